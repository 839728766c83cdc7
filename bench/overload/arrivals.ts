import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchPauses } from './pauses.ts'

/** In overload a few of a hundred are served: so many that hardly any is added to twice. */
export const addedCarts = 500_000

/** As a status: all connections were taken. */
export const notSent = -1

/** One kind of call in the mix. */
export interface Kind {
  readonly name: string
  /** Of all calls; the shares of a mix need not come to one. */
  readonly share: number
  /** A request with `{}` where each has something of its own. */
  readonly template: string
  /** What stands there: one of these in turn, a number, or the id of a cart that `makeNumberedCarts` made. */
  readonly fill: readonly string[] | 'number' | 'cart number'
}

export interface Step {
  /** Calls a second. */
  readonly rate: number
  readonly seconds: number
  readonly kinds: readonly Kind[]
}

export interface SentCall {
  readonly kind: string
  /** 0: the connection was closed, or no answer came; or `notSent`. */
  readonly status: number
  readonly hasRetryAfter: boolean
  /** In milliseconds since its step began. */
  readonly sentAt: number
  /** The same by the clock. */
  readonly clockMs: number
  readonly ms: number
}

export interface Call extends SentCall {
  /** The machine stood still or was slow while it was under way. */
  readonly disturbed: boolean
}

/** By step, in the order they were sent. */
export type Calls<Each = Call> = readonly (readonly Each[])[]

export interface Arrivals {
  /** Calls come at random moments at the rate of each step, one step right after the other, whatever is answered. */
  offer(steps: readonly Step[]): Promise<Calls>
  close(): Promise<void>
}

/**
 * All that it measures fits: a large collection would fall into a crowd. Before one it is no better, because it throws compiled
 * code away, and then a crowd begins with 0.1 s in which V8's own threads take 0.4 of a core to compile it again.
 */
const senderFlags = [
  '--initial-old-space-size=2000',
  '--no-memory-reducer',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
]

/** In a process and a session of its own: what it costs to send is not the shop's, and its lag is not the shop's. */
export async function openArrivals(port: number, connections: number): Promise<Arrivals> {
  const child = fork(join(import.meta.dirname, 'sender.ts'), [String(port), String(connections)], {
    detached: true,
    execArgv: [...process.execArgv, ...senderFlags],
    serialization: 'advanced',
  })
  await once(child, 'message')
  const pauses = watchPauses()
  return {
    async offer(steps) {
      child.send(steps)
      const [calls] = (await once(child, 'message')) as [Calls<SentCall>]
      return calls.map((step) =>
        step.map((call) => ({ ...call, disturbed: pauses.disturbed(call.clockMs, call.clockMs + call.ms) })),
      )
    },
    async close() {
      pauses.stop()
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The limits of the shop are on, so each call comes from an address of its own. */
export function anyAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 220)).join('.')
}
