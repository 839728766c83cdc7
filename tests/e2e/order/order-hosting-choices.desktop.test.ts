import type { DomainParameters } from '#core/cart/cart.ts'
import {
  filledCart,
  openHosting,
  openName,
  packaged,
  registered,
  says,
  sectionOf,
  slugsOf,
} from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, cartOf, summaryOf, words } from './order-steps.ts'
import { expect, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const smallScreen = { width: 1366, height: 657 }
const names = ['brood.nl', 'taart.com', 'koek.eu', 'gebak.nl', 'zuurdesem.nl'].map((name) => `van-dijk-${name}`)

const forwarding = {
  nl: {
    forward: 'Doorsturen naar …',
    itself: 'De naam kan niet naar zichzelf doorsturen.',
    saved: 'stuurt door naar',
    shown: (target: string) => `Stuurt door naar ${target}`,
  },
  de: {
    forward: 'Weiterleiten auf …',
    itself: 'Die Domain kann nicht auf sich selbst weiterleiten.',
    saved: 'leitet auf',
    shown: (target: string) => `Leitet weiter auf ${target}`,
  },
}

test(
  'a package chosen on its page is kept after the search, in another tab and after a reload',
  inLongRun,
  async ({ page }) => {
    await page.goto('/webhosting')
    await page.getByText('Per maand', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Kies Webhosting Struik' }).and(page.locator(':visible')).click()
    await page.getByRole('link', { name: 'Nog geen domeinnaam? Zoek er eerst een' }).click()
    await expect(page.locator('main .lead:visible')).toHaveText(
      'Webhosting Struik ligt klaar. Zoek er een domeinnaam bij.',
    )
    await page.goto('/order/domains?q=bakkerij-van-dijk.nl')
    await addButton(page, 'bakkerij-van-dijk.nl').click()
    const other = await page.context().newPage()
    await other.goto('/order/hosting')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Webhosting Struik: voor welke naam?')
    await other.reload()
    await expect(other.getByRole('radio', { name: 'bakkerij-van-dijk.nl' })).toBeChecked()
    await expect(other.getByRole('radio', { name: 'Per maand' })).toBeChecked()
    await other.locator('.host-form').getByRole('button', { name: 'In mandje' }).click()
    await expect.poll(() => slugsOf(other)).toEqual(['domain-nl yearly', 'webhosting-struik monthly'])
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Kies je hosting')
  },
)

test('prices and mailboxes are on the first screen of a small laptop, and five names stay short', async ({ page }) => {
  await page.setViewportSize(smallScreen)
  await openHosting(page, 'nl', ...names.map((name) => registered(name)))
  await expect(page.locator('.option')).toHaveCount(3)
  for (const part of ['span.package-contents', '.option-price']) {
    const boxes = await Promise.all(
      (await page.locator(`.option .option-body > ${part}`).all()).map((each) => each.boundingBox()),
    )
    expect(boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) <= smallScreen.height, part)).not.toContain(false)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  }
  const height = await page
    .locator('.order > div')
    .first()
    .evaluate((column) => column.clientHeight)
  expect(height).toBeLessThan(1400)
})

