import { useTranslations } from 'use-intl'
import { excerptOf, piecesOf } from '#web/site-search/excerpt.ts'
import type { Match } from '#web/site-search/search-engine.ts'

/** What was found, best first, with the words that were looked for marked. */
export function FoundList({ matches }: { readonly matches: readonly Match[] }) {
  const t = useTranslations('siteSearch')
  return (
    <ul className="results">
      {matches.map(({ entry, isMeant }) => (
        <li key={entry.path}>
          <a href={entry.path}>
            <strong>
              <Marked text={entry.title} isMeant={isMeant} />
            </strong>
            <span className="small muted">
              <b>{entry.group ?? t('page')}</b> · <Marked text={excerptOf(entry.text, isMeant)} isMeant={isMeant} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Marked({ text, isMeant }: { readonly text: string; readonly isMeant: Match['isMeant'] }) {
  return piecesOf(text, isMeant).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no name but their place
    piece.isMeant ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
