import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False during hydration, which must match the prerendered page; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
