import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** Whether somebody pressed a button to get here that is gone now. */
  readonly isLed: boolean
  readonly children: ReactNode
}

/** The heading of what took the place of something else: focus goes along. */
export function LedHeading({ isLed, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLed) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [isLed])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
