import type { ReactNode } from 'react'
import { brand } from '#site/brand.ts'
import { useSite } from '#web/site-context.tsx'

interface Props {
  readonly className?: string
  /** Icon beside the name. */
  readonly children?: ReactNode
  readonly iconFirst?: boolean
}

/** Link to the customer portal, which is a separate site. */
export function PortalLink({ className, children, iconFirst = false }: Props) {
  const { locale, portalUrl } = useSite()
  return (
    <a className={className} href={portalUrl} data-part="portal">
      {iconFirst && children}
      <span className="name">{brand.portalName[locale]}</span>
      {!iconFirst && children}
    </a>
  )
}
