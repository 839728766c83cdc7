import { isHinted } from './hint.ts'
import type { SessionStore } from './session-store.ts'
import { loadingSession, type SessionView, unauthenticatedSession } from './session-view.ts'

async function whole(): Promise<SessionStore> {
  return (await import('./session.ts')).session
}

/** Stands in for the session store until that is loaded; visitors need the store only to log in. */
function createPageSession() {
  let loaded: SessionStore | undefined
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  /** Called by the session store once it is loaded. */
  function takeOver(session: SessionStore): void {
    loaded = session
    session.subscribe(notify)
    notify()
  }

  const pageSession: SessionStore = {
    view: (): SessionView => loaded?.view() ?? (isHinted() ? loadingSession : unauthenticatedSession),
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
  return { pageSession, takeOver }
}

export const { pageSession, takeOver } = createPageSession()
