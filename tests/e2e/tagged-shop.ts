import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { type OpenShop, openShopOf } from './open-shop.ts'
import { test as base } from './shop-test.ts'

export const gtmId = 'GTM-TEST123'
const root = join(import.meta.dirname, '../..')
const parts = ['src/site/content', 'src/site/drawings', 'db', 'package.json']

/** Opens a shop with a tag manager. Its pages contain the id, so they are rendered again. */
async function openTaggedShop(home: string): Promise<OpenShop> {
  for (const part of parts) cpSync(join(root, part), join(home, part), { recursive: true })
  cpSync(realpathSync(join(root, 'dist')), join(home, 'dist'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  const settings = { GTM_ID: gtmId, PUBLIC_URL: '', DEMO: 'on' }
  const env = { ...process.env, ...settings }
  await promisify(execFile)(process.execPath, ['dist/renderer/publish-site.js', 'dist'], { cwd: home, env })
  return openShopOf(home, settings)
}

/** Tests of a shop that has a tag manager. */
export const test = base.extend<object, { taggedShop: string }>({
  taggedShop: [
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), 'stek-tagged-'))
      try {
        const shop = await openTaggedShop(home)
        await use(shop.url)
        await shop.close()
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ taggedShop }, use) => use(taggedShop),
})

/** An entry of the data layer: a command is a list, anything else an object. */
export type Told = readonly [command: string, ...unknown[]] | (Readonly<Record<string, unknown>> & { event?: string })

/** Replaces the tag manager: reads the data layer from its beginning, like the real one. */
const standIn = `
  const tell = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    window.tellTest(location.href, JSON.stringify(isCommand ? [...entry] : entry), document.referrer)
  }
  const push = dataLayer.push
  dataLayer.forEach(tell)
  dataLayer.push = function (...entries) { entries.forEach(tell); return push.apply(dataLayer, entries) }`

export interface TagManager {
  /** Paths of the pages that loaded the tag manager. */
  readonly pages: string[]
  /** All data layer entries of all pages. */
  readonly told: Told[]
  /** URLs that the tag manager could have read. */
  readonly seen: Set<string>
}

/** Answers for the host of the tag manager and records the data that it would receive. */
export async function playTagManager(page: Page): Promise<TagManager> {
  const manager: TagManager = { pages: [], told: [], seen: new Set() }
  await page.exposeFunction('tellTest', (address: string, entry: string, referrer: string) => {
    manager.seen.add(address).add(referrer)
    manager.told.push(JSON.parse(entry) as Told)
  })
  await page.route(`https://www.googletagmanager.com/gtm.js?id=${gtmId}`, (route) => {
    manager.pages.push(new URL(page.url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  return manager
}
