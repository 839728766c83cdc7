import { Hono, type Context } from 'hono'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { apiHeaders, type HeaderSettings } from '#http/headers.ts'
import { problemBody } from '#http/problem.ts'
import { readBody } from '#http/read-body.ts'

/** What the API needs of the shop. */
export interface ApiDependencies {
  readonly database: { readonly ready: () => boolean; readonly ping: () => Promise<void> }
  /** Whether an error means that the database is away or busy. */
  readonly isOutage: (error: unknown) => boolean
  readonly keepReport: (kind: string, body: string) => Promise<void>
  readonly log: (line: string) => void
}

type Env = { Variables: RequestIdVariables }
export type Api = Hono<Env>

const methodsOf: Readonly<Record<string, string>> = {
  '/api/health/live': 'GET, HEAD',
  '/api/health/ready': 'GET, HEAD',
  '/api/reports': 'POST',
}

const reportTypes = ['application/reports+json', 'application/csp-report', 'application/json']
const longestReport = 64 * 1024

export function createApi(dependencies: ApiDependencies, settings: HeaderSettings): Api {
  const api: Api = new Hono<Env>()
  const headers = Object.entries(apiHeaders(settings))

  api.use(requestId({ headerName: '', generator: () => crypto.randomUUID() }))
  api.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
  })

  api.get('/api/health/live', (context) => context.json({ status: 'live' }))
  api.use(async (context, next) => {
    if (!dependencies.database.ready()) return problem(context, 503, 'database_unavailable')
    return next()
  })
  api.get('/api/health/ready', async (context) => {
    await dependencies.database.ping()
    return context.json({ status: 'ready' })
  })

  api.post('/api/reports', async (context) => {
    const type = mediaTypeOf(context.req.header('content-type'))
    if (!reportTypes.includes(type)) return problem(context, 415, 'unsupported_media_type')
    const body = await readBody(context.req.raw, longestReport)
    if (!body.ok) return problem(context, body.status, body.code)
    await dependencies.keepReport(type, body.text)
    return context.body(null, 204)
  })

  api.notFound((context) => {
    const allowed = methodsOf[context.req.path]
    if (!allowed) return problem(context, 404, 'not_found')
    context.header('Allow', allowed)
    return problem(context, 405, 'method_not_allowed')
  })
  api.onError((error, context) => {
    if (dependencies.isOutage(error)) return problem(context, 503, 'database_unavailable')
    dependencies.log(
      `${context.get('requestId')} ${context.req.method} ${context.req.path} ${error.stack ?? error.message}`,
    )
    return problem(context, 500, 'internal')
  })
  return api
}

function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function problem(context: Context<Env>, status: number, code: string): Response {
  context.header('Content-Type', 'application/problem+json; charset=utf-8')
  if (status === 503) context.header('Retry-After', '1')
  return context.body(JSON.stringify(problemBody(status, code, context.get('requestId'))), status as 400)
}
