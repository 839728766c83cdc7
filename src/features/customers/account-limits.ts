import { emailCode } from '#core/retention/email-code.ts'
import type { CallLimit, DelayLimit } from '#platform/limits/rate-limits.ts'

const fiveMinutes = 5 * 60
const quarter = 15 * 60
const hour = 60 * 60

const guesses = { free: 5, maxDelaySeconds: quarter, forgottenAfterSeconds: quarter }

/**
 * Counted over all processes. Visitors on unknown devices share the limit of the account; a device that logged in before
 * and an open session have limits of their own.
 */
export const accountLimits = {
  loginSource: { name: 'login source', max: 20, seconds: fiveMinutes },
  loginAccount: { name: 'login account', ...guesses },
  loginDevice: { name: 'login device', ...guesses },
  /** Counts successful log-ins too: known devices are served first, and one of them must not keep the others waiting. */
  deviceLogins: { name: 'device logins', max: 20, seconds: fiveMinutes },
  sessionPassword: { name: 'session password', ...guesses },
  registerSource: { name: 'register source', max: 10, seconds: hour },
  forgotSource: { name: 'forgot source', max: 20, seconds: hour },
  forgotAddress: { name: 'forgot address', max: 3, seconds: hour },
  /** After these a mail has only its link. */
  emailCodes: { name: 'email codes', max: emailCode.perDay, seconds: 24 * hour },
  resend: { name: 'resend', max: 3, seconds: hour },
  newDeviceMail: { name: 'new device mail', max: 5, seconds: 24 * hour },
} as const satisfies Readonly<Record<string, CallLimit | DelayLimit>>
