import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, withPrograms } from './project.mjs'

const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) return
    for (const child of running) child.kill(signal)
    process.exit(128 + constants.signals[signal])
  })
}

/** Runs a program to its end. Its output is kept for the case that it fails, or shown as it comes (`show`). */
export function run(program, args, { env = withPrograms, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece))
    child.on('error', (error) => (output += error.message))
    child.on('error', () => end(-1))
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]))
    function end(code) {
      running.delete(child)
      resolve({ code, output: output.trim() })
    }
  })
}
