import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { WaysTable, type WaysText } from '#site/pages/parts/ways-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { webshopDe } from './webshop-de.ts'
import { webshopNl } from './webshop-nl.ts'

export interface WebshopPageText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly argument: ArgumentText
  readonly payment: StepsText
  readonly ways: WaysText
  /** Legal duties of every webshop; not legal advice. */
  readonly duties: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
    readonly note: string
  }
}

/** Visitors of this page want to open a shop: features, payments, then the legal duties of a shop. */
export default defineProductPage<WebshopPageText>('buildWebshop', {
  texts: { nl: webshopNl, de: webshopDe },
  family: 'webshop',
  drawing: 'kraam',
  articles: ['dns-point', 'hosting-ssl', 'hosting-upgrade'],
  picture: (
    <>
      <Drawing name="kraam" height={350} />
      <Drawing name="bloei" height={230} pot="white" className="desktop-only" />
    </>
  ),
  below: (text) => <Argument text={text.argument} drawing="cactus" height={300} tint="blush" pot="butter" />,
  details: (text) => (
    <>
      <DomainSteps text={text.payment} />
      <WaysTable text={text.ways} drawings={['kraam', 'rank']} />
      <ShopDuties text={text.duties} />
    </>
  ),
})

/** Checklist of legal duties to complete before a shop opens. */
function ShopDuties({ text }: { readonly text: WebshopPageText['duties'] }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ul className="duties">
        {text.items.map(({ title, text: says }) => (
          <li key={title}>
            <Icon name="check" />
            <h3>{title}</h3>
            <p>{says}</p>
          </li>
        ))}
      </ul>
      <p className="small muted under">{text.note}</p>
    </Section>
  )
}
