import type { Locator } from '@playwright/test'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

/** Menus of the specification: each group with its links, in order. */
export const menuGroups: Readonly<Record<Language, readonly (readonly [group: string, links: readonly string[]])[]>> = {
  nl: [
    ['Domeinnaam', ['/domeinnaam-registreren', '/domeinnaam-verhuizen', '/email-hosting']],
    [
      'WordPress',
      [
        '/wordpress-hosting',
        '/wordpress-website-maken',
        '/woocommerce-webshop-maken-wordpress',
        '/wordpress-website-verhuizen',
      ],
    ],
    ['Website', ['/website-maken', '/webshop-maken', '/website-verhuizen']],
    ['Hosting', ['/webhosting', '/webshop-maken', '/website-verhuizen']],
    ['E-mail', ['/email-hosting']],
  ],
  de: [
    [
      'WordPress',
      [
        '/de/wordpress-hosting',
        '/de/wordpress-website-erstellen',
        '/de/woocommerce-webshop-erstellen-wordpress',
        '/de/wordpress-website-umziehen',
      ],
    ],
    ['Webhosting', ['/de/webhosting', '/de/webshop-erstellen']],
    ['Domainnamen', ['/de/domainnamen-registrieren', '/de/domainnamen-umziehen', '/de/email-hosting']],
    ['E-Mail', ['/de/email-hosting']],
    ['Helpdesk', ['/de/helpdesk']],
  ],
}

/** Opens the groups one after another and reads the visible links. */
export async function shownGroups(menu: Locator, heads: string): Promise<[string, string[]][]> {
  const shown: [string, string[]][] = []
  for (const group of await menu.locator('> ul > li').all()) {
    const head = group.locator(heads)
    await expect(head).toHaveCount(1)
    const name = (await head.innerText()).trim()
    const target = await head.getAttribute('href')
    if (target !== null) {
      shown.push([name, [target]])
      continue
    }
    await head.click()
    const links = group.getByRole('link')
    for (const link of await links.all()) await expect(link).toBeVisible()
    shown.push([name, await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))])
  }
  return shown
}
