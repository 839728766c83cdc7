import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import { type Cents, cents, sumOf } from '#core/money/money.ts'
import type { CommissionSlugs } from '#core/partners/commission.ts'
import type { CommissionRow } from './commission-row.ts'

export interface EarningsTableProps {
  readonly ladder: readonly CommissionRow[]
}

/** Initial input: one sale a month, as an example. */
const example: Typed = { 'webhosting-struik': '1' }
type Typed = Readonly<Partial<Record<CommissionSlugs, string>>>

/** The commission table, which script turns into a calculator. */
export function EarningsTable({ ladder }: EarningsTableProps) {
  const t = useTranslations('partners.earnings')
  const [typed, setTyped] = useState(example)
  const sales = Object.fromEntries(Object.entries(typed).map(([slugs, text]) => [slugs, salesIn(text)]))
  const { month, year } = earningsOf(ladder, sales)
  const table = useRef<HTMLTableElement>(null)

  /** Adopts values typed before hydration. */
  useLayoutEffect(() => {
    const inputs = table.current?.querySelectorAll('input') ?? []
    setTyped(Object.fromEntries([...inputs].map(({ name, value }) => [name, value])))
  }, [])

  return (
    <>
      <table ref={table} className="ladder">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('each')}</th>
            <th scope="col" className="scripted">
              {t('sales')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ slugs, name, least, most, path }) => (
            <tr key={slugs}>
              <th scope="row">
                <a className="link" href={path}>
                  {name}
                </a>
              </th>
              <td className="amount">
                {formatEuro(least, 'nl')}
                {most > least && <small>{t('upTo', { amount: formatEuro(most, 'nl') })}</small>}
              </td>
              <td className="scripted">
                {most === 0 ? (
                  t('none')
                ) : (
                  <span className="input-box">
                    <input
                      type="text"
                      name={slugs}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={3}
                      aria-label={t('salesOf', { product: name })}
                      placeholder="0"
                      value={typed[slugs] ?? ''}
                      onChange={(event) => setTyped({ ...typed, [slugs]: event.target.value })}
                    />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="earned scripted">
        <h3>{t('title')}</h3>
        <dl aria-live="polite">
          <div>
            <dt>{t('perMonth')}</dt>
            <dd>{formatEuro(month, 'nl')}</dd>
          </div>
          <div>
            <dt>{t('perYear')}</dt>
            <dd>{formatEuro(year, 'nl')}</dd>
          </div>
        </dl>
        <p className="small">{t('note')}</p>
      </div>
    </>
  )
}

/** Expected monthly sales of each product. */
type SalesPerMonth = Readonly<Partial<Record<CommissionSlugs, number>>>

export const maxSales = 999

interface Earnings {
  readonly month: Cents
  readonly year: Cents
}

/** Counts every sale as a separate order of the cheapest product, so the maximum per order does not apply. */
export function earningsOf(ladder: readonly Pick<CommissionRow, 'slugs' | 'least'>[], sales: SalesPerMonth): Earnings {
  const month = sumOf(ladder.map(({ slugs, least }) => cents(least * (sales[slugs] ?? 0))))
  return { month, year: cents(month * 12) }
}

/** Parses a number of sales: an integer from 0 to `maxSales`. */
export function salesIn(typed: string): number {
  const digits = /^\d+/.exec(typed.trim())?.[0] ?? '0'
  return Math.min(Number(digits), maxSales)
}
