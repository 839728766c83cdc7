import { expect, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const article = '/helpdesk/dns-records'

test('a reader who was not helped gives a reason, by keyboard alone', async ({ page }) => {
  await page.goto(article)
  const feedback = page.getByRole('region', { name: 'Heeft dit je geholpen?' })
  const counted = page.waitForRequest('**/api/helpdesk/feedback')
  await feedback.getByRole('button', { name: 'Nee' }).focus()
  await page.keyboard.press('Enter')
  expect((await counted).postDataJSON()).toEqual({ article: 'dns-records', locale: 'nl', helpful: false })
  await expect(feedback.getByText('Jammer.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Stap 3 klopt niet.')
  const told = page.waitForRequest('**/api/helpdesk/feedback')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect((await told).postDataJSON()).toEqual({ article: 'dns-records', locale: 'nl', remark: 'Stap 3 klopt niet.' })
  await expect(feedback.getByText('Dank je. We lezen het')).toBeFocused()
  await expect(feedback.getByRole('textbox')).toHaveCount(0)
})

test('feedback that could not be sent can be sent again @long', async ({ page, complaints }) => {
  await page.goto(article)
  const feedback = page.getByRole('region', { name: 'Heeft dit je geholpen?' })
  await page.route('**/api/helpdesk/feedback', (route) => route.abort(), { times: 1 })
  await feedback.getByRole('button', { name: 'Ja' }).click()
  await expect(feedback.getByRole('status')).toHaveText('Dat lukte niet. Probeer het zo nog eens.')
  await takeComplaints(complaints, /Failed to load resource/)
  await feedback.getByRole('button', { name: 'Ja' }).click()
  await expect(feedback.getByText('Fijn. Dank je dat je het laat weten.')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is a form, and the page says thanks', async ({ page }) => {
    await page.goto('/de/helpdesk/dns-eintrage')
    const feedback = page.getByRole('region', { name: 'Hat Ihnen das geholfen?' })
    await expect(feedback.getByText('Danke.')).toBeHidden()
    await feedback.getByRole('button', { name: 'Ja' }).click()
    await expect(page).toHaveURL('/de/helpdesk/dns-eintrage#thanks')
    await expect(feedback.getByText('Danke.')).toBeVisible()
    await expect(feedback.getByRole('button')).toHaveCount(0)
  })
})
