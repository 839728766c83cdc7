import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** The pressed button was removed, so the focus moves to the heading. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** Heading that takes the focus when its content has replaced other content. */
export function FocusHeading({ takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
