import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import type { PageIdIn } from '#site/pages.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

const destinations = [
  'registerDomain',
  'webhosting',
  'wordpressHosting',
  'helpdesk',
] as const satisfies readonly (PageIdIn<'nl'> & PageIdIn<'de'>)[]

/** Where people usually go next. */
export function NextSteps() {
  const t = useTranslations('shell')
  const { locale, page } = useSite()
  return (
    <section className="sec">
      <div className="wrap">
        <h2>{t('nextSteps')}</h2>
        <ul className="next">
          {destinations
            .filter((each) => each !== page)
            .map((each) => {
              const { label, lead } = pageText(each, locale)
              return (
                <li key={each}>
                  <h3>
                    <PageLink page={each} className="go">
                      <span>{label}</span> <Icon name="arrow" size="s" />
                    </PageLink>
                  </h3>
                  <p className="small muted">{lead}</p>
                </li>
              )
            })}
        </ul>
      </div>
    </section>
  )
}
