import {
  approvalOf,
  balanceOf,
  type CommissionBalance,
  reversedIn,
  type SaleState,
  saleStateOf,
} from '#core/partners/commission-ledger.ts'
import { type CommissionSlugs, soldCategoriesOf } from '#core/partners/commission.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Cents } from '#core/money/money.ts'
import type { Deps } from '#features/deps.ts'
import type { BookedEntry, BookedSale, PartnerAccount } from './ledger-repository.ts'
import type { Partner } from './repository.ts'
import type { VisitDay } from '#features/visits/repository.ts'
import { shopDayOf } from '#core/time/shop-day.ts'

export interface StatedSale extends Omit<BookedSale, 'paidAt' | 'method' | 'productSlugs'> {
  readonly products: readonly CommissionSlugs[]
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
export async function readStatement(deps: Deps, token: string): Promise<Statement | null> {
  const partner = await deps.partners.findByToken(token)
  return partner && statementOf(deps, partner)
}

export async function statementOf(
  { ledger, visits }: Pick<Deps, 'ledger' | 'visits'>,
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

function statedSale(
  { paidAt, method, productSlugs, ...sale }: BookedSale,
  entries: readonly BookedEntry[],
): StatedSale {
  return {
    ...sale,
    products: soldCategoriesOf(productSlugs.map((productSlug) => ({ productSlug }))),
    day: shopDayOf(paidAt),
    reversed: reversedIn(entries),
    state: saleStateOf(entries),
    approvedOn: shopDayOf(approvalOf({ paidAt, method })),
  }
}
