import { percentilesOf } from '../cart/load.ts'
import type { Row } from '../rows.ts'
import { type Call, notSent } from './arrivals.ts'
import type { Rank, RankedKind } from './mix.ts'

/** What the shop does while it has little to do, and what it can do at most. */
export interface Quiet {
  readonly calls: readonly Call[]
  readonly capacity: number
  readonly seconds: number
  readonly mix: readonly RankedKind[]
}

const statusNames = new Map([
  [0, 'without an answer'],
  [notSent, 'not sent, because all connections were taken'],
])
const rankNames = { page: 'pages', first: 'payments and log-ins', cart: 'carts', last: 'searches' } as const

/** Until the limit has followed: told apart where a load is short, because it happens once however long it lasts. */
const onsetMs = 500
const longSeconds = 30
const recoveryWindowMs = 500
/** In which a shop recovers; what it does later is what it does at rest. */
const maxRecoveryMs = 2000
/** The slowest of fewer says nothing. */
const minCalls = 30

/** Of which a few come in a second. */
export function isSeldom({ share }: RankedKind): boolean {
  return share < 1
}

export function isSettled({ sentAt }: Call): boolean {
  return sentAt >= maxRecoveryMs
}

export function isServed({ status }: Call): boolean {
  return status >= 200 && status < 400
}

function isRefused({ status }: Call): boolean {
  return status === 503
}

export function disturbedShare(calls: readonly Call[]): number {
  return calls.filter(({ disturbed }) => disturbed).length / calls.length
}

function isTimed(call: Call): boolean {
  return isServed(call) && !call.disturbed
}

/** Of those that were served while the machine neither stood still nor was slow. */
export function p99Of(calls: readonly Call[]): number {
  return percentilesOf(calls.filter(isTimed).map(({ ms }) => ms)).p99
}

export function printStep(title: string, calls: readonly Call[], { calls: calm, capacity, seconds, mix }: Quiet): void {
  console.log(`\n${title}`)
  console.table(
    mix.map(({ name, rank }) => {
      const own = calls.filter(({ kind }) => kind === name)
      const [served, refused] = [own.filter(isServed), own.filter(isRefused)]
      const times = percentilesOf(own.filter(isTimed).map(({ ms }) => ms))
      const refusals = percentilesOf(refused.map(({ ms }) => ms))
      return {
        kind: name,
        rank,
        offered: own.length,
        served: served.length,
        refused: refused.length,
        failed: own.length - served.length - refused.length,
        'p50 ms': round(times.median),
        'p99 ms': round(times.p99),
        'p99 of all': round(percentilesOf(served.map(({ ms }) => ms)).p99),
        'p99 later': round(p99Of(own.filter(({ sentAt }) => sentAt >= onsetMs))),
        'p99 unloaded': round(p99Of(calm.filter(({ kind }) => kind === name))),
        'refused p50': round(refusals.median),
        'refused p99': round(refusals.p99),
      }
    }),
  )
  const refused = calls.filter(isRefused)
  const rate = calls.filter(isServed).length / seconds
  const failed = Object.groupBy(
    calls.filter((call) => !isServed(call) && !isRefused(call)),
    ({ kind, status }) => `${kind} ${statusNames.get(status) ?? status}`,
  )
  for (const [what, some] of Object.entries(failed)) console.log(`failed: ${what}, ${some?.length} times`)
  const silent = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length
  console.log(`served ${Math.round(rate)} a second, ${percent(rate / capacity)} of the capacity;`)
  console.log(`${refused.length} refused, ${silent} of them without Retry-After;`)
  console.log(`${percent(disturbedShare(calls))} not timed: the machine stood still or was slow`)
}

/** Of each rank the kind that became slowest; of a short load after the first half second. */
export function rowsOf(title: string, calls: readonly Call[], recovery: number, quiet: Quiet): readonly Row[] {
  const isLong = calls.some(({ sentAt }) => sentAt >= longSeconds * 1000)
  const counted = isLong ? calls : calls.filter(({ sentAt }) => sentAt >= onsetMs)
  const slowest = (['page', 'first', 'cart'] as const).flatMap((rank) => slowestOf(rank, title, counted, quiet))
  const rate = calls.filter(isServed).length / quiet.seconds
  const refusalMs = percentilesOf(calls.filter(isRefused).map(({ ms }) => ms)).median
  return [
    ...slowest,
    {
      what: `${title}: calls served`,
      value: rate,
      unit: '/s',
      floor: { what: 'the most', value: quiet.capacity },
      goal: { of: 'ratio', sign: '≥', limit: 0.9 },
    },
    { what: `${title}: a refusal, median`, value: refusalMs, unit: 'ms' },
    {
      what: `${title}: until all is as before`,
      value: recovery,
      unit: 's',
      goal: { of: 'value', sign: '≤', limit: maxRecoveryMs / 1000 },
    },
  ]
}

function slowestOf(rank: Rank, title: string, calls: readonly Call[], { calls: calm, mix }: Quiet): readonly Row[] {
  const kinds = mix.flatMap(({ name, rank: own }) => {
    const of = (all: readonly Call[]) => all.filter((call) => call.kind === name && isTimed(call))
    const [crowded, alone] = [of(calls), of(calm)]
    if (own !== rank || crowded.length < minCalls || alone.length < minCalls) return []
    return [{ name, value: p99Of(crowded), floor: p99Of(alone) }]
  })
  const [worst] = kinds.toSorted((one, other) => other.value / other.floor - one.value / one.floor)
  if (worst === undefined) return []
  return [
    {
      what: `${title}: ${rankNames[rank]}, p99`,
      value: worst.value,
      unit: 'ms',
      floor: { what: 'unloaded', value: worst.floor },
      goal: { of: 'ratio', sign: '≤', limit: 3 },
    },
  ]
}

/** Until half a second in which everything was served, with a p99 of at most half more than unloaded; log-ins would be that p99. */
export function recoverySecondsOf(after: readonly Call[], { calls, mix }: Quiet): number | undefined {
  const seldom = new Set(mix.filter(isSeldom).map(({ name }) => name))
  const p99OfOthers = (some: readonly Call[]) => p99Of(some.filter(({ kind }) => !seldom.has(kind)))
  const last = after.at(-1)?.sentAt ?? 0
  for (let from = 0; from <= last - recoveryWindowMs; from += 100) {
    const some = after.filter(({ sentAt }) => sentAt >= from && sentAt < from + recoveryWindowMs)
    if (some.some(isTimed) && some.every(isServed) && p99OfOthers(some) <= 1.5 * p99OfOthers(calls)) return from / 1000
  }
  return undefined
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`
}
