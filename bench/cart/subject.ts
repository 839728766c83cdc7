import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A server under load, in a session of its own: where the scheduler shares by session, it gets a share of its own. */
export interface Subject {
  readonly name: 'shop' | 'bare'
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

interface Launcher {
  readonly runtimeFlags: readonly string[]
}
const { runtimeFlags }: Launcher = await import(new URL('../../tools/launcher/project.mjs', import.meta.url).href)
const root = join(import.meta.dirname, '../..')

/** The shop as `npm start` runs it, with its access log and all its checks; but for the limits unless told otherwise. */
export async function startShop(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = { LIMITS: 'off' },
  flags: readonly string[] = [],
): Promise<Subject> {
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, ...settings }
  const child = spawn(process.execPath, [...runtimeFlags, ...flags, join(root, 'dist/server/main.js')], {
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await lineOf(child, /is open/)
  child.stdout?.resume()
  while (!(await fetch(`http://localhost:${port}/api/health/ready`)).ok) await pause(100)
  return subjectOf('shop', child, port)
}

export async function startBareHandler(databaseUrl: string): Promise<Subject> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-handler.ts'), databaseUrl], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await lineOf(child, /listening on/)
  return subjectOf('bare', child, Number(/\d+$/.exec(line)?.[0]))
}

function subjectOf(name: Subject['name'], child: ChildProcess, port: number): Subject {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    name,
    port,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill()
      return gone
    },
  }
}

function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output to wait for'))
    const lines = createInterface(child.stdout)
    lines.on('line', (line) => {
      if (pattern.test(line)) resolve(line)
    })
    child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it was ready`)))
  })
}
