import { type RefObject, useEffect } from 'react'

interface FocusOptions {
  /** Moves the focus only if the browser reset it to the document because the focused element was removed. */
  readonly ifLost?: boolean
}

/** Moves the focus to an element whenever `when` changes to another truthy value. */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  when: unknown,
  { ifLost = false }: FocusOptions = {},
): void {
  useEffect(() => {
    if (when && (!ifLost || document.activeElement === document.body)) ref.current?.focus()
  }, [ref, when, ifLost])
}
