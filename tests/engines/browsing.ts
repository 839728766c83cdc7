import assert from 'node:assert/strict'
import { asking } from '#tests/e2e/consent-steps.ts'
import { homeOf, type Language } from '#tests/e2e/shop-test.ts'
import type { Page } from './page.ts'
import { openPart } from './steps.ts'
import { any, box, button, field, link } from './target.ts'
import type { Journey, Visit } from './visit.ts'

const [paper, night] = ['rgb(255, 255, 255)', 'rgb(10, 33, 24)']
const background = (page: Page) => page.run(() => getComputedStyle(document.body).backgroundColor)
const turns = (page: Page, colour: string) =>
  page.until(
    `turns ${colour}`,
    () => background(page),
    (now) => now === colour,
  )

async function switchLanguage(visit: Visit): Promise<void> {
  const { page } = visit
  const pairs = [
    ['/over-ons/contact', '/de/uber-uns/kontakt'],
    ['/order/hosting', '/de/order/hosting'],
  ] as const
  for (const [dutch, german] of pairs) {
    await page.goto(dutch)
    await page.click(any('.lang a', undefined, await openPart(visit)))
    await page.isAt(german)
    await page.sees(any('html[lang=de]'))
    await page.click(any('.lang a', undefined, await openPart(visit)))
    await page.isAt(dutch)
    await page.sees(any('html[lang=nl]'))
  }
}

async function switchTheme(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto('/')
  await turns(page, paper)
  await page.click(any('.theme', undefined, await openPart(visit)))
  await turns(page, night)
  await page.goto('/order/domains')
  await turns(page, night)
  await page.click(any('.theme', undefined, await openPart(visit)))
  await turns(page, paper)
  assert.equal(await page.kept('theme'), null)
}

const fontSize = (page: Page, css: string) =>
  page.run((selector) => {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
    return shown ? Number.parseFloat(getComputedStyle(shown).fontSize) : 0
  }, css)

const plans = {
  nl: {
    path: '/webhosting',
    next: '/wordpress-hosting',
    monthly: 'Per maand',
    vat: 'Toon prijzen incl. btw',
    large: 'excl',
    small: 'incl',
  },
  de: {
    path: '/de/webhosting',
    next: '/de/wordpress-hosting',
    monthly: 'Monatlich',
    vat: 'Nettopreise groß zeigen',
    large: 'incl',
    small: 'excl',
  },
} as const

/** Works by style sheet alone; with script the choice goes along to the next page. */
async function switchPrices({ page }: Visit, language: Language, isKept: boolean): Promise<void> {
  const { path, next, monthly, vat, large, small } = plans[language]
  const isLarger = async (one: string, other: string) =>
    (await fontSize(page, `.bigprice .vat.${one}`)) > (await fontSize(page, `.bigprice .vat.${other}`))
  await page.goto(path)
  await page.until('the usual side is large', () => isLarger(large, small), Boolean)
  await page.click(box(vat, 'main'))
  await page.until('the other side is large', () => isLarger(small, large), Boolean)
  await page.sees(any('main article a[href*="term=yearly"]'))
  await page.click(any('main label', new RegExp(`^${monthly}`)))
  await page.sees(any('main article a[href*="term=monthly"]'))
  await page.seesNo(any('main article a[href*="term=yearly"]'))
  if (!isKept) return
  await page.goto(next)
  await page.isChecked(box(vat, 'main'))
  await page.until('the other side is large there', () => isLarger(small, large), Boolean)
}

const choices = (page: Page) =>
  page.run(() => ({ cookies: document.cookie, kept: localStorage.getItem('stek-consent') }))

async function chooseCookies({ page }: Visit, language: Language): Promise<void> {
  const text = asking[language]
  const question = any('[role=dialog]', text.heading)
  await page.goto(`${homeOf[language]}?via=1204&wctId=wct220101010000abcde`)
  await page.click(button(text.allow, question))
  await page.seesNo(question)
  assert.match((await choices(page)).kept ?? '', /"marketing":true/)
  await page.goto(text.page)
  await page.click(link(text.control, 'footer'))
  await page.hasFocus(question)
  await page.isChecked(box(text.marketing, question))
  await page.press('Escape')
  await page.seesNo(question)
  await page.click(link(text.control, 'footer'))
  await page.click(button(text.refuse, question))
  await page.seesNo(question)
  assert.match((await choices(page)).kept ?? '', /"marketing":false/)
  await page.reload()
  await page.sees(link(text.control, 'footer'))
  assert.equal(await page.see(question), null)
}

