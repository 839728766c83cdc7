import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createCartCleaning } from '#features/carts/cleaning-repository.ts'
import { createPriceReleases, createPromisedOrders } from '#features/prices/repository.ts'
import { createCarts } from '#features/carts/repository.ts'
import { createCoupons } from '#features/coupons/repository.ts'
import { createReportKeeper } from '#platform/db/browser-reports.ts'
import { createSharedLookups } from '#platform/clients/registry/repository.ts'
import { depsOver } from '#tests/builders/deps.ts'
import { readSecurityEvents } from '#features/sessions/security-events-repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { readOperatorChanges, recordOperatorChange } from '#platform/jobs/operator-changes.ts'
import { createOperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { putBackJobs, readGivenUpJobs } from '#platform/jobs/job-reports.ts'
import { createMails } from '#features/emails/repository.ts'
import { noLimits } from '#platform/limits/rate-limits.ts'
import { createEmailCodes } from '#features/customers/email-codes-repository.ts'
import { createProvisioningEvents, readDeliveredOrder } from '#features/deliveries/repository.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import { createPaymentComparison } from '#features/payments/comparison-repository.ts'
import { createOrders } from '#features/orders/repository.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createPlacedOrders } from '#features/payments/read-payment.ts'
import { createTaxEvidence } from '#features/orders/tax-evidence-repository.ts'
import { createCommissionLedger } from '#features/partners/ledger-repository.ts'
import { createPartners, endPartner, setPartnerIban } from '#features/partners/repository.ts'
import { createArticleFeedback, readFeedback, createReceipts } from '#features/support/repository.ts'
import { createVatChecks } from '#features/vat/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { createCookieChoices, createFunnel, readFunnel, createVisits } from '#features/visits/repository.ts'
import { createCleanUps } from '#apps/shop/background-work.ts'
import { cents } from '#core/money/money.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { StoredItem } from '#features/carts/items-repository.ts'
import type { OrderMessage } from '#platform/clients/provisioning.ts'
import type { OrderPlacement } from '#features/payments/payment.ts'
import type { ProviderPayment } from '#platform/clients/payment-provider.ts'
import { domainChoice, hostingChoice } from '#tests/builders/sample-catalogue.ts'
import { sampleBuyer, sampleInvoice } from '#tests/builders/sample-order.ts'

/** Rows of a grown shop to run statements with. */
export interface Sample {
  /** Payments of an order whose cart exists, of one whose cart was deleted, and of a customer with very many orders. */
  readonly open: readonly OpenPayment[]
  readonly customerId: string
  readonly email: string
  readonly cartId: string
  readonly otherCartId: string
  readonly customersCart: { readonly id: string; readonly customerId: string; readonly version: number }
  readonly paid: {
    readonly orderId: string
    readonly number: string
    readonly itemId: string
    readonly paymentId: string
  }
  readonly sale: { readonly orderId: string; readonly partner: string }
  readonly unsold: { readonly orderId: string; readonly partner: string }
  readonly refundId: string
  readonly mailId: string
}

interface OpenPayment {
  readonly id: string
  readonly orderId: string
  readonly cartId: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
}

const openPayment = `
  select json_build_object('id', payments.id, 'orderId', order_id, 'cartId', payments.cart_id,
    'customerId', customer_id, 'snapshot', snapshot)
  from payments join orders on orders.id = order_id where status`

const sampling = `
  select
    json_build_array(
      (${openPayment} = 'open' and exists (select from carts where id = payments.cart_id) limit 1),
      (${openPayment} = 'expired' and not exists (select from carts where id = payments.cart_id) limit 1),
      (${openPayment} = 'expired' and customer_id = md5('customer 1')::uuid limit 1)
    ) as open,
    md5('customer 1')::uuid as "customerId",
    (select email_key from customers where id = md5('customer 5')::uuid) as email,
    (select id from carts where customer_id is null and closed_at is null order by created_at desc limit 1) as "cartId",
    (select id from carts where customer_id is null and closed_at is null order by created_at desc offset 1 limit 1)
      as "otherCartId",
    (select json_build_object('id', carts.id, 'customerId', customer_id, 'version', version) from carts
     where customer_id is not null and closed_at is null and exists (select from cart_items where cart_id = carts.id) limit 1)
      as "customersCart",
    (select json_build_object('orderId', orders.id, 'number', number, 'itemId', item_id, 'paymentId', paid_payment_id)
     from orders join deliveries on order_id = orders.id where state = 'waiting' limit 1) as paid,
    (select json_build_object('orderId', order_id, 'partner', partner) from partner_sales limit 1) as sale,
    (select json_build_object('orderId', id, 'partner', '1001') from orders
     where affiliate_id is null and paid_at is not null limit 1) as unsold,
    (select id from refunds limit 1) as "refundId",
    (select id from mails where sent_at is null limit 1) as "mailId"`

export async function sampleOf(pool: Pool): Promise<Sample> {
  const { rows } = await pool.query<Sample>(sampling)
  const [sample] = rows
  if (sample === undefined) throw new Error('the shop is empty')
  return sample
}

const visitor = { source: '192.0.2.1', userAgent: 'a browser' }
const vatAnswer = { state: 'invalid', requestIdentifier: null, at: new Date(), isFresh: true } as const
const item = (id: string): StoredItem => ({ ...domainChoice(id, `naam-${id}`), lastShownPrice: cents(399) })

/** Calls every function that sends a statement, at least once, with rows of a grown shop. */
export async function useEveryStatement(pool: Pool, sample: Sample): Promise<void> {
  await visitAndFillCarts(pool, sample)
  await logIn(pool, sample)
  await order(pool, sample)
  await takeOverLost(pool, sample)
  for (const payment of sample.open) await settle(pool, payment)
  await deliver(pool, sample)
  await keepTheLedger(pool, sample)
  await askAndTell(pool, sample)
  await doJobs(pool, sample)
  await cleanUp(pool)
}

const buyerKeys = ['mailbox', 'phone'].map((word) => word.padEnd(43, 'k'))

async function visitAndFillCarts(
  pool: Pool,
  { cartId, otherCartId, customersCart, customerId }: Sample,
): Promise<void> {
  const transaction = createTransaction(pool)
  const carts = createCarts(pool)
  const { id } = await carts.create(null)
  await carts.change(id, 'a', () => ({ answer: null, items: [item('a')] }))
  await carts.change(id, 'a', ({ items }) => ({ answer: null, items: items.filter((each) => each.id !== 'a') }))
  await pool.query("update carts set updated_at = now() - interval '2 days' where id = $1", [cartId])
  await carts.find(cartId)
  await carts.seePrices(cartId, new Map([['d', { net: cents(1), premium: null }]]))
  await carts.listOf(customerId, 10)
  await carts.discountsUsed(customerId, cartId, ['domain-shop'])
  await carts.setCoupon(cartId, 'WELKOM10')
  await createCoupons(pool).find('WELKOM10', cartId, { customerId, keys: buyerKeys })
  await createCoupons(pool).claimHeldAlert('WELKOM10')
  await carts.findShared((await carts.share(cartId, { items: [] })).token)
  await changeWhileHeld(pool, otherCartId)
  await transaction(async (stores) => {
    const [mine = null, other = null] = await stores.carts.lock([customersCart.id, otherCartId])
    if (mine === null || other === null) throw new Error('a cart is gone')
    await stores.carts.removedAmong(mine.id, ['gone'])
    await stores.carts.lockDiscountsUsed(customerId, mine.id, ['domain-shop'])
    await stores.carts.setParameters(mine.id, mine.items)
    const [first] = mine.items
    const kept = mine.items.filter((each) => each !== first).map((each) => ({ ...each, parentId: null }))
    const added: StoredItem = { ...hostingChoice('new-hosting', null, 'elders.nl'), lastShownPrice: cents(1) }
    await stores.carts.replaceItems(mine, [...kept, added], customersCart.customerId)
    await stores.payments.supersede(other.id)
    await stores.carts.delete(other.id)
  })
  await carts.claim(cartId, customerId)
}

/** Changes a cart that another transaction has locked, so that the statement waits for the lock. */
async function changeWhileHeld(pool: Pool, cartId: string): Promise<void> {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from carts where id = $1 for no key update', [cartId])
  const changed = createCarts(pool).change(cartId, 'x', ({ items }) => ({ answer: null, items: [...items, item('x')] }))
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await pool.query(waiting)).rowCount === 0) await pause(20)
  await holder.query('commit')
  holder.release()
  await changed
}

