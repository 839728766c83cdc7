import { assert, constantFrom, ipV4, ipV6, property, string } from 'fast-check'
import { isIP } from 'node:net'
import { expect, test } from 'vitest'
import { isNetwork, networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8::1', '2001:db8::/48'],
  ['2001:db8:0:7::1', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '0::/48'],
  ['1::', '1::/48'],
  ['', ''],
  ['unknown', ''],
  ['203.0.113.77:443', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('what is kept of an address is no address any more, and the same for the whole network', () => {
  assert(
    property(ipV4(), constantFrom(0, 7, 255), (address, other) => {
      const network = networkOf(address)
      expect(isNetwork(network) && isIP(network) === 0).toBe(true)
      expect(networkOf(address.replace(/\d+$/, String(other)))).toBe(network)
    }),
  )
  assert(
    property(ipV6(), (address) => {
      const network = networkOf(address)
      expect(network).toMatch(/^(?:[0-9a-f.:]+\/(?:24|48))$/)
      expect(isIP(network.replace(/\/\d+$/, ''))).toBeGreaterThan(0)
    }),
  )
  assert(property(string(), (text) => isNetwork(networkOf(text))))
})
