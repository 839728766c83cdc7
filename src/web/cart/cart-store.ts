import { type CartItem, subjectOf, totalsOf } from '#domain/cart/cart.ts'
import { dropIntent, addIntent, visibleItemsOf, type PendingCart, type Intent } from '#domain/cart/cart-intents.ts'
import type { BasisPoints } from '#domain/money/money.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'
import type { CartAnswer, CartCalls, ServerCart } from '#web/cart/cart-calls.ts'
import type { CartMemory } from '#web/cart/cart-memory.ts'
import type { CartView } from '#web/cart/cart-view.ts'
import { createTurns } from '#web/cart/turns.ts'

export interface CartStore {
  readonly view: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the kept cart, if there is one. */
  readonly open: () => Promise<void>
  /** One wish, or several that belong together, parents first. False when ignored because busy, or when one failed. */
  readonly add: (...items: readonly CartItem[]) => Promise<boolean>
  /** Takes the item and all that hangs under it out at once; false when the server did not, and it is back. */
  readonly remove: (itemId: string) => Promise<boolean>
  /** The cart may have changed elsewhere, in another tab or while this one slept. False when nobody could say. */
  readonly refresh: () => Promise<boolean>
  /** The earlier cart needs no more looking after. */
  readonly settleEarlier: () => void
  /** Which cart it is; nothing before there is one. */
  readonly id: () => string | null
  /** Another cart takes its place, if the answer brings one. What is under way goes into that one. */
  readonly switchTo: (ask: (id: string | null) => Promise<CartAnswer>) => Promise<CartAnswer>
  /** Nobody is logged in any more: a cart that is somebody's is let go. */
  readonly leave: () => void
  /** The rate where no cart says another. */
  readonly setVatRate: (rate: BasisPoints) => void
}

export interface CartStoreParts {
  readonly calls: CartCalls
  readonly memory: CartMemory
  readonly pause: (ms: number) => Promise<void>
  /** Tells other tabs that the cart changed. */
  readonly announce: () => void
  /** Lets one tab at a time make a cart, so that two tabs never make two. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether it is certain that nobody is logged in. */
  readonly isVisitor: () => boolean
}

/** When loading fails without a "not found": tries again after these pauses, then sets the id aside. */
const loadPausesMs = [1000, 2500]
/** When it is not known what the server has, it is asked after these pauses. */
const surePausesMs = [0, 2000, 5000, 15_000, 30_000, 60_000]
const nothing: PendingCart = { confirmed: [], pending: [] }
const nowhere: CartAnswer = { status: 404, cart: null }

const isGone = ({ status }: CartAnswer) => status === 404 || status === 410

