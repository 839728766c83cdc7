import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '#platform/db/connection.ts'
import { rawLoop } from './raw-loop.ts'

export type Work = 'create' | 'add' | 'read'

export interface RawRun {
  readonly work: Work
  readonly clients: number
  readonly seconds: number
  /** Carts `lpad(number, 22, 'r')` exist from here on, so many for each client. */
  readonly from: number
  readonly perClient: number
}

export interface RawRate {
  readonly calls: number
  /** A second. */
  readonly rate: number
}

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

/** The same work by raw statements: Debian's pgbench where it is, else a loop of our own. */
export function measureRaw(connection: Connection, run: RawRun): Promise<RawRate> {
  return hasPgbench ? pgbench(connection, run) : rawLoop(connection, run)
}

const cart = "lpad(:n::bigint::text, 22, 'r')"
const next = '\\set k (:k + 1) % :per\n\\set n :start + :client_id * :per + :k'
const columns = 'cart_id, id, type, name, product_slug, price_type, price_frequency, subject, seen_cents, position'
const item = `'item-0123456789abcdef', 'domain', 'voorbeeld.nl', 'domain-nl', 'purchase', 'yearly', 'domain voorbeeld.nl', 349, 1`
const scripts: Readonly<Record<Work, string>> = {
  create: `insert into carts (id) values (left(md5(random()::text || :client_id::text), 22));`,
  add: `${next}
begin;
select version from carts where id = ${cart} for update;
insert into cart_items (${columns}) values (${cart}, ${item});
select * from cart_items where cart_id = ${cart} order by position;
commit;`,
  read: `${next}
select * from carts left join cart_items on cart_items.cart_id = carts.id
where carts.id = ${cart} and closed_at is null order by position;`,
}

async function pgbench(connection: Connection, { work, clients, seconds, from, perClient }: RawRun): Promise<RawRate> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-bench-'))
  try {
    const script = join(directory, 'script.sql')
    writeFileSync(script, scripts[work])
    const place = `-h ${connection.host} -U ${connection.user} -n -M prepared -f ${script}`
    const size = `-c ${clients} -j 1 -D start=${from} -D per=${perClient} -D k=0`
    const limit = work === 'add' ? `-t ${perClient - 1}` : `-T ${seconds}`
    const words = `${place} ${size} ${limit} ${connection.database}`.split(' ')
    const { stdout } = await promisify(execFile)('pgbench', words)
    const calls = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
    return { calls, rate: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
