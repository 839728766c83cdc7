import type { Pool } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { TransferCodes } from '#features/carts/transfer-codes.ts'
import type { Cents } from '#core/money/money.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { DeliveryKind, ReportedState } from '#core/orders/delivery.ts'
import type { TransferStep } from '#core/names/transfers.ts'
import type { HolderContact, NameOrder } from '#platform/clients/registrar.ts'

/** A line of an order as the shop handed it over. */
export interface ReceivedLine {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: DeliveryKind
  /** A-labels. */
  readonly name: string
  readonly language: Locale
  readonly years: number
  readonly holder: HolderContact
  /** The most that may be paid for a premium name, in euros; null: none may be bought. */
  readonly maxPremium: Cents | null
  readonly transferCode: string | null
  /** Name servers that the customer chose; absent: those of the registrar, signed. */
  readonly dns?: ReceivedDns | null
}

export type ReceivedDns = Partial<Pick<NameOrder, 'nameServers' | 'dnssecKeys' | 'dnssec'>>

/** A line that ends, as the shop told it. It may be one that was never handed over. */
export interface ReceivedEnd extends Pick<ReceivedLine, 'orderNumber' | 'itemId' | 'kind' | 'name'> {
  readonly reason: string
  /** null: with the term of the name, which is not renewed */
  readonly endsAt: Date | null
}

/**
 * `person`: a person has to do it by hand. `announced`: its end is known, and it was not handed over yet. `ending`: a
 * person has to switch it off. `ended`: switched off, left to expire, or never ordered.
 */
export type LineState = 'open' | 'done' | 'failed' | 'person' | 'announced' | 'ending' | 'ended'

/** A line that one worker has leased. */
export interface TakenLine extends ReceivedLine {
  /** Fencing token: grows each time a worker takes the line. */
  readonly hold: number
  /** The holder's handle at the registrar. */
  readonly handle: string | null
  /** Time at which the order was last sent; null: never. A sent name may be registered: check before sending again. */
  readonly sentAt: Date | null
  /** Number of times it was sent without a clear answer. */
  readonly attempts: number
  /** The registrar has taken the order: it is never sent again. */
  readonly isAccepted: boolean
  /** The problem that operators see. */
  readonly problem: string | null
  readonly state: LineState
  /** Its end has come. */
  readonly isOver: boolean
  readonly endReason: string | null
}

/** The result of one step. */
export interface Verdict {
  readonly state: LineState
  /** Delay until the next step; null: only after an event or a command. */
  readonly dueInMs: number | null
  readonly isAccepted?: boolean
  /** The registrar confirmed that it did nothing, so the attempt does not count. */
  readonly wasNotTaken?: boolean
  /** The registrar refused the order for good, so there is nothing to search for. */
  readonly isRefused?: boolean
  /** Report to the shop; absent if nothing has changed. */
  readonly report?: LineReport
  /** The problem for operators. */
  readonly problem?: string
}

/** The state of a line as reported to the shop. */
export interface LineReport {
  readonly state: ReportedState
  readonly note: string | null
  /** The step of a transfer, and the end of the time that the other side has. */
  readonly step?: TransferStep | null | undefined
  readonly until?: Date | null | undefined
}

export interface PendingReport extends LineReport {
  readonly orderNumber: string
  readonly itemId: string
  readonly number: number
  readonly at: Date
}

/** A line in the list of operators. */
export interface ListedLine {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: string
  readonly name: string
  readonly state: LineState
  readonly problem: string | null
  readonly changedAt: Date
}

