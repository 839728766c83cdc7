import { join } from 'node:path'
import { createLivePrices, type LivePrices } from '#features/prices/live-prices.ts'
import { createPriceReleases } from '#features/prices/repository.ts'
import type { Config } from '#platform/config/config.ts'
import { dist, isPartOfBuild } from '#platform/config/root.ts'
import type { Database } from '#platform/db/database.ts'
import { createSharedAssets } from '#platform/http/site/shared-assets.ts'
import { every, reportFailure } from '#platform/jobs/every.ts'
import type { ShopLog } from './shop-log.ts'

/** Well within the 30 days after which hashed files of other releases are deleted. */
const republishMs = 12 * 3_600_000
/** Maximum delay until a process notices a release of prices. */
const followingPauseMs = 1000

/** Loads the site with the prices in force, follows their releases, and shares the hashed files with other releases. */
export async function openSite(
  config: Config,
  { pools, ready }: Pick<Database, 'pools' | 'ready'>,
  { log, report }: Pick<ShopLog, 'log' | 'report'>,
  resources: AsyncDisposableStack,
): Promise<LivePrices> {
  const assets = createSharedAssets(config.assetsDir, config, join(dist, 'site', 'assets'))
  const prices = await createLivePrices({
    dist,
    pagesDir: isPartOfBuild ? join(config.assetsDir, 'pages') : null,
    headers: config,
    assets,
    releases: createPriceReleases(pools.background),
    log,
  })
  resources.defer(() => prices.stop())
  const followPrices = async () => {
    if (ready()) await prices.follow()
  }
  resources.defer(every(followingPauseMs, followPrices, reportFailure(log, 'Following prices')))
  await publishAssets()
  resources.defer(every(republishMs, publishAssets, report))
  return prices

  /** Runs before the first page is served, because another process may be asked for the scripts of that page. */
  async function publishAssets(): Promise<void> {
    try {
      await assets.publish(dist)
    } catch (error) {
      log.alert('files', 'Hashed files cannot be kept for other releases.', {
        ASSETS_DIR: config.assetsDir,
        reason: String(error),
      })
    }
  }
}
