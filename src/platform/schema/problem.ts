import { array, exactOptional, type InferOutput, number, object, pipe, string, title } from 'valibot'

/** The body of every error response, RFC 9457. The code is also the key of its message, `problems.<code>`. */
export const problem = pipe(
  object({
    type: string(),
    title: string(),
    status: number(),
    code: string(),
    detail: exactOptional(string()),
    errors: exactOptional(array(object({ path: string(), code: string() }))),
    requestId: string(),
  }),
  title('Problem'),
)
export type Problem = InferOutput<typeof problem>

/** A fault of one field, without its value, because input is never echoed. */
export interface FieldFault {
  /** Names of our own fields, joined by dots; empty for the whole body. */
  readonly path: string
  readonly code: string
}
