import { useSyncExternalStore } from 'react'

const inFragment = /^#token=([\w-]+)$/
/** Takes the token of a mailed link out of the address bar, so that it is not read, copied or bookmarked there. */
function createTokenStore() {
  let taken: string | null | undefined
  return {
    token: () => taken,
    /** A second link opened in the same window changes nothing but the fragment. */
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

/** @returns the token of the link that led here; null without one, undefined before that is known */
export function useMailedToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, token, () => undefined)
}
