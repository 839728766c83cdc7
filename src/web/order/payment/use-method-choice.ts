import { useEffect, useState } from 'react'
import { type Cents, noCents } from '#core/money/money.ts'
import { methodsByCountry } from '#core/orders/payment-method-name.ts'
import { listPaymentMethods, type PaymentMethod } from '#web/api/payments.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import { useOrderSession } from '#web/order/order-session.ts'

export interface MethodChoice {
  /** The methods common in the buyer's country come first. Undefined until the first response. */
  readonly methods: readonly PaymentMethod[] | 'failed' | undefined
  /** Number of methods common in that country. */
  readonly usual: number
  readonly isAsking: boolean
  readonly askAgain: () => void
  /** The first method until the buyer chooses another. */
  readonly chosen: PaymentMethod | undefined
  /** Bank, for methods that ask for one. */
  readonly issuer: string | null
  readonly choose: (methodId: string, issuer?: string | null) => void
}

interface Answered {
  readonly question: string
  readonly methods: readonly PaymentMethod[] | 'failed'
}

interface Question {
  readonly cartId: string | null
  readonly amount: Cents
  /** Country of the buyer, once known. */
  readonly country: string | undefined
  readonly earlier?: string | null | undefined
}

/** The chosen bank, as long as its method lists it: a method that no longer has a choice of banks takes none. */
function issuerIn(
  method: PaymentMethod | undefined,
  selected: { readonly methodId: string; readonly issuer: string | null } | undefined,
): string | null {
  if (method === undefined || selected?.methodId !== method.id) return null
  return method.issuers?.find(({ id }) => id === selected.issuer)?.id ?? null
}

/** Available payment methods, which depend on the amount, and the chosen one. A free order has none. */
export function useMethodChoice({ cartId, amount, country = '', earlier = null }: Question): MethodChoice {
  const locale = useSiteLocale()
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<Answered>()
  const session = useOrderSession()
  const [selected, setSelected] = useState(session.state().paymentMethod)
  const question = `${cartId} ${amount} ${attempt}`
  const isFree = amount === noCents

  useEffect(() => {
    if (cartId === null || isFree) return
    let isAwaited = true
    async function ask(id: string): Promise<void> {
      const methods = await listPaymentMethods(id, locale)
      if (isAwaited) setAnswered({ question, methods: methods ?? 'failed' })
    }
    void ask(cartId)
    return () => {
      isAwaited = false
    }
  }, [cartId, isFree, locale, question])

  const offered = isFree ? [] : answered?.methods
  const { usual, others } = methodsByCountry(typeof offered === 'object' ? offered : [], country)
  const list = [...usual, ...others]
  const selectedId = selected?.methodId ?? earlier
  const chosen = list.find(({ id }) => id === selectedId) ?? list[0]
  return {
    methods: typeof offered === 'object' ? list : offered,
    usual: usual.length,
    isAsking: !isFree && answered?.question !== question,
    askAgain: () => setAttempt((before) => before + 1),
    chosen,
    issuer: issuerIn(chosen, selected),
    choose(methodId, issuer = null) {
      const paymentMethod = { methodId, issuer }
      session.set({ paymentMethod })
      setSelected(paymentMethod)
    },
  }
}
