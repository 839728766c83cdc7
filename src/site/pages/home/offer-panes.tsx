import { useTranslations } from 'use-intl'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { ReadersVatNote } from '#site/pages/parts/readers-vat.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { HomeText } from './home-page.tsx'

type Offers = HomeText['offers']

interface Pane {
  readonly key: keyof Offers['tiles']
  readonly tint: 'sprout' | 'blush' | 'water' | 'straw' | 'dew' | 'butter'
  readonly wide?: true
  readonly slug: string | Readonly<Record<SiteLocale, string>>
  readonly drawing: DrawingName | Readonly<Record<SiteLocale, DrawingName>>
  readonly height: number
}

const panes: readonly Pane[] = [
  { key: 'wordpress', tint: 'sprout', wide: true, slug: 'wordpress-stek', drawing: 'rank', height: 350 },
  {
    key: 'domain',
    tint: 'blush',
    slug: { nl: 'domain-nl', de: 'domain-de' },
    drawing: { nl: 'naam', de: 'naam-de' },
    height: 196,
  },
  { key: 'email', tint: 'water', slug: 'email-stek', drawing: 'post', height: 178 },
  { key: 'webhosting', tint: 'straw', slug: 'webhosting-stek', drawing: 'plank', height: 190 },
  { key: 'website', tint: 'dew', slug: 'website-stek', drawing: 'kas', height: 196 },
  { key: 'webshop', tint: 'butter', wide: true, slug: 'webshop-stek', drawing: 'kraam', height: 256 },
]

/** Coloured panes between glazing bars, one for each offer, with both its prices. */
export function OfferPanes({ offers }: { readonly offers: Offers }) {
  return (
    <Section heading={offers.h2} lead={offers.lead}>
      <div className="panes">
        {panes.map((pane) => (
          <OfferPane key={pane.key} pane={pane} offer={offers.tiles[pane.key]} />
        ))}
      </div>
      <div className="panenote">
        <div>
          <p className="small muted">{offers.note}</p>
          <ReadersVatNote />
        </div>
        <VatSwitch />
      </div>
    </Section>
  )
}

function OfferPane({ pane, offer }: { readonly pane: Pane; readonly offer: Offers['tiles'][keyof Offers['tiles']] }) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const slug = typeof pane.slug === 'string' ? pane.slug : pane.slug[locale]
  const drawing = typeof pane.drawing === 'string' ? pane.drawing : pane.drawing[locale]
  const { firstTerm, renewal } = pricesOf(slug, 'yearly', renderedOn)
  return (
    <PageLink page={offer.page} className={`pane bg-${pane.tint}${pane.wide ? ' wide-pane' : ''}`}>
      <h3>{offer.title}</h3>
      <p>{offer.text}</p>
      <div className="pane-price">
        <b>
          <VatPair pair={firstTerm} /> <small>{t('firstYear')}</small>
        </b>
        {renewal && (
          <span className="later">
            {t('thenWord')} <VatPair pair={renewal} /> {t('perYear')}
          </span>
        )}
      </div>
      <Drawing name={drawing} height={pane.height} />
    </PageLink>
  )
}
