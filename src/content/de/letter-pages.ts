import { aboutDe } from '#content/de/about.ts'
import { contactDe } from '#content/de/contact.ts'
import { reportAbuseDe } from '#content/de/report-abuse.ts'
import type { LetterPages } from '#content/letter-page-text.ts'

export const letterPagesDe: LetterPages<'de'> = { about: aboutDe, contact: contactDe, reportAbuse: reportAbuseDe }
