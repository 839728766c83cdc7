import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import type { PageId } from '#site/pages.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { Breadcrumbs } from '#web/pages/breadcrumbs.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

interface Props {
  readonly page: PageId
  /** Below the field: what it costs. */
  readonly price?: ReactNode
  /** Closes the band: the row of providers. */
  readonly children?: ReactNode
}

/** The cargo bike, and the name that moves. */
export function MovingHero({ page, price, children }: Props) {
  const t = useTranslations('moving')
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
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
          {price}
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
      {children}
    </section>
  )
}
