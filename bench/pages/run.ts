import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Requests per second of the home page, beside two floors in the same run. Needs `wrk`; build the site first. */
const rounds = 5
const seconds = 4
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
chmodSync(dataDir, 0o755)

const start = (args: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' })

const servers = {
  'bare node:http': { port: 4701, process: start(['bench/pages/floors.ts', 'bare', '4701']) },
  Hono: { port: 4702, process: start(['bench/pages/floors.ts', 'hono', '4702']) },
  shop: { port: 4703, process: start(['dist/server/main.js', '--migrate'], { PORT: '4703', DATA_DIR: dataDir }) },
}
const rates = new Map(Object.keys(servers).map((name) => [name, [] as number[]]))

function measure(port: number): number {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}/`],
    { encoding: 'utf8' },
  )
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  await pause(4000)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { port }] of Object.entries(servers)) rates.get(name)?.push(measure(port))
  }
  const floor = medianOf(rates.get('bare node:http') ?? [])
  for (const [name, values] of rates) {
    const median = medianOf(values)
    console.log(
      `${name.padEnd(16)} ${Math.round(median).toString().padStart(7)} requests/s  ${((100 * median) / floor).toFixed(0)} %`,
    )
  }
} finally {
  for (const { process: server } of Object.values(servers)) server.kill('SIGTERM')
  await pause(1500)
  rmSync(dataDir, { recursive: true, force: true })
}
