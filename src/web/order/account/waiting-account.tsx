import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly children?: ReactNode
}

/** The step before anybody knows who is there, in the shape it will have. */
export function WaitingAccount({ heading, children }: Props) {
  return (
    <>
      <h1>{heading}</h1>
      {children}
      <div className="bars tall late" aria-hidden="true">
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
      </div>
    </>
  )
}
