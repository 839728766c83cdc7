import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { type Pool, Client } from 'pg'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { createJobQueue, jobOutbox } from '#platform/jobs/job-queue.ts'
import { putBackJobs } from '#platform/jobs/job-reports.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { createWorker, type Worker, type WorkerParts } from '#platform/jobs/worker.ts'
import type { TakenJob } from '#platform/jobs/job-queue.ts'
import { PermanentFailure } from '#platform/jobs/tasks.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { logTo } from '#tests/builders/log.ts'
import { silentLog } from '#platform/telemetry/log.ts'

let database: TestDatabase
let pool: Pool
const workers: Worker[] = []

beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.drop()
})

type CheckVat = NonNullable<WorkerParts['tasks']['check_vat_number']>

interface Options extends Partial<Omit<WorkerParts, 'tasks'>> {
  readonly leaseMs?: number
}

/** A worker that looks every few milliseconds and comes back soon. */
function startWorker(task: CheckVat, { leaseMs = 60_000, ...options }: Options = {}): Worker {
  const worker = createWorker({
    queue: createJobQueue(pool, { leaseMs }),
    tasks: { check_vat_number: task },
    log: silentLog,
    idleMs: 10,
    backOff: () => 0,
    ...options,
  })
  workers.push(worker)
  return worker
}

const add = (customerId: string, rest: { key?: string; runAt?: Date; maxAttempts?: number } = {}) =>
  jobOutbox(pool).add({ task: 'check_vat_number', payload: { customerId }, ...rest })

const jobs = async () => (await pool.query<Record<string, unknown>>('select * from jobs order by id')).rows
const waiting = async () => (await jobs()).length

test('each of 200 jobs is done once, by four workers at once', async () => {
  await pool.query(
    `insert into jobs (task, payload)
     select 'check_vat_number', jsonb_build_object('customerId', n::text) from generate_series(1, 200) as n`,
  )
  const done: string[] = []
  const byWorker = [0, 0, 0, 0]
  for (const number of byWorker.keys()) {
    startWorker(async ({ customerId }) => {
      done.push(customerId)
      byWorker[number] = (byWorker[number] ?? 0) + 1
      await pause(Math.random() * 5)
    })
  }
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(done).toHaveLength(200)
  expect(new Set(done).size).toBe(200)
  expect(byWorker.filter((count) => count > 0).length).toBeGreaterThan(1)
})

test('a worker does so many jobs at once and no more, and the rest without a pause', async () => {
  for (let index = 0; index < 12; index += 1) await add(`c${index}`)
  let atOnce = 0
  let most = 0
  startWorker(
    async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await pause(20)
      atOnce -= 1
    },
    { maxConcurrent: 3, idleMs: 60_000 },
  )
  await expect.poll(waiting).toBe(0)
  expect(most).toBe(3)
})

test('nothing is done of a transaction that is rolled back, and nothing before it is committed', async () => {
  const done: string[] = []
  startWorker(async ({ customerId }) => void done.push(customerId))
  const client = await pool.connect()
  for (const end of ['rollback', 'commit']) {
    await client.query('begin')
    await jobOutbox(client).add({ task: 'check_vat_number', payload: { customerId: end } })
    await pause(60)
    expect(done).toEqual([])
    await client.query(end)
  }
  client.release()
  await expect.poll(() => done).toEqual(['commit'])
})

test('a job of later waits, and is done then', async () => {
  const done: string[] = []
  await add('later', { runAt: new Date(Date.now() + 300) })
  await add('now')
  startWorker(async ({ customerId }) => void done.push(customerId))
  await expect.poll(() => done).toEqual(['now'])
  await expect.poll(() => done).toEqual(['now', 'later'])
})

test('while a job with a key waits, another is the same one', async () => {
  await add('first', { key: 'vat 1', runAt: new Date(Date.now() + 3_600_000) })
  await add('second', { key: 'vat 1' })
  await add('other', { key: 'vat 2' })
  const done: string[] = []
  startWorker(async ({ customerId }) => void done.push(customerId))
  await expect.poll(waiting).toBe(0)
  expect(done.toSorted()).toEqual(['other', 'second'])
})

test('a job that is asked for while it is being done is done once more', async () => {
  await add('c', { key: 'vat' })
  const done: number[] = []
  startWorker(async () => {
    done.push(1)
    if (done.length === 1) for (let index = 0; index < 3; index += 1) await add('c', { key: 'vat' })
  })
  await expect.poll(waiting).toBe(0)
  expect(done).toHaveLength(2)
})

