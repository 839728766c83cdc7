import { usePath, useSite } from '#web/site-context.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useTranslations } from 'use-intl'
import { VatPair } from '#web/price/vat-pair.tsx'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PlanPrices } from '#core/catalogue/plan-prices.ts'
import { renderedOn } from '#web/rendered-on.ts'
import type { HomeText } from './home-page.tsx'
import { handfulOf } from './home-texts.ts'

interface Props extends Pick<HomeText, 'search' | 'planter'> {
  readonly heading: string
  readonly lead: string
}

/** Header of the home page: domain search, and a planter with price labels. */
export function HomeHero({ heading, lead, search, planter }: Props) {
  const { locale } = useSite()
  const [first, second, third, fourth] = priceTags(locale)
  return (
    <section className="panel hero">
      <span className="sun" />
      <div className="wrap">
        <div className="hero-copy">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <DomainSearch action={usePath('orderDomains')} {...search} />
          <p className="hint">{search.hint}</p>
        </div>
      </div>
      <div className="planter">
        <div className="wrap">
          <div className="row">
            <div className="back">
              <Drawing name="tulp-mid" height={196} pot="clay" />
              <Drawing name="sans" height={222} pot="white" />
              <Drawing name="struik" height={216} />
            </div>
            <PriceTag tag={first} highlighted />
            <Drawing name="stek" height={150} pot="white" className="p1 desktop-only" />
            <PriceTag tag={second} />
            <PriceTag tag={third} />
            <Drawing name="tulp-tall" height={190} pot="clay" className="desktop-only" />
            <PriceTag tag={fourth} />
          </div>
        </div>
        <div className="tall">
          <Drawing name="boom" height={560} />
          <Drawing name="calathea" height={250} pot="butter" />
        </div>
        <div className="front on-dark">
          <div className="wrap">
            <span>{planter.note}</span>
            <GoLink page="registerDomain" label={planter.allExtensions(handfulOf(locale))} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Plant label with the two prices of an extension. */
function PriceTag({ tag, highlighted = false }: { readonly tag: ExtensionTag; readonly highlighted?: boolean }) {
  const t = useTranslations('price')
  const { firstTerm, renewal } = tag.prices
  return (
    <PageLink page="registerDomain" className={highlighted ? 'tag highlighted' : 'tag'}>
      <b>.{tag.extension}</b>
      <VatPair pair={firstTerm} className="first" />
      {renewal && (
        <span className="later">
          {t('thenWord')} <VatPair pair={renewal} />
        </span>
      )}
    </PageLink>
  )
}

interface ExtensionTag {
  readonly extension: string
  readonly prices: PlanPrices
}

const planted: Readonly<Record<SiteLocale, readonly [string, string, string, string]>> = {
  nl: ['nl', 'com', 'eu', 'shop'],
  de: ['de', 'com', 'eu', 'shop'],
}

/** The four extensions whose price labels stand in the planter. */
function priceTags(locale: SiteLocale): [ExtensionTag, ExtensionTag, ExtensionTag, ExtensionTag] {
  const [first, second, third, fourth] = planted[locale]
  return [tagOf(first), tagOf(second), tagOf(third), tagOf(fourth)]
}

function tagOf(extension: string): ExtensionTag {
  return { extension, prices: pricesOf(`domain-${extension}`, 'yearly', renderedOn) }
}
