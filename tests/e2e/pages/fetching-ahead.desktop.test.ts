import { expect, test } from '#tests/e2e/shop-test.ts'

test('the speculation rules are valid and contain no order page', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<{ sourceText: string; errorMessage?: string }>()
  tools.on('Preload.ruleSetUpdated', ({ ruleSet }) => found.resolve(ruleSet))
  await tools.send('Preload.enable')
  await page.goto('/')
  const { sourceText, errorMessage } = await found.promise
  expect(errorMessage).toBeUndefined()
  const { prefetch } = JSON.parse(sourceText) as { prefetch: { eagerness: string }[] }
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})

test('a page is prefetched when the pointer rests on its link', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<string>()
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => found.resolve(new URL(prefetchUrl).pathname))
  await tools.send('Preload.enable')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reseller-hosting' }).hover()
  expect(await found.promise).toBe('/reseller-hosting')
})

test('a browser without speculation rules prefetches by script, which the policy allows in each of them', async ({
  page,
}) => {
  await page.addInitScript(() => (HTMLScriptElement.supports = () => false))
  await page.goto('/')
  const asked = page.waitForRequest('**/reseller-hosting')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reseller-hosting' }).hover()
  expect((await asked).resourceType()).toBe('fetch')
  expect((await (await asked).response())?.status()).toBe(200)
})

test('no order page is prefetched', async ({ request }) => {
  expect(await (await request.get('/order/domains')).text()).not.toContain('speculationrules')
})
