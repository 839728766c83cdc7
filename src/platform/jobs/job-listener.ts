import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { primaryOf } from '#platform/db/primary.ts'
import { inBatches } from '#platform/db/batches.ts'

/**
 * Calls `wake` when a job of this task may be due, or with null when any may be. A hint: jobs are found by polling, too.
 * @returns how to stop it
 */
export type WakeUps = (wake: (task: string | null) => void) => () => Promise<void>

const announcing = `select pg_notify('jobs', task) from unnest($1::text[]) as task`

/**
 * Tells all workers that there are jobs of a task, once they are committed. Not in the transaction that adds them:
 * PostgreSQL lets transactions that notify commit only one after the other, each with its wait for the disk. What is not
 * announced, because the process dies in between, is found by polling.
 */
export function createJobAnnouncer(pool: Pool): (task: string) => void {
  const announce = inBatches(async (tasks: readonly string[]) => {
    await pool.query({ name: 'announce_jobs', text: announcing, values: [[...new Set(tasks)]] })
    return tasks
  })
  return (task) => void announce(task).catch(() => {})
}

/**
 * Listens on a connection of its own to what is announced, and connects again when it is lost. It needs a
 * session: behind PgBouncer in transaction mode there is none, and polling has to do.
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
        // What was announced before this moment nobody heard.
        wake(null)
        if (!signal.aborted) await ended
      } finally {
        signal.removeEventListener('abort', leave)
        leave()
      }
    }
  }
}
