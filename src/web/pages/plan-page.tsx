import { useTranslations } from 'use-intl'
import { homeText } from '#content/home.ts'
import { pageText } from '#content/pages.ts'
import { planPageText } from '#content/plan-pages.ts'
import type { PlanPageId } from '#content/plan-page-text.ts'
import { Comparison } from '#web/pages/comparison.tsx'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { FeatureBlocks } from '#web/pages/feature-blocks.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { MovingBand } from '#web/pages/moving-band.tsx'
import { PlanHeroPicture } from '#web/pages/plan-hero-picture.tsx'
import { Plans, type PlanFamily } from '#web/pages/plans.tsx'
import { TermSwitch } from '#web/pages/term-switch.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

const families: Readonly<Record<PlanPageId, PlanFamily>> = { wordpressHosting: 'wordpress', webhosting: 'webhosting' }

/** A family in three sizes: what each costs now and later, what is in it, and how it compares. */
export function PlanPage({ page }: { readonly page: PlanPageId }) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const text = planPageText(page, locale)
  const family = families[page]
  const { h1, lead } = pageText(page, locale)
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<PlanHeroPicture family={family} />}>
        <div className="act">
          <a className="btn btn-p btn-l" href="#maten">
            {text.hero.choose}
          </a>
          <PageLink page={text.hero.second.page} className="go">
            <span>{text.hero.second.label}</span>
          </PageLink>
        </div>
      </Hero>
      <section className="sec" id="maten" aria-label={t('plansLabel')}>
        <div className="wrap">
          <div className="shead g12">
            <h2>{text.plans.h2}</h2>
            <TermSwitch />
          </div>
          <Plans family={family} fit={text.plans.fit} terms={['monthly', 'yearly']} />
          <VatSwitch />
        </div>
      </section>
      <Comparison family={family} text={text.comparison} />
      <FeatureBlocks features={text.features} />
      <MovingBand text={homeText(locale).moving} />
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
    </main>
  )
}
