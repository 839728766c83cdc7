import { custom, metadata, pipe, regex, string } from 'valibot'
import { affiliateIdIn, affiliateIdPattern, wctIdPattern } from '#domain/visits/attribution.ts'

/** A partner's number, written as a text or as a number. */
export const affiliateId = pipe(
  custom<string | number>((given) => affiliateIdIn(given) !== null),
  metadata({
    anyOf: [
      { type: 'string', pattern: affiliateIdPattern.source },
      { type: 'integer', minimum: 1 },
    ],
  }),
)

export const wctId = pipe(string(), regex(wctIdPattern))
