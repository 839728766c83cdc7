import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPriceReleases, createPromisedOrders, type NewRelease } from '#features/prices/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { pairOf } from '#core/catalogue/price-draft.ts'
import { priceListOf } from '#core/catalogue/price-list.ts'
import { foldPrices } from '#core/catalogue/price-releases.ts'
import { cents } from '#core/money/money.ts'
import { root } from '#platform/config/root.ts'
import {
  planOfDraft,
  promisesBrokenBy,
  type ReleasePlan,
  releasePrices,
  untoldOf,
} from '#features/prices/release-prices.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { startedPayment, webhook } from '#tests/api/payments/payment-traces.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
/** Nobody can do this in a shop: the trigger stands in the way. */
beforeEach(async () => {
  await checkout.pool.query(
    'alter table price_releases disable trigger user; delete from price_releases; alter table price_releases enable trigger user',
  )
})

const releasesNow = () => createPriceReleases(checkout.pool).after(0)
const made = (number: number, rest: Partial<NewRelease> = {}): NewRelease => ({
  number,
  draftId: randomUUID(),
  beginsAt: null,
  undoes: null,
  prices: { '.nl': { charge: cents(1099) } },
  costs: null,
  releasedBy: 'anna',
  reason: 'a test',
  notices: null,
  ...rest,
})
const release = (row: NewRelease, broken: Parameters<typeof releasePrices>[2] = []) =>
  releasePrices(createTransaction(checkout.pool), row, broken)

test('a release is there for ever as it was made', async () => {
  await release(made(1))
  for (const statement of ['update price_releases set reason = $$other$$', 'delete from price_releases']) {
    await expect(checkout.pool.query(statement)).rejects.toThrow('a price release never changes')
  }
  const past = `insert into price_releases (number, draft_id, begins_at, prices, released_by, reason)
    values (2, gen_random_uuid(), now() - interval '1 second', '{}', 'anna', 'a test')`
  await expect(checkout.pool.query(past)).rejects.toThrow('price_releases_begin')
  expect(await createPriceReleases(checkout.pool).after(1)).toEqual([])
})

test('of operators who release at once one wins, and the same draft counts once', async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => release(made(1))))
  expect(others.filter(({ outcome }) => outcome === 'released')).toHaveLength(1)
  expect(others.filter(({ outcome }) => outcome === 'overtaken')).toHaveLength(7)
  const same = made(2)
  const repeated = await Promise.all(Array.from({ length: 8 }, () => release(same)))
  expect(repeated.filter(({ outcome }) => outcome === 'released')).toHaveLength(1)
  expect(repeated.filter(({ outcome }) => outcome === 'releasedBefore')).toHaveLength(7)
  // Nobody has seen what comes between.
  expect(await release(made(4))).toEqual({ outcome: 'overtaken' })
  expect((await releasesNow()).map(({ number }) => number)).toEqual([1, 2])
})

async function planned(prices: Parameters<typeof planOfDraft>[2]): Promise<ReleasePlan> {
  const plan = planOfDraft(catalogue, await releasesNow(), prices, new Date(Date.now() + 1000))
  if (!('release' in plan)) throw new Error(plan.faults.join())
  return plan
}

