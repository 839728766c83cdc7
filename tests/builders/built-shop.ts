import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { databaseUrlOf, freePort } from './own-place.ts'

export interface BuiltShop {
  readonly process: ChildProcess
  readonly database: TestDatabase
  readonly exited: Promise<[number | null]>
  /** Output that the process wrote to its pipes. */
  readonly output: () => string
  readonly origin: string
  readonly ask: (method: string, path: string, options?: RequestInit) => Promise<Response>
}

export interface BuiltShopOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly stdio?: StdioOptions
  readonly nodeArgs?: readonly string[]
  /** Directory of a copied release; defaults to this project. */
  readonly home?: string
}

/** Runs the shop as `npm start` does, in a process with its own database. */
export async function openBuiltShop(options: BuiltShopOptions = {}): Promise<BuiltShop> {
  const { env = {}, stdio = ['ignore', 'pipe', 'pipe'], nodeArgs = [], home = root } = options
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-built-'))
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeArgs, 'dist/server/main.js'], {
    cwd: home,
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      LIMITS: 'off',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(database),
      ...env,
    },
    stdio,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)))
  const exited = once(child, 'exit') as Promise<[number | null]>
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
    await database.drop()
  })
  const origin = `http://127.0.0.1:${port}`
  const ask: BuiltShop['ask'] = (method, path, more = {}) => fetch(origin + path, { method, ...more })
  const isReady = () => ask('GET', '/api/health/ready').then(({ status }) => status, String)
  await expect.poll(isReady, { message: `the shop is ready; it said:\n${output}` }).toBe(200)
  return { process: child, database, exited, output: () => output, origin, ask }
}
