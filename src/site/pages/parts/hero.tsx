import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { breadcrumbsOf } from '#site/links.ts'
import { useSite } from '#web/site-context.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface Props {
  readonly heading: string
  readonly lead: string
  /** Content of the sill at the right. */
  readonly picture: ReactNode
  readonly children?: ReactNode
}

/** Header with the greenhouse wall, on every page except home. */
export function Hero({ heading, lead, picture, children }: Props) {
  return (
    <>
      <section className="panel page-hero">
        <div className="wrap grid">
          <div className="copy">
            <Breadcrumbs />
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <div className="picture">{picture}</div>
        </div>
      </section>
      <div className="sill" />
    </>
  )
}

/** Breadcrumbs of a page below another page; pages directly below home need none. */
export function Breadcrumbs() {
  const t = useTranslations('shell')
  const { page, textOf } = useSite()
  const above = page ? breadcrumbsOf(page).slice(1, -1) : []
  if (above.length === 0) return null
  return (
    <nav className="crumb" aria-label={t('breadcrumbs')}>
      <ol>
        {above.map((ancestor) => (
          <li key={ancestor}>
            <PageLink page={ancestor}>{textOf(ancestor).label}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
