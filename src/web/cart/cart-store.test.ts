import { expect, test } from 'vitest'
import { basisPoints } from '#core/money/money.ts'
import { CartServer } from '#tests/builders/cart-server.ts'
import { LocalStorage } from '#tests/builders/local-storage.ts'
import { domain, hosting, idsOf, keptId, openCart, settled } from '#tests/builders/open-cart.ts'

const tree = [domain('d', 'tuin'), hosting('h', 'd', 'tuin.nl'), hosting('e', 'h', 'tuin.nl', 'extra-a')]

test('[C1] no cart exists until an item is added', async () => {
  const { server, storage, store } = openCart()
  await store.open()
  expect(server.asked).toEqual([])
  expect(storage.length).toBe(0)
  expect(store.view()).toMatchObject({ phase: 'none', items: [], busy: false })
})

test('[C6] [K1] the first item creates the cart, and its id is stored', async () => {
  const { server, storage, store } = openCart()
  expect(await store.add(domain('d', 'tuin'))).toBe(true)
  const [cartId = ''] = server.carts.keys()
  expect(server.asked).toEqual(['create', `add ${cartId} d`])
  expect(storage.getItem('cartId')).toBe(cartId)
  await store.add(domain('d2', 'kas'))
  expect(server.asked).toHaveLength(3)
})

test('[C2] on start the stored id loads the cart', async () => {
  const { server, store } = openCart({ kept: tree })
  const opened = store.open()
  expect(store.view()).toMatchObject({ phase: 'loading', busy: true })
  await opened
  expect(server.asked).toEqual([`load ${keptId}`])
  expect(store.view()).toMatchObject({ phase: 'ready', busy: false })
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
})

test.each([404, 410])(
  '[C3] [K2] a stored id answered with %i is dropped at once, without a message',
  async (status) => {
    const { server, storage, store, pauses } = openCart({ kept: tree })
    server.moods = [status]
    await store.open()
    expect(pauses).toEqual([])
    expect(storage.length).toBe(0)
    expect(store.view()).toMatchObject({ phase: 'none', expired: false })
  },
)

test('[C3] a cart that cannot be loaded is tried three times within 5 s, set aside and loaded later', async () => {
  const { server, storage, store, pauses } = openCart({ kept: tree })
  server.moods = [500, 503, 500, 500, 500]
  await store.open()
  expect(server.asked).toHaveLength(3)
  expect(pauses.slice(0, 2).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5000)
  expect(storage.getItem('cartId')).toBeNull()
  expect(storage.getItem('cartIdAside')).toBe(keptId)
  expect(store.view()).toMatchObject({ phase: 'none', items: [] })
  await settled()
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
  expect(storage.getItem('cartId')).toBe(keptId)
  expect(storage.getItem('cartIdAside')).toBeNull()
})

test('an item added while a cart is set aside goes into that cart if it can be loaded again', async () => {
  const { server, storage, store } = openCart({ storage: new LocalStorage({ cartIdAside: keptId }) })
  server.hold(keptId, tree)
  await store.add(domain('n', 'kas'))
  expect(idsOf(store)).toEqual(['d', 'h', 'e', 'n'])
  expect([storage.getItem('cartId'), storage.getItem('cartIdAside')]).toEqual([keptId, null])
})

test('a cart set aside that cannot be loaded is offered later beside the new one', async () => {
  const { server, storage, store } = openCart({ storage: new LocalStorage({ cartIdAside: keptId }) })
  server.hold(keptId, tree)
  server.moods = [500]
  await store.add(domain('n', 'kas'))
  expect(idsOf(store)).toEqual(['n'])
  await store.refresh()
  expect(store.view().earlier).toEqual(tree)
  store.settleEarlier()
  expect(store.view().earlier).toEqual([])
  expect(storage.getItem('cartIdAside')).toBeNull()
})

test('[C7] an added item shows at once, and any response but 201 removes it again', async () => {
  const { server, store } = openCart({ kept: [domain('d', 'tuin')] })
  await store.open()
  for (const status of [200, 400, 409, 422, 429, 500, 503]) {
    server.moods = [status]
    const added = store.add(domain('n', 'kas'))
    expect(idsOf(store)).toEqual(['d', 'n'])
    expect([...store.view().pending]).toEqual(['n'])
    expect(await added).toBe(false)
    expect(idsOf(store)).toEqual(['d'])
    expect(store.view().failed.get('domain kas.nl')).toMatchObject({
      items: [{ id: 'n' }],
      code: `refused_${status}`,
    })
  }
  expect(await store.add(domain('n', 'kas'))).toBe(true)
  expect(store.view().failed.size).toBe(0)
  expect(store.view().pending.size).toBe(0)
})

test.each(['unreadable', 'vague'] as const)(
  '[C7] after an %s response the page loads the cart without reporting a failure',
  async (mood) => {
    const { server, store } = openCart({ kept: [domain('d', 'tuin')] })
    await store.open()
    server.moods = [mood]
    expect(await store.add(domain('n', 'kas'))).toBe(true)
    expect(idsOf(store)).toEqual(['d', 'n'])
    expect(store.view().failed.size).toBe(0)
    expect(server.asked.filter((call) => call.startsWith('add'))).toHaveLength(1)
  },
)

