import type { Locale } from '#core/locale/locale.ts'
import { de, ordersDe } from './de.ts'
import { en, ordersEn } from './en.ts'
import { type MailTexts, nl, type OrderMailTexts, ordersNl } from './nl.ts'

export const textsIn: Readonly<Record<Locale, MailTexts>> = { nl, de, en }

export const orderTextsIn: Readonly<Record<Locale, OrderMailTexts>> = { nl: ordersNl, de: ordersDe, en: ordersEn }
