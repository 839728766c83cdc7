import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '#catalogue/catalogue.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { technicalGroupsOf, type TechnicalRow } from '#catalogue/technical-rows.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { extrasOf } from '#domain/catalogue/catalogue.ts'
import { optionOf, type Product } from '#domain/catalogue/product.ts'
import { type VatPair as Pair, vatPairOf } from '#domain/money/money.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'
import { productOfSlug } from '#pages/parts/product-of-slug.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  /** Slugs of packages of one family: the columns. */
  readonly products: readonly string[]
}

/** What is known of packages and what can be added, both closed: for who looks for one number. Works without script. */
export function TechnicalDetails({ products }: Props) {
  const { locale, demo } = useSite()
  const words = tableWords[locale]
  return (
    <section className="sec flush">
      <div className="wrap more">
        <details>
          <Summary>{words.technical}</Summary>
          <TechnicalTable products={products} />
          {demo && <p className="small">{words.demo}</p>}
        </details>
        <details>
          <Summary>{words.extras}</Summary>
          <ExtrasTable products={products} />
        </details>
      </div>
    </section>
  )
}

function Summary({ children }: { readonly children: string }) {
  return (
    <summary>
      <h2>{children}</h2>
      <Icon name="plus" className="pl" />
      <Icon name="minus" className="mi" />
    </summary>
  )
}

/** Every column of the catalogue in words; what all packages share stands once. It stays a table at every width. */
export function TechnicalTable({ products: slugs }: Props) {
  const { locale } = useSite()
  const products = slugs.map(productOfSlug)
  return (
    <table className={`facts of${products.length}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{tableWords[locale].row}</span>
          </th>
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name[locale]}
            </th>
          ))}
        </tr>
      </thead>
      {technicalGroupsOf(products, locale).map(({ label, rows }) => (
        <tbody key={label}>
          <tr className="grp">
            <th scope="rowgroup" colSpan={products.length + 1}>
              {label}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <Values row={row} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Values({ row: { values } }: { readonly row: TechnicalRow }) {
  const [first] = values
  if (values.every((value) => value === first)) return <td colSpan={values.length}>{first}</td>
  // Values have no identity but their place.
  return values.map((value, index) => <td key={index}>{value}</td>)
}

/** What can be taken beside the packages, once or again and again, with both prices. */
export function ExtrasTable({ products: slugs }: Props) {
  const { locale } = useSite()
  const packages = slugs.map(productOfSlug)
  const extras = [...new Set(packages.flatMap((product) => extrasOf(catalogue, product)))]
  const isMonthly = packages.every((product) => optionOf(product, 'purchase', 'monthly'))
  return (
    <PriceTable>
      {extras.map((extra) => (
        <ExtraRow key={extra.slug} extra={extra} packages={packages} isMonthly={isMonthly} />
      ))}
      <OnceRow title={tableWords[locale].moving} pair={pricesOf('moving-service', null, renderedOn).firstTerm} />
      <RestoreRows />
    </PriceTable>
  )
}

/** What it costs to get a name back that was cancelled, for pages about names. */
export function RestoreFees() {
  return (
    <PriceTable>
      <RestoreRows />
    </PriceTable>
  )
}

function PriceTable({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite()
  const words = tableWords[locale]
  return (
    <table className="facts prices">
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ExtraRowProps {
  readonly extra: Product
  readonly packages: readonly Product[]
  readonly isMonthly: boolean
}

function ExtraRow({ extra, packages, isMonthly }: ExtraRowProps) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const takers = packages.filter(({ slug }) => extra.parents?.includes(slug))
  const only = takers.length < packages.length && takers.map(({ name }) => name[locale]).join(', ')
  return (
    <tr>
      <th scope="row">
        {extra.title[locale]}
        <small>
          {extra.summary[locale]} {only && tableWords[locale].only(only)}
        </small>
      </th>
      <td>
        <VatPair pair={pricesOf(extra.slug, 'yearly', renderedOn).firstTerm} /> {t('perYear')}
        {isMonthly && (
          <small>
            {tableWords[locale].or} <VatPair pair={pricesOf(extra.slug, 'monthly', renderedOn).firstTerm} />{' '}
            {t('perMonth')}
          </small>
        )}
      </td>
    </tr>
  )
}

/** Names whose fee is known, and for all others of the same fee one row. */
function RestoreRows() {
  const { locale } = useSite()
  const { restore } = tableWords[locale]
  return (['nl', 'com'] as const).map((tld) => {
    const fee = catalogue.extensions.get(tld)?.restoreFee
    return fee ? <OnceRow key={tld} title={restore[tld]} pair={vatPairOf(fee, visitorVatRate)} /> : null
  })
}

function OnceRow({ title, pair }: { readonly title: string; readonly pair: Pair }) {
  const t = useTranslations('price')
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{pair.excl === 0 ? t('free') : [<VatPair key="pair" pair={pair} />, ' ', t('once')]}</td>
    </tr>
  )
}

interface TableWords {
  readonly technical: string
  readonly extras: string
  readonly demo: string
  /** Head of the first column, for screen readers. */
  readonly row: string
  readonly what: string
  readonly price: string
  readonly or: string
  readonly only: (sizes: string) => string
  readonly moving: string
  readonly restore: Readonly<Record<'nl' | 'com', string>>
}

const tableWords: Readonly<Record<SiteLocale, TableWords>> = {
  nl: {
    technical: 'Alle technische gegevens',
    extras: 'Extra’s en losse kosten',
    demo: 'Deze winkel is een demo: dit zijn voorbeeldwaarden.',
    row: 'Onderdeel',
    what: 'Wat',
    price: 'Prijs',
    or: 'of',
    only: (sizes) => `Voor ${sizes}.`,
    moving: 'Verhuisservice',
    restore: {
      nl: 'Opgezegde .nl-naam terughalen uit quarantaine',
      com: 'Opgezegde .com, .net, .org of andere algemene extensie terughalen',
    },
  },
  de: {
    technical: 'Alle technischen Daten',
    extras: 'Extras und einmalige Kosten',
    demo: 'Dieser Shop ist eine Demo: Das sind Beispielwerte.',
    row: 'Merkmal',
    what: 'Was',
    price: 'Preis',
    or: 'oder',
    only: (sizes) => `Für ${sizes}.`,
    moving: 'Umzugsservice',
    restore: {
      nl: 'Gekündigte .nl-Domain aus der Quarantäne zurückholen',
      com: 'Gekündigte .com, .net, .org oder andere generische Domain zurückholen',
    },
  },
}
