import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { storesOn } from '#features/stores.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import type { Customer } from '#core/customers/profile.ts'
import { openDeliveries } from '#features/deliveries/deliver-order.ts'
import type { PaymentMeans } from '#platform/clients/payment-provider.ts'
import type { PaidOrder } from '#features/orders/repository.ts'

export interface OrderOptions {
  readonly lines?: readonly OrderLine[]
  /** Whether a consumer requested immediate delivery; null if the question did not apply. */
  readonly immediateStart?: boolean | null
  readonly paidAt?: Date
  /** Payment means of the order, with which renewals are charged. */
  readonly means?: PaymentMeans
}

const noMandate: PaymentMeans = { method: 'ideal', providerCustomerId: null, mandateId: null }

export function nameLine(itemId: string, rest: Partial<OrderLine> = {}): OrderLine {
  const name = rest.name ?? `${itemId}.nl`
  const [sld = '', tld = ''] = name.split('.')
  return {
    itemId,
    parentId: null,
    type: 'domain',
    productSlug: 'domain-nl',
    name,
    title: { nl: '.nl-domein', de: '.nl-Domain', en: '.nl domain' },
    parameters: { sld, tld },
    priceType: 'purchase',
    priceFrequency: 'yearly',
    price: cents(999),
    discount: cents(0),
    discounts: [],
    net: cents(999),
    renewal: cents(999),
    ...rest,
  }
}

export function hostingLine(itemId: string, rest: Partial<OrderLine> = {}): OrderLine {
  const name = rest.name ?? `${itemId}.nl`
  const title = { nl: 'Webhosting', de: 'Webhosting', en: 'Web hosting' }
  const parameters = { domain: name }
  return { ...nameLine(itemId), type: 'hosting', productSlug: 'web-start', name, title, parameters, ...rest }
}

export function movingLine(itemId: string, rest: Partial<OrderLine> = {}): OrderLine {
  const name = rest.name ?? `${itemId}.nl`
  const parameters = { domain: name, currentProvider: 'Elders', wishes: 'site\nbitte sorgfältig' }
  const once = { priceFrequency: null, renewal: null } as const
  return { ...hostingLine(itemId), ...once, type: 'movingService', name, parameters, ...rest }
}

/** Inserts an order right after its payment was settled, with all its pending deliveries. */
export function insertPaidOrder(pool: Pool, customerId: string, options: OrderOptions = {}): Promise<PaidOrder> {
  return inTransaction(pool, (client) => payInTransaction(client, customerId, options))
}

export async function payInTransaction(
  client: PoolClient,
  customerId: string,
  options: OrderOptions = {},
): Promise<PaidOrder> {
  const { lines = [nameLine('name'), hostingLine('packet', { parentId: 'name', name: 'name.nl' })] } = options
  const { immediateStart = true, paidAt = new Date(), means = noMandate } = options
  const customer = await customerAt(client, customerId)
  const { id: _, language, isEmailVerified, ...buyer } = customer
  const sum = lines.reduce((all, { net }) => all + net, 0)
  const snapshot: OrderSnapshot = {
    lines,
    totals: {
      subtotal: cents(sum),
      discount: cents(0),
      vat: cents(0),
      total: cents(sum),
      vatRate: basisPoints(0),
    },
    exemption: null,
    buyer: { customerId, ...buyer },
    language,
    affiliateId: null,
    wctId: null,
    consents: {
      terms: { text: 'ja', isGiven: true },
      immediateStart: immediateStart === null ? null : { text: 'nu', isGiven: immediateStart },
      at: paidAt.toISOString(),
      source: '127.0.0.1',
    },
  }
  const cartId = randomBytes(16).toString('base64url')
  const paymentId = randomBytes(16).toString('base64url')
  const { rows } = await client.query<{ id: string; number: string }>(
    `insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents)
     values ($1, $2, 1, $2, $3, $4, $5) returning id, number`,
    [customerId, cartId, snapshot, language, sum],
  )
  const [row] = rows
  if (row === undefined) throw new Error('no order was made')
  await client.query(
    `insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, status, next_poll_at)
     values ($1, $2, $3, 'ideal', 'nl', $4, 'paid', null)`,
    [paymentId, row.id, cartId, sum],
  )
  await client.query('update orders set paid_at = $2, paid_payment_id = $3 where id = $1', [row.id, paidAt, paymentId])
  const order = { ...row, customerId, snapshot }
  const evidence = { isEmailConfirmed: isEmailVerified, payerName: null, vat: null }
  await openDeliveries(storesOn(client), { ...order, evidence }, { at: paidAt, isEmailVerified, means })
  return order
}

async function customerAt(client: PoolClient, customerId: string): Promise<Customer> {
  const { rows } = await client.query<Customer>(
    `select id, email, type as "customerType", first_name as "firstName", last_name as "lastName",
       company_name as "companyName", chamber_of_commerce_number as "chamberOfCommerceNumber",
       vat_number as "vatNumber", vat_state as "vatState", street, house_number as "houseNumber",
       postal_code as "postalCode", city, country, phone, language, email_verified_at is not null as "isEmailVerified"
     from customers where id = $1`,
    [customerId],
  )
  const [customer] = rows
  if (customer === undefined) throw new Error('no such customer')
  return customer
}
