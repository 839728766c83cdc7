import type { CartCleaning, CartPlace } from '#services/cart/cart-ports.ts'

/**
 * Deletes in small steps all that is over: each function deletes some and says how many, until nothing is left. Any
 * number of processes may do so at the same time. One that fails is reported and keeps no other from its turn: they are
 * retention duties.
 */
export async function cleanUp(
  forgets: Readonly<Record<string, () => Promise<number>>>,
  report: (error: unknown) => void,
): Promise<void> {
  for (const forget of Object.values(forgets)) {
    try {
      while ((await forget()) > 0);
    } catch (error) {
      report(error)
    }
  }
}

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
