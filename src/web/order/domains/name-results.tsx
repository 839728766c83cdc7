import { useId, useMemo, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { requestKeyOf, type RequestedName, requestedNamesOf } from '#core/names/requested-names.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { useExtensions } from '#web/order/extension-table.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingBars } from '#web/ui/loading-bars.tsx'
import { CheckedName } from './checked-name.tsx'
import { ListSummary } from './list-summary.tsx'
import { lookups, useFreeOnTop, useIsOutOfReach, useNameLookup, useSuggestions } from './lookups.ts'
import { type OrderableName, sortedNames } from './name-order.ts'
import { namePricesOf, offeredPricesOf } from './name-prices.ts'
import { SearchSuggestion, UnorderableName } from './name-row.tsx'
import { allExtensions, offeredExtensions } from './offered-extensions.ts'
import type { NameQuery } from './search-address.ts'

interface Props {
  readonly query: NameQuery
  readonly isList: boolean
}

/** Search results. The extension table is loaded with the first search. */
export function NameResults(props: Props) {
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const { table, hasFailed, retry } = useExtensions()
  if (table) return <Results table={table} {...props} />
  if (!hasFailed) return <LoadingResults />
  return (
    <p className="note error failed">
      <Icon name="warn" />
      <span>{t('tableFailed')}</span>
      <button type="button" className="button button-text" onClick={retry}>
        {word('retry')}
      </button>
    </p>
  )
}

function Results({ query, isList, table }: Props & { readonly table: ExtensionTable }) {
  const { text, group, sort } = query
  const t = useTranslations('orderDomains')
  const { extensions, pricedOn } = useOrder()
  const [presses, setPresses] = useState(0)
  const everything = useMemo(
    () => (group === 'all' ? allExtensions(table, extensions.featured, sort, pricedOn) : []),
    [table, extensions, group, sort, pricedOn],
  )
  const { tlds, hasMore } = offeredExtensions(extensions, group, presses, everything)
  const { rows, alternative } = useMemo(
    () => requestedNamesOf(text, table, isList ? extensions.featured : tlds),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is made of the group and how much of it shows
    [text, table, isList, everything, group, presses],
  )
  const orderable = rows.filter((row): row is OrderableName => row.kind === 'name')
  const names = orderable.map(({ name }) => name.ascii)
  // Lookup results that arrive after sorting do not move rows.
  const sorted = useMemo(
    () =>
      sortedNames(rows, sort, ({ name, extension }) =>
        offeredPricesOf(extension, lookups.of(name.ascii), pricedOn, visitorVatRate),
      ),
    [rows, sort, pricedOn],
  )
  const isStreamed = !isList && group !== 'all' && (group !== 'popular' || presses === 0)
  const question = isStreamed ? { text, ...(group !== 'popular' && { group }) } : undefined
  const isDone = useNameLookup({ text, names, question, isList })
  const isOut = useIsOutOfReach(rows[0])
  const suggested = useSuggestions(text, table, !isList && orderable.length > 0 && (isOut || isDone || presses > 0))
  const list = useRef<HTMLUListElement>(null)
  const ranked = useFreeOnTop(rows, suggested, list)
  const shown = isList || sort !== null ? sorted : ranked
  const keys = new Set(shown.map(requestKeyOf))
  const others = suggested.filter((row) => !keys.has(requestKeyOf(row)))

  return (
    <>
      {isList && orderable.length > 0 && <ListSummary names={orderable} table={table} />}
      {alternative && (
        <p className="alternative">
          {t('orHyphens', { name: alternative })} <SearchSuggestion name={alternative} className="button button-text" />
        </p>
      )}
      <PreviewNote rows={rows} />
      <ul className="result-list" aria-label={t('results')} ref={list}>
        {shown.map((row, place) =>
          row.kind === 'name' ? (
            // The key holds the position: a name that takes another's place mounts a new row, so nothing appears to
            // move.
            <CheckedName key={`${place} ${requestKeyOf(row)}`} row={row} table={table} isByYears={sort === 'years'} />
          ) : (
            <UnorderableName key={requestKeyOf(row)} row={row} />
          ),
        )}
      </ul>
      {!isList && orderable.length > 0 && hasMore && (
        <p className="more">
          <button type="button" className="button button-secondary" onClick={() => setPresses(presses + 1)}>
            {t('more')}
          </button>
        </p>
      )}
      {orderable.length > 0 && <CancelHint />}
      {others.length > 0 && <Suggestions names={others} table={table} />}
    </>
  )
}

function CancelHint() {
  return <p className="small hint">{useTranslations('price')('cancelHint')}</p>
}

/** Prices use the default VAT rate; readers who will probably pay another rate are told the difference. */
function PreviewNote({ rows }: { readonly rows: readonly RequestedName[] }) {
  const t = useTranslations('orderDomains.preview')
  const locale = useLocale()
  const { previewVat, pricedOn } = useOrder()
  const first = rows.find((row) => row.kind === 'name')
  if (previewVat === null || first?.kind !== 'name') return null
  const prices = namePricesOf(first.extension, pricedOn, previewVat)
  if (!prices) return null
  return (
    <p className="readers-vat">
      {t('note', {
        visitorRate: formatRate(visitorVatRate, locale),
        rate: formatRate(previewVat, locale),
        tld: first.name.tld,
        years: prices.years,
        first: formatEuro(prices.firstTerm.incl, locale),
        later: prices.renewal ? formatEuro(prices.renewal.incl, locale) : '',
      })}
    </p>
  )
}

function LoadingResults() {
  const t = useTranslations('orderDomains')
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('looking')}</p>
      <LoadingBars count={3} isTall />
    </div>
  )
}

interface SuggestionsProps {
  readonly names: readonly OrderableName[]
  readonly table: ExtensionTable
}

const maxSuggestions = 6

/** Free alternatives that are not in the list above. */
function Suggestions({ names, table }: SuggestionsProps) {
  const t = useTranslations('orderDomains')
  const id = useId()
  return (
    <section className="suggestions" aria-labelledby={id}>
      <h2 id={id}>{t('suggestions')}</h2>
      <ul className="result-list">
        {names.slice(0, maxSuggestions).map((row) => (
          <CheckedName key={row.name.ascii} row={row} table={table} />
        ))}
      </ul>
    </section>
  )
}
