import { ok } from '#http/pipeline/api-response.ts'
import { apiDocsOf } from './api-docs-page.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { openApiOf } from './openapi-document.ts'

/** The API says what it is, to machines and to people. */
export function descriptionEndpoints(calls: readonly Endpoint[]): readonly Endpoint[] {
  const openApi = openApiOf(calls)
  const docs = apiDocsOf(calls)
  const always = { method: 'GET', pace: 'free', worksWithoutDatabase: true } as const
  return [
    {
      ...always,
      path: '/api/openapi.json',
      about: { summary: 'This description.', success: { status: 200 }, refusals: [] },
      answer: () => ok(openApi),
    },
    {
      ...always,
      path: '/api/docs',
      about: { summary: 'This description, for people.', success: { status: 200 }, refusals: [] },
      answer: () => ({ status: 200, html: docs }),
    },
  ]
}
