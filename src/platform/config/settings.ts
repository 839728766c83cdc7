import { isLoopback, serverUrlsOf } from '#core/net/networks.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { areTooWide, blockListOf, wrongEntryIn } from './trusted-networks.ts'

/** Environment variables of the process, as text. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Problem messages name the setting as `{name}` and its text as `{value}`; secrets must not use `{value}`. */
function textThat(isRight: (text: string) => boolean, message: string) {
  return v.pipe(v.string(), v.check(isRight, message))
}

function textLike(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.regex(pattern, message))
}

function listOf(isRight: (entry: string) => boolean, message: (wrong: string) => string) {
  return v.pipe(
    v.string(),
    v.transform((text): readonly string[] => Object.freeze(entriesOf(text))),
    v.check(
      (entries) => entries.every(isRight),
      ({ input }) => message(input.find((entry) => !isRight(entry)) ?? ''),
    ),
  )
}

function entriesOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function numberUpTo(max: number, example: string) {
  const message = `{name} is a number from 1 to ${max}, not "{value}". Example: {name}=${example}`
  const isInRange = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= max
  return v.pipe(textThat(isInRange, message), v.transform(Number))
}

function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  return v.picklist(choices, `{name} is ${choices.map((choice) => `"${choice}"`).join(' or ')}, not "{value}".`)
}

const port = (example: string) => numberUpTo(65_535, example)
const count = (usual: number) => numberUpTo(999, String(usual))
const onOff = v.pipe(
  v.picklist(['on', 'off'], '{name} is "on" or "off", not "{value}".'),
  v.transform((value) => value === 'on'),
)
const text = v.string()

const url = v.pipe(
  textThat((value) => {
    const parsed = URL.parse(value)
    return parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  }, '{name} is an address that begins with https:// (or http://), without a password. Example: {name}=https://shop.example'),
  v.transform((value) => new URL(value)),
)

const mailAddress = textLike(
  /^[^\s<>@,"]+@[^\s<>@,"]+$/,
  '{name} is a plain mail address. Example: {name}=hello@shop.example',
)

const hostNames = listOf(
  (host) => /^[a-z0-9.-]+$/.test(host),
  (wrong) => `{name} lists host names; "${wrong}" is none. Example: {name}=pay.example`,
)

/** Several secrets allow rotation: the first signs, all of them verify. */
const secrets = listOf(
  (secret) => secret.length >= 32,
  () => '{name} is one secret of 32 characters or more, or several: the new one first. Make one: openssl rand -hex 32',
)

/** Secrets in the format of Standard Webhooks. */
const signingSecrets = listOf(
  (secret) => Buffer.from(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '', 'base64').length >= 24,
  () =>
    '{name} is "whsec_" and 24 bytes or more in base64, or several. Make one: echo "whsec_$(openssl rand -base64 32)"',
)

/** `none` declares explicitly that there are no networks; an absent setting does not. */
const networks = v.pipe(
  listOf(
    (entry) => wrongEntryIn([entry]) === undefined,
    (wrong) => `{name} lists IP addresses and networks; "${wrong}" is neither. Example: {name}=10.0.0.0/8,::1`,
  ),
  v.check(
    (entries) => !areTooWide(entries),
    '{name} lists more addresses than a /8 of IPv4 or a /16 of IPv6 has: visitors among them would choose by which ' +
      'address to be counted. List the addresses of your proxies only. Example: {name}=10.0.0.5,fd00::5',
  ),
  v.transform(blockListOf),
)

