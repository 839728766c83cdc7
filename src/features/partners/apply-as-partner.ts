import { fail, type Failure, ok, type Success } from '#core/result/result.ts'
import { emailFault, emailKeyOf, mailboxOf } from '#core/customers/email.ts'
import { partnerDetailsOf, type PartnerFault, partnerFaults, type PartnerForm } from '#core/partners/partner.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import { type PartnerDependencies, partnerLimits } from './partner-dependencies.ts'
import type { Partner } from './partner-ports.ts'

export type Applied = Success<null> | TooMany | { readonly ok: false; readonly faults: readonly PartnerFault[] }

/**
 * Mails a link that makes somebody a partner; who is one already gets the partner's own link. Who asks does not learn
 * whether the address is known.
 */
export async function applyAsPartner(
  { transaction, attempts, isIban }: Pick<PartnerDependencies, 'transaction' | 'attempts' | 'isIban'>,
  form: PartnerForm,
  source: string,
): Promise<Applied> {
  const faults = partnerFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  const details = partnerDetailsOf(form)
  if (details.iban !== null && !isIban(details.iban)) {
    return { ok: false, faults: [{ path: 'iban', code: 'malformed_iban' }] }
  }
  const wait = await takeFromSource(attempts, partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(form.email)
  if ((await attempts.take(partnerLimits.address, mailboxOf(emailKey))) > 0) return ok(null)
  await transaction(async ({ partners, mails }) => {
    const known = await partners.findByEmail(emailKey)
    if (known !== null) return mailLink(mails, known, { isNew: false })
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

/** The number of the partner that an application became, also the second time. Null: no token of ours, or too old. */
export function confirmPartner(
  { transaction }: Pick<PartnerDependencies, 'transaction'>,
  token: string,
): Promise<string | null> {
  return transaction(async ({ partners, mails }) => {
    const application = await partners.findApplication(token)
    if (application === null) return null
    await partners.lockAddress(application.emailKey)
    const known = await partners.findByEmail(application.emailKey)
    if (known !== null) return known.number
    const partner = await partners.confirm(application.id)
    if (partner === null) return null
    await mailLink(mails, partner, { isNew: true })
    return partner.number
  })
}

export type LinkMailed = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a partner a new personal link. Who asks does not learn whether the address is a partner's. */
export async function mailPartnerLink(
  { partners, mails, attempts }: Pick<PartnerDependencies, 'partners' | 'mails' | 'attempts'>,
  email: string,
  source: string,
): Promise<LinkMailed> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await takeFromSource(attempts, partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(email)
  if ((await attempts.take(partnerLimits.address, mailboxOf(emailKey))) > 0) return ok(null)
  const partner = await partners.findByEmail(emailKey)
  if (partner !== null) await mailLink(mails, partner, { isNew: false })
  return ok(null)
}

/** Its token is made when the mail is sent. */
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
