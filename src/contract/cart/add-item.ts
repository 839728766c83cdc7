import {
  custom,
  exactOptional,
  type InferOutput,
  integer,
  literal,
  maxValue,
  metadata,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  variant,
} from 'valibot'
import { note, text, exactObject, itemId, cartId } from '#contract/basics/fields.ts'
import { maxForwardLength } from '#domain/cart/forward-target.ts'
import { type Frequency, frequencyOf, maxYears } from '#domain/catalogue/frequency.ts'

export const priceFrequency = pipe(
  custom<Frequency>((word) => typeof word === 'string' && frequencyOf(word) === word),
  metadata({ type: 'string', pattern: '^(monthly|yearly|([2-9]|10)-yearly)$' }),
)

/** Limit of DNS. The rules of the domain check names within it. */
const maxNameLength = 253

const choice = {
  id: itemId,
  parentId: nullable(itemId),
  productSlug: text(128),
  priceType: picklist(['purchase', 'transfer', 'renewal']),
  priceFrequency: nullable(priceFrequency),
}

export const domainParameters = {
  sld: text(maxNameLength),
  tld: text(maxNameLength),
  /** Registered for so many years at once; absent: for the shortest term of the extension. */
  years: exactOptional(pipe(number(), integer(), minValue(1), maxValue(maxYears))),
  /** Where visitors of the name are sent while no package is under it. */
  forwardTo: exactOptional(text(maxForwardLength)),
  /** It is wanted at the price that its register asks for this one name. */
  premium: exactOptional(literal(true)),
  transferCode: exactOptional(note(128)),
}
export const hostingParameters = { domain: text(maxNameLength) }
export const movingParameters = {
  domain: text(maxNameLength),
  currentProvider: exactOptional(note(128)),
  wishes: exactOptional(note(2000)),
}

/** The body of `POST /api/carts/{id}/items`. It contains no prices: the server calculates those. */
export const addItem = variant('type', [
  exactObject({ ...choice, type: literal('domain'), parameters: exactObject(domainParameters) }),
  exactObject({ ...choice, type: literal('hosting'), parameters: exactObject(hostingParameters) }),
  exactObject({ ...choice, type: literal('movingService'), parameters: exactObject(movingParameters) }),
])
export type AddItem = InferOutput<typeof addItem>

/** The body of `POST /api/carts`, which may also be absent. */
export const createCart = exactObject({})

/** The body of `POST /api/carts/{id}/join`: the cart that is merged into this one. */
export const joinCarts = exactObject({ from: cartId })
export type JoinCarts = InferOutput<typeof joinCarts>

/** The body of `POST /api/carts/{id}/share`, which may also be absent. */
export const shareCart = exactObject({})

/** The body of `POST /api/carts/{id}/coupon`: as somebody typed it. */
export const couponBody = exactObject({ code: text(200) })
export type CouponBody = InferOutput<typeof couponBody>

/** The body of `POST /api/shared-carts/open` and of `POST /api/carts/{id}/take`: the token of a link. */
export const sharedToken = exactObject({ token: text(128) })
export type SharedToken = InferOutput<typeof sharedToken>
