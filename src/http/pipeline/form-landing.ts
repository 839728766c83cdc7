import type { ApiResponse } from './api-response.ts'
import type { FormRedirect } from './endpoint.ts'
import { formType, mediaTypeOf } from './media-type.ts'

interface SentForm {
  /** The Content-Type header. */
  readonly contentType: string | undefined
  /** What stands behind the question mark. */
  readonly query: (name: string) => string | undefined
}

/** The answer as it is; to a form that was sent without script, the page that says what came of it. */
export function redirectForm(
  answer: ApiResponse,
  landing: FormRedirect,
  { contentType, query }: SentForm,
): ApiResponse {
  if (mediaTypeOf(contentType) !== formType) return answer
  return { status: 303, headers: { Location: landing('code' in answer ? 'refused' : 'sent', query) } }
}
