import type { Deps } from '#features/deps.ts'
import {
  type AddItem,
  addItem as addItemSchema,
  type CouponBody,
  couponBody,
  createCart as createCartSchema,
  type JoinCarts,
  joinCarts as joinCartsSchema,
  type NameSettings,
  nameSettings,
  shareCart as shareCartSchema,
  type SharedToken,
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
import { type Endpoint, onCart } from '#platform/http/pipeline/endpoint.ts'
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

const maxBodyBytes = 16 * 1024

export function cartEndpoints(deps: Deps): readonly Endpoint[] {
  const { codes } = deps
  const responseOf = (cart: PricedCart, locale: Locale) => cartResponseOf(openedCart(codes, cart), locale)
  const answerOf = (cart: Result<PricedCart, string> | TooMany, locale: Locale) =>
    cart.ok ? ok(responseOf(cart.value, locale)) : accountRefusalOf(cart)

  const create: Endpoint = {
    method: 'POST',
    path: '/api/carts',
    rateLimit: 'newCarts',
    requestBody: { kind: 'json', schema: createCartSchema, maxBytes: maxBodyBytes, optional: true },
    docs: {
      summary: 'Makes an empty cart. Its id is the key to it: 128 random bits.',
      success: { status: 201, schema: cartResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, locale }) {
      return created(responseOf(await createCart(deps, caller), locale))
    },
  }

  const list: Endpoint = {
    method: 'GET',
    path: '/api/carts',
    rateLimit: 'carts',
    docs: {
      summary: "The customer's open carts that hold something, the last used first; twenty at most.",
      success: { status: 200, schema: cartsResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller, locale }) {
      const carts = await listCarts(deps, caller)
      return carts.ok ? ok({ carts: carts.value.map((cart) => responseOf(cart, locale)) }) : refusalOf(carts)
    },
  }

  const read: Endpoint = {
    method: 'GET',
    path: '/api/carts/:cartId',
    rateLimit: 'carts',
    docs: {
      summary: 'Reads a cart at the prices of today. A customer who reads an anonymous cart makes it their own.',
      success: { status: 200, schema: cartResponse },
      refusals: [404, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale }) => answerOf(await readCart(deps, caller, cartId), locale)),
  }

  const add: Endpoint<AddItem> = {
    method: 'POST',
    path: '/api/carts/:cartId/items',
    funnelStep: 'add',
    rateLimit: 'cartItems',
    requestBody: { kind: 'json', schema: addItemSchema, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Adds an item, in place of an equivalent one. The same id and body again is the same success; an id that ' +
        'was removed stays removed.',
      success: { status: 201, schema: addedResponse },
      refusals: [400, 403, 404, 409, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, body, source }) => {
      const added = await addItem(deps, caller, cartId, body, source())
      if (!added.ok) return accountRefusalOf(added)
      const { item, cart } = added.value
      return created(addedResponseOf({ item: openedItem(codes, item), cart: openedCart(codes, cart) }, locale))
    }),
  }

  const set: Endpoint<NameSettings> = {
    method: 'PATCH',
    path: '/api/carts/:cartId/names',
    rateLimit: 'carts',
    requestBody: { kind: 'json', schema: nameSettings, maxBytes: maxBodyBytes * 4 },
    docs: {
      summary: 'Says who holds names in the cart and where their DNS is. What was said before is replaced.',
      success: { status: 200, schema: cartResponse },
      refusals: [400, 401, 403, 404, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, body }) => {
      const cart = await setNames(deps, caller, cartId, body.names)
      if (cart.ok) return ok(responseOf(cart.value, locale))
      return 'faults' in cart ? refuse(422, cart.code, { errors: cart.faults }) : refusalOf(cart)
    }),
  }

  const remove: Endpoint = {
    method: 'DELETE',
    path: '/api/carts/:cartId/items/:itemId',
    rateLimit: 'carts',
    docs: {
      summary: 'Removes an item and all that hangs under it; one that is gone already, too.',
      success: { status: 200, schema: cartResponse },
      refusals: [403, 404, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, pathParam }) => {
      const itemId = pathParam('itemId')
      if (!itemIdPattern.test(itemId)) return notFound
      return answerOf(await removeItem(deps, caller, cartId, itemId), locale)
    }),
  }

  const useCoupon: Endpoint<CouponBody> = {
    method: 'POST',
    path: '/api/carts/:cartId/coupon',
    rateLimit: 'coupons',
    requestBody: { kind: 'json', schema: couponBody, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Puts the code of a coupon into the cart, in place of another. One that is for nothing in the cart is kept: ' +
        '`coupon.problem` says so. Any other problem is refused, and the cart stays as it was.',
      success: { status: 200, schema: cartResponse },
      refusals: [400, 403, 404, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, body, source }) =>
      answerOf(await setCoupon(deps, caller, cartId, { typed: body.code, source: source() }), locale),
    ),
  }

  const dropCoupon: Endpoint = {
    method: 'DELETE',
    path: '/api/carts/:cartId/coupon',
    rateLimit: 'carts',
    docs: {
      summary: 'Takes the code out of the cart; one that is gone already, too.',
      success: { status: 200, schema: cartResponse },
      refusals: [403, 404, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale }) => answerOf(await removeCoupon(deps, caller, cartId), locale)),
  }

  const join: Endpoint<JoinCarts> = {
    method: 'POST',
    path: '/api/carts/:cartId/join',
    rateLimit: 'carts',
    requestBody: { kind: 'json', schema: joinCartsSchema, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Puts what another cart of the customer holds into this one, in place of what is equivalent. The other cart ' +
        'is gone then.',
      success: { status: 200, schema: cartResponse },
      refusals: [400, 401, 403, 404, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, body }) =>
      answerOf(await joinCarts(deps, caller, cartId, body.from), locale),
    ),
  }

  const share: Endpoint = {
    method: 'POST',
    path: '/api/carts/:cartId/share',
    rateLimit: 'sharedCarts',
    requestBody: { kind: 'json', schema: shareCartSchema, maxBytes: maxBodyBytes, optional: true },
    docs: {
      summary:
        'Makes a copy of what the cart holds, for whoever has the token, until it expires: without holder, transfer ' +
        'codes and what was typed for a move.',
      success: { status: 201, schema: shareResponse },
      refusals: [400, 403, 404, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller }) => {
      const shared = await shareCart(deps, caller, cartId)
      if (!shared.ok) return accountRefusalOf(shared)
      const { token, expiresAt } = shared.value
      return created({ token, expiresAt: expiresAt.toISOString() })
    }),
  }

  const open: Endpoint<SharedToken> = {
    method: 'POST',
    path: '/api/shared-carts/open',
    rateLimit: 'openedCarts',
    requestBody: { kind: 'json', schema: sharedToken, maxBytes: maxBodyBytes },
    docs: {
      summary: 'What is in the copy of a cart, at the prices of today. Nothing is changed.',
      success: { status: 200, schema: sharedCartResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, locale, body }) {
      const shared = await readShared(deps, caller, body.token)
      if (!shared.ok) return refusalOf(shared)
      return ok({ ...contentsOf(shared.value, locale), expiresAt: shared.value.expiresAt.toISOString() })
    },
  }

  const take: Endpoint<SharedToken> = {
    method: 'POST',
    path: '/api/carts/:cartId/take',
    rateLimit: 'carts',
    requestBody: { kind: 'json', schema: sharedToken, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Puts the copy of a cart into this one, in place of what is equivalent, without what is no longer sold. Done ' +
        'again it changes nothing.',
      success: { status: 200, schema: cartResponse },
      refusals: [400, 403, 404, 413, 415, 422, 429, 503],
    },
    respond: onCart(async (cartId, { caller, locale, body }) =>
      answerOf(await takeShared(deps, caller, cartId, body.token), locale),
    ),
  }

  return [create, list, read, add, set, remove, useCoupon, dropCoupon, join, share, open, take]
}
