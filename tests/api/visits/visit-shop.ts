import { createVisits } from '#features/visits/repository.ts'
import { type ApiResponse, openShop, ownOrigin, type Shop, type ShopOptions } from '#tests/api/shop.ts'

export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A shop that takes visits and choices about cookies, with a clock that can be set. */
export interface VisitShop extends AsyncDisposable {
  readonly shop: Shop
  now: Date
  logVisit(affiliateId: unknown, url?: unknown, userAgent?: string): Promise<ApiResponse>
  choose(choice: unknown, locale?: string): Promise<ApiResponse>
  rows<Row>(query: string): Promise<readonly Row[]>
}

export async function openVisitShop(options: ShopOptions = {}): Promise<VisitShop> {
  const shop = await openShop(options)
  // Its clock is the test's.
  Object.assign(
    shop.deps.visits,
    createVisits(shop.pool, () => visitShop.now),
  )
  const visitShop: VisitShop = {
    shop,
    now: new Date(),
    logVisit: (affiliateId, url = `${ownOrigin}/webhosting`, userAgent = browser) =>
      shop.ask('POST', '/api/affiliates/log-visit', {
        json: { affiliateId, url },
        headers: { 'user-agent': userAgent },
      }),
    choose: (choice, locale = 'nl') =>
      shop.ask('POST', '/api/consent', { json: choice, headers: { 'user-agent': browser, 'stek-locale': locale } }),
    rows: async (query) => (await shop.pool.query(query)).rows,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
  return visitShop
}
