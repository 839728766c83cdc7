import type { SearchRow } from '#features/names/schema/search-row.ts'
import { centsOfEuros } from '#core/money/money.ts'
import type { NameResult, NameResultPrices } from '#core/names/name-result.ts'
import type { DomainCalls, LookupFailure } from '#web/order/domains/name-lookups.ts'
import { localeHeader } from '#site/brand.ts'

/** Domain requests over HTTP. The results of a search are streamed line by line. */
export function httpDomainCalls({ locale }: { readonly locale: string }): DomainCalls {
  return {
    async search({ text, group }, take, signal) {
      const params = new URLSearchParams({ q: text, language: locale, ...(group && { group }) })
      try {
        const response = await fetch(`/api/domains/search?${params.toString()}`, { signal })
        if (!response.ok || !response.body) return troubleIn(response)
        for await (const rows of jsonLinesOf(response.body)) {
          if (signal.aborted) break
          take(rows.map((row) => foundNameOf(row as SearchRow)))
        }
        return null
      } catch {
        return 'unreachable'
      }
    },
    async check(names, signal) {
      const headers = { 'Content-Type': 'application/json', [localeHeader]: locale }
      try {
        const body = JSON.stringify({ names })
        const response = await fetch('/api/domains/check', { method: 'POST', headers, body, signal })
        if (!response.ok) return troubleIn(response)
        const { rows } = (await response.json()) as { readonly rows: readonly SearchRow[] }
        return rows.map(foundNameOf)
      } catch {
        return 'unreachable'
      }
    },
  }
}

function troubleIn({ status }: Response): LookupFailure {
  return status === 429 ? 'tooFast' : 'unreachable'
}

function foundNameOf(row: SearchRow): NameResult {
  const { firstYear: _first, renewal: _renewal, transfer: _transfer, threeYears: _sum, years: _years, ...result } = row
  return { ...result, prices: pricesOf(row) }
}

function pricesOf({ firstYear, renewal, transfer, threeYears, years = 1 }: SearchRow): NameResultPrices | null {
  const amounts = [firstYear, renewal, threeYears].map((euros) => (euros === null ? null : centsOfEuros(euros)))
  const [first, again, sum] = amounts
  if (first == null || again == null || sum == null) return null
  return {
    firstYear: first,
    renewal: again,
    transfer: transfer === null ? null : centsOfEuros(transfer),
    threeYears: sum,
    years,
  }
}

/** Parses a stream of JSON lines and yields the values in groups as they arrive. An incomplete last line is dropped. */
export async function* jsonLinesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly unknown[], void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      const values = lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))
      if (values.length > 0) yield values
    }
  } finally {
    // Cancels the stream so that the connection is released.
    reader.cancel().catch(() => {})
  }
}
