import { isLoopback, serverUrlsOf } from '#core/net/networks.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { primaryOf } from '#platform/db/primary.ts'
import type { Config } from '#platform/config/config.ts'
import { checkClock, type Finding, findingsOf, reasonOf } from './finding.ts'
import { newerThan, newestReleases } from './newest-releases.ts'
import { root } from '#platform/config/root.ts'

const timeoutMs = 5000
const oldestVersion = 150_000
const lockTimeoutMs = 1200
const rolesPage = 'docs/operations/install.md'
const failoverPage = 'docs/operations/scaling.md'

type Found = ReturnType<typeof findingsOf>

export async function checkDatabase(connection: Connection, config: Config): Promise<readonly Finding[]> {
  const found = findingsOf('database')
  let client: Client
  try {
    const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
    client = new Client({ ...(await primaryOf(connection)), ...limits })
    client.on('error', () => {})
    await client.connect()
  } catch (error) {
    found.wrong(`cannot be reached: ${reasonOf(error)}`, 'Check DATABASE_URL, the firewall and whether it runs.')
    return found.findings
  }
  const checks = [
    checkServer,
    checkTls,
    checkRights,
    checkRoleLimits,
    checkStandby,
    checkArchiving,
    checkMigrations,
    checkIndexes,
  ]
  try {
    for (const check of checks) await check(client, found, config)
  } catch (error) {
    found.wrong(`stopped answering: ${reasonOf(error)}`, 'Look at the log of PostgreSQL.')
  } finally {
    await client.end().catch(() => {})
  }
  return found.findings
}

