import { type InferOutput, literal, object } from 'valibot'
import { exactObject } from '#contract/basics/exact-object.ts'
import { mailedToken } from './passwords.ts'

/** The body of `POST /api/auth/email/verify`. */
export const verifyEmail = exactObject({ token: mailedToken })
export type VerifyEmail = InferOutput<typeof verifyEmail>

export const emailVerifiedAnswer = object({ status: literal('verified') })
