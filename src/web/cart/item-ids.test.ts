import { expect, test } from 'vitest'
import { domain, hosting } from '#tests/builders/open-cart.ts'
import { withNewIds } from './item-ids.ts'

test('a tree gets new ids and keeps its shape', () => {
  const [d, h, e] = withNewIds([
    domain('d', 'tuin'),
    hosting('h', 'd', 'tuin.nl'),
    hosting('e', 'h', 'tuin.nl', 'extra-a'),
  ])
  expect(new Set(['d', 'h', 'e', d?.id, h?.id, e?.id]).size).toBe(6)
  expect([d?.parentId, h?.parentId, e?.parentId]).toEqual([null, d?.id, h?.id])
  expect(d?.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

test('a branch keeps its remaining parent', () => {
  const [e] = withNewIds([hosting('e', 'h', 'tuin.nl', 'extra-a')])
  expect(e?.parentId).toBe('h')
})
