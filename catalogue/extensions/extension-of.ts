import type { Extension, TransferRule } from '#core/catalogue/extension.ts'
import { cents } from '#core/money/money.ts'
import { firstYearOff, since } from '#catalogue/price-options.ts'

/** Prices per year, in cents excluding VAT. */
export interface YearPrices {
  readonly firstYear: number
  readonly renewal: number
  readonly moveIn: number
}

export type ExtensionRules = Partial<Omit<Extension, 'tld' | 'history' | 'discounts' | 'transfer'>> & {
  readonly transfer?: Partial<Omit<TransferRule, 'history'>>
}

const codeAndYear = { needsCode: true, addsYear: true, manual: false } as const
const restoreFeeOfGenerics = cents(8500)

/** Prices are per year; for a longer minimum term they are multiplied, except the transfer price, which is per term. */
export function extensionOf(tld: string, prices: YearPrices, rules: ExtensionRules = {}): Extension {
  const minYears = rules.minYears ?? 1
  return {
    unicode: tld,
    minYears,
    minLength: 1,
    scripts: [],
    restrictions: [],
    httpsOnly: false,
    restoreFee: restoreFeeOfGenerics,
    note: null,
    ...rules,
    tld,
    history: since(prices.renewal * minYears),
    discounts: firstYearOff(prices.firstYear * minYears, prices.renewal * minYears),
    transfer: { ...codeAndYear, ...rules.transfer, history: since(prices.moveIn) },
  }
}