test('[C7] 201 is a success even if its body and the next response are unreadable', async () => {
  const { server, store } = openCart({ kept: [domain('d', 'tuin')] })
  await store.open()
  server.moods = ['unreadable', 500, 500]
  expect(await store.add(domain('n', 'kas'))).toBe(true)
  expect(idsOf(store)).toEqual(['d', 'n'])
  server.moods = ['unreadable', 500]
  expect(await store.remove('d')).toBe(true)
  expect(idsOf(store)).toEqual(['n'])
  await settled()
  expect(idsOf(store)).toEqual(['n'])
})

test('after a lost response the page loads the cart', async () => {
  const { server, store } = openCart({ kept: [] })
  await store.open()
  server.moods = ['loses']
  expect(await store.add(domain('n', 'kas'))).toBe(false)
  await settled()
  expect(idsOf(store)).toEqual(['n'])
  expect(store.view().failed.size).toBe(0)
})

test('[C8] a 404 on adding resets the whole cart and reports it', async () => {
  const { server, storage, store } = openCart({ kept: tree })
  await store.open()
  server.carts.clear()
  expect(await store.add(domain('n', 'kas'))).toBe(false)
  expect(store.view()).toMatchObject({ phase: 'none', items: [], expired: true })
  expect(storage.length).toBe(0)
  expect(await store.add(domain('n', 'kas'))).toBe(true)
  expect(store.view().expired).toBe(false)
})

test('[C9] adding is ignored while busy, which the view shows', async () => {
  const { server, store } = openCart({ kept: [] })
  await store.open()
  server.moods = ['silent']
  const first = store.add(domain('a', 'tuin'))
  expect(store.view().busy).toBe(true)
  expect(await store.add(domain('b', 'kas'))).toBe(false)
  expect(idsOf(store)).toEqual(['a'])
  await settled()
  server.speak()
  await first
  expect(store.view().busy).toBe(false)
  expect(server.asked.filter((call) => call.startsWith('add'))).toHaveLength(1)
})

test('[C9] adding is ignored while the stored cart is loading', async () => {
  const { server, store } = openCart({ kept: tree })
  server.moods = ['silent']
  const opened = store.open()
  expect(await store.add(domain('n', 'kas'))).toBe(false)
  await settled()
  server.speak()
  await opened
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
})

test('[C10] an equivalent item is replaced with its children, and restored if the server refuses', async () => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  server.moods = [500]
  const added = store.add(hosting('h2', 'd', 'tuin.nl', 'large'))
  expect(idsOf(store)).toEqual(['d', 'h2'])
  await added
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
  await settled()
  await store.add(hosting('h2', 'd', 'tuin.nl', 'large'))
  expect(idsOf(store)).toEqual(['d', 'h2'])
  expect(server.carts.get(keptId)?.map(({ id }) => id)).toEqual(['d', 'h2'])
})

test('a package and its extras are one change, busy until the last is confirmed', async () => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  const seen: boolean[] = []
  store.subscribe(() => seen.push(store.view().busy))
  const added = store.add(hosting('h2', 'd', 'tuin.nl', 'large'), hosting('e2', 'h2', 'tuin.nl', 'extra-a'))
  expect(idsOf(store)).toEqual(['d', 'h2', 'e2'])
  expect(await added).toBe(true)
  expect(seen.slice(0, -1).every(Boolean)).toBe(true)
  expect(seen.at(-1)).toBe(false)
  expect(server.carts.get(keptId)?.map(({ id }) => id)).toEqual(['d', 'h2', 'e2'])
})

test('of several items the failed one is reported and the later ones are not sent', async () => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  server.moods = ['works', 500]
  const extras = ['extra-a', 'extra-b'].map((slug) => hosting(slug, 'h2', 'tuin.nl', slug))
  expect(await store.add(hosting('h2', 'd', 'tuin.nl', 'large'), ...extras)).toBe(false)
  expect(idsOf(store)).toEqual(['d', 'h2'])
  expect([...store.view().failed.keys()]).toEqual(['extra h2 extra-a'])
  expect(store.view().failed.get('extra h2 extra-a')?.items).toEqual(extras)
  expect(server.asked.filter((call) => call.startsWith('add'))).toHaveLength(2)
})

test('[C11] removing takes out the item and its descendants at once, then on the server', async () => {
  const { server, store } = openCart({ kept: [...tree, domain('k', 'kas')] })
  await store.open()
  const removed = store.remove('d')
  expect(idsOf(store)).toEqual(['k'])
  expect(server.carts.get(keptId)).toHaveLength(4)
  expect(await removed).toBe(true)
  expect(server.carts.get(keptId)?.map(({ id }) => id)).toEqual(['k'])
})