test('C19 what a dead worker held is taken over when its lease is over, and not before', async () => {
  await add('c')
  const dead = createJobQueue(pool, { leaseMs: 400 })
  const [held] = await dead.take(1, ['check_vat_number'], [])
  const since = performance.now()
  const done: string[] = []
  startWorker(async ({ customerId }) => void done.push(customerId))
  await expect.poll(() => done).toEqual(['c'])
  expect(performance.now() - since).toBeGreaterThan(350)
  expect(held?.attempt).toBe(1)
})

test('what a worker writes about a job it has lost is not counted', async () => {
  await add('c', { key: 'vat' })
  const slow = createJobQueue(pool, { leaseMs: 1 })
  const [lost] = await slow.take(1, ['check_vat_number'], [])
  await pause(20)
  const [mine] = await createJobQueue(pool).take(1, ['check_vat_number'], [])
  if (!lost || !mine) throw new Error('The job was not taken twice')
  expect([lost.attempt, mine.attempt]).toEqual([1, 2])
  const before = await jobs()
  expect(await slow.hold([lost])).toEqual(new Set())
  await slow.finish(lost)
  await slow.postpone(lost, 0, 'late')
  await slow.giveUp(lost, 'late')
  expect(await jobs()).toEqual(before)
  await createJobQueue(pool).finish(mine)
  expect(await jobs()).toEqual([])
})

test('a worker that comes back after its job was given up and put back is not taken for who holds it now', async () => {
  await add('c')
  const [short, long] = [createJobQueue(pool, { leaseMs: 1 }), createJobQueue(pool)]
  const [lost] = await short.take(1, ['check_vat_number'], [])
  await pause(20)
  const [next] = await long.take(1, ['check_vat_number'], [])
  if (!lost || !next) throw new Error('no job was taken')
  await long.giveUp(next, 'no luck')
  expect(await putBackJobs(pool)).toBe(1)
  const [mine] = await long.take(1, ['check_vat_number'], [])
  if (!mine) throw new Error('no job was taken')
  expect(mine.attempt).toBe(lost.attempt)
  await short.finish(lost)
  await short.postpone(lost, 0, 'too late')
  await short.giveUp(lost, 'too late')
  expect(await short.hold([lost])).toEqual(new Set())
  expect(await long.hold([mine])).toEqual(new Set([mine.id]))
  expect(await jobs()).toMatchObject([{ failed_at: null, last_error: 'no luck' }])
  await long.finish(mine)
  expect(await jobs()).toEqual([])
})

test('whatever is done to a job, its lease only grows, and only the newest one counts', async () => {
  const queue = createJobQueue(pool, { leaseMs: 60_000 })
  const steps = fc.constantFrom('take', 'expire', 'finish', 'postpone', 'giveUp', 'putBack', 'ask')
  const run = async (names: readonly string[]) => {
    await pool.query('truncate jobs')
    await add('c', { key: 'vat', maxAttempts: 3 })
    const held: TakenJob[] = []
    for (const name of names) {
      const [newest, ...older] = held.toReversed()
      if (name === 'take') {
        const [taken] = await queue.take(1, ['check_vat_number'], [])
        if (taken === undefined) continue
        if (newest?.id === taken.id) expect(Number(taken.lease)).toBeGreaterThan(Number(newest.lease))
        held.push(taken)
      }
      if (name === 'expire')
        await pool.query(`update jobs set lease_expires_at = now() - interval '1 s' where lease_expires_at > now()`)
      if (name === 'putBack') await putBackJobs(pool)
      if (name === 'ask') await add('c', { key: 'vat' })
      const before = await jobs()
      for (const zombie of older) {
        await queue.finish(zombie)
        await queue.postpone(zombie, 0, 'zombie')
        await queue.giveUp(zombie, 'zombie')
        expect(await queue.hold([zombie])).toEqual(new Set())
      }
      expect(await jobs()).toEqual(before)
      if (!newest) continue
      if (name === 'finish') await queue.finish(newest)
      if (name === 'postpone') await queue.postpone(newest, 0, 'later')
      if (name === 'giveUp') await queue.giveUp(newest, 'no luck')
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), run), { numRuns: 40 })
})

test('a job that was settled is not settled again by a worker that did not hear the answer', async () => {
  const queue = createJobQueue(pool)
  await add('c', { key: 'vat' })
  const [taken] = await queue.take(1, ['check_vat_number'], [])
  if (!taken) throw new Error('no job was taken')
  await queue.giveUp(taken, 'no luck')
  await add('c', { key: 'vat' })
  await queue.giveUp(taken, 'no luck')
  expect(await jobs()).toMatchObject([{ failed_at: null, attempts: 0 }])
})

