import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountAsides } from '#content/account-asides.ts'
import { homeDe } from '#content/de/home.ts'
import { domainTextsDe, extensionListDe } from '#content/de/domain-pages.ts'
import { pagesDe } from '#content/de/pages.ts'
import { menuAsides } from '#content/menu-asides.ts'
import {
  moveDomainText,
  moverTexts,
  moverWords,
  moveWebsiteText,
  moveWordpressText,
  movingWords,
} from '#content/moving-pages.ts'
import { homeNl } from '#content/nl/home.ts'
import { domainTextsNl, extensionListNl } from '#content/nl/domain-pages.ts'
import { pagesNl } from '#content/nl/pages.ts'
import { partnerBannerNl } from '#content/nl/partner-banner.ts'
import { familyNamesNl, partnerPageNl } from '#content/nl/partner-pages.ts'
import { notFound } from '#content/not-found.ts'
import { webhostingText, woocommerceShopText, wordpressHostingText, wordpressSiteText } from '#content/offer-pages.ts'
import type { PageText } from '#content/page-text.ts'
import { termsNl } from '#content/terms/nl.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { menus, mobileMenus } from '#site/menus.ts'
import { routes } from '#site/links.ts'

const offers = (locale: SiteLocale) =>
  [webhostingText, wordpressHostingText, wordpressSiteText, woocommerceShopText].map((text) => text[locale])

const moving = (locale: SiteLocale) => [movingWords(locale), moveWordpressText(locale), moveDomainText(locale)]

/** Stand in for what the ladder says. */
const partnerTerms = { cookieDays: '12', approvalDays: '12', most: '12', minPayout: '12', nothing: '12' }

const languages: readonly { locale: SiteLocale; pages: Readonly<Record<string, PageText>>; rest: unknown }[] = [
  {
    locale: 'nl',
    pages: pagesNl,
    rest: [
      [homeNl, offers('nl'), domainTextsNl, extensionListNl, notFound.nl, menuAsides.nl, accountAsides.nl, termsNl],
      [partnerPageNl(partnerTerms), partnerBannerNl, familyNamesNl],
      [moverTexts, moverWords, moveWebsiteText, ...moving('nl')],
    ],
  },
  {
    locale: 'de',
    pages: pagesDe,
    rest: [
      ...moving('de'),
      homeDe,
      offers('de'),
      domainTextsDe,
      extensionListDe,
      notFound.de,
      menuAsides.de,
      accountAsides.de,
    ],
  },
]

const wrongAddress: Readonly<Record<SiteLocale, RegExp>> = {
  nl: /(?<!\p{L})(u|uw|uwe|uzelf)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
}
/** The model form of the law is quoted, not written by us. */
const lawForm = /deel u hierbij mee|als u dit formulier op papier indient/gu
const avoided = /winkelwagen|migre(?:er|ren)|oplossing|ontdek(?!\p{L})/iu
const amount = /€|\beuro\b/iu

describe.each(languages)('the texts in $locale', ({ locale, pages, rest }) => {
  const texts = Object.entries(pages)
  const sentences = stringsOf([pages, rest])

  test('there is one for every page of the language, and for no other', () => {
    const ids = routes.filter((route) => route.locale === locale).map((route) => route.id)
    expect(Object.keys(pages).toSorted()).toEqual(ids.toSorted())
  })

  test.each(['title', 'description', 'h1'] as const)('no two pages share a %s', (field) => {
    const values = [...texts.map(([, text]) => text[field]), notFound[locale][field]]
    expect(repeatedIn(values)).toEqual([])
  })

  test('titles fit a tab and a search result', () => {
    expect(texts.filter(([, { title }]) => title.length > 60).map(([id]) => id)).toEqual([])
  })

  test('descriptions have 70 to 155 characters', () => {
    const outside = texts.filter(([, { description }]) => description.length < 70 || description.length > 155)
    expect(outside.map(([id, { description }]) => `${id}: ${description.length}`)).toEqual([])
  })

  test('every page of a menu has its line', () => {
    const inMenus = [...menus[locale], ...mobileMenus[locale]].flatMap((group) => group.pages)
    expect(inMenus.filter((id) => !pages[id]?.menuLine)).toEqual([])
  })

  test('people are addressed the way the house does', () => {
    expect(sentences.filter((text) => wrongAddress[locale].test(text.replaceAll(lawForm, '')))).toEqual([])
  })

  test('no word the house avoids, no typewriter quote or dots', () => {
    expect(sentences.filter((text) => avoided.test(text) || /['"`]|\.\.\./u.test(text))).toEqual([])
  })

  test('prices come from the catalogue: no amount is typed, but for the partner promo', () => {
    const withAmount = sentences.filter((text) => amount.test(text.replace(/tot €\u00a0200 per sale/iu, '')))
    expect(withAmount).toEqual([])
  })

  test('nothing has a plain space where a line must not break', () => {
    expect(sentences.filter((text) => /\d (?:%|GB)|€ \d/u.test(text))).toEqual([])
  })
})

test('the shop’s name comes from the brand; only plans are called Stek', () => {
  const folder = import.meta.dirname
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bStek\b/u.test(readFileSync(join(folder, file), 'utf8').replace(/Stek(?=,? (?:naar )?Struik)/gu, '')),
    )
  expect(naming).toEqual([])
})

/** Every text in a structure; functions are called with a number that reads as one. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('12'))]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf)
  return []
}

function repeatedIn(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
