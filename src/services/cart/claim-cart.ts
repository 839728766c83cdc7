import type { CartDependencies } from './cart-dependencies.ts'

/** With a log-in: an anonymous cart becomes the customer's. False when it is somebody else's, or not there. */
export async function claimCart(
  { carts }: Pick<CartDependencies, 'carts'>,
  cartId: string,
  customerId: string,
): Promise<boolean> {
  return (await carts.claim(cartId, customerId)) !== null
}
