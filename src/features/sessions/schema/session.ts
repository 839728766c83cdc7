import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  pipe,
  string,
  title,
} from 'valibot'
import { exactObject, openObject, text } from '#platform/schema/fields.ts'
import { customerType, language } from '#features/customers/schema/registration.ts'

export const sessionUser = pipe(
  object({
    id: string(),
    email: string(),
    name: string(),
    firstName: string(),
    customerType,
    language,
    emailVerified: boolean(),
    taxExempt: boolean(),
    taxPercentage: number(),
  }),
  title('SessionUser'),
)
export type SessionUser = InferOutput<typeof sessionUser>

/** The response of `GET /api/auth/session`; null when not logged in. */
export const sessionResponse = nullable(object({ user: sessionUser, expires: string() }))
export type SessionResponse = InferOutput<typeof sessionResponse>

/** The response of `GET /api/auth/sessions`: where the customer is logged in, this session first. */
export const sessionsResponse = object({
  sessions: array(
    object({
      id: string(),
      /** In plain words; null where the browser did not say. */
      browser: nullable(string()),
      system: nullable(string()),
      /** The first 24 bits of an IPv4 address, 48 of IPv6. */
      network: nullable(string()),
      openedAt: string(),
      lastUsedAt: string(),
      current: boolean(),
    }),
  ),
})
export type SessionsResponse = InferOutput<typeof sessionsResponse>

/** The body of `POST /api/auth/sessions/end`. */
export const endSession = exactObject({ id: text(64) })

export const sessionsEndedResponse = pipe(object({ status: literal('ended') }), title('SessionsEnded'))

/** Sent by clients of Auth.js; other fields are ignored. */
const proof = { csrfToken: exactOptional(string()), callbackUrl: exactOptional(string()) }

/** The fields of `POST /api/auth/callback/credentials`. */
export const logIn = openObject({
  email: exactOptional(string()),
  password: exactOptional(string()),
  /** An anonymous cart that the account takes over. */
  cartId: exactOptional(string()),
  ...proof,
})

/** The fields of `POST /api/auth/signout`. */
export const logOut = openObject(proof)
export type LogOut = InferOutput<typeof logOut>

/** Where a client goes next; the query contains `error=` after a failure. */
export const whereTo = pipe(object({ url: string() }), title('NextPage'))

export const csrfResponse = object({ csrfToken: string() })

export const providersResponse = object({
  credentials: object({ id: string(), name: string(), type: string(), signinUrl: string(), callbackUrl: string() }),
})
