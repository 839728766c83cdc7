import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/euro-format.ts'
import type { ExtensionTerms } from '#domain/extension-rows.ts'
import { vatPairOf } from '#domain/money.ts'
import { visitorVatRate } from '#domain/vat.ts'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'

const sides = ['excl', 'incl'] as const

interface Props {
  readonly column: PriceColumn
  readonly terms: ExtensionTerms
}

/** An amount with both sides of VAT; which one is large is the visitor's switch, done by CSS. */
export function PriceCell({ column, terms }: Props) {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  const pair = vatPairOf(terms[column], visitorVatRate)
  return (
    <td role="cell" data-label={t(`columns.${column}`)}>
      {pair.excl === 0 ? (
        t('free')
      ) : (
        <span className="vp">
          {sides.map((side) => (
            <span key={side} className={`vat ${side}`}>
              {formatEuro(pair[side], locale)} <small>{t(side)}</small>
            </span>
          ))}
        </span>
      )}
      {terms.years > 1 && column !== 'threeYears' && (
        <small className="term">{t('forYears', { years: String(terms.years) })}</small>
      )}
    </td>
  )
}
