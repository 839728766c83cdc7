import { createOutgoingHttp, OutgoingHttpError } from '#platform/clients/outgoing-http.ts'
import { reasonOf } from './finding.ts'

export const send = createOutgoingHttp({ connectTimeoutMs: 4000 })

export function whyNot(error: unknown): string {
  if (!(error instanceof OutgoingHttpError)) return reasonOf(error)
  return error.cause === undefined ? error.reason : `${error.reason} (${reasonOf(error.cause)})`
}
