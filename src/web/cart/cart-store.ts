import { type CartItem, subjectOf, totalsOf, type Totals } from '#domain/cart.ts'
import { confirm, drop, intend, itemsOf, type Intended, type Intent } from '#domain/cart-intents.ts'
import type { BasisPoints } from '#domain/money.ts'
import { visitorVatRate } from '#domain/vat.ts'
import type { CartAnswer, CartCalls, ServerCart } from '#web/cart/cart-calls.ts'
import type { CartMemory } from '#web/cart/cart-memory.ts'

/** What a page shows of the cart. */
export interface CartView {
  /** `loading`: a kept cart is being fetched. `none`: nothing was ever added, or it is gone. */
  readonly phase: 'none' | 'loading' | 'ready'
  readonly items: readonly CartItem[]
  readonly totals: Totals
  /** An add is under way: buttons show it and cannot be pressed. */
  readonly busy: boolean
  /** The wishes that failed, by subject, to be tried again where they stand. */
  readonly failed: ReadonlyMap<string, CartItem>
  /** The cart was gone when something was added to it. */
  readonly expired: boolean
}

export interface CartStore {
  readonly view: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the kept cart, if there is one. */
  readonly open: () => Promise<void>
  /** False when it was ignored because the cart is busy, or failed. */
  readonly add: (item: CartItem) => Promise<boolean>
  /** Takes the item and all that hangs under it out at once; false when the server did not, and it is back. */
  readonly remove: (itemId: string) => Promise<boolean>
  /** The cart may have changed elsewhere: in another tab, or while this one slept. */
  readonly refresh: () => Promise<void>
}

export interface CartStoreParts {
  readonly calls: CartCalls
  readonly memory: CartMemory
  readonly pause: (ms: number) => Promise<void>
  /** Tells other tabs that the cart changed. */
  readonly announce: () => void
}

/** When loading fails without a "not found": tries again after these pauses, then sets the id aside. */
const loadPausesMs = [1000, 2500]
const isGone = ({ status }: CartAnswer) => status === 404 || status === 410
const nothing: Intended = { confirmed: [], pending: [] }

export function createCartStore({ calls, memory, pause, announce }: CartStoreParts): CartStore {
  let state = nothing
  let phase: CartView['phase'] = 'none'
  let vatRate: BasisPoints = visitorVatRate
  let busy = false
  let expired = false
  let failed: ReadonlyMap<string, CartItem> = new Map()
  let shown: CartView | undefined
  /** Changes are sent one after another, so that a removal never overtakes the add it undoes. */
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const tell = () => {
    shown = undefined
    for (const listener of listeners) listener()
  }
  const view = (): CartView => {
    const items = itemsOf(state)
    shown ??= { phase, items, totals: totalsOf(items, vatRate), busy, failed, expired }
    return shown
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  const take = (cart: ServerCart) => {
    vatRate = cart.vatRate
    phase = 'ready'
    state = { ...state, confirmed: cart.items }
  }
  const reset = () => {
    memory.forget()
    state = nothing
    phase = 'none'
  }

  async function open(): Promise<void> {
    const id = memory.read() ?? memory.readAside()
    if (id === null) return
    phase = 'loading'
    tell()
    const answer = await loadPatiently(id)
    if (answer.cart) {
      memory.keep(id)
      memory.forgetAside()
      take(answer.cart)
    } else {
      reset()
      if (isGone(answer)) memory.forgetAside()
      else memory.setAside(id)
    }
    tell()
  }

  /** An outage of a minute must not cost anybody a cart. */
  async function loadPatiently(id: string): Promise<CartAnswer> {
    for (const ms of loadPausesMs) {
      const answer = await calls.load(id)
      if (answer.cart || isGone(answer)) return answer
      await pause(ms)
    }
    return calls.load(id)
  }

  async function refresh(): Promise<void> {
    await inTurn(async () => {
      const id = memory.read()
      if (id === null) return phase === 'none' && memory.readAside() ? open() : reset()
      const answer = await calls.load(id)
      if (answer.cart) take(answer.cart)
      else if (isGone(answer)) reset()
    })
    tell()
  }

  async function add(item: CartItem): Promise<boolean> {
    if (busy || phase === 'loading') return false
    const intent: Intent = { kind: 'add', item }
    const subject = subjectOf(view().items, item)
    busy = true
    expired = false
    failed = without(failed, subject)
    state = intend(state, intent)
    tell()
    const answer = await inTurn(() => send(item))
    busy = false
    if (answer.status === 201 && answer.cart) {
      take(answer.cart)
      state = confirm(state, intent, answer.cart.items)
      announce()
    } else if (isGone(answer)) {
      reset()
      expired = true
    } else {
      state = drop(state, intent)
      failed = new Map(failed).set(subject, item)
    }
    tell()
    return answer.status === 201
  }

  /** The first item makes the cart. */
  async function send(item: CartItem): Promise<CartAnswer> {
    const known = memory.read()
    if (known !== null) return calls.add(known, item)
    const created = await calls.create()
    if (!created.cart) return { ...created, status: created.status === 404 ? 500 : created.status }
    memory.keep(created.cart.id)
    return calls.add(created.cart.id, item)
  }

  async function remove(itemId: string): Promise<boolean> {
    const intent: Intent = { kind: 'remove', itemId }
    state = intend(state, intent)
    tell()
    const answer = await inTurn(async () => {
      const id = memory.read()
      return id === null ? { status: 404, cart: null } : calls.remove(id, itemId)
    })
    const removed = answer.status === 200 && answer.cart !== null
    if (removed) {
      take(answer.cart)
      state = confirm(state, intent, answer.cart.items)
      announce()
    } else {
      state = drop(state, intent)
    }
    tell()
    if (!removed) void refresh()
    return removed
  }

  return {
    view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: () => inTurn(open),
    add,
    remove,
    refresh,
  }
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const smaller = new Map(map)
  smaller.delete(key)
  return smaller
}
