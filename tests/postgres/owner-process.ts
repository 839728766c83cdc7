import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { Connection } from '#adapters/postgres/connection.ts'
import type { Account } from '#adapters/postgres/embedded/account.ts'
import { runningPostmaster, stopPostmaster } from '#adapters/postgres/embedded/postmaster.ts'

interface Line {
  readonly said?: string
  readonly refused?: string
  readonly connection?: Connection
  readonly location?: string
}

export interface Owner {
  readonly pid: number
  readonly connection: Connection
  readonly location: string
  readonly refused: string | undefined
  /** All it said so far. */
  readonly said: readonly string[]
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** Another process that starts the database in that directory; comes back when it is ready or was refused. */
export async function startOwner(
  dataDir: string,
  { checkout = root, account = {} }: { checkout?: string; account?: Account } = {},
): Promise<Owner> {
  const child = spawn(process.execPath, [join(checkout, 'tests/postgres/owner.ts'), dataDir], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const said: string[] = []
  const outcome = await new Promise<Line>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line: Line = JSON.parse(text)
      if (line.said) said.push(line.said)
      if (line.connection || line.refused) resolve(line)
    })
    void exited.then((code) => reject(new Error(`The owner ended with ${code} before it was ready`)))
  })
  return {
    pid: child.pid ?? 0,
    connection: outcome.connection ?? {},
    location: outcome.location ?? '',
    refused: outcome.refused,
    said,
    async kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** A directory for one test, cleaned away together with the database that was left running in it. */
export function dataDirectory({
  mode = 0o711,
  name = 'data',
  owner,
}: { mode?: number; name?: string; owner?: Account } = {}): string {
  const parent = mkdtempSync(join(tmpdir(), 'stek-owner-'))
  chmodSync(parent, mode)
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(parent, owner.uid, owner.gid)
  const dataDir = join(parent, name)
  onTestFinished(async () => {
    const location = locationOf(dataDir)
    const postmaster = runningPostmaster(join(location, 'data'))
    if (postmaster) await stopPostmaster(postmaster.pid)
    rmSync(location, { recursive: true, force: true })
    rmSync(parent, { recursive: true, force: true })
  })
  return dataDir
}

function locationOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-is-at')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}

export function postmasterOf({ location }: Pick<Owner, 'location'>): number | undefined {
  return runningPostmaster(join(location, 'data'))?.pid
}

export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}
