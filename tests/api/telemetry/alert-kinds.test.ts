import { randomUUID } from 'node:crypto'
import { createMails, type OrderedMail } from '#features/emails/repository.ts'
import { createStrangerMails, strangerMails } from '#features/emails/stranger-mails.ts'
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopLog, type ShopLog } from '#apps/shop/shop-log.ts'
import { cents } from '#core/money/money.ts'
import { addCoupon } from '#features/coupons/repository.ts'
import { createPapers } from '#features/invoices/create-papers.ts'
import { watchForLostPayments } from '#features/payments/lost-payments.ts'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { root } from '#platform/config/root.ts'
import { createClientClass, createPool } from '#platform/db/pool.ts'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { watchEventLoop, watchOverload } from '#platform/http/server/load-watch.ts'
import type { AlertKind, Log } from '#platform/telemetry/log.ts'
import { createMetrics } from '#platform/telemetry/metrics.ts'
import { idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { type DeliveryShop, openDeliveryShop } from '#tests/api/deliveries/delivery-shop.ts'
import { startedPayment, webhook } from '#tests/api/payments/payment-traces.ts'
import { openShop } from '#tests/api/shop.ts'
import { openBank, type RunningBank } from '#tests/builders/checkout.ts'
import { as, insertCustomer } from '#tests/builders/customers.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { insertPaidOrder } from '#tests/builders/paid-order.ts'
import { answers } from '#tests/builders/provisioning-server.ts'

interface AlertLine {
  readonly level: string
  readonly kind: string
  readonly message: string
}

interface Cause {
  readonly log: Log
  readonly say: ShopLog['say']
  /** Waits for the alert. */
  readonly alerted: () => Promise<void>
}

interface Row {
  readonly message: string
  readonly happens: (cause: Cause) => Promise<void>
}

/** What makes the shop write an alert of each kind. */
const rows: Readonly<Record<Exclude<AlertKind, 'fault'>, Row>> = {
  database: {
    message: 'The database cannot be reached.',
    async happens({ log }) {
      const connection = { host: '127.0.0.1', port: await freePort() }
      const pool = createPool(connection, { max: 1, clientClass: createClientClass({ log }) })
      await expect(pool.query('select 1')).rejects.toThrow()
      await pool.end()
    },
  },
  payment_provider: {
    message: 'The payment provider fails.',
    async happens({ log }) {
      await using bank = await openBank()
      const provider = createMollieProvider({ apiKey: 'revoked_key', url: bank.url, timeoutMs: 4000, log })
      await expect(provider.find('tr_1')).rejects.toThrow()
    },
  },
  payment: {
    message: 'A payment was charged back.',
    async happens({ log }) {
      await using checkout = await openCheckoutShop({ overrides: { log } })
      const { id, providerId } = await startedPayment(checkout)
      for (const outcome of ['paid', 'chargedBack'] as const) {
        await checkout.bank.decide(providerId, outcome, { webhook: 'never' })
        expect((await webhook(checkout, id, providerId)).status).toBe(200)
      }
    },
  },
  coupon: {
    message: 'More uses of a coupon are held by unpaid orders than paid.',
    async happens({ log }) {
      await using checkout = await openCheckoutShop({ overrides: { log } })
      const off = { off: { amount: cents(100) }, products: [], months: [], firstOrderOnly: false, maxPerCustomer: null }
      await addCoupon(checkout.pool, { code: 'ACTIE', from: '2026-01-01', ...off, maxInAll: 3 })
      for (const phone of ['+31600000001', '+31600000002', '+31600000003']) {
        const customerId = await checkout.customer({ phone })
        const cartId = await checkout.cartOf(customerId, domainChoice('a', phone.slice(1)))
        const json = { code: 'ACTIE' }
        await checkout.shop.ask('POST', `/api/carts/${cartId}/coupon`, { json, ...as(customerId) })
        expect((await checkout.pay(customerId, cartId)).status).toBe(201)
      }
    },
  },
  refund: { message: 'The provider refused a refund.', happens: refundIsRefused },
  job: { message: 'A job was given up.', happens: refundIsRefused },
  delivery: {
    message: 'A delivery failed.',
    async happens({ log }) {
      await using shop = await openDeliveryShop({ overrides: { log } })
      const { number } = await insertPaidOrder(shop.pool, await verifiedCustomer(shop))
      expect((await shop.report({ orderNumber: number, itemId: 'name', state: 'failed' })).status).toBe(200)
    },
  },
  provisioning: {
    message: 'Provisioning refuses an event.',
    happens: (cause) => eventIsAnswered(400, cause),
  },
  jobs: {
    message: 'All jobs of a task fail.',
    happens: (cause) => eventIsAnswered(503, cause),
  },
  numbers: {
    message: 'A new number series was opened, see docs/operations/back-up.md',
    async happens({ log }) {
      await using checkout = await openCheckoutShop({ overrides: { log } })
      const { numberSeries } = checkout.deps
      await numberSeries.openAfter(await numberSeries.current(), 'restored')
      await watchForLostPayments(checkout.deps)
    },
  },
  mails: {
    message: 'Mails to addresses that nobody confirmed wait: there are too many.',
    async happens({ log }) {
      await using shop = await openShop({ settings: { limits: true } })
      const { pool, deps } = shop
      const mail = {
        id: randomUUID(),
        to: 'wie@vreemde.example',
        template: 'contactReceived',
        isCounted: false,
      } as OrderedMail
      const strangers = createStrangerMails({ mails: createMails(pool), rateLimits: deps.rateLimits, log })
      for (let sent = 0; sent < strangerMails.max; sent += 1) expect(await strangers.holdsBack(mail)).toBe(false)
      expect(await strangers.holdsBack(mail)).toBe(true)
    },
  },
  event_loop: {
    message: 'The event loop was blocked.',
    async happens({ log, alerted }) {
      const watch = watchEventLoop({ log })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300)
      await alerted()
      watch.stop()
    },
  },
  overload: {
    message: 'Calls are refused because there are too many.',
    async happens({ log, alerted }) {
      const callLimit = createCallLimit(1)
      await callLimit.enter('usual')
      await using shop = await openShop({ callLimit })
      const stop = watchOverload(log, callLimit.refused)
      const calls: Promise<unknown>[] = []
      const calling = setInterval(() => calls.push(shop.ask('POST', '/api/carts')), 200)
      await alerted()
      clearInterval(calling)
      stop()
      await Promise.all(calls)
    },
  },
  files: {
    message: 'A document cannot be made.',
    async happens({ log }) {
      const papers = createPapers({ fontDir: '/missing', terms: '/missing/terms.pdf', log })
      await expect(papers.termsPdf()).rejects.toThrow()
    },
  },
  log: {
    message: 'Lines of the log are being lost: standard output cannot be written.',
    async happens({ say, alerted }) {
      say('The shop is open')
      await alerted()
    },
  },
}

