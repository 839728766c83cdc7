import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import type { Account } from '#platform/db/embedded/account.ts'
import { runningPostmaster } from '#platform/db/embedded/postmaster.ts'

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
  /** Output so far. */
  readonly said: readonly string[]
  kill(signal: NodeJS.Signals): Promise<number | null>
}

interface OwnerOptions {
  readonly checkout?: string
  readonly account?: Account
}

const root = join(import.meta.dirname, '../..')

/** Starts a process that owns the database of the directory. Resolves when the database is ready or was refused. */
export async function startOwner(
  dataDir: string,
  { checkout = root, account = {} }: OwnerOptions = {},
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
    child.once('close', (code) => reject(new Error(`The owner ended with ${code} before it was ready`)))
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

/** Process id of the owner's server, 0 if none runs. */
export function postmasterOf({ location }: Pick<Owner, 'location'>): number {
  return runningPostmaster(join(location, 'data'))?.pid ?? 0
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
