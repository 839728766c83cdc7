import type { Page } from '@playwright/test'
import { openHosting, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { summaryOf } from './order-steps.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

/** Opens the next step and returns the durations of its animations in milliseconds. */
async function motionTo(page: Page): Promise<readonly number[]> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (work) => {
      const transition = start(work as ViewTransitionUpdateCallback)
      const moving = transition.ready.then(() =>
        document
          .getAnimations()
          .filter((each) => (each.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
          .map((each) => Number(each.effect?.getComputedTiming().duration)),
      )
      Object.assign(window, { moving })
      return transition
    }
  })
  await openHosting(page, 'nl', registered('groenevingers.nl'))
  await summaryOf(page).getByRole('link', { name: 'Verder naar gegevens' }).click()
  await expect(page).toHaveURL('/order/account')
  await expect(page.locator('#main')).toBeFocused()
  return page.evaluate(() => (window as unknown as { moving: Promise<readonly number[]> }).moving)
}

test('steps change with one short animation', inLongRun, async ({ page }) => {
  const durations = await motionTo(page)
  expect(durations.length).toBeGreaterThan(0)
  expect(Math.max(...durations)).toBeLessThanOrEqual(300)
})

test('with reduced motion steps change without animation', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motionTo(page)).toEqual([])
})
