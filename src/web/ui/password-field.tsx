import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field, type FieldProps, splitProps } from './field.tsx'
import { Icon } from './icon.tsx'

interface PasswordFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly placeholder?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Password input with a button to reveal it, which keeps the focus and the caret. */
export function PasswordField({ ref, onChange, ...props }: PasswordFieldProps) {
  const [frame, input] = splitProps(props)
  const t = useTranslations('common')
  const [isShown, setShown] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const caret = useRef<readonly [number, number]>(undefined)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current)

  useLayoutEffect(() => {
    if (caret.current) control.current?.setSelectionRange(...caret.current)
    caret.current = undefined
  })

  function toggle(): void {
    const { selectionStart, selectionEnd } = control.current ?? {}
    if (typeof selectionStart === 'number' && typeof selectionEnd === 'number') {
      caret.current = [selectionStart, selectionEnd]
    }
    setShown(!isShown)
  }

  const end = (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <Icon name="eye" />
      {t(isShown ? 'hide' : 'show')}
    </button>
  )
  return (
    <Field {...frame} end={end}>
      {(links) => (
        <input
          {...input}
          {...links}
          ref={control}
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
