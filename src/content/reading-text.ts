import type { PageIdIn } from '#site/pages.ts'

/** Pages that both languages have, so that both texts may link to them. */
type SharedPageId = PageIdIn<'nl'> & PageIdIn<'de'>

export type WordLink = { readonly label: string } & (
  | { readonly page: SharedPageId }
  /** Another site, a mail address or a number to call. */
  | { readonly href: string }
)

/** A sentence or several, with links where there are any. */
export type Words = string | readonly (string | WordLink)[]

/** One part of a text one reads from top to bottom. */
export type ReadingBlock =
  | Words
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: Words }[] }
  | {
      readonly kind: 'table'
      readonly head: readonly [string, string, string]
      readonly rows: readonly (readonly [string, string, string])[]
    }

export interface ReadingSection {
  /** Its mark in the address. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly ReadingBlock[]
  /** Told only where the shop has a tag manager, or only where it has none. */
  readonly tags?: 'with' | 'without'
}

/** A page of law: what it holds, and when it was last changed. */
export interface ReadingPageText {
  readonly contents: string
  readonly sections: readonly ReadingSection[]
  readonly changed: string
}

export type ReadingPageId = 'privacy' | 'accessibility' | 'colophon'
export type ReadingPages = Readonly<Record<ReadingPageId, ReadingPageText>>
