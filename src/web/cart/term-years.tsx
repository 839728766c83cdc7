import { useTranslations } from 'use-intl'
import { type CartItem, nameOfItem, yearsOf } from '#core/cart/cart.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { cents } from '#core/money/money.ts'
import { useAnnouncer } from './announcer.tsx'
import { FailedNote } from './failed-note.tsx'
import { withChanged } from './item-ids.ts'
import { useItemName } from './item-name.ts'
import { useCart, useCartStore } from './use-cart.ts'

interface Props {
  readonly item: CartItem
}

/** Number of years for which a name is registered in advance. */
export function TermYears({ item }: Props) {
  const t = useTranslations('termYears')
  const { items, busy, failed } = useCart()
  const store = useCartStore()
  const announce = useAnnouncer()
  const name = useItemName()(item)
  const failures = [...failed.values()].filter(({ items: [first] }) => first && nameOfItem(first) === nameOfItem(item))
  const lost = failures.find(({ items: [first] }) => first?.type !== 'domain')

  async function change(years: number): Promise<void> {
    if (store.view().busy) return
    const isChanged = await store.add(...withChanged(items, item, forYears(item, years)))
    announce(isChanged ? t('changed', { name, years }) : t('failed'))
  }

  return (
    <span className="term-years">
      <select
        aria-label={t('label', { name })}
        aria-disabled={busy}
        value={yearsOf(item) ?? 1}
        onChange={(event) => void change(Number(event.target.value))}
      >
        {Array.from({ length: item.maxYears ?? 1 }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('option', { years: index + 1 })}
          </option>
        ))}
      </select>
      {failures.length > 0 && !lost && <b>{t('failed')}</b>}
      {lost && <FailedNote failure={lost} />}
    </span>
  )
}

/** Mirrors the server's pricing: each further year costs the renewal price. */
function forYears(item: CartItem, years: number): CartItem {
  if (item.type !== 'domain' || item.renewal === null) return item
  const { years: before = 1, ...parameters } = item.parameters
  const periodical = cents(chargeOf(item.price) + (years - before) * chargeOf(item.renewal))
  return { ...item, parameters: { ...parameters, ...(years > 1 && { years }) }, price: { ...item.price, periodical } }
}
