import { type ComponentType, createElement, type ReactNode } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageId, PageIdIn, pages, PageText } from '#site/pages.ts'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import type { DrawingName } from '#web/ui/drawing-sizes.ts'

/** Stylesheets of some pages only, beside the one of every page. */
export const pageSheets = ['partners', 'offer', 'moving', 'helpdesk', 'letters'] as const
export type PageSheet = (typeof pageSheets)[number]

type InEachLanguage<T> = Readonly<Record<SiteLocale, T>>

/** Everything about a page beside its path, its component and its texts. */
interface PageOptions {
  readonly sheet?: PageSheet
  /** In its social picture and, where the page has no hero of its own, at its top. What a drawing means is fixed. */
  readonly drawing?: DrawingName | InEachLanguage<DrawingName>
  /** Articles of the helpdesk about the subject of the page, by id. */
  readonly articles?: readonly string[]
  /** Where a listed page stands in llms.txt. */
  readonly chapter?: 'offer' | 'movers' | 'help' | 'company'
  /** Search engines are told who we are instead of the way to the page and what it sells. */
  readonly isAboutUs?: true
  /** The prices in its list of extensions; search engines are told the same. */
  readonly extensionColumns?: readonly PriceColumn[]
}

/** A link of a page's own text to a page that exists in the same language; `never`: in whichever language. */
export interface TextLink<L extends SiteLocale = never> {
  readonly label: string
  readonly page: PageIdIn<L>
}

interface OwnText {
  readonly head: PageText
}

/** Languages a page exists in, by the page table. */
type LocaleOf<Id extends PageId> = {
  [L in SiteLocale]: (typeof pages)[Id] extends { readonly [K in L]: string } ? L : never
}[SiteLocale]

export interface PageProps<Text = OwnText, Id extends PageId = PageId> {
  readonly page: Id
  readonly locale: SiteLocale
  readonly text: Text
  readonly drawing: DrawingName
}

export interface PageRecord extends PageOptions {
  readonly id: PageId
  readonly texts: Readonly<Partial<Record<SiteLocale, OwnText>>>
  readonly drawingIn: (locale: SiteLocale) => DrawingName
  readonly contentIn: (locale: SiteLocale) => ReactNode
}

/** The record of a page: its texts in every language the page table has a path for, its component, its options. */
export function definePage<Id extends PageId, Texts extends Readonly<Record<LocaleOf<Id>, OwnText>>>(
  id: Id,
  {
    Content,
    ...page
  }: PageOptions & {
    readonly texts: Texts
    readonly Content: ComponentType<PageProps<Texts[LocaleOf<Id>], Id>>
  },
): PageRecord {
  const { drawing = 'pilea' } = page
  const drawingIn = (locale: SiteLocale) => (typeof drawing === 'string' ? drawing : drawing[locale])
  const contentIn = (locale: SiteLocale) => {
    const text = page.texts[locale as LocaleOf<Id>]
    return createElement(Content as ComponentType<PageProps>, { page: id, locale, text, drawing: drawingIn(locale) })
  }
  return { id, ...page, drawingIn, contentIn }
}
