import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, nameOfItem, totalsOf } from '#core/cart/cart.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { Mood } from '#tests/builders/cart-server.ts'
import { domain, hosting, openCart, settled, type OpenCart } from '#tests/builders/open-cart.ts'

type Step =
  | { readonly kind: 'addDomain'; readonly sld: string }
  | { readonly kind: 'addHosting' | 'addExtra'; readonly under: number; readonly slug: string }
  | { readonly kind: 'removeAny'; readonly at: number }
  | { readonly kind: 'otherTab'; readonly sld: string }
  | { readonly kind: 'cartGone' | 'look' | 'wait' | 'speak' }

const moods: fc.Arbitrary<Mood> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood>('works') },
  { weight: 2, arbitrary: fc.constant<Mood>('loses') },
  { weight: 2, arbitrary: fc.constant<Mood>('silent') },
  { weight: 2, arbitrary: fc.constantFrom<Mood>(500, 503, 429, 422) },
)
const names = fc.constantFrom('tuin', 'kas', 'bloem')
const slugs = fc.constantFrom('small', 'large')
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('addDomain' as const), sld: names }),
  fc.record({ kind: fc.constantFrom('addHosting' as const, 'addExtra' as const), under: fc.nat(9), slug: slugs }),
  fc.record({ kind: fc.constant('removeAny' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('otherTab' as const), sld: names }),
  fc.record({ kind: fc.constantFrom('cartGone' as const, 'look' as const, 'wait' as const, 'speak' as const) }),
)

let made = 0
const newId = () => `i${made++}`

function take({ store, server, storage }: OpenCart, step: Step): Promise<unknown> | undefined {
  const { items } = store.view()
  const at = (index: number, fits: (item: CartItem) => boolean): CartItem | undefined => {
    const fitting = items.filter(fits)
    return fitting[index % Math.max(1, fitting.length)]
  }
  switch (step.kind) {
    case 'addDomain':
      return store.add(domain(newId(), step.sld))
    case 'addHosting': {
      const parent = at(step.under, ({ type }) => type === 'domain')
      return parent && store.add(hosting(newId(), parent.id, nameOfItem(parent), step.slug))
    }
    case 'addExtra': {
      const parent = at(step.under, ({ type, parentId }) => type === 'hosting' && parentId?.startsWith('i') === true)
      return parent && store.add(hosting(newId(), parent.id, nameOfItem(parent), `extra-${step.slug}`))
    }
    case 'removeAny': {
      const item = at(step.at, () => true)
      return item && store.remove(item.id)
    }
    case 'otherTab': {
      const id = storage.getItem('cartId')
      return id === null ? undefined : server.calls.add(id, domain(newId(), step.sld))
    }
    case 'cartGone':
      server.carts.clear()
      return undefined
    case 'look':
      return store.refresh()
    case 'wait':
      return undefined
    case 'speak':
      server.speak()
      return undefined
  }
}

test('after any sequence of additions, removals, refusals and lost responses the page matches the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(steps, moods), { maxLength: 30, size: 'max' }), async (script) => {
      const page = openCart()
      const { store, server, storage } = page
      const running: Promise<unknown>[] = []
      for (const [step, mood] of script) {
        server.moods.push(mood)
        running.push(Promise.resolve(take(page, step)))
        const { items, totals } = store.view()
        expect(totals).toEqual(totalsOf(items, visitorVatRate))
        if (step.kind === 'wait') await settled()
      }
      server.moods = []
      for (let turn = 0; turn < 12; turn += 1) {
        server.speak()
        await settled()
      }
      await Promise.all(running)
      await store.refresh()

      const cartId = storage.getItem('cartId')
      expect(store.view().items).toEqual((cartId === null ? undefined : server.carts.get(cartId)) ?? [])
      expect(store.view()).toMatchObject({ busy: false, slow: false })
      expect(store.view().pending.size).toBe(0)
    }),
    { numRuns: 300 },
  )
})
