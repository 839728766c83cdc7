import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import type { Cents, VatPair as Pair } from '#core/money/money.ts'

/** An amount with and without VAT; CSS shows one of them large, according to the visitor's VAT display. */
export function VatPair({ pair, className }: { readonly pair: Pair; readonly className?: string }) {
  return (
    <span className={className ? `vat-pair ${className}` : 'vat-pair'}>
      <VatSide side="excl" amount={pair.excl} /> <VatSide side="incl" amount={pair.incl} />
    </span>
  )
}

function VatSide({ side, amount }: { readonly side: keyof Pair; readonly amount: Cents }) {
  const t = useTranslations('price')
  const locale = useLocale()
  return (
    <span className={`vat ${side}`}>
      {formatEuro(amount, locale)} <small>{t(side === 'excl' ? 'exclVat' : 'inclVat')}</small>
    </span>
  )
}

/** A text with or without VAT. Both are rendered, and CSS shows the one the visitor chose. */
export function ChosenSide({ text }: { readonly text: (side: keyof Pair) => ReactNode }) {
  return (['excl', 'incl'] as const).map((side) => (
    <span key={side} className={`vat-side ${side}`}>
      {text(side)}
    </span>
  ))
}
