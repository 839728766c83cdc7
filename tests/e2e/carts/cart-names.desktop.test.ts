import { addButton, addNames, rowOf, search, words } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  const { tld, path } = words[language]

  test(
    `in ${language} a search shows the exact name first, with its price now, later and over three years`,
    inLanguage(language),
    async ({ page }) => {
      await search(page, 'groenevingers.com', language)
      const names = page.locator('.result-row .domain-name')
      await expect(names.nth(0)).toHaveText('groenevingers.com')
      await expect(names.nth(1)).toHaveText(`groenevingers.${tld}`)
      const first = page.locator('.result-row').first()
      for (const cents of ['9,99', '12,09', '14,99', '18,14']) await expect(first).toContainText(cents)
      await first.getByRole('button', { name: `groenevingers.com: w` }).click()
      for (const cents of ['39,97', '48,37']) await expect(first).toContainText(cents)
      await expect(page).toHaveURL(`${path}/domains?q=groenevingers.com`)
    },
  )

  test(`the ${language} search survives going back and reloading`, inLongRun, async ({ page }) => {
    await search(page, 'groenevingers', language)
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('moestuinblog')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, `moestuinblog.${tld}`)).toBeVisible()
    await page.reload()
    await expect(rowOf(page, `moestuinblog.${tld}`)).toBeVisible()
    await expect(field).toHaveValue('moestuinblog')
    await page.goBack()
    await expect(rowOf(page, `groenevingers.${tld}`)).toBeVisible()
    await expect(field).toHaveValue('groenevingers')
  })
}

test('a mistake is explained, and corrected by one click', async ({ page }) => {
  await search(page, 'groene_vingers.nl')
  await expect(page.getByText('Alleen letters, cijfers en streepjes mogen in een naam.')).toBeVisible()
  await expect(page.getByText('Bedoel je groene-vingers.nl?')).toBeVisible()
  await page.getByRole('button', { name: 'Ja, zoek die' }).click()
  await expect(page).toHaveURL('/order/domains?q=groene-vingers.nl')
  await expect(addButton(page, 'groene-vingers.nl')).toBeVisible()
})

test('spaces are removed, and hyphens suggested', inLongRun, async ({ page }) => {
  await search(page, 'groene vingers')
  await expect(addButton(page, 'groenevingers.nl')).toBeVisible()
  await expect(page.getByText('Of zoek je groene-vingers?')).toBeVisible()
})

test('an unsupported extension is reported, and others are suggested', inLongRun, async ({ page }) => {
  await search(page, 'groenevingers.zz')
  await expect(page.getByText('De extensie .zz verkopen we niet.')).toBeVisible()
  await expect(addButton(page, 'groenevingers.nl')).toBeVisible()
})

test('letters with accents are suggested where supported, and shown in Unicode', inLongRun, async ({ page }) => {
  await search(page, 'crèmebrûlée.com')
  await expect(addButton(page, 'crèmebrûlée.com')).toBeVisible()
  await expect(rowOf(page, 'crèmebrûlée.nl')).toHaveCount(0)
})

test('a pasted list has a row for each name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await search(page, 'groenevingers')
  await page.evaluate(() => navigator.clipboard.writeText('tuin-een.nl\ntuin-twee.com\ntuin-drie.de'))
  const field = page.getByRole('main').getByRole('textbox')
  await field.selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await page.keyboard.press('Enter')
  await expect(page.locator('.result-row .domain-name')).toHaveText(['tuin-een.nl', 'tuin-twee.com', 'tuin-drie.de'])
})

test('other groups of extensions can be shown, and more of them', inLongRun, async ({ page }) => {
  await search(page, 'groenevingers')
  await page.getByRole('button', { name: 'Toon meer extensies' }).click()
  await expect(rowOf(page, 'groenevingers.app')).toBeVisible()
  await page.getByRole('radio', { name: 'Steden' }).check({ force: true })
  await expect(rowOf(page, 'groenevingers.amsterdam')).toBeVisible()
})

test('a name that is in the cart is marked', async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await search(page, 'groenevingers')
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('prices that cannot be fetched can be requested again', inLongRun, async ({ page, complaints }) => {
  let attempts = 0
  await page.route('**/assets/extensions-*.json', (route) => {
    attempts += 1
    return attempts === 1 ? route.abort() : route.continue()
  })
  await page.goto('/order/domains?q=groenevingers')
  await expect(
    page.getByText('De prijzen konden we niet ophalen.').or(addButton(page, 'groenevingers.nl')),
  ).toBeVisible()
  const retry = page.getByRole('button', { name: 'Opnieuw' })
  if (await retry.isVisible()) await retry.click()
  await expect(addButton(page, 'groenevingers.nl')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('ERR_FAILED')))
})
