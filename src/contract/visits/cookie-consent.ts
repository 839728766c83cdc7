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
} from 'valibot'
import { affiliateId, wctId } from './visit.ts'
import { exactObject } from '#contract/basics/fields.ts'
import { consentVersion } from '#domain/visits/cookie-consent.ts'

const asked = exactOptional(boolean())
const versions = Array.from({ length: consentVersion }, (_, index) => index + 1)

/** The body of `POST /api/consent`. A purpose that is absent was not asked about. */
export const newChoice = exactObject({
  purposes: exactObject({ affiliate: asked, analytics: asked, marketing: asked }),
  affiliateId: exactOptional(affiliateId),
  wctId: exactOptional(wctId),
  /** Of the words that were shown; absent: the newest. */
  version: exactOptional(picklist(versions)),
  /** The number of the choice before. */
  replaces: exactOptional(pipe(string(), regex(/^[A-Za-z0-9_-]{22}$/))),
})
export type NewChoice = InferOutput<typeof newChoice>

export const choiceResponse = object({
  version: number(),
  /** Under which it is kept as proof; null when nothing was agreed to: a browser need not be told apart for that. */
  number: nullable(string()),
})
export type ChoiceResponse = InferOutput<typeof choiceResponse>
