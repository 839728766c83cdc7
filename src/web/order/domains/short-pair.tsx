import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import type { VatPair } from '#domain/money/money.ts'

const sides = ['excl', 'incl'] as const

/** Both sides of VAT within a line of text; which one comes first is the visitor's switch, done by CSS. */
export function ShortPair({ pair }: { readonly pair: VatPair }) {
  const t = useTranslations('orderDomains')
  const locale = useLocale()
  return (
    <span className="vp">
      {sides.map((side) => (
        <span key={side} className={`vat ${side}`}>
          {formatEuro(pair[side], locale)} <small>{t(side)}</small>
        </span>
      ))}
    </span>
  )
}
