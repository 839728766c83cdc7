import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddressOf, subscriberOf } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')
trusted.addAddress('::1', 'ipv6')

function requestFrom(remoteAddress: string | undefined, ...forwarded: readonly string[]): IncomingMessage {
  const headersDistinct = forwarded.length > 0 ? { 'x-forwarded-for': forwarded } : {}
  return { socket: { remoteAddress }, headersDistinct } as unknown as IncomingMessage
}

test.each([
  ['192.0.2.1', [], '192.0.2.1'],
  ['192.0.2.1', ['198.51.100.1'], '192.0.2.1'],
  ['::ffff:192.0.2.1', [], '192.0.2.1'],
  ['10.0.0.1', [], '10.0.0.1'],
  ['10.0.0.1', ['198.51.100.1'], '198.51.100.1'],
  ['::ffff:10.0.0.1', ['198.51.100.1'], '198.51.100.1'],
  ['::1', ['2001:db8::1'], '2001:db8::1'],
  ['10.0.0.1', ['203.0.113.9, 198.51.100.1'], '198.51.100.1'],
  ['10.0.0.1', ['203.0.113.9', '198.51.100.1'], '198.51.100.1'],
  ['10.0.0.1', ['198.51.100.1, 10.0.0.2, 10.0.0.3'], '198.51.100.1'],
  ['10.0.0.1', ['198.51.100.1, nonsense, 10.0.0.2'], '10.0.0.2'],
  ['10.0.0.1', ['nonsense'], '10.0.0.1'],
  ['10.0.0.1', ['198.51.100.1:8080'], '198.51.100.1'],
  ['10.0.0.1', ['203.0.113.9:1, "198.51.100.1:65535", 10.0.0.2:443'], '198.51.100.1'],
  ['10.0.0.1', ['[2001:db8::1]:8080'], '2001:db8::1'],
  ['10.0.0.1', ['"[2001:db8::1]"'], '2001:db8::1'],
  ['10.0.0.1', ['[::ffff:198.51.100.1]:8080'], '198.51.100.1'],
  ['10.0.0.1', ['0:0:0:0:0:FFFF:c633:6401'], '198.51.100.1'],
  ['10.0.0.1', ['198.51.100.1:port'], '10.0.0.1'],
  ['10.0.0.1', ['[198.51.100.1'], '10.0.0.1'],
  ['10.0.0.1', ['[nonsense]:80'], '10.0.0.1'],
  ['10.0.0.1', [''], '10.0.0.1'],
  [undefined, ['198.51.100.1'], ''],
])('the caller behind %s with %j is %s', (remote, forwarded, expected) => {
  expect(clientAddressOf(requestFrom(remote, ...forwarded), trusted)).toBe(expected)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['', ''],
])('%s is counted as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})
