import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfHolder, takeDeliveryReport } from '#features/deliveries/deliver-order.ts'
import type { OrderMessage } from '#platform/clients/provisioning.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { webhook } from '#tests/api/payments/payment-traces.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())

const baker = {
  customerType: 'business',
  firstName: 'Jan',
  lastName: 'de Jong',
  companyName: 'Bakkerij de Jong B.V.',
  chamberOfCommerceNumber: '12345678',
  legalForm: 'BV',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '8011 AB',
  city: 'Zwolle',
  country: 'NL',
  phone: '0612345678',
  email: 'jan@bakkerij.example',
}
const ours = { nameServers: [], dnssecKeys: [], dnssec: true }
const builder = { customerType: 'business', companyName: 'Sites & Zo' } as const

async function holderOf(customerId: string, json: object = baker): Promise<string> {
  const { status, body } = await checkout.shop.ask('POST', '/api/holders', { json, ...as(customerId) })
  expect(status).toBe(201)
  return body.id
}
async function confirmedBuilder(): Promise<string> {
  const id = await checkout.customer(builder)
  await checkout.pool.query('update customers set email_verified_at = now() where id = $1', [id])
  return id
}
const listOf = async (customerId: string | null) => {
  const { status, body } = await checkout.shop.ask('GET', '/api/holders', as(customerId))
  return { status, holders: (body as unknown as { holders?: { id: string; city: string }[] }).holders }
}
const setNames = (customerId: string | null, cartId: string, ...names: readonly object[]) =>
  checkout.shop.ask('PATCH', `/api/carts/${cartId}/names`, { json: { names }, ...as(customerId) })

test('holders are the customer’s own: others see, change and remove none of them', async () => {
  const [anna, bo] = [await checkout.customer(), await checkout.customer()]
  const id = await holderOf(anna)
  expect(await holderOf(anna)).toBe(id)
  expect((await listOf(anna)).holders).toEqual([
    { ...baker, id, phone: '+31612345678', vatNumber: null, citizenship: null },
  ])
  expect((await listOf(bo)).holders).toEqual([])
  expect((await listOf(null)).status).toBe(401)
  const change = { json: { ...baker, city: 'Kampen' } }
  expect((await checkout.shop.ask('PATCH', `/api/holders/${id}`, { ...change, ...as(bo) })).status).toBe(404)
  expect((await checkout.shop.ask('DELETE', `/api/holders/${id}`, as(bo))).status).toBe(200)
  expect((await checkout.shop.ask('PATCH', `/api/holders/${id}`, { ...change, ...as(anna) })).status).toBe(200)
  expect((await listOf(anna)).holders).toMatchObject([{ id, city: 'Kampen' }])
  expect((await checkout.shop.ask('DELETE', `/api/holders/${id}`, as(anna))).status).toBe(200)
  expect((await listOf(anna)).holders).toEqual([])
})

test('a holder with impossible data is refused at the field', async () => {
  const anna = await checkout.customer()
  const json = { ...baker, postalCode: 'x', phone: '06', email: 'jan', legalForm: 'GmbH' }
  const { status, body } = await checkout.shop.ask('POST', '/api/holders', { json, ...as(anna) })
  expect([status, body.errors?.map(({ path }) => path).toSorted()]).toEqual([
    422,
    ['email', 'legalForm', 'phone', 'postalCode'],
  ])
})

