import { encode } from '@auth/core/jwt'
import { expect, test } from 'vitest'
import { createTokenDecryption } from './caller-of.ts'

const salt = 'cookie'
const secrets = ['a secret that is long enough here'] as const
const sealed = (sid: unknown, maxAge = 60) => encode({ token: { sid }, secret: secrets[0], salt, maxAge })

test('a token is opened, and the second time at once', async () => {
  const claimsIn = createTokenDecryption(secrets, salt)
  const token = await sealed('one')
  expect(await claimsIn(token)).toMatchObject({ sessionId: 'one', isOfFirstSecret: true })
  expect(claimsIn(token)).toMatchObject({ sessionId: 'one', isOfFirstSecret: true })
})

test('one that was opened in time is not opened when it is too old', async () => {
  let now = Date.now()
  const claimsIn = createTokenDecryption(secrets, salt, () => now)
  const token = await sealed('one', 60)
  expect(await claimsIn(token)).toMatchObject({ sessionId: 'one' })
  now += 61_000
  expect(claimsIn(token)).toBeNull()
})

test.each(['', 'x', '....', 'a.b.c.d.e'])('%j is none of ours', async (token) => {
  expect(await createTokenDecryption(secrets, salt)(token)).toBeNull()
})

test('a token of another secret is none of ours, and is not remembered as one', async () => {
  const token = await sealed('one')
  const claimsIn = createTokenDecryption(['another secret that is long enough'], salt)
  expect([await claimsIn(token), await claimsIn(token)]).toEqual([null, null])
})

test('a token of a secret that is about to go is opened, and known for it', async () => {
  const claimsIn = createTokenDecryption(['a newer secret that is long enough', ...secrets], salt)
  expect(await claimsIn(await sealed('one'))).toMatchObject({ sessionId: 'one', isOfFirstSecret: false })
})

test('without the id of a session there is none', async () => {
  expect(await createTokenDecryption(secrets, salt)(await sealed(7))).toBeNull()
})
