import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import { CartSummary } from '#web/cart/cart-summary.tsx'
import { useCart } from '#web/cart/use-cart.ts'
import { useSession } from '#web/session/use-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { closeFromBeside, openModal } from '#web/ui/modal.tsx'
import { isSheetEntry, sheetEntry } from './order-address.ts'
import { OrderColumns } from './order-columns.tsx'
import { type OrderPageId, useOrder } from './order-context.ts'
import { OrderLink } from './order-link.tsx'

/** Next step of each page, with the note shown beside its button. */
const nexts = {
  orderDomains: { to: 'orderHosting', label: 'toHosting', note: 'hostingOptional' },
  orderHosting: { to: 'orderAccount', label: 'toAccount', note: 'payLast' },
} as const
/** Logged-in customers skip the account step. */
const knownNext = { to: 'orderPayment', label: 'toPayment', note: 'payLast' } as const

/** Two columns: step and cart. On a phone the cart is last, and also opens as a sheet from the bar with the total. */
export function OrderLayout({ id, children }: { readonly id: OrderPageId; readonly children: ReactNode }) {
  const t = useTranslations('order')
  const { accepts } = useOrder()
  const { status } = useSession()
  const sheet = useSheet()
  const isSkipping = id === 'orderHosting' && status === 'authenticated'
  const next = isSkipping ? knownNext : id === 'orderDomains' || id === 'orderHosting' ? nexts[id] : undefined
  const summary = (
    <CartSummary
      action={
        next && (
          <OrderLink to={next.to} className="button button-primary button-wide">
            {t(next.label)} <Icon name="arrow" size="s" />
          </OrderLink>
        )
      }
      note={
        next && (
          <p className="secondary-link">
            <Icon name="info" size="s" /> {t(next.note)}
            {id === 'orderHosting' && ` ${accepts}`}
          </p>
        )
      }
    />
  )
  return (
    <>
      <OrderColumns summary={!sheet.isOpen && summary}>{children}</OrderColumns>
      {next && (
        <MobileBar onOpen={sheet.open}>
          <OrderLink to={next.to} className="button button-primary" label={t(next.label)}>
            {t('next')} <Icon name="arrow" size="s" />
          </OrderLink>
        </MobileBar>
      )}
      {sheet.isOpen && <CartSheet onClose={sheet.close}>{summary}</CartSheet>}
    </>
  )
}

/** Bar with the total and the next step, always visible on phones and in low windows. The total opens the cart. */
function MobileBar({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) {
  const t = useTranslations('order')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const { items, totals } = useCart()
  if (items.length === 0) return null
  return (
    <div className="mobile-bar">
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <small>{t('barCount', { count: items.length })}</small>
        <b>
          {formatEuro(totals.total, locale)} <Icon name="chev" size="s" />
        </b>
        <span className="visually-hidden">{cart('show')}</span>
      </button>
      {children}
    </div>
  )
}

/** The open sheet has its own history entry, so that "back" closes it. `navigate` replaces that entry. */
function useSheet() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => {
      history.pushState({ ...(history.state as object | null), ...sheetEntry }, '')
      setOpen(true)
    },
    close: () => {
      if (isSheetEntry()) history.back()
      setOpen(false)
    },
  }
}

interface SheetProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The cart as a bottom sheet, closed by its button, Esc, "back" or a click beside it. */
function CartSheet({ onClose, children }: SheetProps) {
  const t = useTranslations('cart')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const close = () => dialog.current?.close()
    openModal(dialog.current)
    const stopListening = dialog.current ? closeFromBeside(dialog.current) : undefined
    addEventListener('popstate', close)
    return () => {
      stopListening?.()
      removeEventListener('popstate', close)
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={t('title')}
      // Close events of nested dialogs bubble up and are ignored.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <button type="button" className="close" aria-label={common('close')} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
