import { type RefObject, useEffect } from 'react'

interface FocusOptions {
  /** Only when the focus was lost to the page, because the focused element is gone. */
  readonly ifLost?: boolean
}

/** Moves the focus to an element whenever `when` changes to another true value. */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  when: unknown,
  { ifLost = false }: FocusOptions = {},
): void {
  useEffect(() => {
    if (when && (!ifLost || document.activeElement === document.body)) ref.current?.focus()
  }, [ref, when, ifLost])
}
