import type { Words } from '#content/reading-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { NextPagesText } from '#content/offer-text.ts'

interface Aside {
  readonly title: string
  readonly text: Words
}

/** A page with a form on it, and what to know before and after one sends it. */
interface FormPageText {
  readonly formTitle: string
  /** Without script: what came of the form. */
  readonly sent: { readonly title: string; readonly text: string }
  readonly refused: { readonly title: string; readonly text: string }
}

export interface ContactPageText<L extends SiteLocale> extends FormPageText {
  readonly call: { readonly title: string; readonly hours: string }
  readonly mail: { readonly title: string; readonly text: string }
  readonly visit: { readonly title: string; readonly country: string; readonly text: string }
  readonly status: { readonly title: string; readonly text: string; readonly link: string }
  readonly atHand: { readonly h2: string; readonly lead: string; readonly items: readonly Aside[] }
  readonly next: NextPagesText<L>
}

export interface AbusePageText extends FormPageText {
  readonly asides: readonly Aside[]
  readonly steps: {
    readonly h2: string
    readonly items: readonly { readonly title: string; readonly text: string; readonly who: string }[]
  }
  readonly more: {
    readonly h2: string
    readonly items: readonly { readonly title: string; readonly paragraphs: readonly Words[] }[]
  }
}

export interface AboutPageText<L extends SiteLocale> {
  readonly story: { readonly h2: string; readonly paragraphs: readonly string[] }
  readonly work: {
    readonly h2: string
    readonly lead: string
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly price: { readonly h2: string; readonly text: Words }
  readonly not: {
    readonly h2: string
    readonly lead: string
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly next: NextPagesText<L>
}

export interface LetterPages<L extends SiteLocale> {
  readonly about: AboutPageText<L>
  readonly contact: ContactPageText<L>
  readonly reportAbuse: AbusePageText
}
