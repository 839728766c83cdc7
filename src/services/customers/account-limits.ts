import { fail, type Failure } from '#domain/basics/result.ts'
import type { DelayLimit, WindowLimit } from './attempts-port.ts'

const fiveMinutes = 5 * 60
const quarter = 15 * 60
const hour = 60 * 60

/** Counted over all processes. A source is a client's address; an IPv6 subscriber has a whole /64. */
export const accountLimits = {
  loginSource: { name: 'login source', most: 20, seconds: fiveMinutes },
  loginAccount: { name: 'login account', free: 5, maxDelaySeconds: quarter, forgottenAfterSeconds: quarter },
  registerSource: { name: 'register source', most: 10, seconds: hour },
  forgotSource: { name: 'forgot source', most: 20, seconds: hour },
  forgotAddress: { name: 'forgot address', most: 3, seconds: hour },
  resend: { name: 'resend', most: 3, seconds: hour },
} as const satisfies Readonly<Record<string, WindowLimit | DelayLimit>>

/** Not now. */
export interface TooMany extends Failure<'rate_limited'> {
  /** To wait. */
  readonly seconds: number
}

export function tooMany(seconds: number): TooMany {
  return { ...fail('rate_limited'), seconds }
}
