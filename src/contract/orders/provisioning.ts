import {
  check,
  exactOptional,
  type InferOutput,
  isoTimestamp,
  literal,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { note, itemId } from '#contract/basics/fields.ts'
import { reportedStates } from '#domain/orders/delivery.ts'
import { orderNumberPattern } from '#domain/orders/number-series.ts'

/** The body of `POST /api/provisioning/events`. Unknown fields are ignored. */
export const provisioningReport = object({
  type: literal('delivery.progress'),
  data: object({
    orderNumber: pipe(string(), regex(orderNumberPattern)),
    itemId,
    state: picklist(reportedStates),
    /** For the buyer: short, without personal data. */
    note: exactOptional(nullable(note(200))),
    /** Time of the change, ISO 8601: an older report never overwrites a newer one. */
    at: pipe(
      string(),
      isoTimestamp(),
      check((at) => !Number.isNaN(Date.parse(at))),
    ),
  }),
})
export type ProvisioningReport = InferOutput<typeof provisioningReport>

/** What was done with a report: only `counted` changed the delivery. */
export const provisioningReportResponse = object({
  status: picklist(['counted', 'repeated', 'old', 'held', 'unknown']),
})
