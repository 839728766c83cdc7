import { type ReactNode, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { type CartItem, childrenOf, type Totals } from '#domain/cart/cart.ts'
import { chargeOf } from '#domain/catalogue/charge.ts'
import { netOf } from '#domain/catalogue/price.ts'
import { formatEuro, formatRate } from '#domain/money/euro-format.ts'
import { type Cents, cents, vatPairOf } from '#domain/money/money.ts'
import { useOrder } from '#web/order/order-context.ts'
import type { DrawingName } from '#web/ui/drawing-sizes.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { CartNotices } from './cart-notices.tsx'
import { useItemName } from './item-name.ts'
import { LoadingSummary } from './placeholder-summary.tsx'
import { useRemoval, UndoNote } from './removal.tsx'
import { useCart } from './use-cart.ts'
import { useRenewals } from './use-renewals.ts'

/** The cart beside an order page: plants on a sill, what was chosen, and what it comes to. */
export function CartSummary({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('cart')
  const cart = useCart()
  const { remove } = useRemoval()

  const branch = (item: CartItem): ReactNode => {
    const below = childrenOf<CartItem>(cart.items, item.id)
    return (
      <CartLine
        key={item.id}
        item={item}
        changedFrom={cart.changedFrom.get(item.id)}
        onRemove={(...removed) => void remove(...removed)}
      >
        {below.length > 0 && <ul>{below.map(branch)}</ul>}
      </CartLine>
    )
  }

  if (cart.phase === 'loading') return <LoadingSummary />
  return (
    <aside className="sum" aria-label={t('title')} aria-busy={cart.busy}>
      <SummarySill items={cart.items} />
      <h2>
        {t('title')} <small>{t('count', { count: cart.items.length })}</small>
      </h2>
      <CartNotices />
      {cart.items.length === 0 ? (
        <p className="muted nothing">{t('empty')}</p>
      ) : (
        <ul className="tree">{cart.items.filter(({ parentId }) => parentId === null).map(branch)}</ul>
      )}
      <UndoNote />
      {cart.items.length > 0 && (
        <>
          <CartTotals items={cart.items} totals={cart.totals} anonymous={cart.anonymous} />
          {children}
        </>
      )}
    </aside>
  )
}

/** Each product is a plant on the sill. One that is new grows, once; what was there stands. */
export function SummarySill({ items }: { readonly items: readonly CartItem[] }) {
  const [stood] = useState(() => new Set(items.map((item) => item.id)))
  return (
    <div className="sumsill">
      {plantsOf(items).map(({ itemId, drawing, height, pot }) => (
        <Drawing
          key={itemId}
          name={drawing}
          height={height}
          {...(pot && { pot })}
          {...(!stood.has(itemId) && { className: 'grew' })}
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
  stek: { drawing: 'stek', height: 76 },
  struik: { drawing: 'struik', height: 92 },
  boom: { drawing: 'boom', height: 116 },
}

/** Each product puts a plant on the sill of the summary; extras and services grow on what they belong to. */
function plantsOf(items: readonly CartItem[]): readonly CartPlant[] {
  return items.flatMap((item): CartPlant[] => {
    if (item.type === 'domain') {
      return item.priceType === 'transfer'
        ? [{ itemId: item.id, drawing: 'tulp', height: 72, pot: 'butter' }]
        : [{ itemId: item.id, drawing: 'spruit', height: 58 }]
    }
    const size = sizes[item.productSlug.split('-').at(-1) ?? '']
    return item.type === 'hosting' && size ? [{ itemId: item.id, ...size }] : []
  })
}

interface LineProps {
  readonly item: CartItem
  readonly onRemove: (item: CartItem, name: string) => void
  /** What it cost when it was added, if that was something else. */
  readonly changedFrom: Cents | undefined
  /** What hangs under it. */
  readonly children?: ReactNode
}

/** One product in the summary: what it costs now, what it costs after, and what hangs under it. */
function CartLine({ item, onRemove, changedFrom, children }: LineProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const name = useItemName()(item)
  const term = useTermLine(item)
  return (
    <li>
      <div className="r">
        <span className="nm">{name}</span>
        <span className="am">
          {item.discount && <s>{formatEuro(chargeOf(item.price), locale)}</s>} {formatEuro(netOf(item), locale)}
        </span>
        <span className="th">{term}</span>
        <button type="button" className="x" aria-label={t('removeItem', { name })} onClick={() => onRemove(item, name)}>
          {t('remove')}
        </button>
        {changedFrom !== undefined && (
          <span className="th changed">{t('priceChanged', { from: formatEuro(changedFrom, locale) })}</span>
        )}
      </div>
      {children}
    </li>
  )
}

/** The price after the first term always stands beside the one for it. */
function useTermLine(item: CartItem): string {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { priceFrequency, renewal } = item
  if (priceFrequency === null || renewal === null) return netOf(item) === 0 ? t('free') : t('once')
  const price = formatEuro(chargeOf(renewal), locale)
  if (item.priceType === 'transfer') return t('transferThen', { price })
  const term =
    priceFrequency === 'monthly' || priceFrequency === 'yearly'
      ? t(`terms.${priceFrequency}`)
      : t('terms.years', { years: String(Number.parseInt(priceFrequency, 10)) })
  return t('firstTermThen', { term, price })
}

interface TotalsProps {
  readonly items: readonly CartItem[]
  readonly totals: Totals
  /** Whose cart it is decides the rate; a visitor's is only likely. */
  readonly anonymous: boolean
}

/** Subtotal, discount, VAT and what is to pay now; then what is charged after the first terms. */
function CartTotals({ items, totals, anonymous }: TotalsProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { previewVat } = useOrder()
  const rate = formatRate(totals.vatRate, locale)
  const renewals = useRenewals(items, totals.vatRate)
  const previewRenewals = useRenewals(items, previewVat ?? totals.vatRate)
  return (
    <>
      <dl className="tot">
        <Row term={t('subtotal')} amount={formatEuro(totals.subtotal, locale)} />
        {totals.discount > 0 && (
          <Row className="dis" term={t('discount')} amount={`−\u00A0${formatEuro(totals.discount, locale)}`} />
        )}
        <Row term={t('vat', { rate })} amount={formatEuro(totals.vat, locale)} />
        <div className="sumrow">
          <dt>
            {t('payNow')}
            <small>{t('inclVat')}</small>
          </dt>
          <dd>{formatEuro(totals.total, locale)}</dd>
        </div>
      </dl>
      {renewals !== '' && <p className="renew">{t('renewal', { renewals })}</p>}
      {anonymous && <p className="renew">{t('visitorVat', { rate })}</p>}
      {anonymous && previewVat && (
        <p className="renew">
          {t('vatPreview', {
            rate: formatRate(previewVat, locale),
            total: formatEuro(vatPairOf(cents(totals.subtotal - totals.discount), previewVat).incl, locale),
            count: previewRenewals.length,
            later: previewRenewals,
          })}
        </p>
      )}
    </>
  )
}

function Row({
  term,
  amount,
  className,
}: {
  readonly term: string
  readonly amount: string
  readonly className?: string
}) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
