import type { Locale } from '#core/locale/locale.ts'
import type { MailTexts, OrderMailTexts } from './mail-texts.ts'
import { de, ordersDe } from './de.ts'
import { en, ordersEn } from './en.ts'
import { nl, ordersNl } from './nl.ts'

export const textsIn: Readonly<Record<Locale, MailTexts>> = { nl, de, en }

export const orderTextsIn: Readonly<Record<Locale, OrderMailTexts>> = { nl: ordersNl, de: ordersDe, en: ordersEn }
