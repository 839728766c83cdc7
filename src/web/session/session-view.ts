import type { SessionUser } from '#features/sessions/schema/session.ts'

export interface SessionView {
  readonly status: 'loading' | 'authenticated' | 'unauthenticated'
  readonly user: SessionUser | null
  /** The last request failed. The previous state is kept, and the request is retried. */
  readonly unreachable: boolean
  /** The customer logged in in this tab. */
  readonly signedInHere: boolean
  /** The session expired without a log-out. */
  readonly lapsed: boolean
  /** The customer logged out in another tab. */
  readonly endedElsewhere: boolean
  /** After too many attempts: seconds until the next one is allowed. */
  readonly waitSeconds: number
}

export const loadingSession: SessionView = {
  status: 'loading',
  user: null,
  unreachable: false,
  signedInHere: false,
  lapsed: false,
  endedElsewhere: false,
  waitSeconds: 0,
}

/** It is certain that no customer is logged in. */
export const unauthenticatedSession: SessionView = { ...loadingSession, status: 'unauthenticated' }
