import { abuseNotice } from '#mail/templates/abuse-notice.ts'
import { abuseReceived } from '#mail/templates/abuse-received.ts'
import { accountExists } from '#mail/templates/account-exists.ts'
import { contactNotice } from '#mail/templates/contact-notice.ts'
import { contactReceived } from '#mail/templates/contact-received.ts'
import { declarationNotice } from '#mail/templates/declaration-notice.ts'
import { declarationReceived } from '#mail/templates/declaration-received.ts'
import { deliveryFailed } from '#mail/templates/delivery-failed.ts'
import { orderConfirmed } from '#mail/templates/order-confirmed.ts'
import { partnerApplied } from '#mail/templates/partner-applied.ts'
import { partnerLink } from '#mail/templates/partner-link.ts'
import { passwordChanged } from '#mail/templates/password-changed.ts'
import { paymentRefunded } from '#mail/templates/payment-refunded.ts'
import { paymentUnfinished } from '#mail/templates/payment-unfinished.ts'
import { resetPassword } from '#mail/templates/reset-password.ts'
import type { Template } from '#mail/templates/template.ts'
import { vatNumberChecked } from '#mail/templates/vat-number-checked.ts'
import { verifyEmail } from '#mail/templates/verify-email.ts'
import type { TemplateName } from '#services/mails/mails-port.ts'

export const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  verifyEmail,
  accountExists,
  resetPassword,
  passwordChanged,
  vatNumberChecked,
  orderConfirmed,
  paymentUnfinished,
  paymentRefunded,
  deliveryFailed,
  declarationReceived,
  declarationNotice,
  contactReceived,
  contactNotice,
  abuseReceived,
  abuseNotice,
  partnerApplied,
  partnerLink,
}
