import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { PageId } from '#site/pages.ts'

interface Props {
  readonly page: PageId
  readonly label: string
  readonly hash?: string
}

/** Link to another page, with an arrow. */
export function GoLink({ page, label, hash = '' }: Props) {
  return (
    <PageLink page={page} className="arrow-link" hash={hash}>
      <GoLabel label={label} />
    </PageLink>
  )
}

/** Content of a link with an arrow. */
export function GoLabel({ label }: { readonly label: string }) {
  return (
    <>
      <span>{label}</span> <Icon name="arrow" size="s" />
    </>
  )
}