export function createCartStore({ calls, memory, pause, announce, alone, isVisitor }: CartStoreParts): CartStore {
  let state = nothing
  let noCart = emptyCart
  let server: Omit<ServerCart, 'id' | 'items'> = noCart
  let phase: CartView['phase'] = 'none'
  let adding = false
  let expired = false
  let failed: CartView['failed'] = new Map()
  let earlier: readonly CartItem[] = []
  let shown: CartView | undefined
  let looking: Promise<boolean> | undefined
  let isMakingSure = false
  /** The cart something was last added to. */
  let askedId = ''
  const listeners = new Set<() => void>()

  const tell = () => {
    shown = undefined
    for (const listener of listeners) listener()
  }
  const view = (): CartView => {
    if (shown) return shown
    const items = visibleItemsOf(state)
    const { anonymous, changedFrom, noLongerSold } = server
    shown = {
      phase,
      anonymous,
      items,
      totals: totalsOf(items, server.vatRate),
      busy: adding || phase === 'loading',
      pending: new Set(state.pending.flatMap((intent) => (intent.kind === 'add' ? intent.item.id : []))),
      failed,
      expired,
      slow: isSlow(),
      lasts: memory.lasts(),
      changedFrom,
      noLongerSold,
      earlier,
    }
    return shown
  }
  const { inTurn, patiently, isSlow } = createTurns(pause, tell)
  /** Somebody's cart is not for a visitor. */
  const take = (cart: ServerCart) => {
    if (!cart.anonymous && isVisitor()) return letGo(cart.id)
    server = cart
    phase = 'ready'
    state = { ...state, confirmed: cart.items }
    const known = new Set(cart.items.map((item) => item.id))
    failed = new Map(
      [...failed].filter(
        ([
          ,
          {
            items: [first],
          },
        ]) => first && !known.has(first.id),
      ),
    )
  }
  /** What is still asked of the server stays asked. */
  const letGo = (id: string) => {
    memory.forget(id)
    server = noCart
    phase = 'none'
    state = { ...state, confirmed: [] }
  }

  async function open(): Promise<void> {
    const id = memory.read()
    if (id === null) return memory.readAside() === null ? undefined : makeSure()
    phase = 'loading'
    tell()
    const answer = await inTurn(() => patiently(() => loadRepeatedly(id)))
    if (answer.cart) {
      take(answer.cart)
    } else {
      letGo(id)
      if (!isGone(answer)) memory.setAside(id)
    }
    tell()
    if (!answer.cart && !isGone(answer)) void makeSure()
  }

  async function loadRepeatedly(id: string): Promise<CartAnswer> {
    for (const ms of loadPausesMs) {
      const answer = await calls.load(id)
      if (answer.cart || isGone(answer)) return answer
      await pause(ms)
    }
    return calls.load(id)
  }

  /** Several that ask at once get one answer. */
  function refresh(): Promise<boolean> {
    looking ??= inTurn(async () => {
      looking = undefined
      const isSure = (await look()) && (await lookAside())
      tell()
      return isSure
    })
    return looking
  }

  async function look(): Promise<boolean> {
    const id = memory.read()
    if (id === null) {
      if (phase === 'ready') letGo('')
      return true
    }
    const answer = await calls.load(id)
    if (answer.cart) take(answer.cart)
    else if (isGone(answer)) letGo(id)
    return answer.cart !== null || isGone(answer)
  }

  /** A cart set aside becomes the cart again; beside a newer one it is offered. */
  async function lookAside(): Promise<boolean> {
    const id = memory.readAside()
    if (id === null) return true
    const { cart, ...answer } = await calls.load(id)
    if (isGone({ cart, ...answer }) || cart?.items.length === 0) memory.forgetAside()
    else if (cart && memory.read() === null) {
      memory.keep(id)
      memory.forgetAside()
      take(cart)
    } else if (cart) earlier = cart.items
    return cart !== null || isGone({ cart, ...answer })
  }

  /** After an answer that left it open what the server has: asks until somebody says. */
  async function makeSure(): Promise<void> {
    if (isMakingSure) return
    isMakingSure = true
    for (const ms of surePausesMs) {
      await pause(ms)
      if (await refresh()) break
    }
    isMakingSure = false
  }

  async function add(...items: readonly CartItem[]): Promise<boolean> {
    if (view().busy) return false
    const intents = items.map((item) => ({ kind: 'add', item }) as const)
    adding = true
    expired = false
    for (const intent of intents) state = addIntent(state, intent)
    const wished = visibleItemsOf(state)
    const subjects = new Set(items.map((item) => subjectOf(wished, item)))
    failed = new Map([...failed].filter(([subject]) => !subjects.has(subject)))
    tell()
    try {
      return await inTurn(async () => {
        for (const [index, intent] of intents.entries()) {
          const answer = await patiently(() => send(intent.item))
          state = dropIntent(state, intent)
          if (!settle(answer, subjectOf(wished, intent.item), items.slice(index))) return false
          if (index < intents.length - 1) tell()
        }
        return true
      })
    } finally {
      for (const intent of intents) state = dropIntent(state, intent)
      adding = false
      tell()
    }
  }

  /** The intent is gone by now: any answer but 201 leaves it at that, and that is the rollback. */
  function settle(answer: CartAnswer, subject: string, unsettled: readonly CartItem[]): boolean {
    if (answer.status === 201 && answer.cart) {
      memory.keep(answer.cart.id)
      take(answer.cart)
      announce()
      return true
    }
    if (isGone(answer)) {
      letGo(askedId)
      expired = true
    } else {
      failed = new Map(failed).set(subject, { items: unsettled, code: answer.code })
      void makeSure()
    }
    return false
  }

  async function send(item: CartItem): Promise<CartAnswer> {
    const id = memory.read() ?? (await alone(makeCart))
    if (typeof id !== 'string') return id
    askedId = id
    return calls.add(id, item)
  }

  /** The first item makes the cart. Another tab may have made one meanwhile, or one set aside may be back. */
  async function makeCart(): Promise<string | CartAnswer> {
    await lookAside()
    const known = memory.read()
    if (known !== null) return known
    const created = await calls.create()
    if (!created.cart) return { ...created, status: 500 }
    memory.keep(created.cart.id)
    return created.cart.id
  }

  async function remove(itemId: string): Promise<boolean> {
    const intent: Intent = { kind: 'remove', itemId }
    state = addIntent(state, intent)
    tell()
    const isRemoved = await inTurn(async () => {
      const id = memory.read()
      const answer = id === null ? nowhere : await patiently(() => calls.remove(id, itemId))
      state = dropIntent(state, intent)
      if (answer.status !== 200 || !answer.cart) return false
      take(answer.cart)
      announce()
      return true
    })
    tell()
    if (!isRemoved) void makeSure()
    return isRemoved
  }

  function switchTo(ask: (id: string | null) => Promise<CartAnswer>): Promise<CartAnswer> {
    return inTurn(async () => {
      const answer = await patiently(() => ask(memory.read()))
      if (answer.cart) {
        memory.keep(answer.cart.id)
        take(answer.cart)
        expired = false
        announce()
      }
      tell()
      return answer
    })
  }

  function leave(): void {
    if (server.anonymous) return
    letGo(memory.read() ?? '')
    failed = new Map()
    announce()
    tell()
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
      earlier = []
      tell()
    },
    id: memory.read,
    switchTo,
    leave,
    setVatRate: (vatRate) => {
      noCart = { ...emptyCart, vatRate }
      if (phase !== 'ready') server = noCart
      tell()
    },
  }
}

const emptyCart: Omit<ServerCart, 'id' | 'items'> = {
  anonymous: true,
  vatRate: visitorVatRate,
  changedFrom: new Map(),
  noLongerSold: [],
}
