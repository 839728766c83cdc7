import { expect, test } from 'vitest'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'

test('the same id and body again is the same 201, and nothing is doubled', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const first = await shop.add(cartId, domainChoice('a'))
  const before = await shop.state()
  const second = await shop.add(cartId, domainChoice('a'))
  expect([second.status, second.text]).toEqual([201, first.text])
  expect(await shop.state()).toBe(before)
})

test('the same choice in another spelling is the same choice', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const first = await shop.add(cartId, domainChoice('a', 'münchen', 'de'))
  const before = await shop.state()
  const { parameters, ...rest } = domainChoice('a', 'XN--MNCHEN-3YA', 'de')
  const second = await shop.add(cartId, { ...rest, parameters: { tld: parameters.tld, sld: parameters.sld } })
  expect([second.status, second.text]).toEqual([201, first.text])
  expect(await shop.state()).toBe(before)
})

const otherBodies = {
  'B73 tld in the parameters only': { parameters: { sld: 'voorbeeld', tld: 'io' } },
  'B73 another extension': domainChoice('a', 'voorbeeld', 'io'),
  'B100 another name': domainChoice('a', 'ander'),
  'B100 another product': hostingChoice('a', null),
  'B100 another price type': { priceType: 'transfer' },
  'B100 a price that does not exist': { priceFrequency: 'monthly' },
  'B100 a parent': { parentId: 'h' },
  'B100 more parameters': { parameters: { sld: 'voorbeeld', tld: 'nl', transferCode: 'x' } },
}

test.each(Object.entries(otherBodies))('%s: the same id with another body is 409', async (_, other) => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of [domainChoice('a'), hostingChoice('h', 'a')]) await shop.add(cartId, choice)
  const before = await shop.state()
  const live = await shop.add(cartId, { ...domainChoice('a'), ...other })
  expect([live.status, live.body.code]).toEqual([409, 'id_reused'])
  expect(await shop.state()).toBe(before)

  await shop.remove(cartId, 'a')
  const after = await shop.state()
  const gone = await shop.add(cartId, { ...domainChoice('a'), ...other })
  expect([gone.status, gone.body.code]).toEqual([409, 'id_reused'])
  expect(await shop.state()).toBe(after)
})

test('a late duplicate does not bring back what was removed', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const tree = [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]
  for (const choice of tree) await shop.add(cartId, choice)
  await shop.remove(cartId, 'd')
  const before = await shop.state()
  for (const choice of tree) {
    const { status, body } = await shop.add(cartId, choice)
    expect(status).toBe(201)
    expect(body.item).toMatchObject(choice)
    expect(body.cart.items).toEqual([])
  }
  expect(await shop.state()).toBe(before)
})

test('B101 a late duplicate does not replace what replaced it', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of [domainChoice('d1'), hostingChoice('h1', 'd1'), domainChoice('d2')])
    await shop.add(cartId, choice)
  const before = await shop.state()
  for (const choice of [domainChoice('d1'), hostingChoice('h1', 'd1')]) {
    const { status, body } = await shop.add(cartId, choice)
    expect(status).toBe(201)
    expect(body.cart.items.map(({ id }) => id)).toEqual(['d2'])
  }
  expect(await shop.state()).toBe(before)
})

test('a removed choice is remembered by another process too', async () => {
  await using shop = await openShop()
  await using other = await openShop({ database: shop.database })
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  await other.remove(cartId, 'a')
  const { status, body } = await shop.add(cartId, domainChoice('a'))
  expect([status, body.cart.items]).toEqual([201, []])
})

test('a choice that failed may be made again with the same id', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  expect((await shop.add(cartId, hostingChoice('h', 'd'))).status).toBe(422)
  await shop.add(cartId, domainChoice('d'))
  expect((await shop.add(cartId, hostingChoice('h', 'd'))).status).toBe(201)
})

test('ids are unique per cart only', async () => {
  await using shop = await openShop()
  const [one, other] = [await shop.newCart(), await shop.newCart()]
  expect((await shop.add(one, domainChoice('a'))).status).toBe(201)
  expect((await shop.add(other, domainChoice('a', 'ander'))).status).toBe(201)
  await shop.remove(one, 'a')
  expect((await shop.read(other)).body.items).toHaveLength(1)
})
