import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, withCompileCache } from './project.mjs'

/** An error that the user can fix; printed without a stack trace. */
export class Problem extends Error {
  name = 'Problem'
}

/** Runs a command of the launcher; a problem becomes a message and an exit code. */
export async function runCommand(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) return
    for (const child of running) child.kill(signal)
    process.exit(128 + constants.signals[signal])
  })
}

/** Runs a program until it exits. Its output is returned, or displayed while it runs (`show`). */
export function run(program, args, { env = withCompileCache, show = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
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

const screen = process.stdout

/** Prints one line per step, with its duration. */
export async function step(name, work) {
  const began = performance.now()
  const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const draw = (sign) => screen.write(`\r\u001B[2K${sign} ${name} ${elapsed()}`)
  if (screen.isTTY) draw('…')
  else screen.write(`${name} … `)
  const timer = screen.isTTY ? setInterval(draw, 100, '…') : undefined
  const finish = (sign) => {
    clearInterval(timer)
    if (screen.isTTY) draw(sign)
    else screen.write(sign === '✓' ? elapsed() : `failed after ${elapsed()}`)
    screen.write('\n')
  }
  try {
    const result = await work()
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }
}
