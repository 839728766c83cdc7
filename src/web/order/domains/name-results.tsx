import { useMemo, useState, useEffect, useId } from 'react'
import { useTranslations } from 'use-intl'
import { orderableNameOf, type ExtensionTable } from '#domain/names/domain-name.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import type { NameResult } from '#domain/names/name-result.ts'
import { requestKeyOf, type RequestedName, requestedNamesOf } from '#domain/names/requested-names.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'
import { useExtensions } from '#web/order/extension-table.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CheckedName } from './checked-name.tsx'
import { ListSummary } from './list-summary.tsx'
import { lookups, useNameLookup } from './lookups.ts'
import { sortedNames } from './name-order.ts'
import { offeredPricesOf } from './name-prices.ts'
import { SearchSuggestion, UnorderableName } from './name-row.tsx'
import { allExtensions, offeredExtensions } from './offered-extensions.ts'
import type { NameQuery } from './search-address.ts'

interface Props {
  readonly query: NameQuery
  readonly isList: boolean
}

/** The names a search comes to; the table of extensions is fetched with the first one. */
export function NameResults(props: Props) {
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const { table, hasFailed, retry } = useExtensions()
  if (table) return <Results table={table} {...props} />
  if (!hasFailed) return <LoadingResults />
  return (
    <p className="note err failed">
      <Icon name="warn" />
      <span>{t('tableFailed')}</span>
      <button type="button" className="btn btn-t" onClick={retry}>
        {word('retry')}
      </button>
    </p>
  )
}

type WishedName = RequestedName & { readonly kind: 'name' }

function Results({ query, isList, table }: Props & { readonly table: ExtensionTable }) {
  const { text, group, sort } = query
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
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
  const wished = rows.filter((row): row is WishedName => row.kind === 'name')
  const names = wished.map(({ name }) => name.ascii)
  // What became known since somebody sorted moves nothing.
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

  return (
    <>
      {isList && wished.length > 0 && <ListSummary wishes={wished} table={table} />}
      {alternative && (
        <p className="alternative">
          {t('orHyphens', { name: alternative })} <SearchSuggestion name={alternative} className="btn btn-t" />
        </p>
      )}
      <LookAlikeNote rows={rows} />
      <ul className="res" aria-label={t('results')}>
        {sorted.map((wish) =>
          wish.kind === 'name' ? (
            <CheckedName key={requestKeyOf(wish)} wish={wish} table={table} />
          ) : (
            <UnorderableName key={requestKeyOf(wish)} wish={wish} />
          ),
        )}
      </ul>
      {!isList && wished.length > 0 && hasMore && (
        <p className="more">
          <button type="button" className="btn btn-s" onClick={() => setPresses(presses + 1)}>
            {t('more')}
          </button>
        </p>
      )}
      {wished.length > 0 && <p className="small hint">{price('cancelHint')}</p>}
      {!isList && wished.length > 0 && (isDone || presses > 0) && (
        <Suggestions text={text} table={table} shown={names} />
      )}
    </>
  )
}

function LoadingResults() {
  const t = useTranslations('orderDomains')
  return (
    <div aria-busy="true">
      <p className="vh">{t('looking')}</p>
      <div className="bars late" aria-hidden="true">
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
      </div>
    </div>
  )
}

/** Names that can be taken for others are shown as computers read them; here is why. */
function LookAlikeNote({ rows }: { readonly rows: readonly RequestedName[] }) {
  const t = useTranslations('orderDomains')
  const wish = rows.find((row) => row.kind === 'name' && displayNameOf(row.name.ascii) !== row.name.unicode)
  if (wish?.kind !== 'name') return null
  return (
    <p className="note lookalike">
      <Icon name="warn" />
      <span>
        {t.rich('lookAlike', {
          name: () => <bdi>{wish.name.unicode}</bdi>,
          ascii: () => <b>{wish.name.ascii}</b>,
        })}
      </span>
    </p>
  )
}

interface SuggestionsProps {
  readonly text: string
  readonly table: ExtensionTable
  /** They stand above already. */
  readonly shown: readonly string[]
}

const maxSuggestions = 6

/** Other names, looked up and found free; nothing where there are none. */
function Suggestions({ text, table, shown }: SuggestionsProps) {
  const t = useTranslations('orderDomains')
  const id = useId()
  const [suggested, setSuggested] = useState<readonly NameResult[]>([])

  useEffect(() => {
    const stopping = new AbortController()
    void lookups.suggest(text, stopping.signal).then(setSuggested)
    return () => stopping.abort()
  }, [text])

  const wishes = suggested.flatMap((found) => wishOf(found, table)).filter(({ name }) => !shown.includes(name.ascii))
  if (wishes.length === 0) return null
  return (
    <section className="also" aria-labelledby={id}>
      <h2 id={id}>{t('suggestions')}</h2>
      <ul className="res">
        {wishes.slice(0, maxSuggestions).map((wish) => (
          <CheckedName key={wish.name.ascii} wish={wish} table={table} />
        ))}
      </ul>
    </section>
  )
}

function wishOf({ sld, tld }: NameResult, table: ExtensionTable): (RequestedName & { readonly kind: 'name' })[] {
  const name = orderableNameOf(sld, tld, table)
  const extension = table.extensions.get(tld)
  return name.ok && extension ? [{ kind: 'name', name: name.value, extension, isExact: false }] : []
}
