import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { faultsOf } from './migration-rules.ts'

const directory = join(root, 'db/migrations')
/** Earlier files are of a time before the first release. */
const firstOfRule = '0011'
/** These were applied before locks were looked at. */
const firstOfLockRule = '0013'

test.each(readdirSync(directory).filter((name) => name >= firstOfRule))(
  '%s leaves the release before working',
  (name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    expect(faultsOf(sql, { isLockChecked: name >= firstOfLockRule })).toEqual([])
  },
)

test.each([
  ['drops a table', 'drop table carts;'],
  ['drops a column', 'alter table carts drop column note;'],
  ['drops a column', 'alter table carts\n  add column a text,\n  drop note;'],
  ['renames', 'alter table carts rename column note to remark;'],
  ['renames', 'alter table carts rename to baskets;'],
  ['changes a type', 'ALTER TABLE carts ALTER COLUMN note TYPE varchar(20);'],
  ['forbids null', 'alter table carts alter column note set not null;'],
  ['takes a default away', 'alter table carts alter note drop default;'],
  ['adds a column that must be given', 'alter table carts add column note text not null;'],
  ['adds a column that must be given', "alter table carts add a text default '', add column note text not null;"],
  ['empties a table', 'truncate carts;'],
  ['drops a function or trigger', 'drop function count_hold_of_job();'],
  ['builds an index with a lock', 'create index carts_note on carts (note);'],
  ['checks all rows with a lock', 'alter table carts add constraint carts_note check (length(note) < 9);'],
  ['needs "-- no transaction"', 'create index concurrently if not exists a on carts (note);'],
  ['needs a transaction', '-- no transaction\nupdate carts set note = null;'],
  ['needs a transaction', '-- no transaction\ncreate index concurrently carts_note on carts (note);'],
])('refused: %s', (fault, sql) => {
  expect(faultsOf(sql)[0]).toMatch(new RegExp(`^${fault}`))
})

test.each([
  'create table notes (id bigint primary key, body text not null); create index notes_body on notes (body);',
  "alter table carts add column note text not null default '';",
  'alter table carts add column note text, add column number bigint generated always as identity not null;',
  'alter table carts drop constraint a, add constraint a check (length(note) <= 20) not valid;',
  'alter table carts alter column note drop not null;',
  "create function f() returns text language sql as $$ select 'drop table carts; ' $$;",
  '-- no transaction: carts are many\ncreate index concurrently if not exists carts_note on carts (note);',
  '-- contract: 2026.12 stopped reading the notes of carts\nalter table carts drop column note;',
  '-- short lock: at most a few hundred partners\ncreate index partners_note on partners (note);',
])('fine: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([])
})
