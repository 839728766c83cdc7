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

test('[C5] when somebody logs in, the anonymous cart is marked theirs', async () => {
  const tab = await openTab({ kept: tuin })
  expect(tab.store.view().anonymous).toBe(true)
  await logIn(tab)
  expect(tab.session.server.given[0]?.cartId).toBe(keptId)
  expect(tab.store.view()).toMatchObject({ anonymous: false, phase: 'ready' })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.carts.question()).toBeNull()
})

test('[C13] [A10] on log-out a cart that is somebody’s is dropped, here and in storage', async () => {
  const tab = await openTab({ kept: tuin })
  await logIn(tab)
  const before = tab.announced()
  await tab.session.store.signOut()
  expect(tab.store.view()).toMatchObject({ phase: 'none', items: [], anonymous: true, expired: false })
  expect(tab.storage.getItem('cartId')).toBeNull()
  expect(tab.announced()).toBeGreaterThan(before)
})

test('[C4] nobody is logged in and the kept cart is somebody’s: it is reset', async () => {
  const tab = await openTab({ kept: tuin, loggedIn: true })
  tab.session.server.user = null
  await tab.session.store.refresh()
  expect(tab.store.view()).toMatchObject({ phase: 'none', items: [] })
  expect(tab.storage.getItem('cartId')).toBeNull()
})

test('[C4] also when such a cart is answered all the same', async () => {
  const { server, store, storage } = openCart({ kept: tuin })
  server.owned.add(keptId)
  server.isCareless = true
  await store.open()
  expect(store.view()).toMatchObject({ phase: 'none', items: [] })
  expect(storage.getItem('cartId')).toBeNull()
})

test('[C4] an anonymous cart stays when nobody is logged in', async () => {
  const tab = await openTab({ kept: tuin })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
})

test('a customer with no cart here finds the one left open elsewhere', async () => {
  const tab = await openTab({ other: kas })
  await logIn(tab)
  expect(idsOf(tab.store)).toEqual(['k'])
  expect(tab.storage.getItem('cartId')).toBe(otherId)
  expect(tab.carts.question()).toBeNull()
})

test('also on a page that finds them logged in already', async () => {
  const tab = await openTab({ other: kas, loggedIn: true })
  expect(idsOf(tab.store)).toEqual(['k'])
})

test('a page that finds a customer with a cart asks for nothing more', async () => {
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

test('the list of carts is asked for again when nobody could say', async () => {
  const tab = await openTab({ other: kas })
  tab.server.moods = [503, 503]
  await logIn(tab)
  expect(tab.server.asked.filter((call) => call === 'list')).toHaveLength(3)
  expect(idsOf(tab.store)).toEqual(['k'])
})

test('both hold something: nothing changes before the customer says', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(tab.carts.question()?.there).toMatchObject({ id: otherId, items: kas })
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.server.carts.get(otherId)).toEqual(kas)
})

test('"join" brings both together, and the other is gone', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(await tab.carts.answer('join')).toBeUndefined()
  expect(tab.carts.question()).toBeNull()
  expect(idsOf(tab.store)).toEqual(['d', 'h', 'k'])
  expect(tab.storage.getItem('cartId')).toBe(keptId)
  expect(tab.server.carts.has(otherId)).toBe(false)
})

test('"keep this one" leaves the other open in the shop', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.asked.length = 0
  expect(await tab.carts.answer('keepThis')).toBeUndefined()
  expect(tab.server.asked).toEqual([])
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.server.carts.get(otherId)).toEqual(kas)
})

test('"keep the other" leaves this one open in the shop', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  expect(await tab.carts.answer('keepOther')).toBeUndefined()
  expect(idsOf(tab.store)).toEqual(['k'])
  expect(tab.storage.getItem('cartId')).toBe(otherId)
  expect(tab.server.carts.get(keptId)).toEqual(tuin)
})

test('a join that fails says why, changes nothing and can be tried again', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  tab.server.moods = [422]
  expect(await tab.carts.answer('join')).toBe('refused_422')
  expect(idsOf(tab.store)).toEqual(['d', 'h'])
  expect(tab.carts.question()).not.toBeNull()
  expect(await tab.carts.answer('join')).toBeUndefined()
  expect(idsOf(tab.store)).toEqual(['d', 'h', 'k'])
})

test('it asks once: an answered question does not come back with the next look', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  await tab.carts.answer('keepThis')
  await tab.session.store.refresh()
  await tab.store.refresh()
  await settled()
  expect(tab.carts.question()).toBeNull()
})

test('a page that is loaded again while the question is open asks it again', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  const again = await openTab({ before: tab })
  expect(again.session.store.view()).toMatchObject({ status: 'authenticated', signedInHere: false })
  expect(again.carts.question()?.there).toMatchObject({ id: otherId, items: kas })
  expect(await again.carts.answer('join')).toBeUndefined()
  expect(idsOf(again.store)).toEqual(['d', 'h', 'k'])
})

test('also when nobody could say before that whether there is something to ask', async () => {
  const tab = await openTab({ kept: tuin, other: kas })
  tab.server.moods = ['works', 503, 503, 503]
  await logIn(tab)
  expect(tab.carts.question()).toBeNull()
  tab.server.moods = []
  expect((await openTab({ before: tab })).carts.question()?.there.id).toBe(otherId)
})

test.each(['join', 'keepThis', 'keepOther'] as const)('after "%s" no later page asks', async (choice) => {
  const tab = await openTab({ kept: tuin, other: kas })
  await logIn(tab)
  await tab.carts.answer(choice)
  const later = await openTab({ before: tab })
  expect(later.carts.question()).toBeNull()
  expect(later.server.asked).not.toContain('list')
})

test('nor when the other cart is gone meanwhile, or somebody logged out and in again', async () => {
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

test('blocked storage asks as before, and breaks nothing', () => {
  const mark = pendingQuestion(() => {
    throw new Error('blocked')
  })
  mark.set(true)
  expect(mark.isSet()).toBe(false)
})

test('what is under way while the cart is switched lands in the cart that is kept', async () => {
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

test('C107: logged out by the clock and in again, the customer goes on with the same cart', async () => {
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

test('[T1] a customer’s own rate holds before there is a cart, and a visitor’s after log-out', async () => {
  const tab = await openTab({})
  tab.session.server.nextReads = [{ user: { ...saar, taxPercentage: 25.5 } }]
  await logIn(tab)
  expect(tab.store.view().totals.vatRate).toBe(basisPoints(2550))
  await tab.session.store.signOut()
  expect(tab.store.view().totals.vatRate).toBe(basisPoints(2100))
})
