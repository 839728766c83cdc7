import { alignedTable, numeral } from './page-tables.ts'
import type { Row } from './rows.ts'

/** Processor time in milliseconds: of the shop and of the database. */
interface Cost {
  readonly shop: number
  readonly database: number
  /** A part of it is a guess or computed. */
  readonly isReckoned: boolean
}

/** What comes with one paid order: an assumption. 40 others look for each one who buys. */
const perOrder = { pages: 200, carts: 41, items: 60, reads: 329, searches: 80, jobs: 4, passwords: 1 }
/** Papers of an order and mails that are rendered, in milliseconds; not measured. */
const papers: Cost = { shop: 100, database: 20, isReckoned: true }
const password: Cost = { shop: 14, database: 0, isReckoned: true }
const sizes = [
  ['a village', 5, 'one'],
  ['a town', 100, 'one'],
  ['a region', 1000, 'three, for safety and not for speed'],
  ['the largest hosts', 10_000, 'three, of which one may be gone'],
  ['a country', 50_000, 'ten; without spots three'],
] as const
/** Of the average hour: an evening, and a spot on television. */
const peaks = { evening: 10, spot: 100 }

/** `docs/operations/capacity.md`: how far machines go, from what a call costs now. */
export function capacityPage(rows: readonly Row[]): string {
  const value = (what: string) => rows.find((row) => row.what === what)?.value
  /** By the names of rows in microseconds; where a bench gave none, a figure of November 2026. */
  const cost = (shop: string, database: string, earlier: readonly [number, number]): Cost => {
    const [ofShop, ofDatabase] = [value(shop), value(database)]
    return {
      shop: ofShop === undefined ? earlier[0] : ofShop / 1000,
      database: ofDatabase === undefined ? earlier[1] : ofDatabase / 1000,
      isReckoned: ofShop === undefined || (ofDatabase === undefined && earlier[1] > 0),
    }
  }
  const ofCall = (title: string, earlier: readonly [number, number]) =>
    cost(`${title}, 64 connections, server`, `${title}, 64 connections, database`, earlier)
  const ofPage = rows.find(({ what }) => what === 'a page without compression, CPU')?.floor?.value
  const page = ofPage === undefined ? { shop: 0.04, isReckoned: true } : { shop: ofPage / 1000, isReckoned: false }
  const costs = {
    pages: { ...page, database: 0 },
    carts: ofCall('make a cart', [0.27, 0.03]),
    items: ofCall('add an item', [0.43, 0.2]),
    reads: ofCall('read a cart', [0.22, 0.05]),
    searches: cost('a search for a name', '', [2, 1]),
    jobs: cost('a job, worker', 'a job, database', [0.09, 0.15]),
    passwords: password,
  }
  const titles: Readonly<Record<keyof typeof costs, string>> = {
    pages: 'a page',
    carts: 'a new cart',
    items: 'an item into a cart',
    reads: 'reading a cart',
    searches: 'a search for a name',
    jobs: 'a job: mail, announcement, refund',
    passwords: 'a password',
  }
  const kinds = Object.keys(costs) as (keyof typeof costs)[]
  const sum = (of: 'shop' | 'database') =>
    (kinds.reduce((total, kind) => total + costs[kind][of] * perOrder[kind], 0) + papers[of]) / 1000
  const total = { shop: sum('shop'), database: sum('database') }
  const peak = (orders: number, factor: number) => {
    const perSecond = (orders / 86_400) * factor
    const [shop, database] = [total.shop, total.database].map((each) => brief(perSecond * each))
    return `${brief(perSecond)}/s: ${shop} + ${database}`
  }
  return `# Capacity

How far one, three or ten machines of the [topology](topology.md) go. Written by \`npm run bench\` from what a call costs
([performance](../performance.md)); change \`bench/capacity-page.ts\` and not this page. With a star: computed, guessed or an
earlier figure, not measured in that run.

## What things cost

One process works on one core, so the last column is what a core of the shop does at most.

${alignedTable(
  ['work', 'for one paid order', 'ms of the shop', 'ms of PostgreSQL', 'a second and core'],
  kinds.map((kind) => [
    `${titles[kind]}${star(costs[kind])}`,
    numeral(perOrder[kind]),
    milliseconds(costs[kind].shop),
    costs[kind].database === 0 ? '–' : milliseconds(costs[kind].database),
    numeral(Math.round(1000 / costs[kind].shop)),
  ]),
  [1, 2, 3, 4],
)}

A paid order comes with others who only look. For each one this counts 40 visitors, each with 5 pages, 10 calls and 2
searches for a name; and itself 30 calls, one password, one payment, two mails, an invoice. How many look for each who
buys is assumed, papers and mails (${papers.shop} + ${papers.database} ms in all) are guessed. The sum is
**${total.shop.toFixed(2)} seconds of the shop and ${total.database.toFixed(2)} of the database** for a paid order *. Count your own before you buy machines.

## From a village to a country

Orders a second and the cores they take, shop + database; all of it computed from the table above. An evening has
${peaks.evening} times the average hour, a spot on television ${peaks.spot} times.

${alignedTable(
  ['', 'orders a day', 'evening *', 'spot *', 'machines'],
  sizes.map(([name, orders, machines]) => [
    name,
    numeral(orders),
    peak(orders, peaks.evening),
    peak(orders, peaks.spot),
    machines,
  ]),
  [1],
)}

The database grows by about 13 KB for an order with what belongs to it, indexes included (measured with 475 orders of the
rehearsal), so that a year of the last row is 240 GB *, and a year of a region 5 *.

## What breaks first, and what is added

1. **Registers**, at about 400 orders a day without a registrar, by this count *. All processes together may ask a register
   240 times a minute, most of them less; beyond that names are unknown, and are sold all the same, to be checked when
   paying. Set \`DOMAIN_LOOKUP\` to your registrar; how often it may be asked is in your contract with it.
2. **One machine**, not by load but by being one. From the day on when an hour without orders costs more than two machines,
   have three.
3. **Passwords**, at about 15 log-ins a second * for each core but one of a process while many wait: 14 ms of a core
   each, and pauses, so that the others notice less. Add cores or machines; who is logged in or known goes first.
4. **The processes**: add one for each core, then machines. They share nothing but the database.
5. **Connections**, beyond about ten processes: PgBouncer, or smaller pools.
6. **The primary's processor**: a larger one. Its disk: settling waits for it and for the standby, so use disks that hold
   their word in under a millisecond.
7. **One row**: every invoice takes its number from one row of its series, in turn. At a millisecond for a commit with
   its standby that is some hundred invoices a second *, millions a day.
8. **Then** [other engines](engines.md).

What grows for ever is bounded by [what is kept](../data.md): carts and sessions are cleaned up, orders and invoices stay
seven to ten years. No statement reads more because tables are larger (\`tests/postgres/size.test.ts\`, a million carts).
`
}

function brief(value: number): string {
  return String(Number(value.toPrecision(2)))
}

function star({ isReckoned }: Cost): string {
  return isReckoned ? ' *' : ''
}

function milliseconds(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toFixed(ms >= 1 ? 1 : 3)
}
