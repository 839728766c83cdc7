import { useLocale, useTranslations } from 'use-intl'
import { chargeOf } from '#core/catalogue/charge.ts'
import { netOf } from '#core/catalogue/price.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { centsOfEuros } from '#core/money/money.ts'
import { VerifyNote } from '#web/account/verify-note.tsx'
import type { PaymentRefusal } from '#web/api/payments.ts'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withArticle } from '#web/ui/with-article.tsx'

interface NoteProps {
  readonly refusal: PaymentRefusal
  readonly email: string
}

/** Why the order was refused and how to continue. The visitor's choices are kept. */
export function RefusalNote({ refusal: { status, code, details }, email }: NoteProps) {
  const t = useTranslations('payment.refusals')
  const problems = useTranslations('problems')
  if (status === 0) return <FormNote>{t(navigator.onLine ? 'unanswered' : 'offline')}</FormNote>
  if (code === 'price_changed') return <ChangedPrices items={details.items ?? []} />
  if (code === 'domain_taken' || code === 'premium_name') {
    return <UnobtainableNote code={code} itemIds={details.itemIds ?? []} />
  }
  if (code === 'holder_incomplete') return <FormNote>{t('holder_incomplete')}</FormNote>
  if (code === 'email_unconfirmed') return <VerifyNote email={email} isNeeded />
  // Shown beside the payment methods instead.
  if (code === 'unknown_payment_method') return null
  const problemCode = code as 'unavailable'
  if (code?.startsWith('coupon_')) return <CouponNote text={problems(problemCode)} />
  return (
    <FormNote>{withArticle(problems(problems.has(problemCode) ? problemCode : 'unavailable'), problemCode)}</FormNote>
  )
}

/** The coupon no longer applies; the order can be paid without it. */
function CouponNote({ text }: { readonly text: string }) {
  const t = useTranslations('payment.refusals')
  const store = useCartStore()
  if (!useCart().coupon) return null
  const drop = async () => (await import('#web/api/coupons.ts')).dropCode(store)
  return (
    <FormNote>
      {text}{' '}
      <button type="button" className="button button-text" onClick={() => void drop().catch(() => {})}>
        {t('dropCode')}
      </button>
    </FormNote>
  )
}

/** Previous and current prices; the cart beside the note is up to date. */
function ChangedPrices({ items }: { readonly items: NonNullable<PaymentRefusal['details']['items']> }) {
  const t = useTranslations('payment.refusals')
  const locale = useLocale()
  const nameOf = useItemName()
  const cart = useCart()
  const changes = items.flatMap(({ id, priceChanged }) => {
    const item = cart.items.find((each) => each.id === id)
    if (!item || !priceChanged) return []
    const renewal = item.renewal && chargeOf(item.renewal)
    return [
      { key: 'change' as const, id, name: nameOf(item), from: priceChanged.from, to: netOf(item) },
      { key: 'renewalChange' as const, id, name: nameOf(item), from: priceChanged.renewalFrom, to: renewal },
    ]
  })
  return (
    <FormNote title={t('priceChanged')}>
      {changes.map(({ key, id, name, from, to }) => {
        const before = from === undefined ? null : centsOfEuros(from)
        if (before === null || to === null || before === to) return null
        return (
          <span key={`${key} ${id}`} className="change">
            {t(key, { name, from: formatEuro(before, locale), to: formatEuro(to, locale) })}
          </span>
        )
      })}
      {withArticle(t('newTotal', { total: formatEuro(cart.totals.total, locale) }), 'price_changed')}
    </FormNote>
  )
}

interface Props {
  readonly code: 'domain_taken' | 'premium_name'
  readonly itemIds: readonly string[]
}

/** Domain names that were registered elsewhere meanwhile; the rest can be ordered without them. */
function UnobtainableNote({ code, itemIds }: Props) {
  const t = useTranslations('payment.refusals')
  const cart = useTranslations('cart')
  const nameOf = useItemName()
  const { remove } = useRemoval()
  const unobtainable = useCart().items.filter(({ id }) => itemIds.includes(id))
  if (unobtainable.length === 0) return null
  return (
    <div className="note error" role="alert">
      <Icon name="warn" />
      <div>
        {unobtainable.map((item) => {
          const name = nameOf(item)
          return (
            <p key={item.id}>
              <b>{t(code, { name })}</b>
              <span className="ways">
                <button
                  type="button"
                  className="button button-text"
                  aria-label={cart('removeItem', { name })}
                  onClick={() => void remove(item, name)}
                >
                  {cart('remove')}
                </button>
                <OrderLink to="orderDomains" q={name} className="button button-text">
                  {t('otherName')}
                </OrderLink>
              </span>
            </p>
          )
        })}
        <p>{withArticle(t('restCanBe'), code)}</p>
      </div>
    </div>
  )
}
