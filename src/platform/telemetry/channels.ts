import { channel, tracingChannel } from 'node:diagnostics_channel'

/** One call of the API. */
export interface CallEvent {
  readonly method: string
  /** Pattern of the path: the ids of carts in it are secrets. */
  readonly route: string
  readonly requestId: string
  readonly traceparent: string | undefined
  status?: number
}

export interface StatementEvent {
  /** Name or text of the statement, without parameter values. */
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
  /** Host of a registry, or `registrar`. */
  readonly source: string
  readonly outcome: 'answered' | 'failed' | 'refused'
}

/** One step of the order funnel, without personal data. */
export interface StepEvent {
  readonly step: string
  readonly language: string
}

/**
 * Diagnostics channels of Node: metrics and traces subscribe to them when configured. A channel without subscribers
 * costs one comparison.
 */
export const channels = {
  calls: tracingChannel<CallEvent, unknown>('stek:call'),
  statements: tracingChannel<StatementEvent, unknown>('stek:statement'),
  outgoing: tracingChannel<OutgoingEvent, unknown>('stek:outgoing'),
  jobs: tracingChannel<JobEvent, unknown>('stek:job'),
  lookups: channel('stek:lookup'),
  steps: channel('stek:step'),
}

/** Runs a statement; `question` is the query as passed to the driver. */
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
