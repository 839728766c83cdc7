import { aboutNl } from '#content/nl/about.ts'
import { contactNl } from '#content/nl/contact.ts'
import { reportAbuseNl } from '#content/nl/report-abuse.ts'
import type { LetterPages } from '#content/letter-page-text.ts'

export const letterPagesNl: LetterPages<'nl'> = { about: aboutNl, contact: contactNl, reportAbuse: reportAbuseNl }
