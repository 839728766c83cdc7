import type { SessionUser } from '#features/sessions/schema/session.ts'

export interface SessionView {
  readonly status: 'loading' | 'authenticated' | 'unauthenticated'
  readonly user: SessionUser | null
  /** Nobody could say lately. What was known stays known, and it is asked again. */
  readonly unreachable: boolean
  /** It was in this tab that the customer logged in. */
  readonly signedInHere: boolean
  /** There was a session, and it ended without anybody logging out. */
  readonly lapsed: boolean
  /** There was a session, and somebody ended it in another tab. */
  readonly endedElsewhere: boolean
  /** After too many tries: when the next one will be heard. */
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

/** Certain that nobody is logged in. */
export const unauthenticatedSession: SessionView = { ...loadingSession, status: 'unauthenticated' }
