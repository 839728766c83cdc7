import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False for the render that must match the prerendered page, true from the next one on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
