import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '#catalogue/catalogue.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { technicalGroupsOf, type TechnicalRow } from '#catalogue/technical-rows.ts'
import { extrasOf } from '#core/catalogue/catalogue.ts'
import { optionOf, type Product } from '#core/catalogue/product.ts'
import { type VatPair as Pair, vatPairOf } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { usualTermOf } from './cost-of-years.ts'
import { tableWords } from './technical-words.ts'
import { productOfSlug } from './product-of-slug.ts'
import { ReadersAmount } from './readers-vat.tsx'
import { Fold } from './section.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'

interface Props {
  /** Slugs of packages of one family, one for each column. */
  readonly products: readonly string[]
}

/** All technical values of packages and their extras in collapsed sections, for visitors who look up one value. */
export function TechnicalDetails({ products }: Props) {
  const { locale, demo } = useSite()
  const words = tableWords[locale]
  return (
    <>
      <Fold heading={words.technical}>
        <TechnicalTable products={products} />
        {demo && <p className="small">{words.demo}</p>}
      </Fold>
      <Fold heading={words.extras}>
        <ExtrasTable products={products} />
      </Fold>
    </>
  )
}

/**
 * Packages side by side: prices, then every column of the catalogue in words. Values that all packages share are not
 * repeated. It stays a table at every width.
 */
export function TechnicalTable({ products: slugs }: Props) {
  const { locale } = useSite()
  const products = slugs.map(productOfSlug)
  return (
    <table className={`facts columns-${products.length}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{tableWords[locale].row}</span>
          </th>
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['firstTerm', 'renewal'] as const).map((when) => (
          <tr key={when}>
            <th scope="row">{tableWords[locale][when]}</th>
            {products.map((product) => {
              const pair = pricesOf(product.slug, usualTermOf(product), renderedOn)[when]
              return <td key={product.slug}>{pair && <PricePair pair={pair} />}</td>
            })}
          </tr>
        ))}
      </tbody>
      {technicalGroupsOf(products, locale).map(({ label, rows }) => (
        <tbody key={label}>
          <tr className="group-row">
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

/** Price with and without VAT, and at the readers' rate if that differs. */
function PricePair({ pair }: { readonly pair: Pair }) {
  return (
    <>
      <VatPair pair={pair} /> <ReadersAmount grossAt={(rate) => vatPairOf(pair.excl, rate).incl} />
    </>
  )
}

function Values({ row: { values } }: { readonly row: TechnicalRow }) {
  const [first] = values
  if (values.every((value) => value === first)) return <td colSpan={values.length}>{first}</td>
  // Values have no identity but their position.
  return values.map((value, index) => <td key={index}>{value}</td>)
}

/** One-off and recurring extras of the packages, with both prices. */
export function ExtrasTable({ products: slugs }: Props) {
  const { locale } = useSite()
  const packages = slugs.map(productOfSlug)
  const extras = [...new Set(packages.flatMap((product) => extrasOf(catalogue, product)))]
  const isMonthly = packages.every((product) => optionOf(product, 'purchase', 'monthly'))
  return (
    <PriceTable isMonthly={isMonthly}>
      {extras.map((extra) => (
        <ExtraRow key={extra.slug} extra={extra} packages={packages} isMonthly={isMonthly} />
      ))}
      <OnceRow
        title={tableWords[locale].moving}
        pair={pricesOf('moving-service', null, renderedOn).firstTerm}
        isMonthly={isMonthly}
      />
      <RestoreRows isMonthly={isMonthly} />
    </PriceTable>
  )
}

/** Fees for restoring a cancelled domain name, for the domain pages. */
export function RestoreFees() {
  return (
    <PriceTable isMonthly={false}>
      <RestoreRows isMonthly={false} />
    </PriceTable>
  )
}

interface Terms {
  /** Whether the table has a column for monthly prices. */
  readonly isMonthly: boolean
}

function PriceTable({ isMonthly, children }: Terms & { readonly children: ReactNode }) {
  const { locale } = useSite()
  const words = tableWords[locale]
  return (
    <table className={isMonthly ? 'facts prices columns-2' : 'facts prices'}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{isMonthly ? words.year : words.price}</th>
          {isMonthly && <th scope="col">{words.month}</th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ExtraRowProps extends Terms {
  readonly extra: Product
  readonly packages: readonly Product[]
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
        <PricePair pair={pricesOf(extra.slug, 'yearly', renderedOn).firstTerm} /> {!isMonthly && t('perYear')}
      </td>
      {isMonthly && (
        <td>
          <PricePair pair={pricesOf(extra.slug, 'monthly', renderedOn).firstTerm} />
        </td>
      )}
    </tr>
  )
}

/** Extensions with a known fee, and one row for all others, which share a fee. */
function RestoreRows({ isMonthly }: Terms) {
  const { locale } = useSite()
  const { restore } = tableWords[locale]
  return (['nl', 'com'] as const).map((tld) => {
    const fee = catalogue.extensions.get(tld)?.restoreFee
    if (!fee) return null
    return <OnceRow key={tld} title={restore[tld]} pair={vatPairOf(fee, visitorVatRate)} isMonthly={isMonthly} />
  })
}

function OnceRow({ title, pair, isMonthly }: Terms & { readonly title: string; readonly pair: Pair }) {
  const t = useTranslations('price')
  return (
    <tr>
      <th scope="row">{title}</th>
      <td colSpan={isMonthly ? 2 : 1}>
        {pair.excl === 0 ? (
          t('free')
        ) : (
          <>
            <PricePair pair={pair} /> {t('once')}
          </>
        )}
      </td>
    </tr>
  )
}
