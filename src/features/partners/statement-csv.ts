import { type CsvCell, csvOf } from '#core/money/csv.ts'
import type { EntryKind } from '#core/partners/commission-ledger.ts'
import { maskedIban } from '#core/partners/iban.ts'
import type { Statement } from './read-statement.ts'
import { shopDayOf } from '#core/time/shop-day.ts'

const header = ['datum', 'soort', 'verkoop', 'producten', 'bezoeken', 'wacht', 'goedgekeurd', 'uitbetaald', 'rekening']

/** The programme speaks Dutch only. */
const kinds: Readonly<Record<EntryKind, string>> = {
  earned: 'verdiend',
  reversed: 'teruggedraaid',
  approved: 'goedgekeurd',
  paid_out: 'uitbetaald',
}

/** Visits and entries day by day; the last row is the sum of all above it. */
export function statementCsv({ visits, sales, entries, payouts, totals }: Statement): string {
  const productsOf = new Map(sales.map(({ id, products }) => [id, products.map(familyOf).join(' ')]))
  const ibanOf = new Map(payouts.map(({ id, iban }) => [id, maskedIban(iban)]))
  const visitRows = visits.map(({ day, visits: count }): readonly CsvCell[] => {
    return [day, 'bezoek', '', '', count, '', '', '', '']
  })
  const entryRows = entries.map(({ bookedAt, kind, saleId, payoutId, pending, approved, paid }): readonly CsvCell[] => [
    shopDayOf(bookedAt),
    kinds[kind],
    saleId,
    productsOf.get(saleId) ?? '',
    '',
    { money: pending },
    { money: approved },
    { money: paid },
    ibanOf.get(payoutId ?? '') ?? '',
  ])
  const days = [...visitRows, ...entryRows].toSorted(
    ([one = ''], [other = '']) => Number(one > other) - Number(one < other),
  )
  const allVisits = visits.reduce((sum, { visits: count }) => sum + count, 0)
  const { pending, approved, paid } = totals
  return csvOf([
    header,
    ...days,
    ['', 'totaal', '', '', allVisits, { money: pending }, { money: approved }, { money: paid }, ''],
  ])
}

/** A rung of the ladder may stand for a whole family: `domain-`. */
function familyOf(slugs: string): string {
  return slugs.replace(/-$/, '')
}
