import { vatRateOf } from '#domain/tax/vat-rate.ts'
import type { CustomerCartCalls, ServerCart } from '#web/cart/cart-calls.ts'
import type { CartStore } from '#web/cart/cart-store.ts'
import type { QuestionMark } from '#web/cart/question-mark.ts'
import type { SessionStore } from '#web/session/session-store.ts'

/** Both carts hold something: nothing is joined or dropped before somebody says so. */
export interface CartQuestion {
  readonly there: ServerCart
}

export type CartChoice = 'join' | 'keepThis' | 'keepOther'

export interface CustomerCarts {
  readonly question: () => CartQuestion | null
  readonly subscribe: (listener: () => void) => () => void
  /** Nothing when it was done, else the code of what was wrong. Keeping one leaves the other open in the shop. */
  readonly answer: (choice: CartChoice) => Promise<string | undefined>
}

export interface CustomerCartParts {
  readonly cart: CartStore
  readonly session: SessionStore
  readonly calls: CustomerCartCalls
  /** One cart by its id, as it is now. */
  readonly load: (cartId: string) => ReturnType<CustomerCartCalls['join']>
  readonly pause: (ms: number) => Promise<void>
  /** Set until it is known that there is nothing to ask, or what the answer is. */
  readonly mark: QuestionMark
}

const listPausesMs = [1000, 4000]

/** Keeps the cart to whom it belongs while somebody logs in and out. */
export function followCustomer({ cart, session, calls, load, pause, mark }: CustomerCartParts): CustomerCarts {
  let known = session.view()
  let asked: CartQuestion | null = null
  const listeners = new Set<() => void>()

  const ask = (question: CartQuestion | null) => {
    asked = question
    mark.set(question !== null)
    for (const listener of listeners) listener()
  }
  const isLoggedIn = () => session.view().status === 'authenticated'

  function follow(): void {
    const before = known
    known = session.view()
    if (known.user !== before.user) cart.setVatRate(vatRateOf(known.user))
    if (known.status === before.status) return
    if (known.status === 'authenticated') void welcome()
    else if (known.status === 'unauthenticated') goodbye()
  }

  function goodbye(): void {
    cart.leave()
    mark.set(false)
    if (asked) ask(null)
  }

  /** An anonymous cart becomes the customer's by being loaded; who has none gets the one that was left open. */
  async function welcome(): Promise<void> {
    const { signedInHere } = session.view()
    if (signedInHere) mark.set(true)
    const isNews = mark.isSet() || signedInHere
    await cartThere()
    if (signedInHere || cart.view().anonymous) await cart.refresh()
    if (!isLoggedIn() || !(isNews || cart.view().items.length === 0)) return
    const others = await otherCarts()
    if (!others || !isLoggedIn()) return
    const [newest] = others
    if (newest && cart.view().items.length > 0) return ask({ there: newest })
    mark.set(false)
    if (newest) await cart.switchTo(async () => load(newest.id))
  }

  /** A kept cart may be on its way. */
  function cartThere(): Promise<void> {
    return new Promise((resolve) => {
      const end = cart.subscribe(look)
      function look(): void {
        if (cart.view().phase === 'loading') return
        end()
        resolve()
      }
      look()
    })
  }

  /** Null when nobody could say. */
  async function otherCarts(): Promise<readonly ServerCart[] | null> {
    let carts = await calls.list()
    for (const ms of listPausesMs) {
      if (carts !== null) break
      await pause(ms)
      carts = await calls.list()
    }
    const id = cart.id()
    return carts && carts.filter((each) => each.id !== id && each.items.length > 0)
  }

  async function answer(choice: CartChoice): Promise<string | undefined> {
    if (!asked) return undefined
    const { there } = asked
    if (choice !== 'keepThis') {
      const { cart: taken, code = 'unavailable' } = await cart.switchTo((id) =>
        choice === 'join' && id !== null ? calls.join(id, there.id) : load(there.id),
      )
      if (!taken) return code
    }
    ask(null)
    return undefined
  }

  session.subscribe(follow)
  // The session may have been there first.
  const soFar = known
  known = { ...soFar, status: 'loading', user: null }
  if (soFar.status !== 'loading') follow()

  return {
    question: () => asked,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer,
  }
}
