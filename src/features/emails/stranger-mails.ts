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

/** Tells of each mail whether it waits, because too many mails went to strangers; it is sent later. */
export function createStrangerMails({ mails, rateLimits, log }: Parts) {
  /** One alert until such a mail is sent again. */
  let isReported = false
  return {
    async holdsBack(mail: OrderedMail): Promise<boolean> {
      if (!fromForms.has(mail.template) || mail.isCounted || !(await mails.isToStranger(mail))) return false
      const seconds = await rateLimits.take(strangerMails, '')
      if (seconds > 0) await mails.postpone(mail.id, seconds)
      else await mails.markCounted(mail.id)
      const isHeld = seconds > 0
      if (isHeld && !isReported) {
        const perHour = strangerMails.max
        log.alert('mails', 'Mails to addresses that nobody confirmed wait: there are too many.', { perHour })
      }
      isReported = isHeld
      return isHeld
    },
  }
}
