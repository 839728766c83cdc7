import { array, exactOptional, type InferOutput, number, object, string } from 'valibot'

/** RFC 9457: what every refusal looks like. The code is also the key of its text, `problems.<code>`. */
export const problem = object({
  type: string(),
  title: string(),
  status: number(),
  code: string(),
  detail: exactOptional(string()),
  errors: exactOptional(array(object({ path: string(), code: string() }))),
  requestId: string(),
})
export type Problem = InferOutput<typeof problem>

/** What is wrong with one field. Never with its value: input is not sent back. */
export interface FieldFault {
  /** Names of our own fields, joined by dots; empty for the whole body. */
  readonly path: string
  readonly code: string
}
