import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { choiceOf, makeCarts } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { cpuOf } from '../cart/cpu.ts'
import { startDatabase } from '../cart/database.ts'
import { measureLoad } from '../cart/load.ts'
import { medianOf } from '../cart/report.ts'
import { startShop } from '../cart/subject.ts'
import { reportRows, type Row } from '../rows.ts'

/** Memory of a process of the shop: of one that is at rest meanwhile, and of one after a minute of everything it can do. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, node: { type: 'string' } },
})
const seconds = Number(values.seconds)

/** In megabytes: with the pages of the program, which all processes share, with a share of them, and without. */
function memoryOf(pid: number): { readonly resident: number; readonly proportional: number; readonly own: number } {
  const status = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const of = (field: string) => {
    const kilobytes = Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1])
    return Math.round(kilobytes / 102.4) / 10
  }
  return { resident: of('Rss'), proportional: of('Pss'), own: of('Anonymous') }
}

const database = await startDatabase()
const start = () => startShop(database.url, { LIMITS: 'off' }, values.node?.split(' ').filter(Boolean))
const resting = await start()
const shop = await start()
try {
  await pause(10_000)
  console.log('at rest for ten seconds', memoryOf(resting.pid))
  const round = seconds / 12
  const micros: Record<string, number[]> = { add: [], read: [], pages: [] }
  for (let turn = 0; turn < 4; turn += 1) {
    const carts = await makeCarts(shop.port, 6000)
    let asked = 0
    const loads = {
      add: {
        expect: 201,
        next: () =>
          asked < carts.length
            ? requestText('POST', `/api/carts/${carts[asked++]}/items`, shop.port, choiceOf(asked))
            : undefined,
      },
      read: { expect: 200, next: () => requestText('GET', `/api/carts/${carts[asked++ % carts.length]}`, shop.port) },
      pages: { expect: 200, next: () => pageRequest(asked++) },
    }
    for (const [name, load] of Object.entries(loads)) {
      asked = 0
      const before = cpuOf(shop.pid)
      const { calls, seconds: took } = await measureLoad({ port: shop.port, connections: 64, seconds: round, ...load })
      micros[name]?.push(((cpuOf(shop.pid) - before) * 1000) / calls)
      console.log(`${name}: ${Math.round(calls / took)} a second, ${memoryOf(shop.pid).resident} MB`)
    }
  }
  const after = memoryOf(shop.pid)
  console.log('after load', after)
  await pause(10_000)
  console.log('ten seconds later', memoryOf(shop.pid))
  const rest = memoryOf(resting.pid)
  console.log('at rest all the time', rest)
  console.log(
    'CPU µs a call',
    Object.fromEntries(Object.entries(micros).map(([name, all]) => [name, Math.round(medianOf(all))])),
  )
  reportRows([
    megabytes('memory at rest', rest.resident, 90),
    megabytes('memory after a minute of full load', after.resident, 160),
    megabytes('memory at rest, own pages alone', rest.own),
    megabytes('memory after a minute of full load, own pages alone', after.own),
  ])
} finally {
  await shop.stop()
  await resting.stop()
  await database.stop()
}

/** As browsers ask, and one in ten without compression. */
function pageRequest(number: number): string {
  const request = requestText('GET', number % 2 ? '/' : '/webhosting', shop.port)
  return number % 10 === 0 ? request : request.replace('Accept: */*', 'Accept: */*\r\nAccept-Encoding: gzip, br')
}

function megabytes(what: string, value: number, limit?: number): Row {
  return {
    what,
    value,
    unit: 'MB',
    ...(limit !== undefined && { goal: { of: 'value', sign: '≤', limit } }),
  }
}
