import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Home, own } from '#adapters/postgres/embedded/home.ts'
import { isAlive, serves, takesSignals } from '#adapters/postgres/embedded/process-state.ts'

export type Settings = Readonly<Record<string, string>>

const MAX_LOG_BYTES = 5_000_000
const STOPS = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const

export interface Server {
  readonly home: Home
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
  return seen && serves(seen.pid, data) ? seen : undefined
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
function forgetStaleLocks({ home, socketDirectory }: Server): void {
  for (const file of [join(home.data, 'postmaster.pid'), join(socketDirectory, '.s.PGSQL.5432.lock')]) {
    const pid = Number(linesOf(file)[0])
    const isStale = pid > 0 && takesSignals(pid) && !serves(pid, home.data)
    if (isStale && Number(linesOf(file)[0]) === pid) rmSync(file, { force: true })
  }
}

export interface Attempt {
  readonly pid: number | undefined
  hasEnded(): boolean
  /** What the server wrote to its log since. */
  complaint(): string
}

/** In a session of its own, so that Ctrl-C in the terminal reaches the shop and not its database. */
export function spawnPostmaster(server: Server): Attempt {
  const { home, program, settings } = server
  forgetStaleLocks(server)
  own(server.socketDirectory, home.account)
  if (sizeOf(home.log) > MAX_LOG_BYTES) renameSync(home.log, `${home.log}.1`)
  const logStart = sizeOf(home.log)
  const log = openSync(home.log, 'a', 0o600)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(program, 'bin', 'postgres'), ['-D', home.data, ...options], {
    ...home.account,
    cwd: home.directory,
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
    complaint: () => failure || readFileSync(home.log).subarray(logStart).toString('utf8').trim(),
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Fast shutdown first (open transactions roll back, everything is on disk), harder when that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of STOPS) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const start = Date.now(); Date.now() - start < patience;) {
      if (!isAlive(pid)) return
      await pause(10)
    }
  }
}
