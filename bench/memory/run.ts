import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeCarts, wishOf } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { startDatabase } from '../cart/database.ts'
import { measureLoad } from '../cart/load.ts'
import { startShop } from '../cart/subject.ts'

/** Resident memory of one process of the shop: at rest, and after a minute of everything it can do. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, node: { type: 'string', default: '' } },
})
const seconds = Number(values.seconds)

function residentMegabytes(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: Math.round(of('VmRSS')), peak: Math.round(of('VmHWM')) }
}

const database = await startDatabase()
const shop = await startShop(database.url, { LIMITS: 'off', NODE_OPTIONS: values.node })
try {
  await pause(10_000)
  console.log(`at rest: ${residentMegabytes(shop.pid).now} MB`)
  const round = seconds / 12
  for (let turn = 0; turn < 4; turn += 1) {
    const carts = await makeCarts(shop.port, 6000)
    let asked = 0
    const loads = {
      add: {
        expect: 201,
        next: () =>
          asked < carts.length
            ? requestText('POST', `/api/carts/${carts[asked++]}/items`, shop.port, wishOf(asked))
            : undefined,
      },
      read: { expect: 200, next: () => requestText('GET', `/api/carts/${carts[asked++ % carts.length]}`, shop.port) },
      pages: { expect: 200, next: () => requestText('GET', asked++ % 2 ? '/' : '/webhosting', shop.port) },
    }
    for (const [name, load] of Object.entries(loads)) {
      asked = 0
      const { calls, seconds: took } = await measureLoad({ port: shop.port, connections: 64, seconds: round, ...load })
      console.log(`${name}: ${Math.round(calls / took)} a second, ${residentMegabytes(shop.pid).now} MB`)
    }
  }
  const { now, peak } = residentMegabytes(shop.pid)
  await pause(10_000)
  console.log(`after load: ${now} MB, most ${peak} MB, ten seconds later ${residentMegabytes(shop.pid).now} MB`)
} finally {
  await shop.stop()
  await database.stop()
}
