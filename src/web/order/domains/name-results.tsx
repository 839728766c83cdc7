import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionTable } from '#domain/names/domain-name.ts'
import { requestKeyOf, type RequestedName, requestedNamesOf } from '#domain/names/requested-names.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'
import { CheckedName } from '#web/order/domains/checked-name.tsx'
import { ListSummary } from '#web/order/domains/list-summary.tsx'
import { LookAlikeNote } from '#web/order/domains/look-alike-note.tsx'
import { lookups } from '#web/order/domains/lookups.ts'
import { sortedNames } from '#web/order/domains/name-order.ts'
import { allExtensions, offeredExtensions } from '#web/order/domains/offered-extensions.ts'
import { offeredPricesOf } from '#web/order/domains/offered-prices.ts'
import type { NameQuery } from '#web/order/domains/search-address.ts'
import { SearchThat } from '#web/order/domains/search-that.tsx'
import { Suggestions } from '#web/order/domains/suggestions.tsx'
import { UnorderableName } from '#web/order/domains/unorderable-name.tsx'
import { useLookingUp } from '#web/order/domains/use-looking-up.ts'
import { useExtensions } from '#web/order/extension-table.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'

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
  if (!hasFailed) return <WaitingResults />
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
  const isDone = useLookingUp({ text, names, question, isList })

  return (
    <>
      {isList && wished.length > 0 && <ListSummary wishes={wished} table={table} />}
      {alternative && (
        <p className="alternative">
          {t('orHyphens', { name: alternative })} <SearchThat name={alternative} className="btn btn-t" />
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

function WaitingResults() {
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
