import { assert, property, string, webUrl } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { forwardTargetOf } from './forward-target.ts'

const name = 'bakkerij.nl'

test.each([
  ['bakkerijdejong.nl', 'https://bakkerijdejong.nl/'],
  ['  HTTP://Bakkerijdejong.nl/Menu?dag=1#brood ', 'http://bakkerijdejong.nl/Menu?dag=1#brood'],
  ['bäckerei.de', 'https://xn--bckerei-5wa.de/'],
  ['shop.bakkerij.nl', 'https://shop.bakkerij.nl/'],
  ['bakkerijdejong.nl:8443/x', 'https://bakkerijdejong.nl:8443/x'],
])('a name can redirect to %s', (typed, target) =>
  expect(forwardTargetOf(typed, name)).toEqual({ ok: true, value: target }),
)

test.each([
  ['', 'not_a_web_address'],
  ['bakkerij', 'not_a_web_address'],
  ['javascript:alert(1)', 'not_a_web_address'],
  ['ftp://bakkerijdejong.nl', 'not_a_web_address'],
  ['https://me:secret@bakkerijdejong.nl', 'not_a_web_address'],
  ['127.0.0.1', 'not_a_web_address'],
  ['https://[::1]/', 'not_a_web_address'],
  ['een twee.nl', 'not_a_web_address'],
  [`bakkerijdejong.nl/${'x'.repeat(500)}`, 'not_a_web_address'],
  ['bakkerij.nl/welkom', 'forwards_to_itself'],
  ['https://www.bakkerij.nl', 'forwards_to_itself'],
])('a name cannot redirect to %j', (typed, code) =>
  expect(forwardTargetOf(typed, name)).toMatchObject({ ok: false, code }),
)

function expectStable(typed: string): void {
  const once = forwardTargetOf(typed, name)
  if (!once.ok) return
  expect(forwardTargetOf(once.value, name)).toEqual(once)
  expect(once.value).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?\//)
}

test('an accepted target is accepted again unchanged', () => {
  assert(property(string({ unit: anyCharacter, maxLength: 40 }), expectStable))
  assert(property(webUrl({ withQueryParameters: true, withFragments: true }), expectStable))
})
