import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/pages/breadcrumbs.tsx'

interface Props {
  readonly heading: string
  readonly lead: string
  /** What stands on the sill at the right. */
  readonly picture: ReactNode
  readonly children?: ReactNode
}

/** The greenhouse wall every page but home begins with. */
export function Hero({ heading, lead, picture, children }: Props) {
  return (
    <>
      <section className="kas phero">
        <div className="wrap g12">
          <div className="copy">
            <Breadcrumbs />
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <div className="pic">{picture}</div>
        </div>
      </section>
      <div className="sill" />
    </>
  )
}
