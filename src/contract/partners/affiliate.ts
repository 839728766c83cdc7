import { array, exactOptional, type InferOutput, literal, nullable, number, object, picklist, string } from 'valibot'
import { exactObject, field } from '#contract/basics/fields.ts'
import { commissionRates } from '#domain/partners/commission.ts'
import { entryKinds, saleStates } from '#domain/partners/commission-ledger.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { maxPartnerLengths } from '#domain/partners/partner.ts'

const token = field(100)

/** The body of `POST /api/affiliates`. `fax` is for programs that fill in every field: people do not see it. */
export const newAffiliate = exactObject({
  name: field(maxPartnerLengths.name),
  companyName: exactOptional(field(maxPartnerLengths.companyName)),
  email: field(maxEmailLength),
  website: field(maxPartnerLengths.website),
  vatNumber: exactOptional(field(maxPartnerLengths.vatNumber)),
  iban: exactOptional(field(maxPartnerLengths.iban)),
  fax: exactOptional(field(100)),
})
export type NewAffiliate = InferOutput<typeof newAffiliate>

/** The same for every address: whoever owns it gets a mail. */
export const appliedResponse = object({ status: literal('applied') })

/** The body of `POST /api/affiliates/confirm`, with the token of the mail. */
export const confirmAffiliate = exactObject({ token })
export type ConfirmAffiliate = InferOutput<typeof confirmAffiliate>
/** `affiliateId`: the partner's number, for `via`. */
export const confirmedAffiliate = object({ status: literal('confirmed'), affiliateId: string() })

/** The body of `POST /api/affiliates/link`: a new personal link by mail. */
export const askForLink = exactObject({ email: field(maxEmailLength) })
export type AskForLink = InferOutput<typeof askForLink>

/** Days are `2026-11-15`, money is in euros. */
export const statementResponse = object({
  affiliateId: string(),
  name: string(),
  since: string(),
  /** What waits, what is approved and not yet transferred, what was transferred: the sums of `entries`. */
  totals: object({ pending: number(), approved: number(), paid: number() }),
  visits: array(object({ day: string(), visits: number() })),
  sales: array(
    object({
      id: string(),
      day: string(),
      /** What was sold, as rungs of the ladder: `webhosting-struik`, `domain-`. */
      products: array(picklist(commissionRates.map(({ slugs }) => slugs))),
      commission: number(),
      reversed: number(),
      state: picklist(saleStates),
      /** Until then it is pending. */
      approvedOn: string(),
    }),
  ),
  payments: array(object({ id: string(), day: string(), amount: number(), iban: string() })),
  /** All that was ever booked, in its order: `sale` and `payment` are ids from above. */
  entries: array(
    object({
      day: string(),
      kind: picklist(entryKinds),
      sale: string(),
      payment: nullable(string()),
      pending: number(),
      approved: number(),
      paid: number(),
    }),
  ),
})
export type StatementResponse = InferOutput<typeof statementResponse>
