import { isLoopback } from '#core/net/networks.ts'
import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { brand } from '#site/brand.ts'
import { demoPages } from '#site/demo-pages.ts'
import {
  databaseOf,
  type DatabaseSettings,
  monitoringOf,
  type MonitoringSettings,
  secretsOf,
  signingSecretsOf,
  withSecretFiles,
} from './secret-settings.ts'
import {
  addressOf,
  choiceOf,
  countOf,
  gtmIdOf,
  hostNamesOf,
  hostsOf,
  isOwn,
  mailAddressOf,
  mollieKeyOf,
  nameSourcesOf,
  networksOf,
  portOf,
  postbackUrlOf,
  receiverOf,
  refuseUnsafe,
  type ReceiverSettings,
  registrarOf,
  type RegistrarSettings,
  smtpUrlOf,
  switchOf,
  urlOf,
} from './setting-values.ts'

export interface Config extends DatabaseSettings {
  readonly port: number
  /** Addresses to listen on; with two, one of them may be unavailable (no IPv6, for example). */
  readonly hosts: readonly string[]
  /** Settings for the build of the pages. */
  readonly site: {
    readonly origin: string
    readonly portalUrl: string
    readonly statusUrl: string
    readonly gtmId: string | undefined
    readonly demo: boolean
  }
  /** Origin of the shop as browsers see it, also for links in mails. */
  readonly publicOrigin: string
  /** Whether the public origin is https. */
  readonly secure: boolean
  /** Whether a Host header names this shop. */
  readonly isOwnHost: (host: string) => boolean
  /** Whether an Origin header names this shop. */
  readonly isOwnOrigin: (origin: string) => boolean
  readonly trustedProxies: BlockList
  readonly dataDir: string
  /** Where the hashed files of all releases are kept. */
  readonly assetsDir: string
  readonly limits: boolean
  /** Open at a time; 0: any number. */
  readonly maxConnectionsPerAddress: number
  /** Calls of the API that a process serves at a time, besides those for which places are reserved. */
  readonly maxInFlight: number
  /** Keys of sessions and signed links, newest first; empty: one is generated and stored in the data directory. */
  readonly authSecrets: readonly string[]
  /** Undefined: the mail server of the demo. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** What the mail server signs with, for `npm run doctor`. */
  readonly dkimSelector: string | undefined
  readonly domainLookup: 'demo' | 'rdap'
  /** URL or file path of the RDAP bootstrap list (RFC 9224). */
  readonly rdapBootstrap: string
  /** Sources that the operator wants asked although their terms forbid it, and those never to be asked, by host. */
  readonly nameSources: ReadonlyMap<string, boolean>
  /** Undefined: VIES of the demo. */
  readonly viesUrl: string | undefined
  /** Undefined: the bank of the demo. */
  readonly mollie:
    | { readonly apiKey: string; readonly url: string; readonly checkoutHosts: readonly string[] | undefined }
    | undefined
  /** Webhook URL, and the secrets for signatures in both directions. Undefined: provisioning of the demo. */
  readonly provisioning: { readonly url: string; readonly secrets: readonly string[] } | undefined
  /** Account at a registrar; undefined: none. */
  readonly registrar: RegistrarSettings | undefined
  readonly receiver: ReceiverSettings & {
    readonly secrets: readonly string[]
    readonly webhookSecret?: string | undefined
  }
  /** URL template for reporting sales with a click id; undefined: they are not reported. */
  readonly postbackUrl: string | undefined
  /** Container of Google Tag Manager; undefined: no tag manager. */
  readonly gtmId: string | undefined
  /** Mail address of staff for contact forms, abuse reports and declarations. */
  readonly contactTo: string
  readonly monitoring: MonitoringSettings
  /** Whether missing external services are replaced by those of the demo. */
  readonly demo: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['The shop cannot start with these settings:', ...problems].join('\n- '))
    this.problems = problems
  }
}

/** Settings whose absence selects a demo service. On a public address that is an error unless DEMO is set. */
const demoReplacements = [
  { setting: 'PORTAL_URL', standIn: 'a demo page would stand in for the customer portal' },
  { setting: 'SMTP_URL', standIn: 'mails would go to a demo mailbox that everybody can read' },
  { setting: 'MOLLIE_API_KEY', standIn: 'a demo bank would stand in, where everybody can pay without money' },
  { setting: 'PROVISIONING_URL', standIn: 'a demo would take the orders, and nothing would be delivered' },
]

