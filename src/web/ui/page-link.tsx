import type { ReactNode } from 'react'
import type { PageId } from '#site/pages.ts'
import { usePath, useSite } from '#web/site-context.tsx'

interface Props {
  readonly page: PageId
  readonly className?: string
  readonly hash?: string
  readonly children: ReactNode
}

export function PageLink({ page, className, hash = '', children }: Props) {
  const site = useSite()
  return (
    <a
      href={usePath(page) + hash}
      className={className}
      aria-current={site.page === page && !hash ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