/** The bank refuses to refund the second of two payments of one order. */
async function refundIsRefused({ log }: Cause): Promise<void> {
  await using bank = await openBank()
  refuseRefunds(bank)
  await using checkout = await openCheckoutShop({ overrides: { log }, bank })
  const first = await startedPayment(checkout)
  const { body: second } = await checkout.pay(first.customerId, first.cartId, {
    ...idealPayment,
    paymentMethod: 'creditcard',
  })
  const secondId = await checkout.providerIdOf(second.id)
  for (const id of [secondId, first.providerId]) await bank.bank.decide(id, 'paid', { webhook: 'never' })
  await webhook(checkout, second.id, secondId)
  await webhook(checkout, first.id, first.providerId)
  await checkout.workUntil(async () => {
    expect(await checkout.rowsOf('select from jobs where failed_at is not null')).toHaveLength(1)
  })
}

function refuseRefunds({ server, bank }: RunningBank): void {
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.endsWith('/refunds')) return bank.listener(request, response)
    const problem = { status: 422, title: 'Unprocessable Entity', detail: 'Refunds are not possible' }
    return (
      request.resume() &&
      response.writeHead(422, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(problem))
    )
  })
}

async function eventIsAnswered(status: number, { log, alerted }: Cause): Promise<void> {
  await using shop = await openDeliveryShop({ overrides: { log } })
  const customerId = await verifiedCustomer(shop)
  for (let order = 0; order < 3; order += 1) await insertPaidOrder(shop.pool, customerId)
  shop.receiver.mood = answers(status)
  shop.startWorker()
  await alerted()
}

