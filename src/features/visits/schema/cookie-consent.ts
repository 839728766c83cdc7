import {
  boolean,
  exactOptional,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  title,
} from 'valibot'
import { affiliateId, wctId } from './visit.ts'
import { exactObject } from '#platform/schema/fields.ts'
import { consentVersion } from '#core/visits/cookie-consent.ts'

const asked = exactOptional(boolean())
const versions = Array.from({ length: consentVersion }, (_, index) => index + 1)

/** The body of `POST /api/consent`. An absent purpose was not part of the question. */
export const newChoice = pipe(
  exactObject({
    purposes: exactObject({ affiliate: asked, analytics: asked, marketing: asked }),
    affiliateId: exactOptional(affiliateId),
    wctId: exactOptional(wctId),
    /** Version of the text that was shown; absent: the newest. */
    version: exactOptional(picklist(versions)),
    /** Number of the previous choice. */
    replaces: exactOptional(pipe(string(), regex(/^[A-Za-z0-9_-]{22}$/))),
  }),
  title('CookieChoice'),
)
export type NewChoice = InferOutput<typeof newChoice>

export const choiceResponse = object({
  version: number(),
  /** Reference of the stored proof of consent; null when nothing was agreed to, as a refusal needs no identifier. */
  number: nullable(string()),
})
export type ChoiceResponse = InferOutput<typeof choiceResponse>
