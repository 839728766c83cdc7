/** Text and selection of a focused input, when another one takes its place. */
interface FocusedInput {
  readonly value: string
  readonly start: number
  readonly end: number
}

let stored: FocusedInput | undefined

export function storeFocusedInput(input: HTMLInputElement): void {
  if (document.activeElement !== input) return
  const { value, selectionStart, selectionEnd } = input
  stored = { value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
}

/** Restores text, focus and selection; false when nothing was stored. */
export function restoreFocusedInput(input: HTMLInputElement): boolean {
  if (!stored) return false
  input.value = stored.value
  input.focus({ preventScroll: true })
  input.setSelectionRange(stored.start, stored.end)
  stored = undefined
  return true
}
