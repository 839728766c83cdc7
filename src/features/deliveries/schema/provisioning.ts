import {
  array,
  check,
  custom,
  exactOptional,
  fallback,
  type InferOutput,
  integer,
  isoTimestamp,
  literal,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { note, itemId } from '#platform/schema/fields.ts'
import { type IsoDate, isIsoDate } from '#core/time/iso-date.ts'
import { locales } from '#core/locale/locale.ts'
import { transferSteps } from '#core/names/transfers.ts'
import { reportedStates } from '#core/orders/delivery.ts'
import { verificationNeeds } from '#core/orders/holder-verification.ts'
import { orderNumberPattern } from '#core/orders/number-series.ts'

const moment = pipe(
  string(),
  isoTimestamp(),
  check((at) => !Number.isNaN(Date.parse(at))),
)

/** The body of `POST /api/provisioning/events`. Unknown fields are ignored. */
export const provisioningReport = object({
  type: literal('delivery.progress'),
  data: object({
    orderNumber: pipe(string(), regex(orderNumberPattern)),
    itemId,
    state: picklist(reportedStates),
    /** Shown to the buyer: short, without personal data. */
    note: exactOptional(nullable(note(200))),
    /** The registry requires no more proofs of the holder. */
    verified: exactOptional(literal(true)),
    /**
     * Proofs of the holder that the registry still requires, and the time until which the name works without them; ISO
     * 8601.
     */
    needs: exactOptional(pipe(array(picklist(verificationNeeds)), minLength(1))),
    neededBy: exactOptional(moment),
    /** Step that a transfer has reached. A step of a newer release counts as none. */
    step: exactOptional(fallback(nullable(picklist(transferSteps)), null)),
    /** Deadline of the other party in a transfer, ISO 8601. */
    until: exactOptional(fallback(nullable(pipe(string(), isoTimestamp())), null)),
    /** Time of the change, ISO 8601: an older report never overwrites a newer one. */
    at: moment,
  }),
})

const contact = {
  email: string(),
  firstName: string(),
  lastName: string(),
  companyName: nullable(string()),
  chamberOfCommerceNumber: nullable(string()),
  street: string(),
  houseNumber: string(),
  postalCode: string(),
  city: string(),
  country: string(),
  phone: string(),
}

/** An order as the shop sends it, with the fields that a receiver needs. Unknown fields are ignored. */
export const provisioningOrder = object({
  data: object({
    orderNumber: pipe(string(), regex(orderNumberPattern)),
    customer: object({
      language: fallback(picklist(locales), 'en'),
      ...contact,
    }),
    lines: array(
      object({
        itemId,
        /** A kind of a newer release counts as `extra`, which a person delivers. */
        kind: fallback(picklist(['register', 'move', 'setUp', 'extra', 'movingService']), 'extra'),
        name: string(),
        term: nullable(string()),
        /** Set if a name is paid for longer than its term. */
        years: exactOptional(pipe(number(), integer(), minValue(1), maxValue(10))),
        /** Set for a premium name: its maximum price in euros without VAT. */
        premium: exactOptional(object({ maxCost: pipe(number(), minValue(0)) })),
        transferCode: nullable(string()),
        /** Present if the name is registered to another holder than the customer; null if that holder was erased. */
        holder: exactOptional(
          nullable(object({ ...contact, legalForm: nullable(string()), citizenship: nullable(string()) })),
        ),
        nameServers: exactOptional(array(string())),
        dnssecKeys: exactOptional(
          array(
            object({ flags: picklist([256, 257]), protocol: literal(3), algorithm: number(), publicKey: string() }),
          ),
        ),
        dnssec: exactOptional(literal(false)),
      }),
    ),
  }),
})
export type ProvisioningOrder = InferOutput<typeof provisioningOrder>

/** Ends of lines as the shop tells them: what a receiver needs of it. Unknown fields are ignored. */
export const provisioningEnds = object({
  data: object({
    orderNumber: pipe(string(), regex(orderNumberPattern)),
    ends: array(
      object({
        itemId,
        kind: fallback(picklist(['register', 'move', 'setUp', 'extra', 'movingService']), 'extra'),
        name: string(),
        reason: string(),
        lastDay: nullable(custom<IsoDate>((day) => typeof day === 'string' && isIsoDate(day))),
      }),
    ),
  }),
})
export type ProvisioningEnds = InferOutput<typeof provisioningEnds>

/** Only `counted` changed the delivery. */
export const provisioningReportResponse = object({
  status: picklist(['counted', 'repeated', 'old', 'held', 'unknown']),
})
