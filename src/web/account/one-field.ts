import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'

export interface OneField {
  readonly value: string
  /** What to say at the field now. */
  readonly code: string | undefined
  readonly bound: {
    readonly name: string
    readonly value: string
    readonly onChange: (value: string) => void
    readonly onBlur: () => void
  }
  /** Judges it for good: from here on every letter counts. Leads to the field when something is wrong. */
  readonly isRight: () => boolean
  /** What the server did not take. */
  readonly refuse: (code: string | undefined) => void
  readonly empty: () => void
}

/** A field of a short form, judged when it is left and again at every letter. */
export function useOneField(
  name: string,
  faultOf: (value: string) => string | null,
  form: RefObject<HTMLFormElement | null>,
): OneField {
  const [value, setValue] = useReducer((_: string, next: string) => next, '')
  const [isJudged, setJudged] = useState(false)
  const [refused, setRefused] = useState<string>()
  const fault = faultOf(value)
  const input = () => form.current?.elements.namedItem(name)

  /** What was typed, or filled in by the browser, before the script came. */
  const takeOver = useEffectEvent(() => {
    const found = input()
    if (found instanceof HTMLInputElement) setValue(found.value)
  })
  useLayoutEffect(() => takeOver(), [])

  return {
    value,
    code: refused ?? (isJudged ? (fault ?? undefined) : undefined),
    bound: {
      name,
      value,
      onChange(typed) {
        setRefused(undefined)
        setValue(typed)
      },
      onBlur: () => setJudged((before) => before || value !== ''),
    },
    isRight() {
      setJudged(true)
      if (fault === null) return true
      const found = input()
      if (found instanceof HTMLElement) found.focus()
      return false
    },
    refuse: setRefused,
    empty() {
      setValue('')
      setJudged(false)
    },
  }
}
