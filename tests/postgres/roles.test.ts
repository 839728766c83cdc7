import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { checkDatabase } from '#apps/cli/doctor/check-database.ts'
import { readConfig } from '#platform/config/config.ts'
import { root } from '#platform/config/root.ts'
import { migrate } from '#platform/db/migrate.ts'
import { runAs } from '#tests/builders/cluster.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'

test('the roles that deploy/database makes migrate and serve, and the one that serves cannot change the schema', async () => {
  const superuser = inject('cluster')
  const suffix = randomBytes(4).toString('hex')
  const [owner, app, database] = [`owner_${suffix}`, `app_${suffix}`, `shop_${suffix}`]
  const script = readFileSync(join(root, 'deploy/database/1-roles.sql'), 'utf8')
    .replaceAll(/^--.*\n/gm, '')
    .replaceAll('shop_owner', owner)
    .replaceAll('shop_app', app)
    .replaceAll(/\b(database|connect) shop\b/g, `$1 ${database}`)
  const [onServer = '', inDatabase = ''] = script.split(/^\\connect .*$/m)
  onTestFinished(async () => {
    await runAs(superuser, `drop database if exists ${database} with (force)`)
    await runAs(superuser, `drop role if exists ${app}`)
    await runAs(superuser, `drop role if exists ${owner}`)
  })
  // `create database` must be a statement of its own.
  for (const statement of onServer.split(/;\s*/)) if (statement !== '') await runAs(superuser, statement)
  await runAs({ ...superuser, database }, inDatabase)

  await migrate({ ...superuser, user: owner, database })
  const client = new Client({ ...superuser, user: app, database })
  await client.connect()
  try {
    const { rows } = await client.query<{ right: string }>(
      `select relname || ' ' || privilege as right from pg_class,
         unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_table_privilege(oid, privilege) <> (privilege <> 'truncate' and
           (relname <> 'schema_migrations' or privilege = 'select'))`,
    )
    expect(rows).toEqual([])
    const { rows: limits } = await client.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle, rolconnlimit as connections, rolsuper as super
       from pg_roles where rolname = current_user`,
    )
    expect(limits).toEqual([{ statement: '1500ms', lock: '1200ms', idle: '5s', connections: 60, super: false }])
    const url = databaseUrlOf({ connection: { ...superuser, user: app, database } })
    const env = { PATH: '/usr/bin:/bin', DATABASE_URL: url }
    await expect(
      promisify(execFile)(process.execPath, [join(root, 'tools/stek.mjs'), 'migrate'], { env }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^\nThe role of DATABASE_URL may not change/) })
    const findings = await checkDatabase({ connectionString: url }, readConfig({ DATABASE_URL: url }))
    expect(findings.filter(({ level }) => level === 'ok').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'the role may read and write rows, and nothing else',
        'the role has limits of time and connections',
        'all migrations are applied',
      ]),
    )
    await client.query(
      `select nextval(oid) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    )
    await expect(client.query('create table more (id int)')).rejects.toThrow('permission denied for schema public')
    await expect(client.query('drop table carts')).rejects.toThrow('must be owner')
  } finally {
    await client.end()
  }
})
