import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mood } from '#tests/builders/cart-server.ts'
import { domain, settled } from '#tests/builders/open-cart.ts'
import { openTab, type Tab } from '#tests/builders/open-tab.ts'
import { saar } from '#tests/builders/session-server.ts'

type Step =
  | { readonly kind: 'add' | 'elsewhere'; readonly sld: string }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'answer'; readonly choice: 'join' | 'keepThis' | 'keepOther' }
  | { readonly kind: 'logIn' | 'logOut' | 'lapse' | 'look' | 'wait' | 'speak' }

const moods: fc.Arbitrary<Mood> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood>('works') },
  { weight: 2, arbitrary: fc.constantFrom<Mood>('loses', 'silent') },
  { weight: 1, arbitrary: fc.constantFrom<Mood>(500, 503, 422) },
)
const names = fc.constantFrom('tuin', 'kas', 'bloem')
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'elsewhere' as const), sld: names }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      choice: fc.constantFrom('join' as const, 'keepThis' as const, 'keepOther' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('logIn' as const, 'logOut' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('lapse' as const, 'look' as const, 'wait' as const, 'speak' as const),
    }),
  },
)

let made = 0

function take({ store, server, session, carts }: Tab, step: Step): Promise<unknown> | undefined {
  const { items } = store.view()
  switch (step.kind) {
    case 'add':
      return store.add(domain(`i${made++}`, step.sld))
    case 'elsewhere': {
      const id = `else-${String(made++).padStart(17, '0')}`
      server.hold(id, [domain(`i${made++}`, step.sld)])
      server.owned.add(id)
      return undefined
    }
    case 'remove': {
      const item = items[step.at % Math.max(1, items.length)]
      return item && store.remove(item.id)
    }
    case 'answer':
      return carts.answer(step.choice)
    case 'logIn':
      return session.store.signIn({ email: saar.email, password: 'een lange zin' })
    case 'logOut':
      return session.store.signOut()
    case 'lapse':
      session.server.user = null
      return session.store.refresh()
    case 'look':
      return store.refresh()
    case 'wait':
      return undefined
    case 'speak':
      server.speak()
      return undefined
  }
}

test('[C4] [C5] [C13] after any sequence of log-ins and log-outs the page shows the right cart or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(steps, moods), { maxLength: 30, size: 'max' }), async (script) => {
      const tab = await openTab({})
      const { store, server, storage, session } = tab
      const running: Promise<unknown>[] = []
      for (const [step, mood] of script) {
        server.moods.push(mood)
        running.push(Promise.resolve(take(tab, step)))
        if (step.kind === 'wait') await settled()
      }
      server.moods = []
      for (let turn = 0; turn < 12; turn += 1) {
        server.speak()
        await settled()
      }
      await Promise.all(running)
      await store.refresh()
      await settled()

      const cartId = storage.getItem('cartId')
      const { items, anonymous, busy } = store.view()
      expect(items).toEqual((cartId === null ? undefined : server.carts.get(cartId)) ?? [])
      expect(busy).toBe(false)
      const isLoggedIn = session.store.view().status === 'authenticated'
      expect(isLoggedIn).toBe(server.isCustomer())
      if (cartId !== null) expect(anonymous).toBe(!isLoggedIn)
    }),
    { numRuns: 300 },
  )
})
