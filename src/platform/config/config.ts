import { userInfo } from 'node:os'
import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { isLoopback } from '#core/net/networks.ts'
import { brand } from '#site/brand.ts'
import { demoPages } from '#site/demo-pages.ts'
import { misspeltIn } from './misspelt-settings.ts'
import { type Environment, isEncryptedSmtp, readSettings, type ReadSettings, type SettingName } from './settings.ts'

export { type Environment, settingNames } from './settings.ts'

export type RegistrarSettings =
  | { readonly kind: 'realtimeregister'; readonly url: string; readonly apiKey: string; readonly customer: string }
  | { readonly kind: 'openprovider'; readonly url: string; readonly username: string; readonly password: string }

export type Config = ReturnType<typeof readConfig>

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['The shop cannot start with these settings:', ...problems].join('\n- '))
    this.problems = problems
  }
}

/** Settings that a demo replaces by a stand-in. Without DEMO they are required on a public address. */
const demoReplacements: readonly { readonly setting: SettingName; readonly standIn: string }[] = [
  { setting: 'PORTAL_URL', standIn: 'a demo page would stand in for the customer portal' },
  { setting: 'SMTP_URL', standIn: 'mails would go to a demo mailbox that everybody can read' },
  { setting: 'MOLLIE_API_KEY', standIn: 'a demo bank would stand in, where everybody can pay without money' },
  { setting: 'PROVISIONING_URL', standIn: 'a demo would take the orders, and nothing would be delivered' },
]

const officialBootstrap = 'https://data.iana.org/rdap/dns.json'
const officialMollie = 'https://api.mollie.com'
/** Hosts of Mollie and of iDEAL, which Mollie's checkout links lead to. */
const officialCheckoutHosts = ['mollie.com', 'ideal.nl']
const officialVies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

type Complain = (problem: string) => void

/** Reads all settings. Throws one error that lists all problems. */
// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function readConfig(environment: Environment = process.env) {
  const problems: string[] = []
  const complain: Complain = (problem) => void problems.push(problem)
  const settings = readSettings(environment, complain)
  const { values } = settings
  const publicUrl = values.PUBLIC_URL
  const { isPublic, demo } = standingOf(settings)
  requireSafety(settings, { isPublic, demo }, complain)
  const registrar = registrarOf(settings, complain)
  if (problems.length > 0) throw new ConfigProblem(problems)

  const port = values.PORT ?? 3000
  const publicOrigin = publicUrl?.origin ?? `http://localhost:${port}`
  const dataDir = resolve(values.DATA_DIR ?? '.data')
  const provisioningSecrets = values.PROVISIONING_SECRET ?? []
  const { MOLLIE_API_KEY: mollieKey, MOLLIE_API_URL: mollieUrl, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = values
  const limits = values.LIMITS ?? true
  return Object.freeze({
    port,
    /** Addresses to listen on. One of two may be unavailable, such as IPv6. */
    hosts: Object.freeze((values.HOST ?? 'localhost') === 'localhost' ? ['127.0.0.1', '::1'] : [values.HOST ?? '']),
    /** Settings for the build of the pages. */
    site: siteOf(values, demo),
    /** Origin of the shop as browsers see it, also for links in e-mails. */
    publicOrigin,
    secure: publicUrl?.protocol === 'https:',
    hsts: values.HSTS ?? 'host',
    /** Whether a Host header names this shop. */
    isOwnHost: (host: string) => isOwn(`${publicUrl?.protocol ?? 'http:'}//${host}`, publicUrl, port),
    /** Whether an Origin header names this shop. */
    isOwnOrigin: (origin: string) => isOwn(origin, publicUrl, port),
    trustedProxies: values.TRUSTED_PROXIES ?? new BlockList(),
    dataDir,
    /** Hashed files of all releases. */
    assetsDir: resolve(values.ASSETS_DIR ?? join(dataDir, 'assets')),
    /** undefined starts an embedded database in the data directory. */
    databaseUrl: values.DATABASE_URL,
    databasePooler: values.DATABASE_POOLER ?? 'none',
    /** Maximum number of database connections by purpose. */
    poolSizes: {
      visitors: values.DATABASE_CONNECTIONS ?? 10,
      payments: values.DATABASE_PAYMENT_CONNECTIONS ?? 5,
      background: values.DATABASE_BACKGROUND_CONNECTIONS ?? 5,
    },
    limits,
    /** API calls served at a time; see `call-limit.ts`. */
    maxInFlight: limits ? (values.CALLS_IN_FLIGHT ?? 32) : Infinity,
    /** 0 disables the limit. */
    maxConnectionsPerAddress: limits ? (values.CONNECTIONS_PER_ADDRESS ?? 100) : 0,
    /**
     * Keys of sessions and signed links, newest first. When empty, one is generated and stored in the data directory.
     */
    authSecrets: values.AUTH_SECRET ?? [],
    /** undefined selects the mail server of the demo. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? brand.email,
    dkimSelector: values.DKIM_SELECTOR,
    /** A registrar is asked before the public registries. */
    domainLookup: values.DOMAIN_LOOKUP ?? (demo ? 'demo' : 'public'),
    rdapBootstrap: values.RDAP_BOOTSTRAP_URL ?? officialBootstrap,
    /** By host: true allows a source whose terms forbid automated lookups, false disables a source. */
    nameSources: new Map<string, boolean>(values.NAME_SOURCES?.map((entry) => [entry.slice(1), entry.startsWith('+')])),
    /** undefined selects the VIES stand-in of the demo. */
    viesUrl: addressOf(values.VIES_URL) ?? (demo ? undefined : officialVies),
    /** undefined selects the bank of the demo. */
    mollie: mollieKey
      ? {
          apiKey: mollieKey,
          url: addressOf(mollieUrl) ?? officialMollie,
          checkoutHosts: values.MOLLIE_CHECKOUT_HOSTS ?? (mollieUrl ? undefined : officialCheckoutHosts),
        }
      : undefined,
    /** undefined selects the provisioning of the demo. */
    provisioning:
      values.PROVISIONING_URL && provisioningSecrets.length > 0
        ? { url: values.PROVISIONING_URL.href, secrets: provisioningSecrets }
        : undefined,
    registrar,
    receiver: {
      port: values.RECEIVER_PORT ?? 3100,
      shopUrl: values.RECEIVER_SHOP_URL?.origin ?? publicOrigin,
      nameServers: values.RECEIVER_NAME_SERVERS ?? [],
      secrets: provisioningSecrets,
      webhookSecret: values.REGISTRAR_WEBHOOK_SECRET,
    },
    // As written: parsing as a URL would escape the placeholders.
    postbackUrl: settings.textOf('POSTBACK_URL'),
    gtmId: values.GTM_ID,
    contactTo: values.CONTACT_TO ?? brand.email,
    monitoring: {
      metrics:
        values.METRICS_PORT === undefined
          ? undefined
          : { host: values.METRICS_HOST ?? '127.0.0.1', port: values.METRICS_PORT },
      traces: collector && { url: `${addressOf(collector)}/v1/traces`, share: values.OTEL_TRACES_SAMPLER_ARG ?? 0.05 },
      alertTo: values.ALERT_TO,
      alertUrl: values.ALERT_WEBHOOK_URL?.href,
    },
    /** Whether stand-ins of the demo replace missing external services. */
    demo,
  })
}

