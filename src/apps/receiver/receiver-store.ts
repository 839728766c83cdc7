import type { Pool } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { TransferCodes } from '#features/carts/transfer-codes.ts'
import type { ListedLine, PendingReport, ReceiverStore, TakenLine } from './receiver-store-port.ts'

/** Of its own, so that it can be anywhere: in a database of its own, or beside the tables of the shop. */
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
    add column if not exists dns jsonb;
  create table if not exists receiver.operator_changes (
    at timestamptz not null default now(),
    by text not null,
    command text not null,
    exit_code smallint not null
  );
  create index if not exists lines_due on receiver.lines (due_at) where state = 'open' and due_at is not null;
  create index if not exists lines_unreported on receiver.lines (report_at) where report_number > reported_number;
  create index if not exists lines_by_name on receiver.lines (name);
  create unique index if not exists lines_under_way on receiver.lines (name) where state = 'open' and sent_at is not null`

/** What is finished is forgotten but for the names: an order that is announced again is still recognised. */
const forgetting = `
  update receiver.lines set holder = null, transfer_code = null
  where state in ('done', 'failed', 'person') and holder is not null
    and (state = 'done' or changed_at < now() - interval '60 days')`

/** Makes the tables, where they are missing. Any number of receivers may begin at once. */
export async function prepareReceiverStore(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('receiver schema'))`)
    await client.query(schema)
    await client.query(forgetting)
  })
}

const addLine = `
  insert into receiver.lines (order_number, item_id, kind, name, language, years, holder, transfer_code, max_premium, dns)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`

const taking = `
  update receiver.lines set hold = hold + 1, lease_expires_at = now() + $1 * interval '1 ms'
  where (order_number, item_id) = (
    select order_number, item_id from receiver.lines
    where state = 'open' and due_at <= now() and (lease_expires_at is null or lease_expires_at < now())
    order by due_at limit 1 for update skip locked
  )
  returning order_number as "orderNumber", item_id as "itemId", kind, name, language, years, holder, dns,
    max_premium as "maxPremium", transfer_code as "transferCode", hold::integer as hold, handle, sent_at as "sentAt", attempts,
    is_accepted as "isAccepted", problem`

const own = 'order_number = $1 and item_id = $2 and hold = $3'

/** A name that another order got not long ago is not bought again for this one. */
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
    state = $4, due_at = now() + $5 * interval '1 ms', lease_expires_at = null, changed_at = now(), problem = $6,
    is_accepted = is_accepted or $7,
    attempts = attempts - $8::integer,
    sent_at = case when $13 then null else sent_at end,
    holder = case when $4 = 'done' then null else holder end,
    transfer_code = case when $4 = 'done' then null else transfer_code end,
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

/** The index says that another line has sent an order for this name. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

export interface ReceiverStoreOptions {
  /** Seals the codes of transfers while they are stored. */
  readonly codes: TransferCodes
  /** How long a worker may be silent before another takes its line; much longer than a call to the registrar. */
  readonly leaseMs?: number
}

const keyOf = ({ orderNumber, itemId, hold }: TakenLine) => [orderNumber, itemId, hold]

/** In PostgreSQL, for any number of receivers. */
export function createReceiverStore(pool: Pool, { codes, leaseMs = 120_000 }: ReceiverStoreOptions): ReceiverStore {
  const run = <Row extends object>(text: string, values: unknown[]) => pool.query<Row>({ text, values })

  return {
    accept: (eventId, lines) =>
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

    async take() {
      const [line] = (await run<TakenLine>(taking, [leaseMs])).rows
      if (line === undefined) return null
      const { name, transferCode } = line
      return { ...line, transferCode: transferCode === null ? null : codes.open(name, transferCode) }
    },

    async markSent(line, handle) {
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

    async settle(
      line,
      { state, dueInMs, problem, isAccepted = false, wasNotTaken = false, isRefused = false, report },
    ) {
      const told = [report?.state ?? null, report?.note ?? null, report?.step ?? null, report?.until ?? null]
      const came = [problem ?? null, isAccepted, wasNotTaken || isRefused ? 1 : 0]
      await run(settling, [...keyOf(line), state, dueInMs, ...came, ...told, isRefused])
    },

    async hurry(name) {
      await run(hurrying, [name])
    },

    async unreported() {
      return (await run<PendingReport>(readingReports, [])).rows
    },

    async markReported({ orderNumber, itemId, number }) {
      await run(markingReported, [orderNumber, itemId, number])
    },
  }
}

const listing = `
  select order_number as "orderNumber", item_id as "itemId", kind, name, state, problem, changed_at as "changedAt"
  from receiver.lines where state <> 'done' order by changed_at limit 500`

/** All that is not done. */
export async function listLines(pool: Pool): Promise<readonly ListedLine[]> {
  return (await pool.query<ListedLine>(listing)).rows
}

/**
 * What was sent is looked for first, and what failed before this moment does not count: hence the minute, in which the
 * clocks may differ.
 */
const retrying = `
  update receiver.lines set state = 'open', attempts = 0, is_accepted = false, problem = null,
    transfer_code = coalesce($3, transfer_code),
    sent_at = case when sent_at is null then null else now() + interval '1 minute' end,
    due_at = case when sent_at is null then now() else now() + interval '1 minute' end
  where order_number = $1 and item_id = $2 and state in ('open', 'failed') and holder is not null`

const finishing = `
  update receiver.lines set state = 'done', changed_at = now(), holder = null, transfer_code = null, due_at = null,
    report_state = 'done', report_note = null, report_step = null, report_until = null, report_at = now(), report_number = report_number + 1
  where order_number = $1 and item_id = $2 and state in ('person', 'failed')`

/** Tries a line again, with a new code if there is one. False: there is no such line, it is done, or another has sent an order for the name. */
export async function retryLine(pool: Pool, orderNumber: string, itemId: string, sealedCode: string | null) {
  try {
    return (await pool.query(retrying, [orderNumber, itemId, sealedCode])).rowCount === 1
  } catch (error) {
    if (isUnderWay(error)) return false
    throw error
  }
}

/** What a person did. False: there is no such line. */
export async function finishLine(pool: Pool, orderNumber: string, itemId: string): Promise<boolean> {
  return (await pool.query(finishing, [orderNumber, itemId])).rowCount === 1
}

/** The name of a line, which its code is sealed with. */
export async function nameOfLine(pool: Pool, orderNumber: string, itemId: string): Promise<string | null> {
  const text = 'select name from receiver.lines where order_number = $1 and item_id = $2'
  return (await pool.query<{ name: string }>(text, [orderNumber, itemId])).rows[0]?.name ?? null
}
