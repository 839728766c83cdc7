import { spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  cpSync,
  mkdtempSync,
  openSync,
  readSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { openBuiltShop } from '#tests/builders/built-shop.ts'
import type { TestDatabase } from '#tests/builders/database.ts'
import { inLongRun } from '#tests/builders/slices.ts'

const atOnce = 50
const webhookPath = '/api/payments/webhook/AAAAAAAAAAAAAAAAAAAAAA'
const webhook = { body: 'id=tr_unknown', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }

function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'stek-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pipe = join(folder, 'log')
  spawnSync('mkfifo', [pipe])
  const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const reader = openReader()
  return { reader, writer: openSync(pipe, 'w'), openReader }
}

async function lock({ pool }: TestDatabase, table: string): Promise<PoolClient> {
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query(`begin; set local idle_in_transaction_session_timeout = 0; lock table ${table}`)
  return holder
}

test('a locked side table costs only its own calls: webhooks, readiness and carts go on', async () => {
  const { ask, origin, database } = await openBuiltShop()
  await lock(database, 'browser_reports')
  const flood = Array.from({ length: atOnce }, async () => {
    const report = { body: JSON.stringify({ url: origin }), headers: { 'Content-Type': 'application/json' } }
    return (await ask('POST', '/api/reports', report)).status
  })
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => [
      (await ask('GET', '/api/health/ready')).status,
      (await ask('POST', webhookPath, webhook)).status,
      (await ask('POST', '/api/carts', { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status,
    ]),
  )
  expect(others).toEqual(others.map(() => [200, 200, 201]))
  expect(new Set(await Promise.all(flood)), 'the table was locked all the time').toEqual(new Set([503]))
})

test('a log whose reader has gone does not stop the shop', async () => {
  const { ask, process } = await openBuiltShop()
  process.stdout?.destroy()
  process.stderr?.destroy()
  for (let call = 0; call < 5; call += 1) {
    expect((await ask('GET', '/api/health/ready')).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(process.exitCode).toBeNull()
})

test('a full disk does not stop it either', inLongRun, async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const { ask, process } = await openBuiltShop({ stdio: ['ignore', full, full] })
  for (let call = 0; call < 5; call += 1) {
    expect((await ask('GET', '/api/health/ready')).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  process.kill('SIGTERM')
})

test('a reader of the log that stopped reading does not stop it, nor keep it from closing', inLongRun, async () => {
  const { reader, writer } = openPipe()
  const { ask, process, exited } = await openBuiltShop({ stdio: ['ignore', writer, 'ignore'] })
  closeSync(writer)
  const agent = { 'User-Agent': 'a'.repeat(256) }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 50 }, () => ask('GET', '/api/health/live', { headers: agent })))
  }
  expect((await ask('GET', '/api/health/ready')).status).toBe(200)
  process.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  const read = Buffer.alloc(1024 * 1024)
  expect(readSync(reader, read), 'the pipe was full').toBeGreaterThan(50_000)
})

test('lines that nobody could take are counted, and the count is told to the next reader', inLongRun, async () => {
  const { reader, writer, openReader } = openPipe()
  const { ask } = await openBuiltShop({ stdio: ['ignore', writer, 'ignore'] })
  closeSync(writer)
  closeSync(reader)
  for (let call = 0; call < 7; call += 1) await ask('GET', '/api/health/live')
  await new Promise((resolve) => setTimeout(resolve, 500))
  const second = openReader()
  onTestFinished(() => closeSync(second))
  await ask('GET', '/api/health/live')
  let read = ''
  await expect
    .poll(() => {
      const piece = Buffer.alloc(65_536)
      try {
        read += piece.toString('utf8', 0, readSync(second, piece))
      } catch {
        // Nothing yet.
      }
      return read
    })
    .toContain('/api/health/live')
  const [, lost] =
    /"level":"alert","kind":"log","message":"Lines of the log were lost\.","count":(\d+),"reason":"EPIPE"\}\n\{/.exec(
      read,
    ) ?? []
  expect(Number(lost)).toBeGreaterThanOrEqual(7)
})

test('a small file that is missing costs one feature, and the log names it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'stek-release-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  cpSync(realpathSync(join(root, 'dist')), join(home, 'dist'), { recursive: true })
  for (const name of ['node_modules', 'db', 'package.json']) symlinkSync(join(root, name), join(home, name))
  rmSync(join(home, 'dist/articles.json'))
  const assets = join(home, 'dist/server/assets')
  const [library = ''] = readdirSync(assets).filter((name) => name.startsWith('auth-library'))
  rmSync(join(assets, library))

  const { ask, output } = await openBuiltShop({ home })
  expect((await ask('GET', '/')).status).toBe(200)
  expect((await ask('POST', '/api/carts', { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(201)
  expect((await ask('GET', '/api/auth/csrf')).status).toBe(500)
  await expect.poll(output).toContain(library)
  expect(output()).toMatch(/"level":"alert".*Votes on articles are refused.*articles\.json/)
})

const inject = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

test('a rejection that nobody awaited is logged, and visitors notice nothing', async () => {
  const code = `process.once('SIGUSR2', () => void Promise.reject(new Error('left floating')))`
  const { ask, process, output } = await openBuiltShop({ nodeArgs: inject(code) })
  process.kill('SIGUSR2')
  await expect.poll(output).toMatch(/"level":"alert".*A promise was rejected and not handled\..*Error: left floating/)
  expect((await ask('GET', '/api/health/ready')).status).toBe(200)
  expect(process.exitCode).toBeNull()
})

test('an exception that nobody caught is logged; calls under way are answered, then a supervisor takes over', async () => {
  const code = `process.once('SIGUSR2', () => { throw new Error('slipped through') })`
  const { ask, process, exited, output, database } = await openBuiltShop({ nodeArgs: inject(code) })
  const holder = await lock(database, 'carts')
  const slow = ask('POST', '/api/carts', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await expect
    .poll(async () => (await holder.query(`select from pg_locks where not granted`)).rowCount)
    .toBeGreaterThan(0)
  process.kill('SIGUSR2')
  await expect
    .poll(output)
    .toMatch(/"level":"alert".*An exception was not caught; the shop closes\..*Error: slipped through/)
  await holder.query('rollback')
  expect((await slow).status).toBe(201)
  expect(await exited).toEqual([1, null])
})
