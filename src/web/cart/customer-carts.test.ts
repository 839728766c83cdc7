import { expect, test } from 'vitest'
import { basisPoints } from '#core/money/money.ts'
import { LocalStorage } from '#tests/builders/local-storage.ts'
import { domain, hosting, idsOf, keptId, openCart, settled } from '#tests/builders/open-cart.ts'
import { openSession } from '#tests/builders/open-session.ts'
import { openTab, otherId, type Tab } from '#tests/builders/open-tab.ts'
import { saar } from '#tests/builders/session-server.ts'
import { followCustomer, pendingQuestion } from './customer-carts.ts'

const credentials = { email: saar.email, password: 'een lange zin' }
const tuin = [domain('d', 'tuin'), hosting('h', 'd', 'tuin.nl')]
const kas = [domain('k', 'kas')]

async function logIn({ session }: Tab): Promise<void> {
  expect(await session.store.signIn(credentials)).toBe('signedIn')
  await settled()
}

test('[C5] on log-in the anonymous cart is claimed by the customer', async () => {
  const tab = await openTab({ kept: tuin })
  expect(tab.store.view().anonymous).toBe(true)
  await logIn(tab)
  expect(tab.session.server.given[0]?.cartId).toBe(keptId)
  expect(tab.store.view()).toMatchObject({ anonymous: false, phase: 'ready' })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.carts.question()).toBeNull()
})

test('[C13] [A10] on log-out the customer’s cart is dropped, in memory and in storage', async () => {
  const tab = await openTab({ kept: tuin })
  await logIn(tab)
  const before = tab.announced()
  await tab.session.store.signOut()
  expect(tab.store.view()).toMatchObject({ phase: 'none', items: [], anonymous: true, expired: false })
  expect(tab.storage.getItem('cartId')).toBeNull()
  expect(tab.announced()).toBeGreaterThan(before)
})

test('[C4] a stored cart of a customer is reset while logged out', async () => {
  const tab = await openTab({ kept: tuin, loggedIn: true })
  tab.session.server.user = null
  await tab.session.store.refresh()
  expect(tab.store.view()).toMatchObject({ phase: 'none', items: [] })
  expect(tab.storage.getItem('cartId')).toBeNull()
})

test('[C4] a customer’s cart is reset while logged out even if the server returns it', async () => {
  const { server, store, storage } = openCart({ kept: tuin })
  server.owned.add(keptId)
  server.isCareless = true
  await store.open()
  expect(store.view()).toMatchObject({ phase: 'none', items: [] })
  expect(storage.getItem('cartId')).toBeNull()
})

test('[C4] an anonymous cart stays while logged out', async () => {
  const tab = await openTab({ kept: tuin })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
})

test('a customer without a cart here gets the one left open elsewhere', async () => {
  const tab = await openTab({ other: kas })
  await logIn(tab)
  expect(idsOf(tab.store)).toEqual(['k'])
  expect(tab.storage.getItem('cartId')).toBe(otherId)
  expect(tab.carts.question()).toBeNull()
})

test('a customer who is already logged in gets the cart left open elsewhere', async () => {
  const tab = await openTab({ other: kas, loggedIn: true })
  expect(idsOf(tab.store)).toEqual(['k'])
})

test('a page with a logged-in customer and a cart makes no further request', async () => {
  const page = openCart({ kept: tuin })
  page.server.isCustomer = () => true
  const session = openSession()
  session.server.user = saar
  followCustomer({
    cart: page.store,
    session: session.store,
    calls: page.server.customerCalls,
    load: page.server.calls.load,
    pause: () => Promise.resolve(),
    mark: pendingQuestion(() => new LocalStorage()),
  })
  await Promise.all([page.store.open(), session.store.open()])
  await settled()
  expect(page.server.asked).toEqual([`load ${keptId}`])
})

test('the list of carts is requested again after a failure', async () => {
  const tab = await openTab({ other: kas })
  tab.server.moods = [503, 503]
  await logIn(tab)
  expect(tab.server.asked.filter((call) => call === 'list')).toHaveLength(3)
  expect(idsOf(tab.store)).toEqual(['k'])
})

test('with items in both carts nothing changes before the customer chooses', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(tab.carts.question()?.there).toMatchObject({ id: otherId, items: kas })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.server.carts.get(otherId)).toEqual(kas)
})

