import { useSyncExternalStore } from 'react'

const inFragment = /^#token=([\w-]+)$/
let taken: string | null | undefined

/** Takes the token of a mailed link out of the address bar: nobody should read it there, copy it or bookmark it. */
function takeToken(): void {
  const [, token] = inFragment.exec(location.hash) ?? []
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  taken = token ?? taken ?? null
}

/** A second link opened in the same window changes nothing but the fragment. */
function subscribe(listener: () => void): () => void {
  const look = () => {
    takeToken()
    listener()
  }
  addEventListener('hashchange', look)
  look()
  return () => removeEventListener('hashchange', look)
}

/** The token of the link that led here; null without one, nothing before that is known. */
export function useMailedToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => taken,
    () => undefined,
  )
}
