import { createLog, type Log, sentenceOf } from '#platform/telemetry/log.ts'

/** Log whose lines contain level and kind: `alert payment: A payment was charged back. (paymentId: …)`. */
export function logTo(write: (line: string) => unknown): Log {
  return createLog({
    write: () => {},
    isTerminal: true,
    onEntry: (entry) => void write(`${entry.level} ${entry.kind}: ${sentenceOf(entry)}`),
  })
}
