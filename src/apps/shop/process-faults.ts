import { type Log, textOf } from '#platform/telemetry/log.ts'

export interface FaultHandling {
  readonly log: Log
  /** Serves what is under way, then ends the process with an error for its supervisor. */
  readonly close: () => void
}

/**
 * A rejection that nobody awaited belongs to one piece of work, which has failed; everything else goes on. After an
 * exception that nobody caught, a callback has ended in the middle: what it held may never be released. The log tells
 * it, requests under way are answered, and a supervisor starts a fresh process.
 */
export function handleProcessFaults({ log, close }: FaultHandling): void {
  process.on('unhandledRejection', (reason) =>
    log.alert('fault', 'A promise was rejected and not handled.', { error: textOf(reason) }),
  )
  process.on('uncaughtException', (error) => {
    log.alert('fault', 'An exception was not caught; the shop closes.', { error: textOf(error) })
    close()
  })
  // Whatever writes to them without a callback, a warning of Node for example.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
