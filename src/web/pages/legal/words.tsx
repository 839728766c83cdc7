import { Fragment } from 'react'
import type { Words as Said, WordLink } from '#content/reading-text.ts'
import { PageLink } from '#web/ui/page-link.tsx'

/** Words with their links. */
export function Words({ said }: { readonly said: Said }) {
  if (typeof said === 'string') return said
  return said.map((part) => (
    <Fragment key={typeof part === 'string' ? part : part.label}>
      {typeof part === 'string' ? part : <LinkedWord link={part} />}
    </Fragment>
  ))
}

function LinkedWord({ link }: { readonly link: WordLink }) {
  if ('page' in link) return <PageLink page={link.page}>{link.label}</PageLink>
  return <a href={link.href}>{link.label}</a>
}
