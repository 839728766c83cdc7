import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1 1']],
  ['', [' 1']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64 1', '2001:db8:1:0::/56 4', '2001:db8:1::/48 16']],
  ['2001:db8:1:abcd::/64', ['2001:db8:1:abcd::/64 1', '2001:db8:1:ab00::/56 4', '2001:db8:1::/48 16']],
])('%s is counted with the networks around it', (source, networks) => {
  expect(networksOf(source).map(({ name, share }) => `${name} ${share}`)).toEqual(networks)
})
