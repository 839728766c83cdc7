import { addIntent, confirmIntent, dropIntent, type Intent, visibleItemsOf } from '#core/cart/cart-intents.ts'
import { type CartItem, type ItemChoice, subjectOf, type Totals, totalsOf } from '#core/cart/cart.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { CartAnswer, CartCalls, ServerCart } from './cart-calls.ts'
import type { CartMemory } from './cart-memory.ts'

/** An addition that the server did not accept. The page offers a retry. */
export interface FailedAdd {
  /** The failed item, then those queued after it. */
  readonly items: readonly CartItem[]
  readonly code: string | undefined
}

/** Snapshot of the cart for components. */
export interface CartView {
  /** `loading`: the stored cart is being fetched. `none`: nothing was ever added, or the cart is gone. */
  readonly phase: 'none' | 'loading' | 'ready'
  /** No customer owns the cart yet; true also without a cart. */
  readonly anonymous: boolean
  readonly items: readonly CartItem[]
  readonly totals: Totals
  /** Additions are disabled for now; buttons show this. */
  readonly busy: boolean
  /** Ids of items that the server has not confirmed yet. */
  readonly pending: ReadonlySet<string>
  /** Failed additions by subject. */
  readonly failed: ReadonlyMap<string, FailedAdd>
  /** An item was added to a cart that no longer exists. */
  readonly expired: boolean
  /** The current request takes longer than expected. */
  readonly slow: boolean
  /** False if storage is blocked, so that the cart is lost when the window closes. */
  readonly lasts: boolean
  readonly changedFrom: ReadonlyMap<string, Cents>
  readonly noLongerSold: readonly ItemChoice[]
  readonly coupon?: ServerCart['coupon']
  /** Items of an earlier cart that failed to load before and can be loaded again. */
  readonly earlier: readonly CartItem[]
}

export interface CartStore {
  readonly view: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the stored cart. Has no effect without one. */
  readonly open: () => Promise<void>
  /**
   * Adds items that belong together, parents first.
   * @returns false if the store was busy or an item failed
   */
  readonly add: (...items: readonly CartItem[]) => Promise<boolean>
  /**
   * Removes the item and its descendants from view at once.
   * @returns false if the server refused and they are shown again
   */
  readonly remove: (itemId: string) => Promise<boolean>
  /**
   * Loads changes made in other tabs or during sleep.
   * @returns false if the server did not answer
   */
  readonly refresh: () => Promise<boolean>
  /** Called once the earlier cart was added or declined. */
  readonly settleEarlier: () => void
  readonly id: () => string | null
  /** Resolves when all changes made so far are answered, so that the next call acts on the cart the page shows. */
  readonly settled: () => Promise<void>
  /** Switches to the cart in the response, if any. Pending changes are sent to the new cart. */
  readonly switchTo: (request: (id: string | null) => Promise<CartAnswer>) => Promise<CartAnswer>
  /** Discards a customer's cart after log-out. */
  readonly leave: () => void
  /** Drops a purchased cart. The server has closed it, so loading it again would return 404. */
  readonly close: (cartId: string) => void
  /** Sets the VAT rate that applies without a cart. */
  readonly setVatRate: (rate: BasisPoints) => void
}

interface CartStoreDependencies {
  readonly calls: CartCalls
  readonly memory: CartMemory
  readonly pause: (ms: number) => Promise<void>
  /** Notifies other tabs that the cart changed. */
  readonly announce: () => void
  /** Lets only one tab at a time create a cart, so that two tabs never create two. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** True only if it is certain that no customer is logged in. */
  readonly isVisitor: () => boolean
}

type CartDetails = Omit<ServerCart, 'id' | 'items'>

/** A request that takes longer than this is reported as slow. */
const slowAfterMs = 10_000
/** Pauses between retries when loading fails with anything but "not found"; afterwards the id is set aside. */
const loadPausesMs = [1000, 2500]
/** Pauses between polls after a request with unknown outcome, until the server answers. */
const syncPausesMs = [0, 2000, 5000, 15_000, 30_000, 60_000]

const isGone = ({ status }: CartAnswer) => status === 404 || status === 410

/**
 * The cart of this page: items confirmed by the server, with pending changes replayed over them. A change shows at
 * once; dropping a refused change rolls it back.
 */
