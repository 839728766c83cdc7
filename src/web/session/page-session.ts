import { isHinted } from './hint.ts'
import type { SessionStore } from './session-store.ts'
import { loadingSession, type SessionView, unauthenticatedSession } from './session-view.ts'

let arrived: SessionStore | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

async function whole(): Promise<SessionStore> {
  return (await import('./session.ts')).session
}

/** Called by the real session store once it is loaded. */
export function takeOver(session: SessionStore): void {
  arrived = session
  session.subscribe(tell)
  tell()
}

/** Stands in until the session store is loaded, which visitors need only to log in. */
export const pageSession: SessionStore = {
  view: (): SessionView => arrived?.view() ?? (isHinted() ? loadingSession : unauthenticatedSession),
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  open: async () => (await whole()).open(),
  refresh: async () => (await whole()).refresh(),
  signIn: async (credentials) => {
    try {
      return await (await whole()).signIn(credentials)
    } catch {
      return 'unreachable'
    }
  },
  signOut: async () => (await whole()).signOut(),
  hear: (news) => void whole().then((session) => session.hear(news)),
}
