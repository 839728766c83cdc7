import type { CSSProperties, ReactNode } from 'react'

interface Props {
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** A table for the layout only, which is all that every mail program understands. */
export function PlainTable({ className, style, children }: Props) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} className={className} style={{ border: 0, ...style }}>
      <tbody>{children}</tbody>
    </table>
  )
}
