import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { DemoBank } from '#apps/demo/bank/bank.ts'
import { cents } from '#core/money/money.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import type { Chances } from './chances.ts'

export interface BuyerParts {
  readonly pool: Pool
  readonly bank: DemoBank
  /** The shops that a buyer may happen upon. */
  readonly urls: readonly [string, ...string[]]
  readonly chances: Chances
  /** What tells the shop who asks; without it a customer is made for each purchase, and told by name. */
  readonly headersOf?: (number: number) => Readonly<Record<string, string>>
  /** A name that is free. */
  readonly nameOf?: (number: number) => string
  /** Told of each payment that the shop has promised to know. */
  readonly onPayment?: (paymentId: string) => void
}

const plans = ['pays', 'pays', 'pays', 'pays', 'pays', 'twice', 'later', 'tries', 'leaves', 'free'] as const
const methods = ['ideal', 'creditcard', 'banktransfer'] as const
const consents = { terms: true, immediateStart: true }
const patienceMs = 120_000
/** What matters of all answers. */
interface Body {
  readonly id: string
  readonly code?: string
  readonly paymentId?: string
}

/** Somebody who orders something, and pays it or not. Whatever gets lost on the way is tried again. */
export async function buy(parts: BuyerParts, number: number): Promise<void> {
  const { pool, bank, urls, chances, nameOf = (each) => `naam-${each}` } = parts
  const identity = parts.headersOf?.(number) ?? (await newCustomer(pool))
  const plan = chances.pick(plans)
  const name = nameOf(number)
  const cartId = (await ask('POST', '/api/carts')).id
  const add = (choice: object) => ask('POST', `/api/carts/${cartId}/items`, choice)
  if (plan === 'free') await add(movingChoice('m', null, `${name}.nl`))
  else await add(domainChoice('d', name))
  if (plan !== 'free' && chances.isOne(2)) await add(hostingChoice('h', 'd', `${name}.nl`))

  const first = await pay()
  if (plan === 'later') await add(domainChoice('l', `later-${number}`))
  if (plan === 'tries') await decide(first, chances.pick(['failed', 'canceled', 'expired']))
  const last = plan === 'twice' || plan === 'tries' ? await pay() : first
  if (plan === 'twice') await decide(first, 'paid')
  if (plan !== 'leaves' && plan !== 'free') await decide(last, 'paid')
  if (chances.isOne(10)) await refundPart(last)

  async function pay(): Promise<string> {
    const answer = await ask('POST', `/api/carts/${cartId}/payments`, {
      paymentMethod: chances.pick(methods),
      consents,
    })
    const paymentId = answer.paymentId ?? answer.id
    parts.onPayment?.(paymentId)
    return paymentId
  }

  /** At the bank; and perhaps back on the page, that asks how it went. */
  async function decide(paymentId: string, outcome: 'paid' | 'failed' | 'canceled' | 'expired'): Promise<void> {
    const providerId = await providerIdOf(paymentId)
    const webhook = chances.pick(['atOnce', 'atOnce', 'twice', 'late', 'never'] as const)
    if (providerId !== null) await bank.decide(providerId, outcome, { webhook })
    const looks = chances.isOne(2) ? 1 + chances.below(3) : 0
    for (let look = 0; look < looks; look += 1) await ask('GET', `/api/carts/payments/${paymentId}`)
  }

  /** Never all of it: then nobody could tell it from one that came too late. */
  async function refundPart(paymentId: string): Promise<void> {
    const providerId = await providerIdOf(paymentId)
    if (providerId !== null) await bank.decide(providerId, 'refunded', { amount: cents(1 + chances.below(50)) })
  }

  async function providerIdOf(paymentId: string): Promise<string | null> {
    const question = 'select provider_id as id from payments where id = $1'
    const { rows } = await again(() => pool.query<{ id: string | null }>(question, [paymentId]))
    return rows[0]?.id ?? null
  }

  function ask(method: string, path: string, json?: object): Promise<Body> {
    return again(async () => {
      const response = await fetch(`${chances.pick(urls)}${path}`, {
        method,
        headers: { ...identity, ...(json && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(10_000),
        ...(json && { body: JSON.stringify(json) }),
      })
      const body = (await response.json()) as Body
      if (response.ok || body.code === 'cart_already_paid') return body
      /* A cart that another payment has closed meanwhile takes nothing more. */
      if (response.status === 404 && path.endsWith('/items')) return body
      throw new Error(`${method} ${path.replace(/[\w-]{22}/, '…')}: ${response.status} ${body.code}`)
    })
  }
}

async function newCustomer(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const customerId = await again(() => insertCustomer(pool))
  await again(() => pool.query('update customers set email_verified_at = now() where id = $1', [customerId]))
  return { 'x-customer': customerId }
}

async function again<Done>(work: () => Promise<Done>): Promise<Done> {
  const since = performance.now()
  while (true) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() - since > patienceMs) throw error
    }
    await pause(100)
  }
}
