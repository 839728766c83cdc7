import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('truncate jobs restart identity')
  await database.pool.query(
    `insert into jobs (task, payload, attempts, last_error, failed_at, created_at) values
       ('send_provisioning_event', '{"orderId": "7"}', 60, 'provisioning answered 503', now(), now() - interval '50 hours'),
       ('send_mail', '{"mailId": "8"}', 60, 'connection refused', now(), now() - interval '3 hours'),
       ('send_mail', '{"mailId": "9"}', 2, 'busy', null, now())`,
  )
})

const urlOf = ({ host, port, user, database: name }: Connection) =>
  `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`

async function jobs(args: readonly string[], settings?: Readonly<Record<string, string>>) {
  const env = { PATH: '/usr/bin:/bin', ...(settings ?? { DATABASE_URL: urlOf(database.connection) }) }
  const running = promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), 'jobs', ...args], { env })
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}
const left = async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    'select id::int, attempts, failed_at is null as "isBack", run_at <= now() as "isDue" from jobs order by id',
  )
  return rows
}

test('lanes are listed, and jobs that were given up with task, age, tries and last problem; others are not', async () => {
  const { code, stdout } = await jobs([])
  expect(code).toBe(0)
  const lines = stdout.split('\n').map((line) => line.trim().split(/ {2,}/))
  expect(lines).toEqual([
    ['lane', 'waiting', 'running', 'later', 'given up', 'oldest waits'],
    ['payments', '0', '0', '0', '0'],
    ['provisioning', '0', '0', '0', '1'],
    ['mail', '1', '0', '0', '1', expect.stringMatching(/^\d+ s$/)],
    ['other', '0', '0', '0', '0'],
    [''],
    ['number', 'task', 'age', 'tries', 'last problem'],
    ['1', 'send_provisioning_event', '2 days', '60', 'provisioning answered 503'],
    ['2', 'send_mail', '3 h', '60', 'connection refused'],
    [''],
  ])
})

test('the same for a program', async () => {
  const { code, stdout } = await jobs(['--json'])
  expect(code).toBe(0)
  const told = JSON.parse(stdout) as { lanes: Record<string, unknown>[]; givenUp: Record<string, unknown>[] }
  expect(told.lanes.map(({ lane, waiting, givenUp }) => [lane, waiting, givenUp])).toEqual([
    ['payments', 0, 0],
    ['provisioning', 0, 1],
    ['mail', 1, 1],
    ['other', 0, 0],
  ])
  expect(told.givenUp.map(({ id, task }) => [id, task])).toEqual([
    ['1', 'send_provisioning_event'],
    ['2', 'send_mail'],
  ])
})

test('one can be looked at', async () => {
  const { code, stdout } = await jobs(['show', '1'])
  expect(code).toBe(0)
  expect(stdout).toContain('{"orderId":"7"}')
  expect(stdout).toContain('after 60 tries')
  expect(await jobs(['show', '3'])).toMatchObject({ code: 1, stdout: 'Job 3 was not given up.\n' })
})

test('one can be put back, to be tried from the beginning', async () => {
  expect(await jobs(['retry', '2'])).toMatchObject({ code: 0, stdout: '1 job was put back.\n' })
  expect(await left()).toEqual([
    { id: 1, attempts: 60, isBack: false, isDue: true },
    { id: 2, attempts: 0, isBack: true, isDue: true },
    { id: 3, attempts: 2, isBack: true, isDue: true },
  ])
  expect(await jobs(['retry', '2'])).toMatchObject({ code: 1, stdout: '0 jobs were put back.\n' })
})

test('or all of one task', async () => {
  expect(await jobs(['retry', 'send_mail'])).toMatchObject({ code: 0, stdout: '1 job was put back.\n' })
  expect((await left()).map(({ attempts }) => attempts)).toEqual([60, 0, 2])
  expect(await jobs(['retry', 'send_mails'])).toMatchObject({ code: 1, stdout: '0 jobs were put back.\n' })
})

test('or all of them', inLongRun, async () => {
  expect(await jobs(['retry', 'all'])).toMatchObject({ code: 0, stdout: '2 jobs were put back.\n' })
  expect((await left()).map(({ attempts }) => attempts)).toEqual([0, 0, 2])
  expect((await jobs([])).stdout).toMatch(/\n\nNo job was given up\.\n$/)
})

const misspelled = [
  ['lose'],
  ['retry', '1; drop'],
  ['show'],
  ['show', 'all'],
  ['retry'],
  ['retry', '1', '2'],
  ['list', '1'],
]
for (const { cases, options } of sliced(misspelled, 1)) {
  test.each(cases)('what it does not understand it explains: %s %s', options, async (...args) => {
    const before = await left()
    const { code, stderr } = await jobs(args)
    expect(code).toBe(2)
    expect(stderr).toContain('stek jobs ')
    expect(await left()).toEqual(before)
  })
}

test('without an address it finds the database of the shop that runs on the data directory', inLongRun, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-jobs-'))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const none = await jobs([], { DATA_DIR: dataDir })
  expect(none.code).toBe(1)
  expect(none.stderr).toContain(`No shop is running on ${dataDir}`)
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} })
  await migrate(server.connection)
  const found = await jobs([], { DATA_DIR: dataDir })
  expect(found).toMatchObject({ code: 0, stdout: expect.stringMatching(/^lane [^]*\n\nNo job was given up\.\n$/) })
  await server.stop()
  expect((await jobs([], { DATA_DIR: dataDir })).code).toBe(1)
})
