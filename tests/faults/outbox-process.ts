import type { Connection } from '#platform/db/connection.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createPool } from '#platform/db/pool.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import type { CrashPoint } from './process-settings.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'
import { logTo } from '#tests/builders/log.ts'

export interface OutboxSettings {
  readonly connection: Connection
  readonly url: string
  readonly secret: string
  readonly crash: CrashPoint | null
}

/** Sends events until it is killed. Workers count as dead after half a second. */
const { connection, url, secret } = JSON.parse(process.argv[2] ?? '{}') as OutboxSettings
const pool = createPool(connection, { max: 20 })
const log = logTo(console.error)
createWorker({
  queue: createJobQueue(pool, { leaseMs: 500 }),
  tasks: {
    send_provisioning_event: createSendProvisioningEvent({
      codes: sampleCodes,
      events: createProvisioningEvents(pool),
      sender: createProvisioningSender({ url, seal: createWebhookSignatures([secret]), log }),
    }),
  },
  log,
  idleMs: 5,
  holdEveryMs: 100,
  maxConcurrent: 20,
  backOff: () => 0,
})