/** A separate schema, so that it can be in its own database or beside the tables of the shop. */
const schema = `
  create schema if not exists receiver;
  create table if not exists receiver.events (
    id text primary key,
    received_at timestamptz not null default now()
  );
  create table if not exists receiver.lines (
    order_number text not null,
    item_id text not null,
    kind text not null,
    name text not null,
    language text not null,
    years integer not null,
    holder jsonb,
    transfer_code text,
    state text not null default 'open',
    handle text,
    sent_at timestamptz,
    attempts integer not null default 0,
    is_accepted boolean not null default false,
    problem text,
    due_at timestamptz default now(),
    hold bigint not null default 0,
    lease_expires_at timestamptz,
    changed_at timestamptz not null default now(),
    report_state text,
    report_note text,
    report_at timestamptz,
    report_number integer not null default 0,
    reported_number integer not null default 0,
    primary key (order_number, item_id)
  );
  alter table receiver.lines add column if not exists max_premium integer,
    add column if not exists report_step text, add column if not exists report_until timestamptz,
    add column if not exists dns jsonb, add column if not exists ends_at timestamptz,
    add column if not exists end_reason text;
  create table if not exists receiver.operator_changes (
    at timestamptz not null default now(),
    by text not null,
    command text not null,
    exit_code smallint not null
  );
  create index if not exists lines_due on receiver.lines (due_at) where state = 'open' and due_at is not null;
  create index if not exists lines_ending on receiver.lines (due_at) where ends_at is not null and state <> 'ended';
  create index if not exists lines_unreported on receiver.lines (report_at) where report_number > reported_number;
  create index if not exists lines_by_name on receiver.lines (name);
  create unique index if not exists lines_under_way on receiver.lines (name) where state = 'open' and sent_at is not null`

/** Deletes the personal data of finished lines. The names stay, so that an order that is sent again is recognised. */
const forgetting = `
  update receiver.lines set holder = null, transfer_code = null
  where state in ('done', 'failed', 'person') and holder is not null
    and (state = 'done' or changed_at < now() - interval '60 days')`

