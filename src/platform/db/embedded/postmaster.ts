import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterLocation } from './cluster-location.ts'

const maxLogBytes = 5_000_000

export interface Server {
  readonly cluster: ClusterLocation
  readonly program: string
  readonly settings: Readonly<Record<string, string>>
  readonly socketDirectory: string
}

/** The running server of this cluster, whichever process started it. */
export function runningPostmaster(data: string): { readonly pid: number; readonly ready: boolean } | undefined {
  const lines = linesOf(join(data, 'postmaster.pid'))
  const pid = Number(lines[0])
  return pid > 0 && isServerOf(pid, data) ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** False for zombies, which still accept signals in containers without an init process. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return !/\) Z/.test(linesOf(`/proc/${pid}/stat`)[0] ?? '')
}

/** Process ids are reused: the server of a cluster is the process that works in its data directory. */
function isServerOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], {
        encoding: 'utf8',
        env: { PATH: '/usr/bin:/bin' },
      }).includes(`-D ${data}`)
    }
    const [work, cluster] = [statSync(`/proc/${pid}/cwd`), statSync(data)]
    return work.dev === cluster.dev && work.ino === cluster.ino
  } catch {
    // Waiting for another process is safer than starting a second server.
    return isAlive(pid)
  }
}

/** PostgreSQL takes any live process id in a leftover lock file for a server, and containers reuse process ids. */
function removeStaleLocks({ cluster, socketDirectory }: Server): void {
  for (const file of [join(cluster.data, 'postmaster.pid'), join(socketDirectory, '.s.PGSQL.5432.lock')]) {
    const pid = Number(linesOf(file)[0])
    if (pid > 0 && isAlive(pid) && !isServerOf(pid, cluster.data)) rmSync(file, { force: true })
  }
}

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal reaches the shop and not its database.
 * @returns a function that returns the log of the server once it has ended, and undefined while it runs
 */
export function spawnPostmaster(server: Server): () => string | undefined {
  const { cluster, program, settings } = server
  removeStaleLocks(server)
  if (sizeOf(cluster.log) > maxLogBytes) renameSync(cluster.log, `${cluster.log}.1`)
  const logStart = sizeOf(cluster.log)
  const log = openSync(cluster.log, 'a', 0o600)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(program, 'bin', 'postgres'), ['-D', cluster.data, ...options], {
    ...cluster.account,
    cwd: cluster.directory,
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure = ''
  child.on('error', (error) => (failure = error.message))
  child.unref()
  return () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) return undefined
    return failure || readFileSync(cluster.log).subarray(logStart).toString('utf8').trim()
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * Requests a fast shutdown (open transactions roll back, everything is written to disk), then a harder one if that
 * takes too long.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    for (const start = Date.now(); isAlive(pid) && Date.now() - start < timeoutMs;) await pause(10)
  }
}
