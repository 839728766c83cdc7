import { channel, tracingChannel } from 'node:diagnostics_channel'

/** A call of the API. */
export interface CallEvent {
  readonly method: string
  /** The pattern of the path: ids of carts are secrets. */
  readonly route: string
  readonly requestId: string
  readonly traceparent: string | undefined
  status?: number
}

export interface StatementEvent {
  /** Its name, or its text; values are parameters and stay out. */
  readonly statement: string
}

export interface OutgoingEvent {
  readonly method: string
  readonly host: string
  status?: number
}

export interface JobEvent {
  readonly task: string
  outcome?: 'done' | 'postponed' | 'given_up'
}

export interface LookupEvent {
  /** The host of a register, or `registrar`. */
  readonly source: string
  readonly outcome: 'answered' | 'failed' | 'refused'
}

/** A step of the order funnel, about nobody. */
export interface StepEvent {
  readonly step: string
  readonly language: string
}

/**
 * What the shop tells about its own work, by Node's diagnostics channels: metrics and traces subscribe when they are
 * configured. Without subscribers a channel costs one comparison.
 */
export const channels = {
  calls: tracingChannel<CallEvent, unknown>('stek:call'),
  statements: tracingChannel<StatementEvent, unknown>('stek:statement'),
  outgoing: tracingChannel<OutgoingEvent, unknown>('stek:outgoing'),
  jobs: tracingChannel<JobEvent, unknown>('stek:job'),
  lookups: channel('stek:lookup'),
  steps: channel('stek:step'),
}

/** Runs a statement, given as the driver takes it. */
export function tracedStatement<Done>(question: unknown, run: () => Promise<Done>): Promise<Done> {
  if (!channels.statements.hasSubscribers) return run()
  return channels.statements.tracePromise(run, { statement: statementOf(question) })
}

function statementOf(question: unknown): string {
  if (typeof question === 'string') return question
  if (typeof question !== 'object' || question === null) return ''
  const { name, text } = question as { readonly name?: string; readonly text?: string }
  return name ?? text ?? ''
}
