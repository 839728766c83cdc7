import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Log-ins that come from one address, which the limits know, or from another one every time, which they do not; or, to
 * compare, calls that cost nothing.
 */
export type FloodKind = 'one address' | 'many addresses' | 'cheap calls'

/** How many were answered, by status; `unsent`: all connections were still waiting. */
export type FloodAnswers = Readonly<Record<string, number>>

export interface FloodOrder {
  readonly port: number
  readonly perSecond: number
  readonly kind: FloodKind
  /** `customer-0@example.nl` and so on exist. */
  readonly customers: number
}

export interface Flood {
  begin(): Promise<void>
  /** Until the last answer is there: how many there were since it began. */
  end(): Promise<FloodAnswers>
  close(): Promise<void>
}

/** In a process of its own: what it costs to send is not counted as the cart's. */
export async function openFlood(order: FloodOrder): Promise<Flood> {
  const child = fork(join(import.meta.dirname, 'flood-sender.ts'), [JSON.stringify(order)], { detached: true })
  child.once('exit', (code) => {
    // Not thrown: it ends as well when the shop was stopped for another reason, which is told then.
    if (code !== 0) console.error(`the flood ended with ${code}`)
    process.exitCode ||= code ?? 1
  })
  const tell = async (word: string) => {
    child.send(word)
    const [answer] = (await once(child, 'message')) as [FloodAnswers]
    return answer
  }
  await once(child, 'message')
  return {
    begin: async () => void (await tell('begin')),
    end: () => tell('end'),
    async close() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
