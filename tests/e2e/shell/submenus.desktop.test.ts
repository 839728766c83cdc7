import type { Locator, Page } from '@playwright/test'
import { expect, homeOf, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const groups = {
  nl: { menu: 'Hoofdmenu', first: 'Domeinnaam', second: 'WordPress', link: '/domeinnaam-verhuizen' },
  de: { menu: 'Hauptmenü', first: 'Webhosting', second: 'Domainnamen', link: '/de/webshop-erstellen' },
} as const

function groupOf(page: Page, menu: string, name: string): { button: Locator; panel: Locator } {
  const group = page.getByRole('navigation', { name: menu }).getByRole('listitem').filter({ hasText: name })
  const button = page.getByRole('navigation', { name: menu }).getByRole('button', { name })
  return { button, panel: group.locator('> [popover]').first() }
}

for (const language of languages) {
  const { menu, first, second, link } = groups[language]

  test(
    `[M9] a click outside an open ${language} submenu closes it, one inside does not`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const { button, panel } = groupOf(page, menu, first)
      await expect(panel).toBeHidden()
      await button.click()
      await panel.locator('aside').click()
      await expect(panel).toBeVisible()
      await page.mouse.click(720, 860)
      await expect(panel).toBeHidden()
      await expect(page).toHaveURL(homeOf[language])
    },
  )

  test(`[M10] opening a ${language} submenu closes the one that was open`, inLanguage(language), async ({ page }) => {
    await page.goto(homeOf[language])
    const one = groupOf(page, menu, first)
    const other = groupOf(page, menu, second)
    await one.button.click()
    await expect(one.panel).toBeVisible()
    await other.button.click()
    await expect(other.panel).toBeVisible()
    await expect(one.panel).toBeHidden()
    await expect(page.locator('.submenu:popover-open')).toHaveCount(1)
    await other.button.click()
    await expect(page.locator('.submenu:popover-open')).toHaveCount(0)
  })

  test(
    `an open ${language} submenu is right below the header and links to its pages`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const { button, panel } = groupOf(page, menu, first)
      await button.click()
      const header = await page.getByRole('banner').boundingBox()
      const box = await panel.boundingBox()
      expect(box?.y).toBe((header?.y ?? 0) + 75)
      expect(box?.x).toBe(0)
      await panel.locator(`a[href="${link}"]`).click()
      await expect(page).toHaveURL(link)
    },
  )
}

test('[M8] the header stays while a submenu is open, and so does the submenu under it', async ({ page }) => {
  await page.goto('/')
  const { button, panel } = groupOf(page, 'Hoofdmenu', 'Domeinnaam')
  await button.click()
  await page.mouse.move(700, 800)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await expect(panel).toBeVisible()
  const header = page.getByRole('banner')
  expect(await header.evaluate((element) => getComputedStyle(element).translate)).toBe('none')
  expect((await header.boundingBox())?.y).toBe(0)
  expect((await panel.boundingBox())?.y).toBe(75)
})

/** Expanded state in the accessibility tree; browsers derive it for popovers without an attribute. */
async function expandedStateOf(page: Page, accessibleName: string): Promise<unknown> {
  const tools = await page.context().newCDPSession(page)
  const { root } = await tools.send('DOM.getDocument')
  const { nodes } = await tools.send('Accessibility.queryAXTree', {
    backendNodeId: root.backendNodeId,
    accessibleName,
    role: 'button',
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('a submenu fades in within 150 ms, and screen readers know whether it is open', async ({ page }) => {
  await page.goto('/')
  const { button, panel } = groupOf(page, 'Hoofdmenu', 'Domeinnaam')
  const { property, duration } = await panel.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element)
    return { property: transitionProperty, duration: transitionDuration }
  })
  expect(property).toContain('opacity')
  expect(duration).toMatch(/^0\.15s/)
  expect(await expandedStateOf(page, 'Domeinnaam')).toBe(false)
  await button.click()
  await expect(panel).toBeVisible()
  expect(await expandedStateOf(page, 'Domeinnaam')).toBe(true)
})

test('[M9] a submenu closes when Tab leaves it, at either end', inLongRun, async ({ page }) => {
  await page.goto('/')
  const { button, panel } = groupOf(page, 'Hoofdmenu', 'Domeinnaam')
  const next = groupOf(page, 'Hoofdmenu', 'WordPress').button
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  for (let press = 0; press < 10 && !(await next.evaluate((el) => el === document.activeElement)); press += 1) {
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
  }
  await expect(next).toBeFocused()
  await expect(panel).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
})
