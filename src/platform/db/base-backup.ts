import { appendFile, chown, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { type Connection, StartProblem } from './connection.ts'
import { primaryOf } from './primary.ts'

/** Directories that the server recreates at startup. WAL is restored from the archive or copied last. */
const leftEmpty = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|(recovery|standby)\.signal)$/

/**
 * Copies a running cluster on this machine, as a role that may start a backup. Without an archive of WAL the copy is
 * restored to the moment it was finished, with an archive to any later moment.
 */
export async function makeBaseBackup(connection: Connection, target: string): Promise<void> {
  const client = new Client({ ...(await primaryOf(connection)), application_name: 'shop back-up' })
  // A lost connection must not end the process: the next statement fails instead.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ directory: string; segment: string }>(
      `select current_setting('data_directory') as directory,
         pg_size_bytes(current_setting('wal_segment_size'))::text as segment`,
    )
    const { directory = '', segment = '' } = rows[0] ?? {}
    await refuseTablespaces(directory)
    await client.query(`select pg_backup_start('shop', true)`)
    await copyTree(directory, target)
    const stopped = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(true)',
    )
    const { label = '', last = '' } = stopped.rows[0] ?? {}
    await writeFile(join(target, 'backup_label'), label, { mode: 0o600 })
    await own(join(target, 'backup_label'), directory)
    await copyWal(directory, target, { label, last, segmentBytes: BigInt(segment) })
  } finally {
    await client.end()
  }
}

async function refuseTablespaces(directory: string): Promise<void> {
  const spaces = await readdir(join(directory, 'pg_tblspc')).catch(() => null)
  if (spaces === null) {
    throw new StartProblem(`${directory} cannot be read from here. Use pg_basebackup, which copies over the network.`)
  }
  if (spaces.length > 0) throw new StartProblem('The cluster has tablespaces. Use pg_basebackup, which knows them.')
}

/**
 * Copies the WAL segments between begin and end of the backup. Throws if a busy server has already removed one of them.
 */
async function copyWal(
  directory: string,
  target: string,
  { label, last, segmentBytes }: { readonly label: string; readonly last: string; readonly segmentBytes: bigint },
): Promise<void> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? ''
  const perLog = 0x1_0000_0000n / segmentBytes
  const placeOf = (name: string) => BigInt(`0x${name.slice(8, 16)}`) * perLog + BigInt(`0x${name.slice(16)}`)
  const all = await readdir(join(directory, 'pg_wal'))
  const needed = all.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  for (const name of [...needed, ...all.filter((each) => each.endsWith('.history'))]) {
    await copyFile(join(directory, 'pg_wal', name), join(target, 'pg_wal', name))
    await own(join(target, 'pg_wal', name), directory)
  }
  if (BigInt(needed.length) === placeOf(last) - placeOf(first) + 1n) return
  throw new StartProblem(
    'The server threw WAL away while it was copied: this copy cannot be used alone. Archive WAL, or raise wal_keep_size.',
  )
}

export interface RestoreOptions {
  /** Directory of the archived WAL. Absent: only the copy is restored. */
  readonly archive?: string
  /** Absent: restores to the end of the WAL. */
  readonly until?: Date
}

/**
 * Restores a copy as the cluster of a server. The server recovers when it starts and begins a new timeline, by which
 * the shop detects the restore.
 */
export async function putBaseBackup(copy: string, target: string, options: RestoreOptions): Promise<void> {
  const { archive, until } = options
  if (!(await readFile(join(copy, 'backup_label'), 'utf8').catch(() => null))) {
    throw new StartProblem(`${copy} is no back-up: it has no backup_label.`)
  }
  if ((await readdir(target).catch(() => [])).length > 0) throw new StartProblem(`${target} is not empty.`)
  await copyTree(copy, target, everything)
  const fetch = archive === undefined ? 'false' : `cp "${archive}/%f" "%p"`
  const lines = [
    `restore_command = ${quoted(fetch)}`,
    `recovery_target_timeline = 'latest'`,
    // The server reads this setting before it knows the names of time zones, so the offset must be a number.
    `recovery_target_time = ${quoted(until?.toISOString().replace('Z', '+00') ?? '')}`,
    `recovery_target_action = 'promote'`,
    // Clients cannot connect before the recovery is complete.
    'hot_standby = off',
  ]
  await appendFile(join(target, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(join(target, 'recovery.signal'), '', { mode: 0o600 })
  await own(join(target, 'recovery.signal'), copy)
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

const everything = () => true

/** Files that vanish during the copy are not needed: the WAL contains their removal. */
async function copyTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = (name) => !leftOut.test(name),
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await own(to, from)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!isWanted(entry.name)) continue
    if (entry.isDirectory()) {
      const isEmpty = leftEmpty.has(basename(source)) && isWanted !== everything
      await copyTree(source, target, isEmpty ? () => false : isWanted).catch(unlessGone)
    } else if (entry.isFile()) {
      await copyFile(source, target).then(() => own(target, source), unlessGone)
    }
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** As root, gives the copy the owner of the original, because PostgreSQL refuses to run as root. */
async function own(path: string, like: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(like)
  await chown(path, uid, gid)
}
