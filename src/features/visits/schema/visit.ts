import { type InferOutput, literal, object, custom, metadata, pipe, regex, string } from 'valibot'
import { text, exactObject } from '#platform/schema/fields.ts'
import { affiliateIdIn, affiliateIdPattern, wctIdPattern } from '#core/visits/attribution.ts'

/** A partner's number, as string or number. */
export const affiliateId = pipe(
  custom<string | number>((value) => affiliateIdIn(value) !== null),
  metadata({
    anyOf: [
      { type: 'string', pattern: affiliateIdPattern.source },
      { type: 'integer', minimum: 1 },
    ],
  }),
)

export const wctId = pipe(string(), regex(wctIdPattern))

/** The body of `POST /api/affiliates/log-visit`: the partner, and the page that was visited. */
export const newVisit = exactObject({ affiliateId, url: text(1024) })
export type NewVisit = InferOutput<typeof newVisit>

/** Does not reveal whether the visit was counted. */
export const visitResponse = object({ status: literal('logged') })
