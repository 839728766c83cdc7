import type { PlaceKind } from './call-limit.ts'

/** A number of calls in a window of time that begins with the first of them. */
export interface CallWindow {
  readonly max: number
  readonly seconds: number
}

/** The limits that the request pipeline applies to an endpoint. */
export interface EndpointLimits {
  /** Counted before the body is read, in the memory of each process; wider networks have a share of their own. */
  readonly source?: readonly CallWindow[]
  /** Counted before the body is read, all sources together. */
  readonly everybody?: readonly CallWindow[]
  /** Counted per customer in memory, for calls that passed every check. */
  readonly account?: readonly CallWindow[]
  /** Counted per known payment or device in memory; a call beyond it counts as a stranger's. */
  readonly thing?: readonly CallWindow[]
  /** The row of calls that are about no known payment or come from no known device. */
  readonly strangers?: string
  /** Trusted proxies and callers on this machine are not counted: they check the health of a process. */
  readonly exemptsProxies?: true
  /** The share of the places for calls in flight that the endpoint may use; default: `usual`. */
  readonly place?: PlaceKind
}

/** The limits of all endpoints: each endpoint names its row. */
export type LimitTable = Readonly<Record<string, EndpointLimits>>

export function limitsIn(table: LimitTable, name: string): EndpointLimits {
  const row = table[name]
  if (row === undefined) throw new Error(`no row of the table of limits is called ${name}`)
  return row
}
