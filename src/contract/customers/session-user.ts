import { boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import { customerType } from './customer.ts'
import { language } from './registration.ts'

export const sessionUser = object({
  id: string(),
  email: string(),
  name: string(),
  firstName: string(),
  customerType,
  language,
  emailVerified: boolean(),
  taxExempt: boolean(),
  taxPercentage: number(),
})
export type SessionUser = InferOutput<typeof sessionUser>

/** The answer of `GET /api/auth/session`; null for a visitor. */
export const sessionAnswer = nullable(object({ user: sessionUser, expires: string() }))
export type SessionAnswer = InferOutput<typeof sessionAnswer>