const pageSettings = ['PUBLIC_URL', 'PORTAL_URL', 'STATUS_URL', 'GTM_ID', 'DEMO'] as const satisfies SettingName[]

/** Reads only the settings that pages show, so that the machine that builds releases needs no secrets. */
// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function readSite(environment: Environment = process.env): Config['site'] {
  const problems: string[] = []
  const shown = Object.fromEntries(pageSettings.map((name) => [name, environment[name]]))
  const settings = readSettings(shown, (problem) => void problems.push(problem))
  const { demo } = standingOf(settings)
  for (const { setting, standIn } of demo ? [] : demoReplacements) {
    if (setting === 'PORTAL_URL' && !settings.textOf(setting)) problems.push(missing(setting, standIn))
  }
  if (problems.length > 0) throw new ConfigProblem(problems)
  return siteOf(settings.values, demo)
}

function standingOf({ values, textOf }: ReadSettings) {
  const isPublic = values.PUBLIC_URL !== undefined && !isLoopback(values.PUBLIC_URL.hostname)
  return { isPublic, demo: values.DEMO ?? (textOf('DEMO') === undefined && !isPublic) }
}

function siteOf(values: ReadSettings['values'], demo: boolean) {
  return Object.freeze({
    origin: values.PUBLIC_URL?.origin ?? brand.siteUrl,
    portalUrl: values.PORTAL_URL?.href ?? demoPages.portal,
    statusUrl: values.STATUS_URL?.href ?? (demo ? demoPages.status : brand.statusUrl),
    gtmId: values.GTM_ID,
    demo,
  })
}

function missing(setting: SettingName, standIn: string): string {
  return `${setting} is missing: ${standIn}. Set it, or say DEMO=on to show a demo.`
}

