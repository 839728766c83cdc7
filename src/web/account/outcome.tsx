import { type ReactNode, useRef } from 'react'
import { useFocusOn } from '#web/use-focus-on.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** At load there is nothing to lead anybody away from. */
  readonly isFirst?: boolean
}

/** What came of a form, in its place: whoever sent it is led there. */
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
