import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StatementResponse } from '#features/partners/schema/affiliate.ts'
import { formatDay, formatShortDay } from '#core/time/day-format.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import { formatCount } from '#core/locale/number-format.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { cents } from '#core/money/money.ts'
import { approvalDays } from '#core/partners/commission.ts'
import { fetchStatementCsv } from '#web/api/affiliates.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { LongTable } from './long-table.tsx'
import type { CommissionRow } from './commission-row.ts'

interface StatementTablesProps {
  readonly statement: StatementResponse
  readonly token: string
  readonly ladder: readonly CommissionRow[]
}

/** Tables of everything counted and booked, newest first, so that the totals can be verified. */
export function StatementTables({ statement, token, ladder }: StatementTablesProps) {
  const t = useTranslations('partners.statement')
  const { affiliateId, name, since, totals, visits, sales, payments, entries } = statement
  const nameOf = new Map(ladder.map(({ slugs, name: said }) => [slugs, said]))
  const soldIn = new Map(sales.map(({ id, products }) => [id, wordsFor(products)]))

  function wordsFor(products: StatementResponse['sales'][number]['products']): string {
    return products.map((slugs) => nameOf.get(slugs) ?? slugs).join(', ') || t('extras')
  }

  return (
    <>
      <section className="statement">
        <header>
          <div>
            <h2>{t('number', { number: affiliateId })}</h2>
            <p>
              {name} · {t('since', { day: longDay(since) })}
            </p>
          </div>
          <CsvButton token={token} number={affiliateId} />
        </header>
        <Totals totals={totals} />
        {statement.hasAccount === false && <p className="note">{t('noAccount')}</p>}
      </section>

      <LongTable
        title={t('sales')}
        empty={t('noSales')}
        head={[t('day'), t('sold'), t('commission'), t('state')]}
        rows={sales.toReversed().map(({ id, day, products, commission, reversed, state, approvedOn }) => [
          id,
          shortDay(day),
          wordsFor(products),
          euro(commission),
          <>
            {t(`states.${state}`, { day: shortDay(approvedOn) })}
            {reversed > 0 && state !== 'reversed' && <small>{t('partlyReversed', { amount: euro(reversed) })}</small>}
          </>,
        ])}
      />
      <LongTable
        title={t('visits')}
        empty={t('noVisits')}
        head={[t('day'), t('visitCount')]}
        rows={visits.toReversed().map(({ day, visits: count }) => [day, shortDay(day), formatCount(count, 'nl')])}
        sums={[
          t('visitTotal'),
          formatCount(
            visits.reduce((sum, { visits: count }) => sum + count, 0),
            'nl',
          ),
        ]}
      />
      <LongTable
        title={t('payments')}
        empty={t('noPayments')}
        head={[t('day'), t('amount'), t('account')]}
        rows={payments.toReversed().map(({ id, day, amount, iban }) => [id, shortDay(day), euro(amount), iban])}
      />
      <LongTable
        title={t('entries')}
        lead={t('entriesText')}
        empty={t('noEntries')}
        head={[t('day'), t('what'), t('pending'), t('approved'), t('paid')]}
        rows={entries.toReversed().map(({ day, kind, sale, pending, approved, paid }, index) => [
          String(entries.length - index),
          shortDay(day),
          <>
            {t(`kinds.${kind}`)}
            <small>{soldIn.get(sale)}</small>
          </>,
          ...[pending, approved, paid].map(euro),
        ])}
        sums={[t('sum'), '', ...[totals.pending, totals.approved, totals.paid].map(euro)]}
      />
    </>
  )
}

interface CsvButtonProps {
  readonly token: string
  readonly number: string
}

/** Downloads the whole statement as CSV. */
function CsvButton({ token, number }: CsvButtonProps) {
  const t = useTranslations('partners.statement')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function download(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const csv = await fetchStatementCsv(token)
    setState(csv ? 'idle' : 'failed')
    if (csv) saveFile(csv, `partner-${number}.csv`)
  }

  return (
    <div>
      <button
        type="button"
        className="button button-secondary"
        aria-busy={state === 'busy'}
        onClick={() => void download()}
      >
        {t('csv')}
      </button>
      <p className="small" role="status">
        {state === 'failed' && t('csvFailed')}
      </p>
    </div>
  )
}

const purses = ['pending', 'approved', 'paid'] as const

/** Totals of the commission by state. */
function Totals({ totals }: Pick<StatementResponse, 'totals'>) {
  const t = useTranslations('partners.statement')
  return (
    <>
      <h3 className="visually-hidden">{t('totals')}</h3>
      <dl className="balances">
        {purses.map((purse) => (
          <div key={purse}>
            <dt>{t(purse)}</dt>
            <dd>{euro(totals[purse])}</dd>
            <dd className="small">{t(`${purse}Text`, { days: String(approvalDays) })}</dd>
          </div>
        ))}
      </dl>
      {totals.approved < 0 && <p className="note">{t('owed')}</p>}
    </>
  )
}

/** Formats an amount in Dutch, the language of the programme. */
function euro(euros: number): string {
  return formatEuro(cents(Math.round(euros * 100)), 'nl')
}

function shortDay(day: string): string {
  return isIsoDate(day) ? formatShortDay(day, 'nl') : day
}

function longDay(day: string): string {
  return isIsoDate(day) ? formatDay(day, 'nl') : day
}
