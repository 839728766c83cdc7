import { useSyncExternalStore } from 'react'
import type { BasisPoints } from '#core/money/money.ts'

/** What the details in an open form would mean: shown beside the cart and charged to nobody. Null: no form is open. */
let preview: BasisPoints | null = null
const listeners = new Set<() => void>()

export function showVatPreview(rate: BasisPoints | null): void {
  preview = rate
  for (const listener of listeners) listener()
}

export function useVatPreview(): BasisPoints | null {
  return useSyncExternalStore(
    subscribe,
    () => preview,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