const lists = {
  nl: {
    path: '/domeinnaam-registreren',
    filter: 'Filter de lijst',
    all: /^Toon alle [\d.]+ extensies$/,
    less: 'Toon minder',
  },
  de: {
    path: '/de/domainnamen-registrieren',
    filter: 'Liste filtern',
    all: /^Alle [\d.]+ Endungen zeigen$/,
    less: 'Weniger zeigen',
  },
} as const

async function filterExtensions({ page }: Visit, language: Language): Promise<void> {
  const { path, filter, all, less } = lists[language]
  const first = any('tbody tr a', undefined, '.exl')
  await page.goto(path)
  await page.click(button(all, '.exl'))
  await page.sees(button(less, '.exl'))
  const { attributes } = await page.sees(any('.exl table'))
  const rows = Number(attributes['aria-rowcount'])
  assert(rows > 1900, `${rows} rows`)
  const drawn = () => page.run(() => document.querySelectorAll('.exl tbody tr').length)
  await page.until('few rows are drawn', drawn, (count) => count < 200)
  await page.until(
    'the last row is drawn',
    () =>
      page.run((last) => {
        document.querySelector('.exl tbody:last-of-type')?.scrollIntoView({ block: 'end', behavior: 'instant' })
        return document.querySelector(`.exl [aria-rowindex="${last}"]`) !== null
      }, rows),
    Boolean,
  )
  await page.until('few rows are drawn', drawn, (count) => count < 200)
  await page.fill(field(filter, '.exl'), '.sho')
  await page.reads(first, '.shop')
  await page.fill(field(filter, '.exl'), 'groen.sho')
  await page.reads(first, 'groen.shop')
}

/** Wherever a page shows a drawing of the sheet, the engine fetched and painted it. */
async function seeDrawings({ page }: Visit): Promise<void> {
  await page.goto('/webhosting')
  const sizes = () =>
    page.run(() =>
      [...document.querySelectorAll<SVGUseElement>('svg.ill use')]
        .filter((use) => use.checkVisibility())
        .map((use) => Math.round(use.getBBox().width)),
    )
  const found = await page.until(
    'drawings have a size',
    sizes,
    (all) => all.length > 0 && all.every((size) => size > 0),
  )
  assert(found.length > 1)
}

export const browsing: readonly Journey[] = [
  { title: 'switches the language, wide', width: 1440, go: switchLanguage },
  { title: 'switches the language, narrow', width: 390, go: switchLanguage },
  { title: 'switches the theme, wide', width: 1440, go: switchTheme },
  { title: 'switches the theme, narrow', width: 390, go: switchTheme },
  { title: 'switches VAT and term, nl', width: 1440, go: (visit) => switchPrices(visit, 'nl', true) },
  { title: 'switches VAT and term, de', width: 390, go: (visit) => switchPrices(visit, 'de', true) },
  { title: 'chooses about cookies, nl', width: 1440, go: (visit) => chooseCookies(visit, 'nl') },
  { title: 'chooses about cookies, de', width: 390, go: (visit) => chooseCookies(visit, 'de') },
  { title: 'looks through the extensions, nl', width: 1440, go: (visit) => filterExtensions(visit, 'nl') },
  { title: 'looks through the extensions, de', width: 390, go: (visit) => filterExtensions(visit, 'de') },
  { title: 'sees the drawings', width: 1440, go: seeDrawings },
  {
    title: 'without script: menus, prices and theme',
    width: 1440,
    scripts: false,
    async go(visit) {
      const { page } = visit
      await switchPrices(visit, 'nl', false)
      await page.goto('/')
      await page.click(any('[data-part=utility-bar] .theme'))
      await turns(page, night)
      await page.click(button('WordPress', any('nav', 'Hoofdmenu')))
      await page.sees(any('.mega:popover-open'))
      await page.press('Escape')
      await page.seesNo(any('.mega:popover-open'))
    },
  },
]
