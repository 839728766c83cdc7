import { Fragment } from 'react'
import { PageLink } from '#web/ui/page-link.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageIdIn } from '#site/pages.ts'

export type WordLink = { readonly label: string } & (
  | { readonly page: PageIdIn<SiteLocale> }
  /** Link to another site, an e-mail address or a phone number. */
  | { readonly href: string }
)

/** Text, with optional links. */
export type Words = string | readonly (string | WordLink)[]

/** Renders text with its links. */
export function LinkedWords({ said }: { readonly said: Words }) {
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
