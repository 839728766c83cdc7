import { cartIdPattern } from '#platform/schema/fields.ts'
import type { Schema } from '#platform/schema/parse.ts'
import type { CountedStep } from '#core/visits/funnel.ts'
import type { Locale } from '#core/locale/locale.ts'
import { type ApiResponse, notFound, type Success } from './api-response.ts'
import type { Caller } from './caller.ts'

/** What an endpoint gets to see of a request. */
export interface ApiRequest<Body = unknown> {
  readonly caller: Caller
  readonly locale: Locale
  /** A named parameter of the path. */
  readonly pathParam: (name: string) => string
  /** The first query parameter of that name. */
  readonly query: (name: string) => string | undefined
  /** Aborted when the client disconnects before the response is complete. */
  readonly disconnectSignal: () => AbortSignal
  readonly body: Body
  readonly mediaType: string
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The Cookie header. */
  readonly cookie: string
  /** Key of rate limits: the client's address, or its /64 with IPv6. */
  readonly source: () => string
}

/** JSON that a schema describes; `optional`: an absent body counts as `{}`. */
export interface JsonBody {
  readonly kind: 'json'
  readonly schema: Schema
  readonly maxBytes: number
  readonly optional?: true
}

/** Form fields that a schema describes, sent URL-encoded or as JSON. */
export interface FormBody {
  readonly kind: 'form'
  readonly schema: Schema
  readonly maxBytes: number
  /** Boolean fields: URL-encoded, an unticked one is absent. */
  readonly checkboxes?: readonly string[]
}

/** Where a browser without script goes after sending the form, by the query of the request. */
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

/** For the OpenAPI document. */
export interface EndpointDocs {
  readonly summary: string
  /** Query parameters. */
  readonly query?: readonly QueryParameter[]
  /** Headers it reads, besides the language. */
  readonly headers?: readonly string[]
  /** `lines`: newline-delimited JSON, streamed. */
  readonly success: { readonly status: Success['status']; readonly schema?: Schema; readonly lines?: true }
  readonly refusals: readonly number[]
}

/** One endpoint of the API. The request pipeline does the checks that all of them share. */
export interface Endpoint<Body = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As Hono writes it: `/api/carts/:cartId`. */
  readonly path: string
  /** The row of the table of limits that limits this endpoint. */
  readonly rateLimit: string
  readonly requestBody?: JsonBody | FormBody | TextBody
  /** For forms that work without script. */
  readonly formRedirect?: FormRedirect
  /** Requests of other origins are accepted: webhooks. `anonymous`: those that name no other origin, as reports of browsers. */
  readonly allowsCrossOrigin?: true | 'anonymous'
  readonly worksWithoutDatabase?: true
  /** The known payment or device of a request, or null: strangers have limits of their own. */
  readonly knownThing?: (request: Pick<ApiRequest, 'pathParam' | 'cookie'>) => string | null | Promise<string | null>
  /** While true, requests are refused with 503 before their body is read. */
  readonly isBusy?: () => boolean
  /** Which step of the order funnel a successful request counts as. */
  readonly funnelStep?: CountedStep
  readonly docs: EndpointDocs
  respond(request: ApiRequest<Body>): ApiResponse | Promise<ApiResponse>
}

/** For paths with a cart: what cannot be the id of one is not found. */
export function onCart<Body>(respond: (cartId: string, request: ApiRequest<Body>) => Promise<ApiResponse>) {
  return async (request: ApiRequest<Body>): Promise<ApiResponse> => {
    const cartId = request.pathParam('cartId')
    return cartIdPattern.test(cartId) ? respond(cartId, request) : notFound
  }
}
