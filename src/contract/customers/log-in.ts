import { exactOptional, type InferOutput, object, string } from 'valibot'

/** What the session library's pages and clients send along; what else they send does not matter. */
const proof = { csrfToken: exactOptional(string()), callbackUrl: exactOptional(string()) }

/** The fields of `POST /api/auth/callback/credentials`. */
export const logIn = object({
  email: exactOptional(string()),
  password: exactOptional(string()),
  /** An anonymous cart to take along. */
  cartId: exactOptional(string()),
  ...proof,
})
export type LogIn = InferOutput<typeof logIn>

/** The fields of `POST /api/auth/signout`. */
export const logOut = object(proof)
export type LogOut = InferOutput<typeof logOut>

/** Where a page without script would go next; `error=` stands in it when it did not work. */
export const whereTo = object({ url: string() })

export const csrfAnswer = object({ csrfToken: string() })

export const providersAnswer = object({
  credentials: object({ id: string(), name: string(), type: string(), signinUrl: string(), callbackUrl: string() }),
})
