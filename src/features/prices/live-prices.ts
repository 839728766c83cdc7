import type { Log } from '#platform/telemetry/log.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue as ownCatalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices, type PriceRelease } from '#core/catalogue/price-releases.ts'
import { costTheSame, type PriceTime, priceTimesFrom } from '#core/catalogue/price-versions.ts'
import type { HeaderSettings } from '#platform/http/pipeline/headers.ts'
import { createPageVersions, type Render, renderWith } from '#platform/http/site/page-versions.ts'
import type { SharedAssets } from '#platform/http/site/shared-assets.ts'
import { type LoadedSite, loadSite, loadSiteOver, type SiteStore } from '#platform/http/site/site-store.ts'
import type { PriceReleases } from './price-release-ports.ts'
import type { RenderedWith } from '#site/rendered-with.ts'
import type { SiteIndex } from '#site/site-index.ts'

/** Pages are rendered so long before they are needed. */
const aheadMs = 10 * 60_000
/** Every process has loaded a new version by then: from the moment it is ready for all, they wait so long and switch. */
const settleMs = 4000
/** So long an answer may take and still see the prices it began with. */
const retiringMs = 60_000
const openingMs = 90_000
const sweepingPauseMs = 10 * 60_000

interface Settings {
  /** The build whose pages are served. */
  readonly dist: string
  /** Versions of the pages of all builds; null: nothing can be rendered here, and prices change without the pages. */
  readonly versionsDir: string | null
  readonly headers: HeaderSettings
  readonly assets: SharedAssets
  readonly releases: Pick<PriceReleases, 'after'>
  readonly log: Log
  readonly now?: () => number
  /** Fills a directory with the pages that differ from those of the build. */
  readonly render?: Render
}

/** Prices and the pages that show them, which are only ever changed together. */
interface Version {
  readonly name: string
  /** When it is shown, in milliseconds. */
  readonly from: number
  readonly site: LoadedSite
  readonly prices: PinnedPrices
}

/** Held by answers that are being made. It is emptied after a while, so that nothing forgotten keeps old prices. */
interface PinnedPrices {
  current: { readonly catalogue: Catalogue; readonly day: IsoDate } | undefined
}

/** A version that should be there. */
interface Wanted extends PriceTime {
  readonly name: string
  readonly content: RenderedWith
}

export type LivePrices = Awaited<ReturnType<typeof createLivePrices>>

/**
 * The prices that this process charges and the pages it shows, which change together at the moment that releases and
 * midnight set, in all processes at once. One of them renders the pages before, in a process of its own.
 */
