import { useDeferredValue, useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatCount } from '#core/locale/number-format.ts'
import { splitNameList } from '#core/names/parsed-name.ts'
import { track } from '#web/analytics/track.ts'
import { keepChoice } from '#web/order/kept-choices.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { ChipChoice } from '#web/ui/chip-choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type NameSort, nameSorts } from './name-order.ts'
import { NameResults } from './name-results.tsx'
import { NameSearch } from './name-search.tsx'
import { nameGroups, type NameGroup } from './offered-extensions.ts'
import { showSearch, useNameQuery } from './search-address.ts'

/** Longer lists are not stored for later visits. */
const maxKeptLength = 1000

/** Domain step: the search field and its results. */
export function DomainsPage() {
  const { pages, extensions, accepts } = useOrder()
  const { h1, lead } = pages.orderDomains
  const { text, group, sort } = useNameQuery()
  // Deferred, so that typing is not blocked by rendering rows.
  const searched = useDeferredValue(text)
  const list = splitNameList(searched)
  const isList = list.ok && list.value.length > 1

  useEffect(() => {
    if (searched === '') return
    track('search', extensions.featured)
    keepChoice({ typed: searched.length > maxKeptLength ? '' : searched })
  }, [searched, extensions])

  return (
    <OrderLayout id="orderDomains">
      <h1>{h1}</h1>
      <NameSearch />
      {searched === '' ? (
        <p className="lead">{lead}</p>
      ) : (
        <>
          <div className="tools">
            {!isList && (
              <ExtensionGroups chosen={group} onChoose={(next) => showSearch({ group: next }, { replace: true })} />
            )}
            <SortChoice chosen={sort} onChoose={(next) => showSearch({ sort: next }, { replace: true })} />
          </div>
          <NameResults key={`${group} ${searched}`} query={{ text: searched, group, sort }} isList={isList} />
        </>
      )}
      <p className="small muted accepts">{accepts}</p>
    </OrderLayout>
  )
}

interface GroupsProps {
  readonly chosen: NameGroup
  readonly onChoose: (group: NameGroup) => void
}

/** Tabs for the group of extensions to search. */
function ExtensionGroups({ chosen, onChoose }: GroupsProps) {
  const t = useTranslations('orderDomains')
  const { total } = useOrder().extensions
  const hundreds = formatCount(Math.floor(total / 100) * 100, useLocale())
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{t('groupsLabel')}</legend>
      <ChipChoice
        choices={nameGroups.map((group) => ({ value: group, label: t(`groups.${group}`, { total: hundreds }) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </fieldset>
  )
}

interface SortProps {
  readonly chosen: NameSort | null
  readonly onChoose: (sort: NameSort | null) => void
}

/** Sort order of the results. */
function SortChoice({ chosen, onChoose }: SortProps) {
  const t = useTranslations('orderDomains.sort')
  return (
    <label className="sort-choice">
      <span>{t('label')}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) => onChoose(nameSorts.find((sort) => sort === event.target.value) ?? null)}
      >
        <option value="">{t('fit')}</option>
        {nameSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
      <Icon name="chev" size="s" />
    </label>
  )
}