/** Every setting of the shop. `docs/settings.md` documents each one and `.env.example` lists them. */
const schemas = {
  PORT: port('3001'),
  HOST: textThat(
    (value) => value === 'localhost' || isIP(value) !== 0,
    '{name} is an IP address to listen on, or localhost, not "{value}". Example: {name}=0.0.0.0',
  ),
  PUBLIC_URL: v.pipe(
    url,
    v.check(
      ({ href, origin }) => href === `${origin}/`,
      '{name} is the address of the whole shop, without a path. Example: {name}=https://shop.example',
    ),
  ),
  /** Scope of HSTS: this host, also its subdomains, or also browsers that have never visited (the preload list). */
  HSTS: oneOf('host', 'subdomains', 'preload'),
  DEMO: onOff,
  LIMITS: onOff,
  PORTAL_URL: url,
  STATUS_URL: url,
  TRUSTED_PROXIES: networks,
  CONNECTIONS_PER_ADDRESS: count(100),
  CALLS_IN_FLIGHT: count(32),
  DATA_DIR: text,
  ASSETS_DIR: text,
  DATABASE_URL: textThat(
    (value) => /^postgres(ql)?:\/\//.test(value) && serverUrlsOf(value).every((server) => URL.canParse(server)),
    '{name} does not look right. Example: {name}=postgres://user:password@host:5432/database',
  ),
  DATABASE_POOLER: oneOf('none', 'transaction'),
  DATABASE_CONNECTIONS: count(10),
  DATABASE_PAYMENT_CONNECTIONS: count(5),
  DATABASE_BACKGROUND_CONNECTIONS: count(5),
  AUTH_SECRET: secrets,
  SMTP_URL: textThat(
    (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value),
    '{name} does not look right. Example: {name}=smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: mailAddress,
  CONTACT_TO: mailAddress,
  DKIM_SELECTOR: text,
  DOMAIN_LOOKUP: v.pipe(
    oneOf('demo', 'public', 'realtimeregister', 'openprovider', 'rdap'),
    v.transform((value) => (value === 'rdap' ? 'public' : value)),
  ),
  RDAP_BOOTSTRAP_URL: text,
  /** `+host` allows a source whose terms forbid automated lookups; `-host` disables a source. */
  NAME_SOURCES: listOf(
    (entry) => /^[+-][a-z0-9.-]+$/.test(entry),
    (wrong) => `{name} lists hosts with + or - in front; "${wrong}" is none. Example: {name}=-rdap.sidn.nl`,
  ),
  REALTIME_REGISTER_URL: url,
  REALTIME_REGISTER_API_KEY: text,
  REALTIME_REGISTER_CUSTOMER: text,
  OPENPROVIDER_URL: url,
  OPENPROVIDER_USERNAME: text,
  OPENPROVIDER_PASSWORD: text,
  RECEIVER_PORT: port('3100'),
  RECEIVER_SHOP_URL: url,
  RECEIVER_NAME_SERVERS: hostNames,
  REGISTRAR_WEBHOOK_SECRET: text,
  VIES_URL: url,
  MOLLIE_API_KEY: textLike(
    /^(test|live)_\w{8,}$/,
    '{name} begins with live_ or test_. Copy it from the dashboard of the payment provider.',
  ),
  MOLLIE_API_URL: url,
  MOLLIE_CHECKOUT_HOSTS: hostNames,
  PROVISIONING_URL: url,
  PROVISIONING_SECRET: signingSecrets,
  /** URL with the placeholders {clickId}, {orderNumber}, {amount}, {currency} and {status}. */
  POSTBACK_URL: v.pipe(
    url,
    v.check(
      ({ href }) => /\{clickId\}|%7BclickId%7D/.test(href),
      '{name} names the click. Example: {name}=https://tracker.example/?click={clickId}&sum={amount}',
    ),
  ),
  GTM_ID: textLike(
    /^GTM-[A-Z0-9]{4,12}$/,
    '{name} is the name of a container of the tag manager. Example: {name}=GTM-ABC1234',
  ),
  METRICS_PORT: port('9464'),
  METRICS_HOST: v.pipe(text, v.ip('{name} is an IP address, not "{value}". Example: {name}=10.0.0.5')),
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    textThat(
      (value) => Number(value) >= 0 && Number(value) <= 1,
      '{name} is a share from 0 to 1. Example: {name}=0.05',
    ),
    v.transform(Number),
  ),
  ALERT_TO: mailAddress,
  ALERT_WEBHOOK_URL: url,
} as const

