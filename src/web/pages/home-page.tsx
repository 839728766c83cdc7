import { homeText } from '#content/home.ts'
import { pageText } from '#content/pages.ts'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { HomeHero } from '#web/pages/home-hero.tsx'
import { MovingBand } from '#web/pages/moving-band.tsx'
import { OfferPanes } from '#web/pages/offer-panes.tsx'
import { Plans } from '#web/pages/plans.tsx'
import { trustPoints } from '#web/pages/trust-points.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'

export function HomePage() {
  const { locale } = useSite()
  const text = homeText(locale)
  const { h1, lead } = pageText('home', locale)
  return (
    <main id="main" tabIndex={-1}>
      <HomeHero heading={h1} lead={lead} search={text.search} planter={text.planter} />
      <TrustRow points={trustPoints(locale)} />
      <OfferPanes offers={text.offers} />
      <section className="sec flush">
        <div className="wrap">
          <div className="shead g12">
            <h2>{text.plans.h2}</h2>
            <p className="lead">{text.plans.lead}</p>
          </div>
          <Plans family="webhosting" fit={text.plans.fit} />
          <p className="panenote">
            <PageLink page={text.plans.all.page} className="go">
              <span>{text.plans.all.label}</span> <Icon name="arrow" size="s" />
            </PageLink>
          </p>
        </div>
      </section>
      <MovingBand text={text.moving} />
      <FaqSection heading={text.faq.h2} items={text.faq.items}>
        <p>
          <PageLink page={text.faq.all.page} className="link">
            {text.faq.all.label}
          </PageLink>
        </p>
      </FaqSection>
    </main>
  )
}
