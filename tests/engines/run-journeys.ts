import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from '@playwright/test'
import { Client } from 'pg'
import { createDatabase, startTestCluster } from '#tests/builders/cluster.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { openShopOf } from '#tests/e2e/open-shop.ts'
import { accounts } from './accounts.ts'
import { browsing } from './browsing.ts'
import { buying } from './buying.ts'
import type { Engine } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { forms } from './forms.ts'
import { menus } from './menus.ts'
import { Page } from './page.ts'
import { policy } from './policy.ts'
import type { Journey } from './visit.ts'
import { openWebKit } from './webkit.ts'

/*
 * Journeys through the shop that is built, in engines that Playwright does not drive. `tools/launcher/engines.mjs` finds
 * the programs: `node tests/engines/run-journeys.ts --firefox /usr/bin/firefox-esr [--only 'logs in']`.
 */
const { values } = parseArgs({
  options: {
    firefox: { type: 'string' },
    'webkit-driver': { type: 'string' },
    'webkit-browser': { type: 'string' },
    display: { type: 'string', default: 'Xvfb' },
    only: { type: 'string', default: '' },
  },
})
const root = join(import.meta.dirname, '../..')
const pictures = join(root, '.cache/engines')
const chosen = new RegExp(values.only)
const journeys = [...policy, ...buying, ...accounts, ...browsing, ...menus, ...forms].filter(({ title }) =>
  chosen.test(title),
)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
const cluster = await startTestCluster()
const connection = await createDatabase(cluster.superuser)
const shop = await openShopOf(root, { DATABASE_URL: databaseUrlOf({ connection }) })
const database = new Client(connection)
await database.connect()

/** What browsers reported to the shop since it was asked the last time. */
let lastReport = '0'
async function newReports(): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string; said: string }>(
    'select id::text, body::text as said from browser_reports where id > $1::bigint order by id',
    [lastReport],
  )
  lastReport = rows.at(-1)?.id ?? lastReport
  return rows.map(({ said }) => `reported to the shop: ${said}`)
}

async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await isThere()); attempt += 1) {
    if (attempt > 100) throw new Error(`Not within 20 s: ${what}`)
    await pause(200)
  }
}

/** What was wrong with a journey; nothing if all is well. */
async function faultsOf(engine: Engine, journey: Journey, picture: string): Promise<readonly string[]> {
  const api = await request.newContext({ baseURL: shop.url, extraHTTPHeaders: { Origin: shop.url } })
  const height = journey.width === 390 ? 844 : 900
  const profile = await engine.openProfile({ width: journey.width, height, scripts: journey.scripts ?? true })
  const openTab = async () => new Page(await profile.openTab(), shop.url)
  let page: Page | undefined
  const expected: RegExp[] = []
  const reports: string[] = []
  const faults: string[] = []
  try {
    page = await openTab()
    await journey.go({
      page,
      openTab,
      shop: { request: api, url: () => shop.url },
      isNarrow: journey.width === 390,
      async takeComplaints(pattern) {
        await waitFor(String(pattern), async () => (await profile.complaints()).some((each) => pattern.test(each)))
        expected.push(pattern)
      },
      async takeReports(pattern) {
        if (!engine.reportsPlainHttp) return
        await waitFor(`a report of ${String(pattern)}`, async () => {
          reports.push(...(await newReports()))
          return reports.some((each) => pattern.test(each))
        })
        expected.push(pattern)
      },
    })
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    writeFileSync(picture, (await page?.screenshot().catch(() => '')) ?? '')
  }
  reports.push(...(await newReports()))
  const complaints = [...(await profile.complaints().catch((error: unknown) => [String(error)])), ...reports]
  faults.push(...complaints.filter((each) => !expected.some((pattern) => pattern.test(each))))
  await profile.close().catch((error: unknown) => faults.push(`The browser did not close: ${String(error)}`))
  await api.dispose()
  return faults
}

async function tryJourneys(engine: Engine): Promise<number> {
  const began = performance.now()
  let failed = 0
  for (const [index, journey] of journeys.entries()) {
    const since = performance.now()
    const picture = join(pictures, `${engine.name.split(' ')[0]}-${index + 1}.png`)
    const faults = await faultsOf(engine, journey, picture).catch((error: unknown) => [String(error)])
    if (faults.length > 0) failed += 1
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    console.log(`${faults.length === 0 ? 'ok   ' : 'WRONG'} ${journey.title} (${journey.width}, ${seconds} s)`)
    for (const fault of new Set(faults)) console.log(`      ${fault}`)
  }
  const late = await newReports()
  for (const report of late) console.log(`WRONG ${report}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${engine.name}: ${journeys.length - failed} of ${journeys.length} journeys in ${seconds} s\n`)
  return failed + late.length
}

const { firefox, 'webkit-driver': driver, 'webkit-browser': browser, display } = values
let failed = journeys.length === 0 ? 1 : 0
try {
  const openers = [
    ...(firefox ? [() => openFirefox(firefox)] : []),
    ...(driver && browser ? [() => openWebKit({ driver, browser, display })] : []),
  ]
  if (openers.length === 0) throw new Error('Name --firefox, or --webkit-driver and --webkit-browser.')
  for (const open of openers) {
    const engine = await open()
    try {
      failed += await tryJourneys(engine)
    } finally {
      await engine.close()
    }
  }
} finally {
  await shop.close()
  await database.end()
  await cluster.stop()
}
process.exit(failed === 0 ? 0 : 1)
