import type { Locale } from '#domain/basics/locale.ts'
import { de } from '#papers/texts/de.ts'
import { en } from '#papers/texts/en.ts'
import { nl } from '#papers/texts/nl.ts'
import type { PaperTexts } from '#papers/texts/paper-texts.ts'

export const paperTextsIn: Readonly<Record<Locale, PaperTexts>> = { nl, de, en }
