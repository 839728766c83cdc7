import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { notFound, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { limitsIn } from '#platform/http/pipeline/limits.ts'
import { type ApiDescription, openApiEndpoints } from '#platform/http/openapi/openapi-endpoints.ts'
import {
  createRequestPipeline,
  type PipelineDependencies,
  type PipelineSettings,
} from '#platform/http/pipeline/request-pipeline.ts'
import { type HealthDependencies, healthEndpoints } from '#platform/http/pipeline/health-endpoints.ts'

/** Dependencies of the API besides its endpoints. */
export type ApiDependencies = PipelineDependencies & HealthDependencies

export interface Api {
  readonly fetch: Hono<{ Bindings: HttpBindings }>['fetch']
}

export function createApi(
  dependencies: ApiDependencies,
  settings: PipelineSettings,
  endpoints: readonly Endpoint[] = [],
  description?: ApiDescription,
): Api {
  const api = new Hono<{ Bindings: HttpBindings }>()
  const pipeline = createRequestPipeline(dependencies, settings)
  const shopEndpoints = [...healthEndpoints(dependencies, settings.isOwnOrigin ?? (() => false)), ...endpoints]
  const all = [...shopEndpoints, ...openApiEndpoints(shopEndpoints, description)]
  for (const endpoint of all) {
    // A missing row must fail at startup instead of on the first call.
    limitsIn(dependencies.limitTable, endpoint.rateLimit)
    api.on(endpoint.method, endpoint.path, (context) => pipeline.respond(endpoint, context))
  }

  const allowedAt = allowedMethodsOf(all)
  api.notFound((context) => {
    const methods = allowedAt(context.req.path)
    if (methods === undefined) return pipeline.refuse(notFound, context)
    return pipeline.refuse(refuse(405, 'method_not_allowed', { headers: { Allow: methods } }), context)
  })
  return { fetch: api.fetch }
}

/** @returns the value of the Allow header for a path, or undefined for an unknown path */
export function allowedMethodsOf(
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): (path: string) => string | undefined {
  const methods = new Map<string, string[]>()
  for (const { method, path } of endpoints) {
    const known = methods.get(path) ?? []
    methods.set(path, [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  const routes = [...methods].map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    allowed: allowed.join(', '),
  }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.allowed
}