test.each([404, 500, 503])('[K4] a removal answered with %i restores the item, without an alert', async (status) => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  server.moods = [status]
  const removed = store.remove('h')
  expect(idsOf(store)).toEqual(['d'])
  expect(await removed).toBe(false)
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
  expect(store.view()).toMatchObject({ expired: false, busy: false })
  expect(store.view().failed.size).toBe(0)
})

test('a removal never overtakes the addition it undoes', async () => {
  const { server, store } = openCart({ kept: [] })
  await store.open()
  server.moods = ['silent']
  const added = store.add(domain('d', 'tuin'))
  const removed = store.remove('d')
  expect(idsOf(store)).toEqual([])
  await settled()
  server.speak()
  expect([await added, await removed]).toEqual([true, true])
  expect(server.carts.get(keptId)).toEqual([])
  expect(idsOf(store)).toEqual([])
})

test('[C12] totals follow every change of items and of the tax rate', async () => {
  const { server, store } = openCart({ kept: [] })
  await store.open()
  await store.add(domain('d', 'tuin'))
  expect(store.view().totals).toEqual({ subtotal: 999, discount: 600, vat: 84, total: 483, vatRate: 2100 })
  server.moods = ['silent']
  const added = store.add(hosting('h', 'd', 'tuin.nl'))
  expect(store.view().totals).toMatchObject({ subtotal: 5799, total: 6291 })
  await settled()
  server.speak()
  await added
  server.vatRate = basisPoints(0)
  await store.refresh()
  expect(store.view().totals).toMatchObject({ subtotal: 5799, vat: 0, total: 5199 })
  await store.remove('d')
  expect(store.view().totals.total).toBe(0)
})

test('a request without a response for 10 s is reported as slow until it arrives', async () => {
  const { server, store, losePatience } = openCart({ kept: [] })
  await store.open()
  server.moods = ['silent']
  const added = store.add(domain('d', 'tuin'))
  await settled()
  expect(store.view().slow).toBe(false)
  losePatience()
  await settled()
  expect(store.view().slow).toBe(true)
  server.speak()
  await added
  expect(store.view().slow).toBe(false)
})

test('two tabs share first cart: an item added in first is found by the other', async () => {
  const server = new CartServer()
  const storage = new LocalStorage()
  const first = openCart({ server, storage })
  const second = openCart({ server, storage })
  await first.store.add(domain('a', 'tuin'))
  expect(first.announced()).toBe(1)
  await second.store.refresh()
  expect(idsOf(second.store)).toEqual(['a'])
  await second.store.add(domain('b', 'kas'))
  await first.store.refresh()
  expect(idsOf(first.store)).toEqual(['a', 'b'])
  expect(server.carts.size).toBe(1)
})

test('a tab whose cart is gone drops it, but not a newer first of another tab', async () => {
  const server = new CartServer()
  const storage = new LocalStorage()
  const first = openCart({ server, storage, kept: tree })
  const second = openCart({ server, storage })
  await first.store.open()
  await second.store.open()
  server.carts.delete(keptId)
  await second.store.add(domain('n', 'kas'))
  await second.store.add(domain('n', 'kas'))
  await first.store.refresh()
  expect(idsOf(first.store)).toEqual(['n'])
})

test('concurrent calls share first request', async () => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  await Promise.all([store.refresh(), store.refresh(), store.refresh()])
  expect(server.asked).toEqual([`load ${keptId}`, `load ${keptId}`])
})

test('blocked storage is reported, because the cart is lost with the window', async () => {
  const { store } = openCart({ storage: new LocalStorage({}, 'blocked') })
  await store.add(domain('d', 'tuin'))
  expect(store.view()).toMatchObject({ lasts: false })
  expect(idsOf(store)).toEqual(['d'])
})

test('a view is the same object until something changes', async () => {
  const { store } = openCart({ kept: tree })
  await store.open()
  expect(store.view()).toBe(store.view())
})

test('a purchased cart is dropped without another request', async () => {
  const { server, storage, store } = openCart({ kept: tree })
  await store.open()
  server.carts.clear()
  store.close(keptId)
  expect(await store.refresh()).toBe(true)
  expect(server.asked).toEqual([`load ${keptId}`])
  expect(storage.length).toBe(0)
  expect(store.view()).toMatchObject({ phase: 'none', items: [], expired: false })
})

test('a cart purchased before it was opened is never requested', async () => {
  const { server, store } = openCart({ kept: tree })
  server.carts.clear()
  expect(store.view()).toMatchObject({ phase: 'loading', busy: true })
  store.close(keptId)
  await store.refresh()
  await store.open()
  expect(server.asked).toEqual([])
  expect(store.view()).toMatchObject({ phase: 'none', busy: false })
})

test('closing a cart leaves another one unchanged', async () => {
  const { server, store } = openCart({ kept: tree })
  await store.open()
  store.close('another-000000000000000')
  await store.refresh()
  expect(idsOf(store)).toEqual(['d', 'h', 'e'])
  expect(server.asked).toEqual([`load ${keptId}`, `load ${keptId}`])
})