test('a release that breaks promised renewals needs a reason, which customers get once', async () => {
  const { id, providerId } = await startedPayment(checkout)
  await checkout.bank.decide(providerId, 'paid', { webhook: 'never' })
  await webhook(checkout, id, providerId)
  const [order] = await checkout.rowsOf<{ number: string; renewal: number; email: string }>(
    `select number, (snapshot -> 'lines' -> 0 ->> 'renewal')::int as renewal, email
     from orders join customers on customers.id = customer_id where paid_payment_id = $1`,
    [id],
  )
  const orders = createPromisedOrders(checkout.pool)
  const brokenBy = async (price: number) =>
    promisesBrokenBy(await planned({ '.nl': { price: cents(price) } }), orders, shopDayOf(new Date()))
  expect(await brokenBy((order?.renewal ?? 0) - 1)).toEqual([])
  const broken = await brokenBy(1249)
  expect(broken.flatMap((each) => each.broken)).toMatchObject([
    { orderNumber: order?.number, promised: order?.renewal, raisedTo: 1249 },
  ])
  expect(untoldOf(broken, {})).toEqual([expect.stringMatching(/1 customers \(nl\): --reason-nl .* --keep-promises/)])
  expect(untoldOf(broken, { nl: 'Het register vraagt meer.' })).toEqual([])

  const row = made(1, { prices: { '.nl': { charge: cents(1249) } }, notices: { nl: 'Het register vraagt meer.' } })
  await release(row, broken)
  await release(row, broken)
  const mails = await checkout.rowsOf(
    `select recipient, template, data ->> 'reason' as reason, data -> 'lines' -> 0 ->> 'raisedTo' as "raisedTo"
     from mails where cause like 'price release %'`,
  )
  const reason = 'Het register vraagt meer.'
  expect(mails).toEqual([{ recipient: order?.email, template: 'renewalPriceRaised', reason, raisedTo: '1249' }])

  await checkout.pool.query(
    `insert into order_events (order_id, kind, amount_cents, dedup_key) select id, 'withdrawn', 1, 'test' from orders`,
  )
  expect(await brokenBy(1349)).toEqual([])
})

async function command(...args: readonly string[]) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(checkout.shop.database) }
  const program = join(root, 'src', 'apps', 'cli', 'stek.ts')
  return promisify(execFile)(process.execPath, [program, 'prices', ...args], { env, maxBuffer: 10_000_000 }).then(
    ({ stdout }) => [0, stdout] as const,
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [code, stdout + stderr] as const,
  )
}

const directory = mkdtempSync(join(tmpdir(), 'prices-'))
const fileOf = (name: string, text: string) => {
  writeFileSync(join(directory, name), text)
  return join(directory, name)
}
const mapping = () =>
  fileOf(
    'mapping.json',
    JSON.stringify({
      columns: {
        extension: 'TLD',
        registration: 'Create',
        renewal: 'Renew',
        transfer: 'Transfer',
        currency: 'Currency',
      },
      groups: [
        { extensions: ['nl'] },
        { extensions: 'all', renewal: { percent: 50 }, firstTerm: { percent: 50 }, endsIn: [95] },
      ],
    }),
  )
const listWith = (change: (row: string) => string = (row) => row) => {
  const rows = Array.from(catalogue.extensions.keys(), (tld) => change(`.${tld},EUR,7.00,9.00,9.00`))
  return fileOf('list.csv', ['TLD,Currency,Create,Renew,Transfer', ...rows].join('\n'))
}
const draft = join(directory, 'draft.json')

test('the command names the row of a list that is wrong, and releases nothing', async () => {
  const list = listWith((row) => (row.startsWith('.com,') ? '.com,EUR,"7,00",9.00,9.00' : row))
  expect(await command('import', list, '--mapping', mapping(), '--out', draft)).toEqual([
    1,
    '\nline 3: .com: registration “7,00” has a comma: amounts are written 9.99\n\n',
  ])
  expect(await releasesNow()).toEqual([])
})

