import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { commissionLadder, commissionStepOf } from '#domain/partners/commission.ts'

const slugs = [...catalogue.products.keys()]

test('every product but extras and services stands on the ladder', () => {
  const without = [...catalogue.products.values()].filter(({ slug }) => commissionStepOf(slug) === undefined)
  expect(new Set(without.map(({ family }) => family))).toEqual(new Set(['extra', 'movingService']))
})

test('every rung holds a product', () => {
  const held = new Set(['domain-nl', ...slugs].map((slug) => commissionStepOf(slug)?.slugs))
  expect(commissionLadder.filter((step) => !held.has(step.slugs))).toEqual([])
})
