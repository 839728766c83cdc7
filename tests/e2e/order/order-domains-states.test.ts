import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { countShifts, openWithFont } from '#tests/e2e/pages/count-shifts.ts'
import { addButton, cartOf, rowOf, search, summaryOf, treeOf, words } from './order-steps.ts'
import { rowPlaces } from '#tests/e2e/pages/row-places.ts'
import { expect, inLanguage, inLongRun, inOneLanguage, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const said = {
  nl: {
    available: 'Beschikbaar',
    taken: 'Bezet',
    forSale: 'Te koop',
    premium: 'Premiumnaam',
    reserved: 'Gereserveerd door het register',
    unknown: 'Niet zeker, controle volgt',
    unanswered: 'geeft geen antwoord',
    failed: 'We kregen geen antwoord',
    tooFast: 'Te snel: wacht een minuut',
    checking: 'We kijken of de naam vrij is…',
    move: 'verhuizen',
    again: 'opnieuw controleren',
    ask: 'Vraag de prijs aan van',
    details: 'Details van',
    alternatives: 'is niet vrij. Wel vrij:',
    code: 'Verhuiscode',
    save: 'Bewaar code',
    contact: '/over-ons/contact',
    suggestions: 'Ook vrij',
  },
  de: {
    available: 'Verfügbar',
    taken: 'Vergeben',
    forSale: 'Zu verkaufen',
    premium: 'Premium-Domain',
    reserved: 'Reserviert, nicht erhältlich',
    unknown: 'Unklar, Prüfung folgt',
    unanswered: 'antwortet nicht',
    failed: 'Es kam keine Antwort',
    tooFast: 'Zu schnell: bitte eine Minute warten',
    checking: 'Wir prüfen, ob die Domain frei ist…',
    move: 'umziehen',
    again: 'erneut prüfen',
    ask: 'Preis anfragen:',
    details: 'Details zu',
    alternatives: 'ist nicht frei. Frei sind:',
    code: 'Auth-Code',
    save: 'Code speichern',
    contact: '/de/uber-uns/kontakt',
    suggestions: 'Auch frei',
  },
} as const

const searches = /\/api\/domains\/search/

/** A result row as the API sends it. */
const rowIn = (name: string, more: object) =>
  JSON.stringify({
    name,
    unicode: name,
    sld: name.slice(0, name.indexOf('.')),
    tld: name.slice(name.indexOf('.') + 1),
    source: 'demo',
    checkedAt: '2026-01-01T00:00:00Z',
    firstYear: 3.99,
    renewal: 9.99,
    transfer: 0,
    threeYears: 23.97,
    ...more,
  })

const premium = { state: 'premium', firstYear: 1500, renewal: 300, transfer: null, threeYears: 2100 }
/** One row in each state. */
const answers = [
  { state: 'available' },
  { state: 'taken' },
  premium,
  { state: 'unknown', reason: 'not_confirmed' },
  { state: 'unknown', reason: 'unreachable' },
  { state: 'available', recheck: true },
  { state: 'unknown', reason: 'no_register' },
  { state: 'reserved' },
  { state: 'taken', forSale: 'EUR 1.250, of doe een bod: we verkopen hem alleen aan wie er iets moois mee doet' },
]

const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)

async function namesShown(page: Page): Promise<readonly string[]> {
  return page.locator('.result-row .domain-name').allInnerTexts()
}

