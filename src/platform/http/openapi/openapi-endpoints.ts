import { type Endpoint, endpointOf } from '#platform/http/pipeline/endpoint.ts'
import { docsHeaders } from '#platform/http/pipeline/headers.ts'
import { docsPageOf } from './docs-page.ts'
import { type Described, type OpenApiDocument, openApiDocumentOf } from './document.ts'

const endpoint = endpointOf('Description', 'none')

export interface ApiDescription extends Described {
  /** URLs of the stylesheets of the readable page. */
  readonly stylesheets: readonly string[]
}

/**
 * Endpoints that describe the API, including themselves. The description is long, so it is built on the first request.
 */
export function openApiEndpoints(endpoints: readonly Endpoint[], about?: ApiDescription): readonly Endpoint[] {
  const always = { rateLimit: 'descriptions', worksWithoutDatabase: true } as const
  let document: OpenApiDocument | undefined
  const described = () => (document ??= openApiDocumentOf(all, about))
  let [json, html]: (string | undefined)[] = []
  const describing: readonly Endpoint[] = [
    endpoint('readOpenApi', 'GET', '/api/openapi.json', {
      summary: 'This description.',
      ...always,
      success: { status: 200, types: ['application/json'] },
      respond: () => ({ status: 200, json: (json ??= JSON.stringify(described())) }),
    }),
    endpoint('readDocs', 'GET', '/api/docs', {
      summary: 'This description, for people.',
      ...always,
      success: { status: 200, types: ['text/html'] },
      respond: () => ({
        status: 200,
        html: (html ??= docsPageOf(described(), about?.stylesheets ?? [])),
        headers: docsHeaders,
      }),
    }),
  ]
  const all = [...endpoints, ...describing]
  return describing
}
