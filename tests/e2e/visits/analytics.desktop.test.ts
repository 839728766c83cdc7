import type { Page } from '@playwright/test'
import { account, awake, fillIn } from '#tests/e2e/accounts/account-forms.ts'
import { answerWith, chosen, controlOf, questionOf, settled } from './consent-steps.ts'
import { addNames, keptId, summaryOf, treeOf, words } from '#tests/e2e/order/order-steps.ts'
import { bankPage, payButton, startBox, termsBox } from '#tests/e2e/payments/payment-steps.ts'
import { results } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, takeComplaints } from '#tests/e2e/shop-test.ts'
import { gtmId, playTagManager, test, type TagManager, type Told } from '#tests/e2e/tagged-shop.ts'

test.describe.configure({ mode: 'default' })

const loader = new RegExp(`asks another host: https://www\\.googletagmanager\\.com/gtm\\.js\\?id=${gtmId}$`)
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const granted = { ad_storage: 'granted', analytics_storage: 'granted', ad_user_data: 'granted' }
const hasTagManager = (page: Page) => page.evaluate(() => 'dataLayer' in window)
const eventsIn = ({ told }: TagManager): readonly (string | undefined)[] =>
  told.flatMap((each) => ('event' in each ? [each.event] : []))

/** The event with this name, and the entry right before it. */
function eventOf({ told: all }: TagManager, event: string): readonly (Told | undefined)[] {
  const index = all.findIndex((each) => 'event' in each && each.event === event)
  return [all[index - 1], all[index]]
}

test('[K9] B236: a whole purchase is tracked only after consent, only on allowed pages, and without personal data @long', async ({
  page,
  complaints,
}) => {
  const name = 'saar-van-der-linden.nl'
  const manager = await playTagManager(page)
  await page.goto('/webhosting')
  await expect(questionOf(page, 'nl')).toBeVisible()
  await settled(page)
  expect([await hasTagManager(page), manager.pages]).toEqual([false, []])

  await test.step('consent: first everything denied, then granted; then the events of the page', async () => {
    await chosen(page, () => answerWith(page, 'nl', 'allow'))
    await expect.poll(() => eventsIn(manager)).toContain('view_item_list')
    await takeComplaints(complaints, loader)
    expect(manager.told.slice(0, 4)).toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
      ['set', 'ads_data_redaction', true],
      ['set', expect.objectContaining({ page_location: expect.stringMatching(/\/webhosting$/) })],
      ['consent', 'update', expect.objectContaining(granted)],
    ])
    const [reset, list] = eventOf(manager, 'view_item_list')
    expect(reset).toEqual({ ecommerce: null })
    expect(list).toMatchObject({ ecommerce: { item_list_id: '/webhosting', items: expect.any(Array) } })
    await page.locator('.plan .cta a:visible').first().click()
    await expect(page).toHaveURL(/\/order\/hosting\?product=webhosting-stek&term=yearly$/)
    expect(eventOf(manager, 'select_item')[1]).toMatchObject({
      ecommerce: { items: [{ item_id: 'webhosting-stek', item_variant: 'yearly' }] },
    })
  })

  await test.step('the steps of the order: no tag manager', async () => {
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('analytics-events'))).toContain('view_item')
    await addNames(page, [name])
    await page.getByRole('link', { name: words.nl.toHosting }).first().click()
    await expect(treeOf(page)).toContainText(name)
    await summaryOf(page)
      .getByRole('button', { name: new RegExp(words.nl.remove) })
      .first()
      .click()
    await page.getByRole('button', { name: words.nl.undo }).click()
    await expect(treeOf(page)).toContainText(name)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.goto('/order/account')
    await awake(page)
  })
  const cartId = await keptId(page)
  const email = await fillIn(page, 'nl')
  await page.getByRole('button', { name: account.nl.toPayment }).click()
  await expect(payButton(page)).toBeVisible()
  await termsBox(page).check()
  await startBox(page).check()
  expect(await hasTagManager(page)).toBe(false)
  expect(manager.pages).toEqual(['/webhosting'])
  await payButton(page).click()
  await expect(page).toHaveURL(bankPage)
  const paymentId = await page.evaluate(() => sessionStorage.getItem('last-payment'))
  const bankId = new URL(page.url()).searchParams.get('payment')
  await page.getByRole('button', { name: /^Betaal €/ }).click()

  await test.step('paid: all events in order, once', async () => {
    await expect.poll(() => eventsIn(manager)).toContain('purchase')
    await takeComplaints(complaints, loader)
    expect(manager.pages).toEqual(['/webhosting', '/order/complete'])
    const funnel = eventsIn(manager).filter((event) => event !== 'gtm.js' && event !== 'consent_update')
    expect(funnel).toEqual([
      'view_item_list',
      'select_item',
      'view_item',
      'search',
      'view_item_list',
      'add_to_cart',
      // The hosting step views the preselected package.
      'view_item',
      'view_cart',
      'remove_from_cart',
      'add_to_cart',
      'begin_checkout',
      'sign_up',
      'login',
      'add_payment_info',
      'purchase',
    ])
    expect(eventOf(manager, 'add_payment_info')[1]).toMatchObject({
      ecommerce: { payment_type: 'ideal', currency: 'EUR' },
    })
    expect(eventOf(manager, 'purchase')).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: expect.stringMatching(/^\d{4}-\d{6}$/),
          currency: 'EUR',
          value: 3.99,
          tax: 0.84,
          items: [
            {
              item_id: 'domain-nl',
              item_category: 'domain',
              item_variant: 'yearly',
              price: 3.99,
              discount: expect.any(Number),
              quantity: 1,
            },
          ],
        },
      },
    ])
  })

  await test.step('no event contains personal data, domain names or secrets', async () => {
    const all = JSON.stringify([manager.told, [...manager.seen]])
    for (const secret of [email, 'saar', cartId, paymentId]) {
      expect(secret).toBeTruthy()
      expect(all).not.toContain(secret)
    }
    await expect(page).toHaveURL(/\/order\/complete$/)
  })

  await test.step('reopening the page sends no second purchase', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(results.nl.paid)
    await settled(page)
    expect(eventsIn(manager).filter((event) => event === 'purchase')).toHaveLength(1)
    expect(manager.pages).toHaveLength(2)
  })

  await test.step('a refund is sent once, where the purchase was sent', async () => {
    await page.request.post(`/api/demo/bank/payments/${bankId}/outcome`, {
      data: { outcome: 'refunded' },
      headers: { origin: new URL(page.url()).origin },
    })
    await expect(async () => {
      await page.reload()
      await expect.poll(() => eventsIn(manager), { timeout: 3000 }).toContain('refund')
    }).toPass()
    await takeComplaints(complaints, loader)
    const [, told] = eventOf(manager, 'refund')
    expect(told).toMatchObject({ ecommerce: { transaction_id: expect.any(String), currency: 'EUR', value: 3.99 } })
    await page.reload()
    await settled(page)
    expect(eventsIn(manager).filter((event) => event === 'refund')).toHaveLength(1)
  })
})