test('name servers are checked, keep what hangs under the name, and an anonymous cart has no holder', async () => {
  const anna = await checkout.customer()
  const holderId = await holderOf(anna)
  const { body: nobodys } = await checkout.shop.ask('POST', '/api/carts', {})
  const choice = domainChoice('d', 'los', 'nl', { parameters: { sld: 'los', tld: 'nl', holderId } })
  const added = await checkout.shop.ask('POST', `/api/carts/${nobodys.id}/items`, { json: choice })
  expect(added.body.item.parameters).toEqual({ sld: 'los', tld: 'nl' })
  expect((await setNames(null, nobodys.id, { itemId: 'd', holderId, ...ours })).status).toBe(401)

  const cartId = await checkout.cartOf(anna, domainChoice('d', 'onder'), hostingChoice('h', 'd', 'onder.nl'))
  const wrong = { ...ours, nameServers: ['ns1.onder.nl', 'ns2.elders.net'] }
  const refused = await setNames(anna, cartId, { itemId: 'd', holderId: null, ...wrong })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'names.0.nameServers', code: 'name_server_inside_name' }],
  ])
  expect((await setNames(anna, cartId, { itemId: 'h', holderId, ...ours })).status).toBe(422)
  const right = { ...ours, nameServers: ['NS1.bücher.de.', 'ns2.elders.net'] }
  const { body } = await setNames(anna, cartId, { itemId: 'd', holderId, ...right })
  expect(body.items.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['d', null],
    ['h', 'd'],
  ])
  const nameServers = ['ns1.xn--bcher-kva.de', 'ns2.elders.net']
  expect(body.items[0]?.parameters).toEqual({ sld: 'onder', tld: 'nl', holderId, nameServers })
  // A late duplicate of the choice that added the name is still the same choice.
  expect((await checkout.add(anna, cartId, domainChoice('d', 'onder'))).status).toBe(201)
  const share = await checkout.shop.ask('POST', `/api/carts/${cartId}/share`, as(anna))
  const token = (share.body as unknown as { token: string }).token
  const copy = await checkout.shop.ask('POST', '/api/shared-carts/open', { json: { token } })
  expect(copy.body.items[0]?.parameters).toEqual({ sld: 'onder', tld: 'nl', nameServers })
})

test('22 whoever the register would refuse is told before paying, with the name and the field', async () => {
  const buyer = await checkout.customer(builder)
  const other = await checkout.customer()
  const swiss = { ...baker, country: 'CH', postalCode: '8001', phone: '+41446681800', legalForm: null }
  const holderId = await holderOf(buyer, swiss)
  const cartId = await checkout.cartOf(buyer, domainChoice('n', 'wissel'), domainChoice('e', 'wissel', 'eu'))
  await setNames(buyer, cartId, { itemId: 'n', holderId, ...ours }, { itemId: 'e', holderId, ...ours })
  const refused = await checkout.pay(buyer, cartId)
  expect([refused.status, refused.body.code, refused.body.holders]).toEqual([
    409,
    'holder_incomplete',
    [
      { itemId: 'n', field: 'legalForm', code: 'required' },
      { itemId: 'e', field: 'country', code: 'not_european' },
    ],
  ])
  const stolen = await checkout.cartOf(other, domainChoice('n', 'gestolen'))
  await setNames(other, stolen, { itemId: 'n', holderId, ...ours })
  expect((await checkout.pay(other, stolen)).body.holders).toEqual([
    { itemId: 'n', field: 'holderId', code: 'unknown_holder' },
  ])
  const swissBuyer = await checkout.customer({ country: 'CH', postalCode: '8001', city: 'Zürich' })
  const own = await checkout.cartOf(swissBuyer, domainChoice('e', 'eigen', 'eu'))
  expect((await checkout.pay(swissBuyer, own, { ...idealPayment, paymentMethod: 'creditcard' })).body.holders).toEqual([
    { itemId: 'e', field: 'citizenship', code: 'not_european' },
  ])
})

async function messagesOf(orderNumber: string): Promise<readonly OrderMessage[]> {
  const rows = await checkout.rowsOf<{ payload: OrderMessage }>(
    'select payload from provisioning_events join orders on orders.id = order_id where number = $1 order by position',
    [orderNumber],
  )
  return rows.map(({ payload }) => payload)
}

async function paid(customerId: string, cartId: string, payerName?: string) {
  const { status, body } = await checkout.pay(customerId, cartId)
  expect([status, body.code]).toEqual([201, undefined])
  const providerId = await checkout.providerIdOf(body.id)
  await checkout.bank.decide(providerId, 'paid', { webhook: 'never', ...(payerName !== undefined && { payerName }) })
  expect((await webhook(checkout, body.id, providerId)).status).toBe(200)
  return body
}

