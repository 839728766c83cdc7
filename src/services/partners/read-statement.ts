import {
  approvalOf,
  balanceOf,
  type CommissionBalance,
  reversedIn,
  type SaleState,
  saleStateOf,
} from '#domain/partners/commission-ledger.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PartnerDependencies } from './partner-dependencies.ts'
import type { BookedEntry, BookedSale, PartnerAccount } from './commission-ledger-port.ts'
import type { Partner } from './partners-port.ts'
import type { VisitDay } from '#services/visits/visit-counts-port.ts'
import { shopDayOf } from '#domain/basics/shop-day.ts'

export interface StatedSale extends Omit<BookedSale, 'paidAt'> {
  readonly day: IsoDate
  readonly reversed: Cents
  readonly state: SaleState
  readonly approvedOn: IsoDate
}

export interface Statement extends Pick<PartnerAccount, 'payouts' | 'entries'> {
  readonly partner: Partner
  readonly totals: CommissionBalance
  readonly visits: readonly VisitDay[]
  readonly sales: readonly StatedSale[]
}

/** All that became of a partner's visits, by the partner's own link. */
export async function readStatement(desk: PartnerDependencies, token: string): Promise<Statement | null> {
  const partner = await desk.partners.findByToken(token)
  return partner && statementOf(desk, partner)
}

export async function statementOf(
  { ledger, visits }: Pick<PartnerDependencies, 'ledger' | 'visits'>,
  partner: Partner,
): Promise<Statement> {
  const { sales, entries, payouts } = await ledger.account(partner.number)
  const entriesBySale = Map.groupBy(entries, ({ saleId }) => saleId)
  return {
    partner,
    totals: balanceOf(entries),
    visits: await visits.of(partner.number),
    sales: sales.map((sale) => statedSale(sale, entriesBySale.get(sale.id) ?? [])),
    payouts,
    entries,
  }
}

function statedSale({ paidAt, ...sale }: BookedSale, entries: readonly BookedEntry[]): StatedSale {
  return {
    ...sale,
    day: shopDayOf(paidAt),
    reversed: reversedIn(entries),
    state: saleStateOf(entries),
    approvedOn: shopDayOf(approvalOf(paidAt)),
  }
}