test('a job that is asked for again during its last attempt is not given up, but begins anew', async () => {
  const queue = createJobQueue(pool)
  await add('c', { key: 'vat', maxAttempts: 1 })
  const [taken] = await queue.take(1, ['check_vat_number'], [])
  if (!taken) throw new Error('no job was taken')
  await add('c', { key: 'vat' })
  await queue.giveUp(taken, 'no luck')
  expect(await jobs()).toMatchObject([{ failed_at: null, attempts: 0, lease_expires_at: null }])
})

test('a job that is asked for again during an attempt that fails is done at once, not after the back-off', async () => {
  const queue = createJobQueue(pool)
  await add('c', { key: 'vat' })
  const [taken] = await queue.take(1, ['check_vat_number'], [])
  if (!taken) throw new Error('no job was taken')
  await add('c', { key: 'vat' })
  await queue.postpone(taken, 3_600_000, 'no luck')
  const [again] = await queue.take(1, ['check_vat_number'], [])
  if (!again) throw new Error('the new request waits for the back-off of the old one')
  await queue.postpone(again, 3_600_000, 'no luck')
  expect(await queue.take(1, ['check_vat_number'], [])).toEqual([])
})

test('jobs that are finished together do not wait for one that is being asked for again, and it is done again', async () => {
  const queue = createJobQueue(pool)
  for (const key of ['a', 'b', 'c']) await add(key, { key })
  const taken = await queue.take(3, ['check_vat_number'], [])
  const locked = Promise.withResolvers<void>()
  const enough = Promise.withResolvers<void>()
  onTestFinished(() => enough.resolve())
  const asking = inTransaction(pool, async (client) => {
    await jobOutbox(client).add({ task: 'check_vat_number', payload: { customerId: 'b' }, key: 'b' })
    locked.resolve()
    await enough.promise
  })
  await locked.promise
  const finished = Promise.allSettled(taken.map((job) => queue.finish(job)))
  await expect.poll(async () => (await jobs()).map(({ key }) => key)).toEqual(['b'])
  // They are taken in no order of their own.
  const left = taken.filter(({ payload }) => isDeepStrictEqual(payload, { customerId: 'b' }))
  expect(await queue.hold(taken)).toEqual(new Set(left.map(({ id }) => id)))
  enough.resolve()
  await asking
  expect((await finished).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(await jobs()).toMatchObject([{ key: 'b', attempts: 0, lease_expires_at: null }])
})

test('a job that takes longer than the lease stays with its worker', async () => {
  await add('long')
  let started = 0
  const task = async () => {
    started += 1
    await pause(1500)
  }
  for (let index = 0; index < 3; index += 1) startWorker(task, { leaseMs: 600, holdEveryMs: 100 })
  await expect.poll(waiting).toBe(0)
  expect(started).toBe(1)
})

test('a worker that lost a job is told so', async () => {
  await add('c')
  const told = Promise.withResolvers<void>()
  startWorker(
    async (_, signal) => {
      signal.addEventListener('abort', () => told.resolve())
      await told.promise
    },
    { holdEveryMs: 20 },
  )
  await expect.poll(async () => (await jobs())[0]?.['attempts']).toBe(1)
  await pool.query('update jobs set attempts = 2')
  await told.promise
})

test('what fails is tried again after longer and longer, and given up after so many attempts with one line', async () => {
  await add('c', { maxAttempts: 4 })
  const delays: number[] = []
  const lines: string[] = []
  let tries = 0
  startWorker(
    async () => {
      tries += 1
      throw new Error(`no luck\nat ${tries}`)
    },
    {
      backOff: (attempt) => {
        delays.push(attempt)
        return 1
      },
      log: logTo((line) => void lines.push(line)),
    },
  )
  await expect.poll(async () => (await jobs())[0]?.['failed_at']).toBeInstanceOf(Date)
  expect(delays).toEqual([1, 2, 3])
  expect(tries).toBe(4)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^alert job: A job was given up\. \(jobId: \d+, task: check_vat_number, attempt: 4, reason: no luck at 4\)$/,
  )
  expect((await jobs())[0]).toMatchObject({ last_error: 'no luck at 4', lease_expires_at: null, attempts: 4 })
})

