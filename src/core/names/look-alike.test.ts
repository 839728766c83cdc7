import { expect, test } from 'vitest'
import { labelOf } from './domain-label.ts'
import { displayNameOf, isLookAlike, lookAlikeScriptOf } from './look-alike.ts'

function asciiNameOf(name: string): string {
  return name
    .split('.')
    .map((part) => {
      const label = labelOf(part)
      return label.ok ? label.value.ascii : ''
    })
    .join('.')
}

test.each(['аpple.com', 'ɡoogle.com', 'раураl.com', 'раура.com', 'соса.nl', 'bıg.com', 'αpple.com', 'привет1a.com'])(
  '%s is shown as its A-label',
  (name) => {
    const ascii = asciiNameOf(name)
    expect(ascii).toContain('xn--')
    expect(displayNameOf(ascii)).toBe(ascii)
  },
)

test.each([
  'münchen.de',
  'straße.de',
  'привет.com',
  'соса.ru',
  'раура.рф',
  'ελλάδα.gr',
  '日本ドメイン.com',
  'nguyễn.com',
  'tuin-24.nl',
])('%s is displayed in Unicode', (name) => {
  expect(displayNameOf(asciiNameOf(name))).toBe(name)
})

test('text that is not a name is displayed unchanged', () => {
  expect(displayNameOf('xn--a.com')).toBe('xn--a.com')
})

test('characters of unknown scripts next to letters count as mixed', () => {
  expect(isLookAlike('a☃', 'com')).toBe(true)
})

test.each([
  ['аpple.com', 'cyrillic'],
  ['раураl.com', 'cyrillic'],
  ['соса.nl', 'cyrillic'],
  ['αpple.com', 'greek'],
  ['ɡoogle.com', 'other'],
  ['соса.ru', null],
  ['münchen.de', null],
  ['xn--a.com', null],
] as const)('%s resembles others by its letters: %s', (name, script) => {
  expect(lookAlikeScriptOf(name.startsWith('xn--') ? name : asciiNameOf(name))).toBe(script)
})
