/**
 * Every path of the shop, written out from the specification and its decisions: the tests' own copy, so that a path
 * that changes by mistake is noticed. Pages that exist in both languages stand side by side.
 */
export const pairs: readonly (readonly [nl: string, de: string])[] = [
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
  ['/webshop-maken', '/de/webshop-erstellen'],
  ['/webhosting', '/de/webhosting'],
  ['/reseller-hosting', '/de/reseller-hosting'],
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

export const moverPaths = [
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

export const dutchOnly: readonly string[] = [
  '/website-maken',
  '/website-verhuizen',
  ...moverPaths,
  '/partnerprogramma',
  '/partnerprogramma/aanmelden',
  '/partnerprogramma/overzicht',
]

export const pathsOf = {
  nl: [...pairs.map(([nl]) => nl), ...dutchOnly],
  de: pairs.map(([, de]) => de),
} as const satisfies Record<string, readonly string[]>

export const allPaths: readonly string[] = [...pathsOf.nl, ...pathsOf.de]

/** Of the articles of the helpdesk a page loop in a browser takes two: one with a table, one with a list of sections. */
export const articleSample = {
  nl: ['/helpdesk/dns-records', '/helpdesk/mail-serverinstellingen'],
  de: ['/de/helpdesk/dns-eintrage', '/de/helpdesk/e-mail-servereinstellungen'],
} as const satisfies Record<string, readonly string[]>

const movingSample: readonly string[] = ['/website-verhuizen/transip', '/website-verhuizen/strato']
const isWhole = process.env['BROWSER_TESTS'] === 'all'

/**
 * Where looking is slow: a page that exists in both languages is looked at in one of them, by turns, and of the ten
 * moving pages, made of the same parts, two. `npm run test:long` looks at all.
 */
export function lookedAt(language: 'nl' | 'de'): readonly string[] {
  if (isWhole) return pathsOf[language]
  const turn = language === 'nl' ? 0 : 1
  const known: readonly string[] = pathsOf[language]
  return known.filter((path, index) => (index < pairs.length ? index % 2 === turn : isInSample(path)))
}

/** Pages without a counterpart, with a sample of the moving ones. */
export const dutchOnlyLookedAt: readonly string[] = isWhole ? dutchOnly : dutchOnly.filter(isInSample)

function isInSample(path: string): boolean {
  return movingSample.includes(path) || !moverPaths.some((mover) => mover === path)
}
