import type { ReactNode } from 'react'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { PlanSize } from '#content/home-text.ts'
import { planValues } from '#content/plan-pages.ts'
import type { ComparisonRow, PlanPageText, PlanValues } from '#content/plan-page-text.ts'
import type { SiteLocale } from '#domain/locale.ts'
import type { Product } from '#domain/product.ts'
import { productOf, type PlanFamily } from '#web/pages/plans.tsx'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'

const sizes: readonly { readonly size: PlanSize; readonly height: number }[] = [
  { size: 'stek', height: 64 },
  { size: 'struik', height: 84 },
  { size: 'boom', height: 112 },
]

interface Props {
  readonly family: PlanFamily
  readonly text: PlanPageText<SiteLocale>['comparison']
}

/** All of a family's sizes side by side; the first two rows are always the two prices. Roles survive `display: grid`. */
export function Comparison({ family, text }: Props) {
  const { locale } = useSite()
  const products = sizes.map(({ size }) => productOf(family, size))
  const values = planValues(locale)
  return (
    <section className="sec flush">
      <div className="wrap">
        <h2>{text.h2}</h2>
        <table className="tbl" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <span className="vh">{text.rowHeading}</span>
              </th>
              {sizes.map(({ size, height }, index) => (
                <th key={size} scope="col" role="columnheader">
                  <span className="pl">
                    <span>{products[index]?.name[locale]}</span>
                    <Drawing name={size} height={height} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {text.groups.map(({ label, rows }) => (
            <tbody key={label ?? 'prices'} role="rowgroup">
              {label && (
                <tr className="grp" role="row">
                  <th colSpan={4} scope="rowgroup" role="rowheader">
                    {label}
                  </th>
                </tr>
              )}
              {rows.map(({ row, label: name }) => (
                <tr key={row} role="row">
                  <th scope="row" role="rowheader">
                    {name}
                  </th>
                  {products.map((product) => (
                    <td key={product.slug} role="cell">
                      {valueOf(row, product, values)}
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

function valueOf(row: ComparisonRow, product: Product, values: PlanValues): ReactNode {
  const { limits } = product
  const prices = pricesOf(product.slug, 'yearly', renderedOn)
  switch (row) {
    case 'firstYear':
      return <VatPair pair={prices.firstTerm} />
    case 'renewal':
      return prices.renewal && <VatPair pair={prices.renewal} />
    case 'sites':
      return limits.sites
    case 'storage':
      return values.gigabytes(String(limits.storageGb))
    case 'mailboxes':
      return limits.mailboxes === null ? values.unlimited : limits.mailboxes
    case 'backups':
      return values.days(String(limits.backupDays))
    case 'automaticUpdates':
      return <Yes word={values.yes} />
    case 'staging':
      return limits.staging ? <Yes word={values.yes} /> : <span className="no">{values.notIncluded}</span>
    case 'freeMoving':
      return values.sites(limits.sites ?? 1)
  }
}

function Yes({ word }: { readonly word: string }) {
  return (
    <>
      <Icon name="check" /> {word}
    </>
  )
}
