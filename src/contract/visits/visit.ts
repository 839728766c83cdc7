import { type InferOutput, literal, object } from 'valibot'
import { affiliateId } from './attribution.ts'
import { exactObject } from '#contract/basics/exact-object.ts'
import { text } from '#contract/basics/text.ts'

/** The body of `POST /api/affiliates/log-visit`: whose link, and the page of ours it led to. */
export const newVisit = exactObject({ affiliateId, url: text(1024) })
export type NewVisit = InferOutput<typeof newVisit>

/** The same whether it was counted or not. */
export const visitAnswer = object({ status: literal('logged') })
