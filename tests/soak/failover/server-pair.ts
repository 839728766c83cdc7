import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readlinkSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Machine, shell } from './network.ts'

export const programs = '/usr/lib/postgresql/15/bin'
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
const patienceMs = 60_000

const settings = `
listen_addresses = '*'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 64MB
wal_log_hints = on
wal_keep_size = 256MB
wal_sender_timeout = 3s
wal_receiver_timeout = 3s
hot_standby = on
synchronous_commit = on
synchronous_standby_names = ''
log_min_messages = fatal
`

/** A PostgreSQL on a machine and a disk of its own. */
export interface DatabaseServer {
  readonly machine: Machine
  readonly url: (database: string) => string
  /** Made anew, empty. */
  readonly create: () => Promise<void>
  /** Becomes a copy of another one, and follows it: from what it has if it can be, else from nothing. */
  readonly follow: (primary: DatabaseServer) => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly kill: () => void
  /** All its processes stand still. */
  readonly suspend: () => void
  /** Its disk takes no writes: who writes waits. */
  readonly freeze: () => Promise<void>
  /** As a machine that was switched off and on: dead for certain, disk and network as before. */
  readonly reset: () => Promise<void>
  readonly ask: <Row extends object>(text: string, timeoutMs?: number) => Promise<readonly Row[]>
}

/** With a disk image of its own below `directory`, so that it can be frozen. */
export async function createServer(
  machine: Machine,
  directory: string,
  open: AsyncDisposableStack,
): Promise<DatabaseServer> {
  const [image, mount] = [join(directory, `${machine.name}.img`), join(directory, machine.name)]
  await shell('truncate', '--size=1G', image)
  await shell('mkfs.ext4', '-q', image)
  mkdirSync(mount)
  await shell('mount', '-o', 'loop', image, mount)
  open.defer(async () => void (await shell('umount', '--lazy', mount)))
  await shell('chown', 'postgres:postgres', mount)
  const data = join(mount, 'data')
  const url = (database: string) => `postgres://postgres@${machine.address}:5432/${database}`
  const program = (name: string, ...args: readonly string[]) =>
    machine.run('setpriv', ...asPostgres, join(programs, name), ...args)
  let child: ChildProcess | undefined
  let isFrozen = false
  open.defer(() => server.reset())

  const server: DatabaseServer = {
    machine,
    url,
    async create() {
      await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-instructions')
      await appendFile(join(data, 'postgresql.conf'), settings)
      await appendFile(join(data, 'pg_hba.conf'), 'host all,replication all 10.77.0.0/16 trust\n')
    },
    async follow(primary) {
      // Its new history is in its control file only after a checkpoint.
      await primary.ask('checkpoint', patienceMs)
      const source = primary.url('postgres')
      const isRewound =
        existsSync(data) &&
        (await program('pg_rewind', '-D', data, `--source-server=${source}`, '-R').then(
          () => true,
          () => false,
        ))
      if (!isRewound) {
        await rm(data, { recursive: true, force: true })
        await program('pg_basebackup', '-D', data, '-d', source, '-R', '--checkpoint=fast')
      }
      // From when it was a primary itself: promoted, it would wait for a standby that it does not have.
      await appendFile(join(data, 'postgresql.auto.conf'), `synchronous_standby_names = ''\n`)
    },
    async start() {
      child = machine.start('setpriv', [...asPostgres, join(programs, 'postgres'), '-D', data], { stdio: 'ignore' })
      await answered()
    },
    async stop() {
      const ended = child && once(child, 'exit')
      await program('pg_ctl', '-D', data, '-m', 'fast', '-W', 'stop')
      await ended
    },
    kill: () => void child?.kill('SIGKILL'),
    suspend: () => signal('SIGSTOP'),
    async freeze() {
      await shell('fsfreeze', '-f', mount)
      isFrozen = true
    },
    async reset() {
      signal('SIGKILL')
      if (isFrozen) await shell('fsfreeze', '-u', mount)
      isFrozen = false
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      while (family().length > 0) await pause(50)
      await machine.mend()
    },
    async ask<Row extends object>(text: string, timeoutMs = 1000) {
      const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
      const client = new Client({ connectionString: url('postgres'), ...limits })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(text)).rows
      } finally {
        void client.end().catch(() => {})
      }
    },
  }
  return server

  /** The processes that are at home in this data directory. */
  function family(): readonly number[] {
    return readdirSync('/proc').flatMap((name) => {
      try {
        return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === data ? [Number(name)] : []
      } catch {
        return []
      }
    })
  }

  function signal(name: 'SIGSTOP' | 'SIGKILL'): void {
    for (const pid of family()) {
      try {
        process.kill(pid, name)
      } catch {
        // Gone meanwhile.
      }
    }
  }

  async function answered(): Promise<void> {
    for (const began = performance.now(); performance.now() - began < patienceMs; await pause(50)) {
      const isUp = await server.ask('select 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      if (child?.exitCode !== null) throw new Error(`${machine.name} ended with ${child?.exitCode}`)
    }
    throw new Error(`${machine.name} does not answer`)
  }
}
