import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommissionSlugs } from '#domain/partners/commission.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import { earningsOf, salesIn } from '#web/partners/earnings.ts'
import type { Rung } from '#web/partners/rung.ts'

export interface EarningsTableProps {
  readonly ladder: readonly Rung[]
}

/** One sale a month, to show how it works. */
const example: Typed = { 'webhosting-struik': '1' }
type Typed = Readonly<Partial<Record<CommissionSlugs, string>>>

/** The commission ladder; with script a column to fill in, and what that adds up to. */
export function EarningsTable({ ladder }: EarningsTableProps) {
  const t = useTranslations('partners.earnings')
  const [typed, setTyped] = useState(example)
  const sales = Object.fromEntries(Object.entries(typed).map(([slugs, text]) => [slugs, salesIn(text)]))
  const { month, year } = earningsOf(sales)
  const table = useRef<HTMLTableElement>(null)

  /** What was typed before the script came. */
  useLayoutEffect(() => {
    const inputs = table.current?.querySelectorAll('input') ?? []
    setTyped(Object.fromEntries([...inputs].map(({ name, value }) => [name, value])))
  }, [])

  return (
    <>
      <table ref={table} className="ladder">
        <caption className="vh">{t('caption')}</caption>
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
          {ladder.map(({ slugs, name, amount, path }) => (
            <tr key={slugs}>
              <th scope="row">
                <a className="link" href={path}>
                  {name}
                </a>
              </th>
              <td className="amount">{formatEuro(amount, 'nl')}</td>
              <td className="scripted">
                {amount === 0 ? (
                  t('none')
                ) : (
                  <span className="inp">
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
