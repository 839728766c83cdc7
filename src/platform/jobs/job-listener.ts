import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { primaryOf } from '#platform/db/primary.ts'
import { inBatches } from '#platform/db/batches.ts'

/**
 * Calls `wake` when a job of this task may be due, or with null when a job of any task may be. A call is only a hint,
 * because workers poll as well.
 * @returns a function that stops the calls
 */
export type WakeUps = (wake: (task: string | null) => void) => () => Promise<void>

const announcing = `select pg_notify('jobs', task) from unnest($1::text[]) as task`

/**
 * Notifies all workers of jobs of a task, once they are committed. Not in the transaction that adds them, because
 * PostgreSQL serialises the commits of transactions that notify, each with its wait for the disk. If the process dies
 * in between, workers find the jobs by polling.
 */
export function createJobAnnouncer(pool: Pool): (task: string) => void {
  const announce = inBatches(async (tasks: readonly string[]) => {
    await pool.query({ name: 'announce_jobs', text: announcing, values: [[...new Set(tasks)]] })
    return tasks
  })
  return (task) => void announce(task).catch(() => {})
}

/**
 * Listens for notifications on a connection of its own, and connects again when it is lost. Listening needs a session:
 * behind PgBouncer in transaction mode there is none, and workers only poll.
 */
export function createJobListener(connection: Connection, { retryMs = 1000 } = {}): WakeUps {
  return (wake) => {
    const stopping = new AbortController()
    const listening = listenUntilStopped(stopping.signal)
    return async () => {
      stopping.abort()
      await listening
    }

    async function listenUntilStopped(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await listenOnce(signal).catch(() => {})
        await pause(retryMs, undefined, { signal }).catch(() => {})
      }
    }

    async function listenOnce(signal: AbortSignal): Promise<void> {
      const client = new Client({
        ...(await primaryOf(connection)),
        application_name: 'shop jobs',
        connectionTimeoutMillis: 2000,
        query_timeout: 2000,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      })
      const ended = new Promise<void>((resolve) => client.once('end', resolve))
      const leave = () => void client.end().catch(() => {})
      client.on('error', () => {})
      client.on('notification', ({ payload }) => wake(payload ?? null))
      signal.addEventListener('abort', leave)
      try {
        await client.connect()
        await client.query('listen jobs')
        // Notifications sent before this moment were missed.
        wake(null)
        if (!signal.aborted) await ended
      } finally {
        signal.removeEventListener('abort', leave)
        leave()
      }
    }
  }
}
