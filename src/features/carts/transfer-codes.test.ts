import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createTransferCodes } from './transfer-codes.ts'

const [older, newer] = ['an older secret that is long enough', 'a newer secret that is long enough']

test('what is sealed opens again for its name, and for no other', () => {
  const codes = createTransferCodes([older])
  assert(
    property(string(), string(), string(), (name, other, code) => {
      const sealed = codes.seal(name, code)
      expect(codes.open(name, sealed)).toBe(code)
      expect(sealed).toMatch(/^[\w-]{8}\.[\w-]+$/)
      expect(sealed).toBe(codes.seal(name, code))
      if (other !== name) {
        expect(codes.open(other, sealed)).toBeNull()
        expect(codes.seal(other, code)).not.toBe(sealed)
      }
    }),
  )
})

test('secrets rotate: the newest seals, an older one opens what it sealed, and one that is gone opens nothing', () => {
  const before = createTransferCodes([older]).seal('oud.nl', 'code')
  const rotated = createTransferCodes([newer, older])
  expect(rotated.open('oud.nl', before)).toBe('code')
  const after = rotated.seal('oud.nl', 'code')
  expect(after.split('.')[0]).not.toBe(before.split('.')[0])
  expect(createTransferCodes([newer]).open('oud.nl', after)).toBe('code')
  expect(createTransferCodes([newer]).open('oud.nl', before)).toBeNull()
  expect(() => createTransferCodes([]).seal('oud.nl', 'code')).toThrow('no secret')
})

test('what was changed, cut or never sealed does not open', () => {
  const codes = createTransferCodes([older])
  const sealed = codes.seal('oud.nl', 'code')
  for (const wrong of ['', '.', 'code', sealed.slice(0, -2), `${sealed.slice(0, 12)}AAAA${sealed.slice(16)}`]) {
    expect(codes.open('oud.nl', wrong)).toBeNull()
  }
})
