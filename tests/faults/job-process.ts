import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#platform/db/connection.ts'
import { createJobListener } from '#platform/jobs/job-listener.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createPool } from '#platform/db/pool.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { logTo } from '#tests/builders/log.ts'

/* Logs each job that it starts, until it is killed. Workers count as dead after five seconds. */

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
  log: logTo((line) => console.error(line)),
  wakeUps: createJobListener(connection),
  holdEveryMs: 500,
  backOff: () => 0,
})
process.send?.('open')
process.on('disconnect', () => process.exit())
