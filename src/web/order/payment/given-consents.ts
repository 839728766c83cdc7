import { useState } from 'react'

/** What somebody agreed to, by a hand of their own: nothing is given beforehand. */
export interface GivenConsents {
  readonly terms: boolean
  readonly immediateStart: boolean
}

const none: GivenConsents = { terms: false, immediateStart: false }

/** While the window is open: a look at another step, or a log-in in between, must not cost anybody their answers. */
let kept: { readonly customerId: string; readonly given: GivenConsents } | undefined

export function useConsents(customerId: string) {
  const [given, setGiven] = useState(kept?.customerId === customerId ? kept.given : none)
  function give(change: Partial<GivenConsents>): void {
    const next = { ...given, ...change }
    kept = { customerId, given: next }
    setGiven(next)
  }
  return [given, give] as const
}
