import { custom, exactOptional, type InferOutput, literal, metadata, nullable, picklist, pipe, variant } from 'valibot'
import { note, text, exactObject, itemId, cartId } from '#contract/basics/fields.ts'
import { type Frequency, frequencyOf } from '#domain/catalogue/frequency.ts'

export const priceFrequency = pipe(
  custom<Frequency>((word) => typeof word === 'string' && frequencyOf(word) === word),
  metadata({ type: 'string', pattern: '^(monthly|yearly|([2-9]|10)-yearly)$' }),
)

/** A name is at most 253 characters; the rules say what is wrong with one that is shorter. */
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
  transferCode: exactOptional(note(128)),
}
export const hostingParameters = { domain: text(maxNameLength) }
export const movingParameters = {
  domain: text(maxNameLength),
  currentProvider: exactOptional(note(128)),
  wishes: exactOptional(note(2000)),
}

/** The body of `POST /api/carts/{id}/items`: a choice, never an amount. */
export const addItem = variant('type', [
  exactObject({ ...choice, type: literal('domain'), parameters: exactObject(domainParameters) }),
  exactObject({ ...choice, type: literal('hosting'), parameters: exactObject(hostingParameters) }),
  exactObject({ ...choice, type: literal('movingService'), parameters: exactObject(movingParameters) }),
])
export type AddItem = InferOutput<typeof addItem>

/** The body of `POST /api/carts`, which may also be absent. */
export const createCart = exactObject({})

/** The body of `POST /api/carts/{id}/join`: the cart that goes into this one. */
export const joinCarts = exactObject({ from: cartId })
export type JoinCarts = InferOutput<typeof joinCarts>
