/** What the address of the shop allows its headers to say. */
export interface HeaderSettings {
  /** Published over https: browsers are told to stay there. */
  readonly secure: boolean
  /** Whether that holds for the subdomains as well, and for browsers that come with a list of such hosts. */
  readonly hsts?: keyof typeof hstsDirectives
}

const hstsDirectives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }

type Headers = Record<string, string>

/** Where the tag manager comes from, and where it may send what it was told. */
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
 * Two policies in one header, both of which must allow a script: the hashed loader and what it loads, and
 * our own host; on a tagged page also the tag manager's. Injected scripts fail the first, scripts from elsewhere the
 * second.
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
 * Where mailed links lead: what they open is shown here, and going back must not show it again. Their token stands in
 * the fragment, which no Referer has; `no-referrer` would make browsers send forms of ours with the origin `null`.
 */
export function mailedPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[]): Headers {
  return { ...pageHeaders(settings, scriptHashes), 'Cache-Control': 'no-store' }
}

/** The one page that shows another inside: the demo's letter box, and in it a mail of ours. */
export function framingPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[]): Headers {
  const policy = pagePolicy(settings, scriptHashes, { isTagged: false }).replace("frame-src 'none'", "frame-src 'self'")
  return { ...pageHeaders(settings, scriptHashes), 'Content-Security-Policy': policy }
}

/**
 * A mail shown in a frame of our own: its inline styles and nothing else. What it links to opens in the whole window,
 * and only when a person clicks; the page around it may see how tall it is.
 */
export const framedMailHeaders: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation",
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * The order app holds personal data: no browser keeps anything of it, and only our loader may make scripts. The page itself
 * is the same for everybody, so a cache in front of the shop may keep it (RFC 9213). The tag manager's
 * own loader knows no trusted types: the one order page that may hold it is as the pages outside the app are.
 */
export function orderPageHeaders(settings: HeaderSettings, scriptHashes: readonly string[], isTagged = false): Headers {
  const extra = isTagged ? [] : ["require-trusted-types-for 'script'", 'trusted-types boot']
  return {
    ...documentHeaders(settings, pagePolicy(settings, scriptHashes, { isTagged, extra })),
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': 'max-age=600',
  }
}

/** Hashed names: what is behind one never changes. */
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

/** Pictures on the sites of partners: they may be shown anywhere, and follow a new drawing within a day. */
export function bannerHeaders(settings: HeaderSettings): Headers {
  return {
    ...assetHeaders(settings),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400',
  }
}

/** The page about the API: stylesheets and fonts of our own, and nothing that could run. */
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
