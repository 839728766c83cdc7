import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createProvisioningEvents, readUnfinishedDeliveries } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { releaseDeliveries } from '#features/deliveries/deliver-order.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { openDemoProvisioning } from '#tests/builders/demo-provisioning.ts'
import { silentLog } from '#platform/telemetry/log.ts'

const allSteps = [
  '',
  'register email, setUp waiting',
  'register email, setUp busy',
  'register email, setUp done',
  'register waiting, setUp done',
  'register busy, setUp done',
  'register done, setUp done',
]

test('from the order button to the last step, as the page sees it', async () => {
  const checkout = await openCheckoutShop()
  const { pool, shop, deps } = checkout
  const { provisioningSeal: seal } = deps
  const twin = await openDemoProvisioning({
    seal,
    shopOrigin: `http://127.0.0.1:${shop.port}`,
    unfinished: () => readUnfinishedDeliveries(pool),
    pace: 0.02,
  })
  const server = createServer(twin.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const events = createProvisioningEvents(pool)
  const worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_provisioning_event: createSendProvisioningEvent({
        codes: deps.codes,
        events,
        sender: createProvisioningSender({ url, seal, log: silentLog }),
      }),
      release_deliveries: ({ customerId }) => releaseDeliveries(deps, customerId),
    },
    log: silentLog,
    idleMs: 5,
  })
  onTestFinished(async () => {
    await worker.stop()
    await twin.close()
    server.close()
    server.closeAllConnections()
    await checkout[Symbol.asyncDispose]()
  })

  const choices = [domainChoice('naam', 'mijn-naam'), hostingChoice('pakket', 'naam', 'mijn-naam.nl')]
  const customerId = await checkout.customer()
  const { body: payment } = await checkout.pay(customerId, await checkout.cartOf(customerId, ...choices))
  const seen: string[] = []
  const steps = async () => {
    const { body } = await checkout.payment(null, payment.id)
    const now = body.order?.deliveries.map(({ kind, state, heldFor }) => `${kind} ${heldFor ?? state}`).join(', ') ?? ''
    if (seen.at(-1) !== now) seen.push(now)
    return now
  }
  expect(await steps()).toBe('')
  await checkout.bank.decide(await checkout.providerIdOf(payment.id), 'paid')
  await expect.poll(steps, { interval: 5 }).toBe('register email, setUp done')
  const token = await shop.deps.tokens.issue(customerId, 'verify_email')
  expect((await shop.ask('POST', '/api/auth/email/verify', { json: { token } })).status).toBe(200)
  await expect.poll(steps, { interval: 5 }).toBe('register done, setUp done')
  // Whoever looks now and then may miss a step, but sees none twice and none out of turn.
  expect(seen).toEqual(allSteps.filter((step) => seen.includes(step)))
  expect(seen.length).toBeGreaterThanOrEqual(4)
})
