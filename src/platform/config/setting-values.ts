import { isLoopback, serverUrlsOf } from '#core/net/networks.ts'
import { BlockList, isIP } from 'node:net'

export type Complain = (problem: string) => void

export function portOf(value: string, complain: Complain, name = 'PORT'): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) complain(`${name} is a number from 1 to 65535, not "${value}". Example: ${name}=3001`)
  return port
}

/** `localhost` means both loopback addresses; HOST=0.0.0.0 or :: listens on all interfaces. */
export function hostsOf(value: string, complain: Complain): readonly string[] {
  if (value === 'localhost') return Object.freeze(['127.0.0.1', '::1'])
  if (!isIP(value)) complain(`HOST is an IP address to listen on, or localhost, not "${value}". Example: HOST=0.0.0.0`)
  return Object.freeze([value])
}

export function urlOf(name: string, value: string | undefined, complain: Complain): URL | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url
  complain(
    `${name} is an address that begins with https:// (or http://), without a password. Example: ${name}=https://shop.example`,
  )
  return undefined
}

/**
 * A test key is refused outside a demo: orders would count as paid without any money being charged. A live key is
 * refused in one: people who try it out would really pay.
 */
export function mollieKeyOf(value: string | undefined, demo: boolean, complain: Complain): string | undefined {
  if (value === undefined) return undefined
  if (!/^(test|live)_\w{8,}$/.test(value)) {
    complain('MOLLIE_API_KEY begins with live_ or test_. Copy it from the dashboard of the payment provider.')
  } else if (value.startsWith('test_') && !demo) {
    complain('MOLLIE_API_KEY is a test key: nobody would really pay. Set the live_ key, or say DEMO=on to show a demo.')
  } else if (value.startsWith('live_') && demo) {
    complain('MOLLIE_API_KEY is a live key, and this is a demo: people would really pay. Set a test_ key or DEMO=off.')
  }
  return value
}

/** A URL with placeholders: {clickId}, {orderNumber}, {amount}, {currency}, {status}. */
export function postbackUrlOf(value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined || (urlOf('POSTBACK_URL', value, complain) && value.includes('{clickId}'))) return value
  complain('POSTBACK_URL names the click. Example: POSTBACK_URL=https://tracker.example/?click={clickId}&sum={amount}')
  return undefined
}

export function gtmIdOf(value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined || /^GTM-[A-Z0-9]{4,12}$/.test(value)) return value
  complain('GTM_ID is the name of a container of the tag manager. Example: GTM_ID=GTM-ABC1234')
  return undefined
}

export function smtpUrlOf(value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined || (/^smtps?:\/\/[^/]/.test(value) && URL.canParse(value))) return value
  complain('SMTP_URL does not look right. Example: SMTP_URL=smtps://user:password@mail.example:465')
  return undefined
}

export function mailAddressOf(name: string, value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined || /^[^\s<>@,"]+@[^\s<>@,"]+$/.test(value)) return value
  complain(`${name} is a plain mail address. Example: ${name}=hello@shop.example`)
  return undefined
}

/** One server, or several separated by commas, of which the shop uses the one that takes writes. */
export function databaseUrlOf(value: string | undefined, complain: Complain): string | undefined {
  if (value === undefined) return undefined
  if (/^postgres(ql)?:\/\//.test(value) && serverUrlsOf(value).every((url) => URL.canParse(url))) return value
  complain('DATABASE_URL does not look right. Example: DATABASE_URL=postgres://user:password@host:5432/database')
  return undefined
}

export function switchOf(name: string, value: string | undefined, normally: boolean, complain: Complain): boolean {
  if (value === undefined) return normally
  if (value !== 'on' && value !== 'off') complain(`${name} is "on" or "off", not "${value}".`)
  return value === 'on'
}

export function choiceOf<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
  normally: Choice,
  complain: Complain,
): Choice {
  if (value === undefined) return normally
  const chosen = choices.find((choice) => choice === value)
  if (chosen === undefined)
    complain(`${name} is ${choices.map((choice) => `"${choice}"`).join(' or ')}, not "${value}".`)
  return chosen ?? normally
}

/** `none` says that there are none, and that this was thought of. */
export function networksOf(name: string, value: string | undefined, complain: Complain): BlockList {
  const networks = new BlockList()
  if (value === 'none') return networks
  for (const entry of value?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const maxBits = version === 4 ? 32 : 128
    const bits = prefix === undefined ? maxBits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (version === 0 || bits < 0 || bits > maxBits) {
      complain(`${name} lists IP addresses and networks; "${entry}" is neither. Example: ${name}=10.0.0.0/8,::1`)
    } else if (bits === 0) {
      complain(`${name} lists everybody ("${entry}"): each visitor would choose by which address to be counted.`)
    } else {
      networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
    }
  }
  return networks
}

export function countOf(name: string, value: string | undefined, normally: number, complain: Complain): number {
  if (value === undefined) return normally
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0
  if (count < 1) complain(`${name} is a number from 1 to 999, not "${value}". Example: ${name}=${normally}`)
  return count
}

export function hostNamesOf(
  name: string,
  value: string | undefined,
  complain: Complain,
): readonly string[] | undefined {
  const hosts = value?.split(/[\s,]+/).filter(Boolean)
  const wrong = hosts?.find((host) => !/^[a-z0-9.-]+$/.test(host))
  if (wrong !== undefined) complain(`${name} lists host names; "${wrong}" is none. Example: ${name}=pay.example`)
  return hosts
}