async function logIn(pool: Pool, { customerId, email, customersCart }: Sample): Promise<void> {
  const deps = await depsOver(pool, { settings: { limits: true } })
  const { customers, holders, sessions, tokens, rateLimits, refusals, transaction } = deps
  await rateLimits.take({ name: 'size', max: 2, seconds: 60 }, 'somebody')
  await rateLimits.takeWithin([{ limit: { name: 'size', max: 2, seconds: 60 }, subject: 'somewhere' }])
  const delay = { name: 'size', free: 2, maxDelaySeconds: 60, forgottenAfterSeconds: 60 }
  await rateLimits.takeDelayed(delay, 'somebody')
  await rateLimits.clear(delay, 'somebody')
  const lookups = createSharedLookups(pool)
  await lookups.take('rdap.sidn.nl', 2, { max: 240, seconds: 60 })
  await lookups.pause('rdap.sidn.nl', 1000)
  const seen = { state: 'available', source: 'rdap', checkedAt: '2026-11-16T12:00:00.000Z' } as const
  await lookups.remember([{ name: 'naam1.nl', finding: seen, ms: 60_000 }])
  await lookups.recall(['naam1.nl', 'naam2.nl'])
  const holder = { ...sampleBuyer, legalForm: null, citizenship: null }
  const holderId = (await holders.add(customerId, holder, 200)) ?? ''
  await holders.listOf(customerId)
  await holders.change(customerId, holderId, holder)
  await holders.remove(customerId, holderId)
  await customers.findAccountByEmail(email)
  const account = await customers.findAccount(customerId)
  await customers.renewHash(customerId, { from: '$argon2id$unknown', to: '$argon2id$none' })
  if (account === null) throw new Error('the customer is gone')
  const device = { deviceId: 'a device', browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
  const session = { ...device, customerId, passwordHash: account.passwordHash, replaced: null }
  const opened = await transaction(({ sessions: store }) => store.open(session))
  await transaction(({ sessions: store }) => store.open({ ...session, replaced: 'ab'.repeat(32) }))
  await pool.query(`update sessions set last_used_at = last_used_at - interval '1 hour' where customer_id = $1`, [
    customerId,
  ])
  const open = await sessions.find(opened?.sessionId ?? '')
  await sessions.listOf(customerId)
  await transaction(async ({ sessions: store, securityEvents }) => {
    await store.confirmPassword(customerId, open?.hash ?? '')
    await store.endOthers(customerId, open?.hash ?? null)
    await store.end(customerId, open?.hash ?? '', { forgetDevice: true })
    await store.rememberDevice(customerId, 'another device')
    await securityEvents.add({ kind: 'login', customerId, network: device.network })
  })
  await refusals.count('login', { emailKey: email }, device.network)
  await refusals.count('password_check', { customerId }, device.network)
  await readSecurityEvents(pool, { customerId, since: new Date(), max: 100 })
  await readSecurityEvents(pool, { customerId: null, since: new Date(), max: 100 })
  const token = await tokens.issue(customerId, 'set_password')
  await tokens.holderOf(token, 'set_password')
  await tokens.confirmedBy(token)
  const { customerId: _, email: address, vatState: __, ...profile } = { ...sampleBuyer, language: 'nl' as const }
  await transaction(async (stores) => {
    const registration = { ...profile, email: address, emailKey: address }
    await stores.customers.add({ registration, passwordHash: '$argon2id$none', vatState: null })
    await stores.customers.lock(customerId)
    await stores.customers.changeProfile(customerId, profile, { isVatNumberOpen: false })
    await stores.customers.tryCode(customerId)
    await stores.mails.hurry(`verifyEmail ${customerId}`)
    await stores.mails.drop(`verifyEmail ${customerId}`)
    await stores.customers.confirmEmail(customerId)
    await stores.customers.takeToken(token, 'set_password')
    await stores.customers.replacePassword(customerId, { from: null, to: '$argon2id$other', keptSession: null })
    await stores.vatChecks.adoptRecent(customerId)
    await stores.vatChecks.add(customerId, { vatNumber: 'NL000000005B01', answer: vatAnswer })
    await stores.vatChecks.settle(customersCart.customerId, { vatNumber: 'NL000000005B01', answer: vatAnswer })
  })
  await createVatChecks(pool).keep({ vatNumber: 'NL000000005B01', answer: vatAnswer })
}

async function order(pool: Pool, { customersCart, open, paid }: Sample): Promise<void> {
  const payments = createPayments(pool)
  const [{ snapshot } = raise()] = open
  const { id: cartId, customerId } = customersCart
  const ordered: OrderPlacement = {
    cartId,
    customerId,
    snapshot,
    method: 'ideal',
    issuer: null,
    restrictTo: null,
    siteLocale: 'nl',
    requestKey: 'a key',
    cartVersion: customersCart.version,
    providerCustomerId: null,
  }
  const attempt = await createTransaction(pool)(async (stores) => {
    await stores.carts.lockVersion(customersCart)
    await stores.payments.isKeyUsed(cartId, 'a key')
    await stores.payments.findLive(ordered)
    await stores.orders.findUnpaid(cartId, 'some content')
    await stores.coupons.lock('WELKOM10', cartId, { customerId, keys: buyerKeys })
    const orderId = await stores.orders.add({ ...ordered, content: 'some content' })
    const use = { orderId, code: 'WELKOM10', discount: cents(100), keys: buyerKeys }
    await stores.coupons.reserve(use)
    await stores.coupons.spend(use, new Date())
    const added = await stores.payments.add(orderId, ordered)
    await stores.payments.attach(added.id, { id: 'tr_size', checkoutUrl: null })
    await stores.payments.markFree(added.id)
    await stores.payments.supersedeAllOf(customerId)
    return added
  })
  await payments.findLive(ordered)
  await payments.findByKey(cartId, customerId, 'a key')
  await payments.isForSameOrder(attempt.id, ordered)
  await payments.findOfClosedCart(cartId, customerId)
  await payments.takeRequestSlot(attempt.id)
  await payments.end(attempt.id, 'failed', null)
  await payments.providerCustomerOf(customerId)
  await payments.keepProviderCustomer(customerId, 'cst_size')
  const orders = createOrders(pool)
  const seen = await payments.findWithOrder(paid.paymentId)
  if (seen !== null) await createPlacedOrders(pool).withDeliveries(seen.order)
  await orders.findConfirmed(paid.orderId)
}

/** Recovers payments lost by a restore: compares with the provider and writes them again. */
async function takeOverLost(pool: Pool, { open, paid, email, customersCart }: Sample): Promise<void> {
  const comparison = createPaymentComparison(pool)
  await comparison.begin()
  await comparison.statusesOf([paid.paymentId])
  await comparison.end(new Date())
  await createPayments(pool).findOrdered(paid.paymentId)
  const [{ snapshot } = raise()] = open
  const { id: cartId, customerId, version: cartVersion } = customersCart
  await createTransaction(pool)(async (stores) => {
    await stores.customers.findConfirmed(email)
    const buyer = { ...sampleBuyer, language: 'nl' as const, customerId: randomUUID(), email: 'lost@klant.example' }
    await stores.customers.addLost(buyer, '$argon2id$none')
    const lost = { cartId, customerId, cartVersion, content: 'some content', snapshot, createdAt: new Date() }
    await stores.orders.addLost({ ...lost, number: paid.number })
    const orderId = await stores.orders.addLost({ ...lost, number: '2026-999999' })
    const lostId = 'lost'.padEnd(22, '0')
    const payment: ProviderPayment = {
      id: 'tr_lost',
      status: 'paid',
      amount: snapshot.totals.total,
      currency: 'EUR',
      refunded: cents(0),
      chargedBack: cents(0),
      mode: 'test',
      method: 'ideal',
      paymentId: lostId,
      kept: { orderNumber: null, cartId, sealedOrder: null },
      createdAt: new Date(),
      checkoutUrl: null,
      isCancelable: false,
      providerCustomerId: null,
      mandateId: null,
      failureReason: null,
    }
    await stores.payments.addLost(orderId ?? '', { paymentId: lostId, cartId, siteLocale: 'nl', payment, snapshot })
  })
  const series = createNumberSeries(pool)
  await series.openAfter(await series.current(), 'a test')
  await series.announce()
  await series.list()
  await series.keep()
  await usePrices(pool)
}

async function usePrices(pool: Pool): Promise<void> {
  const orders = createPromisedOrders(pool)
  const step = await orders.after(null, ['domain-nl'])
  await orders.after(step.at(-1) ?? null, ['domain-nl'])
  const draftId = randomUUID()
  const release = { number: 1, draftId, beginsAt: null, undoes: null, prices: {}, costs: {}, notices: null }
  await createTransaction(pool)(async ({ priceReleases }) => {
    await priceReleases.add({ ...release, releasedBy: 'anna', reason: 'a test' })
    await priceReleases.ofDraft(draftId)
  })
  const releases = createPriceReleases(pool)
  await releases.after(0)
  await releases.costs()
}

async function settle(pool: Pool, { id, orderId, cartId, customerId, snapshot }: OpenPayment): Promise<void> {
  const payments = createPayments(pool)
  await payments.find(id)
  await createTransaction(pool)(async (stores) => {
    const payment = await stores.payments.lock(id)
    if (payment === null) throw new Error('the payment is gone')
    const means = { method: 'ideal', providerCustomerId: null, mandateId: null }
    const facts = { status: 'paid', discrepancy: null, refunded: cents(0), chargedBack: cents(0) } as const
    await stores.payments.change(id, { ...facts, means, failureReason: null, isSettled: true, pollDelayMs: 1000 })
    await stores.payments.addReport(id, { fingerprint: 'paid 1 1', source: 'webhook', body: {} })
    await stores.payments.markIfPaidByPartner(id, 'NL00TEST1')
    await stores.orders.markPaid(orderId, { paymentId: id, at: payment.now })
    const placed = await stores.orders.find(orderId)
    if (placed === null) throw new Error('the order is gone')
    const itemIds = snapshot.lines.map(({ itemId }) => itemId)
    const [cart] = await stores.carts.lockOrdered({ cartId, customerId, itemIds })
    if (cart) await stores.carts.takeOut(cart.id, { gone: cart.items, raised: cart.items, closedBy: id })
    await stores.payments.voidOthers(id, placed)
    await stores.orders.keepEvidence(placed, 'J Jansen')
    await stores.orders.addEvent({ orderId, kind: 'paid', amount: cents(1), mark: id })
    await stores.orders.addBuyerKeys(orderId, ['k'.repeat(43)])
    await stores.deliveries.open(orderId, [{ itemId: itemIds[0] ?? '', hold: null, missing: null }])
    const { number } = await stores.invoices.takeNumber(payment.now)
    await stores.invoices.add(orderId, { ...sampleInvoice(), number }, { at: payment.now, settles: null })
    await stores.invoices.lockOfOrder(orderId)
    await stores.payments.addRefund(id, cents(1))
    const countries = { address: 'DE', addressWhenPaid: 'DE', restrictedTo: null, payer: 'NL', checkout: null }
    const proof = { basis: 'reverse_charge', payerFrom: 'card', contradictions: ['payer'] } as const
    await stores.taxEvidence.add(orderId, { ...countries, ...proof, customerId, vatNumber: 'NL000000005B01' })
  })
  const evidence = createTaxEvidence(pool)
  await evidence.open(10)
  await evidence.settle('2026-000001', 'seen')
}

async function deliver(pool: Pool, { paid, customerId, refundId }: Sample): Promise<void> {
  const { orderId, number, itemId } = paid
  await createTransaction(pool)(async ({ deliveries, orders, declarations }) => {
    await deliveries.findHeld(customerId)
    await deliveries.lockHeld(orderId, '2026-11-15')
    await deliveries.lockStates(orderId)
    await deliveries.addEnds(orderId, 'refund', [])
    await deliveries.hasEnds(orderId, 'refund')
    await deliveries.markUnsent(orderId)
    await deliveries.setHold(orderId, { itemId, hold: null, missing: null })
    await deliveries.findUnverified(orderId, new Date())
    await deliveries.lockReported(number, itemId)
    await deliveries.addReport('a report', orderId)
    const report = {
      id: 'a report',
      orderNumber: number,
      itemId,
      state: 'done',
      at: new Date(),
      note: null,
      step: null,
      until: null,
    } as const
    await deliveries.setProgress(orderId, report)
    await deliveries.addEvent(orderId, 'order.released', { lines: [] } as unknown as OrderMessage)
    await orders.findByNumber(number)
    await declarations.findRecent('a declaration')
    const declaration = { kind: 'withdrawal', name: 'Anna', email: 'anna@klant.example', contract: number } as const
    const { number: receipt } = await declarations.add({
      declaration,
      language: 'nl',
      content: 'a declaration',
      orderId,
    })
    await declarations.countRecent(orderId)
    await declarations.takeOverdue(new Date(0))
    await declarations.lock(receipt)
    await declarations.findByToken('a token')
    await declarations.decide(receipt, { outcome: 'confirmed', by: 'link', orderId })
  })
  const declarations = createDeclarations(pool)
  await declarations.issueToken('H1')
  await readDeliveredOrder(pool, number)
  const events = createProvisioningEvents(pool)
  const next = await events.next(orderId)
  await events.markSent(next?.id ?? '')
  const invoices = createInvoices(pool)
  await invoices.ofOrder(number)
  await invoices.find('F2026-000001')
  const payments = createPayments(pool)
  const [due] = await payments.leaseDue(20)
  await payments.planPoll(due?.id ?? '', 1000)
  await payments.findRefund(refundId)
  await payments.markRefunded(refundId, null)
}

async function keepTheLedger(pool: Pool, { sale, unsold, paid, email }: Sample): Promise<void> {
  const ledger = createCommissionLedger(pool)
  const partners = createPartners(pool)
  await ledger.due(100)
  await ledger.account(sale.partner)
  await ledger.findTracked(sale.orderId)
  const payout = { iban: 'NL00TEST2', amount: cents(100), day: '2026-11-15' } as const
  const details = { name: 'P', companyName: null, email, website: 'p.example', vatNumber: null, iban: null }
  const applicationId = await createTransaction(pool)(async (stores) => {
    const sold = await stores.ledger.lockOrder(paid.orderId)
    await stores.ledger.markCounted(sold?.events.map(({ id }) => id) ?? [])
    await stores.ledger.findSale(sale.orderId)
    await stores.ledger.lockDecisions()
    await stores.ledger.isKnownBuyer(paid.orderId)
    await stores.ledger.isPaidFrom(sale.orderId, ['k'.repeat(43)])
    await stores.ledger.setCap(sale.orderId, cents(1))
    await stores.ledger.isOwedElsewhere(sale.partner, 'NL00TEST2')
    await stores.ledger.findPartnerAt(sale.partner, new Date())
    await stores.ledger.addSale({ ...unsold, commission: cents(5), isOwn: false, paidAt: new Date() })
    await stores.ledger.entriesOf(sale.orderId)
    await stores.ledger.addEntry(unsold.orderId, {
      kind: 'earned',
      pending: cents(5),
      approved: cents(0),
      paid: cents(0),
    })
    await stores.ledger.setApproval(unsold.orderId, new Date())
    await stores.ledger.lockPartner(sale.partner)
    await stores.ledger.isBooked(sale.partner, payout)
    await stores.ledger.openSalesOf(sale.partner)
    await stores.ledger.addPayout(sale.partner, payout)
    await stores.partners.lockAddress(email)
    return stores.partners.addApplication(details)
  })
  await partners.findByEmail(email)
  const token = (await partners.issueToken({ applicationId })) ?? ''
  await createTransaction(pool)(async (stores) => {
    await stores.partners.findByEmail(email)
    await stores.partners.findApplication(token)
    await stores.partners.confirm(applicationId)
  })
  await partners.findByToken((await partners.issueToken({ partner: sale.partner })) ?? '')
  await partners.find(sale.partner)
  await endPartner(pool, sale.partner)
  await setPartnerIban(pool, sale.partner, 'NL00TEST3')
}

async function askAndTell(pool: Pool, { sale }: Sample): Promise<void> {
  const form = { name: 'Anna', email: 'anna@klant.example' }
  await createTransaction(pool)(async ({ forms }) => {
    await forms.findRecent('contact', 'a message')
    await forms.findRecent('abuse', 'a report')
    const message = { ...form, subject: 'other', orderNumber: null, message: 'Een vraag.' } as const
    await forms.addMessage({ form: message, language: 'nl', content: 'a message' })
    const report = { ...form, urls: ['https://x.example/'], reason: 'other', explanation: 'Kijk.' } as const
    await forms.addAbuseReport({ form: report, language: 'nl', content: 'a report' })
  })
  await createReceipts(pool).empty('contact')
  await createReportKeeper(pool)('csp-violation', '{}')
  await recordOperatorChange(pool, 'operator_changes', { by: 'anna', recorded: 'jobs retry 1', exitCode: 0 })
  await readOperatorChanges(pool, { since: new Date(Date.now() - 60_000), max: 100 })
  const alerts = createOperatorAlerts(pool, 'mail', { groupMs: 0 })
  await alerts.add([{ subject: 'a new one', kind: 'payment', message: 'x', count: 1 }])
  await alerts.settle(
    (await alerts.take()).map(({ subject }) => subject),
    true,
  )
  const feedback = createArticleFeedback(pool)
  await feedback.count({ article: 'article-1', language: 'nl' }, true)
  await feedback.note({ article: 'article-1', language: 'nl' }, 'Ik mis iets.')
  await readFeedback(pool, 7)
  const visits = createVisits(pool)
  await visits.count({ affiliateId: sale.partner, path: '/', visitor })
  await visits.of(sale.partner)
  const choice = { purposes: { analytics: true }, version: 1, language: 'nl', visitor } as const
  await createCookieChoices(pool).keep({ ...choice, replaces: 'c'.repeat(22) })
  const funnel = createFunnel(pool, () => '2026-11-15')
  funnel.count('search', 'nl')
  await funnel.write()
  await readFunnel(pool, 7)
}

async function doJobs(pool: Pool, { mailId, customerId, paid }: Sample): Promise<void> {
  const queue = createJobQueue(pool)
  const mails = createMails(pool)
  await createTransaction(pool)(async (stores) => {
    await stores.jobs.add({ task: 'send_mail', payload: { mailId }, key: 'size' })
    const to = 'anna@klant.example'
    await stores.mails.add({
      cause: 'size',
      template: 'orderConfirmed',
      data: { orderId: paid.orderId },
      to,
      language: 'nl',
      customerId,
    })
  })
  const [first, second, third] = await queue.take(3, ['send_mail', 'cancel_payment'], [])
  if (!first || !second || !third) throw new Error('no job is due')
  await queue.hold([first, second, third])
  await queue.finish({ ...first, requestCount: first.requestCount + 1 })
  await queue.postpone(second, 1000, 'a problem')
  await queue.giveUp(third, 'a problem')
  await readGivenUpJobs(pool, third.id)
  await putBackJobs(pool, { id: third.id, task: null })
  await mails.find(mailId)
  await mails.isToStranger({ to: 'anna@klant.example' })
  await mails.markCounted(mailId)
  await mails.postpone(mailId, 60)
  const codes = createEmailCodes(pool, { secret: 'a secret', rateLimits: noLimits })
  const customer = { id: customerId, email: 'anna@klant.example' }
  await codes.issue(mailId, customer)
  await codes.issue(mailId, customer)
  await mails.markSent(mailId)
}

async function cleanUp(pool: Pool): Promise<void> {
  const carts = createCartCleaning(pool)
  await carts.exclusively(async () => {
    const { next } = await carts.cleanFrom(null)
    await carts.cleanFrom(next)
    await carts.forgetRemovedItems()
  })
  for (const forget of Object.values(createCleanUps(pool))) await forget()
}

function raise(): never {
  throw new Error('the shop is empty')
}
