import { BlockList } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { as } from '#tests/builders/customers.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'
import { goodPassword, registered } from '#tests/api/customers/registrations.ts'
import { openShop } from '#tests/api/shop.ts'
import { openBrowser, sessionCookie } from './browser.ts'
import { floods } from './floods.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

const buyersAtOnce = 4
const maxBuyers = 20
/** A busy machine serves fewer buyers in this time: the share of those served is what counts. */
const buyingMs = 5000

/** A customer adds a name to a cart and starts a payment. @returns `served`, or the statuses */
async function buy(checkout: CheckoutShop, index: number): Promise<string> {
  const { shop } = checkout
  const from = { ...as(await checkout.customer()).headers, 'x-forwarded-for': `203.0.113.${index}` }
  const cart = await shop.ask('POST', '/api/carts', { headers: from })
  const path = `/api/carts/${cart.body.id}`
  const added = await shop.ask('POST', `${path}/items`, { headers: from, json: domainChoice('d', `koper-${index}`) })
  const paid = await shop.ask('POST', `${path}/payments`, { headers: from, json: idealPayment })
  const statuses = [cart, added, paid].map(({ status }) => status).join(' ')
  return statuses === '201 201 201' ? 'served' : statuses
}

async function servedBeside(name: keyof typeof floods, addresses: number): Promise<readonly string[]> {
  await using checkout = await openCheckoutShop({
    limits: true,
    trustedProxies: loopback,
    callLimit: createCallLimit(),
    accounts: { passwords: createPasswords() },
    maxMs: Infinity,
  })
  const stop = await floods[name](checkout.shop, addresses)
  try {
    await pause(500)
    const outcomes: string[] = []
    const end = performance.now() + buyingMs
    const lines = Array.from({ length: buyersAtOnce }, async (_, line) => {
      for (let index = line; index < maxBuyers && performance.now() < end; index += buyersAtOnce) {
        outcomes.push(await buy(checkout, index))
      }
    })
    await Promise.all(lines)
    return outcomes
  } finally {
    await stop()
  }
}

const stories = Object.keys(floods) as (keyof typeof floods)[]
/** Many attackers and a busy machine: this bounds a test that hangs. */
const patience = { timeout: 180_000 }

describe.each([
  { addresses: 10, share: 0.95 },
  { addresses: 1, share: 0.95 },
  { addresses: 200, share: 0.8 },
])('beside $addresses attackers', ({ addresses, share }) => {
  for (const { cases, options } of sliced(stories, addresses === 10 ? 3 : 0)) {
    test.for(cases)('%s keep no buyer from cart and payment', { ...patience, ...options }, async (name) => {
      const outcomes = await servedBeside(name, addresses)
      const refused = outcomes.filter((outcome) => outcome !== 'served')
      expect(outcomes.length).toBeGreaterThanOrEqual(buyersAtOnce)
      expect(refused.length, refused.join(', ')).toBeLessThanOrEqual((1 - share) * outcomes.length)
    })
  }
})

test('beside 200 attackers a device that logged in before logs in again', { ...patience, ...inLongRun }, async () => {
  await using shop = await openShop({
    limits: true,
    trustedProxies: loopback,
    callLimit: createCallLimit(),
    accounts: { passwords: createPasswords() },
    maxMs: Infinity,
  })
  const email = 'anna@example.nl'
  await registered(shop, email)
  const owner = openBrowser(shop, { 'x-forwarded-for': '192.0.2.1' })
  await owner.logIn(email, goodPassword)
  const csrfToken = await owner.csrfToken()
  const stop = await floods["strangers' log-ins"](shop, 200)
  try {
    await pause(500)
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await owner.logIn(email, goodPassword, { csrfToken })
      expect([status, headers['set-cookie']?.some((line) => line.startsWith(sessionCookie))]).toEqual([200, true])
    }
  } finally {
    await stop()
  }
})
