import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { createProvisioningEvents, readDeliveries, type ProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures, type MessageSeal } from '#platform/clients/provisioning/standard-webhooks.ts'
import { provisioningEndpoints } from '#features/deliveries/routes.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { releaseDeliveries } from '#features/deliveries/deliver-order.ts'
import { createWorker, type Worker, type WorkerParts } from '#platform/jobs/worker.ts'
import { type ApiResponse, openShop, type Shop } from '#tests/api/shop.ts'
import { openProvisioningServer, type ProvisioningServer } from '#tests/builders/provisioning-server.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { logTo } from '#tests/builders/log.ts'

export const secret = `whsec_${Buffer.alloc(32, 'provisioning').toString('base64')}`

export interface ProgressReport {
  readonly orderNumber: string
  readonly itemId: string
  readonly state: string
  readonly note?: string | null
  readonly at?: string
}

/** A shop that delivers: its jobs are done, a receiver takes its events, and reports are signed. */
export interface DeliveryShop extends AsyncDisposable {
  readonly shop: Shop
  readonly pool: Pool
  readonly seal: MessageSeal
  readonly receiver: ProvisioningServer
  release(customerId: string): Promise<void>
  /** What the operator was told. */
  readonly log: string[]
  startWorker(options?: WorkerOptions): Worker
  report(report: ProgressReport, id?: string): Promise<ApiResponse>
  /** Any body at the door for reports. */
  call(body: string, headers: Readonly<Record<string, string>>): Promise<ApiResponse>
  /** `item: state`, sorted. */
  states(orderId: string): Promise<readonly string[]>
}

export interface WorkerOptions extends Partial<WorkerParts> {
  readonly leaseMs?: number
  readonly events?: Partial<ProvisioningEvents>
  readonly timeoutMs?: number
}

export async function openDeliveryShop(options: { readonly log?: Log } = {}): Promise<DeliveryShop> {
  const seal = createWebhookSignatures([secret])
  const receiver = await openProvisioningServer(secret)
  const log: string[] = []
  const shopLog = options.log ?? logTo((line) => log.push(line))
  const shop = await openShop({
    calls: (pool) => provisioningEndpoints({ transaction: createUnitOfWork(pool), seal, log: shopLog }),
  })
  const { pool } = shop
  const transaction = createUnitOfWork(pool)
  const release = (customerId: string) => releaseDeliveries({ transaction }, customerId)
  const workers: Worker[] = []
  const call: DeliveryShop['call'] = (body, headers) =>
    shop.ask('POST', '/api/provisioning/events', { body, headers: { 'content-type': 'application/json', ...headers } })

  return {
    shop,
    pool,
    seal,
    receiver,
    release,
    log,
    startWorker({ leaseMs = 60_000, events = {}, timeoutMs = 2000, ...rest } = {}) {
      const line = createProvisioningSender({ url: receiver.url, seal, log: shopLog, timeoutMs })
      const worker = createWorker({
        queue: createJobQueue(pool, { leaseMs }),
        tasks: {
          send_provisioning_event: createSendProvisioningEvent({
            codes: sampleCodes,
            events: { ...createProvisioningEvents(pool), ...events },
            sender: line,
          }),
          release_deliveries: ({ customerId }) => release(customerId),
        },
        log: shopLog,
        idleMs: 5,
        backOff: () => 0,
        ...rest,
      })
      workers.push(worker)
      return worker
    },
    report({ at = new Date().toISOString(), ...report }, id = randomUUID()) {
      const body = JSON.stringify({ type: 'delivery.progress', data: { ...report, at } })
      return call(body, seal.headersFor(id, body))
    },
    call,
    async states(orderId) {
      const rows = await readDeliveries(pool, orderId)
      return rows.map(({ itemId, state }) => `${itemId}: ${state}`).toSorted()
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await shop[Symbol.asyncDispose]()
      await receiver[Symbol.asyncDispose]()
    },
  }
}
