import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { runningDatabase } from '#platform/db/embedded/start-embedded-postgres.ts'
import { createPool } from '#platform/db/pool.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { Unavailable } from '#core/result/unavailable.ts'

/** Runs a command for operators. Expected failures are printed as one line; bugs are thrown. */
export async function runOperatorCommand(command: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2))
  } catch (error) {
    const isTold = error instanceof ConfigProblem || error instanceof StartProblem
    if (!isTold && !(error instanceof Unavailable)) throw error
    const away = error instanceof Unavailable && error.code === 'payment_provider_unavailable'
    console.error(isTold ? `\n${error.message}\n` : `The ${away ? 'payment provider' : 'database'} cannot be reached.`)
    process.exitCode = 1
  }
}

/** Connects to DATABASE_URL, or to the embedded database of the server that runs on the data directory. */
export async function withDatabase<Done>(work: (pool: Pool) => Promise<Done>): Promise<Done> {
  const config = readConfig()
  const pool = createPool(connectionOf(config), { max: 1, pooler: config.databasePooler })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

export function connectionOf({ databaseUrl, dataDir }: Config): Connection {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl }
  const running = runningDatabase(dataDir)
  if (running !== null) return running
  throw new StartProblem(
    `No shop is running on ${dataDir}. Start it first, or say where its database is: DATABASE_URL=postgres://… npm run …`,
  )
}

/** A file that the operator named, as `read` takes it. */
export function fileOf<Value>(
  path: string,
  read: (text: string) => { readonly value: Value } | readonly string[],
): Value {
  const file = read(textOf(path))
  if (!('value' in file)) return refuse(file.map((fault) => `${path}: ${fault}`))
  return file.value
}

export function textOf(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    return refuse([`${path}: ${error instanceof TypeError ? 'is not UTF-8' : 'cannot be read'}`])
  }
}

const maxLines = 100

/** Ends the command with what is wrong. */
export function refuse(lines: readonly string[]): never {
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : []
  throw new StartProblem([...lines.slice(0, maxLines), ...more].join('\n'))
}
