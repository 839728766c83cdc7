import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** User and system time of a process in milliseconds, with that of children it has waited for. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  } catch {
    return 0
  }
}

/** Time on a core of all threads that a process has, as the scheduler counts it: not in ticks of ten milliseconds. */
export function runMicrosOf(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce((sum, thread) => {
    const [nanos = 0] = readFileSync(join(threads, thread, 'schedstat'), 'utf8')
      .split(' ')
      .map(Number)
    return sum + nanos / 1000
  }, 0)
}

/** A process and all below it. */
export function cpuOfFamily(pid: number): number {
  const family = new Set([pid])
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map(processes.map((each) => [each, parentOf(each)]))
  for (const each of processes) if (family.has(parents.get(each) ?? 0)) family.add(each)
  return [...family].reduce((sum, each) => sum + cpuOf(each), 0)
}

function parentOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
