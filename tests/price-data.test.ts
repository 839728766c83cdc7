import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { productsAt } from '#catalogue/extras.ts'
import type { PriceOption } from '#core/catalogue/price.ts'
import { costTheSame } from '#core/catalogue/price-versions.ts'
import { priceListOf } from '#core/catalogue/price-list.ts'
import { readSiteIndex } from '#platform/http/site/site-store.ts'
import { dist } from '#platform/config/root.ts'

test('no script holds a price, so that no price changes the name of a script', () => {
  const scripts = globSync('client/assets/*.js', { cwd: dist })
  expect(scripts.length).toBeGreaterThan(50)
  const priced = scripts.filter((file) => /firstYear(?:Off|Discount)|Korting eerste jaar|charge:\s*\d/.test(read(file)))
  expect(priced).toEqual([])
})

test('order pages name a file that has the prices of the catalogue on their day', () => {
  const { day } = readSiteIndex(dist)
  for (const page of ['order/hosting.html', 'de/order/payment.html']) {
    const [, path = ''] = /data-prices="([^"]+)"/.exec(read(join('site', page))) ?? []
    expect(path).toMatch(/^\/assets\/prices-[0-9a-f]{8}\.json$/)
    const prices = JSON.parse(read(join('site', path))) as Readonly<Record<string, readonly PriceOption[]>>
    const { extensions } = catalogue
    const shown = priceListOf({ products: productsAt(prices), extensions })
    expect(costTheSame(shown, day, priceListOf(catalogue), day)).toBe(true)
  }
})

function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8')
}
