import type { ReactNode } from 'react'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { ComparisonGroup, ComparisonRow, ComparisonText, PlanValues } from '#content/plan-page-text.ts'
import { planValues } from '#content/plan-values.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { usualTermOf } from '#web/pages/offer/cost-of-years.ts'
import { type PackagePlant, plantOf } from '#web/pages/offer/package-plants.ts'
import { productOfSlug } from '#web/pages/offer/product-of-slug.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
  const values = planValues(locale)
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
