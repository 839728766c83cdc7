import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dnsChoiceOf, dnssecKeyOf, keyText, nameServerOf } from './name-servers.ts'

const key = '257 3 13 mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ=='
const ours = { nameServers: [], dnssecKeys: [], dnssec: true }
const own = { ...ours, nameServers: ['ns1.voorbeeld.net', 'ns2.voorbeeld.net'] }

test('by default a name uses the name servers of the shop with DNSSEC', () => {
  expect(dnsChoiceOf('een.nl', ours)).toEqual({ ok: true, value: {} })
  expect(dnsChoiceOf('een.nl', { ...ours, dnssec: false })).toEqual({ ok: true, value: { dnssec: false } })
  expect(dnsChoiceOf('een.nl', own)).toEqual({ ok: true, value: { nameServers: own.nameServers } })
  expect(dnsChoiceOf('een.nl', { ...own, dnssecKeys: [key, `een.nl. 3600 IN DNSKEY ${key}`] })).toEqual({
    ok: true,
    value: { nameServers: own.nameServers, dnssecKeys: [key] },
  })
})

test('host names are accepted in every script, in capitals and with a trailing dot', () => {
  expect(nameServerOf(' NS1.Bücher.de. ')).toBe('ns1.xn--bcher-kva.de')
  for (const text of [
    '',
    'ns1',
    'ns1..nl',
    'ns 1.nl',
    '192.0.2.1',
    'ns1.een_twee.nl',
    'http://ns1.nl',
    '2001:db8::1',
  ]) {
    expect(nameServerOf(text), text).toBeNull()
  }
})

test.each([
  [['ns1.een.nl', 'ns2.twee.nl'], 'name_server_inside_name'],
  [['een.nl', 'ns2.twee.nl'], 'name_server_inside_name'],
  [['ns1.twee.nl'], 'too_few_name_servers'],
  [['ns1.twee.nl', 'NS1.twee.nl.'], 'repeated_name_server'],
  [['ns1.twee.nl', 'ns 2'], 'malformed_name_server'],
  [Array.from({ length: 9 }, (_, n) => `ns${n}.twee.nl`), 'too_many_name_servers'],
])('%j is refused with a reason', (nameServers, code) => {
  expect(dnsChoiceOf('een.nl', { ...ours, nameServers })).toMatchObject({ ok: false, faults: [{ code }] })
})

test.each([
  [`34567 13 2 ${'ab'.repeat(32)}`, 'ds_instead_of_key'],
  ['257 3 13 abc=', 'malformed_dnssec_key'],
  ['257 3 5 AwEAAQ==', 'malformed_dnssec_key'],
  ['mdsswUyr3DPW', 'malformed_dnssec_key'],
])('the key %j is refused with a reason', (text, code) => {
  expect(dnsChoiceOf('een.nl', { ...own, dnssecKeys: [text] })).toMatchObject({ ok: false, faults: [{ code }] })
})

test("a key requires name servers of the customer's own", () => {
  const { faults } = dnsChoiceOf('een.nl', { ...ours, dnssecKeys: [key] }) as { faults: unknown }
  expect(faults).toEqual([{ path: 'dnssecKeys', code: 'dnssec_without_name_servers' }])
})

test('accepted settings are accepted again unchanged', () => {
  const host = fc.oneof(fc.string(), fc.domain(), fc.constantFrom('ns.bücher.de', 'NS1.x.net.', 'ns2.x.net', 'een.nl'))
  const typed = fc.record({
    nameServers: fc.array(host, { maxLength: 10 }),
    dnssecKeys: fc.array(fc.oneof(fc.string(), fc.constant(key)), { maxLength: 5 }),
    dnssec: fc.boolean(),
  })
  fc.assert(
    fc.property(typed, (entered) => {
      const first = dnsChoiceOf('een.nl', entered)
      if (!first.ok) {
        expect(first.faults.length).toBeGreaterThan(0)
        return
      }
      const { nameServers = [], dnssecKeys = [], dnssec = true } = first.value
      expect(dnsChoiceOf('een.nl', { nameServers, dnssecKeys, dnssec })).toEqual(first)
      for (const server of nameServers) expect(server).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      for (const text of dnssecKeys) expect(keyText(dnssecKeyOf(text) ?? expect.unreachable())).toBe(text)
    }),
  )
})
