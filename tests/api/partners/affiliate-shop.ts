import { randomBytes, randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import type { Partners } from '#features/partners/repository.ts'
import { createTransaction } from '#features/stores.ts'
import type { CommissionLedger, Payout } from '#features/partners/ledger-repository.ts'
import { parse } from '#platform/schema/parse.ts'
import { statementResponse, type StatementResponse } from '#features/partners/schema/affiliate.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { EntryKind, SaleEvent } from '#core/partners/commission-ledger.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'
import { sampleLine, sampleOrder } from '#tests/builders/sample-order.ts'
import { noLimits } from '#platform/limits/rate-limits.ts'
import { applyAsPartner, confirmPartner } from '#features/partners/apply-as-partner.ts'
import { bookPayout, bookSale, type PayoutOutcome } from '#features/partners/book-commissions.ts'
import { openShop, type Shop, type ShopOptions } from '#tests/api/shop.ts'
import { type CustomerRow, insertCustomer } from '#tests/builders/customers.ts'

export interface SaleOptions {
  readonly affiliateId?: string | null
  readonly wctId?: string
  readonly slugs?: readonly string[]
  readonly buyer?: CustomerRow
  /** Of each line, without VAT; otherwise so much that half of it pays for every rung. */
  readonly price?: number
  readonly priceFrequency?: Frequency
  readonly method?: string
  /** Where the money came from. */
  readonly account?: string
  /** Including VAT. */
  readonly total?: number
  readonly daysAgo?: number
}

/** A shop with partners, whose orders are paid by a word. */
export interface AffiliateShop extends AsyncDisposable {
  readonly shop: Shop
  readonly pool: Pool
  readonly partners: Partners
  readonly ledger: CommissionLedger
  book(orderId: string): Promise<void>
  payOut(partner: string, payout: Payout): Promise<PayoutOutcome>
  /** A partner by the way of the mails. Answers with the number. */
  partner(rest?: object): Promise<string>
  /** An order that was paid. Answers with its id. */
  sell(options?: SaleOptions): Promise<string>
  happen(
    orderId: string,
    kind: SaleEvent['kind'],
    amount: number,
    rest?: { daysAgo?: number; mark?: string },
  ): Promise<void>
  /** A new personal link's token. */
  tokenOf(partner: string): Promise<string>
  statement(token: string): Promise<StatementResponse>
  entries(): Promise<readonly (readonly [EntryKind, number, number, number])[]>
  rowsOf<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

export const application = { name: 'Bo de Groot', email: 'bo@tuinblog.example', website: 'tuinblog.example' }

const buyerKeys = createBuyerKeys([sampleSecret])

export async function openAffiliateShop(options: ShopOptions = {}): Promise<AffiliateShop> {
  const shop = await openShop(options)
  const { pool, deps } = shop
  const { partners, ledger } = deps
  const rowsOf: AffiliateShop['rowsOf'] = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows
  const happen: AffiliateShop['happen'] = async (orderId, kind, amount, { daysAgo = 0, mark = randomMark() } = {}) => {
    await pool.query(
      `insert into order_events (order_id, kind, amount_cents, dedup_key, occurred_at)
       values ($1, $2, $3, $4, now() - $5 * interval '1 day')`,
      [orderId, kind, amount, mark, daysAgo],
    )
  }
  return {
    shop,
    pool,
    partners,
    rowsOf,
    happen,
    ledger,
    book: (orderId) => bookSale(deps, orderId),
    payOut: (partner, payout) => bookPayout(deps.transaction, partner, payout),
    async partner(rest) {
      const details = {
        companyName: null,
        vatNumber: null,
        iban: 'NL91ABNA0417164300',
        ...application,
        ...rest,
      }
      const form = {
        ...details,
        companyName: details.companyName ?? '',
        vatNumber: details.vatNumber ?? '',
        iban: details.iban ?? '',
      }
      await applyAsPartner({ ...deps, rateLimits: noLimits }, form, 'a test')
      const [row] = await rowsOf<{
        id: string
      }>('select id from partner_applications order by applied_at desc limit 1')
      const number = await confirmPartner(deps, (await partners.issueToken({ applicationId: row?.id ?? '' })) ?? '')
      await pool.query(`update partners set confirmed_at = now() - interval '1 year' where number = $1`, [number])
      return number ?? ''
    },
    async sell({ affiliateId = null, slugs = ['webhosting-struik'], total = 5808, daysAgo = 0, ...rest } = {}) {
      const orderId = await insertOrder(pool, { ...rest, affiliateId, slugs, total, daysAgo })
      await happen(orderId, 'paid', total, { daysAgo })
      return orderId
    },
    async tokenOf(partner) {
      return (await partners.issueToken({ partner })) ?? ''
    },
    async statement(token) {
      const { body } = await shop.ask('POST', '/api/affiliates/statement', { json: { token } })
      const stated = parse(statementResponse, body)
      if (!stated.ok) throw new Error(JSON.stringify(stated.faults))
      return stated.value
    },
    async entries() {
      const rows = await rowsOf<{
        kind: EntryKind
        moves: readonly [number, number, number]
      }>('select kind, array[pending_cents, approved_cents, paid_cents] as moves from commission_entries order by id')
      return rows.map(({ kind, moves }) => [kind, ...moves])
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const randomMark = () => randomBytes(16).toString('base64url')

async function insertOrder(
  pool: Pool,
  {
    affiliateId,
    wctId,
    slugs,
    buyer = {},
    price = 100_000,
    priceFrequency = 'yearly',
    method = 'ideal',
    account,
    total,
    daysAgo,
  }: Required<Pick<SaleOptions, 'affiliateId' | 'slugs' | 'total' | 'daysAgo'>> & SaleOptions,
): Promise<string> {
  const own = { email: `${randomMark()}@klant.example`, phone: `+316${randomInt(1e8, 1e9)}`, ...buyer }
  const known = await pool.query<{ id: string }>('select id from customers where email_key = $1', [own.email])
  const customerId = known.rows[0]?.id ?? (await insertCustomer(pool, own))
  const lines = slugs.map((productSlug) => sampleLine({ productSlug, priceFrequency, price: cents(price) }))
  const sample = sampleOrder({ lines })
  const net = cents(Math.round(total / 1.21))
  const snapshot = {
    ...sample,
    totals: {
      subtotal: net,
      discount: cents(0),
      vat: cents(total - net),
      total: cents(total),
      vatRate: basisPoints(2100),
    },
    buyer: { ...sample.buyer, ...own, customerId },
    affiliateId,
    wctId: wctId ?? null,
  }
  const [cartId, paymentId] = [randomMark(), randomMark()]
  const { rows } = await pool.query<{ id: string }>(
    `insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents, affiliate_id, wct_id)
     values ($1, $2, 1, $2, $3, 'nl', $4, $5, $6) returning id`,
    [customerId, cartId, snapshot, total, affiliateId, wctId ?? null],
  )
  const orderId = rows[0]?.id ?? ''
  await pool.query(
    `insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, status, next_poll_at)
     values ($1, $2, $3, $5, 'nl', $4, 'paid', null)`,
    [paymentId, orderId, cartId, total, method],
  )
  await pool.query(`update orders set paid_payment_id = $2, paid_at = now() - $3 * interval '1 day' where id = $1`, [
    orderId,
    paymentId,
    daysAgo,
  ])
  await createTransaction(pool)(({ orders }) =>
    orders.addBuyerKeys(orderId, buyerKeys.of(snapshot.buyer, account ?? null)),
  )
  return orderId
}
