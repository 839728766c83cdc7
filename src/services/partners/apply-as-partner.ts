import { emailKeyOf } from '#domain/customers/email.ts'
import { partnerDetailsOf, type PartnerFault, partnerFaults, type PartnerForm } from '#domain/partners/partner.ts'
import { ok, type Success } from '#domain/basics/result.ts'
import { tooMany, type TooMany } from '#services/customers/account-limits.ts'
import { type PartnerDependencies, partnerLimits } from './partner-dependencies.ts'

export type Applied = Success<null> | TooMany | { readonly ok: false; readonly faults: readonly PartnerFault[] }

/** Mails a link that makes somebody a partner. Who asks does not learn whether the address is known. */
export async function applyAsPartner(
  { partners, attempts, isIban }: Pick<PartnerDependencies, 'partners' | 'attempts' | 'isIban'>,
  form: PartnerForm,
  source: string,
): Promise<Applied> {
  const faults = partnerFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  const details = partnerDetailsOf(form)
  if (details.iban !== null && !isIban(details.iban)) {
    return { ok: false, faults: [{ path: 'iban', code: 'malformed_iban' }] }
  }
  const wait = await attempts.take(partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const isMailed = (await attempts.take(partnerLimits.address, emailKeyOf(form.email))) > 0
  if (!isMailed) await partners.apply(details)
  return ok(null)
}
