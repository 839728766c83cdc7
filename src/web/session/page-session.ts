import { isHinted } from './hint.ts'
import type { SessionStore } from './session-store.ts'
import { loadingSession, type SessionView, unauthenticatedSession } from './session-view.ts'

let arrived: SessionStore | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

async function whole(): Promise<SessionStore> {
  return (await import('#web/session/session.ts')).session
}

/** The real one calls this when it is there. */
export function takeOver(session: SessionStore): void {
  arrived = session
  session.subscribe(tell)
  tell()
}

/** For pages that open before anybody is known: nobody, for a visitor, until somebody logs in. */
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
