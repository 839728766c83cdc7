import type { Pool, PoolClient } from 'pg'
import type { WholesaleCosts } from '#core/catalogue/price-import.ts'
import { type PriceRelease, releaseLeadMs } from '#core/catalogue/price-releases.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'

/** The reason for a broken price promise, as the customer reads it. */
export type Notices = Partial<Readonly<Record<Locale, string>>>

export interface NewRelease extends Omit<PriceRelease, 'beginsAt'> {
  readonly draftId: string
  /** null: as soon as every process can have read it */
  readonly beginsAt: Date | null
  readonly costs: WholesaleCosts | null
  readonly releasedBy: string
  readonly reason: string
  readonly notices: Notices | null
}

export interface RecordedRelease extends PriceRelease {
  readonly releasedBy: string
  readonly reason: string
  readonly madeAt: Date
}

const after = `
  select number, begins_at as "beginsAt", undoes, prices, released_by as "releasedBy", reason, made_at as "madeAt"
  from price_releases where number > $1 order by number`

const lastCosts = `select costs from price_releases where costs is not null order by number desc limit 1`

export type PriceReleases = ReturnType<typeof createPriceReleases>

export function createPriceReleases(pool: Pool) {
  return {
    /** Releases with a greater number, in ascending order; 0 reads all. A release never changes once it is stored. */
    async after(number: number): Promise<readonly RecordedRelease[]> {
      const query = { name: 'price_releases_after', text: after, values: [number] }
      return (await pool.query<RecordedRelease>(query)).rows
    },

    /** The wholesale costs of the last release that came from a price list. */
    async costs(): Promise<WholesaleCosts> {
      return (await pool.query<{ costs: WholesaleCosts }>(lastCosts)).rows[0]?.costs ?? {}
    },
  }
}

/** The preceding number must exist: a restore may have removed it. */
const insert = `
  insert into price_releases (number, draft_id, begins_at, undoes, prices, costs, released_by, reason, notices)
  select $1, $2, greatest($3, now() + $10 * interval '1 millisecond'), $4, $5, $6, $7, $8, $9
  where $1 = 1 or exists (select from price_releases where number = $1 - 1)
  on conflict do nothing
  returning begins_at as "beginsAt"`

const released = `select number, begins_at as "beginsAt" from price_releases where draft_id = $1`

/** Price releases inside a transaction. */
export function priceReleaseStore(client: PoolClient) {
  return {
    /** @returns when the release begins; null if its number is taken or its draft was released before */
    async add(release: NewRelease): Promise<Date | null> {
      const { number, draftId, beginsAt, undoes, prices, costs, releasedBy, reason, notices } = release
      const values = [number, draftId, beginsAt, undoes, prices, costs, releasedBy, reason, notices, releaseLeadMs]
      return (await client.query<{ beginsAt: Date }>(insert, values)).rows[0]?.beginsAt ?? null
    },

    /** @returns null if the draft was never released */
    async ofDraft(draftId: string): Promise<{ readonly number: number; readonly beginsAt: Date } | null> {
      return (await client.query<{ number: number; beginsAt: Date }>(released, [draftId])).rows[0] ?? null
    },
  }
}

/** A paid order whose renewals may have been promised, with its customer as of now. */
export interface PromisedOrder {
  readonly id: string
  readonly number: string
  readonly paidAt: Date
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly language: Locale
  /** null if the order has none of the products in question, or was withdrawn or refunded */
  readonly snapshot: OrderSnapshot | null
}

/**
 * Read in batches of 500, so that no statement reads a large part of a big shop. Subqueries that return values instead
 * of `exists`, which the planner may answer by reading a whole table.
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

export type PromisedOrders = ReturnType<typeof createPromisedOrders>

export function createPromisedOrders(pool: Pool) {
  return {
    /** @returns the next batch of paid orders in order of payment; empty at the end */
    async after(
      order: Pick<PromisedOrder, 'id' | 'paidAt'> | null,
      slugs: readonly string[],
    ): Promise<readonly PromisedOrder[]> {
      const values = [order?.paidAt ?? '-infinity', order?.id ?? '00000000-0000-0000-0000-000000000000', slugs]
      return (await pool.query<PromisedOrder>(promised, values)).rows
    },
  }
}