test('a hopeless job is given up at once; asked for again, it gets a new chance', async () => {
  await add('c', { key: 'vat' })
  let tries = 0
  startWorker(async () => {
    tries += 1
    if (tries === 1) throw new PermanentFailure('never')
  })
  await expect.poll(async () => (await jobs())[0]?.['last_error']).toBe('never')
  await add('c', { key: 'vat' })
  await expect.poll(waiting).toBe(0)
  expect(tries).toBe(2)
})

test('a job that kills its worker each time is given up, too', async () => {
  await add('poison', { maxAttempts: 2 })
  const dying = createJobQueue(pool, { leaseMs: 1 })
  for (let index = 0; index < 2; index += 1) {
    await dying.take(1, ['check_vat_number'], [])
    await pause(10)
  }
  const lines: string[] = []
  let tries = 0
  startWorker(async () => void (tries += 1), { log: logTo((line) => void lines.push(line)) })
  await expect.poll(() => lines).toHaveLength(1)
  expect(tries).toBe(0)
})

test('a task that this process does not know is left to one that does', async () => {
  await pool.query(`insert into jobs (task) values ('paint_the_greenhouse')`)
  await add('c')
  startWorker(async () => {})
  await expect.poll(waiting).toBe(1)
  expect((await jobs())[0]).toMatchObject({ task: 'paint_the_greenhouse', attempts: 0 })
})

test('a worker that stops finishes what it does, and takes nothing new', async () => {
  await add('first')
  const begun = Promise.withResolvers<void>()
  const done: string[] = []
  const worker = startWorker(
    async ({ customerId }) => {
      begun.resolve()
      await pause(150)
      done.push(customerId)
    },
    { maxConcurrent: 1 },
  )
  await begun.promise
  await add('second')
  await worker.stop()
  expect(done).toEqual(['first'])
  expect((await jobs()).map(({ payload }) => payload)).toEqual([{ customerId: 'second' }])
})

test('a worker that stops does not wait for ever, and tells the task', async () => {
  await add('endless')
  const begun = Promise.withResolvers<AbortSignal>()
  const worker = startWorker(
    async (_, signal) => {
      begun.resolve(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
    { stopTimeoutMs: 50 },
  )
  const signal = await begun.promise
  await worker.stop()
  expect(signal.aborted).toBe(true)
})

test('C40 while connections are cut, every job is done, and the operator is not told of it', async () => {
  await pool.query(
    `insert into jobs (task, payload)
     select 'check_vat_number', jsonb_build_object('customerId', n::text) from generate_series(1, 100) as n`,
  )
  const done = new Map<string, number>()
  const lines: string[] = []
  const task: CheckVat = async ({ customerId }) => {
    done.set(customerId, (done.get(customerId) ?? 0) + 1)
    await pause(5)
  }
  for (let index = 0; index < 2; index += 1) {
    startWorker(task, { log: logTo((line) => void lines.push(line)), leaseMs: 1500, holdEveryMs: 300 })
  }
  const keeper = new Client(inject('cluster'))
  await keeper.connect()
  onTestFinished(() => keeper.end())
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  for (let index = 0; index < 8; index += 1) {
    await keeper.query(cut, [database.connection.database])
    await pause(40)
  }
  await expect.poll(() => waiting().catch(() => -1), { timeout: 20_000 }).toBe(0)
  expect(done.size).toBe(100)
  expect(lines).toEqual([])
})

test('C26 a worker lives through a restart of the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-jobs-'))
  chmodSync(dataDir, 0o711)
  const start = () => startEmbeddedPostgres({ dataDir, say: () => {} })
  let postgres = await start()
  const lines: string[] = []
  try {
    await migrate(postgres.connection)
    const own = createPool(postgres.connection)
    const done: string[] = []
    const worker = createWorker({
      queue: createJobQueue(own),
      tasks: { check_vat_number: async ({ customerId }) => void done.push(customerId) },
      log: logTo((line) => void lines.push(line)),
      idleMs: 20,
    })
    await jobOutbox(own).add({ task: 'check_vat_number', payload: { customerId: 'before' } })
    await expect.poll(() => done).toEqual(['before'])
    await postgres.stop()
    await pause(200)
    postgres = await start()
    await expect
      .poll(() =>
        jobOutbox(own)
          .add({ task: 'check_vat_number', payload: { customerId: 'after' }, key: 'k' })
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true)
    await expect.poll(() => done.at(-1), { timeout: 10_000 }).toBe('after')
    expect(lines).toEqual([])
    await worker.stop()
    await own.end()
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
