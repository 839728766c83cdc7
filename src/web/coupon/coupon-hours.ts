import type { SiteLocale } from '#core/locale/locale.ts'

/**
 * The text in the message file `coupon` and the moment in it, for a code that begins or ended at an hour; null for other
 * problems, which have a text of their own.
 */
export function couponHoursOf(
  problem: string | undefined,
  at: string | undefined,
  locale: SiteLocale,
): { readonly key: 'earlyAt' | 'expiredAt'; readonly moment: string } | null {
  if (at === undefined || (problem !== 'coupon_early' && problem !== 'coupon_expired')) return null
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  return { key: problem === 'coupon_early' ? 'earlyAt' : 'expiredAt', moment: format.format(new Date(at)) }
}
