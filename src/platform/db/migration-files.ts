import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#platform/config/root.ts'
import { StartProblem } from './connection.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** False: its statements run one by one, for what PostgreSQL refuses in a transaction. */
  readonly isTransactional: boolean
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

const migrationsDir = join(root, 'db/migrations')
const noTransactionMark = /^-- no transaction\b/

/** The files in the order of their numbers. */
export function readMigrations(directory = migrationsDir): readonly Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new StartProblem(`${name} is not named like 0001_what_it_does.sql.`)
    if (names[index + 1]?.startsWith(name.slice(0, 5)))
      throw new StartProblem(`Two migrations have the number of ${name}.`)
  }
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: name.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      isTransactional: !noTransactionMark.test(sql),
    }
  })
}

/** The statements of a file, without comments. Functions with a body in `$$` are not for these files. */
export function statementsOf(sql: string): readonly string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/**
 * What is left to do, in order. History is never rewritten: a changed file, a file missing in the middle and a file
 * that comes before what was applied are refused. Rows after our last file are of a newer release, and are left alone.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const known = new Map(files.map((file) => [file.name, file]))
  const newestFile = files.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = known.get(name)
    if (!file && name < newestFile) {
      throw new StartProblem(`The database knows the migration ${name}, but its file is gone. Put it back.`)
    }
    if (file && file.checksum !== checksum) {
      throw new StartProblem(`The migration ${name} was changed after it was applied. Undo that, and write a new one.`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const newestDone =
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? ''
  const pending = files.filter(({ name }) => !done.has(name))
  const late = pending.find(({ name }) => name < newestDone)
  if (late)
    throw new StartProblem(
      `The migration ${late.name} comes before ${newestDone}, which is applied. Give it the next number.`,
    )
  return pending
}
