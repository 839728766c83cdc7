import type { Schema } from '#contract/basics/parse.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { ApiResponse, Success } from './api-response.ts'
import type { RateLimitName } from './rate-limit.ts'
import type { Caller } from '#services/basics/caller.ts'

/** What a call is answered from. */
export interface ApiRequest<Body = unknown> {
  readonly caller: Caller
  readonly locale: Locale
  /** The parts of the path that have a name. */
  readonly pathParam: (name: string) => string
  /** A parameter behind the question mark, the first of its name. */
  readonly query: (name: string) => string | undefined
  /** Says when the caller has gone away before the answer was complete. */
  readonly disconnectSignal: () => AbortSignal
  readonly body: Body
  readonly mediaType: string
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The Cookie header. */
  readonly cookie: string
  /** Whom limits count: the client's address, of IPv6 the whole /64. */
  readonly source: () => string
}

/** JSON that a schema describes; `optional`: nothing at all counts as `{}`. */
export interface JsonBody {
  readonly kind: 'json'
  readonly schema: Schema
  readonly maxBytes: number
  readonly optional?: true
}

/** The fields of a form, sent as one or as JSON; a schema describes them. */
export interface FormBody {
  readonly kind: 'form'
  readonly schema: Schema
  readonly maxBytes: number
  /** Fields that are true or false: of a form, ticked or not there. */
  readonly checkboxes?: readonly string[]
}

/** The page for whoever sent a form without script, by what stands behind the question mark of the call. */
export type FormRedirect = (outcome: 'sent' | 'refused', query: (name: string) => string | undefined) => string

export interface TextBody {
  readonly kind: 'text'
  readonly types: readonly string[]
  readonly maxBytes: number
}

export interface QueryParameter {
  readonly name: string
  readonly required?: true
  readonly values?: readonly string[]
}

/** For whoever reads the API's description. */
export interface EndpointDocs {
  readonly summary: string
  /** What may stand behind the question mark. */
  readonly query?: readonly QueryParameter[]
  /** Headers it reads, beside the language. */
  readonly headers?: readonly string[]
  /** `lines`: one document a line, as each becomes known. */
  readonly success: { readonly status: Success['status']; readonly schema?: Schema; readonly lines?: true }
  readonly refusals: readonly number[]
}

/** One call of the API: what it takes and how it is answered. The door does the checks that all calls share. */
export interface Endpoint<Body = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As Hono writes it: `/api/carts/:cartId`. */
  readonly path: string
  readonly rateLimit: RateLimitName
  readonly requestBody?: JsonBody | FormBody | TextBody
  /** Where a browser goes that sends the form without script. */
  readonly formRedirect?: FormRedirect
  /** Others may send it too: browsers, payment providers. */
  readonly allowsCrossOrigin?: true
  readonly worksWithoutDatabase?: true
  /** Whoever comes now cannot be served in time, and is turned away before anything is read. */
  readonly isBusy?: () => boolean
  readonly docs: EndpointDocs
  respond(question: ApiRequest<Body>): ApiResponse | Promise<ApiResponse>
}
