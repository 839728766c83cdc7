import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '#adapters/postgres/connection.ts'
import { rawLoop } from './raw-loop.ts'

export interface RawRun {
  readonly work: 'create' | 'add' | 'read'
  readonly clients: number
  readonly seconds: number
  /** Carts `lpad(number, 22, 'r')` exist from here on, `perClient` for each client. */
  readonly base: number
  readonly perClient: number
}

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

/** Calls a second of the same work by raw statements: Debian's pgbench where it is, else a loop of our own. */
export function measureRaw(connection: Connection, run: RawRun): Promise<number> {
  return hasPgbench ? pgbench(connection, run) : rawLoop(connection, run)
}

const cart = "lpad(:n::bigint::text, 22, 'r')"
const next = '\\set k (:k + 1) % :per\n\\set n :base + :client_id * :per + :k'
const scripts = {
  create: `insert into carts (id) values (left(md5(random()::text || :client_id::text), 22));`,
  add: `${next}
begin;
select version from carts where id = ${cart} for update;
insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, seen_cents, position)
  values (${cart}, 'item-0123456789abcdef', 'domain', 'voorbeeld.nl', 'domain-nl', 'purchase', 'yearly', 'domain voorbeeld.nl', 349, 1);
select * from cart_items where cart_id = ${cart} order by position;
commit;`,
  read: `${next}
select * from carts left join cart_items on cart_items.cart_id = carts.id where carts.id = ${cart} and closed_at is null order by position;`,
}

async function pgbench(connection: Connection, { work, clients, seconds, base, perClient }: RawRun): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-bench-'))
  try {
    const script = join(directory, 'script.sql')
    writeFileSync(script, scripts[work])
    const place = `-h ${connection.host} -U ${connection.user} -n -M prepared -f ${script}`
    const size = `-c ${clients} -j 1 -D base=${base} -D per=${perClient} -D k=0`
    const limit = work === 'add' ? `-t ${perClient - 1}` : `-T ${seconds}`
    const words = `${place} ${size} ${limit} ${connection.database}`.split(' ')
    const { stdout } = await promisify(execFile)('pgbench', words)
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    rmSync(directory, { recursive: true })
  }
}
