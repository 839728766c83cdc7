import type { Pool } from 'pg'

export interface OperatorAlert {
  readonly subject: string
  readonly kind: string
  readonly message: string
  readonly count: number
}

export interface OperatorAlerts {
  readonly add: (alerts: readonly OperatorAlert[]) => Promise<void>
  /** Leases the due alerts; none while others may still join the oldest one. */
  readonly take: () => Promise<readonly OperatorAlert[]>
  /** With `isTold` false they become due again after a delay that doubles, from a minute to an hour. */
  readonly settle: (subjects: readonly string[], isTold: boolean) => Promise<void>
}

const adding = `
  insert into operator_alerts (subject, kind, message, count)
  select $2 || subject, kind, message, count
  from jsonb_to_recordset($1::jsonb) as noted (subject text, kind text, message text, count integer)
  order by subject
  on conflict (subject) do update set
    message = excluded.message, count = operator_alerts.count + excluded.count, last_occurred_at = now()`

/**
 * A continuing problem is due again after six hours. One process takes alerts at a time, because two would split them.
 */
const taking = `
  with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('operator alerts', 0)) as is_mine),
  due as materialized (
    select subject, first_at, notified_at from operator_alerts
    where (select is_mine from turn)
      and starts_with(subject, $2)
      and (notified_at is null or (last_occurred_at > notified_at and notified_at < now() - interval '6 hours'))
      and (lease_expires_at is null or lease_expires_at < now())
      and last_occurred_at > now() - interval '1 day'
    order by last_occurred_at limit 50 for update skip locked
  )
  update operator_alerts set lease_expires_at = now() + interval '1 minute'
  where subject in (select subject from due)
    and exists (select from due where notified_at is not null or first_at <= now() - $1 * interval '1 ms')
  returning subject, kind, message, count`

const settling = `
  update operator_alerts set
    lease_expires_at = case when not $2 then
      now() + least(interval '1 hour', greatest(interval '1 minute', now() - coalesce(notified_at, first_at))) end,
    notified_at = case when $2 then now() else notified_at end, count = case when $2 then 0 else count end
  where subject = any($1)`

/**
 * The alerts of one channel, such as e-mail: each channel has its own row for a problem, with its name before the
 * subject. `groupMs`: alerts that come within this time after the first are sent together.
 */
export function createOperatorAlerts(pool: Pool, channel: string, { groupMs = 30_000 } = {}): OperatorAlerts {
  const prefix = `${channel}: `
  return {
    async add(alerts) {
      await pool.query({ name: 'add_alerts', text: adding, values: [JSON.stringify(alerts), prefix] })
    },
    async take() {
      const { rows } = await pool.query<OperatorAlert>({ name: 'take_alerts', text: taking, values: [groupMs, prefix] })
      return rows
    },
    async settle(subjects, isTold) {
      await pool.query({ name: 'settle_alerts', text: settling, values: [subjects, isTold] })
    },
  }
}
