import { Client } from 'pg'
import { type Connection, StartProblem } from './connection.ts'
import { migrate } from './migrate.ts'
import { primaryOf } from './primary.ts'

/** A table that was moved. */
export interface MovedTable {
  readonly name: string
  readonly rows: number
}

const batchSize = 500

/** Settings that give a row the same text on both servers. */
const sameText = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0`

const tablesText = `
  select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and table_name <> 'schema_migrations'
  group by table_name order by table_name`

const foreignKeysText = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/**
 * Moves all rows of a database into an empty one with the same schema, from one snapshot and in one transaction.
 * Commits only after every table was compared on both sides. Sequences continue where they were. No process may write
 * to either database meanwhile.
 */
export async function moveDatabase(from: Connection, to: Connection): Promise<readonly MovedTable[]> {
  await migrate(from)
  await migrate(to)
  const [source, target] = [new Client(await primaryOf(from)), new Client(await primaryOf(to))]
  // A lost connection must not end the process: the next statement fails instead.
  for (const client of [source, target]) client.on('error', () => {})
  await Promise.all([source.connect(), target.connect()])
  try {
    for (const client of [source, target]) await client.query(sameText)
    await source.query('begin isolation level repeatable read, read only')
    await target.query('begin')
    const moved = await moveAll(source, target)
    await target.query('commit')
    await source.query('commit')
    // A shop that is started on the old database by mistake uses another number series than the new one.
    await source.query(
      `update number_series set origin = 'moved' where restore = (select max(restore) from number_series)`,
    )
    return moved
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

interface Table {
  readonly name: string
  readonly columns: string
}

async function moveAll(source: Client, target: Client): Promise<readonly MovedTable[]> {
  const { rows: tables } = await source.query<Table>(tablesText)
  const { rows: there } = await target.query<Table>(tablesText)
  if (JSON.stringify(tables) !== JSON.stringify(there)) {
    throw new StartProblem('The two databases have different tables: one of them is not the shop’s alone.')
  }
  await refuseSold(target)
  const { rows: keys } = await target.query<{ table: string; name: string; definition: string }>(foreignKeysText)
  for (const { table, name } of keys) await target.query(`alter table ${table} drop constraint ${name}`)
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await moveRows(source, target, table)
  for (const { table, name, definition } of keys) {
    await target.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  await moveSequences(source, target)
  const moved = []
  for (const { name } of tables) moved.push(await compared(source, target, name))
  await target.query(
    `update number_series set origin = database_origin() where restore = (select max(restore) from number_series)`,
  )
  return moved
}

/** Refuses a database that a shop has used, so that no data is overwritten. */
async function refuseSold(target: Client): Promise<void> {
  const { rows } = await target.query<{ isUsed: boolean }>(
    `select exists (select from customers) or exists (select from carts) or exists (select from orders) as "isUsed"`,
  )
  if (rows[0]?.isUsed) throw new StartProblem('The database to move to is in use. Give an empty one.')
}

/** Copies rows as JSON text, which represents every value exactly and is not parsed by JavaScript. */
async function moveRows(source: Client, target: Client, { name, columns }: Table): Promise<void> {
  await source.query(`declare moving no scroll cursor for select to_jsonb(${name})::text as row from ${name}`)
  const insert = `
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`
  while (true) {
    const { rows } = await source.query<{ row: string }>(`fetch ${batchSize} from moving`)
    if (rows.length === 0) break
    await target.query(insert, [`[${rows.map(({ row }) => row).join(',')}]`])
  }
  await source.query('close moving')
}

async function moveSequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of rows) {
    const { rows: states } = await source.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    await target.query('select setval($1::regclass, $2::bigint, $3)', [name, states[0]?.last, states[0]?.called])
  }
}

/** Compares the number of rows and the sum of their checksums, which does not depend on their order. */
async function compared(source: Client, target: Client, name: string): Promise<MovedTable> {
  const text = `
    select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
    from ${name} as t`
  const [here, there] = await Promise.all(
    [source, target].map(async (client) => (await client.query<{ rows: number; sum: string }>(text)).rows[0]),
  )
  if (here !== undefined && here.rows === there?.rows && here.sum === there.sum) return { name, rows: here.rows }
  throw new StartProblem(`${name} is not the same on both sides. Nothing was moved.`)
}
