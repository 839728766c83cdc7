import { setTimeout as pause } from 'node:timers/promises'
import { type LoadedShops, openLoadedShops } from './loaded-shops.ts'
import { choice, emptyCarts, filledCarts } from './prepared-carts.ts'
import { type Call, createSender, type Kind } from './sender.ts'

/* Says how a shop does at the most it can serve, and at twice that: `node tests/soak/run-overload.ts [rounds]`. */

const rounds = Number(process.argv[2] ?? '3')
const seconds = 6
const tryingSeconds = 3
const restSeconds = 8
/** A call that is answered later is not served: the visitor has clicked again. */
const patienceMs = 1000
const maxLateMs = 100
/** All of the load that a shop serves is what it serves at its peak. */
const wholeShare = 0.98
const cartCalls = new Set(['read', 'add'])
const paymentCalls = new Set(['check out', 'payment', 'webhook'])
const goals = { atPeak: 0.95, goodput: 0.8, normalSeconds: 5 }

await using shops = await openLoadedShops()
const next = turnsOf(await mixOf(shops))
const [free, limited] = [createSender(shops.free), createSender(shops.limited)]
for (const rate of [200, 400]) {
  await free.offer(rate, 3, next(shops.free))
  await limited.offer(rate, 3, next(shops.limited))
}
const results: Round[] = []
let peak = 300
for (let round = 1; round <= rounds; round += 1) {
  // The speed of a shared machine changes.
  peak = await findPeak(peak * 0.7)
  const result = await overload(peak)
  results.push(result)
  console.log(`round ${round}: ${sentenceOf(result)}`)
}
free.close()
limited.close()

const middle = medianOf(results)
const missed = [
  middle.carts < goals.atPeak && 'carts at the peak',
  middle.payments < goals.atPeak && 'payments at the peak',
  middle.goodput < goals.goodput && 'goodput at twice the peak',
  middle.paymentsAtTwice <= middle.cartsAtTwice && 'payments before carts at twice the peak',
  middle.normalAfter > goals.normalSeconds && 'normal again',
].filter((goal) => goal !== false)
if (middle.late > 0.05) {
  console.log(`${percent(middle.late)} of the calls were sent too late: this machine is too busy to say much.`)
}
const verdict = missed.length === 0 ? 'all goals reached' : `MISSED: ${missed.join(', ')}`
console.log(`overload, median of ${rounds}: ${sentenceOf(middle)}; ${verdict}`)
process.exitCode = missed.length === 0 ? 0 : 1

interface Round {
  readonly peak: number
  readonly carts: number
  readonly payments: number
  readonly goodput: number
  readonly cartsAtTwice: number
  readonly paymentsAtTwice: number
  /** In seconds. */
  readonly normalAfter: number
  /** The share of calls that the sender itself could not send in time. */
  readonly late: number
}

/** The largest load that the shop without limits serves as a whole, tried in steps of a tenth. */
async function findPeak(from: number): Promise<number> {
  let found = from
  for (let rate = from, failed = 0; failed < 2; rate *= 1.1) {
    const served = servedOf(await free.offer(rate, tryingSeconds, next(shops.free)))
    console.log(`${Math.round(rate)} calls a second: ${percent(served)} served`)
    if (served >= wholeShare) [found, failed] = [rate, 0]
    else failed += 1
  }
  await pause(1000)
  return found
}

async function overload(rate: number): Promise<Round> {
  const kinds = next(shops.limited)
  const atPeak = await limited.offer(rate, seconds, kinds)
  const atTwice = await limited.offer(2 * rate, seconds, kinds)
  const after = await limited.offer(rate / 2, restSeconds, kinds)
  const busy = after.filter((call) => !isServed(call)).map(({ sentAt }) => Math.ceil(sentAt / 1000))
  // One call in a hundred may be late for other reasons.
  const normalAfter = busy.length > after.length / 100 ? Math.max(...busy) : (busy[0] ?? 0)
  return {
    peak: rate,
    carts: servedOf(atPeak, cartCalls),
    payments: servedOf(atPeak, paymentCalls),
    goodput: atTwice.filter(isServed).length / seconds / rate,
    cartsAtTwice: servedOf(atTwice, cartCalls),
    paymentsAtTwice: servedOf(atTwice, paymentCalls),
    normalAfter,
    late: [...atPeak, ...atTwice].filter(({ lateMs }) => lateMs > maxLateMs).length / (atPeak.length + atTwice.length),
  }
}

