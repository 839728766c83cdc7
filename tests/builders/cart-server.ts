import { type CartItem, type ItemChoice, withItem, withoutItem } from '#core/cart/cart.ts'
import { basisPoints } from '#core/money/money.ts'
import type { CartAnswer, CartCalls, CustomerCartCalls, ServerCart } from '#web/cart/cart-calls.ts'

/**
 * How the server handles one call. `works`; a number is a status with which it refuses and changes nothing; `loses`,
 * `unreadable` and `vague` do the work but lose the response, garble it or send an unexpected status; `silent` waits
 * until `speak` is called.
 */
export type Mood = 'works' | 'loses' | 'unreadable' | 'vague' | 'silent' | number

type CallName = keyof CartCalls | 'join'

/** In-memory server of the cart API with the same rules. Each call consumes one mood. */
export class CartServer {
  readonly carts = new Map<string, readonly CartItem[]>()
  readonly asked: string[] = []
  moods: Mood[] = []
  vatRate = basisPoints(2100)
  /** Whether a customer is logged in; carts that are read become theirs. */
  isCustomer = () => false
  readonly owned = new Set<string>()
  /** Simulates a defect: answers with carts of other customers. */
  isCareless = false
  private readonly silences: (() => void)[] = []

  readonly calls: CartCalls = {
    create: () => this.answer('create', '', () => this.created()),
    load: (cartId) => this.answer('load', cartId, () => this.found(cartId, 200)),
    add: (cartId, choice) => this.answer('add', `${cartId} ${choice.id}`, () => this.added(cartId, choice)),
    remove: (cartId, itemId) => this.answer('remove', `${cartId} ${itemId}`, () => this.removed(cartId, itemId)),
  }

  readonly customerCalls: CustomerCartCalls = {
    list: async () => {
      this.asked.push('list')
      const mood = this.moods.shift() ?? 'works'
      await Promise.resolve()
      if (mood !== 'works' || !this.isCustomer()) return null
      return [...this.carts]
        .filter(([id, items]) => this.owned.has(id) && items.length > 0)
        .map(([id, items]) => this.cartOf(id, items))
    },
    join: (cartId, from) => this.answer('join', `${cartId} ${from}`, () => this.joined(cartId, from)),
  }

  /** Adds a cart that existed before the page was opened. */
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
    // A network response takes at least one turn of the event loop; what the page does meanwhile must not matter.
    await Promise.resolve()
    if (typeof mood === 'number') return { status: mood, cart: null, code: `refused_${mood}` }
    const answer = work()
    if (mood === 'unreadable') return { ...answer, cart: null }
    if (mood === 'vague') return { ...answer, status: 202 }
    return mood === 'loses' ? { status: 500, cart: null } : answer
  }

  private created(): CartAnswer {
    const cartId = `cart-${String(this.carts.size).padStart(17, '0')}`
    this.carts.set(cartId, [])
    return this.found(cartId, 201)
  }

  private found(cartId: string, status: number): CartAnswer {
    const items = this.itemsFor(cartId)
    return items === undefined ? { status: 404, cart: null } : { status, cart: this.cartOf(cartId, items) }
  }

  private cartOf(id: string, items: readonly CartItem[]): ServerCart {
    const anonymous = !this.owned.has(id)
    return { id, items, anonymous, vatRate: this.vatRate, changedFrom: new Map(), noLongerSold: [] }
  }

  /** A customer's cart is hidden from all others, and a customer's call claims an anonymous cart. */
  private itemsFor(cartId: string): readonly CartItem[] | undefined {
    if (this.owned.has(cartId) && !this.isCustomer() && !this.isCareless) return undefined
    if (this.isCustomer() && this.carts.has(cartId)) this.owned.add(cartId)
    return this.carts.get(cartId)
  }

  private joined(cartId: string, from: string): CartAnswer {
    const [items, others] = [this.itemsFor(cartId), this.itemsFor(from)]
    if (items === undefined || others === undefined) return { status: 404, cart: null }
    let both = items
    for (const item of others) {
      const added = withItem(both, item)
      if (added.ok) both = added.value
    }
    this.carts.delete(from)
    this.carts.set(cartId, both)
    return this.found(cartId, 200)
  }

  private added(cartId: string, choice: ItemChoice): CartAnswer {
    const items = this.itemsFor(cartId)
    if (items === undefined) return { status: 404, cart: null }
    const added = withItem(items, choice as CartItem)
    if (!added.ok) return { status: 422, cart: null, code: added.code }
    this.carts.set(cartId, added.value)
    return this.found(cartId, 201)
  }

  private removed(cartId: string, itemId: string): CartAnswer {
    const items = this.itemsFor(cartId)
    if (items === undefined) return { status: 404, cart: null }
    this.carts.set(cartId, withoutItem(items, itemId))
    return this.found(cartId, 200)
  }
}
