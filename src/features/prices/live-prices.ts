import type { Log } from '#platform/telemetry/log.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue as ownCatalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices, type PriceRelease, releaseLeadMs } from '#core/catalogue/price-releases.ts'
import { costTheSame, type PriceTime, priceTimesFrom } from '#core/catalogue/price-versions.ts'
import type { HeaderSettings } from '#platform/http/pipeline/headers.ts'
import { nameOfPages, type Render, removeOldPages, renderPages, renderWith } from '#platform/http/site/render-pages.ts'
import type { SharedAssets } from '#platform/http/site/shared-assets.ts'
import { type LoadedSite, loadSite, loadSiteOver, type SiteStore } from '#platform/http/site/site-store.ts'
import { createToday } from '#platform/db/today.ts'
import type { PriceReleases } from './repository.ts'
import type { RenderedWith } from '#site/rendered-with.ts'
import type { SiteIndex } from '#platform/http/site/site-index.ts'

/** Pages are rendered this long before their prices begin. */
const aheadMs = 10 * 60_000
/** At startup: maximum waits for the database, and then for pages with the prices in force. */
const [readingMs, openingMs] = [4000, 90_000]
const retryMs = 30_000

interface Settings {
  /** The build whose pages are served. */
  readonly dist: string
  /** Directory for rendered pages; null in development, where prices change without new pages. */
  readonly pagesDir: string | null
  readonly headers: HeaderSettings
  readonly assets: SharedAssets
  readonly releases: Pick<PriceReleases, 'after'>
  readonly log: Log
  readonly now?: () => number
  readonly render?: Render
}

/** Pages, and the prices that are on them. */
interface Pages {
  readonly name: string
  readonly content: RenderedWith
  readonly site: LoadedSite
}

interface Prices {
  readonly catalogue: Catalogue
  readonly day: IsoDate
}

/** Prices from a moment on: a release begins, or a day. */
interface Version {
  /** Changes with the moment and with every release that is made. */
  readonly key: string
  readonly from: number
  readonly name: string
  readonly content: RenderedWith
  readonly prices: Prices
  /** undefined until they are rendered */
  pages: Pages | undefined
}

export type LivePrices = Awaited<ReturnType<typeof createLivePrices>>

/**
 * The prices in force, and the pages that show them. The prices always follow the releases in the database and the
 * clock. The pages follow as soon as they are rendered, which is before the prices begin; a process that could not
 * render them in time is not ready.
 */
export async function createLivePrices({ dist, pagesDir, headers, assets, releases, log, ...rest }: Settings) {
  const { now = Date.now, render = renderWith(join(dist, 'renderer/render-again.js')) } = rest
  const base = priceListOf(ownCatalogue)
  const build = readFileSync(join(dist, 'site.json'), 'utf8')
  const built = pagesOf({ day: (JSON.parse(build) as SiteIndex).day, prices: base }, loadSite(dist, headers, assets))
  const pinned = new AsyncLocalStorage<Prices>()
  const stopping = new AbortController()
  const day = createToday(now)
  const applied: PriceRelease[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let versions: readonly Version[] = []
  let shown = built
  let rendering: Promise<void> | undefined
  let failure: string | undefined
  let retryAt = 0

  const opened = follow().catch(() => {})
  await Promise.race([opened, pause(readingMs, undefined, { ref: false })])
  if (areKnown() && !showsPricesInForce()) await Promise.race([rendering, pause(openingMs, undefined, { ref: false })])
  return {
    /** Follows the prices in force; inside `during`, those when it began. */
    catalogue: {
      ...ownCatalogue,
      get products() {
        return pricesInForce()?.catalogue.products ?? ownCatalogue.products
      },
      get extensions() {
        return pricesInForce()?.catalogue.extensions ?? ownCatalogue.extensions
      },
    } satisfies Catalogue,
    /** The day whose prices are charged. */
    today: () => pricesInForce()?.day ?? day(),
    site: {
      at: (path) => pages().site.at(path),
      notFound: (locale) => pages().site.notFound(locale),
    } satisfies SiteStore,
    /** Everything in `serve` sees the same prices, so that no answer mixes two. */
    during: <Answer>(serve: () => Answer): Answer => {
      const prices = inForce()?.prices
      return prices ? pinned.run(prices, serve) : serve()
    },
    areKnown,
    /** Whether the pages show the prices that are charged. */
    isReady: () => areKnown() && showsPricesInForce(),
    /** Reads new releases and renders the pages of the next ones; called about once a second. */
    follow,
    async stop(): Promise<void> {
      stopping.abort()
      await rendering
    },
  }

  /** @returns false if a release may be in force that this process has not read: it must not sell then */
  function areKnown(): boolean {
    return now() - readAt < releaseLeadMs
  }

  function pricesInForce(): Prices | undefined {
    return pinned.getStore() ?? inForce()?.prices
  }

  /** @returns undefined until the releases are read */
  function inForce(): Version | undefined {
    return versions.findLast(({ from }) => from <= now()) ?? versions[0]
  }

  function pages(): Pages {
    shown = inForce()?.pages ?? shown
    return shown
  }

  function showsPricesInForce(): boolean {
    const [version, { name, content }] = [inForce(), pages()]
    if (version === undefined || version.name === name || pagesDir === null) return true
    return costTheSame(content.prices, content.day, version.content.prices, version.content.day)
  }

  async function follow(): Promise<void> {
    const last = () => applied.at(-1)?.number ?? 0
    const rows = await releases.after(last())
    applied.push(...rows.filter(({ number }) => number > last()))
    readAt = now()
    versions = priceTimesFrom(applied, new Date(readAt), aheadMs).map(versionOf)
    const next = versions.find((version) => version.pages === undefined)
    if (pagesDir === null || !next || rendering || now() < retryAt || stopping.signal.aborted) return
    rendering = prepare(next, pagesDir)
      .then(succeeded, failed)
      .finally(() => (rendering = undefined))
  }

  function versionOf({ since, day: onDay }: PriceTime): Version {
    const key = `${since.getTime()} ${applied.length}`
    const existing = versions.find((version) => version.key === key)
    if (existing) return existing
    const content = { day: onDay, prices: foldPrices(base, applied, since) }
    const name = nameOfPages(build, content)
    const rendered = [built, shown, ...versions.map((version) => version.pages)].find(
      (candidate) => candidate?.name === name,
    )
    const prices = { day: onDay, catalogue: withPriceList(ownCatalogue, content.prices) }
    return { key, from: since.getTime(), name, content, prices, pages: rendered }
  }

  async function prepare(version: Version, parent: string): Promise<void> {
    const directory = await renderPages(parent, version.name, version.content, render, stopping.signal)
    // Other processes may be asked for these files, and this one long after the pages are replaced.
    await assets.publish(directory)
    const site = await loadSiteOver(dist, directory, headers, assets, shown.site)
    version.pages = pagesOf(version.content, site)
    await removeOldPages(parent, new Set([shown, ...versions].map(({ name }) => name)))
  }

  function pagesOf(content: RenderedWith, site: LoadedSite): Pages {
    return { name: nameOfPages(build, content), content, site }
  }

  function succeeded(): void {
    if (failure !== undefined) log.info('files', 'Pages with new prices are rendered again.')
    failure = undefined
  }

  function failed(error: unknown): void {
    if (stopping.signal.aborted) return
    retryAt = now() + retryMs
    if (failure !== undefined) return
    failure = error instanceof Error ? error.message : String(error)
    log.alert('files', 'Pages with new prices cannot be rendered; without them this process is not ready.', {
      directory: pagesDir,
      error: failure,
    })
  }
}