test('"join" combines both carts and closes the other', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(await tab.carts.answer('join')).toBeUndefined()
  expect(tab.carts.question()).toBeNull()
  expect(idsOf(tab.store)).toEqual(['d', 'h', 'k'])
  expect(tab.storage.getItem('cartId')).toBe(keptId)
  expect(tab.server.carts.has(otherId)).toBe(false)
})

test('"keep this one" leaves the other open on the server', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.asked.length = 0
  expect(await tab.carts.answer('keepThis')).toBeUndefined()
  expect(tab.server.asked).toEqual([])
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.server.carts.get(otherId)).toEqual(kas)
})

test('"keep the other" leaves this one open on the server', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(await tab.carts.answer('keepOther')).toBeUndefined()
  expect(idsOf(tab.store)).toEqual(['k'])
  expect(tab.storage.getItem('cartId')).toBe(otherId)
  expect(tab.server.carts.get(keptId)).toEqual(tuin)
})

test('a failed join reports its reason, changes nothing and can be retried', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.moods = [422]
  expect(await tab.carts.answer('join')).toBe('refused_422')
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.carts.question()).not.toBeNull()
  expect(await tab.carts.answer('join')).toBeUndefined()
  expect(idsOf(tab.store)).toEqual(['d', 'h', 'k'])
})

test('an answered question is not asked again on a refresh', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  await tab.carts.answer('keepThis')
  await tab.session.store.refresh()
  await tab.store.refresh()
  await settled()
  expect(tab.carts.question()).toBeNull()
})

test('a reload with an open question asks it again', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  const again = await openTab({ before: tab })
  expect(again.session.store.view()).toMatchObject({ status: 'authenticated', signedInHere: false })
  expect(again.carts.question()?.there).toMatchObject({ id: otherId, items: kas })
  expect(await again.carts.answer('join')).toBeUndefined()
  expect(idsOf(again.store)).toEqual(['d', 'h', 'k'])
})

test('a reload asks the question that could not be determined before', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  tab.server.moods = ['works', 503, 503, 503]
  await logIn(tab)
  expect(tab.carts.question()).toBeNull()
  tab.server.moods = []
  expect((await openTab({ before: tab })).carts.question()?.there.id).toBe(otherId)
})

test.each(['join', 'keepThis', 'keepOther'] as const)('after "%s" no later page asks the question', async (choice) => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  await tab.carts.answer(choice)
  const later = await openTab({ before: tab })
  expect(later.carts.question()).toBeNull()
  expect(later.server.asked).not.toContain('list')
})

test('the question is dropped when the other cart is gone, or after logging out and in', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.carts.delete(otherId)
  expect((await openTab({ before: tab })).carts.question()).toBeNull()
  expect(tab.tabStorage.getItem('cartQuestion')).toBeNull()

  const left = await openTab({ kept: tuin, other: kas })
  await logIn(left)
  await left.session.store.signOut()
  expect(left.tabStorage.getItem('cartQuestion')).toBeNull()
})

test('with blocked storage the question is asked on this page and nothing breaks', () => {
  const mark = pendingQuestion(() => {
    throw new Error('blocked')
  })
  mark.set(true)
  expect(mark.isSet()).toBe(false)
})

test('an addition in flight during a switch goes to the cart that was kept', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.moods = ['silent']
  const answered = tab.carts.answer('keepOther')
  const added = tab.store.add(domain('n', 'bloem'))
  expect(idsOf(tab.store)).toContain('n')
  await settled()
  tab.server.speak()
  await answered
  expect(await added).toBe(true)
  expect(idsOf(tab.store)).toEqual(['k', 'n'])
  expect(tab.server.carts.get(otherId)?.map(({ id }) => id)).toEqual(['k', 'n'])
})

test('C107: after an expired session and a new log-in the customer has the same cart', async () => {
  const tab = await openTab({ kept: tuin })
  await logIn(tab)
  tab.session.server.user = null
  await tab.session.store.refresh()
  expect(tab.session.store.view().lapsed).toBe(true)
  expect(tab.store.view().items).toEqual([])
  await logIn(tab)
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.storage.getItem('cartId')).toBe(keptId)
})

test('[T1] without a cart the customer’s VAT rate applies, and the default rate after log-out', async () => {
  const tab = await openTab({})
  tab.session.server.nextReads = [{ user: { ...saar, taxPercentage: 25.5 } }]
  await logIn(tab)
  expect(tab.store.view().totals.vatRate).toBe(basisPoints(2550))
  await tab.session.store.signOut()
  expect(tab.store.view().totals.vatRate).toBe(basisPoints(2100))
})
