import { useTranslations } from 'use-intl'
import type { StatementAnswer } from '#contract/partners/affiliate.ts'
import { formatCount } from '#domain/basics/number-format.ts'
import { CsvButton } from '#web/partners/csv-button.tsx'
import { LongTable } from '#web/partners/long-table.tsx'
import type { Rung } from '#web/partners/rung.ts'
import { Totals } from '#web/partners/totals.tsx'
import { euro, longDay, shortDay } from '#web/partners/written.ts'

interface Props {
  readonly statement: StatementAnswer
  readonly token: string
  readonly ladder: readonly Rung[]
}

/** All that was counted and booked, newest first, in tables that anybody can add up again. */
export function StatementTables({ statement, token, ladder }: Props) {
  const t = useTranslations('partners.statement')
  const { affiliateId, name, since, totals, visits, sales, payments, entries } = statement
  const nameOf = new Map(ladder.map(({ slugs, name: said }) => [slugs, said]))
  const soldIn = new Map(sales.map(({ id, products }) => [id, wordsFor(products)]))

  function wordsFor(products: StatementAnswer['sales'][number]['products']): string {
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
