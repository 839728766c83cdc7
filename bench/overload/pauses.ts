import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** In milliseconds of the clock. */
interface Pause {
  readonly from: number
  readonly until: number
}

/** The moments in which the machine itself stood still or was slow: a p99 is made of them on a machine that is shared. */
export interface Pauses {
  /** Whether somebody was under way during a pause, or while what had gathered in it was worked off. */
  disturbed(from: number, until: number): boolean
  stop(): void
}

/** Needs the right to real-time priorities: without it no pause is known, and every call counts. */
export function watchPauses(): Pauses {
  const pauses: Pause[] = []
  const realTime = spawnSync('chrt', ['-f', '50', 'true']).status === 0
  const cores = Array.from({ length: realTime ? availableParallelism() : 0 }, (_, core) => core)
  if (!realTime)
    console.log('pauses of the machine are not known: this needs chrt, and the right to real-time priorities')
  const probes = cores.map((core) => probe(core, pauses))
  return {
    disturbed: (from, until) => pauses.some((pause) => pause.from < until && from < pause.until),
    stop() {
      for (const child of probes) child.kill()
    },
  }
}

function probe(core: number, pauses: Pause[]): ChildProcess {
  const script = join(import.meta.dirname, 'pause-probe.ts')
  const child = spawn('chrt', ['-f', '50', 'taskset', '-c', String(core), process.execPath, script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [from = 0, until = 0] = line.split(' ').map(Number)
    pauses.push({ from, until })
  })
  return child
}
