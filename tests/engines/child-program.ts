import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ChildProgram {
  /** What the pattern found in the output. */
  readonly said: RegExpExecArray
  readonly stop: () => Promise<void>
}

/** Browsers outlive whoever started them, unless they are told. */
const running = new Set<number>()
process.on('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // Already gone.
  }
}

/** Starts a program in a process group of its own, and waits for what it says when it is ready. */
export async function startProgram(
  program: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProgram> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid !== undefined) running.add(child.pid)
  let output = ''
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${program} ${why}: ${output.slice(-2000)}`))
    const timer = setTimeout(() => fail('is not ready after a minute'), 60_000)
    const hear = (piece: Buffer) => {
      output = (output + piece.toString()).slice(-20_000)
      const found = ready.exec(output)
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code) => fail(`ended with ${code}`))
  })
  return { said, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  const { pid = 0 } = child
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    signalGroup(pid, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }
  running.delete(pid)
}
