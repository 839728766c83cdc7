import type { ReactNode } from 'react'
import { look, type Look } from '#mail/html/mail-styles.ts'

interface Props {
  readonly name: Look
  readonly children: ReactNode
}

/** A table for the layout only, which is all that every mail program understands. */
export function PlainTable({ name, children }: Props) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...look(name)}>
      <tbody>{children}</tbody>
    </table>
  )
}
