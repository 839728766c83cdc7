import { parseArgs } from 'node:util'
import { startDatabase } from '../cart/database.ts'
import { percentilesOf } from '../cart/load.ts'
import { startShop, type Subject } from '../cart/subject.ts'
import { type Arrivals, type Call, openArrivals } from './arrivals.ts'
import { makeMix, type RankedKind } from './mix.ts'
import { isGood, printStep, recoveryMsOf } from './report.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    loads: { type: 'string', default: '1,2,5' },
    /** Calls a second; found by trying where it is not given. */
    capacity: { type: 'string' },
    connections: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
  },
})
const seconds = Number(options.seconds)
/** Of the capacity. */
const quietShare = 0.25
const tryingSeconds = 1.5
/** Code that was not called often runs ten times slower. */
const warmingSeconds = 5

const database = await startDatabase()
const subjects: Subject[] = []
const stop = async () => {
  for (const subject of subjects) await subject.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

try {
  const shop = await startShop(database.url, { TRUSTED_PROXIES: '127.0.0.1' })
  subjects.push(shop)
  const mix = await makeMix(shop.port, database.sql)
  const arrivals = await openArrivals(shop.port, Number(options.connections))
  await arrivals.offer([300, 600, 900].map((rate) => ({ rate, seconds: warmingSeconds, kinds: mix })))
  const capacity = options.capacity === undefined ? await findCapacity(arrivals, mix) : Number(options.capacity)
  console.log(`capacity ${Math.round(capacity)} calls a second`)
  const quiet = { rate: capacity * quietShare, seconds, kinds: mix }
  const [unloaded = []] = await arrivals.offer([quiet])
  printStep('unloaded', unloaded, { seconds, mix, unloaded, capacity })
  for (const load of options.loads.split(',').map(Number)) {
    const [loaded = [], after = []] = await arrivals.offer([{ rate: capacity * load, seconds, kinds: mix }, quiet])
    printStep(`${load} × capacity`, loaded, { seconds, mix, unloaded, capacity })
    console.log(`recovered after ${recoveryMsOf(after, unloaded)} ms`)
  }
  await searchCrowd(arrivals, mix, capacity)
  await arrivals.close()
} finally {
  await stop()
}

/** Rates go up until less than nine tenths is served well; the most that was served in a second. */
async function findCapacity(arrivals: Arrivals, mix: readonly RankedKind[]): Promise<number> {
  let best = 0
  for (let rate = 400; rate < 20_000; rate *= 1.2) {
    const [calls = []] = await arrivals.offer([{ rate, seconds: tryingSeconds, kinds: mix }])
    const served = calls.filter(isGood).length
    best = Math.max(best, served / tryingSeconds)
    console.log(`${Math.round(rate)} offered, ${Math.round(served / tryingSeconds)} served`)
    if (served < calls.length * 0.9) break
  }
  return best
}

/** Carts at half the capacity, alone and among searches that alone would be twice what the shop can do. */
async function searchCrowd(arrivals: Arrivals, mix: readonly RankedKind[], capacity: number): Promise<void> {
  const carts = mix.filter(({ rank }) => rank === 'cart')
  const searches = mix
    .filter(({ name }) => name === 'search')
    .map((kind) => ({ ...kind, share: carts.reduce((sum, { share }) => sum + share, 0) * 2 }))
  const times: Record<'alone' | 'crowded', number[]> = { alone: [], crowded: [] }
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const rate = capacity / 4
    const [alone = [], crowded = []] = await arrivals.offer([
      { rate, seconds: 2, kinds: carts },
      { rate: rate * 3, seconds: 2, kinds: [...carts, ...searches] },
    ])
    const of = (calls: readonly Call[]) =>
      calls.filter((call) => call.kind !== 'search' && isGood(call)).map(({ ms }) => ms)
    times.alone.push(...of(alone))
    times.crowded.push(...of(crowded))
    const ps = [percentilesOf(of(alone)).p99, percentilesOf(of(crowded)).p99]
    console.log(
      ps,
      alone.length,
      of(alone).length,
      crowded.filter((c) => c.kind !== 'search').length,
      of(crowded).length,
      crowded.filter((c) => c.kind === 'search').length,
      crowded.filter((c) => c.kind === 'search' && isGood(c)).length,
    )
  }
  console.log('crowd ratio', percentilesOf(times.crowded).p99 / percentilesOf(times.alone).p99)
}
