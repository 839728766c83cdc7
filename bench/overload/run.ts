import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bankKey } from '#tests/builders/demo-bank.ts'
import { startHaproxy, startNginx } from '#tests/builders/proxies.ts'
import { startDatabase } from '../cart/database.ts'
import { freePort } from '../cart/free-port.ts'
import { startShop, type Subject } from '../cart/subject.ts'
import { type Row, reportRows } from '../rows.ts'
import { shortenSlices } from '../short-slices.ts'
import { type Arrivals, type Call, openArrivals, type Step } from './arrivals.ts'
import { makeMix, type RankedKind } from './mix.ts'
import {
  disturbedShare,
  isSeldom,
  isServed,
  isSettled,
  p99Of,
  printStep,
  type Quiet,
  recoverySecondsOf,
  rowsOf,
} from './report.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    loads: { type: 'string', default: '1,2,5' },
    /** Calls a second; found before each load by trying where it is not given. */
    capacity: { type: 'string' },
    /** At most; opened as they are needed. */
    connections: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
    warming: { type: 'string', default: '5' },
    /** As `deploy` has them, keeping pages: `haproxy` or `nginx`; or `nothing`. */
    behind: { type: 'string', default: 'haproxy' },
    /** Of processor time: `short`, as `deploy/tmpfiles.d` sets them, or `usual`. */
    slices: { type: 'string', default: 'short' },
    'quiet-seconds': { type: 'string', default: '18' },
    /** How often each load is offered; all calls of all times count together. */
    repeats: { type: 'string', default: '1' },
  },
})
const seconds = Number(options.seconds)
const quietShare = 0.25
const quietSeconds = Number(options['quiet-seconds'])
const repeats = Number(options.repeats)
/** As many payments and log-ins as follow from the carts that are served in overload: who is refused does not pay. */
const followingLoad = 1.3
const tryingSeconds = 1.5
const crowdSeconds = 2
/** A load during which the machine stood still or was slow for more than this of the calls is offered again, so many times at most. */
const maxDisturbed = 0.3
const maxRetries = 2

if (options.slices === 'short' && !shortenSlices())
  console.log('slices are as they were: this needs Linux 6.12 and perl')