for (const language of languages) {
  const { path, tld } = words[language]
  const text = says[language]

  test(`the start of a ${language} move opens the move with its name`, inLongRun, async ({ page }) => {
    const name = `bezet-laden.${tld}`
    await page.goto(language === 'nl' ? '/website-verhuizen' : '/de/website-umziehen')
    await page.locator('main input[name=domain]').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'nl' ? `Verhuis ${name}` : `${name} umziehen`,
    )
    await page.getByRole('button', { name: text.add }).click()
    await expect(page.locator('.error-text')).toHaveCount(1)
    await page.getByText(text.both, { exact: true }).click()
    await page.getByText(text.stays, { exact: true }).click()
    await page.getByRole('button', { name: text.add }).click()
    const section = sectionOf(page, name)
    await expect(section).toBeVisible()
    await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
    expect(await slugsOf(page)).toEqual(['moving-service null'])
    const { items } = await cartOf(page)
    expect(items[0]?.['parameters']).toEqual({ domain: name, wishes: 'site + e-mail' })
    await expect(section.getByRole('button', { pressed: true })).toHaveText(
      language === 'nl' ? 'Mijn site verhuizen' : 'Website umziehen',
    )
    await expect(section.locator('.intake').getByRole('radio', { name: text.both })).toBeChecked()
    await expect(section.locator('.option').first()).toBeVisible()
  })

  test(
    `an available name entered as an own name is offered for registration, ${language}`,
    inLongRun,
    async ({ page }) => {
      const name = `onze-vrije-naam.${tld}`
      await page.goto(`${path}/hosting?product=email-stek&term=yearly`)
      await page.getByLabel(text.field).fill(name)
      await page.getByRole('button', { name: text.add }).click()
      const register = page.locator('.free .button-secondary')
      await expect(register).toBeFocused()
      await expect(register).toContainText(name)
      await register.click()
      await expect(sectionOf(page, name)).toBeVisible()
      await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
      expect(await slugsOf(page)).toEqual([`domain-${tld} yearly`, 'email-stek yearly'])
      const [domain, hosting] = (await cartOf(page)).items
      expect(hosting?.['parentId']).toBe(domain?.['id'])
    },
  )

  test(`several ${language} names: one is open, and one choice applies to all others`, inLongRun, async ({ page }) => {
    await openHosting(page, language, ...names.map((name) => registered(name)))
    await expect(page.locator('.package-choice')).toHaveCount(1)
    await sectionOf(page, names[0] ?? '')
      .getByRole('radio', { name: text.sizes[0] })
      .check()
    const all = page.locator('.for-all-names')
    await all.getByRole('button', { name: `Webhosting ${text.sizes[0]}` }).click()
    await expect.poll(async () => (await slugsOf(page)).filter((slug) => slug.startsWith('webhosting'))).toHaveLength(5)

    // Five of the smallest package cost more than one of the next size with the same capacity.
    await page.locator('.same-for-less').getByRole('button').click()
    await expect
      .poll(async () => (await slugsOf(page)).filter((slug) => slug.startsWith('webhosting')))
      .toEqual(['webhosting-struik yearly'])
    await expect(page.locator('.same-for-less')).toHaveCount(0)
    await expect(all.getByRole('button', { name: text.nameOnly })).toHaveAttribute('aria-pressed', 'true')

    const last = await openName(page, language, names[4] ?? '')
    await expect(page.locator('.package-choice')).toHaveCount(2)
    await last.getByRole('button', { name: text.email, exact: true }).click()
    await expect(last.locator('.option')).toHaveCount(4)
    await page.reload()
    await expect(page.locator('.package-choice')).toHaveCount(1)
    await openName(page, language, names[4] ?? '')
    await expect(last.getByRole('button', { name: text.email, exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
}

for (const language of languages) {
  const text = forwarding[language]
  test(
    `a second ${language} name is forwarded to the first, changed and no longer forwarded`,
    inLongRun,
    async ({ page }) => {
      const [first = '', second = ''] = names
      await openHosting(page, language, registered(first), registered(second))
      const line = sectionOf(page, second)
      const targets = async () =>
        (await cartOf(page)).items.map(({ parameters }) => (parameters as DomainParameters).forwardTo)
      await line.getByRole('button', { name: text.forward }).press('Enter')
      const field = line.getByRole('textbox')
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(first)
      await field.fill(second)
      await field.press('Enter')
      await expect(line.getByText(text.itself)).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill(`${first}/winkel`)
      await field.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: `${second} ${text.saved}` })).toHaveCount(1)
      expect(await targets()).toEqual([undefined, `https://${first}/winkel`])
      await expect(summaryOf(page).getByText(text.shown(`${first}/winkel`))).toBeVisible()
      await page.reload()
      await expect(line.getByRole('button', { name: text.shown(`${first}/winkel`) })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await line.getByRole('button', { name: says[language].nameOnly }).click()
      await expect.poll(targets).toEqual([undefined, undefined])
      await expect(line.getByRole('button', { name: text.forward })).toHaveAttribute('aria-pressed', 'false')
    },
  )
}

test('the page of the cart button links to the step reached before', inLongRun, async ({ page, browser }) => {
  await openHosting(page, 'nl', registered('tuinhek.nl', packaged('tuinhek.nl', 'webhosting-stek')))
  await expect(page.locator('.resume-link')).toHaveCount(0)
  await summaryOf(page).getByRole('link', { name: 'Verder naar gegevens' }).click()
  await expect(page).toHaveURL('/order/account')
  await page.goto('/order/hosting')
  await expect(page.getByRole('status').filter({ hasText: 'Gegevens' })).toHaveCount(1)
  await page.locator('.resume-link').getByRole('link').click()
  await expect(page).toHaveURL('/order/account')

  const other = await filledCart(page, registered('hek.nl'))
  const kept = await page.evaluate(() => Object.entries(localStorage) as [string, string][])
  const context = await browser.newContext()
  await context.addInitScript(
    ({ entries, id }) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
      localStorage.setItem('cartId', id)
    },
    { entries: kept, id: other },
  )
  const tomorrow = await context.newPage()
  await tomorrow.goto(new URL('/order/hosting', page.url()).href)
  await expect(sectionOf(tomorrow, 'hek.nl')).toBeVisible()
  await expect(tomorrow.locator('.resume-link')).toHaveCount(0)
  await context.close()
})
