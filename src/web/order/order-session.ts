import { createContext, useContext, useSyncExternalStore } from 'react'
import type { BasisPoints } from '#core/money/money.ts'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import type { FormState } from '#web/account/form-state.ts'
import { createOrderDownloads, type OrderDownloads } from './order-pages.ts'

/** Input and choices of the visitor in this window, beside the cart. They survive navigation but not a reload. */
interface OrderSessionState {
  readonly registration?: FormState | undefined
  readonly paymentMethod?: { readonly methodId: string; readonly issuer: string | null }
  readonly consents?: { readonly customerId: string; readonly given: GivenConsents }
  /** Valid while the contents of the cart are unchanged. */
  readonly sharedLink?: SharedLink
  /** True from sending a coupon code until its row is shown. */
  readonly isCouponJustTyped?: boolean
  /** Text and selection of a focused input while another input replaces it. */
  readonly focusedInput?: FocusedInput | undefined
  /** VAT rate that the details in an open form would lead to: used for display only. */
  readonly vatPreview: BasisPoints | null
  readonly extensions?: ExtensionTable
}

/** The given consents; none is preselected. */
export interface GivenConsents {
  readonly terms: boolean
  readonly immediateStart: boolean
  readonly mandate: boolean
}

export interface SharedLink {
  readonly contents: string
  readonly token: string
  readonly expiresAt: Date
}

interface FocusedInput {
  readonly value: string
  readonly start: number
  readonly end: number
}

export interface OrderSession {
  readonly state: () => OrderSessionState
  readonly set: (changes: Partial<OrderSessionState>) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly downloads: OrderDownloads
}

const initial: OrderSessionState = { vatPreview: null }

export function createOrderSession(): OrderSession {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    set: (changes) => {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    downloads: createOrderDownloads(),
  }
}

export const OrderSessionContext = createContext<OrderSession | undefined>(undefined)

export function useOrderSession(): OrderSession {
  const session = useContext(OrderSessionContext)
  if (!session) throw new Error('This component is rendered outside an order session')
  return session
}

export function useVatPreview(): BasisPoints | null {
  const { subscribe, state } = useOrderSession()
  return useSyncExternalStore(
    subscribe,
    () => state().vatPreview,
    () => initial.vatPreview,
  )
}

export function storeFocusedInput({ set }: OrderSession, input: HTMLInputElement): void {
  if (document.activeElement !== input) return
  const { value, selectionStart, selectionEnd } = input
  set({ focusedInput: { value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length } })
}

/** Restores text, focus and selection; false when nothing was stored. */
export function restoreFocusedInput({ state, set }: OrderSession, input: HTMLInputElement): boolean {
  const { focusedInput } = state()
  if (!focusedInput) return false
  input.value = focusedInput.value
  input.focus({ preventScroll: true })
  input.setSelectionRange(focusedInput.start, focusedInput.end)
  set({ focusedInput: undefined })
  return true
}
