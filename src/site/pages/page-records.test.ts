import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { menuAsides } from '#site/content/menu-asides.ts'
import { partnerBannerNl } from '#site/pages/company/partners-nl.ts'
import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import { type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { isListed, pageIds, routesIn } from '#site/links.ts'
import { menus, mobileMenus } from '#site/menus.ts'
import type { PageId } from '#site/pages.ts'
import { notFoundTexts } from './not-found-texts.ts'
import { pageRecords, pageText, recordOf } from './page-records.ts'
import { partnerTerms } from '#site/pages/company/partner-terms.ts'
import { rungNamesNl } from '#site/pages/company/partners-nl.ts'

const otherTexts: Readonly<Record<SiteLocale, unknown>> = {
  nl: [notFoundTexts.nl, menuAsides.nl, termsNl, partnerBannerNl, rungNamesNl],
  de: [notFoundTexts.de, menuAsides.de, termsDe],
}

const languages = siteLocales.map((locale) => ({
  locale,
  pages: Object.fromEntries(routesIn(locale).map(({ id }) => [id, pageText(id, locale)])) as Partial<
    Record<PageId, ReturnType<typeof pageText>>
  >,
  rest: [pageRecords.map(({ texts }) => texts[locale]), otherTexts[locale]],
}))

test('every page of the table has one record, and every record has a page', () => {
  expect(pageRecords.map(({ id }) => id).toSorted()).toEqual(pageIds.toSorted())
})

test('every listed page has its section in llms.txt', () => {
  const placeless = pageIds.filter((id) => isListed(id) && !recordOf(id).isAboutUs && !recordOf(id).chapter)
  expect(placeless).toEqual([])
})

const wrongAddress: Readonly<Record<SiteLocale, RegExp>> = {
  nl: /(?<!\p{L})(u|uw|uwe|uzelf)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
}
/** The model withdrawal form quotes the law. */
const lawForm = /als u de overeenkomst wilt herroepen|delen\* u hierbij mede/gu
const avoided = /winkelwagen|migre(?:er|ren)|oplossing|ontdek(?!\p{L})/iu
const amount = /€|\beuro\b/iu
/**
 * Amounts that texts may contain: the partner promo, placeholders of the partner terms, and the EU threshold for
 * distance sales.
 */
const knownAmounts = new RegExp(
  ['tot €\u00a0200 per sale', '10\\.000 euro', partnerTerms.most, partnerTerms.minPayout, partnerTerms.nothing].join(
    '|',
  ),
  'giu',
)

describe.each(languages)('the texts in $locale', ({ locale, pages, rest }) => {
  const texts = Object.entries(pages)
  const sentences = stringsOf([pages, rest])

  test('every page of the language has a text, and no other page', () => {
    const ids = pageRecords.filter(({ texts: own }) => own[locale]).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(Object.keys(pages).toSorted())
  })

  test.each(['title', 'description', 'h1'] as const)('no two pages share a %s', (field) => {
    const values = [...texts.map(([, text]) => text[field]), notFoundTexts[locale][field]]
    expect(repeatedIn(values)).toEqual([])
  })

  test('titles fit a tab and a search result', () => {
    expect(texts.filter(([, { title }]) => title.length > 60).map(([id]) => id)).toEqual([])
  })

  test('descriptions have 70 to 155 characters', () => {
    const outside = texts.filter(([, { description }]) => description.length < 70 || description.length > 155)
    expect(outside.map(([id, { description }]) => `${id}: ${description.length}`)).toEqual([])
  })

  test('every page of a menu has its menu line', () => {
    const inMenus = [...menus[locale], ...mobileMenus[locale]].flatMap((group) => group.pages)
    expect(inMenus.filter((id) => !pages[id]?.menuLine)).toEqual([])
  })

  test('readers are addressed formally or informally as the style guide says', () => {
    expect(sentences.filter((text) => wrongAddress[locale].test(text.replaceAll(lawForm, '')))).toEqual([])
  })

  test('no text contains avoided words, straight quotes or three dots', () => {
    expect(sentences.filter((text) => avoided.test(text) || /['"`]|\.\.\./u.test(text))).toEqual([])
  })

  test('prices come from the catalogue: no text contains a literal amount except the partner promo', () => {
    const withAmount = sentences.filter((text) => amount.test(text.replaceAll(knownAmounts, '')))
    expect(withAmount).toEqual([])
  })

  test('no text has a plain space where a line must not break', () => {
    expect(sentences.filter((text) => /\d (?:%|GB)|€ \d/u.test(text))).toEqual([])
  })
})

test('the shop’s name comes from the brand; only plans are called Stek', () => {
  const folder = join(import.meta.dirname, '..')
  const naming = ['pages', 'content']
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bStek\b/u.test(readFileSync(join(folder, file), 'utf8').replace(/Stek(?=,? (?:naar )?Struik)/gu, '')),
    )
  expect(naming).toEqual([])
})

/** Every string in a structure; functions are called with a sample number. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('12'))]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf)
  return []
}

function repeatedIn(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
