import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import { movers } from '#site/movers.ts'
import type { PageId } from '#site/pages.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { NextSteps } from '#web/pages/next-steps.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { Breadcrumbs } from '#web/pages/breadcrumbs.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** A page about moving to us: the cargo bike, and the name that moves. */
export function MovingPage({ page, children }: { readonly page: PageId; readonly children?: ReactNode }) {
  const t = useTranslations('moving')
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
    <main id="main" tabIndex={-1}>
      <section className="band on-dark mvh">
        <div className="wrap g12">
          <div className="copy">
            <Breadcrumbs />
            <h1>{h1}</h1>
            <p className="lead">{lead}</p>
            <div id={searchAnchor}>
              <DomainSearch
                action={usePath('orderDomains')}
                icon="globe"
                label={t('label')}
                placeholder={t('placeholder')}
                button={t('button')}
              />
            </div>
            <p className="hint">
              <a className="link" href={`${usePath('orderHosting')}?product=moving-service`}>
                {t('siteOnly')}
              </a>
            </p>
          </div>
          <div className="pic">
            <Drawing name="bakfiets" height={440} />
          </div>
        </div>
        {locale === 'nl' && <MoveFrom current={page} />}
      </section>
      {children}
      <NextSteps />
    </main>
  )
}

export function MoveFrom({ current }: { readonly current?: PageId }) {
  const t = useTranslations('moving')
  return (
    <div className="wrap">
      <div className="provs">
        <span>{current?.startsWith('moveFrom') ? t('alsoFrom') : t('from')}</span>
        {movers
          .filter(({ page }) => page !== current)
          .map(({ page, name }) => (
            <PageLink key={page} page={page}>
              {name}
            </PageLink>
          ))}
      </div>
    </div>
  )
}
