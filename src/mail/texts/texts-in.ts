import type { Locale } from '#domain/basics/locale.ts'
import { de } from '#mail/texts/de.ts'
import { en } from '#mail/texts/en.ts'
import type { MailTexts } from '#mail/texts/mail-texts.ts'
import { nl } from '#mail/texts/nl.ts'

export const textsIn: Readonly<Record<Locale, MailTexts>> = { nl, de, en }