for (const language of languages) {
  const { path, tld, inCart } = words[language]
  const say = said[language]
  const [excl, incl] = language === 'nl' ? ['excl.', 'incl.'] : ['zzgl.', 'inkl.']

  test(`in ${language} three names are found available and added to the cart`, inLongRun, async ({ page }) => {
    await search(page, 'groenevingers', language)
    for (const name of [`groenevingers.${tld}`, 'groenevingers.com', 'groenevingers.eu']) {
      await expect(rowOf(page, name)).toContainText(say.available)
      await addButton(page, name, language).click()
      await expect(rowOf(page, name).getByRole('button', { name: inCart })).toBeFocused()
    }
    await expect.poll(async () => (await cartOf(page)).items).toHaveLength(3)
  })

  test(
    `in ${language} a taken name can be transferred, with its code now or later`,
    inLanguage(language),
    async ({ page }) => {
      await search(page, 'bezet-tuin.com', language)
      const row = rowOf(page, 'bezet-tuin.com')
      await expect(row).toContainText(say.taken)
      await expect(row).toContainText('9,99')
      await page.getByRole('button', { name: `bezet-tuin.com ${say.move}`, exact: true }).click()
      await expect(row.getByRole('button', { name: inCart })).toBeFocused()
      await expect
        .poll(async () => (await cartOf(page)).items)
        .toMatchObject([
          { priceType: 'transfer', parameters: { sld: 'bezet-tuin', tld: 'com' }, price: { amount: 9.99 } },
        ])
      await row.getByLabel(say.code).fill('geheim-42')
      await row.getByRole('button', { name: say.save }).click()
      await expect(row.getByRole('button', { name: say.save })).toBeHidden()
      await expect
        .poll(async () => (await cartOf(page)).items)
        .toMatchObject([
          { priceType: 'transfer', parameters: { sld: 'bezet-tuin', tld: 'com', transferCode: 'geheim-42' } },
        ])
      await expect(treeOf(page)).not.toContainText('geheim-42')
    },
  )

  test(`in ${language} a code that was entered first is used for the transfer`, inLongRun, async ({ page }) => {
    await search(page, `bezet-tuin.${tld}`, language)
    const name = `bezet-tuin.${tld}`
    await page.getByRole('button', { name: new RegExp(`^${say.details} ${name}:`) }).click()
    await rowOf(page, name).getByLabel(say.code).fill('x-1')
    await page.getByRole('button', { name: `${name} ${say.move}`, exact: true }).click()
    await expect(rowOf(page, name).getByRole('button', { name: inCart })).toBeVisible()
    await expect.poll(async () => (await cartOf(page)).items).toMatchObject([{ parameters: { transferCode: 'x-1' } }])
  })

  test(
    `in ${language} a name of unknown state can be ordered, with a promise`,
    inOneLanguage(language),
    async ({ page }) => {
      const name = `onbekend-tuin.${tld}`
      await search(page, name, language)
      await expect(rowOf(page, name)).toContainText(say.unknown)
      await addButton(page, name, language).click()
      await expect(rowOf(page, name).getByRole('button', { name: inCart })).toBeVisible()
      await expect.poll(async () => (await cartOf(page)).items).toMatchObject([{ priceType: 'purchase' }])
    },
  )

  test(
    `in ${language} a premium name costs the price of its registry, and without a price it leads to contact`,
    inOneLanguage(language),
    async ({ page }) => {
      const name = 'premium-tuin.shop'
      await search(page, name, language)
      const row = rowOf(page, name)
      await expect(row).toContainText(say.premium)
      await expect(row).not.toContainText('1,99')
      await addButton(page, name, language).click()
      await expect(row.getByRole('button', { name: inCart })).toBeVisible()
      await expect
        .poll(async () => (await cartOf(page)).items)
        .toMatchObject([{ parameters: { premium: true }, discounts: [] }])

      const unpriced = rowIn('dure-tuin.shop', { ...premium, firstYear: null, renewal: null, threeYears: null })
      await page.route(searches, (route) =>
        route.fulfill({ contentType: 'application/x-ndjson', body: `${unpriced}\n` }),
      )
      await search(page, 'dure-tuin.shop', language)
      const link = rowOf(page, 'dure-tuin.shop').getByRole('link', { name: `${say.ask} dure-tuin.shop` })
      await expect(link).toHaveAttribute('href', `${say.contact}?domain=dure-tuin.shop`)
      await expect(addButton(page, 'dure-tuin.shop', language)).toHaveCount(0)
    },
  )

  test(
    `in ${language} a name for sale links to its seller, a reserved one says that it is reserved`,
    inOneLanguage(language),
    async ({ page }) => {
      await search(page, 'tekoop-tuin.com', language)
      const row = rowOf(page, 'tekoop-tuin.com')
      await expect(row).toContainText(say.forSale)
      await expect(row.getByRole('link', { name: say.forSale })).toHaveAttribute('href', /^https:\/\/example\.com\//)
      await row.getByRole('button', { name: say.details }).click()
      await expect(row).toContainText('EUR')
      await search(page, `www.${tld}`, language)
      await expect(rowOf(page, `www.${tld}`)).toContainText(say.reserved)
      await expect(rowOf(page, `www.${tld}`).getByRole('button')).toHaveCount(0)
      // Without a price the row keeps its height and centres its message.
      const [above, below] = await rowOf(page, `www.${tld}`).evaluate((element) => {
        const text = element.querySelector('.domain-name')?.parentElement?.getBoundingClientRect()
        const { top, bottom } = element.getBoundingClientRect()
        return [(text?.top ?? 0) - top, bottom - (text?.bottom ?? 0)].map(Math.round)
      })
      expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(60)
    },
  )

  test(
    `C61: in ${language} a registry that does not respond can be asked again, then the name can be ordered`,
    inOneLanguage(language),
    async ({ page }) => {
      const name = `storing-tuin.${tld}`
      await search(page, `${name}, groenevingers.${tld}`, language)
      await expect(rowOf(page, name)).toContainText(say.unanswered)
      await expect(addButton(page, `groenevingers.${tld}`, language)).toBeVisible()
      await page.getByRole('button', { name: `${name} ${say.again}`, exact: true }).click()
      await expect(addButton(page, name, language)).toBeFocused()
      await expect(rowOf(page, name)).toContainText(say.unknown)
    },
  )

  test(`in ${language} slow names keep their position while the others are usable`, inLongRun, async ({ page }) => {
    const slow = `traag-tuin.${tld}`
    const list = [slow, ...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `vrij-tuin-${letter}.${tld}`)]
    await search(page, list.join(', '), language)
    await expect(rowOf(page, slow)).toContainText(say.checking)
    const places = await rowPlaces(page)
    await addButton(page, `vrij-tuin-f.${tld}`, language).click()
    await expect(rowOf(page, slow)).not.toContainText(say.checking)
    expect(await rowPlaces(page)).toEqual(places)
  })

  test(`in ${language} no row moves, whatever its result @long`, inLanguage(language), async ({ page }) => {
    await search(page, `groenevingers.${tld}`, language)
    const names = await page.locator('[aria-label].result-list .domain-name').allInnerTexts()
    const { promise: goOn, resolve } = Promise.withResolvers<void>()
    await page.route(searches, async (route) => {
      if (route.request().url().includes('suggestions')) return route.fulfill({ body: '' })
      await goOn
      const body = names.map((name, index) => `${rowIn(name, answers[index % answers.length] ?? {})}\n`).join('')
      return route.fulfill({ contentType: 'application/x-ndjson', body })
    })
    await page.reload()
    await expect(page.getByText(say.checking)).toHaveCount(names.length)
    await page.evaluate(() => document.fonts.ready)
    const places = await rowPlaces(page)
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        const values = (list.getEntries() as (PerformanceEntry & { value: number })[]).map(({ value }) => value)
        Object.assign(window, { shifted: values.reduce((sum, value) => sum + value, 0) })
      }).observe({ type: 'layout-shift' })
    })
    resolve()
    await expect(page.getByText(say.checking)).toHaveCount(0)
    expect(await rowPlaces(page)).toEqual(places)
    // A button at the end of its row may become narrower.
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.005)
    expect(await violationsOn(page), 'all states').toEqual([])
  })

  test(
    `in ${language} during an outage of the shop all rows can be retried with one click`,
    inLongRun,
    async ({ page, complaints }) => {
      await page.route(searches, (route) => route.abort())
      await search(page, 'groenevingers', language)
      const name = `groenevingers.${tld}`
      await expect(rowOf(page, name)).toContainText(say.failed)
      await expect(page.getByText(say.failed)).not.toHaveCount(1)
      const calls: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/domains/check')) calls.push(request.postDataJSON())
      })
      await rowOf(page, name).getByRole('button', { name: say.again }).click()
      await expect(addButton(page, name, language)).toBeFocused()
      await expect(page.getByText(say.failed)).toHaveCount(0)
      expect(calls.length).toBeGreaterThan(0)
      await takeComplaints(complaints, /ERR_FAILED/)
    },
  )

  test(`in ${language} the rate limit of searches is reported as such`, inLongRun, async ({ page, complaints }) => {
    await page.route(searches, (route) => route.fulfill({ status: 429, body: '{}' }))
    await search(page, 'groenevingers', language)
    await expect(rowOf(page, `groenevingers.${tld}`)).toContainText(say.tooFast)
    await expect(rowOf(page, `groenevingers.${tld}`).getByRole('button', { name: say.again })).toBeVisible()
    await takeComplaints(complaints, /429/)
  })

  test(
    `in ${language} available alternatives are suggested, each once @long`,
    inOneLanguage(language),
    async ({ page }) => {
      await search(page, `bezet-tuinier.${tld}`, language)
      const also = page.getByRole('region', { name: say.suggestions })
      await expect(also.locator('.result-row').first()).toContainText(say.available)
      const names = await namesShown(page)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  test(
    `in ${language} a taken name is one plain row with three available names right below, without a layout shift`,
    inOneLanguage(language),
    async ({ page }) => {
      const shifts = await countShifts(page)
      await openWithFont(page, `${path}/domains?q=bezet-tuinier`)
      const rows = page.locator('[aria-label].result-list > .result-row')
      for (const place of [1, 2, 3]) await expect(rows.nth(place)).toContainText(say.available)
      const hit = rows.first()
      await expect(hit).toContainText(say.taken)
      await expect(hit).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(hit).not.toContainText('0,00')
      await expect(hit.getByRole('button', { name: `bezet-tuinier.${tld} ${say.move}` })).toBeVisible()
      const third = await rows.nth(3).boundingBox()
      expect((third?.y ?? 9999) + (third?.height ?? 0)).toBeLessThan(2 * (page.viewportSize()?.height ?? 0))
      await expect(page.getByRole('status').filter({ hasText: say.alternatives })).toBeAttached()
      const { sum, moved } = await shifts()
      expect(sum, moved.join('\n')).toBeLessThan(0.02)

      const amounts = () =>
        rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.match(/\d+,\d\d/g) ?? []))
      for (const side of ['excl', 'incl'] as const) {
        await page.evaluate((chosen) => (document.documentElement.dataset['vat'] = chosen), side)
        const counted = await amounts()
        expect(Math.max(...counted.map(({ length }) => length)), JSON.stringify(counted)).toBe(3)
        await expect(rows.nth(1).locator('.later')).toContainText(side === 'excl' ? excl : incl, { useInnerText: true })
        await expect(rows.nth(1).locator('.later')).not.toContainText(side === 'excl' ? incl : excl, {
          useInnerText: true,
        })
        expect(await rows.nth(1).locator(`.row-price .vat.${side}`).evaluate(sizeOf)).toBeGreaterThan(17)
      }
      expect(await violationsOn(page)).toEqual([])
    },
  )

  test(
    `B196: in ${language} a name that looks like another one shows a warning`,
    inOneLanguage(language),
    async ({ page }) => {
      await page.goto(`${path}/domains?q=${encodeURIComponent('аpple-tuin.com')}`)
      const row = page.locator('.result-row').first()
      await expect(row.locator('.domain-name')).toContainText('xn--')
      await expect(row.locator('.note.lookalike')).toHaveText(
        language === 'nl'
          ? 'Deze naam bevat Cyrillische letters die op andere lijken.'
          : 'Diese Domain enthält kyrillische Buchstaben, die anderen gleichen.',
      )
      expect(await violationsOn(page)).toEqual([])
      await search(page, 'crèmebrûlée.com', language)
      await expect(page.locator('.note.lookalike')).toHaveCount(0)
    },
  )

  test(`in ${language} a transferred name is in the summary at its transfer price`, inLongRun, async ({ page }) => {
    await search(page, 'tekoop-tuin.com', language)
    await page.getByRole('button', { name: `tekoop-tuin.com ${say.move}`, exact: true }).click()
    await expect(summaryOf(page)).toContainText('12,09')
  })
}

test('a German visitor sees the prices with 19 %, beside prices at the default rate', inLongRun, async ({ page }) => {
  await search(page, 'groenevingers', 'de')
  await expect(page.locator('.readers-vat').first()).toContainText('Mit deutscher Adresse sind es 19\u00a0%')
  await expect(page.locator('.readers-vat').first()).toContainText('5,94')
  const row = rowOf(page, 'groenevingers.de')
  await expect(row.locator('.row-price')).toContainText('6,04')
  await row.getByRole('button', { name: 'Details zu' }).click()
  await expect(row.locator('.needs')).toContainText('Mit deutscher Adresse (19\u00a0% MwSt.): 5,94')
})
