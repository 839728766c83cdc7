import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#core/time/day-format.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { type CartItem, maxItems } from '#core/cart/cart.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { httpCartCalls } from '#web/api/carts.ts'
import { type SharedCart, takeShared } from '#web/api/shared-carts.ts'
import type { CartAnswer } from '#web/cart/cart-calls.ts'
import { CartList } from './cart-list.tsx'
import type { CartStore } from '#web/cart/cart-store.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useSession } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChangedPrices, Note, TakenNames, Unsold } from './arrival-notes.tsx'

export interface OrderPaths {
  readonly orderDomains: string
  readonly orderHosting: string
  readonly orderAccount: string
  readonly orderPayment: string
}

export type Stage = 'choice' | 'added' | 'already' | 'kept' | 'restored' | 'unsold'

export interface Arrival {
  readonly copy: SharedCart
  readonly stage: Stage
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const calls = () => httpCartCalls({ locale: document.documentElement.lang, pause })

/** Adds the shared items to the current cart, or to a new cart that replaces it. */
export function take(
  cart: CartStore,
  token: string,
  { isReplacing }: { readonly isReplacing: boolean },
): Promise<CartAnswer> {
  return cart.switchTo(async (id) => {
    const answer = id === null || isReplacing ? null : await takeShared(id, token)
    if (answer !== null && answer.status !== 404) return answer
    const created = await calls().create()
    return created.cart ? takeShared(created.cart.id, token) : created
  })
}

interface ArrivedProps extends Arrival {
  readonly token: string
  readonly paths: OrderPaths
}

/** Contents of a shared link, and the result of adding them. */
export function Arrived({ copy, stage: first, token, paths }: ArrivedProps) {
  const t = useTranslations('sharedCart')
  const locale = useLocale()
  const store = useCartStore()
  const { items, totals, lasts } = useCart()
  const [stage, setStage] = useState(first)
  const [previous, setPrevious] = useState<string | null>(null)
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const day = formatDay(shopDayOf(copy.expiresAt), locale)

  async function choose(name: string, work: () => Promise<CartAnswer>, next: Stage): Promise<void> {
    if (busy !== undefined) return
    const before = store.id()
    setBusy(name)
    const { cart, code = 'unavailable' } = await work()
    setBusy(undefined)
    setFailure(cart ? undefined : code)
    if (!cart) return
    setPrevious(name === 'replace' ? before : null)
    setStage(next)
  }
  const button = (name: 'add' | 'replace', isReplacing: boolean) => (
    <button
      type="button"
      className={isReplacing ? 'button button-secondary' : 'button button-primary'}
      aria-disabled={busy !== undefined}
      aria-busy={busy === name}
      onClick={() => void choose(name, () => take(store, token, { isReplacing }), 'added')}
    >
      {t(name)}
    </button>
  )
  const refused = failure !== undefined && (
    <FormNote>{failure === 'too_many_items' ? t('full', { max: String(maxItems) }) : t('notChanged')}</FormNote>
  )

  if (stage === 'choice') {
    return (
      <Outcome title={t('choiceTitle')}>
        <p>{t('choiceLead')}</p>
        {refused}
        <div className="two-carts">
          <CartList title={t('here')} items={items} vatRate={totals.vatRate} />
          <CartList title={t('there')} {...copy} />
        </div>
        <Unsold copy={copy} />
        <p className="help">{t('choiceNote')}</p>
        <div className="keeping">
          {button('add', false)}
          {button('replace', true)}
          <button type="button" className="button button-secondary" onClick={() => setStage('kept')}>
            {t('keep')}
          </button>
        </div>
      </Outcome>
    )
  }
  const isIn = stage === 'added' || stage === 'already'
  return (
    // Each outcome remounts, so that its heading takes the focus.
    <Outcome key={stage} title={t(`${stage}Title`)}>
      <p>{t(`${stage}Text`, { day })}</p>
      {refused}
      {items.length > 0 && (
        <div className="two-carts">
          <CartList title={t('here')} items={items} vatRate={totals.vatRate} />
        </div>
      )}
      <Unsold copy={copy} />
      {isIn && <TakenNames items={items} />}
      {stage === 'added' && <ChangedPrices />}
      {stage === 'added' && copy.items.some(isTyped) && <Note>{t('typed')}</Note>}
      {!lasts && <Note>{t('fleeting')}</Note>}
      <GoOn paths={paths} isFinished={isIn && !copy.items.some(({ type }) => type === 'movingService')} />
      {previous !== null && (
        <p>
          <button
            type="button"
            className="button button-text"
            aria-disabled={busy !== undefined}
            onClick={() => void choose('undo', () => store.switchTo(() => calls().load(previous)), 'restored')}
          >
            {t('undo')}
          </button>
        </p>
      )}
    </Outcome>
  )
}

/** The item has details that a shared link leaves out. */
function isTyped({ type, priceType }: CartItem): boolean {
  return type === 'movingService' || (type === 'domain' && priceType === 'transfer')
}

interface GoOnProps {
  readonly paths: OrderPaths
  /** No details are missing, so the account step is next. */
  readonly isFinished: boolean
}

export function GoOn({ paths, isFinished }: GoOnProps) {
  const t = useTranslations('sharedCart')
  const { items } = useCart()
  const { status } = useSession()
  const last = status === 'authenticated' ? paths.orderPayment : paths.orderAccount
  const next = items.length === 0 ? paths.orderDomains : isFinished ? last : paths.orderHosting
  return (
    <p className="actions">
      <a className="button button-primary" href={next}>
        {t(items.length === 0 ? 'begin' : 'goOn')} <Icon name="arrow" size="s" />
      </a>
      {next === last && (
        <a className="link" href={paths.orderHosting}>
          {t('change')}
        </a>
      )}
    </p>
  )
}
