import {
  addItem as addItemSchema,
  couponBody,
  createCart as createCartSchema,
  joinCarts as joinCartsSchema,
  nameSettings,
  shareCart as shareCartSchema,
  sharedToken,
} from '#features/carts/schema/cart-requests.ts'
import {
  addedResponse,
  cartResponse,
  cartsResponse,
  sharedCartResponse,
  shareResponse,
} from '#features/carts/schema/cart-response.ts'
import { addedResponseOf, cartResponseOf, contentsOf } from '#features/carts/schema/cart-wire.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Result } from '#core/result/result.ts'
import { itemIdPattern } from '#platform/schema/fields.ts'
import { accountRefusalOf, created, notFound, ok, refusalOf, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, onCart, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { removeCoupon, setCoupon } from './set-coupon.ts'
import { addItem } from './add-item.ts'
import { removeItem } from './remove-item.ts'
import { setNames } from './set-names.ts'
import type { PricedCart } from './priced-cart.ts'
import type { TooMany } from '#platform/limits/rate-limits.ts'
import { openedCart, openedItem } from './transfer-codes.ts'
import { createCart, listCarts, readCart } from './open-carts.ts'
import { joinCarts } from './join-carts.ts'
import { readShared, shareCart, takeShared } from './share-cart.ts'

const endpoint = endpointOf('Carts', 'read')

export function cartEndpoints(deps: Deps): readonly Endpoint[] {
  const { codes } = deps
  const responseOf = (cart: PricedCart, locale: Locale) => cartResponseOf(openedCart(codes, cart), locale)
  const answerOf = (cart: Result<PricedCart, string> | TooMany, locale: Locale) =>
    cart.ok ? ok(responseOf(cart.value, locale)) : accountRefusalOf(cart)

  return [
    endpoint('createCart', 'POST', '/api/carts', {
      summary: 'Makes an empty cart. Its id is the key to it: 128 random bits.',
      rateLimit: 'newCarts',
      requestBody: jsonBody(createCartSchema, { optional: true }),
      success: { status: 201, schema: cartResponse },
      async respond({ caller, locale }) {
        return created(responseOf(await createCart(deps, caller), locale))
      },
    }),
    endpoint('listCarts', 'GET', '/api/carts', {
      summary: "The customer's open carts that hold something, the last used first; twenty at most.",
      rateLimit: 'carts',
      session: 'required',
      success: { status: 200, schema: cartsResponse },
      async respond({ caller, locale }) {
        const carts = await listCarts(deps, caller)
        return carts.ok ? ok({ carts: carts.value.map((cart) => responseOf(cart, locale)) }) : refusalOf(carts)
      },
    }),
    endpoint('readCart', 'GET', '/api/carts/:cartId', {
      summary: 'Reads a cart at the prices of today. A customer who reads an anonymous cart makes it their own.',
      rateLimit: 'carts',
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale }) => answerOf(await readCart(deps, caller, cartId), locale)),
    }),
    endpoint('addItem', 'POST', '/api/carts/:cartId/items', {
      summary:
        'Adds an item, in place of an equivalent one. The same id and body again is the same success; an id that ' +
        'was removed stays removed.',
      funnelStep: 'add',
      rateLimit: 'cartItems',
      requestBody: jsonBody(addItemSchema),
      success: { status: 201, schema: addedResponse },
      refusals: [409],
      respond: onCart(async (cartId, { caller, locale, body, source }) => {
        const added = await addItem(deps, caller, cartId, body, source())
        if (!added.ok) return accountRefusalOf(added)
        const { item, cart } = added.value
        return created(addedResponseOf({ item: openedItem(codes, item), cart: openedCart(codes, cart) }, locale))
      }),
    }),
    endpoint('setNames', 'PATCH', '/api/carts/:cartId/names', {
      summary: 'Says who holds names in the cart and where their DNS is. What was said before is replaced.',
      rateLimit: 'carts',
      session: 'required',
      requestBody: jsonBody(nameSettings, { maxBytes: 64 * 1024 }),
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale, body }) => {
        const cart = await setNames(deps, caller, cartId, body.names)
        if (cart.ok) return ok(responseOf(cart.value, locale))
        return 'faults' in cart ? refuse(422, cart.code, { errors: cart.faults }) : refusalOf(cart)
      }),
    }),
    endpoint('removeItem', 'DELETE', '/api/carts/:cartId/items/:itemId', {
      summary: 'Removes an item and all that hangs under it; one that is gone already, too.',
      rateLimit: 'carts',
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale, pathParam }) => {
        const itemId = pathParam('itemId')
        if (!itemIdPattern.test(itemId)) return notFound
        return answerOf(await removeItem(deps, caller, cartId, itemId), locale)
      }),
    }),
    endpoint('setCoupon', 'POST', '/api/carts/:cartId/coupon', {
      summary:
        'Puts the code of a coupon into the cart, in place of another. One that is for nothing in the cart is kept: ' +
        '`coupon.problem` says so. Any other problem is refused, and the cart stays as it was. ' +
        '`at` is the moment at which a code with an hour begins or ended.',
      rateLimit: 'coupons',
      requestBody: jsonBody(couponBody),
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale, body, source }) => {
        const set = await setCoupon(deps, caller, cartId, { typed: body.code, source: source() })
        const at = 'at' in set && { details: { at: set.at } }
        return { ...answerOf(set, locale), ...at }
      }),
    }),
    endpoint('removeCoupon', 'DELETE', '/api/carts/:cartId/coupon', {
      summary: 'Takes the code out of the cart; one that is gone already, too.',
      rateLimit: 'carts',
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale }) => answerOf(await removeCoupon(deps, caller, cartId), locale)),
    }),
    endpoint('joinCarts', 'POST', '/api/carts/:cartId/join', {
      summary:
        'Puts what another cart of the customer holds into this one, in place of what is equivalent. The other cart ' +
        'is gone then.',
      rateLimit: 'carts',
      session: 'required',
      requestBody: jsonBody(joinCartsSchema),
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale, body }) =>
        answerOf(await joinCarts(deps, caller, cartId, body.from), locale),
      ),
    }),
    endpoint('shareCart', 'POST', '/api/carts/:cartId/share', {
      summary:
        'Makes a copy of what the cart holds, for whoever has the token, until it expires: without holder, transfer ' +
        'codes and what was typed for a move.',
      rateLimit: 'sharedCarts',
      requestBody: jsonBody(shareCartSchema, { optional: true }),
      success: { status: 201, schema: shareResponse },
      respond: onCart(async (cartId, { caller }) => {
        const shared = await shareCart(deps, caller, cartId)
        if (!shared.ok) return accountRefusalOf(shared)
        const { token, expiresAt } = shared.value
        return created({ token, expiresAt: expiresAt.toISOString() })
      }),
    }),
    endpoint('openSharedCart', 'POST', '/api/shared-carts/open', {
      summary: 'What is in the copy of a cart, at the prices of today. Nothing is changed.',
      rateLimit: 'openedCarts',
      requestBody: jsonBody(sharedToken),
      success: { status: 200, schema: sharedCartResponse },
      async respond({ caller, locale, body, source }) {
        const shared = await readShared(deps, caller, body.token, source())
        if (!shared.ok) return refusalOf(shared)
        return ok({ ...contentsOf(shared.value, locale), expiresAt: shared.value.expiresAt.toISOString() })
      },
    }),
    endpoint('takeSharedCart', 'POST', '/api/carts/:cartId/take', {
      summary:
        'Puts the copy of a cart into this one, in place of what is equivalent, without what is no longer sold. Done ' +
        'again it changes nothing.',
      rateLimit: 'carts',
      requestBody: jsonBody(sharedToken),
      success: { status: 200, schema: cartResponse },
      respond: onCart(async (cartId, { caller, locale, body, source }) =>
        answerOf(await takeShared(deps, caller, cartId, body.token, source()), locale),
      ),
    }),
  ]
}
