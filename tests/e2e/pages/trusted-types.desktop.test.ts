import type { Page } from '@playwright/test'
import { expect, takeComplaints, test } from '#tests/e2e/shop-test.ts'

interface Policies {
  readonly createPolicy: (name: string, rules: object) => void
}

/** Results of the usual ways to execute a text as code. */
const outcomesOn = (page: Page) =>
  page.evaluate(async () => {
    // Code evaluated by the debugger is exempt from the policy; code called by a timer is not.
    await new Promise((resolve) => setTimeout(resolve))
    const { trustedTypes } = window as unknown as { trustedTypes: Policies }
    const evaluate = Reflect.get(window, 'eval') as (code: string) => void
    const attempts = {
      innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      scriptText: () => (document.createElement('script').text = 'window.injected = 1'),
      scriptAddress: () => (document.createElement('script').src = '/evil.js'),
      evaluation: () => evaluate('window.injected = 1'),
      policy: () => trustedTypes.createPolicy('mine', {}),
      secondLoader: () => trustedTypes.createPolicy('boot', { createScriptURL: (address: string) => address }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} done`
      } catch {
        return `${name} refused`
      }
    })
  })

const isAwake = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))

for (const path of ['/order/domains', '/de/order/payment']) {
  test(`the order app of ${path} runs under Trusted Types, and executes no text as code`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    await expect.poll(() => isAwake(page)).toBe(true)
    expect(complaints).toEqual([])
    expect(await outcomesOn(page)).toEqual([
      'innerHTML refused',
      'scriptText refused',
      'scriptAddress refused',
      'evaluation refused',
      'policy refused',
      'secondLoader refused',
    ])
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    await takeComplaints(complaints, /Trusted|Content Security Policy/)
  })
}
