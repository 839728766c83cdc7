export type LogLevel = 'info' | 'error' | 'alert'

/** What each line is about, by how it begins. A kind that is `once` is one matter however its line goes on. */
const kinds = {
  database: { begins: /^(?:no connection to the database|The database |the database takes no writes)/, once: true },
  payment_provider: { begins: /^(?:payment provider: |the provider does not answer )/, once: true },
  payment: { begins: /^(?:lost )?payment / },
  refund: { begins: /^refund / },
  delivery: { begins: /^(?:delivery failed: |report about a delivery |\S+ \(order .* (?:failed|waits): )/ },
  provisioning: { begins: /^(?:provisioning answered |event \S+ cannot be read)/, once: true },
  numbers: { begins: /^numbers: / },
  job: { begins: /^Gave up job / },
  jobs: { begins: /^(?:Jobs cannot be taken|[a-z_]+ jobs (?:fail|work again))/, once: true },
  name_source: { begins: /^name source / },
  event_loop: { begins: /^the event loop /, once: true },
  overload: { begins: /^overload/, once: true },
  fault: { begins: /^(?:a rejection was not handled|an exception was not caught|[A-Z]+ \/api\/)/, once: true },
  files: {
    begins:
      /^(?:hashed files |pages with new prices |mails cannot be sent|.{1,40} cannot be made: |votes on |orders do not keep )/,
  },
  log: { begins: / lines of the log were lost/, once: true },
  background: { begins: /^(?:Clean-up|Settling|Reconciling|Comparing|Booking|Counting|Telling) / },
} as const satisfies Readonly<Record<string, { readonly begins: RegExp; readonly once?: true }>>

export type LogKind = keyof typeof kinds | 'request' | 'start' | 'other'

export const logKinds: readonly LogKind[] = [...(Object.keys(kinds) as LogKind[]), 'request', 'start', 'other']

/** One line of the log, as JSON; calls have further members. */
export interface LogEntry {
  readonly time: string
  readonly level: LogLevel
  readonly kind: LogKind
  readonly requestId?: string
  readonly message: string
}

/** A line as the shop writes it: one that begins with ALERT needs a person. */
export type Log = (line: string, about?: { readonly requestId?: string; readonly kind?: LogKind }) => void

const maxMessageLength = 4000
const alert = 'ALERT '
const needsPerson = /^(?:ALERT |Gave up job )/
/** Whatever others wrote into an error: mail servers repeat addresses, URLs hold passwords. */
const address = /[^\s@<>"'(),:;/]+@[^\s@<>"'(),:;/]+/g

export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(address, '(address)') : text
}

export function entryOf(line: string, { requestId, kind }: Parameters<Log>[1] = {}): LogEntry {
  const isAlert = needsPerson.test(line)
  const message = withoutAddresses(line.startsWith(alert) ? line.slice(alert.length) : line).slice(0, maxMessageLength)
  const known = kind ?? kindOf(message)
  return {
    time: new Date().toISOString(),
    level: isAlert ? 'alert' : /fail|cannot|\bError\b|: status \d|timeout/.test(message) ? 'error' : 'info',
    kind: known,
    ...(requestId !== undefined && { requestId }),
    message,
  }
}

/** Alerts with the same subject are one matter: they are told once. */
export function subjectOf({ kind, message }: LogEntry): string {
  const known = Object.entries(kinds).find(([name]) => name === kind)?.[1]
  return known !== undefined && 'once' in known ? kind : message.slice(0, 500)
}

function kindOf(message: string): LogKind {
  const known = Object.entries(kinds).find(([, { begins }]) => begins.test(message))
  return known === undefined ? 'other' : (known[0] as LogKind)
}

export interface LogOptions {
  readonly write: (line: string) => void
  /** A person reads along: lines stay as they are. */
  readonly isTerminal: boolean
  readonly onEntry?: (entry: LogEntry) => void
}

/** Everything that is logged goes through here, in one form and without addresses of persons. */
export function createLog({ write, isTerminal, onEntry = () => {} }: LogOptions): Log {
  return (line, about) => {
    const entry = entryOf(line, about)
    write(isTerminal ? `${withoutAddresses(line)}\n` : `${JSON.stringify(entry)}\n`)
    onEntry(entry)
  }
}

/** An error for the log: without the members that the database fills with values of rows. */
export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
