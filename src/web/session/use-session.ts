import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionStore } from './session-store.ts'
import { loadingSession, type SessionView } from './session-view.ts'

/** The browser's session. It is undefined at build, where pages are rendered before the session is known. */
export const SessionContext = createContext<SessionStore | undefined>(undefined)

const neverChanges = () => () => {}

export function useSession(): SessionView {
  const store = useContext(SessionContext)
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.view ?? (() => loadingSession),
    () => loadingSession,
  )
}

/** For event handlers: they run only in the browser, where the session store exists. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('There is no session here')
  return store
}
