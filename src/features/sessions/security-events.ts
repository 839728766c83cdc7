import type { Pool, PoolClient } from 'pg'
import type { RefusalLog, SecurityEventStore } from './session-ports.ts'

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
  and ${hourOf('occurred_at')} = ${hourOf('now()')} and outcome = 'refused'`

const count = `
  with target as (select coalesce(
    (select id from customers where id = $2), (select id from customers where email_key = $3)) as id)
  insert into security_events as known (kind, outcome, count, customer_id, network)
  select $1, 'refused', $5, target.id, case
    when exists (select from security_events where ${sameHour} and network = $4) then $4
    when (select count(*) from (select from security_events where ${sameHour} limit ${maxNetworks}) as seen) < ${maxNetworks} then $4
    else 'other'
  end
  from target
  on conflict ((coalesce(customer_id, ${nobody})), kind, (${hourOf('occurred_at')}), network) where outcome = 'refused'
  do update set count = known.count + excluded.count, last_occurred_at = now()`

interface Refusals {
  readonly kind: string
  readonly customerId: string | null
  readonly emailKey: string | null
  readonly network: string
  readonly count: number
}

const pauseMs = 1000

/**
 * Wrong passwords are written at once: hashing limits how many there are. Lock-outs come as fast as somebody asks, and
 * would all wait for one row: they are added up for a second first.
 */
export function createRefusalLog(pool: Pool, { maxPending = 500 } = {}): RefusalLog {
  let pending = new Map<string, Refusals>()
  let timer: NodeJS.Timeout | undefined

  return {
    async count(kind, who, network) {
      const [customerId, emailKey] = 'customerId' in who ? [who.customerId, null] : [null, who.emailKey]
      const refused = { kind, customerId, emailKey, network }
      if (kind !== 'lock_out') return write({ ...refused, count: 1 })
      const key = `${customerId} ${emailKey} ${network}`
      note(key, refused)
      timer ??= setTimeout(() => void flush(), pauseMs).unref()
    },
  }

  /** Memory is bounded: what does not fit is counted as nobody's. */
  function note(key: string, refused: Omit<Refusals, 'count'>): void {
    const isKept = pending.has(key) || pending.size < maxPending
    const place = isKept ? key : ''
    const counted = isKept ? refused : { ...refused, customerId: null, emailKey: null, network: 'other' }
    pending.set(place, { ...counted, count: (pending.get(place)?.count ?? 0) + 1 })
  }

  async function flush(): Promise<void> {
    const written = [...pending.values()]
    pending = new Map()
    timer = undefined
    // In an outage they are lost: log-ins are refused then, too.
    for (const refused of written) await write(refused).catch(() => {})
  }

  async function write({ kind, customerId, emailKey, network, count: times }: Refusals): Promise<void> {
    const values = [kind, customerId, emailKey, network, times]
    await pool.query({ name: 'count_refusal', text: count, values })
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
  occurred_at as at, last_occurred_at as "lastAt", kind, outcome, customer_id as "customerId", network, detail, count`
const ofAll = `
  select ${columns} from security_events where occurred_at >= $1 order by occurred_at desc, id desc limit $2`
const ofCustomer = `
  select ${columns} from security_events where customer_id = $3 and occurred_at >= $1
  order by occurred_at desc, id desc limit $2`

/** The newest first. */
export async function readSecurityEvents(
  pool: Pool,
  { customerId, since, max }: { readonly customerId: string | null; readonly since: Date; readonly max: number },
): Promise<readonly KeptSecurityEvent[]> {
  const asked =
    customerId === null
      ? pool.query<KeptSecurityEvent>(ofAll, [since, max])
      : pool.query<KeptSecurityEvent>(ofCustomer, [since, max, customerId])
  return (await asked).rows
}
