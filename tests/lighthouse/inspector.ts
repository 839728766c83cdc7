import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteLocales } from '#core/locale/locale.ts'
import { type Page, pages } from '#site/pages.ts'

/** Not a dependency of the project: decision 20. `tools/check-lighthouse.mjs` installs it. */
const program = join(import.meta.dirname, '../../tools/lighthouse/node_modules/lighthouse/core/index.js')

interface Judgement {
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  readonly categories: Readonly<
    Record<
      string,
      { readonly title: string; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
}

type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Judgement } | undefined>

export interface Inspector {
  /** What keeps a page from 100 for accessibility, best practices and findability, on a phone; nothing when it has all. */
  readonly faultsOf: (address: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Speed is not measured, so a page that has loaded has settled. `simulate` slows nothing down either. */
const noPauses = {
  throttlingMethod: 'simulate',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 0,
} as const

const categories = ['accessibility', 'best-practices', 'seo']

/** One browser for all pages. It measures no speed, so nothing is slowed down and pages take seconds. */
export async function openInspector(chromium: string): Promise<Inspector> {
  const profile = mkdtempSync(join(tmpdir(), 'stek-lighthouse-'))
  const browser = spawn(chromium, [...switches, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Debian's command is a script, and killing only that leaves the browser running.
    detached: true,
  })
  const port = await portOf(browser)
  const { default: lighthouse } = (await import(pathToFileURL(program).href)) as { readonly default: Lighthouse }
  return {
    faultsOf: (address) => faultsOf(lighthouse, address, port),
    async close() {
      if (browser.pid) process.kill(-browser.pid)
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const switches = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  'about:blank',
]

async function portOf(browser: ChildProcess): Promise<number> {
  let said = ''
  for await (const piece of browser.stderr ?? []) {
    said += String(piece)
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`Chromium did not open: ${said}`)
}

async function faultsOf(lighthouse: Lighthouse, address: string, port: number): Promise<readonly string[]> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    ...noPauses,
  })
  if (!run || run.lhr.runtimeError) return [`not looked at: ${run?.lhr.runtimeError?.message ?? 'no result'}`]
  const { audits, categories: judged } = run.lhr
  if (Object.keys(judged).length !== categories.length) return ['not looked at: a category is missing']
  return Object.values(judged).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
      return isMeant(address, id) ? [] : [`${title}: ${id}, ${audit.title}`]
    }),
  )
}

/** Pages that the table of pages keeps out of search engines. */
const unlisted = new Set(
  Object.values<Page>(pages).flatMap((page) => (page.unlisted ? siteLocales.map((locale) => page[locale]) : [])),
)

function isMeant(address: string, audit: string): boolean {
  return audit === 'is-crawlable' && unlisted.has(new URL(address).pathname)
}
