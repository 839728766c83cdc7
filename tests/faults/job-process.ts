import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#adapters/postgres/connection/connection.ts'
import { createJobListener } from '#adapters/postgres/jobs/job-listener.ts'
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts'
import { createPool } from '#adapters/postgres/connection/pool.ts'
import { createWorker } from '#jobs/worker.ts'

/* Writes down each job it begins, until it is killed. A dead one is missed after five seconds. */

const connection = JSON.parse(process.argv[2] ?? '{}') as Connection
const pool = createPool(connection)

async function run(number: string): Promise<void> {
  await pool.query('insert into runs (number, pid) values ($1, $2)', [number, process.pid])
  await pause(Math.random() * 20)
}

createWorker({
  queue: createJobQueue(pool, { leaseMs: 5000 }),
  tasks: {
    check_vat_number: ({ customerId }) => run(customerId),
    send_provisioning_event: ({ orderId }) => run(orderId),
  },
  log: (line) => console.error(line),
  wakeUps: createJobListener(connection),
  holdEveryMs: 500,
  backOff: () => 0,
})
process.send?.('open')
process.on('disconnect', () => process.exit())