export type SettingName = keyof typeof schemas
export type Settings = { readonly [Name in SettingName]: v.InferOutput<(typeof schemas)[Name]> | undefined }
export const settingNames = Object.keys(schemas) as readonly SettingName[]

/** Secrets. Each may come from a file: named by `<NAME>_FILE`, or in the directory of credentials. */
export const secretSettings = [
  'ALERT_WEBHOOK_URL',
  'AUTH_SECRET',
  'DATABASE_URL',
  'MOLLIE_API_KEY',
  'OPENPROVIDER_PASSWORD',
  'POSTBACK_URL',
  'PROVISIONING_SECRET',
  'REGISTRAR_WEBHOOK_SECRET',
  'REALTIME_REGISTER_API_KEY',
  'SMTP_URL',
] as const satisfies readonly SettingName[]

export interface ReadSettings {
  /** undefined for settings that are absent or invalid. */
  readonly values: Settings
  /** Original text of a setting, even if invalid; undefined if absent. */
  readonly textOf: (name: SettingName) => string | undefined
}

/** Validates each setting on its own, so that all problems are reported together. An empty setting counts as absent. */
export function readSettings(environment: Environment, complain: (problem: string) => void): ReadSettings {
  const texts = withSecretFiles(environment, complain)
  const textOf = (name: SettingName) => texts[name]?.trim() || undefined
  const values = Object.fromEntries(
    settingNames.map((name) => {
      const written = textOf(name)
      if (written === undefined) return [name, undefined]
      const result = v.safeParse(schemas[name], written)
      if (result.success) return [name, result.output]
      for (const { message } of result.issues) complain(message.replaceAll('{name}', name).replace('{value}', written))
      return [name, undefined]
    }),
  ) as unknown as Settings
  return { values, textOf }
}

const maxSecretBytes = 16 * 1024

/** Directory with secrets, one file each; systemd sets it where a unit has credentials. */
export const secretsDirectory = 'CREDENTIALS_DIRECTORY'

/** Secrets may be read from files, because other processes and users can read the environment of a process. */
function withSecretFiles(environment: Environment, complain: (problem: string) => void): Environment {
  const read: Record<string, string> = {}
  const credentialOf = credentialsIn(environment[secretsDirectory]?.trim(), complain)
  for (const name of secretSettings) {
    const named = environment[`${name}_FILE`]?.trim()
    const file = named || credentialOf(name)
    if (!file) continue
    const setting = named ? `${name}_FILE` : name
    if (!environment[name]?.trim()) read[name] = secretIn(file, setting, complain)
    else complain(`${name} and ${named ? setting : file} are both set. Remove one of them.`)
  }
  return { ...environment, ...read }
}

/**
 * Finds the file of a secret, named after its setting: `auth-secret`. systemd puts the name of a credential before the
 * files of a directory: `stek_auth-secret`; a file without it replaces the one with it.
 */
function credentialsIn(directory: string | undefined, complain: (problem: string) => void) {
  let files: readonly string[] = []
  try {
    if (directory) files = readdirSync(directory)
  } catch (error) {
    complain(`${secretsDirectory}: ${directory} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  return (setting: SettingName): string | undefined => {
    const name = setting.toLowerCase().replaceAll('_', '-')
    const file = files.find((each) => each === name) ?? files.find((each) => each.endsWith(`_${name}`))
    return directory && file && join(directory, file)
  }
}

function secretIn(file: string, setting: string, complain: (problem: string) => void): string {
  const fix = `Put the secret into the file, readable by the user of the shop, or correct ${setting}.`
  try {
    const secret = readFileSync(file, 'utf8')
    if (secret.trim() !== '' && secret.length <= maxSecretBytes) return secret
    complain(`${setting}: ${file} is ${secret.trim() === '' ? 'empty' : 'too long for a secret'}. ${fix}`)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    complain(`${setting}: ${file} cannot be read (${code}). ${fix}`)
  }
  return ''
}

/** A connection to a mail server is safe if it requires TLS or stays on this machine. */
export function isEncryptedSmtp({ protocol, hostname, searchParams }: URL): boolean {
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isLoopback(hostname)
}
