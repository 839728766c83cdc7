import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLivePrices, type LivePrices } from './live-prices.ts'
import { cents } from '#core/money/money.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { PriceChanges } from '#core/catalogue/price-releases.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { createSharedAssets } from '#platform/http/site/shared-assets.ts'
import { createCartDependencies } from '#features/carts/cart-dependencies.ts'
import { pricedCartOf } from '#features/carts/priced-cart.ts'
import type { RecordedRelease } from './price-release-ports.ts'
import type { RenderedWith } from '#site/rendered-with.ts'
import { domainChoice } from '#tests/builders/sample-catalogue.ts'
import { logTo } from '#tests/builders/log.ts'

const evening = Date.parse('2026-11-16T21:00:00Z')
const midnight = Date.parse('2026-11-16T23:00:00Z')
const headers = { secure: false }

/** A build of one page, which says the price of `.nl` and its day, and a renderer of the same. */
function buildOn(day: string, directory: string): void {
  writeSite(directory, { day: day as RenderedWith['day'], prices: null })
}

function writeSite(
  directory: string,
  { day, prices }: { day: RenderedWith['day']; prices: RenderedWith['prices'] | null },
) {
  mkdirSync(join(directory, 'site'), { recursive: true })
  const charge = prices?.extensions['nl']?.history.findLast(({ from }) => from <= day)?.charge ?? 999
  const page = `${day} ${charge}`
  writeFileSync(join(directory, 'site/index.html'), page)
  const file = { path: '/', file: 'index.html', type: 'text/html', hash: page, hasBrotli: false, kind: 'page' }
  writeFileSync(join(directory, 'site.json'), JSON.stringify({ day, files: [file] }))
}

/** Page and prices say the same. */
function agree(live: { readonly page: () => string; readonly cost: () => string }, said: string): void {
  expect([live.page(), live.cost()]).toEqual([said, said])
}

