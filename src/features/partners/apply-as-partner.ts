import { fail, type Failure, ok, type Success } from '#core/result/result.ts'
import { emailFault, emailKeyOf, mailboxOf } from '#core/customers/email.ts'
import { partnerDetailsOf, type PartnerFault, partnerFaults, type PartnerForm } from '#core/partners/partner.ts'
import { isIban } from '#platform/clients/number-checks.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { Deps } from '#features/deps.ts'
import type { Partner } from './repository.ts'

const hour = 60 * 60

/** Counted over all processes. */
export const partnerLimits = {
  source: { name: 'partner source', max: 10, seconds: hour },
  address: { name: 'partner address', max: 3, seconds: hour },
} as const

export type Applied = Success<null> | TooMany | { readonly ok: false; readonly faults: readonly PartnerFault[] }

/**
 * Mails the applicant a link that confirms the application, or an existing partner their personal link. The response
 * does not reveal whether the address is known.
 */
export async function applyAsPartner(
  { transaction, rateLimits }: Deps,
  form: PartnerForm,
  source: string,
): Promise<Applied> {
  const faults = partnerFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  const details = partnerDetailsOf(form)
  if (details.iban !== null && !isIban(details.iban)) {
    return { ok: false, faults: [{ path: 'iban', code: 'malformed_iban' }] }
  }
  const wait = await takeFromSource(rateLimits, partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(form.email)
  if ((await rateLimits.take(partnerLimits.address, mailboxOf(emailKey))) > 0) return ok(null)
  await transaction(async ({ partners, mails }) => {
    const partner = await partners.findByEmail(emailKey)
    if (partner !== null) return mailLink(mails, partner, { isNew: false })
    const applicationId = await partners.addApplication(details)
    await mails.add({
      cause: `partner application ${applicationId}`,
      to: details.email,
      language: 'nl',
      customerId: null,
      template: 'partnerApplied',
      data: { firstName: details.name, applicationId },
    })
  })
  return ok(null)
}

/**
 * Makes the applicant a partner; a second time changes nothing.
 *
 * @returns the number of the partner, or null if the token is unknown or has expired
 */
export function confirmPartner({ transaction }: Deps, token: string): Promise<string | null> {
  return transaction(async ({ partners, mails }) => {
    const application = await partners.findApplication(token)
    if (application === null) return null
    await partners.lockAddress(application.emailKey)
    const existing = await partners.findByEmail(application.emailKey)
    if (existing !== null) return existing.number
    const partner = await partners.confirm(application.id)
    if (partner === null) return null
    await mailLink(mails, partner, { isNew: true })
    return partner.number
  })
}

export type LinkMailed = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a partner a new personal link. The response does not reveal whether the address is a partner's. */
export async function mailPartnerLink(
  { partners, mails, rateLimits }: Deps,
  email: string,
  source: string,
): Promise<LinkMailed> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await takeFromSource(rateLimits, partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(email)
  if ((await rateLimits.take(partnerLimits.address, mailboxOf(emailKey))) > 0) return ok(null)
  const partner = await partners.findByEmail(emailKey)
  if (partner !== null) await mailLink(mails, partner, { isNew: false })
  return ok(null)
}

/** The token is created when the mail is sent. */
function mailLink(
  mails: MailOutbox,
  { number, name, email }: Partner,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  return mails.add({
    cause: `partner ${number} link ${crypto.randomUUID()}`,
    to: email,
    language: 'nl',
    customerId: null,
    template: 'partnerLink',
    data: { firstName: name, partner: number, isNew },
  })
}
