import { type ReactNode, useRef } from 'react'
import { useFocusOn } from '#web/use-focus-on.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Shown at page load, so the focus does not move. */
  readonly isFirst?: boolean
}

/** Replaces a form with its result and moves the focus there. */
export function Outcome({ title, isFirst = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, !isFirst)
  return (
    <div className="outcome">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
