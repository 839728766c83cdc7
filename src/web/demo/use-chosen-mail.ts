import { useSyncExternalStore } from 'react'

const prefix = '#mail-'

export function mailAnchor(id: string): string {
  return prefix + id
}

/** The mail in the address: so the back button leads to the list, and a mail has a link of its own. */
export function useChosenMail(): string | undefined {
  const hash = useSyncExternalStore(subscribe, currentHash, () => '')
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function currentHash(): string {
  return location.hash
}
