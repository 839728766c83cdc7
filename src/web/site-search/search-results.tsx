import { useTranslations } from 'use-intl'
import type { Match } from './search-engine.ts'
import type { SearchEntry } from './search-entry.ts'

/** Results, best first, with the matching words marked. */
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
    // oxlint-disable-next-line react/no-array-index-key -- the position is the only identity of a piece
    piece.isMeant ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

interface Piece {
  readonly text: string
  readonly isMeant: boolean
}

const before = 50
const maxExcerptLength = 150

/** Splits a text into matching words and the text between them. */
function piecesOf(text: string, isMeant: (word: string) => boolean): readonly Piece[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part, index) => ({ text: part, isMeant: index % 2 === 1 && isMeant(part) }))
    .filter((piece) => piece.text !== '')
}

/** The part of a text around its first matching word, or its beginning if none matches. */
function excerptOf(text: string, isMeant: (word: string) => boolean): string {
  if (text.length <= maxExcerptLength) return text
  const first = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => isMeant(word))?.index ?? 0
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const last = text.lastIndexOf(' ', from + maxExcerptLength)
  const to = from + maxExcerptLength >= text.length ? text.length : Math.max(last, first)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

interface NothingFoundProps {
  readonly suggested: readonly SearchEntry[]
  readonly contact: string
}

/** No results: suggests articles and the contact page. */
export function NothingFound({ suggested, contact }: NothingFoundProps) {
  const t = useTranslations('siteSearch')
  return (
    <div className="results none">
      {suggested.length > 0 && (
        <>
          <p>{t('suggested')}</p>
          <ul>
            {suggested.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={contact} className="link">
          {t('ask')}
        </a>
      </p>
    </div>
  )
}