export function createCartStore(dependencies: CartStoreDependencies): CartStore {
  const { calls, memory, pause, announce, alone, isVisitor } = dependencies
  let noCart: CartDetails = { anonymous: true, vatRate: visitorVatRate, changedFrom: new Map(), noLongerSold: [] }
  const initial: Pick<CartView, 'phase' | 'failed' | 'expired' | 'slow' | 'earlier'> = {
    phase: memory.read() === null ? 'none' : 'loading',
    failed: new Map(),
    expired: false,
    slow: false,
    earlier: [],
  }
  let state = { ...initial, confirmed: [] as readonly CartItem[], pending: [] as readonly Intent[], details: noCart }
  let isAdding = false
  let current: CartView | undefined
  const listeners = new Set<() => void>()

  function set(changes: Partial<typeof state>): void {
    state = { ...state, ...changes }
    current = undefined
    for (const listener of listeners) listener()
  }

  function view(): CartView {
    if (current) return current
    const { confirmed: _, pending, details, ...rest } = state
    const { anonymous, changedFrom, noLongerSold, coupon, vatRate } = details
    const items = visibleItemsOf(state)
    current = {
      ...rest,
      anonymous,
      changedFrom,
      noLongerSold,
      coupon,
      items,
      totals: totalsOf(items, vatRate),
      busy: isAdding || state.phase === 'loading',
      pending: new Set(pending.flatMap((intent) => (intent.kind === 'add' ? intent.item.id : []))),
      lasts: memory.lasts(),
    }
    return current
  }

  /** Adopts the server's version. A customer's cart is never shown in an anonymous session. */
  function accept(cart: ServerCart): void {
    if (!cart.anonymous && isVisitor()) return discard(cart.id)
    const isConfirmed = (id?: string) => cart.items.some((item) => item.id === id)
    const failed = new Map([...state.failed].filter(([, { items }]) => !isConfirmed(items[0]?.id)))
    set({ phase: 'ready', confirmed: cart.items, details: cart, failed })
  }

  /** Forgets the cart. Pending changes stay, because their requests are still in flight. */
  function discard(cartId: string): void {
    memory.forget(cartId)
    set({ phase: 'none', confirmed: [], details: noCart })
  }

  let last: Promise<unknown> = Promise.resolve()

  /** Sends requests one at a time, so that a removal never overtakes the addition it undoes. */
  function enqueue<T>(request: () => Promise<T>): Promise<T> {
    const queued = last.then(request)
    last = queued.catch(() => {})
    return queued
  }

  /** Reports a request as slow instead of giving up on it: cart requests have no timeout. */
  async function watch<T>(request: () => Promise<T>): Promise<T> {
    let isDone = false
    void pause(slowAfterMs).then(() => isDone || set({ slow: true }))
    try {
      return await request()
    } finally {
      isDone = true
      if (state.slow) set({ slow: false })
    }
  }

  async function add(...items: readonly CartItem[]): Promise<boolean> {
    if (view().busy) return false
    const intents = items.map((item): Intent & { readonly kind: 'add' } => ({ kind: 'add', item }))
    const intended = intents.reduce(addIntent, state)
    const subjects = items.map((item) => subjectOf(visibleItemsOf(intended), item))
    const failed = new Map([...state.failed].filter(([subject]) => !subjects.includes(subject)))
    isAdding = true
    set({ ...intended, expired: false, failed })
    try {
      return await enqueue(async () => {
        for (const [index, intent] of intents.entries()) {
          const { cartId, ...answer } = await watch(() => send(intent.item))
          if (answer.status === 201) {
            set(confirmIntent(state, intent))
            confirm(answer, memory.keep)
          } else {
            set(dropIntent(state, intent))
            reject(answer, cartId, subjects[index] ?? '', items.slice(index))
            return false
          }
        }
        return true
      })
    } finally {
      isAdding = false
      set(intents.reduce(dropIntent, state))
    }
  }

  async function send(item: CartItem): Promise<CartAnswer & { readonly cartId: string }> {
    const id = memory.read() ?? (await alone(createCart))
    if (typeof id !== 'string') return { ...id, cartId: '' }
    const answer = await calls.add(id, item)
    if (answer.status > 299 || (answer.status === 201 && answer.cart)) return { ...answer, cartId: id }
    // The outcome is unknown, so the cart is loaded to see whether it contains the item.
    const { cart } = await calls.load(id)
    return cart?.items.some(({ id: itemId }) => itemId === item.id)
      ? { status: 201, cart, cartId: id }
      : { ...answer, cartId: id }
  }

  /**
   * The first item creates the cart, unless another tab created one meanwhile or a cart set aside can be loaded again.
   */
  async function createCart(): Promise<string | CartAnswer> {
    await loadAside()
    const existing = memory.read()
    if (existing !== null) return existing
    const created = await calls.create()
    if (!created.cart) return { ...created, status: 500 }
    memory.keep(created.cart.id)
    return created.cart.id
  }

  function confirm({ cart }: CartAnswer, keep: (cartId: string) => void = () => {}): void {
    if (cart) {
      keep(cart.id)
      accept(cart)
    } else void sync()
    announce()
  }

  /** Drops the refused item and stores the unsent items for a retry. */
  function reject(answer: CartAnswer, cartId: string, subject: string, unsent: readonly CartItem[]): void {
    if (isGone(answer)) {
      discard(cartId)
      set({ expired: true })
    } else {
      set({ failed: new Map(state.failed).set(subject, { items: unsent, code: answer.code }) })
      void sync()
    }
  }

  async function remove(itemId: string): Promise<boolean> {
    const intent: Intent = { kind: 'remove', itemId }
    set(addIntent(state, intent))
    const isRemoved = await enqueue(async () => {
      const id = memory.read()
      const answer = id === null ? null : await watch(() => calls.remove(id, itemId))
      if (answer?.status !== 200) {
        set(dropIntent(state, intent))
        return false
      }
      set(confirmIntent(state, intent))
      confirm(answer)
      return true
    })
    if (!isRemoved) void sync()
    return isRemoved
  }

  let opening: Promise<void> | undefined
  let refreshing: Promise<boolean> | undefined
  let isSyncing = false

  /** Concurrent calls share one request, as in `refresh`. */
  async function open(): Promise<void> {
    const id = memory.read()
    if (id !== null) return (opening ??= load(id))
    if (memory.readAside() !== null) await sync()
  }

  async function load(id: string): Promise<void> {
    set({ phase: 'loading' })
    const answer = await enqueue(() => watch(() => loadRepeatedly(id)))
    opening = undefined
    if (answer.cart) return accept(answer.cart)
    if (!isGone(answer)) memory.setAside(id)
    discard(id)
    if (!isGone(answer)) void sync()
  }

  async function loadRepeatedly(id: string): Promise<CartAnswer> {
    for (const ms of loadPausesMs) {
      const answer = await calls.load(id)
      if (answer.cart || isGone(answer)) return answer
      await pause(ms)
    }
    return calls.load(id)
  }

  function refresh(): Promise<boolean> {
    refreshing ??= enqueue(async () => {
      refreshing = undefined
      return (await loadStored()) && (await loadAside())
    })
    return refreshing
  }

  async function loadStored(): Promise<boolean> {
    const id = memory.read()
    if (id === null) {
      if (state.phase !== 'none') discard('')
      return true
    }
    const answer = await calls.load(id)
    if (answer.cart) accept(answer.cart)
    else if (isGone(answer)) discard(id)
    return answer.cart !== null || isGone(answer)
  }

  /** A cart that was set aside becomes current again; if there is a newer cart, it is offered instead. */
  async function loadAside(): Promise<boolean> {
    const id = memory.readAside()
    if (id === null) return true
    const answer = await calls.load(id)
    const { cart } = answer
    if (isGone(answer) || cart?.items.length === 0) memory.forgetAside()
    else if (cart && memory.read() === null) {
      memory.keep(id)
      memory.forgetAside()
      accept(cart)
    } else if (cart) set({ earlier: cart.items })
    return cart !== null || isGone(answer)
  }

  /** Repeats `refresh` after a request with unknown outcome until the server answers. */
  async function sync(): Promise<void> {
    if (isSyncing) return
    isSyncing = true
    for (const ms of syncPausesMs) {
      await pause(ms)
      if (await refresh()) break
    }
    isSyncing = false
  }

  return {
    view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    add,
    remove,
    refresh,
    settleEarlier: () => {
      memory.forgetAside()
      set({ earlier: [] })
    },
    id: memory.read,
    settled: () => enqueue(async () => {}),
    switchTo: (request) =>
      enqueue(async () => {
        const answer = await watch(() => request(memory.read()))
        if (answer.cart) {
          memory.keep(answer.cart.id)
          accept(answer.cart)
          set({ expired: false })
          announce()
        }
        return answer
      }),
    leave: () => {
      if (state.details.anonymous) return
      discard(memory.read() ?? '')
      set({ failed: new Map() })
      announce()
    },
    close: (cartId) => {
      if (memory.read() === cartId) discard(cartId)
    },
    setVatRate: (vatRate) => {
      noCart = { ...noCart, vatRate }
      set(state.phase === 'ready' ? {} : { details: noCart })
    },
  }
}
