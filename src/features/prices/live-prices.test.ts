import {
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
import { expect, onTestFinished, test } from 'vitest'
import { createLivePrices, type LivePrices } from './live-prices.ts'
import { cents } from '#core/money/money.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { PriceChanges } from '#core/catalogue/price-releases.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { healthEndpoints } from '#platform/http/pipeline/health-endpoints.ts'
import { createSharedAssets } from '#platform/http/site/shared-assets.ts'
import { createPriceList, pricedCartOf } from '#features/carts/priced-cart.ts'
import type { RecordedRelease } from './repository.ts'
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

interface OpenedPrices extends LivePrices {
  readonly settle: () => Promise<void>
  readonly page: () => string
  readonly cost: () => string
}

function place() {
  const directory = mkdtempSync(join(tmpdir(), 'stek-prices-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  let time = evening
  const rows: RecordedRelease[] = []
  const shop = {
    pagesDir: join(directory, 'assets/pages'),
    lines: [] as string[],
    rendered: [] as string[],
    dist: join(directory, 'dist'),
    isReachable: true,
    /** Rendering does not end before this promise. */
    renderTime: Promise.resolve(),
    moveTo: (moment: number) => (time = moment),
    now: () => time,
    release(beginsAt: number, prices: PriceChanges, undoes: number | null = null) {
      const made = { releasedBy: 'x', reason: 'x', madeAt: new Date(time) }
      rows.push({ ...made, number: rows.length + 1, beginsAt: new Date(beginsAt), undoes, prices })
    },
    async open(assetsDir = join(directory, 'assets')): Promise<OpenedPrices> {
      const live = await createLivePrices({
        dist: shop.dist,
        pagesDir: join(assetsDir, 'pages'),
        headers,
        assets: createSharedAssets(assetsDir, headers),
        releases: {
          after: (number) =>
            shop.isReachable
              ? Promise.resolve(rows.filter((row) => row.number > number))
              : Promise.reject(new Error('away')),
        },
        log: logTo((line) => void shop.lines.push(line)),
        now: shop.now,
        render: async (part) => {
          const content = JSON.parse(readFileSync(join(part, 'content.json'), 'utf8')) as RenderedWith
          shop.rendered.push(content.day)
          writeSite(part, content)
          await shop.renderTime
        },
      })
      return {
        ...live,
        page: () => String(live.site.at('/')?.identity.body),
        /** Today's renewal price, in the format of the page. */
        cost() {
          const extension = live.catalogue.extensions.get('nl')!
          return `${live.today()} ${extensionPricesOf(extension, live.today())?.renewal}`
        },
        /** Repeats `follow` until nothing is left to do. */
        async settle() {
          for (let round = 0; round < 8; round += 1) {
            await live.follow().catch(() => {})
            await new Promise((resolve) => setTimeout(resolve, 15))
          }
        },
      }
    },
  }
  buildOn(shopDayOf(new Date(evening)), shop.dist)
  return shop
}

test('pages and prices of all processes change at the moment a release begins', async () => {
  const shop = place()
  const [one, other] = [await shop.open(), await shop.open()]
  agree(one, '2026-11-16 999')
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await one.settle()
  await other.settle()
  expect(shop.rendered, 'the second process finds the pages of the first').toEqual(['2026-11-16'])
  shop.moveTo(evening + 59_999)
  for (const each of [one, other]) agree(each, '2026-11-16 999')
  shop.moveTo(evening + 60_000)
  for (const each of [one, other]) {
    await each.follow()
    agree(each, '2026-11-16 1234')
    expect(each.isReady()).toBe(true)
  }
})

test('rendering begins with the first look at a release, and until it ends the pages and prices of before are served', async () => {
  const shop = place()
  const live = await shop.open()
  const rendering = Promise.withResolvers<void>()
  shop.renderTime = rendering.promise
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await live.follow()
  await expect.poll(() => shop.rendered).toEqual(['2026-11-16'])
  for (const moment of [evening + 1000, evening + 59_999]) {
    shop.moveTo(moment)
    await live.follow()
    agree(live, '2026-11-16 999')
    expect(live.isReady()).toBe(true)
  }
  shop.moveTo(evening + 60_000)
  expect([live.page(), live.cost(), live.isReady()]).toEqual(['2026-11-16 999', '2026-11-16 1234', false])
  rendering.resolve()
  await expect.poll(() => live.isReady()).toBe(true)
  agree(live, '2026-11-16 1234')
})

test('a process without pages at the prices in force is not ready, and charges the prices in force', async () => {
  const shop = place()
  // Simulates a full disk: a file in place of the directory makes writing fail for every user, even root.
  mkdirSync(join(shop.pagesDir, '..'), { recursive: true })
  writeFileSync(shop.pagesDir, '')
  const live = await shop.open()
  const [, ready] = healthEndpoints(
    { database: { ready: () => true, ping: async () => {} }, isHealthy: live.isReady, keepReport: async () => {} },
    () => true,
  )
  const statusNow = async () => (await ready?.respond({} as never))?.status
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  shop.moveTo(evening + 59_000)
  await live.settle()
  agree(live, '2026-11-16 999')
  expect(await statusNow()).toBe(200)
  for (const seconds of [60, 100, 140]) {
    shop.moveTo(evening + seconds * 1000)
    await live.settle()
    expect([live.cost(), await statusNow()]).toEqual(['2026-11-16 1234', 503])
  }
  expect(shop.lines).toEqual([
    expect.stringMatching(/^alert files: Pages with new prices cannot be rendered.*ENOTDIR|EEXIST/),
  ])
  rmSync(shop.pagesDir)
  shop.moveTo(evening + 180_000)
  await live.settle()
  agree(live, '2026-11-16 1234')
  expect(await statusNow()).toBe(200)
  expect(shop.lines).toHaveLength(2)
})

test('a shop whose ASSETS_DIR is below a file starts, says so in one line, and charges the prices in force', async () => {
  const shop = place()
  const file = join(shop.dist, '../file')
  writeFileSync(file, '')
  shop.release(evening - 1000, { '.nl': { charge: cents(1234) } })
  const live = await shop.open(join(file, 'assets'))
  await live.settle()
  expect([live.page(), live.cost(), live.isReady()]).toEqual(['2026-11-16 999', '2026-11-16 1234', false])
  expect(shop.lines).toEqual([expect.stringMatching(/^alert files: Pages .* cannot be rendered.*ENOTDIR/)])
  expect(shop.lines[0]).not.toContain('\n')
})

test('a process that has not read the releases for a minute sells nothing until it has', async () => {
  const shop = place()
  shop.isReachable = false
  const live = await shop.open()
  expect([live.areKnown(), live.isReady()]).toEqual([false, false])
  shop.isReachable = true
  await live.settle()
  expect([live.areKnown(), live.isReady()]).toEqual([true, true])
  shop.isReachable = false
  shop.moveTo(evening + 59_999)
  await live.settle()
  expect(live.areKnown()).toBe(true)
  shop.moveTo(evening + 60_000)
  expect([live.areKnown(), live.isReady()]).toEqual([false, false])
})

test('at midnight the next day is there without a restart, and what is undone is undone', async () => {
  const shop = place()
  const live = await shop.open()
  shop.release(midnight, { '.nl': { charge: cents(1500) } })
  shop.moveTo(midnight - 60_000)
  await live.settle()
  shop.moveTo(midnight - 1)
  agree(live, '2026-11-16 999')
  shop.moveTo(midnight)
  agree(live, '2026-11-17 1500')
  shop.release(midnight + 60_000, {}, 1)
  await live.settle()
  shop.moveTo(midnight + 60_000)
  agree(live, '2026-11-17 999')
})

test('what is being answered keeps its prices, so that no answer has two', async () => {
  const shop = place()
  const live = await shop.open()
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  await live.during(async () => {
    shop.moveTo(evening + 60_000)
    await Promise.resolve()
    expect(live.cost()).toBe('2026-11-16 999')
  })
  expect(live.cost()).toBe('2026-11-16 1234')
})

test('a cart that was filled before gets the new price, and says what it was', async () => {
  const shop = place()
  const live = await shop.open()
  const prices = createPriceList(live.catalogue)
  const items = [{ ...domainChoice('a', 'tuin'), lastShownPrice: cents(399) }]
  const priced = () =>
    pricedCartOf({ id: 'c', customerId: null, items } as never, { tax: {} } as never, prices, live.today())
  expect(priced().items[0]).not.toHaveProperty('changedFrom')
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  shop.moveTo(evening + 60_000)
  expect(priced().items[0]).toMatchObject({ changedFrom: 399, price: { periodical: 1234 } })
})

test('a process renders what is released before it serves; where nothing changed it serves at once', async () => {
  const shop = place()
  shop.release(evening - 1000, { '.nl': { charge: cents(1234) } })
  const first = await shop.open()
  agree(first, '2026-11-16 1234')
  const restarted = await shop.open()
  agree(restarted, '2026-11-16 1234')
  expect(shop.rendered).toHaveLength(1)
  const next = place()
  next.moveTo(midnight + 3_600_000)
  const live = await next.open()
  expect([live.page(), live.cost(), live.isReady()]).toEqual(['2026-11-16 999', '2026-11-17 999', true])
  await live.settle()
  agree(live, '2026-11-17 999')
})

test('old pages and parts of those whose rendering was killed are removed', async () => {
  const shop = place()
  const live = await shop.open()
  const long = Date.now() / 1000 - 2 * 3600
  for (const name of ['old', 'part-killed', 'part-new']) {
    mkdirSync(join(shop.pagesDir, name), { recursive: true })
    if (name !== 'part-new') utimesSync(join(shop.pagesDir, name), long, long)
  }
  shop.release(evening + 60_000, { '.nl': { charge: cents(1234) } })
  await live.settle()
  expect(readdirSync(shop.pagesDir)).toHaveLength(2)
  expect(existsSync(join(shop.pagesDir, 'part-new'))).toBe(true)
})

test('three processes across midnight, whatever is released: all charge the same, and ready ones show it', async () => {
  const shop = place()
  const lives = [await shop.open(), await shop.open(), await shop.open()]
  const shown = new Set<string>()
  shop.moveTo(midnight - 600_000)
  for (let step = 0; step < 80; step += 1) {
    if (step % 12 === 0) shop.release(shop.now() + 60_000, { '.nl': { charge: cents(1000 + step) } })
    for (const live of lives) await live.follow()
    await new Promise((resolve) => setTimeout(resolve, 15))
    shop.moveTo(shop.now() + 1 + ((step * 7919) % 20_000))
    const pages = lives.filter((live) => live.isReady()).map((live) => live.page())
    // A page at the same price may still name the day before.
    const answers = [...pages, ...lives.map((live) => live.cost())].map((said) => said.split(' ')[1])
    expect(new Set(answers).size, `${answers.join(', ')} at step ${step}`).toBe(1)
    for (const page of pages) shown.add(page)
  }
  expect(shown.size).toBeGreaterThan(3)
})
