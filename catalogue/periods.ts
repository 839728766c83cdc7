import { emailCode } from '#core/retention/email-code.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { Locale } from '#core/locale/locale.ts'
import { absoluteDays, freshPasswordMinutes, idleDays } from '#core/customers/session-lifetime.ts'
import { approvalDays, approvalDaysOf, maxChargebackDays } from '#core/partners/commission.ts'
import { attributionDays } from '#core/visits/attribution.ts'
import { count } from './promises.ts'

/* Separate from `promises.ts`, which browsers load: these periods come from rules that browsers do not need. */

/** Periods that the shop itself observes: `{{name}}` in articles and messages, `periodWords.nl.name` in code. */
export type PeriodName =
  | 'sessionIdle'
  | 'sessionLongest'
  | 'freshPassword'
  | 'partnerLink'
  | 'partnerClick'
  | 'commissionApproval'
  | 'commissionApprovalCard'
  | 'commissionApprovalPayPal'
  | 'verifyLink'
  | 'emailCode'
  | 'passwordLink'

const partnerLinkDays = mailedLinks.confirmPartner.hours / 24

export const periodWords: Readonly<Record<Locale, Readonly<Record<PeriodName, string>>>> = {
  nl: {
    sessionIdle: count(idleDays, 'één dag', 'dagen'),
    sessionLongest: count(absoluteDays, 'één dag', 'dagen'),
    freshPassword: count(freshPasswordMinutes, 'één minuut', 'minuten'),
    partnerLink: count(partnerLinkDays, 'één dag', 'dagen'),
    partnerClick: count(attributionDays, 'één dag', 'dagen'),
    commissionApproval: count(approvalDays, 'één dag', 'dagen'),
    commissionApprovalCard: count(approvalDaysOf('creditcard'), 'één dag', 'dagen'),
    commissionApprovalPayPal: count(maxChargebackDays, 'één dag', 'dagen'),
    verifyLink: count(mailedLinks.verifyEmail.hours, 'één uur', 'uur'),
    emailCode: count(emailCode.minutes, 'één minuut', 'minuten'),
    passwordLink: count(mailedLinks.setPassword.hours, 'één uur', 'uur'),
  },
  de: {
    sessionIdle: count(idleDays, 'ein Tag', 'Tage'),
    sessionLongest: count(absoluteDays, 'ein Tag', 'Tage'),
    freshPassword: count(freshPasswordMinutes, 'eine Minute', 'Minuten'),
    partnerLink: count(partnerLinkDays, 'ein Tag', 'Tage'),
    partnerClick: count(attributionDays, 'ein Tag', 'Tage'),
    commissionApproval: count(approvalDays, 'ein Tag', 'Tage'),
    commissionApprovalCard: count(approvalDaysOf('creditcard'), 'ein Tag', 'Tage'),
    commissionApprovalPayPal: count(maxChargebackDays, 'ein Tag', 'Tage'),
    verifyLink: count(mailedLinks.verifyEmail.hours, 'eine Stunde', 'Stunden'),
    emailCode: count(emailCode.minutes, 'eine Minute', 'Minuten'),
    passwordLink: count(mailedLinks.setPassword.hours, 'eine Stunde', 'Stunden'),
  },
  en: {
    sessionIdle: count(idleDays, 'one day', 'days'),
    sessionLongest: count(absoluteDays, 'one day', 'days'),
    freshPassword: count(freshPasswordMinutes, 'one minute', 'minutes'),
    partnerLink: count(partnerLinkDays, 'one day', 'days'),
    partnerClick: count(attributionDays, 'one day', 'days'),
    commissionApproval: count(approvalDays, 'one day', 'days'),
    commissionApprovalCard: count(approvalDaysOf('creditcard'), 'one day', 'days'),
    commissionApprovalPayPal: count(maxChargebackDays, 'one day', 'days'),
    verifyLink: count(mailedLinks.verifyEmail.hours, 'one hour', 'hours'),
    emailCode: count(emailCode.minutes, 'one minute', 'minutes'),
    passwordLink: count(mailedLinks.setPassword.hours, 'one hour', 'hours'),
  },
}
