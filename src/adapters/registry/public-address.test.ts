import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const special =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ' +
  '::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:a00:1:: 2001::1 localhost'

test.each([...special.split(' '), ''])('B212 %s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '192.0.32.7', '2620:0:2d0:200::7', '2a00:1450:400e::1', '172.32.0.1'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