/** `+host`: may be asked although its terms forbid it; `-host`: is never asked. */
export function nameSourcesOf(value: string | undefined, complain: Complain): ReadonlyMap<string, boolean> {
  const entries = value?.split(/[\s,]+/).filter(Boolean) ?? []
  const wrong = entries.find((entry) => !/^[+-][a-z0-9.-]+$/.test(entry))
  if (wrong !== undefined) {
    complain(`NAME_SOURCES lists hosts with + or - in front; "${wrong}" is none. Example: NAME_SOURCES=-rdap.sidn.nl`)
  }
  return new Map(entries.map((entry) => [entry.slice(1), entry.startsWith('+')]))
}

/** What a shop for the public must not start with. All of it would work at first, and cost money or trust later. */
export function refuseUnsafe(
  settings: {
    readonly text: (name: string) => string | undefined
    readonly publicUrl: URL
    readonly smtpUrl: string | undefined
    readonly urls: Readonly<Record<string, URL | undefined>>
  },
  complain: Complain,
): void {
  const { text, publicUrl, smtpUrl, urls } = settings
  if (publicUrl.protocol !== 'https:') {
    complain(`PUBLIC_URL is not https: log-ins could be overheard. Set PUBLIC_URL=https://${publicUrl.host}`)
  }
  if (!text('DATABASE_URL')) {
    complain(
      'DATABASE_URL is missing: every machine would start a database, and a series of invoices, of its own. ' +
        'Example: DATABASE_URL=postgres://user:password@host:5432/database',
    )
  }
  if (!text('MAIL_FROM')) {
    complain(`MAIL_FROM is missing: mails would come from the demo. Example: MAIL_FROM=hello@${publicUrl.hostname}`)
  }
  if (!text('TRUSTED_PROXIES')) {
    complain(
      'TRUSTED_PROXIES is missing: behind a proxy all visitors would share one limit. Set the addresses of your ' +
        'proxies, for example TRUSTED_PROXIES=10.0.0.0/8, or TRUSTED_PROXIES=none when visitors connect directly.',
    )
  }
  if (smtpUrl !== undefined && !isEncryptedSmtp(new URL(smtpUrl))) {
    complain(
      'SMTP_URL does not insist on TLS: mails could be read on their way. ' +
        'Use smtps://…:465, or smtp://…:587?requireTLS=true for STARTTLS.',
    )
  }
  for (const [name, url] of Object.entries(urls)) {
    if (url && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
      complain(`${name} is not https: keys and orders could be overheard. Set ${name}=https://${url.host}…`)
    }
  }
}

function isEncryptedSmtp({ protocol, hostname, searchParams }: URL): boolean {
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isLoopback(hostname)
}

/** Without PUBLIC_URL, every loopback name with our port is accepted. */
export function isOwn(address: string, publicUrl: URL | undefined, port: number): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || address.toLowerCase().replace(/:(80|443)$/, '') !== url.origin.replace(/:(80|443)$/, '')) return false
  if (publicUrl) return url.origin === publicUrl.origin
  return url.protocol === 'http:' && Number(url.port || 80) === port && isLoopback(url.hostname)
}

/** Without a trailing slash. */
export function addressOf(url: URL | undefined): string | undefined {
  return url?.href.replace(/\/$/, '')
}

export type RegistrarSettings =
  | { readonly kind: 'realtimeregister'; readonly url: string; readonly apiKey: string; readonly customer: string }
  | { readonly kind: 'openprovider'; readonly url: string; readonly username: string; readonly password: string }

type ReadText = (name: string) => string | undefined

/** Undefined: no account. */
export function registrarOf(text: ReadText, complain: Complain): RegistrarSettings | undefined {
  const kind = choiceOf('REGISTRAR', text('REGISTRAR'), ['none', 'realtimeregister', 'openprovider'], 'none', complain)
  const needed = (name: string, value: string | undefined) => {
    if (!value) complain(`${name} is missing: REGISTRAR=${kind} needs it.`)
    return value ?? ''
  }
  if (kind === 'realtimeregister') {
    const url = urlOf('REALTIME_REGISTER_URL', text('REALTIME_REGISTER_URL'), complain)
    return {
      kind,
      url: addressOf(url) ?? 'https://api.yoursrs.com',
      apiKey: needed('REALTIME_REGISTER_API_KEY', text('REALTIME_REGISTER_API_KEY')),
      customer: needed('REALTIME_REGISTER_CUSTOMER', text('REALTIME_REGISTER_CUSTOMER')),
    }
  }
  if (kind === 'none') return undefined
  const url = urlOf('OPENPROVIDER_URL', text('OPENPROVIDER_URL'), complain)
  return {
    kind,
    url: addressOf(url) ?? 'https://api.openprovider.eu',
    username: needed('OPENPROVIDER_USERNAME', text('OPENPROVIDER_USERNAME')),
    password: needed('OPENPROVIDER_PASSWORD', text('OPENPROVIDER_PASSWORD')),
  }
}

export interface ReceiverSettings {
  readonly port: number
  /** Origin of the shop that reports go to. */
  readonly shopUrl: string
  readonly nameServers: readonly string[]
}

export function receiverOf(text: ReadText, publicOrigin: string, complain: Complain): ReceiverSettings {
  const nameServers = hostNamesOf('RECEIVER_NAME_SERVERS', text('RECEIVER_NAME_SERVERS'), complain) ?? []
  const shopUrl = urlOf('RECEIVER_SHOP_URL', text('RECEIVER_SHOP_URL'), complain)?.origin ?? publicOrigin
  return { port: portOf(text('RECEIVER_PORT') ?? '3100', complain, 'RECEIVER_PORT'), shopUrl, nameServers }
}