const database = await startDatabase()
const subjects: Pick<Subject, 'stop'>[] = []
const stop = async () => {
  for (const subject of subjects.toReversed()) await subject.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

try {
  // The provider is not in the shop's process, as it is in a demo.
  const bank = fork(join(import.meta.dirname, 'bank.ts'), { detached: true })
  subjects.push({ stop: async () => bank.disconnect() })
  const [bankUrl] = (await once(bank, 'message')) as [string]
  const settings = { MOLLIE_API_KEY: bankKey, MOLLIE_API_URL: bankUrl, DEMO: 'on' }
  // The limits are on, as in any shop; every call comes from an address of its own.
  const shop = await startShop(database.url, { ...settings, TRUSTED_PROXIES: '127.0.0.1' })
  subjects.push(shop)
  const mix = await makeMix(shop.port, database.sql)
  const arrivals = await openArrivals(
    options.behind === 'nothing' ? shop.port : await openProxy(shop.port),
    Number(options.connections),
  )
  // Code that was seldom called runs ten times slower, that of overload too.
  await arrivals.offer(
    [300, 600, 900, 3000, 3000].map((rate) => ({ rate, seconds: Number(options.warming), kinds: mix })),
  )
  let capacity = Number(options.capacity ?? 800)
  const rows: Row[] = []
  for (const load of options.loads.split(',').map(Number)) {
    await overload(`${load} × capacity`, load, load)
    // Up to twice there is not much between them.
    if (load > 2) await overload(`${load} × as many visitors`, load, followingLoad)
  }
  rows.push(await searchCrowd(arrivals, mix, capacity))
  await arrivals.close()
  reportRows(rows)

  async function overload(title: string, load: number, firstLoad: number): Promise<void> {
    // A machine that is shared does half as much ten minutes later.
    if (options.capacity === undefined) capacity = await findCapacity(arrivals, mix, capacity / 2)
    console.log(`\ncapacity: ${Math.round(capacity)} calls a second`)
    // As many log-ins, check-outs and webhooks as at capacity, a few a second: of fewer a p99 is luck.
    const unloaded = stepOf(quietSeconds, (kind) => (isSeldom(kind) ? 1 : quietShare))
    let [before = []] = await arrivals.offer([unloaded])
    const crowd = stepOf(seconds, ({ rank }) => (rank === 'first' ? firstLoad : load))
    let loaded: readonly Call[] = []
    // A machine that becomes slower is so on both sides of a load, and would not be for what was measured at the start.
    let calm = before.filter(isSettled)
    const recoveries: (readonly Call[])[] = []
    for (let retries = 0; recoveries.length < repeats;) {
      const [each = [], after = []] = await arrivals.offer([crowd, unloaded])
      before = after
      if (disturbedShare(each) > maxDisturbed && retries < maxRetries) {
        console.log(`${title}: again, the machine stood still or was slow`)
        retries += 1
        if (loaded.length === 0) calm = after.filter(isSettled)
        continue
      }
      loaded = loaded.concat(each)
      calm = calm.concat(after.filter(isSettled))
      recoveries.push(after)
    }
    const quiet: Quiet = { calls: calm, capacity, seconds: seconds * repeats, mix }
    printStep(title, loaded, quiet)
    const recovery = Math.max(...recoveries.map((after) => recoverySecondsOf(after, quiet) ?? Infinity))
    console.log(`recovered after ${recovery < Infinity ? recovery : `more than ${quietSeconds}`} s`)
    if (load > 1) rows.push(...rowsOf(title, loaded, recovery, quiet))
  }

  /** Of each kind so many times what comes of it at capacity. */
  function stepOf(ofSeconds: number, times: (kind: RankedKind) => number): Step {
    const kinds = mix.map((kind) => ({ ...kind, share: kind.share * times(kind) }))
    return { rate: (capacity * sharesOf(kinds)) / sharesOf(mix), seconds: ofSeconds, kinds }
  }
} finally {
  await stop()
}

/** The sender gives each call an address of its own, as a balancer in front of the proxy would. */
async function openProxy(shopPort: number): Promise<number> {
  const setting = { port: await freePort(), addresses: [`127.0.0.1:${shopPort}`], host: `localhost:${shopPort}` }
  const realAddress = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; keepalive_requests 1000000;'
  const proxy =
    options.behind === 'nginx'
      ? await startNginx({ ...setting, more: realAddress }, true)
      : await startHaproxy({ ...setting, more: 'http-request set-src hdr(X-Forwarded-For)' })
  subjects.push({ stop: async () => proxy[Symbol.asyncDispose]() })
  return setting.port
}

/** The most calls of the mix that were served in a second, while nine of ten were. */
async function findCapacity(arrivals: Arrivals, mix: readonly RankedKind[], from: number): Promise<number> {
  let [best, rate, failed, hasPassed] = [0, from, 0, false]
  // Twice: a machine that stood still for a moment says nothing about the shop. And never with the first rate, which may be too high.
  while (rate > 10 && rate < 20_000 && failed < 2) {
    const [calls = []] = await arrivals.offer([{ rate, seconds: tryingSeconds, kinds: mix }])
    const served = calls.filter(isServed).length
    best = Math.max(best, served / tryingSeconds)
    console.log(`${Math.round(rate)} a second offered, ${Math.round(served / tryingSeconds)} served`)
    if (served >= calls.length * 0.9) [rate, failed, hasPassed] = [rate * 1.25, 0, true]
    else if (failed === 0 || hasPassed) failed += 1
    else [best, rate, failed] = [0, rate / 2, 0]
  }
  return best
}

/** Carts at half the capacity, alone and beside as many searches as the capacity, in turn. */
async function searchCrowd(arrivals: Arrivals, mix: readonly RankedKind[], capacity: number): Promise<Row> {
  const carts = mix.filter(({ name }) => name === 'read' || name === 'add')
  const searches = mix.filter(({ name }) => name === 'search')
  const both = [...carts, ...searches.map((kind) => ({ ...kind, share: sharesOf(carts) * 2 }))]
  const measured = { alone: [] as number[], crowded: [] as number[] }
  let [offered, served, searched] = [0, 0, 0]
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const [alone = [], crowded = []] = await arrivals.offer([
      { rate: capacity / 2, seconds: crowdSeconds, kinds: carts },
      { rate: (capacity / 2) * 3, seconds: crowdSeconds, kinds: both },
    ])
    const beside = crowded.filter(({ kind }) => kind !== 'search')
    measured.alone.push(p99Of(alone))
    measured.crowded.push(p99Of(beside))
    offered += beside.length
    served += beside.filter(isServed).length
    searched += crowded.filter((call) => call.kind === 'search' && isServed(call)).length
  }
  const [alone, crowded] = [measured.alone, measured.crowded].map(medianOf) as [number, number]
  console.log(
    `\ncarts among a crowd of searches: p99 ${crowded.toFixed(1)} ms, alone ${alone.toFixed(1)} ms, ratio ` +
      `${(crowded / alone).toFixed(2)}; ${served} of ${offered} served, and ${searched} searches`,
  )
  return {
    what: 'carts among a crowd of searches, p99',
    value: crowded,
    unit: 'ms',
    floor: { what: 'carts alone', value: alone },
    goal: { of: 'ratio', sign: '≤', limit: 2 },
  }
}

function sharesOf(kinds: readonly RankedKind[]): number {
  return kinds.reduce((sum, { share }) => sum + share, 0)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
