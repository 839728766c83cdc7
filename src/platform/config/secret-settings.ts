import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { choiceOf, type Complain, countOf, databaseUrlOf, mailAddressOf, portOf, urlOf } from './setting-values.ts'

/** Settings that open something to whoever knows them. Each may come from a file, named by `<NAME>_FILE`. */
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
] as const

const maxSecretBytes = 16 * 1024

/** The settings with the secrets that files hold: other programs and users can read the environment of a process. */
export function withSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
  complain: Complain,
): Readonly<Record<string, string | undefined>> {
  const read: Record<string, string> = {}
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) continue
    if (environment[name]?.trim()) complain(`${name} and ${name}_FILE are both set. Remove one of them.`)
    else read[name] = secretIn(file, `${name}_FILE`, complain)
  }
  return { ...environment, ...read }
}

/** A line break at the end belongs to the file, not to the secret. */
function secretIn(file: string, setting: string, complain: Complain): string {
  const fix = `Put the secret into the file, readable by the user of the shop, or correct ${setting}.`
  try {
    const text = readFileSync(file, 'utf8')
    if (text.trim() !== '' && text.length <= maxSecretBytes) return text.trim()
    complain(`${setting}: ${file} is ${text.trim() === '' ? 'empty' : 'too long for a secret'}. ${fix}`)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    complain(`${setting}: ${file} cannot be read (${code}). ${fix}`)
  }
  return ''
}

/** One or more secrets, for rotation: the first signs, all of them verify. */
export function secretsOf(name: string, value: string | undefined, complain: Complain): readonly string[] {
  const secrets = value?.split(/[\s,]+/).filter(Boolean) ?? []
  if (secrets.some((secret) => secret.length < 32)) {
    complain(
      `${name} is one secret of 32 characters or more, or several: the new one first. Make one: openssl rand -hex 32`,
    )
  }
  return Object.freeze(secrets)
}

/** Format of Standard Webhooks: `whsec_` and at least 24 bytes in base64. Several while one takes another's place. */
export function signingSecretsOf(name: string, value: string | undefined, complain: Complain): readonly string[] {
  const secrets = value?.split(/[\s,]+/).filter(Boolean) ?? []
  if (secrets.every(isSigningSecret)) return Object.freeze(secrets)
  complain(
    `${name} is "whsec_" and 24 bytes or more in base64, or several. Make one: echo "whsec_$(openssl rand -base64 32)"`,
  )
  return []
}

function isSigningSecret(secret: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  return Buffer.from(encoded, 'base64').length >= 24
}

/** How the shop is watched. */
export interface MonitoringSettings {
  /** Where Prometheus reads; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Where spans are sent by OTLP, and of which share of the requests; undefined: there are none. */
  readonly traces: { readonly url: string; readonly share: number } | undefined
  /** Who is told of alerts, besides the log. */
  readonly alertTo: string | undefined
  readonly alertUrl: string | undefined
}

export function monitoringOf(text: (name: string) => string | undefined, complain: Complain): MonitoringSettings {
  const port = text('METRICS_PORT')
  const host = text('METRICS_HOST') ?? '127.0.0.1'
  if (!isIP(host)) complain(`METRICS_HOST is an IP address, not "${host}". Example: METRICS_HOST=10.0.0.5`)
  const endpoint = urlOf('OTEL_EXPORTER_OTLP_ENDPOINT', text('OTEL_EXPORTER_OTLP_ENDPOINT'), complain)
  const share = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? '0.05')
  if (!(share >= 0 && share <= 1)) complain('OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1. Example: 0.05')
  return {
    metrics: port === undefined ? undefined : { host, port: portOf(port, complain, 'METRICS_PORT') },
    traces: endpoint && { url: `${endpoint.href.replace(/\/$/, '')}/v1/traces`, share },
    alertTo: mailAddressOf('ALERT_TO', text('ALERT_TO'), complain),
    alertUrl: urlOf('ALERT_WEBHOOK_URL', text('ALERT_WEBHOOK_URL'), complain)?.href,
  }
}

export interface DatabaseSettings {
  /** Undefined: the server starts an embedded database in the data directory. */
  readonly databaseUrl: string | undefined
  /** `transaction`: a pooler stands in between that keeps no sessions, such as PgBouncer. */
  readonly databasePooler: 'none' | 'transaction'
  /** The most connections to the database, by what they are for. */
  readonly poolSizes: Readonly<Record<'visitors' | 'payments' | 'background', number>>
}

export function databaseOf(text: (name: string) => string | undefined, complain: Complain): DatabaseSettings {
  return {
    databaseUrl: databaseUrlOf(text('DATABASE_URL'), complain),
    databasePooler: choiceOf('DATABASE_POOLER', text('DATABASE_POOLER'), ['none', 'transaction'], 'none', complain),
    poolSizes: {
      visitors: countOf('DATABASE_CONNECTIONS', text('DATABASE_CONNECTIONS'), 10, complain),
      payments: countOf('DATABASE_PAYMENT_CONNECTIONS', text('DATABASE_PAYMENT_CONNECTIONS'), 5, complain),
      background: countOf('DATABASE_BACKGROUND_CONNECTIONS', text('DATABASE_BACKGROUND_CONNECTIONS'), 5, complain),
    },
  }
}
