import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'

interface OneField {
  readonly value: string
  readonly code: string | undefined
  readonly bound: {
    readonly name: string
    readonly value: string
    readonly onChange: (value: string) => void
    readonly onBlur: () => void
  }
  /** Validates the field, from now on at every change, and focuses it if it is invalid. */
  readonly isRight: () => boolean
  readonly refuse: (code: string | undefined) => void
  readonly empty: () => void
}

/** A field of a short form, validated on blur and then on every change. */
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

  // Adopts a value typed or autofilled before hydration.
  const takeOver = useEffectEvent(() => {
    const element = input()
    if (element instanceof HTMLInputElement) setValue(element.value)
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
      const element = input()
      if (element instanceof HTMLElement) element.focus()
      return false
    },
    refuse: setRefused,
    empty() {
      setValue('')
      setJudged(false)
    },
  }
}
