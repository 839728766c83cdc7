import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { createJobAnnouncer, createJobListener } from '#platform/jobs/job-listener.ts'
import { createJobQueue, jobOutbox } from '#platform/jobs/job-queue.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { root } from '#platform/config/root.ts'
import { logTo } from '#tests/builders/log.ts'

/** What a job of the bench is: at once, at once in another lane, or not before the worker ends. */
export type Kind = 'work' | 'urgent' | 'slow'
export type Handle = (kind: Kind, id: string) => Promise<void>

export interface Subject {
  /** Once a database. */
  prepare(connection: Connection): Promise<void>
  /** Jobs at once of each kind. */
  startWorker(parts: { connection: Connection; pool: Pool; slots: number; handle: Handle }): Promise<void>
  openProducer(connection: Connection, pool: Pool): Promise<Producer>
  /** How many are not done yet. */
  readonly left: string
}

export interface Producer {
  add(kind: Kind, id: string): Promise<void>
  addMany(kind: Kind, ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** After a worker died, its jobs are free in ten seconds: the least pg-boss allows. */
const leaseSeconds = 10

const tasks = { work: 'check_vat_number', urgent: 'send_provisioning_event', slow: 'send_mail' } as const

const payloadOf = (id: string) => ({ customerId: id, orderId: id, mailId: id })

const own: Subject = {
  prepare: async () => {},
  async startWorker({ connection, pool, slots, handle }) {
    createWorker({
      queue: createJobQueue(pool, { leaseMs: leaseSeconds * 1000 }),
      tasks: {
        check_vat_number: ({ customerId }) => handle('work', customerId),
        send_provisioning_event: ({ orderId }) => handle('urgent', orderId),
        send_mail: ({ mailId }) => handle('slow', mailId),
      },
      log: logTo(console.error),
      wakeUps: createJobListener(connection),
      maxConcurrent: slots,
      holdEveryMs: 3000,
    })
  },
  async openProducer(_, pool) {
    const outbox = jobOutbox(pool, createJobAnnouncer(pool))
    return {
      add: (kind, id) => outbox.add({ task: tasks[kind], payload: payloadOf(id) }),
      async addMany(kind, ids) {
        const payloads = ids.map((id) => JSON.stringify(payloadOf(id)))
        await pool.query('insert into jobs (task, payload) select $1, unnest($2::jsonb[])', [tasks[kind], payloads])
      },
      close: async () => {},
    }
  },
  left: 'select count(*)::integer as count from jobs',
}

/** What the bench uses of pg-boss. */
interface Boss {
  on(event: 'error', listener: (error: Error) => void): void
  start(): Promise<unknown>
  stop(): Promise<void>
  createQueue(name: string, options: object): Promise<void>
  send(name: string, data: object): Promise<unknown>
  insert(name: string, jobs: readonly { readonly data: object }[]): Promise<unknown>
  work(name: string, options: object, handler: (jobs: readonly BossJob[]) => Promise<unknown>): Promise<unknown>
}
interface BossJob {
  readonly id: string
  readonly data: { readonly id: string }
}

const version = '12.35.0'
const kinds: readonly Kind[] = ['work', 'urgent', 'slow']

async function openBoss({ host, port, user, database }: Connection): Promise<Boss> {
  const place = join(root, '.cache/bench-jobs')
  const entry = join(place, 'node_modules/pg-boss/dist/index.js')
  if (!existsSync(entry)) {
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `pg-boss@${version}`], { cwd: place, stdio: 'inherit' })
  }
  const { PgBoss } = (await import(entry)) as { readonly PgBoss: new (options: object) => Boss }
  // Quicker than its defaults wherever that helps.
  const boss = new PgBoss({
    host,
    port,
    user,
    database,
    max: 10,
    connectionTimeoutMillis: 60_000,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    queueCacheIntervalSeconds: 1,
  })
  boss.on('error', (error) => console.error(`pg-boss: ${error.message}`))
  await boss.start()
  return boss
}

const pgBoss = (batchSize: number): Subject => ({
  async prepare(connection) {
    const boss = await openBoss(connection)
    const options = { heartbeatSeconds: leaseSeconds, retryLimit: 20, notify: true }
    for (const kind of kinds) await boss.createQueue(kind, options)
    await boss.stop()
  },
  async startWorker({ connection, slots, handle }) {
    const boss = await openBoss(connection)
    const options = {
      localConcurrency: slots / batchSize,
      batchSize,
      perJobResults: batchSize > 1,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 0.5,
      burstWhenBatchFull: true,
      burstWhenReadyExceeds: 1,
      heartbeatRefreshSeconds: 3,
    }
    for (const kind of kinds) {
      await boss.work(kind, options, async (jobs) => {
        await Promise.all(jobs.map(({ data }) => handle(kind, data.id)))
        return jobs.map(({ id }) => ({ id, status: 'completed' }))
      })
    }
  },
  async openProducer(connection) {
    const boss = await openBoss(connection)
    return {
      add: async (kind, id) => void (await boss.send(kind, { id })),
      async addMany(kind, ids) {
        await boss.insert(
          kind,
          ids.map((id) => ({ data: { id } })),
        )
      },
      close: () => boss.stop(),
    }
  },
  left: `select count(*)::integer as count from pgboss.job where state < 'completed'`,
})

/** pg-boss twice: each job by itself as ours, and eight settled together. */
export const subjects = { own, 'pg-boss': pgBoss(1), 'pg-boss, batches': pgBoss(8) } as const
export type SubjectName = keyof typeof subjects
