import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** False for zombies, which still accept signals: without an init process nobody reaps them. */
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
    // Unknown: waiting for another process is safer than starting a second server.
    return isAlive(pid)
  }
}
