import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { type CartItem, childrenOf, subjectOf, totalsOf } from '#core/cart/cart.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { ChosenSide } from '#web/price/vat-pair.tsx'
import type { DrawingName } from '#web/ui/drawing-sizes.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { CartLine, CartSums } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import type { CartView } from './cart-store.ts'
import { EmptySummary, LoadingSummary, SummaryFrame } from './summary-frame.tsx'
import { useRemoval, UndoNote } from './removal.tsx'
import { useCart } from './use-cart.ts'
import { useVatPreview } from '#web/order/order-session.ts'

interface Props {
  /** Stays visible below the total. */
  readonly action?: ReactNode
  readonly note?: ReactNode
}

/** The cart beside an order page: a drawing of its products, the lines and the total. */
export function CartSummary(props: Props) {
  const cart = useCart()
  return cart.phase === 'loading' ? <LoadingSummary /> : <CartPanel {...props} cart={cart} />
}

/** In a low window the lines scroll, while the total and the action stay visible. */
function CartPanel({ action, note, cart }: Props & { readonly cart: CartView }) {
  const t = useTranslations('cart')
  const price = useTranslations('price')
  const locale = useLocale()
  const { remove } = useRemoval()
  const preview = useVatPreview()
  const panel = useRef<HTMLElement>(null)
  usePanelHeight(panel)
  const { items } = cart
  const totals = totalsOf(items, preview ?? cart.totals.vatRate)
  const count = t('count', { count: items.length })

  const branch = (item: CartItem): ReactNode => {
    const below = childrenOf<CartItem>(items, item.id)
    return (
      <CartLine
        key={subjectOf(items, item)}
        item={item}
        vatRate={totals.vatRate}
        forward={forwardOf(item, below)}
        changedFrom={cart.changedFrom.get(item.id)}
        onRemove={(...removed) => void remove(...removed)}
      >
        {below.length > 0 && <ul>{below.map(branch)}</ul>}
      </CartLine>
    )
  }

  if (items.length === 0) {
    return <EmptySummary isBusy={cart.busy} notices={<CartNotices />} undo={<UndoNote />} />
  }
  return (
    <SummaryFrame
      ref={panel}
      isBusy={cart.busy}
      drawing={<SummarySill items={items} />}
      count={
        <>
          {count}, <ChosenSide text={(side) => price(side === 'excl' ? 'exclVat' : 'inclVat')} />
        </>
      }
    >
      <div className="summary-body" role="group" aria-label={count}>
        <CartNotices />
        <ul className="tree">{items.filter(({ parentId }) => parentId === null).map(branch)}</ul>
        <UndoNote />
        <CartSums cart={cart} totals={totals} />
        {note}
      </div>
      <div className="summary-foot">
        <dl className="totals">
          <div className="summary-row">
            <dt>
              {t('payNow')}
              <small>
                {t('inclVat')}
                {totals.vatRate !== cart.totals.vatRate && ` (${t('preview')}, ${formatRate(totals.vatRate, locale)})`}
              </small>
            </dt>
            <dd>{formatEuro(totals.total, locale)}</dd>
          </div>
        </dl>
        {action}
      </div>
    </SummaryFrame>
  )
}

/** Fits the panel into the window: CSS reads its offset and the height of its parts that do not scroll. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => fit(panel.current))
  useEffect(() => {
    const fitAgain = () => fit(panel.current)
    addEventListener('scroll', fitAgain, { passive: true })
    addEventListener('resize', fitAgain)
    return () => {
      removeEventListener('scroll', fitAgain)
      removeEventListener('resize', fitAgain)
    }
  }, [panel])
}

function fit(panel: HTMLElement | null): void {
  const body = panel?.querySelector<HTMLElement>('.summary-body, .lines')
  if (!panel || !body) return
  panel.style.setProperty('--from', `${Math.round(panel.getBoundingClientRect().top)}px`)
  panel.style.setProperty('--rest', `${panel.offsetHeight - body.offsetHeight}px`)
  // A scrollable area must be reachable by keyboard.
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

const maxPlants = 7

/** Draws each product as a plant. New plants grow once. If there are too many, only the most recent ones are drawn. */
export function SummarySill({ items }: { readonly items: readonly CartItem[] }) {
  const [initialIds] = useState(() => new Set(items.map((item) => item.id)))
  const plants = plantsOf(items)
  const shown = plants.slice(-maxPlants)
  return (
    <div className="summary-sill" aria-hidden="true">
      {plants.length > shown.length && <b>+{plants.length - shown.length}</b>}
      {shown.map(({ itemId, drawing, height, pot }) => (
        <Drawing
          key={itemId}
          name={drawing}
          height={height}
          {...(pot && { pot })}
          {...(!initialIds.has(itemId) && { className: 'newly-grown' })}
        />
      ))}
    </div>
  )
}

interface CartPlant {
  readonly itemId: string
  readonly drawing: DrawingName
  readonly height: number
  readonly pot?: 'butter'
}

const sizes: Readonly<Record<string, { drawing: DrawingName; height: number }>> = {
  stek: { drawing: 'stek', height: 66 },
  struik: { drawing: 'struik', height: 80 },
  boom: { drawing: 'boom', height: 92 },
}

/** One plant per product; extras and services are drawn on the plant they belong to. */
function plantsOf(items: readonly CartItem[]): readonly CartPlant[] {
  return items.flatMap((item): CartPlant[] => {
    if (item.type === 'domain') {
      return item.priceType === 'transfer'
        ? [{ itemId: item.id, drawing: 'tulp', height: 66, pot: 'butter' }]
        : [{ itemId: item.id, drawing: 'spruit', height: 54 }]
    }
    const size = sizes[item.productSlug.split('-').at(-1) ?? '']
    return item.type === 'hosting' && size ? [{ itemId: item.id, ...size }] : []
  })
}

/** Forwarding target of a name; undefined for names with a package, which is shown instead. */
export function forwardOf(item: CartItem, below: readonly CartItem[]): string | undefined {
  if (item.type !== 'domain' || below.some(({ type }) => type === 'hosting')) return undefined
  return item.parameters.forwardTo
}
