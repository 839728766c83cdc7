import type { PoolClient } from 'pg'
import { entryColumns } from '#adapters/postgres/partners/entry-rows.ts'
import { soldCategoriesOf } from '#domain/partners/commission.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { BookedEntry, BookedSale, PartnerAccount } from '#services/partners/commission-ledger-port.ts'

/** So that no entry is of a sale that is not there yet. */
const atOneMoment = 'set transaction isolation level repeatable read, read only'

/** Of an order only which products are in it: the rest of it is none of the partner's business. */
const readSales = `
  select sale.id, sale.paid_at as "paidAt", commission_cents as commission,
    jsonb_path_query_array(snapshot, '$.lines[*].productSlug') as slugs
  from partner_sales as sale join orders on orders.id = order_id
  where partner = $1 and not is_own order by sale.paid_at, sale.id`

const readEntries = `
  select sale.id as "saleId", payout_id as "payoutId", booked_at as "bookedAt", ${entryColumns}
  from commission_entries as entry join partner_sales as sale using (order_id)
  where partner = $1 order by entry.id`

const readPayouts = `
  select id, iban, amount_cents as amount, paid_on::text as day from partner_payouts
  where partner = $1 order by paid_on, booked_at`

type SaleRow = Omit<BookedSale, 'products'> & { readonly slugs: readonly OrderLine['productSlug'][] }

/** Begins a transaction's reading: nothing may have been asked in it before. */
export async function readAccount(client: PoolClient, partner: string): Promise<PartnerAccount> {
  await client.query(atOneMoment)
  const sales = await client.query<SaleRow>(readSales, [partner])
  const entries = await client.query<BookedEntry>(readEntries, [partner])
  const payouts = await client.query<PartnerAccount['payouts'][number]>(readPayouts, [partner])
  return { sales: sales.rows.map(saleOf), entries: entries.rows, payouts: payouts.rows }
}

function saleOf({ slugs, ...sale }: SaleRow): BookedSale {
  return { ...sale, products: soldCategoriesOf(slugs.map((productSlug) => ({ productSlug }))) }
}
