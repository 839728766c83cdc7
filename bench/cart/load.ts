import { type Connection, openConnection, type Reply } from './connection.ts'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The next request, or nothing when there is no more to ask. */
  readonly next: () => string | undefined
  readonly expect: number
  readonly onReply?: (reply: Reply) => void
  /** As a share of those that are answered, of calls that a shop with too much to do may refuse; they are not measured. */
  readonly maxTurnedAway?: number
}

export interface Measured {
  readonly calls: number
  readonly turnedAway: number
  readonly seconds: number
  /** In milliseconds. */
  readonly median: number
  readonly p99: number
  /** Of every call. */
  readonly times: readonly number[]
}

/** A closed loop: every connection asks again as soon as it was answered. */
export async function measureLoad(load: Load): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: load.connections }, () => openConnection(load.port)))
  const times: number[] = []
  const since = performance.now()
  const until = since + load.seconds * 1000
  const turnedAway = await Promise.all(connections.map((connection) => loop(connection, load, until, times)))
  const seconds = (performance.now() - since) / 1000
  for (const connection of connections) connection.close()
  const lost = turnedAway.reduce((sum, count) => sum + count, 0)
  const { maxTurnedAway = 0.02 } = load
  if (lost > maxTurnedAway * times.length) throw new Error(`${lost} calls were turned away, ${times.length} answered`)
  return { calls: times.length, turnedAway: lost, seconds, times, ...percentilesOf(times) }
}

async function loop(connection: Connection, { next, expect, onReply }: Load, until: number, times: number[]) {
  let turnedAway = 0
  for (let request = next(); request !== undefined; request = next()) {
    const since = performance.now()
    const reply = await connection.ask(request)
    const isBusy = reply.status === 503
    if (isBusy) turnedAway += 1
    else if (reply.status !== expect) throw new Error(`answered ${reply.status}: ${reply.body}`)
    const now = performance.now()
    if (!isBusy) times.push(now - since)
    if (!isBusy) onReply?.(reply)
    if (now >= until) break
  }
  return turnedAway
}

export function percentilesOf(times: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = Float64Array.from(times).toSorted()
  return { median: sorted[sorted.length >> 1] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}
