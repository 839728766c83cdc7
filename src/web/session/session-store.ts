import type { SessionUser } from '#features/sessions/schema/session.ts'
import { track } from '#web/analytics/track.ts'
import type { News } from '#web/tabs.ts'
import { loadingSession, type SessionView, unauthenticatedSession } from './session-view.ts'

export type SignInOutcome = 'signedIn' | 'invalidCredentials' | 'tooMany' | 'cookiesBlocked' | 'unreachable'

export interface SessionStore {
  readonly view: () => SessionView
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the session, unless the hint cookie shows that there is none. */
  readonly open: () => Promise<void>
  /** Loads changes of the session or the customer made elsewhere. */
  readonly refresh: () => Promise<void>
  /** Concurrent calls share one request and its result. */
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /** @returns false if the server was unreachable, so that the customer is still logged in */
  readonly signOut: () => Promise<boolean>
  /** Handles a message from another tab. */
  readonly hear: (news: News) => void
}

interface SessionStoreParts {
  readonly calls: SessionCalls
  readonly isHinted: () => boolean
  readonly pause: (ms: number) => Promise<void>
  readonly tell: (news: News) => void
  /** Id of the cart to claim on log-in, if it has items. */
  readonly cartId: () => string | undefined
}

const retryPausesMs = [1000, 3000, 10_000, 30_000, 60_000]

export function createSessionStore({ calls, isHinted, pause, tell, cartId }: SessionStoreParts): SessionStore {
  let view = loadingSession
  let reading: Promise<void> | undefined
  let signingIn: Promise<SignInOutcome> | undefined
  let signingOut: Promise<boolean> | undefined
  let isRetrying = false
  /** Incremented by each log-in and log-out; responses to earlier requests are ignored. */
  let generation = 0
  const listeners = new Set<() => void>()

  const show = (next: SessionView) => {
    view = next
    for (const listener of listeners) listener()
  }

  async function read(): Promise<void> {
    const askedIn = generation
    const answer = await calls.read()
    reading = undefined
    if (askedIn !== generation) return
    if (answer === 'unreachable') {
      show({ ...view, unreachable: true })
      void retryUntilReachable()
    } else if (answer.user) {
      show({ ...loadingSession, status: 'authenticated', user: answer.user, signedInHere: view.signedInHere })
    } else {
      show({ ...unauthenticatedSession, lapsed: view.lapsed || view.status === 'authenticated' })
    }
  }

  /** Without the hint cookie, the session is requested only if a customer was logged in before. */
  function refresh(): Promise<void> {
    if (!isHinted() && view.status !== 'authenticated') {
      if (view.status !== 'unauthenticated') show(unauthenticatedSession)
      return Promise.resolve()
    }
    reading ??= read()
    return reading
  }

  async function retryUntilReachable(): Promise<void> {
    if (isRetrying) return
    isRetrying = true
    for (const ms of retryPausesMs) {
      await pause(ms)
      if (!view.unreachable) break
      await refresh()
    }
    isRetrying = false
  }

  async function trySigningIn(credentials: Credentials): Promise<SignInOutcome> {
    const id = credentials.cartId ?? cartId()
    const answer = await calls.signIn({ ...credentials, ...(id !== undefined && { cartId: id }) })
    if (typeof answer === 'object') {
      show({ ...view, waitSeconds: answer.waitSeconds })
      return 'tooMany'
    }
    if (answer !== 'accepted') return answer
    generation += 1
    const session = await calls.read()
    if (session === 'unreachable') {
      // The log-in succeeded, but the customer's details must be loaded again.
      show({ ...view, unreachable: true })
      void retryUntilReachable()
      return 'unreachable'
    }
    if (!session.user) {
      show(unauthenticatedSession)
      return 'cookiesBlocked'
    }
    show({ ...loadingSession, status: 'authenticated', user: session.user, signedInHere: true })
    tell('signedIn')
    track('login')
    return 'signedIn'
  }

  async function trySigningOut(): Promise<boolean> {
    if (!(await calls.signOut())) return false
    generation += 1
    show(unauthenticatedSession)
    tell('signedOut')
    return true
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: refresh,
    refresh,
    signIn: (credentials) => {
      signingIn ??= trySigningIn(credentials).finally(() => (signingIn = undefined))
      return signingIn
    },
    signOut: () => {
      signingOut ??= trySigningOut().finally(() => (signingOut = undefined))
      return signingOut
    },
    hear: (news) => {
      if (news === 'signedIn') void refresh()
      if (news !== 'signedOut') return
      generation += 1
      show({ ...unauthenticatedSession, endedElsewhere: view.status === 'authenticated' })
    },
  }
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Non-empty cart to claim for the customer. */
  readonly cartId?: string
}

/** The logged-in customer, kept in memory only: nothing of it is stored in the browser. */
export type ReadAnswer = { readonly user: SessionUser | null } | 'unreachable'

export type SignInAnswer =
  | 'accepted'
  | 'invalidCredentials'
  | 'cookiesBlocked'
  | 'unreachable'
  | { readonly waitSeconds: number }

/** Requests of the session library's contract. They never throw. */
export interface SessionCalls {
  readonly read: () => Promise<ReadAnswer>
  readonly signIn: (credentials: Credentials) => Promise<SignInAnswer>
  readonly signOut: () => Promise<boolean>
}
