import type { ReactNode } from 'react'
import { type Column, notOffered } from '#catalogue/columns.ts'
import { packageWords } from '#catalogue/technical-rows.ts'
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

/** Rows of the comparison, of which the catalogue has the values: its columns, the two prices, and what moves for nothing. */
type ComparisonRow = 'firstYear' | 'renewal' | 'freeMoving' | Column | keyof typeof otherNames

const otherNames = {
  storage: 'storageGb',
  mailboxSize: 'mailboxGb',
  automaticUpdates: 'updates',
  backups: 'backupDays',
} as const satisfies Readonly<Record<string, Column>>

/** One value a package, in the order they stand: `true` is "yes", `false` is "not included", a text is itself. */
interface SaidRow {
  readonly label: string
  readonly values: readonly (boolean | string)[]
}

interface KnownRow {
  readonly row: ComparisonRow
  readonly label: string
}

interface ComparisonGroup {
  /** The first group, the two prices, has none. */
  readonly label?: string
  readonly rows: readonly (KnownRow | SaidRow)[]
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
                      {cellOf(row, product, index, locale)}
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

function cellOf(row: KnownRow | SaidRow, product: Product, column: number, locale: SiteLocale): ReactNode {
  const values = planValues[locale]
  if ('row' in row) return valueOf(row.row, product, values, locale)
  const value = row.values[column]
  if (value === undefined) throw new RangeError(`${row.label}: no value for ${product.slug}`)
  return typeof value === 'string' ? value : <Said included={value} values={values} />
}

function valueOf(row: ComparisonRow, product: Product, values: PlanValues, locale: SiteLocale): ReactNode {
  const prices = pricesOf(product.slug, usualTermOf(product), renderedOn)
  switch (row) {
    case 'firstYear':
      return <VatPair pair={prices.firstTerm} />
    case 'renewal':
      return prices.renewal && <VatPair pair={prices.renewal} />
    case 'freeMoving':
      return values.sites(product.limits.sites ?? product.limits.shops ?? 1)
    default: {
      const column = row in otherNames ? otherNames[row as keyof typeof otherNames] : (row as Column)
      const words = packageWords(product, column, locale)
      if (product.limits[column] === true) return <Said included values={values} />
      return words === notOffered[locale] ? <span className="no">{words}</span> : words
    }
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

/** How a comparison words what is not a column. */
interface PlanValues {
  readonly yes: string
  readonly notIncluded: string
  readonly sites: (count: number) => string
}

const planValues: Readonly<Record<SiteLocale, PlanValues>> = {
  nl: {
    yes: 'ja',
    notIncluded: 'niet inbegrepen',
    sites: (count) => (count === 1 ? '1\u00a0site' : `${count}\u00a0sites`),
  },
  de: {
    yes: 'ja',
    notIncluded: 'nicht enthalten',
    sites: (count) => (count === 1 ? '1\u00a0Website' : `${count}\u00a0Websites`),
  },
}
