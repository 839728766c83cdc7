import type { Pool } from 'pg'
import { releaseDeliveries } from './release-deliveries.ts'
import { takeReport } from './take-report.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import type { Deliveries } from '#services/orders/deliveries-port.ts'

export function createDeliveries(pool: Pool): Deliveries {
  return {
    release: (customerId) => inTransaction(pool, (client) => releaseDeliveries(client, customerId)),
    take: (report) => inTransaction(pool, (client) => takeReport(client, report)),
  }
}
