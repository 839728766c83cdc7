import { setTimeout as pause } from 'node:timers/promises'
import { type Pool, Client } from 'pg'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobListener } from '#platform/jobs/job-listener.ts'
import { createJobQueue, jobOutbox } from '#platform/jobs/job-queue.ts'
import { putBackJobs, readLaneDepths } from '#platform/jobs/job-reports.ts'
import { createMails, mailOutbox } from '#features/emails/repository.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createTransaction } from '#features/stores.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { createWorker, type Tasks, type Worker, type WorkerParts } from '#platform/jobs/worker.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { insertPaidOrder } from '#tests/builders/paid-order.ts'
import { openProvisioningServer } from '#tests/builders/provisioning-server.ts'
import { openSlowMailServer } from '#tests/builders/slow-mail-server.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'
import { silentLog } from '#platform/telemetry/log.ts'

let database: TestDatabase
let pool: Pool
beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
})
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.drop()
})

function startWorker(tasks: Tasks, options: Partial<WorkerParts> = {}): void {
  const parts = { queue: createJobQueue(pool), tasks, log: silentLog, idleMs: 10, stopTimeoutMs: 100, ...options }
  workers.push(createWorker(parts))
}

const add = (customerId: string, rest: { key?: string; runAt?: Date; maxAttempts?: number } = {}) =>
  jobOutbox(pool).add({ task: 'check_vat_number', payload: { customerId }, ...rest })

interface JobRow {
  readonly attempts: number
  readonly last_error: string | null
  readonly failed_at: Date | null
}
const jobs = async () => (await pool.query<JobRow>('select * from jobs order by id')).rows

const sendMailTo = (url: string) =>
  createSendMail({
    mails: createMails(pool),
    mailer: createMailer({ smtpUrl: () => url, from: 'Stek <hallo@stek.example>' }),
    issueToken: async () => '',
    issuePartnerToken: async () => '',
    origin: 'https://shop.example',
    ...noPapers,
  })

const orderMail = (cause: string) =>
  mailOutbox(pool).add({
    cause,
    to: 'klant@example.nl',
    language: 'nl',
    customerId: null,
    template: 'passwordChanged',
    data: { firstName: 'Sanne', at: '2026-11-15T07:12:54Z' },
  })

test('a paid order reaches provisioning while 200 mails wait for a mail server that answers for ever', async () => {
  await using mailServer = await openSlowMailServer()
  const secret = `whsec_${Buffer.alloc(32, 'lanes').toString('base64')}`
  await using receiver = await openProvisioningServer(secret)
  for (let index = 0; index < 200; index += 1) await orderMail(`mail ${index}`)
  startWorker({
    send_mail: sendMailTo(mailServer.url),
    send_provisioning_event: createSendProvisioningEvent({
      codes: sampleCodes,
      events: createProvisioningEvents(pool),
      sender: createProvisioningSender({
        url: receiver.url,
        seal: createWebhookSignatures([secret]),
        log: silentLog,
      }),
    }),
  })
  await expect.poll(() => mailServer.open.size).toBe(8)
  await insertPaidOrder(pool, await insertCustomer(pool))
  await expect.poll(() => receiver.taken.map(({ type }) => type)).toEqual(['order.paid'])
  expect(mailServer.open.size).toBe(8)
  const { rowCount } = await pool.query('select from mails where sent_at is not null')
  expect(rowCount).toBe(0)
})

test('a mail is given up on at its timeout: the connection is closed, and it counts as an attempt', async () => {
  await using mailServer = await openSlowMailServer()
  await orderMail('slow')
  startWorker({ send_mail: sendMailTo(mailServer.url) }, { timeoutMs: 300, backOff: () => 3_600_000 })
  await expect.poll(() => mailServer.open.size).toBe(1)
  await expect.poll(async () => (await jobs())[0]?.last_error).toBe('it took longer than 0.3 s')
  expect(await jobs()).toMatchObject([{ attempts: 1, lease_expires_at: null, failed_at: null }])
  await expect.poll(() => mailServer.open.size).toBe(0)
})

test('a job that ignores its timeout loses its slot, is tried again and in the end given up', async () => {
  await add('stuck', { maxAttempts: 2 })
  await add('next')
  const signals: AbortSignal[] = []
  const done: string[] = []
  startWorker(
    {
      async check_vat_number({ customerId }, signal) {
        if (customerId === 'next') return void done.push(customerId)
        signals.push(signal)
        await new Promise(() => {})
      },
    },
    { maxConcurrent: 1, timeoutMs: 40, backOff: () => 0 },
  )
  await expect.poll(() => done).toEqual(['next'])
  await expect.poll(async () => (await jobs())[0]?.failed_at).toBeInstanceOf(Date)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(await jobs()).toMatchObject([{ attempts: 2, last_error: 'it took longer than 0.04 s' }])
})

/** Nothing but the announcement can be the reason that a job is found. */
const noPolling = { idleMs: 3_600_000 }
const listeners = `select pid from pg_stat_activity where application_name = 'shop jobs' and datname = current_database()`
const isListening = async () => (await pool.query(`${listeners} and query ilike 'listen%'`)).rowCount === 1