test('a whole list is imported, looked at, released, undone and read again', inLongRun, async () => {
  const before = priceListOf(catalogue)
  const begun = Date.now()
  const [code, text] = await command('import', listWith(), '--mapping', mapping(), '--out', draft)
  expect([code, Date.now() - begun < 30_000]).toEqual([0, true])
  expect(text).toMatch(/^\.com +14\.99 +13\.95 +9\.99 +10\.95 +9\.00 +5\.99 +4\.95$/m)
  expect(text).toMatch(/^\.nl +first term +3\.99 +7\.00$/m)
  const doubted = await command('release', draft, '--reason', 'December', '--by', 'anna')
  expect(doubted).toEqual([1, expect.stringMatching(/goes from .* to .*--allow change[^]*Nothing was released/)])
  const allowed = ['--allow', 'change,saving', '--keep-promises']
  const released = await command('release', draft, '--reason', 'December', '--by', 'anna', ...allowed)
  expect(released).toEqual([0, expect.stringMatching(/^Release 1 begins at /)])
  expect(await command('release', draft, '--reason', 'December')).toEqual([
    0,
    expect.stringContaining('released before, as 1'),
  ])

  const rows = await releasesNow()
  const later = new Date(Date.now() + 60_000)
  const day = shopDayOf(later)
  expect(pairOf(foldPrices(before, rows, later), '.com', day)).toEqual({ list: 1395, net: 1095 })
  expect(pairOf(foldPrices(before, rows, new Date()), '.com', day)).toEqual(pairOf(before, '.com', day))

  const late = fileOf(
    'late.json',
    JSON.stringify({ id: randomUUID(), after: 0, prices: { '.com': { price: '20.00' } } }),
  )
  expect(await command('release', late, '--reason', 'Later')).toEqual([
    1,
    expect.stringContaining('release 1 was made by anna'),
  ])
  expect((await command('rollback', '--reason', 'Too early', '--by', 'bram'))[0]).toBe(0)
  const undone = foldPrices(before, await releasesNow(), new Date(Date.now() + 60_000))
  for (const name of ['.com', '.net', '.net transfer', '.horse']) {
    expect(pairOf(undone, name, day), name).toEqual(pairOf(before, name, day))
  }
  const [, history] = await command('history')
  expect(history).toMatch(/^1 .* undone .* anna +December\n2 .* undoes 1 +bram +Too early\n$/m)
  expect((await command('history', '.com'))[1]).toMatch(/13\.95 +10\.95 +release 1, anna/)
  expect(JSON.parse(readFileSync(draft, 'utf8'))).toMatchObject({ after: 0, prices: { '.com': { price: '13.95' } } })
})

test.each([
  ['a moment that is over', ['--at', '2020-01-01'], 'that is over'],
  ['an hour that summer time leaves out', ['--at', '2027-03-28 02:30'], 'there is no such moment'],
  ['an hour that comes twice', ['--at', '2027-10-31 02:30'], 'the clock shows that twice'],
])('the command refuses %s', inLongRun, async (_, args, text) => {
  const file = fileOf(
    'one.json',
    JSON.stringify({ id: randomUUID(), after: 0, prices: { '.com': { price: '15.00' } } }),
  )
  expect(await command('diff', file, ...args)).toEqual([1, expect.stringContaining(text)])
})

test.each([
  ['an unknown price', { prices: { '.nope': { price: '1.00' } } }, '.nope: there is no such price'],
  ['a comma', { prices: { '.com': { price: '15,00' } } }, 'prices..com.price: write an amount as "9.99"'],
  ['a first term that is dearer', { prices: { '.com': { firstTerm: '99.00' } } }, 'would cost more than the next ones'],
  ['no id', { id: 'one' }, 'id: Invalid UUID'],
])('the command refuses a draft with %s', inLongRun, async (_, change, text) => {
  const file = fileOf('bad.json', JSON.stringify({ id: randomUUID(), after: 0, prices: {}, ...change }))
  expect(await command('check', file)).toEqual([1, expect.stringContaining(text)])
})

test('the command says how it is used', inLongRun, async () => {
  for (const args of [[], ['release', 'x.json'], ['diff', 'x.json', '--what'], ['import', 'x.csv']]) {
    expect(await command(...args)).toEqual([2, expect.stringContaining('stek prices ')])
  }
  expect(await command('diff', '/nowhere.json')).toEqual([1, '\n/nowhere.json: cannot be read\n\n'])
  expect(await command('check')).toEqual([0, expect.stringContaining('are in order')])
})
