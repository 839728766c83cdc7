import { type RefObject, useEffect } from 'react'

interface FocusOptions {
  /** Moves the focus only if the browser reset it to the document because the focused element was removed. */
  readonly ifLost?: boolean
  /** Selector of the element inside that takes the focus instead. */
  readonly within?: string
}

/** The first invalid field of a form; an invalid group of radio buttons is matched by its first input. */
export const firstFault = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

/** Moves the focus to an element whenever `when` changes to another truthy value. */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  when: unknown,
  { ifLost = false, within }: FocusOptions = {},
): void {
  useEffect(() => {
    if (!when || (ifLost && document.activeElement !== document.body)) return
    const target = within === undefined ? ref.current : ref.current?.querySelector<HTMLElement>(within)
    target?.focus()
  }, [ref, when, ifLost, within])
}
