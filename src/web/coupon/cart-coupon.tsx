import texts from 'virtual:message-files/coupon'
import { type ComponentType, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import { couponSumsOf } from '#core/cart/coupon.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, cents, type VatPair } from '#core/money/money.ts'
import { dropCode, sendCode } from '#web/api/coupons.ts'
import { couponHoursOf } from './coupon-hours.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import type { CartView } from '#web/cart/cart-store.ts'
import { useCartStore } from '#web/cart/use-cart.ts'
import { useOrderSession } from '#web/order/order-session.ts'
import { pageLocale } from '#web/page-locale.ts'
import { ChosenSide } from '#web/price/vat-pair.tsx'
import { Texts } from '#web/texts.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export interface RowsProps {
  readonly cart: Pick<CartView, 'items' | 'coupon'>
  /** Total of all discounts. */
  readonly discount: VatPair
  readonly vatRate: BasisPoints
  readonly onRemove: (code: string) => void
}

export interface FieldProps {
  /** The code that was just removed, or null. */
  readonly removed: string | null
}

const parts = { rows: CouponRows, field: CouponField }

/** Loads a coupon component together with its messages. */
export async function couponPart<Name extends keyof typeof parts>(name: Name) {
  const locale = pageLocale()
  const own = (await texts[locale]()).default
  const Part = parts[name] as ComponentType<RowsProps | FieldProps>
  return {
    default: function WithTexts(props: Parameters<(typeof parts)[Name]>[0]) {
      const appMessages = useMessages()
      const all = useMemo(() => ({ ...appMessages, ...own }), [appMessages])
      return (
        <Texts locale={locale} messages={all}>
          <Part {...props} />
        </Texts>
      )
    },
  }
}

/** Why a coupon takes nothing off; null for a problem without a text. */
function couponReason(
  t: ReturnType<typeof useTranslations<'coupon'>>,
  problems: ReturnType<typeof useTranslations<'problems'>>,
  { problem, at }: { readonly problem: string | undefined; readonly at: string | undefined },
): string | null {
  const hours = couponHoursOf(problem, at, pageLocale())
  if (hours !== null) return t(hours.key, { moment: hours.moment })
  const code = problem as 'coupon_unknown'
  return problems.has(code) ? problems(code) : null
}

/** Rows in the list of sums: other discounts, the coupon discount, and the reason if it is zero. */
function CouponRows({ cart: { items, coupon }, discount, vatRate, onRemove }: RowsProps) {
  const t = useTranslations('coupon')
  const cart = useTranslations('cart')
  const problems = useTranslations('problems')
  const locale = useLocale()
  const store = useCartStore()
  const session = useOrderSession()
  const announce = useAnnouncer()
  const button = useRef<HTMLButtonElement>(null)
  const [hasFailed, setFailed] = useState(false)

  // The input of the code is gone; without this the focus would fall back to the document.
  useEffect(() => {
    if (session.state().isCouponJustTyped && document.activeElement === document.body) button.current?.focus()
    session.set({ isCouponJustTyped: false })
  }, [session])

  if (!coupon) return null
  const { code } = coupon
  const problem = coupon.problem as 'coupon_unknown' | undefined
  const reason = couponReason(t, problems, { problem, at: coupon.at }) ?? problems('coupon_unknown')
  const own = couponSumsOf(items, vatRate)
  const minus = (amount: Cents) => `−\u00A0${formatEuro(amount, locale)}`

  async function remove(): Promise<void> {
    setFailed(false)
    const { cart: changed } = await dropCode(store)
    setFailed(changed === null)
    announce(changed ? t('removed', { code }) : t('failed'))
    if (changed) onRemove(code)
  }

  return (
    <>
      {discount.excl > own.excl && (
        <div className="discount">
          <dt>{cart('discount')}</dt>
          <dd>
            <ChosenSide text={(side) => minus(cents(discount[side] - own[side]))} />
          </dd>
        </div>
      )}
      <div className={problem ? 'coupon-line' : 'discount coupon-line'}>
        <dt>{t('line', { code })}</dt>
        {!problem && (
          <dd>
            <ChosenSide text={(side) => minus(own[side])} />
          </dd>
        )}
        {problem && <dd className="coupon-problem">{reason}</dd>}
        {hasFailed && <dd className="coupon-problem">{t('failed')}</dd>}
        <dd className="remove">
          <button
            ref={button}
            type="button"
            className="remove-button"
            aria-label={t('remove', { code })}
            onClick={() => void remove()}
          >
            {cart('remove')}
          </button>
        </dd>
      </div>
    </>
  )
}

/** Field for a code; a removed code can be restored here. */
function CouponField({ removed }: FieldProps) {
  const t = useTranslations('coupon')
  const cart = useTranslations('cart')
  const problems = useTranslations('problems')
  const store = useCartStore()
  const session = useOrderSession()
  const announce = useAnnouncer()
  const undo = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useFocusOn(undo, removed, { ifLost: true })

  async function use(code: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    session.set({ isCouponJustTyped: true })
    const answer = await sendCode(store, code)
    setBusy(false)
    const { coupon } = answer.cart ?? {}
    if (coupon) return announce(coupon.problem ? problems('coupon_not_for_cart') : t('used', { code: coupon.code }))
    session.set({ isCouponJustTyped: false })
    const reason = couponReason(t, problems, { problem: answer.code, at: answer.at }) ?? t('failed')
    setError(answer.status === 429 ? t('tooMany') : answer.status === 422 ? reason : t('failed'))
    field.current?.focus()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (typed.trim() !== '') return void use(typed)
    setError(t('required'))
    field.current?.focus()
  }

  return (
    <form className="coupon-form" noValidate onSubmit={submit}>
      {removed !== null && (
        <p className="note undo">
          <span>{t('removed', { code: removed })}</span>
          <button ref={undo} type="button" className="button button-text" onClick={() => void use(removed)}>
            {cart('undo')}
          </button>
        </p>
      )}
      <TextField
        ref={field}
        name="code"
        label={t('field')}
        value={typed}
        error={error}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
      />
      <button className="button button-secondary" aria-busy={isBusy} aria-disabled={isBusy}>
        {t('use')}
      </button>
    </form>
  )
}
