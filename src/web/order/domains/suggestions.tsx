import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ExtensionTable, orderableNameOf } from '#domain/names/domain-name.ts'
import type { NameResult } from '#domain/names/name-result.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { CheckedName } from '#web/order/domains/checked-name.tsx'
import { lookups } from '#web/order/domains/lookups.ts'

interface Props {
  readonly text: string
  readonly table: ExtensionTable
  /** They stand above already. */
  readonly shown: readonly string[]
}

const maxShown = 6

/** Other names, looked up and found free; nothing where there are none. */
export function Suggestions({ text, table, shown }: Props) {
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
        {wishes.slice(0, maxShown).map((wish) => (
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
