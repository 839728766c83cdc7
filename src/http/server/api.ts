import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { notFound, refuse } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { openApiEndpoints } from '#http/openapi/openapi-endpoints.ts'
import {
  createRequestPipeline,
  type PipelineDependencies,
  type PipelineSettings,
} from '#http/pipeline/request-pipeline.ts'
import { type HealthDependencies, healthEndpoints } from '#http/pipeline/health-endpoints.ts'

/** What the API needs of the shop, whatever its calls. */
export type ApiDependencies = PipelineDependencies & HealthDependencies

export type Api = Hono<{ Bindings: HttpBindings }>

export function createApi(
  dependencies: ApiDependencies,
  settings: PipelineSettings,
  calls: readonly Endpoint[] = [],
): Api {
  const api: Api = new Hono<{ Bindings: HttpBindings }>()
  const door = createRequestPipeline(dependencies, settings)
  const served = [...healthEndpoints(dependencies), ...calls]
  const all = [...served, ...openApiEndpoints(served)]
  for (const call of all) api.on(call.method, call.path, (context) => door.answer(call, context))

  const allowedAt = allowedMethodsOf(all)
  api.notFound((context) => {
    const methods = allowedAt(context.req.path)
    if (methods === undefined) return door.refuse(notFound, context)
    return door.refuse(refuse(405, 'method_not_allowed', { headers: { Allow: methods } }), context)
  })
  return api
}

/** The methods that a path takes, as the Allow header writes them; nothing for a path we do not have. */
export function allowedMethodsOf(
  calls: readonly Pick<Endpoint, 'method' | 'path'>[],
): (path: string) => string | undefined {
  const methods = new Map<string, string[]>()
  for (const { method, path } of calls) {
    const known = methods.get(path) ?? []
    methods.set(path, [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  const routes = [...methods].map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    allowed: allowed.join(', '),
  }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.allowed
}
