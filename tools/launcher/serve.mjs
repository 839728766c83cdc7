import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { environment, root, runtime, runtimeFlags, withPrograms } from './project.mjs'

const PATIENCE_MS = 40_000

/**
 * Runs the shop until it ends, and comes back with its exit code: 0 when it closed on request.
 * It is asked to close by ending the channel between us, so it also closes when this process is killed.
 */
export function serve(program) {
  const child = spawn(runtime, [...runtimeFlags, program], {
    cwd: root,
    env: withPrograms,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const askToClose = () => {
    if (!child.connected) return
    child.disconnect()
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, askToClose)
  if (environment.npm_lifecycle_event) whenNpmIsGone(askToClose)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm never ends before what it runs: when it is gone, it was killed, and nobody could stop the shop any more. */
function whenNpmIsGone(act) {
  const started = parents()
  setInterval(() => parents() !== started && act(), 500).unref()
}

/** Our parent, and where that is only the shell npm put between, the parent's parent. */
function parents() {
  try {
    const [, name, parent] = /\((.*)\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))
    return /^(sh|dash|bash)$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}
