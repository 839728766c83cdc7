import { expect, test } from 'vitest'
import { reseller } from '#catalogue/reseller.ts'
import { costPerPlace } from './reseller-page.tsx'

const day = '2026-11-15'

test('the price per site in a full package, times its sites, is the price of the package to within half a cent each', () => {
  for (const { slug, limits } of reseller.packages) {
    const places = limits.accounts ?? Number.NaN
    const { yearly, full, half } = costPerPlace(slug, day)
    for (const side of ['excl', 'incl'] as const) {
      expect(Math.abs(full[side] * places - yearly[side]), slug).toBeLessThanOrEqual(places / 2)
      expect(Math.abs(half[side] * Math.ceil(places / 2) - yearly[side]), slug).toBeLessThanOrEqual(places / 4 + 1)
    }
  }
})

test('a year costs less than twelve months, and a larger package less per site', () => {
  const costs = reseller.packages.map(({ slug }) => costPerPlace(slug, day))
  for (const { monthly, yearly } of costs) expect(yearly.excl).toBeLessThan(12 * monthly.excl)
  const perPlace = costs.map(({ full }) => full.excl)
  expect(perPlace).toEqual(perPlace.toSorted((one, other) => other - one))
})

test('a package without a number of sites is refused', () => {
  expect(() => costPerPlace('webhosting-stek', day)).toThrow('webhosting-stek has no places')
})
