import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionStore } from './session-store.ts'
import { loadingSession, type SessionView } from './session-view.ts'

/** The browser's session; at build there is none, and pages are rendered before anybody is known. */
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

/** For what a person does: by then the browser's session is there. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('There is no session here')
  return store
}
