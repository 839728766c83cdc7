import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  title,
} from 'valibot'
import { exactObject, field, secret } from '#platform/schema/fields.ts'
import { commissionRates } from '#core/partners/commission.ts'
import { entryKinds, saleStates } from '#core/partners/commission-ledger.ts'
import { maxEmailLength } from '#core/customers/email.ts'
import { maxPartnerLengths } from '#core/partners/partner.ts'

const token = secret(100)

/** The body of `POST /api/affiliates`. `fax` is a honeypot: hidden from people, filled in by bots. */
export const newAffiliate = pipe(
  exactObject({
    name: field(maxPartnerLengths.name),
    companyName: exactOptional(field(maxPartnerLengths.companyName)),
    email: field(maxEmailLength),
    website: field(maxPartnerLengths.website),
    vatNumber: exactOptional(field(maxPartnerLengths.vatNumber)),
    iban: exactOptional(field(maxPartnerLengths.iban)),
    fax: exactOptional(field(100)),
  }),
  title('NewPartner'),
)
export type NewAffiliate = InferOutput<typeof newAffiliate>

/** The same for every address, so that the response does not reveal who is a partner. Its owner gets a mail. */
export const appliedResponse = object({ status: literal('applied') })

/** The body of `POST /api/affiliates/confirm`, with the token of the mail. */
export const confirmAffiliate = exactObject({ token })
export type ConfirmAffiliate = InferOutput<typeof confirmAffiliate>
/** `affiliateId`: the partner's number, for `via`. */
export const confirmedAffiliate = object({ status: literal('confirmed'), affiliateId: string() })

/** The body of `POST /api/affiliates/link`: a new personal link by mail. */
export const askForLink = exactObject({ email: field(maxEmailLength) })
export type AskForLink = InferOutput<typeof askForLink>

/** The body of `POST /api/affiliates/statement`, with the token of the personal link. */
export const readStatement = exactObject({ token, format: exactOptional(picklist(['json', 'csv'])) })

/** Dates as `2026-11-15`, amounts in euros. */
export const statementResponse = pipe(
  object({
    affiliateId: string(),
    name: string(),
    since: string(),
    /** Whether there is a checked account: without one no commission is approved. */
    hasAccount: exactOptional(boolean()),
    /** Sums of `entries`: pending, approved but not paid out, paid out. */
    totals: object({ pending: number(), approved: number(), paid: number() }),
    visits: array(object({ day: string(), visits: number() })),
    sales: array(
      object({
        id: string(),
        day: string(),
        /** Rates of the commission table that apply: `webhosting-struik`, `domain-`. */
        products: array(picklist(commissionRates.map(({ slugs }) => slugs))),
        commission: number(),
        reversed: number(),
        state: picklist(saleStates),
        /** Pending before this date. */
        approvedOn: string(),
      }),
    ),
    payments: array(object({ id: string(), day: string(), amount: number(), iban: string() })),
    /** The whole ledger in order of booking; `sale` and `payment` are ids of the lists above. */
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
  }),
  title('PartnerStatement'),
)
export type StatementResponse = InferOutput<typeof statementResponse>
