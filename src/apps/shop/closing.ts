import { type Log, textOf } from '#platform/telemetry/log.ts'

export interface Closing {
  /** Skip the wait for the load balancer, because a person at the terminal is waiting. */
  readonly isHurried: boolean
  readonly exitCode: number
}

/** Time after which a shop that cannot close after a fault is ended. */
const faultCloseMs = 20_000

/** Resolves when the shop has to close: by a signal, by its launcher, or after an uncaught exception. */
export function waitForClosing(log: Log): Promise<Closing> {
  return new Promise((resolve) => {
    const close = (isHurried: boolean, exitCode = 0) => resolve({ isHurried, exitCode })
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(true))
    process.on('SIGTERM', () => close(false))
    process.on('disconnect', () => close(false))
    // The launcher exited before this process was ready.
    if (process.channel === null) close(true)
    handleProcessFaults(log, () => {
      close(false, 1)
      setTimeout(() => process.exit(1), faultCloseMs).unref()
    })
  })
}

/**
 * An unhandled rejection belongs to one piece of work, which has failed; the process continues. An uncaught exception
 * has interrupted a callback, whose resources may never be released: requests in progress are answered, the process
 * ends with an error, and its supervisor starts a new one.
 */
function handleProcessFaults(log: Log, close: () => void): void {
  process.on('unhandledRejection', (reason) =>
    log.alert('fault', 'A promise was rejected and not handled.', { error: textOf(reason) }),
  )
  process.on('uncaughtException', (error) => {
    log.alert('fault', 'An exception was not caught; the shop closes.', { error: textOf(error) })
    close()
  })
  // Handles errors of writes without a callback, such as a warning of Node.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
