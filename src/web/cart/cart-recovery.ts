import type { CartAnswer } from './cart-calls.ts'
import type { CartStateHolder } from './cart-state.ts'
import type { CartStoreDependencies } from './cart-store.ts'
import type { RequestQueue } from './request-queue.ts'

/** When loading fails without a "not found": retries after these pauses, then sets the id aside. */
const loadPausesMs = [1000, 2500]
/** While it is unknown what the server has, it is asked after these pauses. */
const syncPausesMs = [0, 2000, 5000, 15_000, 30_000, 60_000]

export const isGone = ({ status }: CartAnswer) => status === 404 || status === 410

export interface CartRecovery {
  readonly open: () => Promise<void>
  readonly refresh: () => Promise<boolean>
  /** After a request whose outcome is unknown: repeats `refresh` until the server answers. */
  readonly sync: () => Promise<void>
  readonly loadAside: () => Promise<boolean>
}

/** Brings this page back to what the server has: at start, after failures, and after changes in other tabs. */
export function createCartRecovery(
  { calls, memory, pause }: CartStoreDependencies,
  { state, notify, accept, discard }: CartStateHolder,
  { enqueue, watch }: RequestQueue,
): CartRecovery {
  let opening: Promise<void> | undefined
  let refreshing: Promise<boolean> | undefined
  let isSyncing = false

  /** Concurrent calls share one request, here and in `refresh`. */
  async function open(): Promise<void> {
    const id = memory.read()
    if (id !== null) return (opening ??= load(id))
    if (memory.readAside() !== null) await sync()
  }

  async function load(id: string): Promise<void> {
    state.phase = 'loading'
    notify()
    const answer = await enqueue(() => watch(() => loadRepeatedly(id)))
    opening = undefined
    const isUnknown = !answer.cart && !isGone(answer)
    if (answer.cart) accept(answer.cart)
    else discard(id)
    if (isUnknown) memory.setAside(id)
    notify()
    if (isUnknown) void sync()
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
      const isSure = (await loadStored()) && (await loadAside())
      notify()
      return isSure
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

  /** A cart that was set aside becomes the cart again; beside a newer one it is offered. */
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
    } else if (cart) state.earlier = cart.items
    return cart !== null || isGone(answer)
  }

  async function sync(): Promise<void> {
    if (isSyncing) return
    isSyncing = true
    for (const ms of syncPausesMs) {
      await pause(ms)
      if (await refresh()) break
    }
    isSyncing = false
  }

  return { open, refresh, sync, loadAside }
}