/** Checks rules between settings. A shop that violates one would start, and lose money or trust later. */
function requireSafety(
  { values, textOf }: ReadSettings,
  { isPublic, demo }: { readonly isPublic: boolean; readonly demo: boolean },
  complain: Complain,
): void {
  const { PUBLIC_URL: publicUrl, MOLLIE_API_KEY: mollieKey } = values
  if (isPublic && values.LIMITS === false) {
    complain('LIMITS=off is for benches and tests on this machine. Remove it, or use a PUBLIC_URL on localhost.')
  }
  for (const { setting, standIn } of demo ? [] : demoReplacements) {
    if (!textOf(setting)) complain(missing(setting, standIn))
  }
  const isOpen = values.HOST !== undefined && values.HOST !== 'localhost' && !isLoopback(values.HOST)
  if (isOpen && publicUrl === undefined && values.DEMO !== true) {
    complain(
      'HOST opens the shop to others, with a bank that takes no money. Set PUBLIC_URL, or say DEMO=on to show a demo.',
    )
  }
  if (!demo && !textOf('AUTH_SECRET')) complain('AUTH_SECRET is missing. Make one: openssl rand -hex 32')
  if (!demo && values.DOMAIN_LOOKUP === 'demo') {
    complain('DOMAIN_LOOKUP=demo invents its answers. Remove it, or say DEMO=on.')
  }
  if (mollieKey?.startsWith('test_') && !demo) {
    complain('MOLLIE_API_KEY is a test key: nobody would really pay. Set the live_ key, or say DEMO=on to show a demo.')
  } else if (mollieKey?.startsWith('live_') && demo) {
    complain('MOLLIE_API_KEY is a live key, and this is a demo: people would really pay. Set a test_ key or DEMO=off.')
  }
  if (values.PROVISIONING_URL && !textOf('PROVISIONING_SECRET')) {
    complain('PROVISIONING_SECRET is missing. Make one: echo "whsec_$(openssl rand -base64 32)"')
  }
  if (publicUrl === undefined || !isPublic || demo) return
  if (publicUrl.protocol !== 'https:') {
    complain(`PUBLIC_URL is not https: log-ins could be overheard. Set PUBLIC_URL=https://${publicUrl.host}`)
  }
  if (!textOf('DATABASE_URL')) {
    complain(
      'DATABASE_URL is missing: every machine would start a database, and a series of invoices, of its own. ' +
        'Example: DATABASE_URL=postgres://user:password@host:5432/database',
    )
  }
  if (!textOf('MAIL_FROM')) {
    complain(`MAIL_FROM is missing: mails would come from the demo. Example: MAIL_FROM=hello@${publicUrl.hostname}`)
  }
  if (!textOf('TRUSTED_PROXIES')) {
    complain(
      'TRUSTED_PROXIES is missing: behind a proxy all visitors would share one limit. Set the addresses of your ' +
        'proxies, for example TRUSTED_PROXIES=10.0.0.0/8, or TRUSTED_PROXIES=none when visitors connect directly.',
    )
  }
  if (values.SMTP_URL !== undefined && !isEncryptedSmtp(new URL(values.SMTP_URL))) {
    complain(
      'SMTP_URL does not insist on TLS: mails could be read on their way. ' +
        'Use smtps://…:465, or smtp://…:587?requireTLS=true for STARTTLS.',
    )
  }
  for (const name of ['MOLLIE_API_URL', 'PROVISIONING_URL'] as const) {
    const url = values[name]
    if (url && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
      complain(`${name} is not https: keys and orders could be overheard. Set ${name}=https://${url.host}…`)
    }
  }
}

/** Credentials of the registrar that `DOMAIN_LOOKUP` selects. */
function registrarOf({ values, textOf }: ReadSettings, complain: Complain): RegistrarSettings | undefined {
  const kind = values.DOMAIN_LOOKUP
  const needed = (name: SettingName) => {
    const value = textOf(name)
    if (!value) complain(`${name} is missing: DOMAIN_LOOKUP=${kind} needs it.`)
    return value ?? ''
  }
  if (kind === 'realtimeregister') {
    return {
      kind,
      url: addressOf(values.REALTIME_REGISTER_URL) ?? 'https://api.yoursrs.com',
      apiKey: needed('REALTIME_REGISTER_API_KEY'),
      customer: needed('REALTIME_REGISTER_CUSTOMER'),
    }
  }
  if (kind !== 'openprovider') return undefined
  return {
    kind,
    url: addressOf(values.OPENPROVIDER_URL) ?? 'https://api.openprovider.eu',
    username: needed('OPENPROVIDER_USERNAME'),
    password: needed('OPENPROVIDER_PASSWORD'),
  }
}

/** Without PUBLIC_URL every loopback name with our port is an address of this shop. */
function isOwn(address: string, publicUrl: URL | undefined, port: number): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || address.toLowerCase().replace(/:(80|443)$/, '') !== url.origin.replace(/:(80|443)$/, '')) return false
  if (publicUrl) return url.origin === publicUrl.origin
  return url.protocol === 'http:' && Number(url.port || 80) === port && isLoopback(url.hostname)
}

/** @returns the URL without a trailing slash */
function addressOf(url: URL | undefined): string | undefined {
  return url?.href.replace(/\/$/, '')
}

// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function misspeltSettings(environment: Environment = process.env): ReturnType<typeof misspeltIn> {
  return misspeltIn(environment)
}

/** User who runs a command: under sudo, the user who called it. */
// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function callerOf(environment: Environment = process.env): string {
  return environment['SUDO_USER'] || environment['USER'] || userInfo().username
}
