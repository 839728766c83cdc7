import {
  exactOptional,
  type InferOutput,
  literal,
  metadata,
  minLength,
  object,
  picklist,
  pipe,
  regex,
  string,
  title,
} from 'valibot'
import { field, secret, exactObject } from '#platform/schema/fields.ts'
import { maxEmailLength } from '#core/customers/email.ts'
import { locales } from '#core/locale/locale.ts'
import { maxPasswordLength, minPasswordLength } from '#core/customers/password.ts'

/** The rules of the domain count code points, which are at most two UTF-16 units each. */
const maxUnits = 2 * maxPasswordLength

export const newPassword = pipe(
  secret(maxUnits),
  metadata({ minLength: minPasswordLength, maxLength: maxPasswordLength, format: 'password' }),
)
/** An existing password: no minimum length, it is only compared. */
export const knownPassword = pipe(secret(maxUnits), metadata({ format: 'password' }))
/** From a mailed link. A malformed token is refused like an unknown one. */
export const mailedToken = pipe(secret(128), minLength(1))

/** The body of `POST /api/auth/password/forgot`. */
export const forgotPassword = exactObject({
  email: pipe(field(maxEmailLength), metadata({ format: 'email' })),
  language: exactOptional(picklist(locales)),
})
export type ForgotPassword = InferOutput<typeof forgotPassword>

/** The body of `POST /api/auth/password/set`. */
export const setPassword = exactObject({ token: mailedToken, password: newPassword })
export type SetPassword = InferOutput<typeof setPassword>

/** The body of `POST /api/auth/password/change`. */
export const changePassword = exactObject({ currentPassword: knownPassword, password: newPassword })
export type ChangePassword = InferOutput<typeof changePassword>

/** The same for unknown addresses, so that the response does not reveal which ones have an account. */
export const sentResponse = pipe(object({ status: literal('sent') }), title('Sent'))
export const passwordChangedResponse = pipe(object({ status: literal('changed') }), title('PasswordChanged'))

/** The body of `POST /api/auth/reauthenticate`. */
export const reauthenticate = exactObject({ password: knownPassword })

export const reauthenticatedResponse = object({ status: literal('authenticated') })

/** The body of `POST /api/auth/email/verify`. */
export const verifyEmail = exactObject({ token: mailedToken })
export type VerifyEmail = InferOutput<typeof verifyEmail>

/** The body of `POST /api/carts/payments/{paymentId}/email-code`. */
export const confirmCode = exactObject({ code: pipe(string(), regex(/^\d{6}$/)) })

export const emailVerifiedResponse = object({
  status: literal('verified'),
  /** Payment of the last order if it was paid recently, to display its progress. */
  paymentId: exactOptional(string()),
})
