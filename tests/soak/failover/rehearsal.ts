import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createDemoLookup } from '#apps/demo/registry.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { audit } from '#tests/soak/audit.ts'
import { buy } from '#tests/soak/buyer.ts'
import { createChances } from '#tests/soak/chances.ts'
import { openTopology, type Say, type Topology } from './topology.ts'
import { type Probe, probe } from './probe.ts'
import { passTime } from '#tests/soak/payments.ts'
import { createVisitors } from '#tests/soak/visitors.ts'

const lanes = 6
const customers = 8
const settlingMs = 300_000
const roundMs = 12_000

/** What happens to the primary, in turn, and to a shop at the same time. */
const failures = ['killed', 'cut off', 'disk frozen', 'suspended', 'switched over'] as const
const besides = ['a shop killed', 'a shop cut off', 'a slow line', 'the standby cut off before'] as const

interface Rehearsal {
  readonly rounds: number
  readonly say: Say
}

/**
 * Fails the database over, again and again, under load: buyers order and pay, visitors read pages and fill carts. In the
 * end everything that was acknowledged to anybody is there, once.
 */
export async function rehearseFailovers({ rounds, say }: Rehearsal) {
  await using open = new AsyncDisposableStack()
  const began = performance.now()
  const tell = (line: string) => say(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
  const topology = await openTopology(open, tell)
  const { manager, pool, origin, outside } = topology
  const port = Number(new URL(origin).port)
  const visitors = createVisitors(port, `localhost:${port}`)
  await visitors.register(customers)
  if (visitors.failures.length > 0) throw new Error(visitors.failures.join())
  await pool.query('update customers set email_verified_at = now()')
  tell(`three shops behind nginx on two databases are open`)

  const promised = new Set<string>()
  let [bought, isOver] = [0, false]
  const names = freeNames()
  const parts = {
    pool,
    bank: outside.bank,
    urls: [origin] as const,
    chances: createChances(20),
    headersOf: (number: number) => visitors.headersOf(number),
    onPayment: (id: string) => void promised.add(id),
  }
  const troubles: string[] = []
  const lane = async () => {
    for await (const name of names) {
      if (isOver) return
      const number = (bought += 1)
      await buy({ ...parts, nameOf: () => name }, number).catch((error: unknown) => troubles.push(String(error)))
    }
  }
  const pages = probe(origin, 'page', 100)
  const calls = probe(origin, 'call', 200)
  const buying = Array.from({ length: lanes }, lane)
  await pause(3000)

  for (let round = 0; round < rounds; round += 1) {
    const [failure = 'killed', beside = 'a slow line'] = [
      failures[round % failures.length],
      besides[round % besides.length],
    ]
    if (beside === 'the standby cut off before') await cutStandby(topology)
    await manager.safe()
    const [since, before] = [performance.now(), manager.failovers()]
    const ending = misbehave(topology, beside)
    await fail(topology, failure)
    while (manager.failovers() === before) await pause(50)
    const promotedMs = performance.now() - since
    await ending
    await manager.safe()
    await pause(Math.max(0, since + roundMs - performance.now()))
    tell(
      `${round + 1}: ${failure}, ${beside}: promoted after ${seconds(promotedMs)}, calls without service ` +
        `${seconds(calls.longestGapSince(since))}, ${pages.failuresSince(since)} pages failed, ` +
        `the slowest took ${seconds(pages.slowestSince(since))}`,
    )
  }
  isOver = true
  await Promise.all(buying)
  await Promise.all([pages.stop(), calls.stop()])
  tell(
    `${bought} purchases, ${calls.done()} carts, ${pages.done()} pages, ${pages.failuresSince(0)} failed in all; now it comes to rest`,
  )
  const { problems, paid, refunded } = await settled(topology)
  const wrong = [...troubles, ...problems, ...(await missingOf(pool, promised, calls)), ...(await gapsInNumbers(pool))]
  const repeated = outside.mail.delivered.length - letterIds(topology).size
  tell(
    `${manager.failovers()} failovers, ${promised.size} payments promised, ${paid} orders paid, ${refunded} refunded`,
  )
  tell(`${wrong.length} lost or doubled; ${repeated} letters were sent again with the same id`)
  for (const line of topology.log.filter((each) => !isExplained(each))) tell(`log: ${line}`)
  return { wrong }
}

async function fail({ manager }: Topology, failure: (typeof failures)[number]): Promise<void> {
  const primary = manager.primary()
  if (failure === 'killed') primary.kill()
  if (failure === 'cut off') await primary.machine.cut()
  if (failure === 'disk frozen') await primary.freeze()
  if (failure === 'suspended') primary.suspend()
  if (failure === 'switched over') await manager.switchOver()
}

async function misbehave({ machines, slow }: Topology, beside: (typeof besides)[number]): Promise<void> {
  const [first, second] = machines
  if (beside === 'a shop killed') first?.kill()
  if (beside === 'a shop cut off') {
    await second?.machine.cut()
    await pause(6000)
    await second?.machine.mend()
  }
  if (beside === 'a slow line') {
    slow()
    await pause(6000)
    slow()
  }
}

async function cutStandby({ manager, pair }: Topology): Promise<void> {
  const standby = pair.find((server) => server !== manager.primary())
  await standby?.machine.cut()
  await pause(7000)
  await standby?.machine.mend()
  await pause(1000)
}

async function* freeNames(): AsyncGenerator<string> {
  const lookup = createDemoLookup()
  for (let number = 1; ; number += 1) {
    const sld = `een-lange-naam-om-te-kopen-${number}`
    const name = { sld, tld: 'nl', ascii: `${sld}.nl`, unicode: `${sld}.nl` } as unknown as DomainName
    const { state } = await lookup.lookUp(name, { signal: AbortSignal.timeout(10_000) })
    if (state === 'available') yield sld
  }
}

/** All that is late arrives, and what webhooks did not tell is found. */
async function settled(topology: Topology) {
  const { outside, pool, manager } = topology
  const until = performance.now() + settlingMs
  await outside.bank.makeDue()
  for (let oneIn = 1; ; oneIn = 10) {
    await passTime(pool, oneIn)
    await pause(5000)
    const { rows } = await pool.query<{ id: string }>(`select id from mails where template = 'orderConfirmed'`)
    const ids = letterIds(topology)
    const confirmed = rows.filter(({ id }) => ids.has(id)).length
    const told = outside.provisioning.taken.filter(({ type }) => type === 'order.paid').length
    const sink = {
      url: '',
      countOf: (kind: string) => (kind === 'mails/orderConfirmed' ? confirmed : told),
      repeats: () => 0,
      close: async () => {},
    }
    const found = await audit({ connectionString: manager.primary().url('shop') }, outside.bank, sink)
    if (found.problems.length === 0 || performance.now() > until) return found
  }
}

function letterIds({ outside }: Topology): ReadonlySet<string> {
  return new Set(outside.mail.delivered.map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? ''))
}

