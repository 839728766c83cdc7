import type { PlaceKind } from './call-limit.ts'

/** A number of calls in a window of time that begins with the first of them. */
export interface CallWindow {
  readonly max: number
  readonly seconds: number
}

/** The limits that the request pipeline applies to an endpoint. */
export interface EndpointLimits {
  /** Counted per source before the body is read, in the memory of each process; wider networks have limits too. */
  readonly source?: readonly CallWindow[]
  /** Counted for all sources together, before the body is read. */
  readonly everybody?: readonly CallWindow[]
  /** Counted per customer in memory, for calls that passed every check. */
  readonly account?: readonly CallWindow[]
  /** Counted per known payment or device in memory; beyond the limit, calls count as a stranger's. */
  readonly thing?: readonly CallWindow[]
  /** Row for calls without a known payment or device. */
  readonly strangers?: string
  /** Trusted proxies and callers on this machine are not counted, because they check the health of the process. */
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
