import { type ComponentType, createElement, type ReactNode } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageId, PageIdIn, pages, PageText } from '#site/pages.ts'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import type { DrawingName } from '#web/ui/drawing-sizes.ts'

/** Stylesheets of some pages only, in addition to the one of every page. */
export const pageSheets = ['partners', 'offer', 'moving', 'helpdesk', 'letters'] as const
export type PageSheet = (typeof pageSheets)[number]

type InEachLanguage<T> = Readonly<Record<SiteLocale, T>>

/** Options of a page beside its path, component and texts. */
interface PageOptions {
  readonly sheet?: PageSheet
  /** Drawing of the social image and, on a page without its own hero, of the header. Drawings have fixed meanings. */
  readonly drawing?: DrawingName | InEachLanguage<DrawingName>
  /** Ids of the helpdesk articles about the subject of the page. */
  readonly articles?: readonly string[]
  /** Section of llms.txt that lists the page. */
  readonly chapter?: 'offer' | 'movers' | 'help' | 'company'
  /** Structured data describes the company instead of the breadcrumbs and the products. */
  readonly isAboutUs?: true
  /** Prices in the page's list of extensions, also in its structured data. */
  readonly extensionColumns?: readonly PriceColumn[]
}

/** Link in the text of a page to a page of the same language; `never` allows pages of any language. */
export interface TextLink<L extends SiteLocale = never> {
  readonly label: string
  readonly page: PageIdIn<L>
}

interface OwnText {
  readonly head: PageText
}

/** Languages in which the page exists, by the page table. */
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

/** Defines a page: its texts in every language of the page table, its component and its options. */
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
