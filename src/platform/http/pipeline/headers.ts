/** Settings that follow from the address of the shop. */
export interface HeaderSettings {
  /** The shop is published over https, so browsers are told to use nothing else. */
  readonly secure: boolean
  /** Whether HSTS also covers the subdomains, and browsers that have never visited (the preload list). */
  readonly hsts?: keyof typeof hstsDirectives
}

const hstsDirectives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }

type Headers = Record<string, string>

/** Hosts that serve the tag manager, and hosts that it may send data to. */
const tagManager = 'https://www.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'
const tagHosts = {
  scripts: [tagManager],
  images: [tagManager, analytics],
  calls: [tagManager, analytics, 'https://*.analytics.google.com'],
}
const noHosts: typeof tagHosts = { scripts: [], images: [], calls: [] }

const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Two policies in one header, both of which must allow a script: one allows the hashed loader and what it loads, the
 * other allows our own host and, on a tagged page, the tag manager. Injected scripts violate the first, scripts from
 * other hosts the second.
 */
function pagePolicy(
  { secure }: HeaderSettings,
  scriptHashes: readonly string[],
  { isTagged, extra = [] }: { readonly isTagged: boolean; readonly extra?: readonly string[] },
): string {
  const hashes = scriptHashes.join(' ')
  const hosts = isTagged ? tagHosts : noHosts
  const first = [
    "default-src 'none'",
    `script-src ${hashes} 'strict-dynamic'`,
    "style-src 'self'",
    ["img-src 'self'", ...hosts.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.calls].join(' '),
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...extra,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/reports',
    'report-to default',
  ]
  return `${first.join('; ')}, ${["script-src 'self'", hashes, ...hosts.scripts].join(' ')}`
}

function common({ secure, hsts = 'host' }: HeaderSettings): Headers {
  return {
    ...(secure && { 'Strict-Transport-Security': `max-age=63072000${hstsDirectives[hsts]}` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
  }
}

function documentHeaders(settings: HeaderSettings, policy: string): Headers {
  return {
    ...common(settings),
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
    'Origin-Agent-Cluster': '?1',
    'Reporting-Endpoints': 'default="/api/reports"',
    'X-DNS-Prefetch-Control': 'off',
  }
}

export function pageHeaders(settings: HeaderSettings, scriptHashes: readonly string[], isTagged = false): Headers {
  return {
    ...documentHeaders(settings, pagePolicy(settings, scriptHashes, { isTagged })),
    'Cache-Control': 'no-cache',
  }
}

/**
 * For pages that mailed links lead to: their content is personal, so going back must not show it from a cache. The
 * token is in the fragment, which no Referer contains; `no-referrer` would make browsers send our forms with the origin
 * `null`.
 */
export function mailedPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[]): Headers {
  return { ...pageHeaders(settings, scriptHashes), 'Cache-Control': 'no-store' }
}

/** For the only page with a frame: the demo's mailbox, which shows an e-mail in it. */
export function framingPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[]): Headers {
  const policy = pagePolicy(settings, scriptHashes, { isTagged: false }).replace("frame-src 'none'", "frame-src 'self'")
  return { ...pageHeaders(settings, scriptHashes), 'Content-Security-Policy': policy }
}

/**
 * For an e-mail in a frame: allows its inline styles and nothing else. Its links open in the top window, and only on a
 * click; the page around it may read its height.
 */
export const framedMailHeaders: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation",
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * The order app holds personal data: browsers store nothing of it, and only our loader may create scripts. The page
 * itself is the same for all visitors, so a shared cache may store it (RFC 9213). The loader of the tag manager does
 * not support Trusted Types, so the one order page that may contain it has the policy of the other pages.
 */
export function orderPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[], isTagged = false): Headers {
  const extra = isTagged ? [] : ["require-trusted-types-for 'script'", 'trusted-types boot']
  return {
    ...documentHeaders(settings, pagePolicy(settings, scriptHashes, { isTagged, extra })),
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': 'max-age=600',
  }
}

/** File names contain a hash, so the content of a URL never changes. */
export function assetHeaders(settings: HeaderSettings): Headers {
  return {
    ...common(settings),
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
}

export function fileHeaders(settings: HeaderSettings): Headers {
  return { ...assetHeaders(settings), 'Cache-Control': 'no-cache' }
}

/** Partners embed banners on their sites: any site may show them, and a new version appears within a day. */
export function bannerHeaders(settings: HeaderSettings): Headers {
  return {
    ...assetHeaders(settings),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400',
  }
}

/** The page about the API: own stylesheets and fonts, and no scripts. */
export const docsHeaders: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

export function apiHeaders(settings: HeaderSettings): Headers {
  return {
    ...common(settings),
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
}