function isServed({ status, ms }: Call): boolean {
  return status >= 200 && status < 300 && ms <= patienceMs
}

function servedOf(calls: readonly Call[], kinds?: ReadonlySet<string>): number {
  const asked = kinds ? calls.filter(({ kind }) => kinds.has(kind)) : calls
  return asked.filter(isServed).length / asked.length
}

function medianOf(all: readonly Round[]): Round {
  const keys = Object.keys(all[0] ?? {}) as (keyof Round)[]
  const entries = keys.map((key) => {
    const values = all.map((round) => round[key]).toSorted((one, other) => one - other)
    return [key, values[values.length >> 1]]
  })
  return Object.fromEntries(entries) as Round
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function sentenceOf(round: Round): string {
  return (
    `peak ${Math.round(round.peak)} calls a second; at it ${percent(round.carts)} of carts and ` +
    `${percent(round.payments)} of payments served; at twice of it goodput ${round.goodput.toFixed(2)} of the peak, ` +
    `${percent(round.cartsAtTwice)} of carts, ${percent(round.paymentsAtTwice)} of payments; ` +
    `normal after ${round.normalAfter} s`
  )
}

/** Hands out one after another, and begins again after the last. */
function turn<Item>(items: readonly Item[]): () => Item {
  let at = 0
  return () => items[(at += 1) % items.length] as Item
}

/** What visitors do, as requests for a shop at a port. Carts and payments are prepared before. */
async function mixOf(loaded: LoadedShops) {
  const filled = await filledCarts(`http://localhost:${loaded.free}`, 1000)
  const empty = await emptyCarts(loaded.sql, 'o', 0, 200_000)
  const payments = await loaded.openPayments(40, 12)
  const [cart, emptyCart, payment, path] = [
    turn(filled),
    turn(empty),
    turn(payments),
    turn(['/', '/webhosting', '/de']),
  ]
  let searches = 0
  const method = JSON.stringify({ paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } })
  return {
    page: [30, () => ['GET', path(), { 'Accept-Encoding': 'br' }]],
    read: [30, () => ['GET', `/api/carts/${cart()}`]],
    add: [20, () => ['POST', `/api/carts/${emptyCart()}/items`, {}, choice]],
    search: [10, () => ['GET', `/api/domains/search?q=tuin${(searches += 1)}.nl&language=nl`]],
    'check out': [
      0.5,
      () => {
        const { cartId, cookie } = payment()
        return ['POST', `/api/carts/${cartId}/payments`, { Cookie: cookie }, method]
      },
    ],
    payment: [
      3,
      () => {
        const { id, cookie } = payment()
        return ['GET', `/api/carts/payments/${id}`, { Cookie: cookie }]
      },
    ],
    webhook: [
      1.5,
      () => {
        const { id, bankId } = payment()
        return ['POST', `/api/payments/webhook/${id}`, {}, `id=${bankId}`]
      },
    ],
  } as const satisfies Record<string, readonly [share: number, request: () => Request]>
}

type Request = readonly [method: string, path: string, headers?: Readonly<Record<string, string>>, body?: string]

function turnsOf(mix: Awaited<ReturnType<typeof mixOf>>) {
  return (port: number): readonly Kind[] =>
    Object.entries(mix).map(([name, [share, request]]) => ({ name, share, next: () => textOf(port, request()) }))
}

function textOf(port: number, [method, path, headers = {}, body]: Request): string {
  const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
  const all = {
    Host: `localhost:${port}`,
    ...headers,
    ...(body !== undefined && {
      Origin: `http://localhost:${port}`,
      'Content-Type': type,
      'Content-Length': String(body.length),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
