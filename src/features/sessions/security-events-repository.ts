import type { Pool, PoolClient } from 'pg'

export type SecurityEventKind =
  | 'login'
  | 'lock_out'
  | 'logout'
  | 'password_check'
  | 'password_changed'
  | 'password_reset'
  | 'details_changed'
  | 'tax_changed'
  | 'session_ended'
  | 'sessions_ended'

/** An event of an account, and the network it came from. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  readonly customerId: string
  readonly network: string
  /** Names of fields, browser and system: nothing that a person typed. */
  readonly detail?: string | null
}

const add = `
  insert into security_events (kind, outcome, customer_id, network, detail) values ($1, 'done', $2, $3, $4)`

export type SecurityEventStore = ReturnType<typeof securityEventStore>

/** Security events inside the transaction that causes them. */
export function securityEventStore(client: PoolClient) {
  return {
    async add({ kind, customerId, network, detail = null }: SecurityEvent): Promise<void> {
      await client.query({ name: 'add_security_event', text: add, values: [kind, customerId, network, detail] })
    },
  }
}

/**
 * Maximum per account and hour. Further networks are counted together, so that ten thousand addresses do not take as
 * many rows.
 */
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

/** An account by the id of its customer, or by an e-mail address, which is not stored if no account has it. */
export type RefusedAccount = { readonly customerId: string } | { readonly emailKey: string }

export type RefusalLog = ReturnType<typeof createRefusalLog>

/**
 * Counts refusals by account, network and hour. Wrong passwords are written at once, because hashing limits how many there
 * are. The rate of lock-outs is not limited and all would wait for one row, so they are summed in memory for a second.
 */
export function createRefusalLog(pool: Pool, { maxPending = 500 } = {}) {
  let pending = new Map<string, Refusals>()
  let timer: NodeJS.Timeout | undefined

  return {
    /** Throws `Unavailable` in an outage, except for lock-outs. */
    async count(
      kind: 'login' | 'lock_out' | 'password_check',
      account: RefusedAccount,
      network: string,
    ): Promise<void> {
      const [customerId, emailKey] = 'customerId' in account ? [account.customerId, null] : [null, account.emailKey]
      const refused = { kind, customerId, emailKey, network }
      if (kind !== 'lock_out') return write({ ...refused, count: 1 })
      const key = `${customerId} ${emailKey} ${network}`
      note(key, refused)
      timer ??= setTimeout(() => void flush(), pauseMs).unref()
    },
  }

  /** Memory is bounded: refusals beyond `maxPending` are counted without account and network. */
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
    // In an outage these counts are lost; log-ins are refused then, too.
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

/** Newest first. */
export async function readSecurityEvents(
  pool: Pool,
  { customerId, since, max }: { readonly customerId: string | null; readonly since: Date; readonly max: number },
): Promise<readonly KeptSecurityEvent[]> {
  const result =
    customerId === null
      ? pool.query<KeptSecurityEvent>(ofAll, [since, max])
      : pool.query<KeptSecurityEvent>(ofCustomer, [since, max, customerId])
  return (await result).rows
}
