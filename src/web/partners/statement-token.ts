import { useSyncExternalStore } from 'react'

const inFragment = /^#token=([\w-]+)$/

/**
 * Takes the token of the link out of the address bar, where somebody could read or copy it, and keeps it with this
 * entry of the tab's history: reloading and coming back still show the statement.
 */
function tokenHere(): string | null {
  const [, token] = inFragment.exec(location.hash) ?? []
  if (token === undefined) return keptToken()
  history.replaceState({ statementToken: token }, '', location.pathname + location.search)
  return token
}

function keptToken(): string | null {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'statementToken' in state
  return isKept && typeof state.statementToken === 'string' ? state.statementToken : null
}

/** A second link opened in the same window changes nothing but the fragment. */
function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Null without one, nothing before that is known. */
export function useStatementToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, tokenHere, () => undefined)
}
