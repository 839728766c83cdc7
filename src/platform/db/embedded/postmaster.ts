import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClusterLocation, createOwnedDirectory } from './cluster-location.ts'
import { isAlive, isServerOf, takesSignals } from './process-state.ts'

export type Settings = Readonly<Record<string, string>>

const MAX_LOG_BYTES = 5_000_000
const STOP_SIGNALS = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const

export interface Server {
  readonly cluster: ClusterLocation
  readonly program: string
  readonly settings: Settings
  readonly socketDirectory: string
}

export interface Postmaster {
  readonly pid: number
  readonly ready: boolean
}

/** The live postmaster of this cluster, whoever started it. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const seen = readPidFile(data)
  return seen && isServerOf(seen.pid, data) ? seen : undefined
}

function readPidFile(data: string): Postmaster | undefined {
  const lines = linesOf(join(data, 'postmaster.pid'))
  const pid = Number(lines[0])
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** PostgreSQL takes any live process number in a leftover lock file for a server, and containers reuse numbers. */
function removeStaleLocks({ cluster, socketDirectory }: Server): void {
  for (const file of [join(cluster.data, 'postmaster.pid'), join(socketDirectory, '.s.PGSQL.5432.lock')]) {
    const pid = Number(linesOf(file)[0])
    const isStale = pid > 0 && takesSignals(pid) && !isServerOf(pid, cluster.data)
    if (isStale && Number(linesOf(file)[0]) === pid) rmSync(file, { force: true })
  }
}

export interface Attempt {
  readonly pid: number | undefined
  hasEnded(): boolean
  /** What the server wrote to its log since. */
  errorOutput(): string
}

/** In a session of its own, so that Ctrl-C in the terminal reaches the shop and not its database. */
export function spawnPostmaster(server: Server): Attempt {
  const { cluster, program, settings } = server
  removeStaleLocks(server)
  createOwnedDirectory(server.socketDirectory, cluster.account)
  if (sizeOf(cluster.log) > MAX_LOG_BYTES) renameSync(cluster.log, `${cluster.log}.1`)
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
  return {
    pid: child.pid,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    errorOutput: () => failure || readFileSync(cluster.log).subarray(logStart).toString('utf8').trim(),
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Fast shutdown first (open transactions roll back, everything is on disk), harder when that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of STOP_SIGNALS) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const start = Date.now(); Date.now() - start < timeoutMs;) {
      if (!isAlive(pid)) return
      await pause(10)
    }
  }
}
