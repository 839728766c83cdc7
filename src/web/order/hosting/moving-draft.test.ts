import { expect, test } from 'vitest'
import { type CartItem, withItem } from '#core/cart/cart.ts'
import { domainChoice, hostingChoice, movingChoice, unpricedItem } from '#tests/builders/sample-catalogue.ts'
import { hostedNameOf } from './hosted-names.ts'
import { draftFaultsOf, draftOf, keepDraft, answersIn, itemsWithIntake, type IntakeAnswers } from './moving-draft.ts'

const items = [
  { ...domainChoice('d', 'tuin'), priceType: 'transfer' as const },
  hostingChoice('h', 'd', 'tuin.nl'),
  hostingChoice('a', 'h', 'tuin.nl', 'extra-a'),
  domainChoice('o', 'ander'),
  movingChoice('m', 'd', 'tuin.nl'),
  movingChoice('e', null, 'elders.nl'),
].map(unpricedItem)
const withAnswers: IntakeAnswers = { intake: { provider: 'Strato', moves: 'site', wishes: '' }, code: null }

/** The cart after adding the items one at a time. */
function afterwards(changed: readonly CartItem[]): readonly CartItem[] {
  let now: readonly CartItem[] = items
  for (const item of changed) {
    const next = withItem(now, item)
    if (!next.ok) throw new Error(next.code)
    now = next.value
  }
  return now
}

const treeOf = (cart: readonly CartItem[]) =>
  cart
    .map((item) => [item.productSlug, cart.find(({ id }) => id === item.parentId)?.productSlug ?? null].join(' < '))
    .toSorted((one, other) => one.localeCompare(other))

test('answers about a move replace only the moving service', () => {
  const changed = itemsWithIntake(items, hostedNameOf('tuin.nl', items), withAnswers)
  expect(changed).toMatchObject([
    {
      type: 'movingService',
      parentId: 'd',
      parameters: { domain: 'tuin.nl', currentProvider: 'Strato', wishes: 'site' },
    },
  ])
  expect(treeOf(afterwards(changed))).toEqual(treeOf(items))
})

test('a transfer code replaces the domain item together with its descendants', () => {
  const changed = itemsWithIntake(items, hostedNameOf('tuin.nl', items), { ...withAnswers, code: ' A1b2 ' })
  expect(changed.map(({ productSlug }) => productSlug)).toEqual(['domain-nl', 'small', 'extra-a', 'moving'])
  expect(changed[0]).toMatchObject({
    priceType: 'transfer',
    parameters: { sld: 'tuin', tld: 'nl', transferCode: 'A1b2' },
  })
  const after = afterwards(changed)
  expect(treeOf(after)).toEqual(treeOf(items))
  expect(hostedNameOf('tuin.nl', after).moving).toMatchObject({ parameters: { currentProvider: 'Strato' } })
})

test('a transfer code can be removed', () => {
  const withCode = afterwards(itemsWithIntake(items, hostedNameOf('tuin.nl', items), { ...withAnswers, code: 'A1b2' }))
  const [domain] = itemsWithIntake(withCode, hostedNameOf('tuin.nl', withCode), withAnswers)
  expect(domain?.parameters).toEqual({ sld: 'tuin', tld: 'nl' })
})

test('the moving service of a name kept elsewhere is a top-level item', () => {
  expect(itemsWithIntake(items, hostedNameOf('elders.nl', items), withAnswers)).toMatchObject([
    { parentId: null, parameters: { domain: 'elders.nl', currentProvider: 'Strato' } },
  ])
})

test('unchanged answers change no items', () => {
  const after = afterwards(itemsWithIntake(items, hostedNameOf('tuin.nl', items), { ...withAnswers, code: 'A1b2' }))
  const hosted = hostedNameOf('tuin.nl', after)
  expect(itemsWithIntake(after, hosted, answersIn(draftOf(hosted)))).toEqual([])
})

test('a draft is kept until it is saved', () => {
  const hosted = hostedNameOf('tuin.nl', items)
  const empty = draftOf(hosted)
  expect(empty).toEqual({ provider: '', moves: null, wishes: '', when: null, code: '' })
  keepDraft('tuin.nl', { ...empty, provider: 'Versio' })
  expect(draftOf(hosted).provider).toBe('Versio')
  keepDraft('tuin.nl', null)
  expect(draftOf(hosted)).toEqual(empty)
})

test('a name that moves alone needs only its transfer code', () => {
  const hosted = hostedNameOf('tuin.nl', items)
  const empty = draftOf(hosted)
  const alone = { ...hosted, moving: undefined }
  expect(draftFaultsOf(empty, alone)).toEqual({})
  expect(draftFaultsOf({ ...empty, when: 'now' }, alone)).toEqual({ code: 'required' })
  expect(draftFaultsOf(empty, hosted)).toEqual({ provider: 'required', moves: 'required' })
})
