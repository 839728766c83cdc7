import type { Pool } from 'pg'
import { releaseDeliveries } from '#adapters/postgres/deliveries/release-deliveries.ts'
import { takeReport } from '#adapters/postgres/deliveries/take-report.ts'
import { inTransaction } from '#adapters/postgres/in-transaction.ts'
import type { Deliveries } from '#services/ports/deliveries.ts'

export function createDeliveries(pool: Pool): Deliveries {
  return {
    release: (customerId) => inTransaction(pool, (client) => releaseDeliveries(client, customerId)),
    take: (report) => inTransaction(pool, (client) => takeReport(client, report)),
  }
}
