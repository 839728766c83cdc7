import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { subjectOf } from '#core/cart/cart.ts'
import { pricedItemOf } from '#core/cart/order-choice.ts'
import type { DomainName, ExtensionTable } from '#core/names/domain-name.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { newItemId } from '#web/cart/item-ids.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lookups } from './lookups.ts'
import { type NameChoice, placeInCart } from './name-choice.ts'
import type { NamePrices } from './name-prices.ts'
import type { RowAction } from './name-state.ts'

interface Props {
  readonly name: DomainName
  readonly shown: string
  readonly action: RowAction
  readonly choice: NameChoice
  /** The registry's own prices of a premium name; null if the prices of its extension apply. */
  readonly premium: NamePrices | null
  readonly table: ExtensionTable
  readonly onMove: () => void
}

/** The actions of a row. Only this component subscribes to the cart, so the row does not re-render. */
export function NameAction({ name, shown, action, choice, premium, table, onMove }: Props) {
  const t = useTranslations('orderDomains')
  const { pricedOn, paths } = useOrder()
  const store = useCartStore()
  const add = useAdding()
  const inCart = useCartPart((cart) => placeInCart(cart, name.ascii))
  const isBusy = useCartPart(({ busy }) => busy)

  function handleAdd(): void {
    const price = premium?.renewal && { firstYear: premium.firstTerm.excl, renewal: premium.renewal.excl }
    const premiumPrice = price && { ...price, checkedAt: '' }
    const parameters = { ...choice.parameters, ...(premiumPrice && { premiumPrice }) }
    const newChoice = { ...choice, parameters, id: newItemId() }
    const item = pricedItemOf(catalogueWith(undefined, table), newChoice, store.view().items, pricedOn)
    if (!item.ok) return
    void add(item.value)
    if (action === 'move') onMove()
  }
  if (action === 'ask' && inCart === 'absent') {
    return (
      <a
        className="button button-secondary button-medium"
        href={`${paths.contact}?${new URLSearchParams({ domain: name.ascii }).toString()}`}
        aria-label={t('askName', { name: shown })}
      >
        {t('ask')}
      </a>
    )
  }
  if ((action === 'none' || action === 'ask') && inCart === 'absent') return null
  return (
    <RowButton
      name={shown}
      action={action === 'none' || action === 'ask' ? 'wait' : action}
      inCart={inCart}
      isBusy={isBusy}
      onAdd={handleAdd}
      onRetry={() => void lookups.retry(name.ascii)}
    />
  )
}

/** Notes below a row: a failed addition, and on phones, where the cart is off screen, that the cart is not stored. */
export function RowNotes({ name, choice }: { readonly name: string; readonly choice: NameChoice }) {
  const t = useTranslations('cart')
  const failure = useCartPart(({ failed }) => failed.get(subjectOf([], { ...choice, id: '' })))
  const isFleeting = useCartPart((cart) => !cart.lasts && placeInCart(cart, name) === 'added')
  return (
    <>
      {failure?.code === 'premium_name' ? <UnpricedNote name={name} /> : failure && <FailedNote failure={failure} />}
      {isFleeting && (
        <p className="note fleeting">
          <Icon name="info" />
          <span>{t('fleeting')}</span>
        </p>
      )}
    </>
  )
}

/** The price was unavailable. Another lookup fetches it, or reports that the name is taken. */
function UnpricedNote({ name }: { readonly name: string }) {
  const t = useTranslations('orderDomains')
  return (
    <p className="note error failed" role="alert">
      <Icon name="warn" />
      <span>{t('premiumFailed')}</span>
      <button type="button" className="button button-text" onClick={() => void lookups.retry(name)}>
        {t('retry')}
      </button>
    </p>
  )
}

type ButtonAction = Extract<RowAction, 'wait' | 'add' | 'move' | 'retry'>

interface ButtonProps {
  readonly name: string
  readonly action: ButtonAction
  readonly inCart: 'absent' | 'adding' | 'added'
  /** Another item is being added; the button shows this and ignores presses. */
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onRetry: () => void
}

const looks: Readonly<Record<ButtonAction, string>> = {
  wait: 'wait',
  add: 'button-primary',
  move: 'button-secondary',
  retry: 'button-secondary',
}

/** The single action of a row. It stays the same button in every state, so that it keeps the focus. */
function RowButton({ name, action, inCart: cartState, isBusy, onAdd, onRetry }: ButtonProps) {
  const [isPressed, pressAdd] = useDeferredPress(onAdd)
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const inCart = isPressed ? 'adding' : cartState
  const isOpen = inCart === 'absent' && action !== 'wait' && (action === 'retry' || !isBusy)
  return (
    <button
      type="button"
      className={`button button-medium ${inCart === 'added' ? 'added' : looks[action]}`}
      aria-disabled={!isOpen}
      aria-busy={inCart === 'adding'}
      aria-label={inCart === 'absent' ? t(`${action}Name`, { name }) : undefined}
      onClick={isOpen ? (action === 'retry' ? onRetry : pressAdd) : undefined}
    >
      {inCart === 'adding' ? (
        <>
          <Icon name="clock" size="s" /> {word('busy')}
        </>
      ) : inCart === 'added' ? (
        <>
          <Icon name="check" size="s" /> {t('inCart')}
        </>
      ) : (
        <>
          {action === 'retry' && <Icon name="retry" size="s" />} {t(action)}
        </>
      )}
    </button>
  )
}

/** A background tab paints nothing: the work runs after this timeout at the latest. */
const maxWaitMs = 100

/** Shows the press in the next frame and does the expensive work after that paint. */
function useDeferredPress(work: () => void): readonly [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    afterPaint(() => {
      setPressed(false)
      work()
    })
  }
  return [isPressed, press]
}

function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, maxWaitMs)
}
