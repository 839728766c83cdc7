import { addIntent, confirmIntent, dropIntent, visibleItemsOf, type Intent } from '#core/cart/cart-intents.ts'
import { type CartItem, subjectOf } from '#core/cart/cart.ts'
import type { CartAnswer } from './cart-calls.ts'
import { type CartRecovery, isGone } from './cart-recovery.ts'
import type { CartStateHolder } from './cart-state.ts'
import type { CartStoreDependencies } from './cart-store.ts'
import type { RequestQueue } from './request-queue.ts'

export interface CartChanges {
  readonly add: (...items: readonly CartItem[]) => Promise<boolean>
  readonly remove: (itemId: string) => Promise<boolean>
}

/** Additions and removals: an intent shows at once, and dropping it after the answer is also the rollback. */
export function createCartChanges(
  { calls, memory, announce, alone }: CartStoreDependencies,
  { state, view, notify, accept, discard }: CartStateHolder,
  { enqueue, watch }: RequestQueue,
  { sync, loadAside }: CartRecovery,
): CartChanges {
  /** The cart something was last added to. */
  let lastId = ''

  async function add(...items: readonly CartItem[]): Promise<boolean> {
    if (view().busy) return false
    const intents = items.map((item): Intent & { readonly kind: 'add' } => ({ kind: 'add', item }))
    state.adding = true
    state.expired = false
    for (const intent of intents) state.intended = addIntent(state.intended, intent)
    const intended = visibleItemsOf(state.intended)
    const subjects = items.map((item) => subjectOf(intended, item))
    state.failed = new Map([...state.failed].filter(([subject]) => !subjects.includes(subject)))
    notify()
    try {
      return await enqueue(async () => {
        for (const [index, intent] of intents.entries()) {
          if (index > 0) notify()
          const answer = await watch(() => send(intent.item))
          state.intended = (answer.status === 201 ? confirmIntent : dropIntent)(state.intended, intent)
          if (!isAccepted(answer, subjects[index] ?? '', items.slice(index))) return false
        }
        return true
      })
    } finally {
      for (const intent of intents) state.intended = dropIntent(state.intended, intent)
      state.adding = false
      notify()
    }
  }

  async function send(item: CartItem): Promise<CartAnswer> {
    const id = memory.read() ?? (await alone(createCart))
    if (typeof id !== 'string') return id
    lastId = id
    const answer = await calls.add(id, item)
    if (answer.status > 299 || (answer.status === 201 && answer.cart)) return answer
    // Neither a refusal nor a cart: whether the server has the item is asked before anything is said of it.
    const { cart } = await calls.load(id)
    return cart?.items.some((each) => each.id === item.id) ? { status: 201, cart } : answer
  }

  /** The first item creates the cart. Another tab may have done so meanwhile, or one set aside may be back. */
  async function createCart(): Promise<string | CartAnswer> {
    await loadAside()
    const known = memory.read()
    if (known !== null) return known
    const created = await calls.create()
    if (!created.cart) return { ...created, status: 500 }
    memory.keep(created.cart.id)
    return created.cart.id
  }

  /** Any answer but 201 leaves the item out; what was not sent is kept to be retried. */
  function isAccepted(answer: CartAnswer, subject: string, unsent: readonly CartItem[]): boolean {
    if (answer.status === 201) {
      if (answer.cart) {
        memory.keep(answer.cart.id)
        accept(answer.cart)
      } else void sync()
      announce()
      return true
    }
    if (isGone(answer)) {
      discard(lastId)
      state.expired = true
    } else {
      state.failed = new Map(state.failed).set(subject, { items: unsent, code: answer.code })
      void sync()
    }
    return false
  }

  async function remove(itemId: string): Promise<boolean> {
    const intent: Intent = { kind: 'remove', itemId }
    state.intended = addIntent(state.intended, intent)
    notify()
    const isRemoved = await enqueue(async () => {
      const id = memory.read()
      const answer = id === null ? null : await watch(() => calls.remove(id, itemId))
      state.intended = (answer?.status === 200 ? confirmIntent : dropIntent)(state.intended, intent)
      if (answer?.status !== 200) return false
      if (answer.cart) accept(answer.cart)
      else void sync()
      announce()
      return true
    })
    notify()
    if (!isRemoved) void sync()
    return isRemoved
  }

  return { add, remove }
}