test('a web builder orders for a baker: frozen with the order, handed over with the evidence', async () => {
  const buyer = await confirmedBuilder()
  const holderId = await holderOf(buyer)
  const names = [domainChoice('n', 'bakkerij'), domainChoice('c', 'bakkerij', 'com'), domainChoice('o', 'bouwer')]
  const cartId = await checkout.cartOf(buyer, ...names)
  const nameServers = ['ns1.elders.net', 'ns2.elders.net']
  const set = { holderId, ...ours, nameServers }
  await setNames(buyer, cartId, { itemId: 'n', ...set }, { itemId: 'c', holderId, ...ours, dnssec: false })
  const payment = await paid(buyer, cartId, 'Sites en Zo')
  await checkout.shop.ask('DELETE', `/api/holders/${holderId}`, as(buyer))

  const [message] = await messagesOf(payment.orderNumber)
  expect(message?.evidence).toEqual({ isEmailConfirmed: true, payerName: 'Sites en Zo', vat: null })
  const [nl, com, own] = message?.lines ?? []
  expect(nl).toMatchObject({ name: 'bakkerij.nl', nameServers, holder: { ...baker, phone: '+31612345678' } })
  expect(nl?.verification).toEqual({
    proofs: [{ claim: 'organisation', by: 'company_number' }],
    needs: [],
    neededBy: null,
  })
  expect(com).toMatchObject({ dnssec: false, holder: { companyName: 'Bakkerij de Jong B.V.' } })
  expect(com?.verification?.needs).toEqual(['email'])
  expect(own).not.toHaveProperty('holder')
  expect(own?.verification?.proofs).toContainEqual({ claim: 'organisation', by: 'paying_account' })

  const { body } = await checkout.payment(buyer, payment.id)
  expect(body.order?.own?.lines.map(({ holder }) => holder)).toEqual([
    'Bakkerij de Jong B.V.',
    'Bakkerij de Jong B.V.',
    undefined,
  ])
  expect(body.order?.deliveries.map(({ needs }) => needs)).toEqual([undefined, ['email'], undefined])
})

test('what a register wants to know is mailed once before the deadline, unless it is settled by then', async () => {
  const buyer = await confirmedBuilder()
  const holderId = await holderOf(buyer)
  const cartId = await checkout.cartOf(buyer, domainChoice('c', 'brood', 'com'), domainChoice('i', 'brood', 'info'))
  await setNames(buyer, cartId, { itemId: 'c', holderId, ...ours }, { itemId: 'i', holderId, ...ours })
  const { orderNumber } = await paid(buyer, cartId)
  const jobs = await checkout.rowsOf<{ payload: { orderId: string; neededBy: string }; days: number }>(
    `select payload, extract(day from run_at - now())::int as days from jobs
    where task = 'remind_holder' and payload ->> 'orderId' = (select id::text from orders where number = $1)`,
    [orderNumber],
  )
  expect(jobs.map(({ days }) => days)).toEqual([9])
  const [{ payload } = expect.unreachable()] = jobs
  const report = {
    orderNumber,
    itemId: 'c',
    state: 'done',
    step: null,
    until: null,
    note: null,
    at: new Date(),
  } as const
  await takeDeliveryReport(checkout.deps, { ...report, id: 'verified', missing: null })
  await remindOfHolder(checkout.deps, payload)
  await remindOfHolder(checkout.deps, payload)
  const mails = await checkout.rowsOf<{ data: { names: object } }>(
    `select data from mails where template = 'holderUnverified' and cause like 'order ' || $1 || '%'`,
    [payload.orderId],
  )
  expect(mails.map(({ data }) => data.names)).toEqual([[{ name: 'brood.info', needs: ['email'] }]])
  const neededBy = new Date(Date.now() + 86_400_000)
  const asked = {
    ...report,
    itemId: 'i',
    at: new Date(),
    id: 'asked',
    missing: { needs: ['identity'], neededBy },
  } as const
  await takeDeliveryReport(checkout.deps, asked)
  const rows = await checkout.rowsOf(
    `select needs from deliveries join orders on orders.id = order_id where number = $1`,
    [orderNumber],
  )
  expect(rows).toEqual(expect.arrayContaining([{ needs: null }, { needs: ['identity'] }]))
})
