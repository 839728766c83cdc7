import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { deviceNameOf } from './device.ts'
import { absoluteDays, cookieSecondsOf, idleDays } from './session-lifetime.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.5`, 'Vivaldi', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chromium/142.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) FxiOS/140.0 Safari/605.1.15', 'Firefox', 'iPhone'],
  [`${' '.repeat(512)}Firefox/140.0`, null, null],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system })
})

test('any user agent gives one of the known names or null', () => {
  assert(
    property(string({ maxLength: 2000 }), (userAgent) => {
      const { browser, system } = deviceNameOf(userAgent)
      return [browser, system].every((name) => name === null || /^[A-Za-z ]{4,16}$/.test(name))
    }),
  )
})

const day = 24 * 60 * 60
test('a cookie expires when the session would end unused, and never after the session', () => {
  const opened = new Date('2026-11-01T00:00:00Z')
  const after = (days: number) => cookieSecondsOf(opened, new Date(opened.getTime() + days * day * 1000))
  expect([0, 22, 23, 24, 29, 30, 31].map((days) => after(days) / day)).toEqual([7, 7, 7, 6, 1, 0, 0])
  assert(
    property(integer({ min: 0, max: 40 * day }), (seconds) => {
      const left = cookieSecondsOf(opened, new Date(opened.getTime() + seconds * 1000))
      return left >= 0 && left <= idleDays * day && (left === 0 || seconds + left <= absoluteDays * day)
    }),
  )
})