export async function createLivePrices({ dist, versionsDir, headers, assets, releases, log, ...rest }: Settings) {
  const { now = Date.now, render = renderWith(join(dist, 'renderer/render-again.js')) } = rest
  const base = priceListOf(ownCatalogue)
  const build = readFileSync(join(dist, 'site.json'), 'utf8')
  const builtOn = (JSON.parse(build) as SiteIndex).day
  const versions = createPageVersions<RenderedWith>(join(versionsDir ?? '', hashOf(build)), {
    now,
    log,
    async render(contentFile, part, signal) {
      await render(contentFile, part, signal)
      await assets.publish(part)
    },
  })
  const pinned = new AsyncLocalStorage<PinnedPrices>()
  const known: PriceRelease[] = []
  let isKnown = false
  let active: Version = {
    name: '',
    from: 0,
    site: loadSite(dist, headers, assets),
    prices: pinnedOf({ day: builtOn, prices: base }),
  }
  let coming: readonly Version[] = []
  let sweptAt = now()
  let contents = new Map<string, Wanted>()

  await open()
  return {
    /** Follows what is active; inside `during`, what was active when it began. */
    catalogue: {
      ...ownCatalogue,
      get products() {
        return prices().catalogue.products
      },
      get extensions() {
        return prices().catalogue.extensions
      },
    } satisfies Catalogue,
    /** The day whose prices are charged. */
    today: () => prices().day,
    site: {
      at: (path) => current().site.at(path),
      notFound: (locale) => current().site.notFound(locale),
    } satisfies SiteStore,
    /** Everything in `serve` sees the same prices, so that no answer mixes two. */
    during: <Answer>(serve: () => Answer): Answer => pinned.run(current().prices, serve),
    /** To be called about once a second: looks what is released, and prepares what comes. */
    follow,
    stop: () => versions.stop(),
  }

  function prices(): NonNullable<PinnedPrices['current']> {
    const found = pinned.getStore()?.current ?? current().prices.current
    if (!found) throw new Error('The prices that are active have no content')
    return found
  }

  function current(): Version {
    const [next] = coming
    if (next === undefined || now() < next.from) return active
    const { prices: old } = active
    setTimeout(() => (old.current = undefined), retiringMs).unref()
    active = next
    coming = coming.slice(1)
    return current()
  }

  /** The first version: what holds now, rendered before anybody is served unless the pages of the build say the same. */
  async function open(): Promise<void> {
    await Promise.race([readReleases(), pause(settleMs, undefined, { ref: false })]).catch(() => {})
    if (!isKnown) return openWithoutReleases()
    const [wanted] = wantedFrom(now())
    const isSame = costTheSame(base, builtOn, wanted.content.prices, wanted.day)
    if (isSame) {
      const isBuilt = wanted.day === builtOn
      active = { ...active, name: isBuilt ? wanted.name : '', prices: pinnedOf(wanted.content) }
    }
    const deadline = now() + openingMs
    while (versionsDir !== null && active.name === '' && now() < deadline) {
      const index = await versions.indexOf(wanted.name)
      if (index) {
        active = { ...(await loaded(wanted.name, index)), from: 0 }
      } else if (isSame) {
        return
      } else {
        await follow()
        if (versions.hasFailed()) break
        await pause(200)
      }
    }
    coming = []
    if (active.name === '' && !isSame) await openWithoutReleases()
  }

  /** What was served last, or what was built: old, but pages and prices agree. */
  async function openWithoutReleases(): Promise<void> {
    const name = versionsDir === null ? undefined : await versions.newest(now())
    const index = name === undefined ? undefined : await versions.indexOf(name)
    if (name !== undefined && index) active = { ...(await loaded(name, index)), from: 0 }
  }

  async function readReleases(): Promise<void> {
    known.push(...(await releases.after(known.at(-1)?.number ?? 0)))
    isKnown = true
  }

  function wantedFrom(at: number): readonly [Wanted, ...Wanted[]] {
    const [first, ...later] = priceTimesFrom(known, new Date(at), aheadMs)
    const result = [wantedOf(first), ...later.map(wantedOf)] as const
    contents = new Map(result.map((each) => [keyOf(each), each]))
    return result
  }

  function wantedOf(time: PriceTime): Wanted {
    const before = contents.get(keyOf(time))
    if (before) return before
    const content = { day: time.day, prices: foldPrices(base, known, time.since) }
    return { ...time, content, name: `${time.since.getTime()}-${hashOf(JSON.stringify(content))}` }
  }

  /** A release that becomes known can change all that come after it. */
  function keyOf({ since }: PriceTime): string {
    return `${since.getTime()} ${known.length}`
  }

  async function follow(): Promise<void> {
    const unread = await readReleases().catch((error: unknown) => error)
    if (!isKnown) throw unread
    const wanted = wantedFrom(now())
    coming = coming.filter(({ name }) => wanted.some((each) => each.name === name))
    current()
    if (versionsDir === null) return followUnrendered(wanted[0])
    for (const each of wanted) {
      if ([active, ...coming].some(({ name }) => name === each.name)) continue
      const index = await versions.indexOf(each.name)
      if (!index) {
        await versions.render(each.name, each.content)
        break
      }
      const next = await loaded(each.name, index)
      coming = [...coming, next].toSorted((one, other) => one.from - other.from)
    }
    if (now() - sweptAt > sweepingPauseMs) {
      sweptAt = now()
      await versions.sweep([active, ...wanted].map(({ name }) => name).filter((name) => name !== ''))
    }
    if (unread !== undefined) throw unread
  }

  function followUnrendered({ name, content }: Wanted): void {
    if (active.name !== name) active = { ...active, name, prices: pinnedOf(content) }
  }

  async function loaded(
    name: string,
    { readyAt, content }: { readyAt: number; content: RenderedWith },
  ): Promise<Version> {
    const since = Number(name.split('-')[0])
    const isInTime = readyAt + settleMs <= since
    const last = coming.at(-1) ?? active
    const site = await loadSiteOver(dist, versions.pathOf(name), headers, assets, last.site)
    return { name, from: isInTime ? since : readyAt + settleMs, site, prices: pinnedOf(content) }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

function pinnedOf({ day, prices }: RenderedWith): PinnedPrices {
  return { current: { day, catalogue: withPriceList(ownCatalogue, prices) } }
}
