import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { movingService } from '#catalogue/moving-service.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { usePath, useSite } from '#web/site-context.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PriceFrom } from '#site/pages/offer/price-from.tsx'
import type { PageText } from '#site/pages.ts'
import { Breadcrumbs } from '#site/pages/parts/hero.tsx'
import { movingWords } from './moving-words.ts'

/** Cheapest package to move to; the page names its prices. */
export type SmallestPackage = 'webhosting-stek' | 'wordpress-stek'

interface Props {
  readonly head: PageText
  /** Package whose price is shown below the field. */
  readonly smallest?: SmallestPackage
  /** Last row of the header: the providers. */
  readonly children?: ReactNode
}

/** Header with the cargo bike and a field for the domain name to move. */
export function MovingHero({ head, smallest, children }: Props) {
  const t = useTranslations('moving')
  const { locale } = useSite()
  return (
    <section className="band on-dark moving-hero">
      <div className="wrap grid">
        <div className="copy">
          <Breadcrumbs />
          <h1>{head.h1}</h1>
          <p className="lead">{head.lead}</p>
          <div id={searchAnchor}>
            <DomainSearch
              action={usePath('orderHosting')}
              field="domain"
              product={movingService.slug}
              icon="globe"
              label={t('label')}
              placeholder={t('placeholder')}
              button={t('button')}
            />
          </div>
          {smallest && <PriceFrom slug={smallest} before={movingWords[locale].price} />}
          <p className="hint">
            <a className="link" href={`${usePath('orderHosting')}?product=${movingService.slug}`}>
              {t('siteOnly')}
            </a>
          </p>
        </div>
        <div className="picture">
          <Drawing name="bakfiets" height={440} />
        </div>
      </div>
      {children}
    </section>
  )
}
