import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { takeBuild } from './build.mjs'
import { environment, root, runtime, runtimeFlags, withPrograms } from './project.mjs'

const CLOSE_TIMEOUT_MS = 40_000

/** Serves the newest build. */
export function serveShop(...args) {
  return serve([join(takeBuild(), 'server', 'main.js'), ...args])
}

/**
 * Runs a program until it exits. It is asked to close by disconnecting the IPC channel, so that it also closes if this
 * process is killed.
 * @returns its exit code; 0 if it closed on request
 */
export function serve(program) {
  const child = spawn(runtime, [...runtimeFlags, ...program], {
    cwd: root,
    env: withPrograms,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const askToClose = () => {
    if (!child.connected) return
    child.disconnect()
    setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, askToClose)
  if (environment.npm_lifecycle_event) onNpmExit(askToClose)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm normally exits after its child. If npm exits first it was killed, and signals no longer reach the server. */
function onNpmExit(act) {
  const started = parents()
  setInterval(() => parents() !== started && act(), 500).unref()
}

/** Process id of the parent; if that is npm's shell, also of its parent. */
function parents() {
  try {
    const [, name, parent] = /\((.*)\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))
    return /^(sh|dash|bash)$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}
