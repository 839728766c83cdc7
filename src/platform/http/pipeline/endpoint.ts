import { cartIdPattern } from '#platform/schema/fields.ts'
import type { GenericSchema } from 'valibot'
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
export interface JsonBody<Body = unknown> {
  readonly kind: 'json'
  readonly schema: GenericSchema<unknown, Body>
  readonly maxBytes: number
  readonly optional?: true
}

/** Form fields that a schema describes, sent URL-encoded or as JSON. */
export interface FormBody<Body = unknown> {
  readonly kind: 'form'
  readonly schema: GenericSchema<unknown, Body>
  readonly maxBytes: number
  /** Boolean fields: URL-encoded, an unticked one is absent. */
  readonly checkboxes?: readonly string[]
}

/** Text that the endpoint itself reads: a signature covers its bytes, or its type decides. */
export interface TextBody {
  readonly kind: 'text'
  readonly types: readonly string[]
  readonly maxBytes: number
}

const usualBytes = 16 * 1024

export function jsonBody<Body>(
  schema: GenericSchema<unknown, Body>,
  rest: Partial<Pick<JsonBody, 'maxBytes' | 'optional'>> = {},
): JsonBody<Body> {
  return { kind: 'json', schema, maxBytes: usualBytes, ...rest }
}

export function formBody<Body>(
  schema: GenericSchema<unknown, Body>,
  rest: Partial<Pick<FormBody, 'maxBytes' | 'checkboxes'>> = {},
): FormBody<Body> {
  return { kind: 'form', schema, maxBytes: usualBytes, ...rest }
}

export function textBody(types: readonly string[], maxBytes = usualBytes): TextBody {
  return { kind: 'text', types, maxBytes }
}

/** Where a browser without script goes after sending the form, by the query of the request. */
export type FormRedirect = (outcome: 'sent' | 'refused', query: (name: string) => string | undefined) => string

export interface QueryParameter {
  readonly name: string
  readonly required?: true
  readonly values?: readonly string[]
}

/** `required`: without a session the answer is 401. `read`: the answer may depend on who is logged in. */
export type SessionUse = 'required' | 'read' | 'none'

/** What an endpoint says of itself. The request pipeline makes the checks that all endpoints share. */
export interface EndpointRow<Body = unknown> {
  readonly summary: string
  /** The row of the table of limits that limits this endpoint. */
  readonly rateLimit: string
  readonly query?: readonly QueryParameter[]
  /** Headers it reads, besides the language. */
  readonly headers?: readonly string[]
  readonly requestBody?: JsonBody<Body> | FormBody<Body> | TextBody
  /** `types`: media types of the answer; absent: JSON when there is a schema. */
  readonly success: { readonly status: Success['status']; readonly schema?: Schema; readonly types?: readonly string[] }
  /** Absent: as `endpointOf` says for the subject. */
  readonly session?: SessionUse
  /** Statuses of its own refusals; what any endpoint of its kind may answer is added. */
  readonly refusals?: readonly number[]
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
  respond(request: ApiRequest<Body>): ApiResponse | Promise<ApiResponse>
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface Endpoint extends EndpointRow {
  /** Its name in the OpenAPI document. */
  readonly name: string
  /** Its tag in the OpenAPI document. */
  readonly subject: string
  readonly session: SessionUse
  readonly method: Method
  /** As Hono writes it: `/api/carts/:cartId`. */
  readonly path: string
}

/** Makes the endpoints of a subject. */
export function endpointOf(subject: string, session: SessionUse) {
  return <Body>(name: string, method: Method, path: string, row: EndpointRow<Body>): Endpoint => ({
    name,
    subject,
    method,
    path,
    session,
    ...row,
  })
}

/** For paths with a cart: what cannot be the id of one is not found. */
export function onCart<Body>(respond: (cartId: string, request: ApiRequest<Body>) => Promise<ApiResponse>) {
  return async (request: ApiRequest<Body>): Promise<ApiResponse> => {
    const cartId = request.pathParam('cartId')
    return cartIdPattern.test(cartId) ? respond(cartId, request) : notFound
  }
}
