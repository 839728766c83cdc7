import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import type { TermsParagraph, TermsText } from '#site/content/terms/terms-text.ts'

/** Texts in the order of the document. */
export const languages = [termsNl, termsDe]

export function textsOf(paragraph: TermsParagraph): readonly string[] {
  return typeof paragraph === 'string' ? [paragraph] : [paragraph.text, ...paragraph.items]
}

export function everythingIn({ opening, articles, form }: TermsText): readonly string[] {
  return [
    ...opening,
    ...articles.flatMap(({ title, paragraphs }) => [title, ...paragraphs.flatMap(textsOf)]),
    form.title,
    ...form.says,
    ...form.blanks,
  ]
}
