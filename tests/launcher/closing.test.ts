import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'
import { responseTo } from '#tests/builders/response-to.ts'

/** The built shop, behind a public address: as it runs behind a balancer. */
async function openPublicShop() {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-closing-'))
  const port = await freePort()
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: '/usr/bin:/bin',
      PUBLIC_URL: 'https://shop.example',
      DEMO: 'on',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      // More than the calls that are under way at once.
      CALLS_IN_FLIGHT: '64',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(database),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    shop.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
    await database.drop()
  })
  const exited = once(shop, 'exit') as Promise<[number | null]>
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  let callers = 0
  /** Each time somebody else: nobody may make so many carts at once. */
  const call = (method: string, path: string, more: Record<string, string> = {}): ClientRequest => {
    callers += 1
    const headers = { Host: 'shop.example', 'X-Forwarded-For': `10.0.${callers >> 8}.${callers & 255}`, ...more }
    return request({ agent, host: '127.0.0.1', port, method, path, headers })
  }
  return { database, shop, exited, call }
}

async function answerTo(asked: ClientRequest) {
  const response = await responseTo(asked)
  response.resume()
  await once(response, 'end')
  return [response.statusCode, response.headers.connection] as const
}

test('C23 asked to close with 50 calls under way: not fit first, all are answered, and it ends with 0', async () => {
  const { database, shop, exited, call } = await openPublicShop()
  const fitness = () => answerTo(call('GET', '/api/health/ready').end()).catch(() => null)
  await expect.poll(async () => (await fitness())?.[0]).toBe(200)

  const calls = Array.from({ length: 50 }, () =>
    call('POST', '/api/carts', { 'Content-Type': 'application/json', 'Content-Length': '2', Expect: '100-continue' }),
  )
  const answers = calls.map(answerTo)
  await Promise.all(
    calls.map(async (each) => {
      each.flushHeaders()
      await once(each, 'continue')
    }),
  )
  shop.kill('SIGTERM')
  await expect.poll(fitness, { interval: 20 }).toEqual([503, 'close'])
  expect(await answerTo(call('POST', '/api/carts').end()), 'who did not notice yet is served').toEqual([201, 'close'])
  await expect.poll(fitness, { interval: 100 }).toBeNull()

  for (const each of calls) each.end('{}')
  expect(await Promise.all(answers)).toEqual(calls.map(() => [201, 'close']))
  expect(await exited).toEqual([0, null])
  const { rows } = await database.pool.query<{ carts: number }>('select count(*)::int as carts from carts')
  expect(rows).toEqual([{ carts: 51 }])
})
