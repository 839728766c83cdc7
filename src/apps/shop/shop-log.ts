import { isatty } from 'node:tty'
import { type AccessLog, createAccessLog, noAccessLog } from '#platform/http/pipeline/access-log.ts'
import { createLogBuffer, createLogOutput } from '#platform/http/server/log-output.ts'
import {
  alertKinds,
  createLog,
  entryOf,
  jsonOf,
  type Log,
  type LogEntry,
  terminalTextOf,
  textOf,
} from '#platform/telemetry/log.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'

export interface ShopLog {
  readonly log: Log
  /** One line per request; none on a terminal. */
  readonly accessLog: AccessLog
  /** Logs a step of the start, for the person at the terminal. */
  readonly say: (line: string) => void
  /** Logs an error of work in the background. */
  readonly report: (error: unknown) => void
  /** Calls `note` with each alert from now on. */
  readonly onAlert: (note: (entry: LogEntry) => void) => void
}

/** The log of the process on standard output and standard error, with the number of its alerts as a metric. */
export function createShopLog(metrics: Metrics, { standardOutput = 1, standardError = 2 } = {}): ShopLog {
  const isTerminal = isatty(standardOutput)
  const alertCount = metrics.counter('shop_alerts_total', 'lines of the log that need a person, by kind', ['kind'])
  for (const kind of alertKinds) alertCount.inc({ kind }, 0)
  let noteAlert: ((entry: LogEntry) => void) | undefined

  const output = createLogOutput(standardOutput, lossOf, (reason) =>
    log.alert('log', 'Lines of the log are being lost: standard output cannot be written.', { reason }),
  )
  const errors = createLogOutput(standardError, lossOf)
  const lines = createLogBuffer(output.write)
  process.on('exit', () => {
    lines.flush()
    output.flush()
    errors.flush()
  })
  const startLog = createLog({ write: output.write, isTerminal })
  const log = createLog({ write: errors.write, isTerminal, onEntry })

  return {
    log,
    accessLog: isTerminal ? noAccessLog : createAccessLog(lines.write),
    say: (line) => startLog.info('start', isTerminal ? line : line.trim()),
    report: (error) => log.error('fault', 'Work in the background failed.', { error: textOf(error) }),
    onAlert: (note) => (noteAlert = note),
  }

  function onEntry(entry: LogEntry): void {
    if (entry.level !== 'alert') return
    alertCount.inc({ kind: entry.kind })
    noteAlert?.(entry)
  }

  /** The log entry that replaces lost lines. */
  function lossOf(count: number, reason: string): string {
    const entry = entryOf('alert', 'log', 'Lines of the log were lost.', { count, reason })
    onEntry(entry)
    return isTerminal ? terminalTextOf(entry) : jsonOf(entry)
  }
}
