/** A field somebody is typing in, when another one takes its place. */
interface HeldTyping {
  readonly value: string
  readonly start: number
  readonly end: number
}

let held: HeldTyping | undefined

export function holdTyping(input: HTMLInputElement): void {
  if (document.activeElement !== input) return
  const { value, selectionStart, selectionEnd } = input
  held = { value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
}

/** Goes on where somebody was typing; false when nobody was. */
export function takeTyping(input: HTMLInputElement): boolean {
  if (!held) return false
  input.value = held.value
  input.focus({ preventScroll: true })
  input.setSelectionRange(held.start, held.end)
  held = undefined
  return true
}