async function startListening(done: string[]): Promise<void> {
  const wakeUps = createJobListener(database.connection, { retryMs: 20 })
  const task = async ({ customerId }: { readonly customerId: string }) => void done.push(customerId)
  startWorker({ check_vat_number: task }, { wakeUps, ...noPolling })
  await expect.poll(isListening).toBe(true)
}

/** As the shop adds a job. */
const commit = (customerId: string, rest: { key?: string } = {}) =>
  createTransaction(pool)(({ jobs: outbox }) =>
    outbox.add({ task: 'check_vat_number', payload: { customerId }, ...rest }),
  )

test('a worker is told of a job when it is committed, and does not look before', async () => {
  const done: string[] = []
  await startListening(done)
  const failing = createTransaction(pool)(async ({ jobs: outbox }) => {
    await outbox.add({ task: 'check_vat_number', payload: { customerId: 'rolled back' } })
    await pause(30)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await createTransaction(pool)(async ({ jobs: outbox }) => {
    await outbox.add({ task: 'check_vat_number', payload: { customerId: 'committed' } })
    await pause(30)
    expect(done).toEqual([])
  })
  await expect.poll(() => done).toEqual(['committed'])
})

test('it is told of jobs that are hurried, put back or asked for again while they are done', async () => {
  const done: string[] = []
  await add('later', { key: 'a', runAt: new Date(Date.now() + 3_600_000) })
  await startListening(done)
  await commit('now', { key: 'a' })
  await expect.poll(() => done).toEqual(['now'])
  await pool.query(
    `insert into jobs (task, payload, failed_at) values ('check_vat_number', '{"customerId": "back"}', now())`,
  )
  await putBackJobs(pool)
  await expect.poll(() => done).toEqual(['now', 'back'])
  const queue = createJobQueue(pool)
  await pool.query(`insert into jobs (task, key) values ('send_postback', 'p')`)
  const [taken] = await queue.take(1, ['send_postback'], [])
  if (!taken) throw new Error('no job was taken')
  await pool.query(
    `update jobs set task = 'check_vat_number', payload = '{"customerId": "again"}', request_count = request_count + 1`,
  )
  await queue.finish(taken)
  await expect.poll(() => done).toEqual(['now', 'back', 'again'])
})

test('a listener that loses its connection connects again, and misses nothing', async () => {
  const done: string[] = []
  await startListening(done)
  const keeper = new Client(inject('cluster'))
  await keeper.connect()
  onTestFinished(() => keeper.end())
  for (const customerId of ['a', 'b', 'c']) {
    const { rows } = await pool.query<{ pid: number }>(listeners)
    for (const { pid } of rows) await keeper.query('select pg_terminate_backend($1)', [pid])
    await commit(customerId)
    await expect.poll(() => done.at(-1)).toBe(customerId)
    await expect.poll(isListening).toBe(true)
  }
  expect(done).toEqual(['a', 'b', 'c'])
})

test('a lane finds its job behind the backlog of another, reading a few pages', async () => {
  await pool.query(
    `insert into jobs (task, run_at) select 'send_mail', now() - interval '1 hour' from generate_series(1, 20000)`,
  )
  await pool.query(`insert into jobs (task) values ('cancel_payment')`)
  await pool.query('vacuum analyze jobs')
  interface Plan {
    readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Shared Hit Blocks': number } }[]
  }
  const plans: Plan[] = []
  const explaining = {
    async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
      plans.push(...(await pool.query<Plan>(`explain (analyze, buffers, format json) ${text}`, values)).rows)
      return { rows: [] }
    },
  } as unknown as Pool
  await createJobQueue(explaining).take(4, ['cancel_payment', 'refund_payment'], [])
  expect(JSON.stringify(plans)).not.toContain('Seq Scan')
  expect(plans[0]?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks']).toBeLessThan(100)
})

test('depth and age of each lane are told', async () => {
  await pool.query(
    `insert into jobs (task, run_at, lease_expires_at, failed_at) values
       ('send_mail', now() - interval '90 s', null, null), ('send_mail', now() - interval '30 s', null, null),
       ('send_mail', now(), now() + interval '1 min', null), ('send_mail', now() + interval '1 h', null, null),
       ('refund_payment', now(), null, now()), ('paint_the_greenhouse', now() - interval '5 s', null, null)`,
  )
  const [payments, provisioning, mail, other] = await readLaneDepths(pool)
  const nothing = { waiting: 0, running: 0, later: 0, givenUp: 0, oldestMs: 0 }
  expect(payments).toEqual({ ...nothing, lane: 'payments', givenUp: 1 })
  expect(provisioning).toEqual({ ...nothing, lane: 'provisioning' })
  expect(mail).toMatchObject({ lane: 'mail', waiting: 2, running: 1, later: 1, givenUp: 0 })
  expect(mail?.oldestMs).toBeGreaterThanOrEqual(90_000)
  expect(other).toMatchObject({ lane: 'other', waiting: 1 })
})
