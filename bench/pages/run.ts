import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuOf } from '../cart/cpu.ts'
import { freePort } from '../cart/free-port.ts'
import { reportRows } from '../rows.ts'

/**
 * Requests per second of the home page, and processor time of the server for each, beside two floors; then the same for
 * clients that take no compression: the home page again and again, and all pages in turn. Build the site first.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
  },
})
const [rounds, seconds, connections] = [options.rounds, options.seconds, options.connections].map(Number) as [
  number,
  number,
  number,
]
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
chmodSync(dataDir, 0o755)

interface Server {
  readonly port: number
  readonly process: ChildProcess
}

const start = (port: number, args: readonly string[], env: Record<string, string> = {}): Server => ({
  port,
  process: spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' }),
})

async function floor(kind: 'bare' | 'hono'): Promise<Server> {
  const port = await freePort()
  return start(port, ['--disable-warning=ExperimentalWarning', 'bench/pages/floors.ts', kind, String(port)])
}

const shopPort = await freePort()
const shop = start(shopPort, ['dist/server/main.js', '--migrate'], {
  PORT: String(shopPort),
  DATA_DIR: dataDir,
  LIMITS: 'off',
})
const [bare, hono] = [await floor('bare'), await floor('hono')]
const servers = [bare, hono, shop]

interface Measured {
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

/** A connection that asks again when the last byte has come; counts answers until it is stopped. */
function askAgainAndAgain(port: number, requests: readonly string[], isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answers = 0
    let missing = -1
    let head = ''
    const ask = () => void socket.write(requests[answers % requests.length] ?? '')
    socket.on('connect', ask).on('error', reject)
    socket.on('data', (piece) => {
      if (missing < 0) {
        head += piece.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 100)))
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4)
      } else missing -= piece.length
      if (missing > 0) return
      answers += 1
      missing = -1
      head = ''
      if (!isOver()) return ask()
      socket.destroy()
      resolve(answers)
    })
  })
}

async function measure(
  { port, process: server }: Server,
  paths: readonly string[],
  encoding: string,
): Promise<Measured> {
  const requests = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  )
  const pid = server.pid ?? 0
  const [begun, cpu] = [performance.now(), cpuOf(pid)]
  const isOver = () => performance.now() - begun > seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const from = Math.floor((index * requests.length) / connections)
      return askAgainAndAgain(port, [...requests.slice(from), ...requests.slice(0, from)], isOver)
    }),
  )
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return {
    perSecond: (1000 * answers) / (performance.now() - begun),
    cpuMicroseconds: (1000 * (cpuOf(pid) - cpu)) / answers,
  }
}

async function isOpen(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    (response) => response.ok,
    () => false,
  )
}

async function listedPaths(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`http://localhost:${shopPort}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  while (!(await Promise.all(servers.map(({ port }) => isOpen(port)))).every(Boolean)) await pause(200)
  const all = await listedPaths()
  const works: Readonly<Record<string, () => Promise<Measured>>> = {
    'bare node:http': () => measure(bare, ['/'], 'br'),
    Hono: () => measure(hono, ['/'], 'br'),
    shop: () => measure(shop, ['/'], 'br'),
    'shop, no compression': () => measure(shop, ['/'], 'identity'),
    [`shop, ${all.length} pages`]: () => measure(shop, all, 'br'),
    [`shop, ${all.length} pages, no compression`]: () => measure(shop, all, 'identity'),
  }
  const measured = new Map(Object.keys(works).map((name) => [name, [] as Measured[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) measured.get(name)?.push(await work())
  }
  const table = [...measured].map(([name, each]) => ({
    name,
    rate: medianOf(each.map(({ perSecond }) => perSecond)),
    cpu: medianOf(each.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  }))
  const [bareRow, , shopRow, plainRow, allRow, allPlainRow] = table
  if (!bareRow || !shopRow || !plainRow || !allRow || !allPlainRow) throw new Error('A work was not measured')
  for (const { name, rate, cpu } of table) {
    const share = ((100 * rate) / bareRow.rate).toFixed(0)
    console.log(
      `${name.padEnd(36)} ${rate.toFixed(0).padStart(7)} requests/s  ${share.padStart(4)} %  ${cpu.toFixed(1).padStart(7)} µs`,
    )
  }
  const [ofOne, ofAll] = [plainRow.cpu / shopRow.cpu, allPlainRow.cpu / allRow.cpu].map((ratio) => ratio.toFixed(2))
  console.log(`\nWithout compression against with: ${ofOne} × for one page, ${ofAll} × for all; at most 3.`)
  const atMost3 = { of: 'ratio', sign: '≤', limit: 3 } as const
  reportRows([
    {
      what: `a page, ${connections} connections`,
      value: shopRow.rate,
      unit: '/s',
      floor: { what: bareRow.name, value: bareRow.rate },
      goal: { of: 'ratio', sign: '≥', limit: 0.9 },
    },
    {
      what: 'a page without compression, CPU',
      value: plainRow.cpu,
      unit: 'µs',
      floor: { what: 'with compression', value: shopRow.cpu },
      goal: atMost3,
    },
    {
      what: 'all pages in turn without compression, CPU',
      value: allPlainRow.cpu,
      unit: 'µs',
      floor: { what: 'with compression', value: allRow.cpu },
      goal: atMost3,
    },
  ])
} finally {
  for (const { process: server } of servers) server.kill('SIGTERM')
  await pause(1500)
  rmSync(dataDir, { recursive: true, force: true })
}