function place() {
  const directory = mkdtempSync(join(tmpdir(), 'stek-prices-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  let time = evening
  const rows: RecordedRelease[] = []
  const lines: string[] = []
  const rendered: string[] = []
  const shop = {
    directory,
    lines,
    rendered,
    dist: join(directory, 'dist'),
    fault: undefined as Error | undefined,
    moveTo: (moment: number) => (time = moment),
    now: () => time,
    release(beginsAt: number, prices: PriceChanges, undoes: number | null = null) {
      const made = { releasedBy: 'x', reason: 'x', madeAt: new Date(time) }
      rows.push({ ...made, number: rows.length + 1, beginsAt: new Date(beginsAt), undoes, prices })
    },
    async open(
      reachable = true,
    ): Promise<LivePrices & { settle: () => Promise<void>; page: () => string; cost: () => string }> {
      const live = await createLivePrices({
        dist: shop.dist,
        versionsDir: join(directory, 'pages'),
        headers,
        assets: createSharedAssets(join(directory, 'assets'), headers),
        releases: {
          after: (number) =>
            reachable ? Promise.resolve(rows.filter((row) => row.number > number)) : Promise.reject(new Error('away')),
        },
        log: logTo((line) => void lines.push(line)),
        now: shop.now,
        render: async (contentFile, outDir) => {
          if (shop.fault) throw shop.fault
          const content = JSON.parse(readFileSync(contentFile, 'utf8')) as RenderedWith
          rendered.push(content.day)
          writeSite(outDir, content)
          await Promise.resolve()
        },
      })
      const page = () => String(live.site.at('/')?.identity.body)
      return {
        ...live,
        page,
        /** In the words of the page. */
        cost() {
          const extension = live.catalogue.extensions.get('nl')!
          return `${live.today()} ${extensionPricesOf(extension, live.today())?.renewal}`
        },
        /** Until nothing is left to do. */
        async settle() {
          for (let turn = 0; turn < 6; turn += 1) {
            await live.follow()
            await vi.waitFor(() =>
              expect(
                readdirSync(join(directory, 'pages'), { recursive: true }).some((name) =>
                  String(name).endsWith('lock'),
                ),
              ).toBe(false),
            )
          }
        },
      }
    },
  }
  buildOn(shopDayOf(new Date(evening)), shop.dist)
  mkdirSync(join(directory, 'pages'))
  return shop
}

test('[issue 19] pages and prices of all processes change at the moment a release begins', async () => {
  const shop = place()
  const [one, other] = [await shop.open(), await shop.open()]
  agree(one, '2026-11-16 999')
  shop.release(evening + 30_000, { '.nl': { charge: cents(1234) } })
  await one.settle()
  await other.settle()
  expect(shop.rendered).toEqual(['2026-11-16'])
  shop.moveTo(evening + 29_999)
  for (const each of [one, other]) agree(each, '2026-11-16 999')
  shop.moveTo(evening + 30_000)
  for (const each of [one, other]) agree(each, '2026-11-16 1234')
})

test('[issue 19] a release that begins before its pages are there waits for them, the same time in all processes', async () => {
  const shop = place()
  const [one, other] = [await shop.open(), await shop.open()]
  shop.release(evening, { '.nl': { charge: cents(1234) } })
  shop.moveTo(evening + 5000)
  await one.settle()
  await other.settle()
  shop.moveTo(evening + 8999)
  for (const each of [one, other]) agree(each, '2026-11-16 999')
  shop.moveTo(evening + 9000)
  for (const each of [one, other]) agree(each, '2026-11-16 1234')
})

test('[issue 19] at midnight the next day is there without a restart, and what is undone is undone', async () => {
  const shop = place()
  const live = await shop.open()
  shop.release(midnight, { '.nl': { charge: cents(1500) } })
  shop.moveTo(midnight - 60_000)
  await live.settle()
  shop.moveTo(midnight - 1)
  agree(live, '2026-11-16 999')
  shop.moveTo(midnight)
  agree(live, '2026-11-17 1500')
  shop.release(midnight + 30_000, {}, 1)
  await live.settle()
  shop.moveTo(midnight + 30_000)
  agree(live, '2026-11-17 999')
})

test('[issue 19] what is being answered keeps its prices, so that no answer has two', async () => {
  const shop = place()
  const live = await shop.open()
  shop.release(evening + 30_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  await live.during(async () => {
    shop.moveTo(evening + 30_000)
    await Promise.resolve()
    expect(live.cost()).toBe('2026-11-16 999')
  })
  expect(live.cost()).toBe('2026-11-16 1234')
})

test('[issue 19] a cart that was filled before gets the new price, and says what it was', async () => {
  const shop = place()
  const live = await shop.open()
  const parts = { carts: null!, coupons: null!, transaction: null!, codes: null!, attempts: null!, lookup: null! }
  const { prices } = createCartDependencies({ ...parts, catalogue: live.catalogue, today: live.today })
  const items = [{ ...domainChoice('a', 'tuin'), seen: cents(399) }]
  const priced = () =>
    pricedCartOf({ id: 'c', customerId: null, items } as never, { tax: {} } as never, prices, live.today())
  expect(priced().items[0]).not.toHaveProperty('changedFrom')
  shop.release(evening + 30_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  shop.moveTo(evening + 30_000)
  expect(priced().items[0]).toMatchObject({ changedFrom: 399, price: { periodical: 1234 } })
})

test('[issue 19] a renderer that fails is told once and tried again, and the old prices stay with their pages', async () => {
  const shop = place()
  const live = await shop.open()
  shop.fault = new Error('ENOSPC: no space left on device')
  shop.release(evening + 10_000, { '.nl': { charge: cents(1234) } })
  for (const seconds of [0, 6, 20, 60, 200]) {
    shop.moveTo(evening + seconds * 1000)
    await live.settle()
    agree(live, '2026-11-16 999')
  }
  expect(shop.lines).toEqual([expect.stringContaining('no space left')])
  shop.fault = undefined
  shop.moveTo(evening + 300_000)
  await live.settle()
  shop.moveTo(evening + 310_000)
  agree(live, '2026-11-16 1234')
  expect(shop.lines).toHaveLength(2)
})

test('[issue 19] a process that starts late has the newest at once, also when the database is away', async () => {
  const shop = place()
  shop.release(evening - 1000, { '.nl': { charge: cents(1234) } })
  const first = await shop.open()
  agree(first, '2026-11-16 1234')
  expect(shop.rendered).toHaveLength(1)
  for (const isReachable of [true, false]) {
    const late = await shop.open(isReachable)
    agree(late, '2026-11-16 1234')
  }
  expect(shop.rendered).toHaveLength(1)
})

test('[issue 19] a new build renders what is released before it serves; where nothing changed it serves at once', async () => {
  const shop = place()
  shop.moveTo(midnight + 3_600_000)
  const next = await shop.open()
  expect([next.page(), next.cost()]).toEqual(['2026-11-16 999', '2026-11-17 999'])
  await next.settle()
  shop.moveTo(midnight + 3_700_000)
  agree(next, '2026-11-17 999')
})

test('[issue 19] the lock of a dead renderer is taken over, parts and old versions are swept away', async () => {
  const shop = place()
  const live = await shop.open()
  shop.release(evening + 10_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  const [build = ''] = readdirSync(join(shop.directory, 'pages'))
  const pages = join(shop.directory, 'pages', build)
  const [version = ''] = readdirSync(pages)
  cpSync(join(pages, version), join(pages, '1-abc'), { recursive: true })
  mkdirSync(join(pages, '1-abc.x.part'))
  writeFileSync(join(pages, 'lock'), '')
  const long = (evening - 3_600_000) / 1000
  for (const name of ['1-abc', '1-abc.x.part', 'lock']) utimesSync(join(pages, name), long, long)
  shop.moveTo(evening + 700_000)
  shop.release(evening + 800_000, { '.nl': { charge: cents(1300) } })
  await live.settle()
  expect(shop.rendered).toHaveLength(2)
  expect(['1-abc', '1-abc.x.part', 'lock'].filter((name) => existsSync(join(pages, name)))).toEqual([])
})

test('[issue 19] three processes across midnight, whatever is released: no two answers of a moment differ', async () => {
  const shop = place()
  const lives = [await shop.open(), await shop.open(), await shop.open()]
  const said = new Set<string>()
  shop.moveTo(midnight - 200_000)
  for (let step = 0; step < 80; step += 1) {
    if (step % 12 === 0) shop.release(shop.now() + 10_000, { '.nl': { charge: cents(1000 + step) } })
    for (const live of lives) await live.follow()
    await new Promise((resolve) => setTimeout(resolve, 5))
    shop.moveTo(shop.now() + 1 + ((step * 7919) % 5000))
    const answers = lives.flatMap((live) => [live.page(), live.cost()])
    expect(new Set(answers).size, `${answers.join(', ')} at step ${step}`).toBe(1)
    said.add(answers[0] ?? '')
  }
  expect(said.size).toBeGreaterThan(5)
})
