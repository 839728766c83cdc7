import { isIP } from 'node:net'
import { assert, constantFrom, integer, ipV4, ipV6, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { isNetwork, networkOf, networksOf, serverUrlsOf, shortNetworkOf } from './networks.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1 1', '192.0.2.0/24 16']],
  ['', [' 1']],
  ['1:2:3:4567890', ['1:2:3:4567890 1']],
  ['0:0:0:0::/64', ['0:0:0:0::/64 1', '0:0:0:0::/56 4', '0:0:0::/48 16']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64 1', '2001:db8:1:0::/56 4', '2001:db8:1::/48 16']],
  ['2001:db8:1:abcd::/64', ['2001:db8:1:abcd::/64 1', '2001:db8:1:ab00::/56 4', '2001:db8:1::/48 16']],
])('%s is counted in the networks that contain it', (source, networks) => {
  expect(networksOf(source).map(({ name, share }) => `${name} ${share}`)).toEqual(networks)
  expect(shortNetworkOf(source)).toBe(networks.length === 1 ? 'unknown' : networks.at(-1)?.split(' ')[0])
})

test('neighbours share a network, and a shortened one identifies no person', () => {
  const group = integer({ min: 0, max: 0xffff })
  assert(
    property(ipV4(), (address) => shortNetworkOf(address) !== address && shortNetworkOf(address).endsWith('.0/24')),
  )
  assert(
    property(tuple(group, group, group, group, group), ([a, b, c, one, other]) => {
      const [first, second] = [one, other].map((last) =>
        networksOf(`${[a, b, c, last].map((each) => each.toString(16)).join(':')}::/64`),
      )
      return (
        first?.[2]?.name === second?.[2]?.name && (first?.[1]?.name === second?.[1]?.name) === (one >> 8 === other >> 8)
      )
    }),
  )
})

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
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a shortened address is no address, and is equal for the whole network', () => {
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

test.each([
  ['postgres://db/stek', ['postgres://db/stek']],
  ['postgres://u:a,b@db/stek?x=1,2', ['postgres://u:a,b@db/stek?x=1,2']],
  [
    'postgres://u:p@a:5432,b/stek?sslmode=verify-full',
    ['postgres://u:p@a:5432/stek?sslmode=verify-full', 'postgres://u:p@b/stek?sslmode=verify-full'],
  ],
  ['postgres://[::1]:1,[::2]:2/stek', ['postgres://[::1]:1/stek', 'postgres://[::2]:2/stek']],
  ['', ['']],
])('the servers of %s', (url, servers) => {
  expect(serverUrlsOf(url)).toEqual(servers)
})
