import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { channels } from '#platform/telemetry/channels.ts'
import { type Log, textOf } from '#platform/telemetry/log.ts'
import { type AccessLog, noAccessLog } from './access-log.ts'
import type { FieldFault } from '#platform/schema/problem.ts'
import { type ApiResponse, type Refusal, refuse, refuseTooMany, unavailable } from './api-response.ts'
import type { ApiRequest, Endpoint } from './endpoint.ts'
import { createBodyBudget } from './body-budget.ts'
import { type CallLimit, createCallLimit } from './call-limit.ts'
import { limitsIn, type LimitTable } from './limits.ts'
import { clientAddressOf, isTrusted, subscriberOf } from './client-address.ts'
import type { HeaderSettings } from './headers.ts'
import { localeOf } from './locale-header.ts'
import { isAnonymous, isSameOrigin, cacheAccepted } from './origin-check.ts'
import { createRateLimit, noRateLimit, type RateLimit } from './rate-limit.ts'
import { createResponder } from './send-response.ts'
import { parseBody, type ParsedBody, formType, mediaTypeOf } from './parse-body.ts'
import { type Caller, visitor } from './caller.ts'
import { isLoopback } from '#core/net/networks.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import type { Writable } from 'node:stream'

export interface PipelineSettings extends HeaderSettings {
  /** Whether an Origin header names this shop. Default: none does. */
  readonly isOwnOrigin?: (origin: string) => boolean
  readonly trustedProxies?: BlockList
  /** Whether rate limits apply. */
  readonly limits?: boolean
}

export interface PipelineDependencies {
  readonly database: { readonly ready: () => boolean }
  /** Receives unexpected errors. */
  readonly log: Log
  readonly accessLog?: AccessLog
  readonly callerOf?: (request: IncomingMessage) => Caller | Promise<Caller>
  /** The limits that endpoints refer to by row. */
  readonly limitTable: LimitTable
  readonly rateLimit?: RateLimit
  readonly callLimit?: CallLimit
}

export type RequestContext = Context<{ Bindings: HttpBindings }>

const noProxies = new BlockList()
const noBody: ParsedBody = { ok: true, mediaType: '', read: () => ({ ok: true, value: undefined }) }

/**
 * The middleware of every endpoint, in this order: rate limit, origin, media type, size, syntax, limits of strangers,
 * calls in flight, caller, schema, limits of the caller. The first check that fails answers; the endpoint sees only
 * requests that passed all of them.
 */
