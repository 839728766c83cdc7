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

/** The body of `POST /api/provisioning/events`. The other side may say more than we read. */
export const provisioningReport = object({
  type: literal('delivery.progress'),
  data: object({
    orderNumber: pipe(string(), regex(/^\d{4}-\d{6,12}$/)),
    itemId,
    state: picklist(reportedStates),
    /** For the buyer: short, without personal data. */
    note: exactOptional(nullable(note(200))),
    /** The moment it became so, ISO 8601: of several reports the newest counts. */
    at: pipe(
      string(),
      isoTimestamp(),
      check((at) => !Number.isNaN(Date.parse(at))),
    ),
  }),
})
export type ProvisioningReport = InferOutput<typeof provisioningReport>

/** What became of a report: only `counted` changed something. */
export const provisioningReportResponse = object({
  status: picklist(['counted', 'repeated', 'old', 'held', 'unknown']),
})
