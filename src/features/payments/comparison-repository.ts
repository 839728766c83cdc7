import type { Pool } from 'pg'
import type { PaymentStatus } from '#core/orders/payment-status.ts'

const statuses = `select id, status from payments where id = any($1)`

const begin = `
  update payment_comparison set started_at = now() where started_at is null or started_at < now() - interval '9 minutes'
  returning compared_until as "until"`

const end = `update payment_comparison set compared_until = greatest(compared_until, $1)`

export type PaymentComparison = ReturnType<typeof createPaymentComparison>

/** How far the list of payments at the provider was compared with ours. */
export function createPaymentComparison(pool: Pool) {
  return {
    /** @returns statuses of those of these payments that are stored */
    async statusesOf(paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentStatus>> {
      if (paymentIds.length === 0) return new Map()
      const { rows } = await pool.query<{ id: string; status: PaymentStatus }>(statuses, [[...paymentIds]])
      return new Map(rows.map(({ id, status }) => [id, status]))
    },

    /** @returns end of the last comparison; null if another process compares, or did so recently */
    async begin(): Promise<Date | null> {
      return (await pool.query<{ until: Date }>(begin)).rows[0]?.until ?? null
    },

    async end(comparedUntil: Date): Promise<void> {
      await pool.query(end, [comparedUntil])
    },
  }
}
