import type { StorageKey } from '#core/retention/browser-storage.ts'
import { vatRateOf } from '#core/tax/vat-rate.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import type { CustomerCartCalls, ServerCart } from './cart-calls.ts'
import type { CartStore } from './cart-store.ts'

/** Both carts have items, so the customer is asked to choose. */
interface CartQuestion {
  readonly there: ServerCart
}

export type CartChoice = 'join' | 'keepThis' | 'keepOther'

export interface CustomerCarts {
  readonly question: () => CartQuestion | null
  readonly subscribe: (listener: () => void) => () => void
  /** @returns the problem code, or undefined on success. The cart not chosen stays open on the server. */
  readonly answer: (choice: CartChoice) => Promise<string | undefined>
}

interface CustomerCartParts {
  readonly cart: CartStore
  readonly session: SessionStore
  readonly calls: CustomerCartCalls
  readonly load: (cartId: string) => ReturnType<CustomerCartCalls['join']>
  readonly pause: (ms: number) => Promise<void>
  /** Set until the customer has chosen or there is no choice to make. */
  readonly mark: PendingQuestion
}

const listPausesMs = [1000, 4000]

/** Loads the matching cart on every log-in and log-out. */
export function followCustomer({ cart, session, calls, load, pause, mark }: CustomerCartParts): CustomerCarts {
  let current = session.view()
  let openQuestion: CartQuestion | null = null
  const listeners = new Set<() => void>()

  const ask = (question: CartQuestion | null) => {
    openQuestion = question
    mark.set(question !== null)
    for (const listener of listeners) listener()
  }
  const isLoggedIn = () => session.view().status === 'authenticated'

  function follow(): void {
    const before = current
    current = session.view()
    if (current.user !== before.user) cart.setVatRate(vatRateOf(current.user))
    if (current.status === before.status) return
    if (current.status === 'authenticated') void welcome()
    else if (current.status === 'unauthenticated') goodbye()
  }

  function goodbye(): void {
    cart.leave()
    mark.set(false)
    if (openQuestion) ask(null)
  }

  /** Loading an anonymous cart claims it for the customer. Without one, the customer's last open cart is loaded. */
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

  /** Resolves once the stored cart has finished loading. */
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

  /** @returns null if the server did not answer */
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
    if (!openQuestion) return undefined
    const { there } = openQuestion
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
  // The session may have loaded before this subscription.
  const initial = current
  current = { ...initial, status: 'loading', user: null }
  if (initial.status !== 'loading') follow()

  return {
    question: () => openQuestion,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer,
  }
}

const questionKey = 'cartQuestion' satisfies StorageKey

/** Remembers across page loads in this tab that the customer still has to choose between two carts. */
interface PendingQuestion {
  readonly isSet: () => boolean
  readonly set: (isToAsk: boolean) => void
}

/** If storage is blocked, a reloaded page does not ask again. */
export function pendingQuestion(storage: () => Storage): PendingQuestion {
  return {
    isSet: () => {
      try {
        return storage().getItem(questionKey) !== null
      } catch {
        return false
      }
    },
    set: (isToAsk) => {
      try {
        if (isToAsk) storage().setItem(questionKey, '1')
        else storage().removeItem(questionKey)
      } catch {
        // Storage may be blocked; the question is then not repeated after a reload.
      }
    },
  }
}
