import type { Page } from '@playwright/test'
import { addButton, addNames, cartOf, keptId, rowOf, search, summaryOf, words } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, inLongRun, inSlice, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/** Records from the first paint whether the empty cart was ever visible. */
async function watchForEmpty(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { sawEmpty?: boolean }
    const look = () => {
      const empty = document.querySelector('.if-empty')
      if (empty?.checkVisibility()) seen.sawEmpty = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { sawEmpty?: boolean }).sawEmpty === true)
}

for (const language of languages) {
  const { path, tld } = words[language]
  const name = `groenevingers.${tld}`

  test(
    `[C2] in ${language} a stored cart is loaded on start, without a flash of the empty cart`,
    inLanguage(language),
    async ({ page }) => {
      await addNames(page, [name], language)
      const sawEmpty = await watchForEmpty(page)
      for (const step of ['hosting', 'account', 'payment', 'domains', 'domains?q=tuin']) {
        await page.goto(`${path}/${step}`)
        await expect(summaryOf(page), step).toContainText(name)
        expect(await sawEmpty(), step).toBe(false)
      }
    },
  )

  test(
    `[C3] [K2] in ${language} a stored id without a cart is removed silently`,
    inLanguage(language),
    async ({ page, complaints }) => {
      await page.goto(`${path}/domains`)
      await page.evaluate(() => localStorage.setItem('cartId', 'x'.repeat(22)))
      await page.goto(`${path}/hosting`)
      await expect(page.locator('.if-empty')).toBeVisible()
      await takeComplaints(complaints, /status of 404/)
      expect(await keptId(page)).toBeNull()
      await expect(page.locator('.note:visible')).toHaveCount(0)
    },
  )
}

test(
  '[C3] a cart that cannot be loaded is retried, given up, and found again when the shop is back',
  inLongRun,
  async ({ page, complaints }) => {
    await addNames(page, ['groenevingers.nl'])
    const id = await keptId(page)
    let attempts = 0
    await page.route(/\/api\/carts\/[^/]+$/, (route) => {
      attempts += 1
      return attempts <= 4 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await page.goto('/order/hosting')
    await expect(page.locator('.if-empty')).toBeVisible({ timeout: 10_000 })
    expect(attempts).toBeGreaterThanOrEqual(3)
    expect(await keptId(page)).toBeNull()
    await expect(summaryOf(page)).toContainText('groenevingers.nl', { timeout: 20_000 })
    expect(await keptId(page)).toBe(id)
    await takeComplaints(complaints, /status of 503/)
  },
)

test('while a stored cart loads, its placeholder is shown, not the empty cart', inLongRun, async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/api\/carts\/[^/]+$/, async (route) => {
    await go
    return route.continue()
  })
  await page.goto('/order/hosting')
  await expect(page.locator('.if-kept .bars').first()).toBeVisible()
  await expect(page.locator('.if-empty')).toBeHidden()
  letGo()
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  await expect(page.locator('html')).not.toHaveAttribute('data-cart')
})

for (const [index, value] of ['{', 'x'.repeat(100_000), 'null', '<script>'].entries()) {
  test(
    `C101 an invalid cart id in storage is removed without a request: ${value.slice(0, 10)}`,
    inSlice(index, 1),
    async ({ page }) => {
      await page.addInitScript((kept) => {
        if (!sessionStorage.getItem('begun')) localStorage.setItem('cartId', kept)
        sessionStorage.setItem('begun', 'yes')
      }, value)
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url())
      })
      await page.goto('/order/domains')
      await expect(page.locator('.if-empty')).toBeVisible()
      expect(calls).toEqual([])
      await search(page, 'groenevingers')
      await addButton(page, 'groenevingers.nl').click()
      await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
      expect(await keptId(page)).toMatch(/^[A-Za-z0-9_-]{22}$/)
    },
  )
}

test('with blocked storage the cart works, and the page says how long it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await search(page, 'groenevingers')
  await addButton(page, 'groenevingers.nl').click()
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
  await expect(summaryOf(page)).toContainText('Je browser bewaart niets van deze site.')
})

test('a change in one tab appears in the other', inLongRun, async ({ page, context }) => {
  await addNames(page, ['groenevingers.nl'])
  const other = await context.newPage()
  await other.goto('/order/hosting')
  await expect(summaryOf(other)).toContainText('groenevingers.nl')
  await addNames(page, ['moestuinblog.nl'])
  await expect(summaryOf(other)).toContainText('moestuinblog.nl')
  await summaryOf(other).getByRole('button', { name: 'Verwijder groenevingers.nl' }).click()
  await expect(summaryOf(page)).not.toContainText('groenevingers.nl')
  await expect(summaryOf(page)).toContainText('moestuinblog.nl')
})

test('two tabs that add their first name concurrently share one cart', inLongRun, async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([search(page, 'groenevingers'), search(other, 'moestuinblog')])
  await Promise.all([addButton(page, 'groenevingers.nl').click(), addButton(other, 'moestuinblog.nl').click()])
  await expect.poll(() => keptId(page)).not.toBeNull()
  await expect.poll(async () => (await cartOf(page)).items.length).toBe(2)
  await expect(summaryOf(page)).toContainText('moestuinblog.nl')
  await expect(summaryOf(other)).toContainText('groenevingers.nl')
})

test('with blocked storage the page says after an addition that it will not last', inLongRun, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, 'groenevingers')
  await addButton(page, 'groenevingers.nl').click()
  await expect(rowOf(page, 'groenevingers.nl').locator('.note')).toContainText('dan is je mandje leeg')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(rowOf(page, 'groenevingers.nl').locator('.note')).toBeHidden()
  await expect(summaryOf(page)).toContainText('dan is je mandje leeg')
})