/** What somebody was told is there, and is not. */
async function missingOf(
  pool: Pool,
  promised: ReadonlySet<string>,
  { acknowledged }: Probe,
): Promise<readonly string[]> {
  const payments = await pool.query<{ id: string }>(
    'select id::text from unnest($1::text[]) as id where not exists (select from payments where payments.id::text = id)',
    [[...promised]],
  )
  const items = await pool.query<{ cart: string }>(
    `select cart from unnest($1::text[]) as cart
     where not exists (select from cart_items where cart_id = cart and id = 'd')`,
    [acknowledged],
  )
  return [
    ...payments.rows.map(({ id }) => `payment ${id} is lost`),
    ...items.rows.map(({ cart }) => `the item of cart ${cart} is lost`),
  ]
}

async function gapsInNumbers(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ series: string; count: number; last: number }>(
    `select split_part(number, '-', 1) as series, count(*)::int as count, max(split_part(number, '-', 2)::int) as last
     from invoices group by 1 having count(*) <> max(split_part(number, '-', 2)::int)`,
  )
  return rows.map(({ series, count, last }) => `${series}: ${count} invoices, the last is ${last}`)
}

const explained = [
  /database cannot be reached|can be reached again|Writes go to|no answer in time|works? again|jobs of a task fail/,
  /number series was opened|event loop was blocked|order was paid twice|lock timeout|statement timeout/,
]

/** Outages that were made, and what follows from them. */
function isExplained(line: string): boolean {
  return explained.some((pattern) => pattern.test(line))
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