export function createRequestPipeline(dependencies: PipelineDependencies, settings: PipelineSettings) {
  const { accessLog = noAccessLog, callerOf = () => visitor, limitTable } = dependencies
  const { callLimit = createCallLimit(settings.limits === false ? Infinity : undefined) } = dependencies
  const bodies = settings.limits === false ? null : createBodyBudget()
  const { trustedProxies = noProxies } = settings
  const isOwnOrigin = cacheAccepted(settings.isOwnOrigin ?? (() => false))
  const rateLimit = settings.limits === false ? noRateLimit : (dependencies.rateLimit ?? createRateLimit(limitTable))
  const send = createResponder(settings)

  return {
    async respond(endpoint: Endpoint, context: RequestContext): Promise<Response> {
      const { incoming } = context.env
      const requestLog = accessLog.begin(incoming, endpoint)
      const { requestId } = requestLog
      const call = {
        method: endpoint.method,
        route: endpoint.path,
        requestId,
        traceparent: incoming.headers['traceparent']?.toString(),
        status: 0,
      }
      const response = await channels.calls.tracePromise(async () => {
        const outcome = redirectForm(endpoint, context, await respondSafely(endpoint, context, requestId))
        call.status = outcome.status
        return outcome
      }, call)
      requestLog.end(response)
      return send(response, requestId)
    },

    /** Refuses a path or method that no endpoint has. */
    refuse(refusal: Refusal, context: RequestContext): Response {
      const requestLog = accessLog.begin(context.env.incoming)
      requestLog.end(refusal)
      return send(refusal, requestLog.requestId)
    },
  }

  /**
   * 503 only for errors that adapters recognised as an outage; any other error is a bug, logged and answered with 500.
   */
  async function respondSafely(endpoint: Endpoint, context: RequestContext, requestId: string): Promise<ApiResponse> {
    try {
      return refusalBeforeBody(endpoint, context.env.incoming) ?? (await respondTo(endpoint, context))
    } catch (error) {
      if (error instanceof Unavailable) return unavailable(error.code)
      const { method, path: route } = endpoint
      dependencies.log.error('fault', 'A call ended with an unexpected error.', {
        requestId,
        method,
        route,
        error: textOf(error),
      })
      return refuse(500, 'internal')
    }
  }

  function refusalBeforeBody(endpoint: Endpoint, request: IncomingMessage): Refusal | undefined {
    if (endpoint.isBusy?.()) return unavailable('busy')
    if (!endpoint.worksWithoutDatabase && !dependencies.database.ready()) return unavailable('database_unavailable')
    const seconds = waitBeforeBody(endpoint, request)
    if (seconds > 0) return refuseTooMany(seconds)
    return isAllowedFrom(endpoint, request) ? undefined : refuse(403, 'cross_site')
  }

  function waitBeforeBody({ rateLimit: row }: Endpoint, request: IncomingMessage): number {
    const address = clientAddressOf(request, trustedProxies)
    const { exemptsProxies, strangers } = limitsIn(limitTable, row)
    if (exemptsProxies && (isLoopback(address) || isTrusted(address, trustedProxies))) return 0
    const source = subscriberOf(address)
    const seconds = rateLimit.takeSource(row, source)
    return seconds > 0 || strangers === undefined ? seconds : rateLimit.waitOfSource(strangers, source)
  }

  /**
   * Calls about a known payment or from a known device stay in the row of their endpoint, which strangers cannot use
   * up.
   * @returns the row that limits the call
   */
  async function limitsOf(endpoint: Endpoint, { env, req }: RequestContext): Promise<string> {
    const { strangers } = limitsIn(limitTable, endpoint.rateLimit)
    if (strangers === undefined || endpoint.knownThing === undefined) return endpoint.rateLimit
    const pathParam = (name: string) => req.param(name) ?? ''
    const thing = await endpoint.knownThing({ pathParam, cookie: env.incoming.headers.cookie ?? '' })
    return thing !== null && rateLimit.takeThing(endpoint.rateLimit, thing) === 0 ? endpoint.rateLimit : strangers
  }

  function isAllowedFrom({ method, allowsCrossOrigin }: Endpoint, { headers }: IncomingMessage): boolean {
    if (allowsCrossOrigin === 'anonymous') return isAnonymous(headers, isOwnOrigin)
    return method === 'GET' || allowsCrossOrigin === true || isSameOrigin(headers, isOwnOrigin)
  }

  function sourceOf(request: IncomingMessage): string {
    return subscriberOf(clientAddressOf(request, trustedProxies))
  }

  /** A call takes its place only after its body has arrived, so that a slow client does not keep others out. */
  async function respondTo(endpoint: Endpoint, context: RequestContext): Promise<ApiResponse> {
    const { incoming, outgoing } = context.env
    const beginBody = bodies === null ? undefined : (drop: () => void) => bodies.begin(sourceOf(incoming), drop)
    const parsed = endpoint.requestBody ? await parseBody(incoming, endpoint.requestBody, beginBody) : noBody
    if (!parsed.ok) return parsed.refusal
    const row = await limitsOf(endpoint, context)
    const seconds = row === endpoint.rateLimit ? 0 : rateLimit.takeSource(row, sourceOf(incoming))
    if (seconds > 0) return refuseTooMany(seconds)
    const leave = await callLimit.enter(limitsIn(limitTable, row).place ?? 'usual')
    if (leave === null) return unavailable('busy')
    let isStreaming = false
    try {
      const response = await respondInPlace(endpoint, context, parsed)
      isStreaming = 'stream' in response && !outgoing.destroyed
      return response
    } finally {
      if (isStreaming) outgoing.once('close', leave)
      else leave()
    }
  }

  async function respondInPlace(
    endpoint: Endpoint,
    context: RequestContext,
    parsed: Extract<ParsedBody, { ok: true }>,
  ): Promise<ApiResponse> {
    const { incoming } = context.env
    const caller = await callerOf(incoming)
    const body = parsed.read()
    if (!body.ok) return refuse(422, 'validation_failed', { errors: body.faults })
    const faults = queryFaultsOf(endpoint, (name) => context.req.query(name))
    if (faults.length > 0) return refuse(422, 'validation_failed', { errors: faults })
    const request: ApiRequest = {
      caller,
      locale: localeOf(incoming.headers),
      pathParam: (name) => context.req.param(name) ?? '',
      query: (name) => context.req.query(name),
      disconnectSignal: () => disconnectSignalOf(context.env.outgoing),
      body: body.value,
      mediaType: parsed.mediaType,
      header: (name) => incoming.headers[name]?.toString(),
      cookie: incoming.headers.cookie ?? '',
      source: () => sourceOf(incoming),
    }
    return respondWithinLimits(endpoint, request)
  }

  /** A call that is refused for its content has cost nothing, so it is not counted. */
  async function respondWithinLimits(endpoint: Endpoint, request: ApiRequest): Promise<ApiResponse> {
    const { customerId } = request.caller
    if (customerId === null) return endpoint.respond(request)
    const seconds = rateLimit.takeAccount(endpoint.rateLimit, customerId)
    if (seconds > 0) return refuseTooMany(seconds)
    const response = await endpoint.respond(request)
    if (response.status === 422) rateLimit.giveBackAccount(endpoint.rateLimit, customerId)
    return response
  }
}

/**
 * Checks query parameters by one rule: unknown ones are ignored, the first of repeated ones counts, and enumerated
 * values must be in their list.
 */
function queryFaultsOf(
  { query: known = [] }: Endpoint,
  query: (name: string) => string | undefined,
): readonly FieldFault[] {
  return known.flatMap(({ name, values }) => {
    const given = query(name)
    return given === undefined || (values?.includes(given) ?? true) ? [] : [{ path: name, code: 'not_allowed' }]
  })
}

/**
 * Redirects a form sent without script to the page that shows the outcome, unless the response is a page or a download.
 */
function redirectForm({ formRedirect }: Endpoint, { env, req }: RequestContext, response: ApiResponse): ApiResponse {
  if (formRedirect === undefined || mediaTypeOf(env.incoming.headers['content-type']) !== formType) return response
  if ('file' in response || 'html' in response) return response
  const location = formRedirect('code' in response ? 'refused' : 'sent', (name) => req.query(name))
  return { status: 303, headers: { Location: location } }
}

/** Aborted if the connection closes before the response was sent completely. */
function disconnectSignalOf(outgoing: Writable): AbortSignal {
  const controller = new AbortController()
  if (outgoing.destroyed) controller.abort()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}
