import {
  checkedNames,
  checkNames as checkNamesSchema,
  searchRow,
  searchRowOf,
} from '#features/names/schema/search-row.ts'
import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import { type Locale, locales } from '#core/locale/locale.ts'
import { ok, refusalOf, refuse, unavailable } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, type ApiRequest, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { jsonLinesStream } from './json-lines-stream.ts'
import { checkNames } from './check-names.ts'
import { type FoundNames, searchDomains } from './search-domains.ts'

const endpoint = endpointOf('Domain names', 'none')

const maxListLength = 64 * 1024
const searchGroups = ['popular', 'nearby', 'shop', 'cities', 'suggestions'] as const satisfies readonly (
  | ExtensionGroup
  | 'suggestions'
)[]
/** Timeout for reading the whole response. */
const readingMs = 15_000

export interface DomainEndpointSettings {
  /** Searches and checks at the same time; more are refused as busy. */
  readonly maxConcurrent?: number
}

export function domainEndpoints(deps: Deps, { maxConcurrent = 128 }: DomainEndpointSettings = {}): readonly Endpoint[] {
  let underWay = 0

  return [
    endpoint('searchDomains', 'GET', '/api/domains/search', {
      summary:
        'Looks a name up: the exact name first, then the featured extensions of the language or those of a group; ' +
        '`suggestions` are other names that are free. One row a line, as each becomes known; within 8 seconds.',
      funnelStep: 'search',
      rateLimit: 'searches',
      worksWithoutDatabase: true,
      query: [
        { name: 'q', required: true },
        { name: 'language', values: locales },
        { name: 'group', values: searchGroups },
      ],
      success: { status: 200, schema: searchRow, types: ['application/x-ndjson'] },
      async respond(request) {
        const question = searchIn(request)
        if ('path' in question) return refuse(422, 'validation_failed', { errors: [question] })
        if (underWay >= maxConcurrent) return unavailable('busy')
        underWay += 1
        let isStreaming = false
        try {
          const found = await searchDomains(deps, {
            ...question,
            source: request.source(),
            signal: request.disconnectSignal(),
          })
          if (!found.ok) return refusalOf(found)
          const body = jsonLinesStream(rowsOf(found.value), {
            maxMs: readingMs,
            report: deps.report,
            onEnd: () => (underWay -= 1),
          })
          isStreaming = true
          return { status: 200, stream: { type: 'application/x-ndjson; charset=utf-8', body } }
        } finally {
          if (!isStreaming) underWay -= 1
        }
      },
    }),
    endpoint('checkNames', 'POST', '/api/domains/check', {
      summary: 'Looks up to 200 names up; a row for each, in the order given. A name without an extension gets one.',
      rateLimit: 'nameChecks',
      worksWithoutDatabase: true,
      requestBody: jsonBody(checkNamesSchema, { maxBytes: maxListLength }),
      success: { status: 200, schema: checkedNames },
      async respond({ body, locale, source, disconnectSignal }) {
        if (underWay >= maxConcurrent) return unavailable('busy')
        underWay += 1
        try {
          const checked = await checkNames(deps, {
            names: body.names,
            language: locale,
            source: source(),
            signal: disconnectSignal(),
          })
          return checked.ok ? ok({ rows: checked.value.map(searchRowOf) }) : refusalOf(checked)
        } finally {
          underWay -= 1
        }
      },
    }),
  ]
}

interface SearchRequest {
  readonly text: string
  readonly language: Locale
  readonly group: (typeof searchGroups)[number] | null
}

function searchIn({ query, locale }: ApiRequest): SearchRequest | { readonly path: string; readonly code: string } {
  const text = query('q')
  if (text === undefined || text === '') return { path: 'q', code: 'required' }
  const requested = { language: query('language') ?? locale, group: query('group') ?? null }
  const language = locales.find((candidate) => candidate === requested.language)
  if (language === undefined) return { path: 'language', code: 'not_allowed' }
  const group = requested.group === null ? null : searchGroups.find((candidate) => candidate === requested.group)
  return group === undefined ? { path: 'group', code: 'not_allowed' } : { text, language, group }
}

async function* rowsOf(found: FoundNames) {
  for await (const group of found) yield group.map(searchRowOf)
}
