import { randomBytes } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import type { Connection } from '#platform/db/connection.ts'

/**
 * Emptied test databases for reuse, which takes a thirtieth of the time of copying the template. All workers of a run
 * share them through two tables in the superuser's database.
 */
export async function prepareSpares(superuser: Connection, template: string): Promise<void> {
  const state = await connected({ ...superuser, database: template }, async (client) => [
    await fingerprintOf(client),
    await resetOf(client),
  ])
  await connected(superuser, async (client) => {
    await client.query('create table spares (name text primary key)')
    await client.query('create table template_state (fingerprint text, reset text)')
    await client.query('insert into template_state values ($1, $2)', state)
  })
}

/** Takes a spare database, if there is one. */
export function takeSpare(superuser: Connection): Promise<string | undefined> {
  const one = 'delete from spares where name = (select name from spares limit 1 for update skip locked) returning name'
  return connected(superuser, async (client) => (await client.query<{ name: string }>(one)).rows[0]?.name)
}

/**
 * Empties a database and keeps it as a spare.
 * @returns false if a test changed its schema
 */
export async function keepAsSpare(superuser: Connection, { database }: Connection): Promise<boolean> {
  const { fingerprint, reset } = await connected(superuser, async (client) => {
    const { rows } = await client.query<{ fingerprint: string; reset: string }>('select * from template_state')
    return rows[0]!
  })
  const isReset = await connected({ ...superuser, database }, async (client) => {
    // With a timeout: the backend must have ended, or its locks would block the next statements.
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    if ((await fingerprintOf(client)) !== fingerprint) return false
    await client.query(reset)
    return true
  })
  return isReset && connected(superuser, (client) => renamed(client, database))
}

/**
 * Renames the database, so that pools that a test did not close cannot reconnect to it.
 * @returns false if one reconnected before the new name took effect
 */
async function renamed(client: Client, database: string | undefined): Promise<boolean> {
  const name = `test_${randomBytes(8).toString('hex')}`
  try {
    await client.query(`alter database ${database} rename to ${name}`)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === inUse) return false
    throw error
  }
  await client.query('insert into spares values ($1)', [name])
  return true
}

const inUse = '55006'

/** Every schema change rewrites catalogue rows; copies of a template have the same row ids and versions. */
async function fingerprintOf(client: Client): Promise<string> {
  const ofPublic = "'public'::regnamespace"
  const tables = `select oid from pg_class where relnamespace = ${ofPublic}`
  const parts = [
    `pg_class where relnamespace = ${ofPublic}`,
    `pg_proc where pronamespace = ${ofPublic}`,
    `pg_type where typnamespace = ${ofPublic}`,
    `pg_constraint where connamespace = ${ofPublic}`,
    `pg_attribute where attrelid in (${tables})`,
    `pg_index where indrelid in (${tables})`,
    `pg_trigger where tgrelid in (${tables})`,
    'pg_namespace where oid > 0',
    'pg_extension where oid > 0',
    'pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())',
  ]
  const sums = parts.map(
    (part) => `(select coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0) from ${part})`,
  )
  const { rows } = await client.query<{ fingerprint: string }>(
    `select concat_ws(' ', ${sums.join(', ')}) as fingerprint`,
  )
  return rows[0]!.fingerprint
}

/** SQL that empties every table, restores the rows of migrations, and restarts sequences. */
async function resetOf(client: Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string; rows: string }>(
    `select format('%I', tablename) as name,
       (xpath('/row/rows/text()', query_to_xml(format('select coalesce(json_agg(t), ''[]'') as rows from %I t', tablename), false, true, '')))[1]::text as rows
     from pg_tables where schemaname = 'public'`,
  )
  const seeded = tables.filter(({ rows }) => rows !== '[]')
  return [
    'begin',
    // Disables triggers and foreign keys.
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...seeded.map(
      ({ name, rows }) =>
        `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows)})`,
    ),
    `select setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public' and last_value is not null`,
    'commit',
  ].join(';\n')
}

async function connected<Done>(connection: Connection, work: (client: Client) => Promise<Done>): Promise<Done> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
