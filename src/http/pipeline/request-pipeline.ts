import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type AccessLog, noAccessLog } from './access-log.ts'
import { type ApiResponse, type Refusal, refuse, unavailable } from './api-response.ts'
import type { Endpoint, FormRedirect } from './endpoint.ts'
import { clientAddressOf, subscriberOf } from './client-address.ts'
import type { HeaderSettings } from './headers.ts'
import { localeOf } from './locale-header.ts'
import { isSameOrigin, cacheAccepted } from './origin-check.ts'
import { createRateLimit, noRateLimit } from './rate-limit.ts'
import { createResponder } from './send-response.ts'
import { parseBody, type ParsedBody, formType, mediaTypeOf } from './parse-body.ts'
import { type Caller, visitor } from '#services/basics/caller.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import type { Writable } from 'node:stream'

export interface PipelineSettings extends HeaderSettings {
  /** Whether an Origin header names this shop; nothing: no origin does. */
  readonly isOwnOrigin?: (origin: string) => boolean
  readonly trustedProxies?: BlockList
  readonly limits?: boolean
  /** More calls at once are turned away: a queue that cannot be served in time helps nobody. */
  readonly maxConcurrentRequests?: number
}

export interface PipelineDependencies {
  readonly database: { readonly ready: () => boolean }
  /** Whether an error means that the database is away or busy. */
  readonly isOutage: (error: unknown) => boolean
  /** For mistakes of ours. */
  readonly log: (line: string) => void
  readonly accessLog?: AccessLog
  readonly callerOf?: (request: IncomingMessage) => Caller | Promise<Caller>
}

export type RequestContext = Context<{ Bindings: HttpBindings }>

const noProxies = new BlockList()

/**
 * What stands between the network and every call, in this order: admission, rate limit, origin, media type, size,
 * syntax, caller, schema. The first that objects answers; the call itself sees only what passed all of them.
 */
export function createRequestPipeline(dependencies: PipelineDependencies, settings: PipelineSettings) {
  const { accessLog = noAccessLog, callerOf = () => visitor } = dependencies
  const { trustedProxies = noProxies, maxConcurrentRequests = 512 } = settings
  const isOwnOrigin = cacheAccepted(settings.isOwnOrigin ?? (() => false))
  const rateLimit = settings.limits === false ? noRateLimit : createRateLimit()
  const respond = createResponder(settings)
  let inside = 0

  return {
    async answer(call: Endpoint, context: RequestContext): Promise<Response> {
      const visit = accessLog.begin(context.env.incoming, call)
      inside += 1
      const answer = landedAt(call, context, await safely(call, context, visit.requestId))
      inside -= 1
      visit.end(answer)
      return respond(answer, visit.requestId)
    },

    /** For what is no call at all. */
    refuse(refusal: Refusal, context: RequestContext): Response {
      const visit = accessLog.begin(context.env.incoming)
      visit.end(refusal)
      return respond(refusal, visit.requestId)
    },
  }

  async function safely(call: Endpoint, context: RequestContext, requestId: string): Promise<ApiResponse> {
    try {
      return objectionTo(call, context.env.incoming) ?? (await served(call, context))
    } catch (error) {
      if (error instanceof Unavailable) return unavailable(error.code)
      if (dependencies.isOutage(error)) return unavailable('database_unavailable')
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      dependencies.log(`${requestId} ${call.method} ${call.path} ${reason}`)
      return refuse(500, 'internal')
    }
  }

  function objectionTo(call: Endpoint, request: IncomingMessage): Refusal | undefined {
    if (inside > maxConcurrentRequests || call.isBusy?.()) return unavailable('busy')
    if (!call.worksWithoutDatabase && !dependencies.database.ready()) return unavailable('database_unavailable')
    const seconds = rateLimit.take(call.rateLimit, sourceOf(request))
    if (seconds > 0) return refuse(429, 'rate_limited', { headers: { 'Retry-After': String(seconds) } })
    const isSafe = call.method === 'GET' || call.allowsCrossOrigin
    return isSafe || isSameOrigin(request.headers, isOwnOrigin) ? undefined : refuse(403, 'cross_site')
  }

  function sourceOf(request: IncomingMessage): string {
    return subscriberOf(clientAddressOf(request, trustedProxies))
  }

  async function served(call: Endpoint, context: RequestContext): Promise<ApiResponse> {
    const { incoming } = context.env
    const taken = call.requestBody ? await parseBody(incoming, call.requestBody) : noBody
    if (!taken.ok) return taken.refusal
    const caller = await callerOf(incoming)
    const body = taken.read()
    if (!body.ok) return refuse(422, 'validation_failed', { errors: body.faults })
    return call.respond({
      caller,
      locale: localeOf(incoming.headers),
      pathParam: (name) => context.req.param(name) ?? '',
      query: (name) => context.req.query(name),
      disconnectSignal: () => disconnectSignalOf(context.env.outgoing),
      body: body.value,
      mediaType: taken.mediaType,
      header: (name) => incoming.headers[name]?.toString(),
      cookie: incoming.headers.cookie ?? '',
      source: () => sourceOf(incoming),
    })
  }
}

const noBody: ParsedBody = { ok: true, mediaType: '', read: () => ({ ok: true, value: undefined }) }

function landedAt({ formRedirect }: Endpoint, { env, req }: RequestContext, answer: ApiResponse): ApiResponse {
  if (formRedirect === undefined) return answer
  return redirectForm(answer, formRedirect, {
    contentType: env.incoming.headers['content-type'],
    query: (name) => req.query(name),
  })
}

/** Aborted when the connection of an answer is closed before the answer is complete. */
function disconnectSignalOf(outgoing: Writable): AbortSignal {
  const gone = new AbortController()
  if (outgoing.destroyed) gone.abort()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  return gone.signal
}

interface SentForm {
  /** The Content-Type header. */
  readonly contentType: string | undefined
  /** What stands behind the question mark. */
  readonly query: (name: string) => string | undefined
}

/** The answer as it is; to a form that was sent without script, the page that says what came of it. */
function redirectForm(answer: ApiResponse, landing: FormRedirect, { contentType, query }: SentForm): ApiResponse {
  if (mediaTypeOf(contentType) !== formType) return answer
  return { status: 303, headers: { Location: landing('code' in answer ? 'refused' : 'sent', query) } }
}
