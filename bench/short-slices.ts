import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deployed = readFileSync(join(import.meta.dirname, '../deploy/tmpfiles.d/stek.conf'), 'utf8')
const deployedNs = Number(/base_slice_ns .* (\d+)$/m.exec(deployed)?.[1])
/** Of `sched_setattr`. */
const callNumbers: Readonly<Record<string, number>> = { x64: 314, arm64: 274 }

/**
 * What `deploy/tmpfiles.d` does for a whole machine, for this process and those it starts from now on: how long whoever has a core
 * may keep it while others wait. Needs no rights, but Linux 6.12 or newer. Whether it could be set.
 */
export function shortenSlices(): boolean {
  const callNumber = callNumbers[process.arch]
  if (process.platform !== 'linux' || callNumber === undefined) return false
  // size, policy, flags, niceness, priority, runtime, deadline, period
  const attributes = `pack("LLQlLQQQ", 48, 0, 0, 0, 0, ${deployedNs}, 0, 0)`
  const script = `$a = ${attributes}; exit(syscall(${callNumber}, ${process.pid}, $a, 0) != 0)`
  return spawnSync('perl', ['-e', script]).status === 0
}
