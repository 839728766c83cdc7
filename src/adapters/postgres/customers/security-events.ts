import type { Pool, PoolClient } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import type { RefusalLog, SecurityEventStore } from '#services/customers/session-ports.ts'

const add = `
  insert into security_events (kind, outcome, customer_id, network, detail) values ($1, 'done', $2, $3, $4)`

export function securityEventStore(client: PoolClient): SecurityEventStore {
  return {
    async add({ kind, customerId, network, detail = null }) {
      await client.query({ name: 'add_security_event', text: add, values: [kind, customerId, network, detail] })
    },
  }
}

/** Of one account in an hour; all further ones are counted together, or ten thousand addresses would be as many rows. */
const maxNetworks = 20
const nobody = `'00000000-0000-0000-0000-000000000000'`
const hourOf = (moment: string) => `date_trunc('hour', ${moment} at time zone 'UTC')`
const sameHour = `
  coalesce(customer_id, ${nobody}) = coalesce(target.id, ${nobody}) and kind = $1
  and ${hourOf('happened_at')} = ${hourOf('now()')} and outcome = 'refused'`

const count = `
  with target as (select coalesce(
    (select id from customers where id = $2), (select id from customers where email_key = $3)) as id)
  insert into security_events as known (kind, outcome, customer_id, network)
  select $1, 'refused', target.id, case
    when exists (select from security_events where ${sameHour} and network = $4) then $4
    when (select count(*) from (select from security_events where ${sameHour} limit ${maxNetworks}) as seen) < ${maxNetworks} then $4
    else 'other'
  end
  from target
  on conflict ((coalesce(customer_id, ${nobody})), kind, (${hourOf('happened_at')}), network) where outcome = 'refused'
  do update set count = known.count + 1, last_at = now()`

export function createRefusalLog(pool: Pool): RefusalLog {
  return {
    async count(kind, who, network) {
      const [customerId, emailKey] = 'customerId' in who ? [who.customerId, null] : [null, who.emailKey]
      const values = [kind, customerId, emailKey, network]
      await orUnavailable(pool.query({ name: 'count_refusal', text: count, values }))
    },
  }
}

export interface KeptSecurityEvent {
  readonly at: Date
  readonly lastAt: Date
  readonly kind: string
  readonly outcome: 'done' | 'refused'
  readonly customerId: string | null
  readonly network: string
  readonly detail: string | null
  readonly count: number
}

const columns = `
  happened_at as at, last_at as "lastAt", kind, outcome, customer_id as "customerId", network, detail, count`
const ofAll = `
  select ${columns} from security_events where happened_at >= $1 order by happened_at desc, id desc limit $2`
const ofCustomer = `
  select ${columns} from security_events where customer_id = $3 and happened_at >= $1
  order by happened_at desc, id desc limit $2`

/** The newest first. */
export async function readSecurityEvents(
  pool: Pool,
  { customerId, since, max }: { readonly customerId: string | null; readonly since: Date; readonly max: number },
): Promise<readonly KeptSecurityEvent[]> {
  const asked =
    customerId === null
      ? pool.query<KeptSecurityEvent>(ofAll, [since, max])
      : pool.query<KeptSecurityEvent>(ofCustomer, [since, max, customerId])
  return (await orUnavailable(asked)).rows
}