/** Creates missing tables. Any number of receivers may start at once. */
export async function prepareReceiverStore(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('receiver schema'))`)
    await client.query(schema)
    await client.query(forgetting)
  })
}

const addLine = `
  insert into receiver.lines (order_number, item_id, kind, name, language, years, holder, transfer_code, max_premium, dns)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (order_number, item_id) do update set kind = excluded.kind, name = excluded.name,
    language = excluded.language, years = excluded.years, holder = excluded.holder,
    transfer_code = excluded.transfer_code, max_premium = excluded.max_premium, dns = excluded.dns, state = 'open',
    due_at = now()
  where lines.state = 'announced' and (lines.ends_at is null or lines.ends_at > now())`

/**
 * The earliest end counts. One that was sent to the registrar is followed to its end first; any other is taken as soon as
 * its end has come, and from then on the worker that has it may send it no more.
 */
const addEnd = `
  insert into receiver.lines as line (order_number, item_id, kind, name, language, years, state, ends_at, end_reason, due_at)
  values ($1, $2, $3, $4, 'en', 1, 'announced', $5, $6, $5)
  on conflict (order_number, item_id) do update set
    ends_at = least(line.ends_at, excluded.ends_at),
    end_reason = case when line.ends_at <= excluded.ends_at then line.end_reason else excluded.end_reason end,
    due_at = case when line.state = 'open' and line.sent_at is not null then line.due_at
      else least(line.due_at, excluded.ends_at) end,
    hold = line.hold + case when line.state = 'open' and line.sent_at is null and excluded.ends_at <= now() then 1 else 0 end,
    lease_expires_at = case when line.state = 'open' and line.sent_at is null and excluded.ends_at <= now() then null
      else line.lease_expires_at end
  where line.state not in ('ending', 'ended')`

const taking = `
  update receiver.lines set hold = hold + 1, lease_expires_at = now() + $1 * interval '1 ms'
  where (order_number, item_id) = (
    select order_number, item_id from receiver.lines
    where due_at <= now() and (state = 'open' or (ends_at <= now() and state in ('done', 'failed', 'person', 'announced')))
      and (lease_expires_at is null or lease_expires_at < now())
    order by due_at limit 1 for update skip locked
  )
  returning order_number as "orderNumber", item_id as "itemId", kind, name, language, years, holder, dns,
    max_premium as "maxPremium", transfer_code as "transferCode", hold::integer as hold, handle, sent_at as "sentAt", attempts,
    is_accepted as "isAccepted", problem, state, coalesce(ends_at <= now(), false) as "isOver", end_reason as "endReason"`

const own = 'order_number = $1 and item_id = $2 and hold = $3'

/** Finds another line that got the name recently, so that the name is not bought again. */
const findingOther = `
  select from receiver.lines
  where name = $1 and state = 'done' and (order_number, item_id) <> ($2, $3) and changed_at > now() - interval '300 days'
    and kind in ('register', 'move')`
const marking = `
  update receiver.lines set handle = $4, sent_at = now(), attempts = attempts + 1, is_accepted = false
  where ${own} and lease_expires_at > now()`

const isNews = `($9::text <> coalesce(report_state, '') or $10::text <> coalesce(report_note, '')
  or $11::text <> coalesce(report_step, ''))`
const settling = `
  update receiver.lines set
    state = $4, due_at = case when $4 <> 'ended' then coalesce(now() + $5 * interval '1 ms', ends_at) end, lease_expires_at = null, changed_at = now(), problem = $6,
    is_accepted = is_accepted or $7,
    attempts = attempts - $8::integer,
    sent_at = case when $13 then null else sent_at end,
    holder = case when $4 in ('done', 'ended') then null else holder end,
    transfer_code = case when $4 in ('done', 'ended') then null else transfer_code end,
    report_state = coalesce($9, report_state),
    report_note = case when coalesce($9, report_state) = report_state then coalesce($10, report_note) else $10 end,
    report_step = case when $9::text is null then report_step else $11 end,
    report_until = case when $9::text is null then report_until else $12 end,
    report_at = case when ${isNews} then clock_timestamp() else report_at end,
    report_number = report_number + case when ${isNews} then 1 else 0 end
  where ${own}`

const hurrying = `
  update receiver.lines set due_at = now() where name = $1 and state = 'open' and is_accepted and due_at > now()`

const readingReports = `
  select order_number as "orderNumber", item_id as "itemId", report_number as number, report_state as state,
    report_note as note, report_step as step, report_until as until, report_at as at
  from receiver.lines where report_number > reported_number order by report_at limit 100`
const markingReported = `
  update receiver.lines set reported_number = $3 where order_number = $1 and item_id = $2 and reported_number < $3`

/** A violation of the unique index: another line has sent an order for this name. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

export interface ReceiverStoreOptions {
  /** Encrypts stored transfer codes. */
  readonly codes: TransferCodes
  /** Lease of a line; much longer than a call to the registrar. */
  readonly leaseMs?: number
}

const keyOf = ({ orderNumber, itemId, hold }: TakenLine) => [orderNumber, itemId, hold]

export type ReceiverStore = ReturnType<typeof createReceiverStore>

/** The lines to deliver, in PostgreSQL, for any number of receivers. */
export function createReceiverStore(pool: Pool, { codes, leaseMs = 120_000 }: ReceiverStoreOptions) {
  const run = <Row extends object>(text: string, values: unknown[]) => pool.query<Row>({ text, values })

  return {
    /** Stores the lines of an event. Repeated events and lines change nothing. */
    accept: (eventId: string, lines: readonly ReceivedLine[]): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query('insert into receiver.events (id) values ($1) on conflict do nothing', [
          eventId,
        ])
        if (rowCount === 0) return
        for (const line of lines) {
          const {
            orderNumber,
            itemId,
            kind,
            name,
            language,
            years,
            holder,
            transferCode,
            maxPremium,
            dns = null,
          } = line
          const sealed = transferCode === null ? null : codes.seal(name, transferCode)
          const values = [orderNumber, itemId, kind, name, language, years, holder, sealed, maxPremium, dns]
          await client.query(addLine, values)
        }
      }),

    /** Stores when lines end. An event that came before changes nothing. */
    acceptEnds: (eventId: string, ends: readonly ReceivedEnd[]): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query('insert into receiver.events (id) values ($1) on conflict do nothing', [
          eventId,
        ])
        if (rowCount === 0) return
        for (const { orderNumber, itemId, kind, name, endsAt, reason } of ends) {
          await client.query(addEnd, [orderNumber, itemId, kind, name, endsAt, reason])
        }
      }),

    /** Leases the line that is due for longest. @returns null if none is due */
    async take(): Promise<TakenLine | null> {
      const [line] = (await run<TakenLine>(taking, [leaseMs])).rows
      if (line === undefined) return null
      const { name, transferCode } = line
      return { ...line, transferCode: transferCode === null ? null : codes.open(name, transferCode) }
    },

    /**
     * Records an order before it is sent. `busy`: another line has sent an order for this name. `taken`: another line has
     * the name. `lost`: another worker has this line.
     */
    async markSent(line: TakenLine, handle: string): Promise<'marked' | 'busy' | 'taken' | 'lost'> {
      const { name, orderNumber, itemId } = line
      const { rowCount: others } = await run(findingOther, [name, orderNumber, itemId])
      if (others !== 0) return 'taken'
      try {
        const { rowCount } = await run(marking, [...keyOf(line), handle])
        return rowCount === 1 ? 'marked' : 'lost'
      } catch (error) {
        if (isUnderWay(error)) return 'busy'
        throw error
      }
    },

    async settle(line: TakenLine, verdict: Verdict): Promise<void> {
      const { state, dueInMs, problem, isAccepted = false, wasNotTaken = false, isRefused = false, report } = verdict
      const reported = [report?.state ?? null, report?.note ?? null, report?.step ?? null, report?.until ?? null]
      const outcome = [problem ?? null, isAccepted, wasNotTaken || isRefused ? 1 : 0]
      await run(settling, [...keyOf(line), state, dueInMs, ...outcome, ...reported, isRefused])
    },

    /** Makes the accepted lines of a name due now, because something happened at the registrar. */
    async hurry(name: string): Promise<void> {
      await run(hurrying, [name])
    },

    async unreported(): Promise<readonly PendingReport[]> {
      return (await run<PendingReport>(readingReports, [])).rows
    },

    async markReported({ orderNumber, itemId, number }: PendingReport): Promise<void> {
      await run(markingReported, [orderNumber, itemId, number])
    },
  }
}

const listing = `
  select order_number as "orderNumber", item_id as "itemId", kind, name, state, problem, changed_at as "changedAt"
  from receiver.lines where state not in ('done', 'announced', 'ended') order by changed_at limit 500`

/** Lists the lines that are not done. */
export async function listLines(pool: Pool): Promise<readonly ListedLine[]> {
  return (await pool.query<ListedLine>(listing)).rows
}

/** A sent order is searched for first; the minute covers clock skew, so that failures before the retry do not count. */
const retrying = `
  update receiver.lines set state = 'open', attempts = 0, is_accepted = false, problem = null,
    transfer_code = coalesce($3, transfer_code),
    sent_at = case when sent_at is null then null else now() + interval '1 minute' end,
    due_at = case when sent_at is null then now() else now() + interval '1 minute' end
  where order_number = $1 and item_id = $2 and state in ('open', 'failed') and holder is not null
    and (ends_at is null or ends_at > now())`

const finishing = `
  update receiver.lines set state = case state when 'ending' then 'ended' else 'done' end, changed_at = now(),
    problem = null, holder = null, transfer_code = null, due_at = case when state <> 'ending' then ends_at end,
    report_state = case state when 'ending' then 'ended' else 'done' end, report_note = null, report_step = null,
    report_until = null, report_at = now(), report_number = report_number + 1
  where order_number = $1 and item_id = $2 and state in ('person', 'failed', 'ending')`

/**
 * Tries a line again, with a new transfer code if there is one.
 *
 * @returns false if there is no such line, it is done, or another line has sent an order for the name
 */
export async function retryLine(pool: Pool, orderNumber: string, itemId: string, sealedCode: string | null) {
  try {
    return (await pool.query(retrying, [orderNumber, itemId, sealedCode])).rowCount === 1
  } catch (error) {
    if (isUnderWay(error)) return false
    throw error
  }
}

/** Marks a line as done, or as switched off, by a person. @returns false if there is no such line */
export async function finishLine(pool: Pool, orderNumber: string, itemId: string): Promise<boolean> {
  return (await pool.query(finishing, [orderNumber, itemId])).rowCount === 1
}

/** Reads the name of a line, which its transfer code is encrypted with. */
export async function nameOfLine(pool: Pool, orderNumber: string, itemId: string): Promise<string | null> {
  const text = 'select name from receiver.lines where order_number = $1 and item_id = $2'
  return (await pool.query<{ name: string }>(text, [orderNumber, itemId])).rows[0]?.name ?? null
}
