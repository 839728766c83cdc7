import { checkVatNumberOf } from '#features/vat/check-vat-number.ts'
import type { Pool } from 'pg'
import { vi } from 'vitest'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createVatRegister } from '#platform/clients/vies/vat-register.ts'
import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { type ApiResponse, openShop, type Shop, type ShopOptions, today } from '#tests/api/shop.ts'
import { as, callerNamed } from '#tests/builders/customers.ts'
import { openViesServer, type ViesServer } from '#tests/builders/vies-server.ts'
import { silentLog } from '#platform/telemetry/log.ts'

/** A shop with the calls around a customer, whose tax is read at every call, and a register that can be scripted. */
export interface CustomerShop extends AsyncDisposable {
  readonly shop: Shop
  readonly pool: Pool
  readonly vies: ViesServer
  customer(customerId: string): Promise<CustomerResponse>
  change(customerId: string | null, change: unknown): Promise<ApiResponse>
  check(vatNumber: unknown, country?: unknown): Promise<ApiResponse>
  /** Does jobs until the work is seen to be done; a job that failed comes back at once. */
  workUntil(
    done: () => Promise<void>,
    options?: { readonly workers?: number; readonly maxConcurrent?: number },
  ): Promise<void>
}

const requester = 'NL865432109B01'

export async function openCustomerShop(options: ShopOptions = {}): Promise<CustomerShop> {
  const vies = await openViesServer()
  const shop = await openShop({
    caller: callerNamed(() => shop.pool, today),
    ...options,
    overrides: {
      vatRegister: createVatRegister({ url: vies.url, requester, timeoutMs: 2000 }),
      ...options.overrides,
    },
  })
  const { pool, deps } = shop
  return {
    shop,
    pool,
    vies,
    async customer(customerId) {
      const { body } = await shop.ask('GET', '/api/customer', as(customerId))
      return body as unknown as CustomerResponse
    },
    change: (customerId, change) => shop.ask('PATCH', '/api/customer', { json: change, ...as(customerId) }),
    check: (vatNumber, country = 'DE') => shop.ask('POST', '/api/vat-numbers/check', { json: { vatNumber, country } }),
    async workUntil(done, { workers = 1, maxConcurrent = 4 } = {}) {
      const working = Array.from({ length: workers }, () =>
        createWorker({
          queue: createJobQueue(pool),
          tasks: { check_vat_number: ({ customerId }) => checkVatNumberOf(deps, customerId) },
          log: silentLog,
          idleMs: 5,
          backOff: () => 0,
          maxConcurrent,
        }),
      )
      try {
        await vi.waitFor(done, { timeout: 20_000, interval: 20 })
      } finally {
        await Promise.all(working.map((worker) => worker.stop()))
      }
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await vies[Symbol.asyncDispose]()
    },
  }
}