async function verifiedCustomer({ pool }: DeliveryShop): Promise<string> {
  const customerId = await insertCustomer(pool)
  await pool.query('update customers set email_verified_at = now()')
  return customerId
}

/** The log writes into files: its standard error can be read, its standard output cannot be written. */
const folder = mkdtempSync(join(tmpdir(), 'stek-alerts-'))
const [errors, readOnly] = [join(folder, 'errors'), join(folder, 'read-only')]
const metrics = createMetrics()
let shopLog: ShopLog
beforeAll(() => {
  closeSync(openSync(readOnly, 'w'))
  shopLog = createShopLog(metrics, { standardOutput: openSync(readOnly, 'r'), standardError: openSync(errors, 'w') })
})
afterAll(() => rmSync(folder, { recursive: true }))

const alertsIn = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as AlertLine)
    .filter(({ level }) => level === 'alert')

function countOf(kind: string, scraped: string): number {
  const [, count] = new RegExp(`^shop_alerts_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(scraped) ?? []
  return Number(count)
}

describe('an alert of every kind is logged, counted and watched by a rule', () => {
  test.each(Object.entries(rows))('%s', async (kind, { message, happens }) => {
    expectRule(kind)
    // `increase` sees the first alert because the counter is 0 from the start.
    const before = countOf(kind, await metrics.text())
    expect(before).toBeGreaterThanOrEqual(0)
    const read = () => alertsIn(readFileSync(errors, 'utf8')).filter((alert) => alert.kind === kind)
    const known = read().length
    const alerted = () => expect.poll(read, { message: `an alert of kind ${kind}` }).not.toHaveLength(known)
    await happens({ log: shopLog.log, say: shopLog.say, alerted })
    await alerted()
    expect(read().slice(known)).toContainEqual(expect.objectContaining({ message }))
    const counted = countOf(kind, await metrics.text()) - before
    await expect.poll(read, { message: 'as many lines as were counted' }).toHaveLength(known + counted)
  })

  test('fault', async () => {
    expectRule('fault')
    const child = spawn(process.execPath, [join(root, 'tests/api/telemetry/faulty-process.ts')])
    const [scraped, lines] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(alertsIn(lines)).toEqual([
      expect.objectContaining({ kind: 'fault', message: 'A promise was rejected and not handled.' }),
    ])
    expect([countOf('fault', await metrics.text()), countOf('fault', scraped)]).toEqual([0, 1])
  })
})

function expectRule(kind: string): void {
  const rules = readFileSync(join(root, 'deploy/monitoring/rules.yml'), 'utf8').split('- alert: ')
  expect(rules.filter((rule) => watches(rule, kind)).map((rule) => rule.split('\n')[0])).toEqual(['ShopAlert'])
}

/** Whether the expression of a rule grows with the alerts of the kind. */
function watches(rule: string, kind: string): boolean {
  const [, selector] = /increase\(shop_alerts_total(?:\{([^}]*)\})?\[\d+m\]\)\) > 0/.exec(rule) ?? ['', null]
  if (selector === null) return false
  const [, operator, value = ''] = /kind(=~|!=|!~|=)"([^"]*)"/.exec(selector ?? '') ?? []
  if (operator === undefined) return true
  const isNamed = new RegExp(`^(?:${value})$`).test(kind)
  return operator.startsWith('!') ? !isNamed : isNamed
}
