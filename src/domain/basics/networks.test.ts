import { assert, integer, ipV4, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf, shortNetworkOf } from './networks.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1 1', '192.0.2.0/24 16']],
  ['', [' 1']],
  ['1:2:3:4567890', ['1:2:3:4567890 1']],
  ['0:0:0:0::/64', ['0:0:0:0::/64 1', '0:0:0:0::/56 4', '0:0:0::/48 16']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64 1', '2001:db8:1:0::/56 4', '2001:db8:1::/48 16']],
  ['2001:db8:1:abcd::/64', ['2001:db8:1:abcd::/64 1', '2001:db8:1:ab00::/56 4', '2001:db8:1::/48 16']],
])('%s is counted with the networks around it', (source, networks) => {
  expect(networksOf(source).map(({ name, share }) => `${name} ${share}`)).toEqual(networks)
  expect(shortNetworkOf(source)).toBe(networks.length === 1 ? 'unknown' : networks.at(-1)?.split(' ')[0])
})

test('neighbours share a network, and a shortened one leads to nobody', () => {
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
