import type { Pool, PoolClient } from 'pg'
import { releaseLeadMs } from '#core/catalogue/price-releases.ts'
import type { WholesaleCosts } from '#core/catalogue/price-import.ts'
import type {
  NewRelease,
  PriceReleases,
  PromisedOrder,
  PromisedOrders,
  RecordedRelease,
} from './price-release-ports.ts'

const after = `
  select number, begins_at as "beginsAt", undoes, prices, released_by as "releasedBy", reason, made_at as "madeAt"
  from price_releases where number > $1 order by number`

const costs = `select costs from price_releases where costs is not null order by number desc limit 1`

/** The number before must be there: a restore may have taken it away. */
const insert = `
  insert into price_releases (number, draft_id, begins_at, undoes, prices, costs, released_by, reason, notices)
  select $1, $2, greatest($3, now() + $10 * interval '1 millisecond'), $4, $5, $6, $7, $8, $9
  where $1 = 1 or exists (select from price_releases where number = $1 - 1)
  on conflict do nothing
  returning begins_at as "beginsAt"`

const released = `select number, begins_at as "beginsAt" from price_releases where draft_id = $1`

export function createPriceReleases(pool: Pool): PriceReleases & {
  /** Of the last release that came from a price list. */
  costs(): Promise<WholesaleCosts>
} {
  return {
    async after(number) {
      const question = { name: 'price_releases_after', text: after, values: [number] }
      return (await pool.query<RecordedRelease>(question)).rows
    },
    async costs() {
      return (await pool.query<{ costs: WholesaleCosts }>(costs)).rows[0]?.costs ?? {}
    },
  }
}

export function priceReleaseStore(client: PoolClient) {
  return {
    /** When it begins; null: another release has that number, or the draft was released before. */
    async add(release: NewRelease): Promise<Date | null> {
      const { number, draftId, beginsAt, undoes, prices, costs: asked, releasedBy, reason, notices } = release
      const values = [number, draftId, beginsAt, undoes, prices, asked, releasedBy, reason, notices, releaseLeadMs]
      return (await client.query<{ beginsAt: Date }>(insert, values)).rows[0]?.beginsAt ?? null
    },

    /** Null: that draft was never released. */
    async ofDraft(draftId: string): Promise<{ readonly number: number; readonly beginsAt: Date } | null> {
      return (await client.query<{ number: number; beginsAt: Date }>(released, [draftId])).rows[0] ?? null
    },
  }
}

/**
 * In steps, so that no statement reads more than its share of a big shop. Values, not `exists`, which the planner may
 * answer by reading a whole table once.
 */
const promised = `
  select placed.id, number, paid_at as "paidAt", customer_id as "customerId", email, first_name as "firstName",
    customers.language, case when exists (
      select from jsonb_array_elements(snapshot -> 'lines') as line where line ->> 'productSlug' = any($3)
    ) and (
      select true from order_events where order_id = placed.id
        and (kind in ('withdrawn', 'charged_back') or kind = 'refunded' and amount_cents >= total_cents) limit 1
    ) is null and (
      select true from declarations where order_id = placed.id and outcome = 'confirmed' limit 1
    ) is null then snapshot end as snapshot
  from (
    select * from orders where paid_at is not null and (paid_at, id) > ($1, $2) order by paid_at, id limit 500
  ) as placed join customers on customers.id = customer_id
  order by paid_at, placed.id`

export function createPromisedOrders(pool: Pool): PromisedOrders {
  return {
    async after(order, slugs) {
      const values = [order?.paidAt ?? '-infinity', order?.id ?? '00000000-0000-0000-0000-000000000000', slugs]
      return (await pool.query<PromisedOrder>(promised, values)).rows
    },
  }
}
