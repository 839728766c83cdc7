import { useTranslations } from 'use-intl'
import type { SearchEntry } from '#web/site-search/search-entry.ts'

interface Props {
  readonly suggested: readonly SearchEntry[]
  readonly contact: string
}

/** The search knows nothing: some articles that often help, and people. */
export function NothingFound({ suggested, contact }: Props) {
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
