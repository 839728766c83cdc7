import type { ReactNode } from 'react'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { usualTermOf } from '#pages/parts/cost-of-years.ts'
import { type PackagePlant, plantOf } from '#pages/parts/packages.tsx'
import { productOfSlug } from '#pages/parts/product-of-slug.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** Rows of the comparison; what stands in them comes from the catalogue. */
type ComparisonRow =
  | 'firstYear'
  | 'renewal'
  | 'sites'
  | 'shops'
  | 'pages'
  | 'products'
  | 'accounts'
  | 'storage'
  | 'mailboxes'
  | 'mailboxSize'
  | 'automaticUpdates'
  | 'backups'
  | 'staging'
  | 'freeMoving'

/** One value a package, in the order they stand: `true` is "yes", `false` is "not included", a text is itself. */
interface SaidRow {
  readonly label: string
  readonly values: readonly (boolean | string)[]
}

interface ComparisonGroup {
  /** The first group, the two prices, has none. */
  readonly label?: string
  readonly rows: readonly ({ readonly row: ComparisonRow; readonly label: string } | SaidRow)[]
}

export interface ComparisonText {
  readonly h2: string
  /** Head of the first column, for screen readers. */
  readonly rowHeading: string
  readonly groups: readonly ComparisonGroup[]
}

/** How much smaller a plant stands in the head than on the sill of the packages. */
const headScale = 0.34

interface Props {
  /** Slugs, one column each: two to four. */
  readonly products: readonly string[]
  readonly text: ComparisonText
  readonly drawings?: Readonly<Record<string, PackagePlant>>
}

/** Packages side by side; the first two rows are always the two prices. Roles survive `display: grid`. */
export function Comparison({ products: slugs, text, drawings = {} }: Props) {
  const { locale } = useSite()
  const products = slugs.map(productOfSlug)
  const values = planValues[locale]
  return (
    <section className="sec flush">
      <div className="wrap">
        <h2>{text.h2}</h2>
        <table className={`tbl cmp of${products.length}`} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <span className="vh">{text.rowHeading}</span>
              </th>
              {products.map(({ slug, name }) => {
                const plant = drawings[slug] ?? plantOf(slug)
                return (
                  <th key={slug} scope="col" role="columnheader">
                    <span className="pl">
                      <span>{name[locale]}</span>
                      {plant && <Drawing name={plant.drawing} height={Math.round(plant.height * headScale)} />}
                    </span>
                  </th>
                )
              })}
            </tr>
          </thead>
          {text.groups.map(({ label, rows }) => (
            <tbody key={label ?? 'prices'} role="rowgroup">
              {label && (
                <tr className="grp" role="row">
                  <th colSpan={products.length + 1} scope="rowgroup" role="rowheader">
                    {label}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.label} role="row">
                  <th scope="row" role="rowheader">
                    {row.label}
                  </th>
                  {products.map((product, index) => (
                    <td key={product.slug} role="cell" data-column={product.name[locale]}>
                      {cellOf(row, product, index, values)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

function cellOf(row: ComparisonGroup['rows'][number], product: Product, column: number, values: PlanValues): ReactNode {
  if ('row' in row) return valueOf(row.row, product, values)
  const value = row.values[column]
  if (value === undefined) throw new RangeError(`${row.label}: no value for ${product.slug}`)
  return typeof value === 'string' ? value : <Said included={value} values={values} />
}

function valueOf(row: ComparisonRow, product: Product, values: PlanValues): ReactNode {
  const { limits } = product
  const prices = pricesOf(product.slug, usualTermOf(product), renderedOn)
  switch (row) {
    case 'firstYear':
      return <VatPair pair={prices.firstTerm} />
    case 'renewal':
      return prices.renewal && <VatPair pair={prices.renewal} />
    case 'sites':
    case 'shops':
    case 'accounts':
      return limits[row]
    case 'pages':
    case 'products':
    case 'mailboxes':
      return limits[row] === null ? values.unlimited : limits[row]
    case 'storage':
      return values.gigabytes(String(limits.storageGb))
    case 'mailboxSize':
      return values.gigabytes(String(limits.mailboxGb))
    case 'backups':
      return values.days(String(limits.backupDays))
    case 'automaticUpdates':
      return <Said included values={values} />
    case 'staging':
      return <Said included={limits.staging === true} values={values} />
    case 'freeMoving':
      return values.sites(limits.sites ?? limits.shops ?? 1)
  }
}

function Said({ included, values }: { readonly included: boolean; readonly values: PlanValues }) {
  if (!included) return <span className="no">{values.notIncluded}</span>
  return (
    <>
      <Icon name="check" /> {values.yes}
    </>
  )
}

/** How the values of the catalogue are worded in a comparison. Numbers arrive formatted. */
interface PlanValues {
  readonly yes: string
  readonly notIncluded: string
  readonly unlimited: string
  readonly free: string
  readonly gigabytes: (amount: string) => string
  readonly days: (amount: string) => string
  readonly sites: (count: number) => string
}

const planValues: Readonly<Record<SiteLocale, PlanValues>> = {
  nl: {
    yes: 'ja',
    notIncluded: 'niet inbegrepen',
    unlimited: 'onbeperkt',
    free: 'gratis',
    gigabytes: (amount) => `${amount}\u00a0GB`,
    days: (amount) => `${amount}\u00a0dagen`,
    sites: (count) => (count === 1 ? '1\u00a0site' : `${count}\u00a0sites`),
  },
  de: {
    yes: 'ja',
    notIncluded: 'nicht enthalten',
    unlimited: 'unbegrenzt',
    free: 'kostenlos',
    gigabytes: (amount) => `${amount}\u00a0GB`,
    days: (amount) => `${amount}\u00a0Tage`,
    sites: (count) => (count === 1 ? '1\u00a0Website' : `${count}\u00a0Websites`),
  },
}
