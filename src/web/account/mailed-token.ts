import { useLayoutEffect, useState } from 'react'

const inFragment = /^#token=([\w-]+)$/

/** Takes the token of a mailed link out of the address bar: nobody should read it there, copy it or bookmark it. */
function takeToken(): string | undefined {
  const [, token] = inFragment.exec(location.hash) ?? []
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

/** The token of the link that led here; null without one, nothing before that is known. */
export function useMailedToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useLayoutEffect(() => {
    setToken(takeToken() ?? null)
    // A second link opened in the same window changes nothing but the fragment.
    const look = () => setToken((before) => takeToken() ?? before)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return token
}
