/**
 * Kinds of alerts. `true`: all alerts of the kind count as one for operators, whatever their fields. Other alerts are
 * separate, because each names an order, a payment or a file.
 */
const alerts = {
  database: true,
  payment_provider: true,
  payment: false,
  coupon: false,
  refund: false,
  delivery: false,
  provisioning: true,
  mails: true,
  numbers: false,
  job: false,
  jobs: true,
  event_loop: true,
  overload: true,
  fault: true,
  files: false,
  log: true,
} as const satisfies Readonly<Record<string, boolean>>

const otherKinds = ['name_source', 'background', 'traces', 'request', 'start'] as const

export type AlertKind = keyof typeof alerts
export type LogKind = AlertKind | (typeof otherKinds)[number]
export type LogLevel = 'info' | 'warn' | 'error' | 'alert'
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export const alertKinds = Object.keys(alerts) as readonly AlertKind[]
export const logKinds: readonly LogKind[] = [...alertKinds, ...otherKinds]

export interface LogEntry {
  readonly time: string
  readonly level: LogLevel
  readonly kind: LogKind
  readonly message: string
  readonly fields: LogFields
}

type Write<Kind> = (kind: Kind, message: string, fields?: LogFields) => void

/** An alert needs an operator: it is counted, and sent by e-mail or webhook if configured. */
export interface Log extends Readonly<Record<Exclude<LogLevel, 'alert'>, Write<LogKind>>> {
  readonly alert: Write<AlertKind>
}

const maxTextLength = 4000
const address = /[^\s@<>"'(),:;/]+@[^\s@<>"'(),:;/]+/g

/** Errors of external services contain e-mail addresses of customers and URLs with passwords. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(address, '(address)') : text
}

export function entryOf(level: LogLevel, kind: LogKind, message: string, fields: LogFields = {}): LogEntry {
  const redacted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? textIn(value) : value] as const)
  return { time: new Date().toISOString(), level, kind, message: textIn(message), fields: Object.fromEntries(redacted) }
}

function textIn(value: string): string {
  return withoutAddresses(value).slice(0, maxTextLength)
}

/** One line of JSON. Members of the entry win over fields of the same name. */
export function jsonOf({ fields, ...entry }: LogEntry): string {
  return JSON.stringify({ ...entry, ...fields, ...entry })
}

/** The message with its fields as readable text. */
export function sentenceOf({ message, fields }: LogEntry): string {
  const facts = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return facts.length === 0 ? message : `${message} (${facts.join(', ')})`
}

/** The entry as a line for a terminal. */
export function terminalTextOf(entry: LogEntry): string {
  return `${entry.level === 'alert' ? 'ALERT ' : ''}${sentenceOf(entry)}`
}

/** Alerts with the same subject are reported to operators once. */
export function subjectOf(entry: LogEntry): string {
  return entry.kind in alerts && alerts[entry.kind as AlertKind] ? entry.kind : sentenceOf(entry).slice(0, 400)
}

export interface LogOptions {
  readonly write: (line: string) => void
  /** Writes readable text instead of JSON. */
  readonly isTerminal: boolean
  readonly onEntry?: (entry: LogEntry) => void
}

/** Writes all lines in one format, without personal addresses. */
export function createLog({ write, isTerminal, onEntry = () => {} }: LogOptions): Log {
  return logOf((...line) => {
    const entry = entryOf(...line)
    write(`${isTerminal ? terminalTextOf(entry) : jsonOf(entry)}\n`)
    onEntry(entry)
  })
}

/** Drops every line while `isOpen` returns false. */
export function logWhile(log: Log, isOpen: () => boolean): Log {
  return logOf((level, kind, ...line) => isOpen() && (log[level] as Write<LogKind>)(kind, ...line))
}

export const silentLog = logOf(() => {})

function logOf(write: (level: LogLevel, ...line: Parameters<Write<LogKind>>) => unknown): Log {
  const at =
    (level: LogLevel): Write<LogKind> =>
    (...line) =>
      void write(level, ...line)
  return { info: at('info'), warn: at('warn'), error: at('error'), alert: at('alert') }
}

/** Only the stack or message of an error: other members, such as PostgreSQL's `detail`, contain row values. */
export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
