import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { answerPayments, delivery, ownOrder, payment, paymentId } from '#tests/e2e/payments/payment-answers.ts'
import { expect, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const path = { nl: '/order/complete', de: '/de/order/complete' } as const
const themes = { nl: 'light', de: 'dark' } as const
const longName = `eenheellangenaamvooreendomein-${'x'.repeat(30)}.nl`

const everything = [
  delivery({ state: 'done', name: longName }),
  delivery({ itemId: 'b', state: 'held', heldFor: 'email' }),
  delivery({
    itemId: 'c',
    type: 'hosting',
    kind: 'setUp',
    title: 'Webhosting Struik',
    state: 'held',
    heldFor: 'withdrawal_period',
    heldUntil: '2026-11-29T00:00:00Z',
  }),
  delivery({ itemId: 'd', type: 'hosting', kind: 'extra', title: 'Back-up op een tweede locatie', state: 'busy' }),
  delivery({ itemId: 'e', kind: 'move', state: 'failed' }),
  delivery({ itemId: 'f', type: 'movingService', kind: 'movingService' }),
]

const shown = {
  paid: payment({}, { deliveries: everything, own: ownOrder({ isEmailVerified: false }) }),
  'paid, by the link alone': payment({}, { deliveries: everything }),
  'paid, with reverse charge': payment({}, { own: ownOrder({ exemption: 'reverse_charge', vatRate: 0 }) }),
  'nothing to pay': payment({ amount: 0, method: null }, { own: ownOrder({ nextInvoice: null }) }),
  open: payment({ status: 'open', checkoutUrl: '/demo/bank' }, { own: ownOrder() }),
  'a transfer': payment({ status: 'pending', method: 'banktransfer' }, { own: ownOrder() }),
  failed: payment({ status: 'failed' }),
  'comes back': payment({ status: 'canceled', comesBack: true }, { own: ownOrder() }),
  missing: 404,
} as const

/** The other states consist of the same parts. */
const isOfItsOwn = (state: string) => ['paid', 'open', 'failed', 'missing'].includes(state)

const untils = { nl: '29 november 2026', de: '29. November 2026' } as const
const backs = {
  nl: 'Wat je hiervoor betaalde, krijg je terug.',
  de: 'Was Sie dafür bezahlt haben, bekommen Sie zurück.',
}

for (const language of languages) {
  const colorScheme = themes[language]

  test(
    `every state of a payment fits 320 px and is accessible in ${language}, ${colorScheme}`,
    inLongRun,
    async ({ page, complaints }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shop = await answerPayments(page, shown.paid)
      for (const [state, answer] of Object.entries(shown)) {
        shop.say(answer)
        const answered = page.waitForResponse(/api\/carts\/payments/)
        await page.goto(`${path[language]}?payment=${paymentId}`)
        await answered
        await expect(page.locator('.asking .skeleton')).toHaveCount(0)
        if (state === 'paid') {
          await expect(page.locator('.delivery-list')).toContainText(untils[language])
          await expect(page.locator('.delivery-list')).toContainText(backs[language])
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(
          0,
        )
        if (isOfItsOwn(state)) expect(await violationsOn(page), state).toEqual([])
      }
      await takeComplaints(complaints, /status of 404/)
    },
  )
}
