import { tracingChannel } from 'node:diagnostics_channel'
import type { StatementEvent } from '#platform/telemetry/channels.ts'
import { crashPointIn } from './process-settings.ts'

/* Loaded before a process of the shop: kills it before or after a statement, like a power failure. */
const crash = crashPointIn(process.argv)
let left = crash?.hit ?? 0

function killAt(when: 'before' | 'after', { statement }: StatementEvent): void {
  if (crash?.when !== when || !statement.trim().startsWith(crash.statement)) return
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

const ignore = () => {}

if (crash !== null) {
  tracingChannel<StatementEvent, unknown>('stek:statement').subscribe({
    start: (event) => killAt('before', event),
    asyncEnd: (event) => killAt('after', event),
    end: ignore,
    asyncStart: ignore,
    error: ignore,
  })
}
