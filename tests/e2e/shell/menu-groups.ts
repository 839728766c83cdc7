import type { Language } from '#tests/e2e/shop-test.ts'

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