async function checkServer(client: Client, found: Found, config: Config): Promise<void> {
  const startedAt = Date.now()
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('max_connections') as connections, pg_is_in_recovery() or
            current_setting('transaction_read_only')::bool as read_only,
            (select setting from pg_settings where name = 'deadlock_timeout') as deadlock_ms,
            extract(epoch from clock_timestamp()) * 1000 as clock`,
  )
  const server = rows[0] ?? {}
  const newest = newerThan('postgres', server['version'] ?? '')
  if (Number(server['number']) >= oldestVersion && newest === undefined) found.ok(`PostgreSQL ${server['version']}`)
  else if (newest !== undefined) {
    const fix = `PostgreSQL ${newest} is the newest that was known on ${newestReleases.asOf}: upgrade, it takes a restart.`
    found.warning(`PostgreSQL ${server['version']} lacks what later releases mended`, fix)
  } else found.wrong(`PostgreSQL ${server['version']} is too old`, 'Upgrade it: the shop needs 15 or newer.')
  checkClock(found, {
    whose: 'the database',
    theirs: Number(server['clock']),
    precisionMs: Date.now() - startedAt + 100,
  })
  if (server['read_only']) found.wrong('takes no writes', 'Point DATABASE_URL to the primary, or promote this one.')
  const { visitors, payments, background } = config.poolSizes
  const needed = visitors + payments + background + 2
  if (Number(server['connections']) < needed) {
    const fix = 'Raise max_connections, lower DATABASE_CONNECTIONS, or use a pooler.'
    found.warning(`takes ${server['connections']} connections; a process opens up to ${needed}`, fix)
  }
  if (Number(server['deadlock_ms']) >= lockTimeoutMs) {
    const fix = `alter system set deadlock_timeout = '1s'; select pg_reload_conf();`
    found.warning('looks for deadlocks too late to have them resolved', fix)
  }
}

/**
 * Checks the limits of the role: behind a pooler the shop cannot set timeouts itself, and a runaway shop must leave
 * connections for others.
 */
async function checkRoleLimits(client: Client, found: Found, { demo, databasePooler }: Config): Promise<void> {
  const { rows } = await client.query<{ missing: string[] | null }>(
    `select (select array_agg(name order by name) from pg_settings where setting = '0'
         and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'))
       || (select 'connection limit' from pg_roles where rolname = current_user and rolconnlimit < 0) as missing`,
  )
  const missing = rows[0]?.missing?.filter((name) => name !== null) ?? []
  if (missing.length === 0) found.ok('the role has limits of time and connections')
  else if (!demo || databasePooler === 'transaction') {
    const fix = `Set them with alter role, as deploy/database/1-roles.sql does: ${rolesPage}.`
    found.wrong(`the role lacks limits: ${missing.join(', ')}`, fix)
  }
}

async function checkTls(client: Client, found: Found, { databaseUrl }: Config): Promise<void> {
  const { rows } = await client.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
  const urls = serverUrlsOf(databaseUrl ?? 'postgres://localhost').map((url) => new URL(url))
  const hosts = urls.map((url) => url.searchParams.get('host') ?? url.hostname)
  const isLocal = hosts.every((host) => host === '' || host.startsWith('/') || isLoopback(host))
  if (rows[0]?.ssl && urls[0]?.searchParams.get('sslmode') === 'verify-full') found.ok('TLS, certificate verified')
  else if (isLocal) found.ok('on this machine, no TLS needed')
  else found.warning(rows[0]?.ssl ? 'the certificate may not be verified' : 'no TLS', 'Add ?sslmode=verify-full.')
}

async function checkRights(client: Client, found: Found): Promise<void> {
  const { rows } = await client.query<{ super: boolean; creates: boolean; lacking: string[] | null }>(
    `select (select rolsuper from pg_roles where rolname = current_user) as super,
       has_schema_privilege('public', 'create') as creates,
       (select array_agg(relname::text order by relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (case relname
          when 'schema_migrations' then has_table_privilege(oid, 'select')
          else has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
            and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete') end)) as lacking`,
  )
  const { super: isSuper = false, creates = false, lacking = null } = rows[0] ?? {}
  if (lacking !== null) found.wrong(`the role may not read and write ${lacking.join(', ')}`, `Grant it: ${rolesPage}.`)
  if (isSuper) found.warning('the role is a superuser', `Serve with a role that reads and writes rows: ${rolesPage}.`)
  else if (creates) found.warning('the role may change the schema', `Serve with one that may not: ${rolesPage}.`)
  else if (lacking === null) found.ok('the role may read and write rows, and nothing else')
}

/** Checks standbys if DATABASE_URL names several servers. */
async function checkStandby(client: Client, found: Found, { databaseUrl = '' }: Config): Promise<void> {
  if (serverUrlsOf(databaseUrl).length === 1) return
  const { rows } = await client.query<{ names: string; commit: string; standbys: number }>(
    `select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as commit,
       (select count(*)::int from pg_stat_replication) as standbys`,
  )
  const { names = '', commit = '', standbys = 0 } = rows[0] ?? {}
  if (standbys === 0) found.warning('no standby is connected: nothing can take over', `Start one: ${failoverPage}.`)
  else if (names === '' || !/^(on|remote_apply|remote_write)$/.test(commit)) {
    const fix = `Set synchronous_standby_names and synchronous_commit = on: ${failoverPage}.`
    found.warning('does not wait for its standby: a fail-over loses the last orders', fix)
  } else found.ok('waits for its standby')
}

async function checkArchiving(client: Client, found: Found): Promise<void> {
  const { rows } = await client.query<{ mode: string; level: string; failing: boolean; unsafe: string[] | null }>(
    `select current_setting('archive_mode') as mode, current_setting('wal_level') as level,
       (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) from pg_stat_archiver)
         as failing,
       (select array_agg(name order by name) from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as unsafe`,
  )
  const { mode = 'off', level = '', failing = false, unsafe = null } = rows[0] ?? {}
  if (unsafe !== null) {
    found.wrong(`${unsafe.join(', ')} is off: a power cut loses orders that were confirmed`, 'Switch it on.')
  }
  if (mode === 'off' || level === 'minimal') {
    const fix = 'Set wal_level = replica, archive_mode = on and an archive_command, or use the archiving of your host.'
    found.warning('the WAL is not archived: a restore goes back to the last back-up', fix)
  } else if (failing) {
    found.wrong('archiving of the WAL fails', 'Look at pg_stat_archiver and the log of PostgreSQL: its disk fills up.')
  } else found.ok('the WAL is archived')
}

async function checkMigrations(client: Client, found: Found): Promise<void> {
  const files = migrationFiles().map(({ name }) => name)
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  )
  const applied = rows[0]?.there
    ? (await client.query<{ name: string }>('select name from schema_migrations')).rows.map(({ name }) => name)
    : []
  const pending = files.filter((name) => !applied.includes(name))
  if (pending.length === 0) found.ok('all migrations are applied')
  else found.wrong(`migrations are missing: ${pending.join(', ')}`, 'Migrate with the role that owns the tables.')
}

/** Checks for missing and invalid indexes, and for foreign keys without one, which make deletions scan whole tables. */
async function checkIndexes(client: Client, found: Found): Promise<void> {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace`,
  )
  const there = new Set(rows.map(({ name }) => name))
  const missing = indexNames().filter((name) => !there.has(name))
  const broken = rows.filter(({ valid }) => !valid).map(({ name }) => name)
  if (missing.length > 0)
    found.wrong(`indexes are missing: ${missing.join(', ')}`, 'Create them as db/migrations does.')
  if (broken.length > 0) found.wrong(`indexes are invalid: ${broken.join(', ')}`, 'reindex index concurrently …;')
  const { rows: bare } = await client.query<{ name: string }>(
    `select conrelid::regclass || '.' || (select string_agg(attname, ', ') from pg_attribute
       where attrelid = conrelid and attnum = any (conkey)) as name
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid
         and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey) order by 1`,
  )
  if (bare.length > 0) {
    const fix = 'create index concurrently … on these columns;'
    found.warning(`foreign keys without an index: ${bare.map(({ name }) => name).join('; ')}`, fix)
  }
  if (missing.length + broken.length + bare.length === 0) found.ok(`all ${there.size} indexes are there`)
}

function migrationFiles() {
  const folder = join(root, 'db/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => ({
    name: name.slice(0, -'.sql'.length),
    sql: readFileSync(join(folder, name), 'utf8'),
  }))
}

/** Indexes that exist after all migrations, in order. */
function indexNames(): readonly string[] {
  const names = new Set<string>()
  const statement = /\b(create(?: unique)?|drop) index (?:concurrently )?(?:if (?:not )?exists )?(\w+)/gi
  for (const { sql } of migrationFiles()) {
    for (const [, verb = '', name = ''] of sql.matchAll(statement)) {
      if (verb.toLowerCase() === 'drop') names.delete(name)
      else if (name !== 'on') names.add(name)
    }
  }
  return [...names]
}
