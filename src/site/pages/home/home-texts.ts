import { catalogue } from '#catalogue/catalogue.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { TrustPoint } from '#web/ui/trust-row.tsx'
import { homeDe } from './home-de.ts'
import { homeNl } from './home-nl.ts'

export const homeTexts = { nl: homeNl, de: homeDe } as const

export function trustPoints(locale: SiteLocale): readonly TrustPoint[] {
  return homeTexts[locale].trust.map(({ icon, titleOf, text }) => ({ icon, title: titleOf(handfulOf(locale)), text }))
}

/** Number of extensions on sale, rounded down to hundreds, such as `1.900+`. */
export function handfulOf(locale: SiteLocale): string {
  const hundreds = Math.floor(catalogue.extensions.size / 100) * 100
  return `${hundreds.toLocaleString(locale)}+`
}
