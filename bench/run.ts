import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { benches } from './benches.ts'
import { type Outcome, readResults, tableOf, writePerformancePage, writeResults } from './performance-page.ts'
import type { Row } from './rows.ts'

/**
 * `npm run bench`: all benches in turn, each in a short version and with a time limit, then one table, the results as JSON
 * and `docs/performance.md`. With names of benches only those are run, and only their figures are replaced;
 * `--write` measures nothing and writes the pages anew.
 */
const root = join(import.meta.dirname, '..')
const logs = join(root, '.cache', 'bench')
/** Of all benches together; the build before them takes less than one more. */
const maxTotalMs = 14 * 60_000
const closeMs = 10_000

const wanted = process.argv.slice(2)
if (wanted[0] === '--write') {
  writePerformancePage()
  process.exit()
}
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Choose from: ${benches.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

let running: { readonly child: ChildProcess; readonly folder: string } | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (running) killAll(running.folder)
    process.exit(1)
  })
}
mkdirSync(logs, { recursive: true })
const since = performance.now()
const load = loadavg()[0] ?? 0
const outcomes: Outcome[] = []
for (const bench of chosen) {
  const outcome = await measure(bench.name, bench.args, bench.maxSeconds)
  console.log(`${bench.name} … ${outcome.seconds} s${outcome.fault ? `: ${outcome.fault}` : ''}`)
  outcomes.push(outcome)
}
const others = readResults('now').filter(({ name }) => !chosen.some((bench) => bench.name === name))
const order = (name: string) => benches.findIndex((bench) => bench.name === name)
const all = [...outcomes, ...others].toSorted((one, other) => order(one.name) - order(other.name))
writeResults('now', all)
writePerformancePage()
console.log(`\n${tableOf(outcomes)}`)
console.log(`Output of each bench: ${logs}; the page: docs/performance.md`)
process.exit(outcomes.some(({ fault }) => fault !== undefined) ? 1 : 0)

async function measure(name: string, args: readonly string[], maxSeconds: number): Promise<Outcome> {
  const began = performance.now()
  const leftMs = Math.min(maxSeconds * 1000, maxTotalMs - (began - since))
  const seconds = () => Math.round((performance.now() - began) / 1000)
  if (leftMs < 10_000) return { name, seconds: 0, fault: 'not run: no time was left', rows: [] }
  // All that a bench starts has this folder in its environment or its arguments, and leaves what it writes below it.
  const folder = mkdtempSync(join(tmpdir(), 'stek-run-'))
  // The database runs as a user of its own.
  chmodSync(folder, 0o711)
  const rows = join(folder, 'rows')
  const log = createWriteStream(join(logs, `${name}.log`))
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'bench', name, 'run.ts'), ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, BENCH_ROWS: rows },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = { child, folder }
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const exited = once(child, 'exit').then(([code, signal]) =>
    code === 0 ? undefined : `failed with ${code ?? signal}`,
  )
  let fault = await Promise.race([exited, pause(leftMs, 'late' as const, { ref: false })])
  if (fault === 'late') {
    fault = `stopped after ${Math.round(leftMs / 1000)} s: it took too long`
    child.kill('SIGTERM')
    await Promise.race([exited, pause(closeMs, undefined, { ref: false })])
  }
  killAll(folder)
  running = undefined
  log.end()
  const measured = existsSync(rows) ? readFileSync(rows, 'utf8').trim().split('\n') : []
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  if (fault === undefined && measured.length === 0) fault = 'measured nothing'
  return {
    name,
    seconds: seconds(),
    load,
    ...(fault && { fault }),
    rows: measured.map((line) => JSON.parse(line) as Row),
  }
}

/** Every process with the folder of a bench in its environment or arguments: none survives its bench. */
function killAll(folder: string): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue
    const isOfBench = ['environ', 'cmdline'].some((file) => {
      try {
        return readFileSync(join('/proc', name, file), 'utf8').includes(folder)
      } catch {
        return false
      }
    })
    try {
      if (isOfBench) process.kill(Number(name), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
