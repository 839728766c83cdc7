import { type CartItem, type ItemChoice, withItem, withoutItem } from '#domain/cart.ts'
import { basisPoints } from '#domain/money.ts'
import type { CartAnswer, CartCalls, ServerCart } from '#web/cart/cart-calls.ts'

/**
 * How the server takes one call: it works; it refuses with a status and changes nothing; it does what was asked but
 * its answer is lost; or it stays silent until somebody calls `speak`.
 */
export type Mood = 'works' | 'loses' | 'silent' | number

type CallName = keyof CartCalls

/** The server end of the cart calls, in memory, by the same rules; its moods are used up one a call. */
export class CartServer {
  readonly carts = new Map<string, readonly CartItem[]>()
  readonly asked: string[] = []
  moods: Mood[] = []
  vatRate = basisPoints(2100)
  private readonly silences: (() => void)[] = []

  readonly calls: CartCalls = {
    create: () => this.answer('create', '', () => this.created()),
    load: (cartId) => this.answer('load', cartId, () => this.found(cartId, 200)),
    add: (cartId, choice) => this.answer('add', `${cartId} ${choice.id}`, () => this.added(cartId, choice)),
    remove: (cartId, itemId) => this.answer('remove', `${cartId} ${itemId}`, () => this.removed(cartId, itemId)),
  }

  /** A cart that was there before the page. */
  hold(cartId: string, items: readonly CartItem[]): void {
    this.carts.set(cartId, items)
  }

  speak(): void {
    for (const end of this.silences.splice(0)) end()
  }

  private async answer(name: CallName, detail: string, work: () => CartAnswer): Promise<CartAnswer> {
    this.asked.push(`${name} ${detail}`.trim())
    const mood = this.moods.shift() ?? 'works'
    if (mood === 'silent') await new Promise<void>((resolve) => this.silences.push(resolve))
    // A network takes at least a turn: what the page does meanwhile must not matter.
    await Promise.resolve()
    if (typeof mood === 'number') return { status: mood, cart: null, code: `refused_${mood}` }
    const answer = work()
    return mood === 'loses' ? { status: 500, cart: null } : answer
  }

  private created(): CartAnswer {
    const cartId = `cart-${String(this.carts.size).padStart(17, '0')}`
    this.carts.set(cartId, [])
    return this.found(cartId, 201)
  }

  private found(cartId: string, status: number): CartAnswer {
    const items = this.carts.get(cartId)
    return items === undefined ? { status: 404, cart: null } : { status, cart: this.cartOf(cartId, items) }
  }

  private cartOf(id: string, items: readonly CartItem[]): ServerCart {
    return { id, items, vatRate: this.vatRate, changedFrom: new Map(), noLongerSold: [] }
  }

  private added(cartId: string, choice: ItemChoice): CartAnswer {
    const items = this.carts.get(cartId)
    if (items === undefined) return { status: 404, cart: null }
    const added = withItem(items, choice as CartItem)
    if (!added.ok) return { status: 422, cart: null, code: added.code }
    this.carts.set(cartId, added.value)
    return this.found(cartId, 201)
  }

  private removed(cartId: string, itemId: string): CartAnswer {
    const items = this.carts.get(cartId)
    if (items === undefined) return { status: 404, cart: null }
    this.carts.set(cartId, withoutItem(items, itemId))
    return this.found(cartId, 200)
  }
}
