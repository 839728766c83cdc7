import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** The pressed button is gone, so the focus moves here. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** The heading of content that replaced other content: it takes the focus. */
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
