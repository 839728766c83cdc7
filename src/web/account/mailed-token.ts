import { useSyncExternalStore } from 'react'

const inFragment = /^#token=([\w-]+)$/
/** Removes the token of a mailed link from the URL, so that it cannot be read, copied or bookmarked. */
function createTokenStore() {
  let taken: string | null | undefined
  return {
    token: () => taken,
    /** Opening a second link in the same window changes only the fragment. */
    subscribe: (listener: () => void) => {
      const take = () => {
        const [, token] = inFragment.exec(location.hash) ?? []
        if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
        taken = token ?? taken ?? null
        listener()
      }
      addEventListener('hashchange', take)
      take()
      return () => removeEventListener('hashchange', take)
    },
  }
}

const { token, subscribe } = createTokenStore()

/** @returns the token of the link; null without one, undefined during hydration */
export function useMailedToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, token, () => undefined)
}
