import { catalogue } from '#catalogue/catalogue.ts'
import { openHosting, registered, says, sectionOf, slugsOf } from '#tests/e2e/carts/hosting-carts.ts'
import { cartOf, summaryOf, words } from './order-steps.ts'
import { expect, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const productPages = {
  nl: [
    '/webhosting',
    '/wordpress-hosting',
    '/woocommerce-webshop-maken-wordpress',
    '/website-maken',
    '/webshop-maken',
    '/email-hosting',
    '/reseller-hosting',
    '/website-verhuizen',
  ],
  de: [
    '/de/webhosting',
    '/de/wordpress-hosting',
    '/de/woocommerce-webshop-erstellen-wordpress',
    '/de/website-erstellen',
    '/de/webshop-erstellen',
    '/de/email-hosting',
    '/de/reseller-hosting',
    '/de/website-umziehen',
  ],
} as const
const orderable = [...catalogue.products.values()].filter(({ parents }) => parents === undefined)
/** One product of each family, with the options of its deep link. */
const ordered = [
  ['email-stek', 'yearly'],
  ['reseller-25', 'monthly'],
  ['website-struik', 'yearly'],
  ['webshop-stek', 'yearly'],
  ['woocommerce-boom', 'monthly'],
] as const

for (const language of languages) {
  const { path } = words[language]
  const text = says[language]

  test(`every ${language} product has an order link, and the link asks for a name`, inLongRun, async ({ page }) => {
    const links = new Map<string, string>()
    for (const address of productPages[language]) {
      const html = await (await page.request.get(address)).text()
      for (const [href, slug = ''] of html.matchAll(/\/(?:de\/)?order\/hosting\?product=([a-z0-9-]+)[^"]*/g)) {
        links.set(slug, href.replaceAll('&amp;', '&'))
      }
    }
    expect(orderable.filter(({ slug }) => !links.has(slug)).map(({ slug }) => slug)).toEqual([])
    for (const { slug, type, title } of orderable) {
      await page.goto(links.get(slug) ?? '')
      const moves = language === 'nl' ? 'Start je verhuizing' : 'Ihr Umzug beginnt hier'
      await expect(page.locator('h1')).toContainText(type === 'movingService' ? moves : title[language])
    }
  })

  test(
    `${language} e-mail, reseller, builder, webshop and WooCommerce can each be ordered for a name registered elsewhere`,
    inLongRun,
    async ({ page }) => {
      for (const [index, [slug, term]] of ordered.entries()) {
        await page.goto(`${path}/hosting?product=${slug}&term=${term}&domain=www.bezet-site-${index}.nl`)
        const hostForm = page.locator('.host-form')
        await expect(hostForm.getByLabel(text.field)).toHaveValue(`www.bezet-site-${index}.nl`)
        await hostForm.getByRole('button', { name: text.add }).click()
        await expect(sectionOf(page, `bezet-site-${index}.nl`)).toContainText(text.staysThere)
        await expect(page).toHaveURL(`${path}/hosting`)
      }
      expect(await slugsOf(page)).toEqual(ordered.map((each) => each.join(' ')))
      expect((await cartOf(page)).items[1]).toMatchObject({ parentId: null, parameters: { domain: 'bezet-site-1.nl' } })
    },
  )

  test(`the ${language} moving service can be ordered for a site elsewhere`, inLongRun, async ({ page }) => {
    await page.goto(`${path}/hosting?product=moving-service`)
    await page.getByLabel(text.field).fill('bezet-site.nl')
    await page.getByText(text.both, { exact: true }).click()
    await page.getByText(text.stays, { exact: true }).click()
    await page.getByRole('button', { name: text.add }).click()
    const section = sectionOf(page, 'bezet-site.nl')
    await expect(section.locator('.intake')).toHaveAttribute('aria-busy', 'false')
    expect(await slugsOf(page)).toEqual(['moving-service null'])
  })

  test(
    `a ${language} link to an unknown product shows a friendly message with alternatives`,
    inLanguage(language),
    async ({ page }) => {
      for (const slug of ['bestaat-niet', 'extra-backup', '__proto__']) {
        await page.goto(`${path}/hosting?product=${slug}`)
        await expect(page.getByText(text.unknown)).toBeVisible()
        await expect(page.getByLabel(text.field)).toBeVisible()
      }
      await page.getByLabel(text.field).fill('bezet-site.nl')
      await page.getByRole('button', { name: text.show }).click()
      await expect(sectionOf(page, 'bezet-site.nl')).toBeFocused()
    },
  )

  test(
    `a ${language} name registered elsewhere is beside those of the cart, and added only after a click`,
    inLongRun,
    async ({ page }) => {
      const own = `tuinhek.${words[language].tld}`
      await openHosting(page, language, registered(own))
      await page.getByText(text.elsewhere).click()
      const form = page.locator('.host-form')
      await form.getByRole('button', { name: text.show }).click()
      await expect(form.getByRole('alert')).toBeVisible()
      await form.getByLabel(text.field).fill('https://www.bezet-site.co.uk/over')
      await form.getByRole('button', { name: text.show }).click()
      const section = sectionOf(page, 'bezet-site.co.uk')
      await expect(section).toBeFocused()
      await expect(section.getByRole('button', { name: text.nameOnly })).toHaveCount(0)
      expect(await slugsOf(page)).toHaveLength(1)
      await section.getByRole('button', { name: text.email, exact: true }).click()
      await section.getByRole('radio', { name: text.sizes[2] }).check()
      await expect.poll(() => slugsOf(page)).toEqual([`domain-${words[language].tld} yearly`, 'email-boom yearly'])
      await page.reload()
      await expect(sectionOf(page, 'bezet-site.co.uk').getByRole('radio', { name: text.sizes[2] })).toBeChecked()
      await expect(summaryOf(page)).toContainText(text.emailTitle)
    },
  )

  test(`another ${language} term keeps the typed name`, inLongRun, async ({ page }) => {
    await page.goto(`${path}/hosting?product=webhosting-stek&term=yearly`)
    await page.getByLabel(text.field).fill('bezet-site.nl')
    await page.getByRole('radio', { name: text.monthly }).check({ force: true })
    await expect(page.getByLabel(text.field)).toHaveValue('bezet-site.nl')
    await expect(page).toHaveURL(`${path}/hosting?product=webhosting-stek&term=monthly`)
    await page.locator('.host-form').getByRole('button', { name: text.add }).click()
    await expect(page).toHaveURL(`${path}/hosting`)
    await expect.poll(() => slugsOf(page)).toEqual(['webhosting-stek monthly'])
  })

  test(`the empty ${language} cart is the empty pot with a search`, inLanguage(language), async ({ page }) => {
    await page.goto(`${path}/hosting`)
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    await expect(page.locator('.mobile-bar')).toHaveCount(0)
  })
}
