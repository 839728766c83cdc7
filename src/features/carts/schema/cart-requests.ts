import {
  array,
  boolean,
  custom,
  exactOptional,
  type GenericSchema,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  metadata,
  minLength,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  regex,
  string,
  title,
  variant,
} from 'valibot'
import { note, text, exactObject, field, itemId, cartId } from '#platform/schema/fields.ts'
import { holderIdPattern } from '#features/customers/schema/holder.ts'
import { maxItems } from '#core/cart/cart.ts'
import { maxDnssecKeys, maxNameServers } from '#core/names/name-servers.ts'
import { maxForwardLength } from '#core/cart/forward-target.ts'
import { type Frequency, frequencyOf, maxYears } from '#core/catalogue/frequency.ts'

export const priceFrequency = pipe(
  custom<Frequency>((word) => typeof word === 'string' && frequencyOf(word) === word),
  metadata({ type: 'string', pattern: '^(monthly|yearly|([2-9]|10)-yearly)$' }),
)

/** The limit of DNS; core/names checks names within it. */
const maxNameLength = 253

const maxKeyLength = 1200

const holderId = pipe(string(), regex(holderIdPattern))

const choice = {
  id: itemId,
  parentId: nullable(itemId),
  productSlug: text(128),
  priceType: picklist(['purchase', 'transfer', 'renewal']),
  priceFrequency: nullable(priceFrequency),
}

function texts(max: number, maxCount: number) {
  return pipe(array(text(max)), maxLength(maxCount)) as GenericSchema<readonly string[]>
}

export const domainParameters = {
  sld: text(maxNameLength),
  tld: text(maxNameLength),
  /** The first term; absent: the shortest term of the extension. */
  years: exactOptional(pipe(number(), integer(), minValue(1), maxValue(maxYears))),
  /** One of the customer's holders; ignored in an anonymous cart. Set with `PATCH /api/carts/{id}/names`. */
  holderId: exactOptional(holderId),
  /** The buyer's own name servers; absent: ours. */
  nameServers: exactOptional(texts(maxNameLength + 1, maxNameServers)),
  /** DNSSEC keys of the buyer's name servers, as `flags protocol algorithm key`. */
  dnssecKeys: exactOptional(texts(maxKeyLength, maxDnssecKeys)),
  /** false: our name servers do not sign the zone. */
  dnssec: exactOptional(literal(false)),
  /** Visitors of the name are redirected here while it has no package. */
  forwardTo: exactOptional(text(maxForwardLength)),
  /** The buyer accepts the register's own price for this name. */
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
export const addItem = pipe(
  variant('type', [
    exactObject({ ...choice, type: literal('domain'), parameters: exactObject(domainParameters) }),
    exactObject({ ...choice, type: literal('hosting'), parameters: exactObject(hostingParameters) }),
    exactObject({ ...choice, type: literal('movingService'), parameters: exactObject(movingParameters) }),
  ]),
  title('NewItem'),
)

/** The body of `PATCH /api/carts/{id}/names`: holder and DNS settings, as typed. */
export const nameSettings = pipe(
  exactObject({
    names: pipe(
      array(
        exactObject({
          itemId,
          /** null: the customer is the holder. */
          holderId: nullable(holderId),
          /** Empty: our name servers. */
          nameServers: pipe(array(field(maxNameLength + 1)), maxLength(20)),
          dnssecKeys: pipe(array(field(maxKeyLength)), maxLength(maxDnssecKeys)),
          /** Whether our name servers sign the zone. */
          dnssec: boolean(),
        }),
      ),
      minLength(1),
      maxLength(maxItems),
    ),
  }),
  title('NameSettings'),
)
export type NameSettings = InferOutput<typeof nameSettings>

/** The body of `POST /api/carts`, which may also be absent. */
export const createCart = exactObject({})

/** The body of `POST /api/carts/{id}/join`: the cart that is merged into this one. */
export const joinCarts = exactObject({ from: cartId })

/** The body of `POST /api/carts/{id}/share`, which may also be absent. */
export const shareCart = exactObject({})

/** The body of `POST /api/carts/{id}/coupon`: the code as typed. */
export const couponBody = exactObject({ code: text(200) })

/** The body of `POST /api/shared-carts/open` and of `POST /api/carts/{id}/take`: the token of a link. */
export const sharedToken = pipe(exactObject({ token: text(128) }), title('SharedToken'))
