import { cartIdPattern } from '#platform/schema/fields.ts'
import type { GenericSchema } from 'valibot'
import type { Schema } from '#platform/schema/parse.ts'
import type { CountedStep } from '#core/visits/funnel.ts'
import type { Locale } from '#core/locale/locale.ts'
import { type ApiResponse, notFound, type Success } from './api-response.ts'
import type { Caller } from './caller.ts'

/** A request as endpoints see it. */
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

/** A JSON body with a schema; `optional`: an absent body counts as `{}`. */
export interface JsonBody<Body = unknown> {
  readonly kind: 'json'
  readonly schema: GenericSchema<unknown, Body>
  readonly maxBytes: number
  readonly optional?: true
}

/** Form fields with a schema, sent URL-encoded or as JSON. */
export interface FormBody<Body = unknown> {
  readonly kind: 'form'
  readonly schema: GenericSchema<unknown, Body>
  readonly maxBytes: number
  /** Boolean fields: a URL-encoded form omits an unticked checkbox. */
  readonly checkboxes?: readonly string[]
}

/** A body that the endpoint parses itself, because a signature covers its bytes or the media type decides. */
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

/** Redirect target after a form was sent without script, from the query of the request. */
export type FormRedirect = (outcome: 'sent' | 'refused', query: (name: string) => string | undefined) => string

export interface QueryParameter {
  readonly name: string
  readonly required?: true
  readonly values?: readonly string[]
}

/** `required`: 401 without a session. `read`: the response may depend on the session. */
export type SessionUse = 'required' | 'read' | 'none'

/** The declaration of an endpoint. The request pipeline performs the checks that all endpoints share. */
export interface EndpointRow<Body = unknown> {
  readonly summary: string
  /** Row of the limit table that applies to this endpoint. */
  readonly rateLimit: string
  readonly query?: readonly QueryParameter[]
  /** Request headers that it reads, besides the language. */
  readonly headers?: readonly string[]
  readonly requestBody?: JsonBody<Body> | FormBody<Body> | TextBody
  /** `types`: media types of the response. Absent: JSON if there is a schema. */
  readonly success: { readonly status: Success['status']; readonly schema?: Schema; readonly types?: readonly string[] }
  /** Default: the session use that `endpointOf` sets for the subject. */
  readonly session?: SessionUse
  /** Statuses of its own refusals; those that all endpoints of its kind can return are added. */
  readonly refusals?: readonly number[]
  /** Redirect for forms that work without script. */
  readonly formRedirect?: FormRedirect
  /**
   * Accepts requests from other origins, for webhooks. `anonymous`: only if they name no other origin, for browser
   * reports.
   */
  readonly allowsCrossOrigin?: true | 'anonymous'
  readonly worksWithoutDatabase?: true
  /** @returns the known payment or device of a request, or null for strangers, which have separate limits */
  readonly knownThing?: (request: Pick<ApiRequest, 'pathParam' | 'cookie'>) => string | null | Promise<string | null>
  /** While true, requests are refused with 503 before their body is read. */
  readonly isBusy?: () => boolean
  /** Step of the order funnel that a successful request counts as. */
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
  /** Path in Hono's syntax: `/api/carts/:cartId`. */
  readonly path: string
}

/** Creates the endpoints of a subject. */
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

/** Wraps an endpoint of a cart: a malformed cart id is answered with 404. */
export function onCart<Body>(respond: (cartId: string, request: ApiRequest<Body>) => Promise<ApiResponse>) {
  return async (request: ApiRequest<Body>): Promise<ApiResponse> => {
    const cartId = request.pathParam('cartId')
    return cartIdPattern.test(cartId) ? respond(cartId, request) : notFound
  }
}
