import { type Connection, openConnection, type Reply } from './connection.ts'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The next request, or nothing when there is no more to ask. */
  readonly next: () => string | undefined
  readonly expect: number
  readonly onReply?: (reply: Reply) => void
}

export interface Measured {
  readonly calls: number
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
  await Promise.all(connections.map((connection) => loop(connection, load, until, times)))
  const seconds = (performance.now() - since) / 1000
  for (const connection of connections) connection.close()
  return { calls: times.length, seconds, times, ...percentilesOf(times) }
}

async function loop(connection: Connection, { next, expect, onReply }: Load, until: number, times: number[]) {
  for (let request = next(); request !== undefined; request = next()) {
    const since = performance.now()
    const reply = await connection.ask(request)
    if (reply.status !== expect) throw new Error(`answered ${reply.status}: ${reply.body}`)
    const now = performance.now()
    times.push(now - since)
    onReply?.(reply)
    if (now >= until) return
  }
}

export function percentilesOf(times: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = Float64Array.from(times).toSorted()
  return { median: sorted[sorted.length >> 1] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}
