import { percentilesOf } from '../cart/load.ts'
import type { Call } from './arrivals.ts'
import type { RankedKind } from './mix.ts'

export interface Context {
  readonly seconds: number
  readonly mix: readonly RankedKind[]
  readonly unloaded: readonly Call[]
  readonly capacity: number
}

export function isGood({ status }: Call): boolean {
  return status >= 200 && status < 400
}

export function isRefused({ status }: Call): boolean {
  return status === 503
}

export function printStep(title: string, calls: readonly Call[], { seconds, mix, unloaded, capacity }: Context): void {
  const lines = mix.map(({ name, rank }) => {
    const [own, before] = [calls, unloaded].map((all) => all.filter(({ kind }) => kind === name)) as [Call[], Call[]]
    const good = own.filter(isGood)
    const refused = own.filter(isRefused)
    const [times, calm, refusals] = [good, before.filter(isGood), refused].map((some) =>
      percentilesOf(some.map(({ ms }) => ms)),
    )
    return {
      kind: name,
      rank,
      offered: own.length,
      accepted: good.length,
      refused: refused.length,
      failed: own.length - good.length - refused.length,
      'p50 ms': round(times?.median),
      'p99 ms': round(times?.p99),
      'p99 × unloaded': round((times?.p99 ?? 0) / (calm?.p99 ?? 1)),
      'refusal p50': round(refusals?.median),
      'refusal p99': round(refusals?.p99),
    }
  })
  const good = calls.filter(isGood)
  const refused = calls.filter(isRefused)
  console.log(`\n${title}`)
  console.table(lines)
  const p99 = percentilesOf(good.map(({ ms }) => ms)).p99
  const calm = percentilesOf(unloaded.filter(isGood).map(({ ms }) => ms)).p99
  console.log(
    `goodput ${Math.round(good.length / seconds)}/s, of capacity ${round(good.length / seconds / capacity)}; all p99 ${round(p99)}, ${round(p99 / calm)} × unloaded; refusals without Retry-After ${refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length}`,
  )
}

const windowMs = 500

/** Until half a second in which all was served, and its p99 was at most half more than unloaded. */
export function recoveryMsOf(after: readonly Call[], unloaded: readonly Call[]): number | undefined {
  const limit = 1.5 * percentilesOf(unloaded.filter(isGood).map(({ ms }) => ms)).p99
  for (let from = 0; from < Math.max(...after.map(({ sentAt }) => sentAt)) - windowMs; from += 100) {
    const some = after.filter(({ sentAt }) => sentAt >= from && sentAt < from + windowMs)
    if (some.length > 0 && some.every(isGood) && percentilesOf(some.map(({ ms }) => ms)).p99 <= limit) return from
  }
  return undefined
}

function round(value = 0): number {
  return Math.round(value * 100) / 100
}
