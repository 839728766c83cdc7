/**
 * Paths that customers, search engines and other sites know: the tests' own copy, so that one that changes by mistake is
 * noticed. A new page need not be added here; a path that moves needs a redirect before it leaves.
 */
export const publishedPairs: readonly (readonly [nl: string, de: string])[] = [
  ['/', '/de'],
  ['/domeinnaam-registreren', '/de/domainnamen-registrieren'],
  ['/domeinnaam-verhuizen', '/de/domainnamen-umziehen'],
  ['/domeinnaam-kopen', '/de/domainnamen-kaufen'],
  ['/domeinnaam-checken', '/de/domainnamen-prufen'],
  ['/email-hosting', '/de/email-hosting'],
  ['/wordpress-hosting', '/de/wordpress-hosting'],
  ['/wordpress-website-maken', '/de/wordpress-website-erstellen'],
  ['/woocommerce-webshop-maken-wordpress', '/de/woocommerce-webshop-erstellen-wordpress'],
  ['/wordpress-website-verhuizen', '/de/wordpress-website-umziehen'],
  ['/website-maken', '/de/website-erstellen'],
  ['/webshop-maken', '/de/webshop-erstellen'],
  ['/webhosting', '/de/webhosting'],
  ['/reseller-hosting', '/de/reseller-hosting'],
  ['/website-verhuizen', '/de/website-umziehen'],
  ['/helpdesk', '/de/helpdesk'],
  ['/over-ons', '/de/uber-uns'],
  ['/over-ons/contact', '/de/uber-uns/kontakt'],
  ['/privacy', '/de/datenschutz'],
  ['/cookies', '/de/cookies'],
  ['/toegankelijkheid', '/de/barrierefreiheit'],
  ['/colofon', '/de/impressum'],
  ['/herroepen', '/de/widerruf'],
  ['/opzeggen', '/de/kundigen'],
  ['/misbruik-melden', '/de/missbrauch-melden'],
  ['/registreren', '/de/registrieren'],
  ['/wachtwoord-vergeten', '/de/passwort-vergessen'],
  ['/wachtwoord-instellen', '/de/passwort-festlegen'],
  ['/e-mail-bevestigen', '/de/e-mail-bestatigen'],
  ['/order/domains', '/de/order/domains'],
  ['/order/hosting', '/de/order/hosting'],
  ['/order/account', '/de/order/account'],
  ['/order/payment', '/de/order/payment'],
  ['/order/complete', '/de/order/complete'],
]

const moverPaths = [
  '/website-verhuizen/transip',
  '/website-verhuizen/vimexx',
  '/website-verhuizen/savvii',
  '/website-verhuizen/combell',
  '/website-verhuizen/onecom',
  '/website-verhuizen/yourhosting',
  '/website-verhuizen/mijndomein',
  '/website-verhuizen/versio',
  '/website-verhuizen/hostnet',
  '/website-verhuizen/strato',
] as const

export const publishedDutchOnly: readonly string[] = [
  ...moverPaths,
  '/partnerprogramma',
  '/partnerprogramma/aanmelden',
  '/partnerprogramma/overzicht',
]
