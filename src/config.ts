import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { brand } from '#site/brand.ts'
import { demoPages } from '#site/demo-pages.ts'

export interface Config {
  readonly port: number
  /** Addresses to listen on; of two, one may be missing on the machine. */
  readonly hosts: readonly string[]
  /** What the pages are built with. */
  readonly site: {
    readonly origin: string
    readonly portalUrl: string
    readonly statusUrl: string
    readonly demo: boolean
  }
  /** Published over https. */
  readonly secure: boolean
  /** Whether a Host header names this shop. */
  readonly isOwnHost: (host: string) => boolean
  /** Whether an Origin header names this shop. */
  readonly isOwnOrigin: (origin: string) => boolean
  readonly trustedProxies: BlockList
  readonly dataDir: string
  /** Nothing: the shop starts a database of its own in the data directory. */
  readonly databaseUrl: string | undefined
  readonly limits: boolean
  /** Stand-ins for the outside world may be used and shown. */
  readonly demo: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
}

/** What stands in for the outside world when a setting is missing: never on a public address by accident. */
const standIns: readonly { readonly setting: string; readonly standIn: string }[] = [
  { setting: 'PORTAL_URL', standIn: 'a demo page would stand in for the customer portal' },
]

/** Reads all settings and complains about all of them at once. */
// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = []
  const complain = (problem: string) => void problems.push(problem)
  const text = (name: string) => environment[name]?.trim() || undefined

  const port = portOf(text('PORT') ?? '3000', complain)
  const publicUrl = urlOf('PUBLIC_URL', text('PUBLIC_URL'), complain)
  if (publicUrl && publicUrl.href !== `${publicUrl.origin}/`) {
    complain('PUBLIC_URL is the address of the whole shop, without a path. Example: PUBLIC_URL=https://shop.example')
  }
  const isPublic = publicUrl !== undefined && !isLoopback(publicUrl.hostname)
  const demo = switchOf('DEMO', text('DEMO'), !isPublic, complain)
  const limits = switchOf('LIMITS', text('LIMITS'), true, complain)
  if (isPublic && !limits) {
    complain('LIMITS=off is for benches and tests on this machine. Remove it, or use a PUBLIC_URL on localhost.')
  }
  for (const { setting, standIn } of demo ? [] : standIns) {
    if (!text(setting)) complain(`${setting} is missing: ${standIn}. Set it, or say DEMO=on to show a demo.`)
  }
  const portalUrl = urlOf('PORTAL_URL', text('PORTAL_URL'), complain)
  const statusUrl = urlOf('STATUS_URL', text('STATUS_URL'), complain)
  const hosts = hostsOf(text('HOST') ?? 'localhost', complain)
  const trustedProxies = networksOf('TRUSTED_PROXIES', text('TRUSTED_PROXIES'), complain)
  const databaseUrl = databaseUrlOf(text('DATABASE_URL'), complain)

  if (problems.length > 0) {
    throw new ConfigProblem(['The shop cannot start with these settings:', ...problems].join('\n- '))
  }
  return Object.freeze({
    port,
    hosts,
    site: Object.freeze({
      origin: publicUrl?.origin ?? brand.siteUrl,
      portalUrl: portalUrl?.href ?? demoPages.portal,
      statusUrl: statusUrl?.href ?? (demo ? demoPages.status : brand.statusUrl),
      demo,
    }),
    secure: publicUrl?.protocol === 'https:',
    isOwnHost: (host) => isOwn(`${publicUrl?.protocol ?? 'http:'}//${host}`, publicUrl, port),
    isOwnOrigin: (origin) => isOwn(origin, publicUrl, port),
    trustedProxies,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    limits,
    demo,
  } satisfies Config)
}

/** Without a public address every name of this machine's loopback, at our port, is ours. */
function isOwn(address: string, publicUrl: URL | undefined, port: number): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || address.toLowerCase().replace(/:(80|443)$/, '') !== url.origin.replace(/:(80|443)$/, '')) return false
  if (publicUrl) return url.origin === publicUrl.origin
  return url.protocol === 'http:' && Number(url.port || 80) === port && isLoopback(url.hostname)
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

type Complain = (problem: string) => void

function portOf(value: string, complain: Complain): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) complain(`PORT is a number from 1 to 65535, not "${value}". Example: PORT=3001`)
  return port
}

/** `localhost` is both loopback addresses; the rest of the network is let in only when asked (HOST=0.0.0.0 or ::). */
function hostsOf(value: string, complain: Complain): readonly string[] {
  if (value === 'localhost') return Object.freeze(['127.0.0.1', '::1'])
  if (!isIP(value)) complain(`HOST is an IP address to listen on, or localhost, not "${value}". Example: HOST=0.0.0.0`)
  return Object.freeze([value])
}

function urlOf(name: string, value: string | undefined, complain: Complain): URL | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url
  complain(
    `${name} is an address that begins with https:// (or http://), without a password. Example: ${name}=https://shop.example`,
  )
  return undefined
}

function databaseUrlOf(value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  complain('DATABASE_URL does not look right. Example: DATABASE_URL=postgres://user:password@host:5432/database')
  return undefined
}

function switchOf(name: string, value: string | undefined, normally: boolean, complain: Complain): boolean {
  if (value === undefined) return normally
  if (value !== 'on' && value !== 'off') complain(`${name} is "on" or "off", not "${value}".`)
  return value === 'on'
}

function networksOf(name: string, value: string | undefined, complain: Complain): BlockList {
  const networks = new BlockList()
  for (const entry of value?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (version === 0 || bits < 0 || bits > longest) {
      complain(`${name} lists IP addresses and networks; "${entry}" is neither. Example: ${name}=10.0.0.0/8,::1`)
    } else {
      networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
    }
  }
  return networks
}
