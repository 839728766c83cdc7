import type { SessionUser } from '#contract/customers/session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** A cart with something in it, to be taken along. */
  readonly cartId?: string
}

/** Who is logged in. It stays in memory: none of it is stored in the browser. */
export type ReadAnswer = { readonly user: SessionUser | null } | 'unreachable'

export type SignInAnswer =
  | 'accepted'
  | 'invalidCredentials'
  | 'cookiesBlocked'
  | 'unreachable'
  | { readonly waitSeconds: number }

/** The calls of the session library's contract. They never throw. */
export interface SessionCalls {
  readonly read: () => Promise<ReadAnswer>
  readonly signIn: (credentials: Credentials) => Promise<SignInAnswer>
  readonly signOut: () => Promise<boolean>
}