const officialBootstrap = 'https://data.iana.org/rdap/dns.json'
const officialMollie = 'https://api.mollie.com'
/** Pages of the provider, and of iDEAL, to which it leads directly. */
const officialCheckoutHosts = ['mollie.com', 'ideal.nl']
const officialVies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Reads all settings. Throws one error that lists all problems. */
// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = []
  const complain = (problem: string) => void problems.push(problem)
  const settings = withSecretFiles(environment, complain)
  const text = (name: string) => settings[name]?.trim() || undefined

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
  for (const { setting, standIn } of demo ? [] : demoReplacements) {
    if (!text(setting)) complain(`${setting} is missing: ${standIn}. Set it, or say DEMO=on to show a demo.`)
  }
  const portalUrl = urlOf('PORTAL_URL', text('PORTAL_URL'), complain)
  const statusUrl = urlOf('STATUS_URL', text('STATUS_URL'), complain)
  const hosts = hostsOf(text('HOST') ?? 'localhost', complain)
  if (!hosts.every(isLoopback) && publicUrl === undefined && text('DEMO') !== 'on') {
    complain(
      'HOST opens the shop to others, with a bank that takes no money. Set PUBLIC_URL, or say DEMO=on to show a demo.',
    )
  }
  const trustedProxies = networksOf('TRUSTED_PROXIES', text('TRUSTED_PROXIES'), complain)
  const database = databaseOf(text, complain)
  const connections = countOf('CONNECTIONS_PER_ADDRESS', text('CONNECTIONS_PER_ADDRESS'), 100, complain)
  const maxInFlight = countOf('CALLS_IN_FLIGHT', text('CALLS_IN_FLIGHT'), 32, complain)
  const authSecrets = secretsOf('AUTH_SECRET', text('AUTH_SECRET'), complain)
  if (!demo && !text('AUTH_SECRET')) complain('AUTH_SECRET is missing. Make one: openssl rand -hex 32')
  const smtpUrl = smtpUrlOf(text('SMTP_URL'), complain)
  const mailFrom = mailAddressOf('MAIL_FROM', text('MAIL_FROM'), complain) ?? brand.email
  const usualLookup = demo ? 'demo' : 'rdap'
  const domainLookup = choiceOf('DOMAIN_LOOKUP', text('DOMAIN_LOOKUP'), ['demo', 'rdap'], usualLookup, complain)
  if (!demo && domainLookup === 'demo') complain('DOMAIN_LOOKUP=demo invents its answers. Remove it, or say DEMO=on.')
  const nameSources = nameSourcesOf(text('NAME_SOURCES'), complain)
  const viesUrl = urlOf('VIES_URL', text('VIES_URL'), complain)
  const contactTo = mailAddressOf('CONTACT_TO', text('CONTACT_TO'), complain) ?? brand.email
  const mollieKey = mollieKeyOf(text('MOLLIE_API_KEY'), demo, complain)
  const mollieUrl = urlOf('MOLLIE_API_URL', text('MOLLIE_API_URL'), complain)
  const checkoutHosts = hostNamesOf('MOLLIE_CHECKOUT_HOSTS', text('MOLLIE_CHECKOUT_HOSTS'), complain)
  const provisioningUrl = urlOf('PROVISIONING_URL', text('PROVISIONING_URL'), complain)
  const provisioningSecrets = signingSecretsOf('PROVISIONING_SECRET', text('PROVISIONING_SECRET'), complain)
  const registrar = registrarOf(text, complain)
  const publicOrigin = publicUrl?.origin ?? `http://localhost:${port}`
  const webhookSecret = text('REGISTRAR_WEBHOOK_SECRET')
  const receiver = { ...receiverOf(text, publicOrigin, complain), secrets: provisioningSecrets, webhookSecret }
  const postbackUrl = postbackUrlOf(text('POSTBACK_URL'), complain)
  const gtmId = gtmIdOf(text('GTM_ID'), complain)
  if (provisioningUrl && !text('PROVISIONING_SECRET')) {
    complain('PROVISIONING_SECRET is missing. Make one: echo "whsec_$(openssl rand -base64 32)"')
  }
  if (isPublic && !demo) {
    const urls = { MOLLIE_API_URL: mollieUrl, PROVISIONING_URL: provisioningUrl }
    refuseUnsafe({ text, publicUrl, smtpUrl, urls }, complain)
  }

  const monitoring = monitoringOf(text, complain)
  const dataDir = resolve(text('DATA_DIR') ?? '.data')

  if (problems.length > 0) throw new ConfigProblem(problems)
  return Object.freeze({
    port,
    hosts,
    site: Object.freeze({
      origin: publicUrl?.origin ?? brand.siteUrl,
      portalUrl: portalUrl?.href ?? demoPages.portal,
      statusUrl: statusUrl?.href ?? (demo ? demoPages.status : brand.statusUrl),
      gtmId,
      demo,
    }),
    publicOrigin,
    secure: publicUrl?.protocol === 'https:',
    isOwnHost: (host) => isOwn(`${publicUrl?.protocol ?? 'http:'}//${host}`, publicUrl, port),
    isOwnOrigin: (origin) => isOwn(origin, publicUrl, port),
    trustedProxies,
    dataDir,
    assetsDir: resolve(text('ASSETS_DIR') ?? join(dataDir, 'assets')),
    ...database,
    limits,
    maxConnectionsPerAddress: limits ? connections : 0,
    maxInFlight: limits ? maxInFlight : Infinity,
    authSecrets,
    smtpUrl,
    mailFrom,
    dkimSelector: text('DKIM_SELECTOR'),
    domainLookup,
    rdapBootstrap: text('RDAP_BOOTSTRAP_URL') ?? officialBootstrap,
    nameSources,
    viesUrl: addressOf(viesUrl) ?? (demo ? undefined : officialVies),
    mollie:
      mollieKey === undefined
        ? undefined
        : {
            apiKey: mollieKey,
            url: addressOf(mollieUrl) ?? officialMollie,
            checkoutHosts: checkoutHosts ?? (mollieUrl ? undefined : officialCheckoutHosts),
          },
    provisioning:
      provisioningUrl && provisioningSecrets.length > 0
        ? { url: provisioningUrl.href, secrets: provisioningSecrets }
        : undefined,
    registrar,
    receiver,
    postbackUrl,
    gtmId,
    contactTo,
    monitoring,
    demo,
  } satisfies Config)
}
