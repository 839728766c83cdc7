import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { browserStorage, type StoredInBrowser } from '#core/retention/browser-storage.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { periodText } from '#core/retention/period.ts'
import { absoluteDays, idleDays } from '#core/customers/session-lifetime.ts'
import { attributionCookies, attributionDays } from '#core/visits/attribution.ts'
import { cookieNamesOf } from '#features/sessions/session-cookies.ts'
import { asksForPartnerLink } from '#core/visits/cookie-consent.ts'
import { cookiesTexts } from '#site/pages/legal/cookies-texts.ts'
import { bodyOf, publishedFiles } from '#tests/http/published-site.ts'

const root = join(import.meta.dirname, '..')
const cookiesInCode: readonly string[] = [
  ...Object.values(cookieNamesOf(false)),
  ...Object.values(attributionCookies(false)),
]
const entries: readonly StoredInBrowser[] = Object.values(browserStorage)
const namesAt = (...places: readonly StoredInBrowser['place'][]) =>
  entries.filter(({ place }) => places.includes(place)).flatMap(({ names }) => [...names])
/** Set by Google after a yes, not by us. */
const googles = /^_g/

test('every cookie and storage key of the code stands in the table, and the table names no other', () => {
  const told = namesAt('cookie').filter((name) => !googles.test(name))
  expect([...new Set(cookiesInCode)].toSorted()).toEqual(told.toSorted())
  expect([...new Set(storageKeysInCode())].toSorted()).toEqual(namesAt('local', 'session').toSorted())
})

function storageKeysInCode(): readonly string[] {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const keys = /\b(?:\w+K|k)ey = '([\w-]+)'|Storage\.[gs]etItem\(["']([\w-]+)/g
  const users = sources.filter((source) => /Storage\b|[gs]etItem/.test(source))
  const inDocument = /of(\[.*?\])\)\{const v=localStorage/.exec(sources.join('\n'))?.[1] ?? '[]'
  return [
    ...users.flatMap((source) => Array.from(source.matchAll(keys), ([, name, used]) => name ?? used ?? '')),
    ...(JSON.parse(inDocument) as string[]),
  ]
}

test('cookies have a life time, the one that the code gives them', () => {
  expect(entries.filter(({ place, lasts }) => (place === 'cookie') !== (lasts !== undefined))).toEqual([])
  expect(browserStorage.partner.lasts).toEqual({ count: attributionDays, unit: 'day' })
  expect(browserStorage.click.lasts).toEqual({ count: attributionDays, unit: 'day' })
  expect(browserStorage.session.lasts).toEqual({ count: idleDays, unit: 'day' })
  expect(idleDays).toBeLessThan(absoluteDays)
})

describe.each(siteLocales)('the cookies page in %s', (locale) => {
  const file = publishedFiles().find(({ path }) => path === (locale === 'nl' ? '/cookies' : '/de/cookies'))
  const html = file ? bodyOf(file).toString().replaceAll('&nbsp;', '\u00a0') : ''
  const { entries: words, consent, until } = cookiesTexts[locale]

  test('has a row for each, with what it is for, whether we ask first and how long it stays', () => {
    const rows = Array.from(html.matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g), ([, row = '']) => row)
    const missing = Object.entries(browserStorage).filter(([entry, each]) => {
      const { names, purpose, place, lasts }: StoredInBrowser = each
      const row = rows.find((text) => text.includes(`>${names.join(', ')}<`)) ?? ''
      const asked =
        purpose === 'necessary'
          ? consent.notNeeded
          : purpose === 'affiliate' && !asksForPartnerLink[locale]
            ? consent.partner
            : consent.needed
      const stays = lasts ?? (place === 'session' ? place : 'local')
      const howLong = typeof stays === 'string' ? until[stays] : periodText(stays, locale)
      return ![words[entry as keyof typeof words], asked, howLong].every((text) => row.includes(`>${text}<`))
    })
    expect(missing).toEqual([])
  })

  test('calls no partner’s cookie necessary', () => {
    const [necessary = ''] = /<dt>(?:Noodzakelijk|Notwendig)<\/dt><dd>.*?<\/dd>/.exec(html) ?? []
    expect(necessary).not.toBe('')
    expect(necessary).not.toMatch(/partner/i)
    expect(html).toMatch(/<dt>Partnerlink<\/dt>/)
  })
})
