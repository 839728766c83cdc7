import { emailFault, emailKeyOf } from '#domain/customers/email.ts'
import { fail, type Failure, ok, type Success } from '#domain/basics/result.ts'
import { tooMany, type TooMany } from '#services/customers/account-limits.ts'
import { type PartnerDependencies, partnerLimits } from './partner-dependencies.ts'

export type LinkMailed = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a partner a new personal link. Who asks does not learn whether the address is a partner's. */
export async function mailPartnerLink(
  { partners, attempts }: Pick<PartnerDependencies, 'partners' | 'attempts'>,
  email: string,
  source: string,
): Promise<LinkMailed> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await attempts.take(partnerLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const isMailed = (await attempts.take(partnerLimits.address, emailKeyOf(email))) > 0
  if (!isMailed) await partners.mailLink(email)
  return ok(null)
}
