import { existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { makeBaseBackup, putBaseBackup, type RestoreOptions } from '#platform/db/base-backup.ts'
import { locateCluster } from '#platform/db/embedded/cluster-location.ts'
import { runningPostmaster } from '#platform/db/embedded/postmaster.ts'
import { runningDatabase } from '#platform/db/embedded/start-embedded-postgres.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Call, Noun } from './command.ts'
import { momentOf } from './moments.ts'

export const backup: Noun = {
  about: 'Copies of the database',
  verbs: {
    make: {
      about:
        'copies the database while it runs: the embedded one, or that of DATABASE_URL on this machine, as a superuser',
      kind: 'writes',
      arguments: ['<directory>'],
      run: (call) => make(call, resolve(call.argument('directory'))),
    },
    restore: {
      about: 'puts a copy where it is to run: in place of the embedded database, or where --to says',
      kind: 'writes',
      arguments: ['<directory>'],
      options: {
        to: { value: 'directory', about: 'an empty data directory of a server of your own' },
        wal: { value: 'directory', about: 'where archived WAL is' },
        until: { value: 'moment', about: 'the moment to restore, such as 2026-11-15T12:00:00Z' },
      },
      run: (call) => restore(call, resolve(call.argument('directory')), optionsOf(call)),
    },
  },
}

interface Options extends RestoreOptions {
  readonly to?: string
}

function optionsOf(call: Call): Options {
  const [to, wal, until] = ['to', 'wal', 'until'].map((name) => call.option(name))
  return {
    ...(to !== undefined && { to: resolve(to) }),
    ...(wal !== undefined && { archive: resolve(wal) }),
    ...(until !== undefined && { until: momentOf('--until', until) }),
  }
}

async function make({ dryRun }: Call, directory: string): Promise<number> {
  if (existsSync(directory)) throw new StartProblem(`${directory} exists. A back-up gets a directory of its own.`)
  const database = superuser()
  if (dryRun) {
    console.log(`The database would be copied to ${directory}.`)
    return 0
  }
  await makeBaseBackup(database, directory)
  console.log(`The database was copied to ${directory}.`)
  return 0
}

/** Connection of a role that may start a backup; for the embedded database, its superuser. */
function superuser(): Connection {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl !== undefined) return { connectionString: databaseUrl }
  const running = runningDatabase(dataDir)
  if (running === null)
    throw new StartProblem(`No shop is running on ${dataDir}. Start it, or copy ${dataDir} as it is.`)
  return { ...running, user: 'postgres', database: 'postgres' }
}

async function restore({ dryRun }: Call, copy: string, { to, ...options }: Options): Promise<number> {
  if (dryRun) {
    if (!existsSync(copy)) throw new StartProblem(`There is no back-up in ${copy}.`)
    console.log(
      to === undefined
        ? `The embedded database would be moved aside, and ${copy} put in its place.`
        : `${copy} would be copied to ${to}.`,
    )
    return 0
  }
  const target = to ?? embeddedTarget()
  await putBaseBackup(copy, target, options)
  console.log(`The copy is in ${target}. Start the server: it goes on from there to the moment that was asked for. Then

  stek series                         must show a new series
  stek payments compare <since>       since: an hour before the moment that was restored
  stek payments take-over all <since>`)
  return 0
}

/** Moves an existing cluster aside instead of deleting it. */
function embeddedTarget(): string {
  const { dataDir } = readConfig()
  const { data } = locateCluster(dataDir, console.log)
  if (runningPostmaster(data)) throw new StartProblem(`The database in ${data} runs. Stop the shop first.`)
  if (existsSync(data)) {
    const aside = `${data}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    renameSync(data, aside)
    console.log(`What was there is in ${aside} now.`)
  }
  return data
}
