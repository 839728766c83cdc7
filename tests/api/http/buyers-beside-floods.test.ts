import { BlockList } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { as } from '#tests/builders/customers.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { floods } from './floods.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

const buyers = 20
const buyersAtOnce = 4

/** A customer adds a name to a cart and starts a payment. @returns whether both were served */
async function buy({ shop, customer }: CheckoutShop, index: number): Promise<string> {
  const from = { ...as(await customer()).headers, 'x-forwarded-for': `203.0.113.${index}` }
  const cart = await shop.ask('POST', '/api/carts', { headers: from })
  const choice = domainChoice('d', `koper-${index}`)
  const added = await shop.ask('POST', `/api/carts/${cart.body.id}/items`, { headers: from, json: choice })
  if (cart.status !== 201 || added.status !== 201) return `${cart.status} ${added.status}`
  const paid = await shop.ask('POST', `/api/carts/${cart.body.id}/payments`, { headers: from, json: idealPayment })
  return paid.status === 201 ? 'served' : `payment ${paid.status}`
}

async function servedBeside(name: keyof typeof floods, addresses: number) {
  await using checkout = await openCheckoutShop({
    limits: true,
    trustedProxies: loopback,
    callLimit: createCallLimit(),
    accounts: { passwords: createPasswords() },
    maxMs: 20_000,
  })
  const stop = await floods[name](checkout.shop, addresses)
  await pause(500)
  const outcomes: string[] = []
  const lines = Array.from({ length: buyersAtOnce }, async (_, line) => {
    for (let index = line; index < buyers; index += buyersAtOnce) outcomes.push(await buy(checkout, index))
  })
  await Promise.all(lines)
  await stop()
  return outcomes
}

const stories = Object.keys(floods) as (keyof typeof floods)[]

describe.each([
  { addresses: 10, share: 0.95, options: {} },
  { addresses: 1, share: 0.95, options: inLongRun },
  { addresses: 200, share: 0.8, options: inLongRun },
])('beside $addresses attackers', ({ addresses, share, options }) => {
  test.each(stories)('%s keep no buyer from cart and payment', options, async (name) => {
    const outcomes = await servedBeside(name, addresses)
    const refused = outcomes.filter((outcome) => outcome !== 'served')
    expect(refused.length, refused.join(', ')).toBeLessThanOrEqual((1 - share) * buyers)
  })
})
