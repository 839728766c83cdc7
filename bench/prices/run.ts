import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { domainChoice, hostingChoice } from '#tests/api/choices.ts'
import { reportRows } from '../rows.ts'
import { everythingDearer, openPriceShops } from '#tests/soak/price-shops.ts'

/**
 * What changing every extension's price costs: how long until three processes charge and show it, and what visitors
 * notice meanwhile, against the same load just before. Build the site first.
 */
const { values: options } = parseArgs({
  options: { rate: { type: 'string', default: '100' }, seconds: { type: 'string', default: '20' } },
})
const [rate, calmMs] = [Number(options.rate), Number(options.seconds) * 1000]
const leadMs = 30_000
const kinds = ['page', 'cart'] as const

await using shops = await openPriceShops(0)
const carts = await Promise.all(Array.from({ length: 30 }, (_, number) => newCart(number)))
let times: Record<(typeof kinds)[number], number[]> = { page: [], cart: [] }
let isOver = false
const load = keepAsking()

await pause(5000)
const calm = await during(() => pause(calmMs))
const before = shops.memory()
const prices = everythingDearer(111)
const live: number[] = []
const began = shops.now()
const changing = await during(async () => {
  await shops.release(began + leadMs, prices)
  await Promise.all([0, 1, 2].map(watch))
})
await pause(20_000)
const after = shops.memory()
isOver = true
await load

console.log(
  `${Object.keys(prices).length} prices, three processes, ${rate} requests a second, lead of ${leadMs / 1000} s\n`,
)
console.log(
  `live in all after ${seconds(Math.max(...live))} s; first to last ${Math.max(...live) - Math.min(...live)} ms`,
)
console.log('\n| p99 in ms | calm | while it changes | ratio |\n| --- | --- | --- | --- |')
for (const kind of kinds) {
  const [one, other] = [p99(calm[kind]), p99(changing[kind])]
  console.log(
    `| ${kind} (${changing[kind].length}) | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(other / one).toFixed(2)} |`,
  )
}
console.log(`\nmemory in MB: ${before.map(Math.round).join(', ')} before, ${after.map(Math.round).join(', ')} after`)
for (const line of shops.complaints) console.log(line)

reportRows([
  ...kinds.map((kind) => ({
    what: `p99 of a ${kind} while all prices change`,
    value: p99(changing[kind]),
    unit: 'ms',
    floor: { what: 'just before', value: p99(calm[kind]) },
  })),
  { what: 'first to last process that shows new prices', value: Math.max(...live) - Math.min(...live), unit: 'ms' },
])

async function during(work: () => Promise<unknown>): Promise<typeof times> {
  times = { page: [], cart: [] }
  const own = times
  await work()
  return own
}

/** Until a process shows the new price of `.nl`: 3.99 and 1.11 more. */
async function watch(process: number): Promise<void> {
  while (!(await shops.ask(process, 'GET', '/')).text.includes('5,10')) await pause(20)
  live.push(shops.now() - began)
}

/** At a steady rate, however long the answers take. */
async function keepAsking(): Promise<void> {
  const start = performance.now()
  for (let number = 0; !isOver; number += 1) {
    await pause(Math.max(start + (number * 1000) / rate - performance.now(), 0))
    const kind = kinds[number % 2] ?? 'page'
    const path =
      kind === 'page'
        ? ['/', '/webhosting', '/order/hosting'][number % 3]
        : `/api/carts/${carts[number % carts.length]}`
    const own = times
    void shops.ask(number, 'GET', path ?? '/').then(
      ({ asked, answered }) => own[kind].push(answered - asked),
      () => {},
    )
  }
}

async function newCart(number: number): Promise<string> {
  const { text } = await shops.ask(number, 'POST', '/api/carts', { json: {} })
  const { id } = JSON.parse(text) as { id: string }
  for (const json of [domainChoice('d', `naam-${number}`), hostingChoice('h', 'd', `naam-${number}.nl`)]) {
    await shops.ask(number, 'POST', `/api/carts/${id}/items`, { json })
  }
  return id
}

function p99(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? Number.NaN
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
