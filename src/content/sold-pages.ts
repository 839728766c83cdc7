import { emailPageDe } from '#content/de/email-page.ts'
import { resellerPageDe } from '#content/de/reseller-page.ts'
import { webshopPageDe } from '#content/de/webshop-page.ts'
import { emailPageNl } from '#content/nl/email-page.ts'
import { resellerPageNl } from '#content/nl/reseller-page.ts'
import { webshopPageNl } from '#content/nl/webshop-page.ts'

export const emailPageText = { nl: emailPageNl, de: emailPageDe } as const
export const resellerPageText = { nl: resellerPageNl, de: resellerPageDe } as const
export const webshopPageText = { nl: webshopPageNl, de: webshopPageDe } as const
