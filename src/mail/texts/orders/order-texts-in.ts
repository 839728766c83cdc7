import type { Locale } from '#domain/basics/locale.ts'
import { ordersDe } from '#mail/texts/orders/de.ts'
import { ordersEn } from '#mail/texts/orders/en.ts'
import { ordersNl } from '#mail/texts/orders/nl.ts'
import type { OrderMailTexts } from '#mail/texts/orders/order-mail-texts.ts'

export const orderTextsIn: Readonly<Record<Locale, OrderMailTexts>> = { nl: ordersNl, de: ordersDe, en: ordersEn }