test(
  '[K9] refused: no tag manager; allowed later: at once; withdrawn: a last event, and gone on the next page',
  inLongRun,
  async ({ page, complaints }) => {
    const manager = await playTagManager(page)
    await page.goto('/de/webhosting')
    await chosen(page, () => answerWith(page, 'de', 'refuse'))
    await page.goto('/de/wordpress-hosting?utm_source=mail')
    await settled(page)
    expect([await hasTagManager(page), manager.pages]).toEqual([false, []])

    await controlOf(page, 'de').click()
    await chosen(page, () => answerWith(page, 'de', 'allow'))
    await expect.poll(() => eventsIn(manager)).toContain('view_item_list')
    await takeComplaints(complaints, loader)
    await page.evaluate(() => (document.cookie = '_ga=GA1.1.1.1;path=/'))

    await controlOf(page, 'de').click()
    await chosen(page, () => answerWith(page, 'de', 'refuse'))
    await expect
      .poll(() => manager.told.slice(-2))
      .toEqual([['consent', 'update', expect.objectContaining(denied)], { event: 'consent_update' }])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
    const length = manager.told.length
    await page.locator('.plan .cta a:visible').first().click()
    await expect(page).toHaveURL(/\/de\/order\/hosting\?product=/)
    await settled(page)
    expect(await page.evaluate(() => sessionStorage.getItem('analytics-events'))).toBeNull()
    await page.goto('/de')
    await settled(page)
    expect([await hasTagManager(page), manager.pages, manager.told.length]).toEqual([
      false,
      ['/de/wordpress-hosting'],
      length,
    ])
  },
)

test(
  '[K9] a URL that contains a name keeps the tag manager away, and so does the page before it',
  inLongRun,
  async ({ page, complaints }) => {
    const manager = await playTagManager(page)
    await page.goto('/over-ons/contact?domain=geheim.nl')
    await chosen(page, () => answerWith(page, 'nl', 'allow'))
    await settled(page)
    expect([await hasTagManager(page), manager.pages]).toEqual([false, []])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons', exact: true }).first().click()
    await expect.poll(() => eventsIn(manager)).toContain('gtm.js')
    await takeComplaints(complaints, loader)
    expect(await page.evaluate(() => document.referrer)).toMatch(/\/over-ons\/contact$/)
    expect(JSON.stringify([manager.told, [...manager.seen]])).not.toContain('geheim')
  },
)

test('[K9] the policies of a shop with a tag manager: its hosts on allowed pages, nowhere else', async ({ page }) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/de/webhosting', '/order/complete', '/de/order/complete']) {
    expect(await policyOf(path), path).toMatch(
      /, script-src 'self' ('sha256-\S+' )+https:\/\/www\.googletagmanager\.com$/,
    )
  }
  for (const step of ['domains', 'hosting', 'account', 'payment']) {
    for (const path of [`/order/${step}`, `/de/order/${step}`]) {
      expect(await policyOf(path), path).not.toContain('google')
      expect(await policyOf(path), path).toContain('trusted-types boot;')
    }
  }
  for (const path of ['/registreren', '/wachtwoord-instellen', '/herroepen', '/demo/bank', '/bestaat-niet']) {
    expect(await policyOf(path), path).not.toContain('google')
  }
})
