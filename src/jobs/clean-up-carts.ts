import type { CartCleaning, CartPlace } from '#services/cart/cart-cleaning-port.ts'

/** Walks over all carts in small steps, so that no statement takes long however many there are. */
export function cleanUpCarts(carts: CartCleaning): Promise<number | null> {
  return carts.exclusively(async () => {
    let deleted = 0
    let place: CartPlace | null = null
    do {
      const step: { deleted: number; next: CartPlace | null } = await carts.cleanFrom(place)
      deleted += step.deleted
      place = step.next
    } while (place !== null)
    while ((await carts.forgetRemovedItems()) > 0);
    return deleted
  })
}
