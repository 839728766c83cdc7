import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { Log } from '#platform/telemetry/log.ts'
import type { TemplateName } from './mail-data.ts'
import type { Mails, OrderedMail } from './repository.ts'

const hour = 60 * 60

/**
 * All mails together that anybody can have sent to an address nobody confirmed. A shop with a thousand orders a day sends
 * some twenty of them in its busiest hour; more than ten times as many are a flood from our domain.
 */
export const strangerMails = { name: 'mails to strangers', max: 200, seconds: hour }

/** One alert an hour. */
const alerts = { name: 'mails to strangers alert', max: 1, seconds: hour }

/** Mails that a form sends to whatever address was typed. Mails of an order are none of them: its buyer needs them. */
const fromForms: ReadonlySet<TemplateName> = new Set([
  'verifyEmail',
  'accountExists',
  'resetPassword',
  'contactReceived',
  'abuseReceived',
  'declarationReceipt',
  'partnerApplied',
] as const)

interface Parts {
  readonly mails: Pick<Mails, 'isToStranger' | 'markCounted' | 'postpone'>
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly log: Log
}

/** @returns whether the mail waits, because too many mails went to strangers; it is sent later */
export async function waitsForStrangers(mail: OrderedMail, { mails, rateLimits, log }: Parts): Promise<boolean> {
  if (!fromForms.has(mail.template) || mail.isCounted || !(await mails.isToStranger(mail))) return false
  const seconds = await rateLimits.take(strangerMails, '')
  if (seconds === 0) {
    await mails.markCounted(mail.id)
    return false
  }
  if ((await rateLimits.take(alerts, '')) === 0) {
    log.alert('mails', 'Mails to addresses that nobody confirmed wait: there are too many.', {
      perHour: strangerMails.max,
    })
  }
  await mails.postpone(mail.id, seconds)
  return true
}
