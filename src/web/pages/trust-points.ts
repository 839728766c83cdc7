import { homeText } from '#content/home.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { handfulOf } from '#web/pages/price-tags.ts'
import type { TrustPoint } from '#web/ui/trust-row.tsx'

export function trustPoints(locale: SiteLocale): readonly TrustPoint[] {
  return homeText(locale).trust.map(({ icon, titleOf, text }) => ({ icon, title: titleOf(handfulOf(locale)), text }))
}
