import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** A zombie is dead, although it still takes signals: in a container without an init nobody buries it. */
export function isAlive(pid: number): boolean {
  return takesSignals(pid) && stateOf(pid) !== 'Z'
}

export function takesSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function stateOf(pid: number): string | undefined {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1]
  } catch {
    return undefined
  }
}

/** Whether that process is the server of this cluster: a server works in its data directory. */
export function isServerOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(`-D ${data}`)
    }
    const [work, cluster] = [statSync(`/proc/${pid}/cwd`), statSync(data)]
    return work.dev === cluster.dev && work.ino === cluster.ino
  } catch {
    // The system does not tell: better to take a stranger for ours and wait than to start a second server.
    return isAlive(pid)
  }
}
