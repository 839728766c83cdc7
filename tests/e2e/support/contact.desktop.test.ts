import { randomUUID } from 'node:crypto'
import { brand } from '#site/brand.ts'
import { mailsTo } from '#tests/e2e/accounts/account-forms.ts'
import { expect, takeComplaints, test } from '#tests/e2e/shop-test.ts'

test('a question reaches the provider, and no input is lost on errors', async ({ page, complaints }) => {
  const email = `saar-${randomUUID()}@wildetuin.nl`
  await page.goto('/over-ons/contact?domain=premium-tuin.nl')
  const send = page.getByRole('button', { name: 'Stuur mijn vraag' })
  const message = page.getByLabel('Je vraag')
  // A link from a premium name fills in the name.
  await expect(message).toHaveValue(/premium-tuin\.nl/)
  await message.fill('')
  await send.click()
  await expect(message).toBeFocused()
  await expect(page.getByText('Dit veld is nog leeg. Vul het in.')).toHaveCount(2)

  await message.fill(`Blijft mijn site bereikbaar? ${email}`)
  await page.getByLabel('Je naam').fill('Saar van der Linden')
  await page.getByLabel('E-mailadres').fill('saar@')
  await send.click()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await page.getByLabel('E-mailadres').fill(email)

  // The request fails: the form keeps its contents and can be sent again.
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(/Je bent offline\. Wat je typte, staat er nog\./)
  await expect(message).toHaveValue(`Blijft mijn site bereikbaar? ${email}`)
  await page.context().setOffline(false)
  await takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)
  await send.dblclick()
  await expect(page.getByRole('heading', { name: 'Je vraag is binnen' })).toBeFocused()
  const receipt = await page.getByText(/^V\d{4}-\d{6}$/).innerText()

  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toEqual([`Je vraag is binnen (${receipt})`])
  const notices = (await mailsTo(page, brand.email)).filter(({ text }) => text.includes(email))
  expect(notices.map(({ subject }) => subject)).toEqual([`Vraag ${receipt} over een domeinnaam`])
  expect(notices[0]?.text).toContain('Blijft mijn site bereikbaar?')
})
