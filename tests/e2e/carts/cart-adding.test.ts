import {
  addButton,
  addNames,
  answerItemCalls,
  cartOf,
  holdItemCalls,
  itemCalls,
  keptId,
  rowOf,
  search,
  summaryOf,
  words,
} from '#tests/e2e/order/order-steps.ts'
import {
  expect,
  inLanguage,
  inLongRun,
  inOneLanguage,
  languages,
  onWideScreen,
  takeComplaints,
  test,
} from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  const { tld, inCart, cart, failed, retry, expired } = words[language]
  const name = `groenevingers.${tld}`

  test(
    `[C1] [C6] [K1] in ${language} the first name creates the cart, and its id is stored`,
    inLanguage(language),
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/carts')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
      })
      await search(page, 'groenevingers', language)
      expect(calls).toEqual([])
      expect(await keptId(page)).toBeNull()
      await addButton(page, name, language).click()
      await expect(rowOf(page, name).getByRole('button', { name: inCart })).toBeVisible()
      const id = await keptId(page)
      expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
      expect(calls).toEqual(['POST /api/carts', `POST /api/carts/${id}/items`])
      await expect(summaryOf(page)).toContainText(name)
      await expect(summaryOf(page).getByRole('heading', { name: cart })).toBeVisible()
    },
  )

  test(
    `[C7] in ${language} an addition that fails is reverted, and can be retried`,
    inOneLanguage(language),
    async ({ page, complaints }) => {
      await search(page, 'groenevingers', language)
      await answerItemCalls(page, 500)
      await addButton(page, name, language).click()
      const row = rowOf(page, name)
      await expect(row.getByText(failed)).toBeVisible()
      await takeComplaints(complaints, /status of 500/)
      await expect(addButton(page, name, language)).toBeVisible()
      await expect(summaryOf(page)).not.toContainText(name)
      await row.getByRole('button', { name: retry }).click()
      await expect(row.getByRole('button', { name: inCart })).toBeVisible()
      await expect(row.getByText(failed)).toBeHidden()
      await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
    },
  )

  test(
    `[C8] in ${language} a cart that no longer exists is reset, and the page says so`,
    inOneLanguage(language),
    async ({ page, complaints }) => {
      await addNames(page, [name], language)
      await search(page, 'moestuinblog', language)
      await answerItemCalls(page, 404)
      await addButton(page, `moestuinblog.${tld}`, language).click()
      await expect(summaryOf(page).getByText(expired)).toBeVisible()
      await takeComplaints(complaints, /status of 404/)
      await expect(summaryOf(page)).not.toContainText(name)
      expect(await keptId(page)).toBeNull()
      await addButton(page, `moestuinblog.${tld}`, language).click()
      await expect(rowOf(page, `moestuinblog.${tld}`).getByRole('button', { name: inCart })).toBeVisible()
      await expect(summaryOf(page).getByText(expired)).toBeHidden()
    },
  )
}

test('[C7] an added item is shown before the response', onWideScreen, async ({ page }) => {
  await search(page, 'groenevingers')
  const { letGo } = await holdItemCalls(page)
  await addButton(page, 'groenevingers.nl').click()
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  await expect(summaryOf(page)).toContainText('€ 4,83')
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'Bezig…' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await letGo()
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeFocused()
})

test('[C9] while the cart is busy other buttons show it, and clicks change nothing', onWideScreen, async ({ page }) => {
  await search(page, 'groenevingers')
  const { letGo } = await holdItemCalls(page)
  await addButton(page, 'groenevingers.nl').click()
  const other = addButton(page, 'groenevingers.com')
  await expect(other).toHaveAttribute('aria-disabled', 'true')
  await other.click({ force: true })
  await expect(summaryOf(page)).not.toContainText('groenevingers.com')
  await letGo()
  await expect(other).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
  await other.click()
  await expect(rowOf(page, 'groenevingers.com').getByRole('button', { name: 'In je mandje' })).toBeVisible()
})

test('[C9] two quick clicks add one item', onWideScreen, async ({ page }) => {
  await search(page, 'groenevingers')
  await addButton(page, 'groenevingers.nl').dblclick()
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
  await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
})

test('[C16] a request contains a choice, never an amount', onWideScreen, async ({ page }) => {
  await search(page, 'groenevingers')
  const [request] = await Promise.all([page.waitForRequest(itemCalls), addButton(page, 'groenevingers.nl').click()])
  expect(request.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    parentId: null,
    type: 'domain',
    parameters: { sld: 'groenevingers', tld: 'nl' },
    productSlug: 'domain-nl',
    priceType: 'purchase',
    priceFrequency: 'yearly',
  })
  expect(request.headers()['content-type']).toBe('application/json')
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
})

test(
  'after a broken connection the same choice is sent again, with the same id',
  onWideScreen,
  async ({ page, complaints }) => {
    await search(page, 'groenevingers')
    const ids: string[] = []
    await page.route(itemCalls, async (route) => {
      ids.push((route.request().postDataJSON() as { id: string }).id)
      // The shop adds the item, but its response is lost.
      if (ids.length === 1) {
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await addButton(page, 'groenevingers.nl').click()
    await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
    await takeComplaints(complaints, /ERR_CONNECTION_RESET/)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
  },
)

test(
  'offline an addition fails visibly, and works again after reconnecting',
  inLongRun,
  async ({ page, context, complaints }) => {
    await search(page, 'groenevingers')
    await context.setOffline(true)
    await addButton(page, 'groenevingers.nl').click()
    await expect(page.getByText('Je bent offline.')).toBeVisible()
    await expect(rowOf(page, 'groenevingers.nl').getByText('Toevoegen lukte niet.')).toBeVisible()
    await context.setOffline(false)
    await takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)
    await rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'Opnieuw' }).click()
    await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
    await takeAnyComplaints(complaints)
  },
)

test('[K8] the page waits longer than ten seconds for a response, and says so', onWideScreen, async ({ page }) => {
  await page.clock.install()
  await search(page, 'groenevingers')
  const { letGo } = await holdItemCalls(page)
  await addButton(page, 'groenevingers.nl').click()
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  await expect(summaryOf(page)).not.toContainText('Het duurt langer')
  await page.clock.fastForward(10_500)
  await expect(summaryOf(page).getByText('Het duurt langer dan anders.')).toBeVisible()
  await page.clock.fastForward(300_000)
  await letGo()
  await expect(rowOf(page, 'groenevingers.nl').getByRole('button', { name: 'In je mandje' })).toBeVisible()
  await expect(summaryOf(page)).not.toContainText('Het duurt langer')
})

test('screen readers announce added items', inLongRun, async ({ page }) => {
  await search(page, 'groenevingers')
  await addButton(page, 'groenevingers.nl').click()
  await expect(page.getByRole('status').filter({ hasText: 'groenevingers.nl ligt in je mandje.' })).toBeAttached()
})

/** Retries in the background may have logged further errors. */
async function takeAnyComplaints(complaints: string[]): Promise<void> {
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')))
}
