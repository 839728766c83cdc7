import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#platform/db/connection.ts'
import { createPool } from '#platform/db/pool.ts'
import { subjects, type SubjectName } from './subjects.ts'

export interface WorkerSettings {
  readonly name: SubjectName
  readonly connection: Connection
  readonly slots: number
  /** How long a job of the kind `work` takes. */
  readonly workMs: number
}

/** A job that was begun, and when. */
export type Started = readonly [id: string, at: number]

const { name, connection, slots, workMs } = JSON.parse(process.argv[2] ?? '{}') as WorkerSettings
let started: Started[] = []

await subjects[name].startWorker({
  connection,
  pool: createPool(connection),
  slots,
  async handle(kind, id) {
    started.push([id, performance.timeOrigin + performance.now()])
    if (kind === 'slow') await new Promise(() => {})
    if (kind === 'work' && workMs > 0) await pause(workMs)
  },
})
process.send?.([])
setInterval(() => {
  if (started.length > 0) process.send?.(started)
  started = []
}, 20)
process.on('disconnect', () => process.exit())
