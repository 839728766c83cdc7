import { existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { makeBaseBackup, putBaseBackup, type RestoreOptions } from '#platform/db/base-backup.ts'
import { locateCluster } from '#platform/db/embedded/cluster-location.ts'
import { runningPostmaster } from '#platform/db/embedded/postmaster.ts'
import { runningDatabase } from '#platform/db/embedded/start-embedded-postgres.ts'
import { readConfig } from '#platform/config/config.ts'
import { runOperatorCommand } from './operator-command.ts'

const usage = `  npm run backup -- make <directory>
      copies the database while it runs: the embedded one, or that of DATABASE_URL on this machine, as a superuser
  npm run backup -- restore <directory> [to=<data directory>] [wal=<archive>] [until=<moment>]
      puts a copy where it is to run: in place of the embedded database, or into an empty directory for a server of
      your own; wal: where archived WAL is; until: 2026-11-15T12:00:00Z`

await runOperatorCommand(async ([command, directory, ...rest]) => {
  const options = optionsOf(rest)
  if (command === 'make' && directory !== undefined && rest.length === 0) return make(resolve(directory))
  if (command === 'restore' && directory !== undefined && options !== null) return restore(resolve(directory), options)
  console.error(usage)
  return 2
})

interface Options extends RestoreOptions {
  readonly to?: string
}

/** Null: something is not understood. */
function optionsOf(args: readonly string[]): Options | null {
  const given = args.map((arg) => /^(to|wal|until)=(.+)$/.exec(arg))
  if (given.includes(null)) return null
  const found = new Map(given.map((match) => [match?.[1], match?.[2] ?? '']))
  const [to, wal, until] = ['to', 'wal', 'until'].map((name) => found.get(name))
  const moment = until === undefined ? undefined : new Date(until)
  if (moment !== undefined && Number.isNaN(moment.getTime())) return null
  return {
    ...(to !== undefined && { to: resolve(to) }),
    ...(wal !== undefined && { archive: resolve(wal) }),
    ...(moment !== undefined && { until: moment }),
  }
}

async function make(directory: string): Promise<number> {
  if (existsSync(directory)) throw new StartProblem(`${directory} exists. A back-up gets a directory of its own.`)
  await makeBaseBackup(superuser(), directory)
  console.log(`The database was copied to ${directory}.`)
  return 0
}

/** As the role that may begin a back-up: of the embedded database its superuser. */
function superuser(): Connection {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl !== undefined) return { connectionString: databaseUrl }
  const running = runningDatabase(dataDir)
  if (running === null)
    throw new StartProblem(`No shop is running on ${dataDir}. Start it, or copy ${dataDir} as it is.`)
  return { ...running, user: 'postgres', database: 'postgres' }
}

async function restore(copy: string, { to, ...options }: Options): Promise<number> {
  const target = to ?? embeddedTarget()
  await putBaseBackup(copy, target, options)
  console.log(`The copy is in ${target}. Start the server: it goes on from there to the moment that was asked for. Then

  npm run series                            must show a new series
  npm run payments -- compare <since>       since: an hour before the moment that was restored
  npm run payments -- take-over all <since>`)
  return 0
}

/** What is there is moved aside, not deleted. */
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
