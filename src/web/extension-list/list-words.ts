import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import { type ExtensionSortKey, extensionSortKeys } from '#core/names/extension-sort.ts'
import type { ExtensionTerms } from '#core/names/extension-rows.ts'
import { type VatPair, vatPairOf } from '#core/money/money.ts'
import { threeYearCostOf } from '#core/catalogue/plan-prices.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { PriceColumn } from './extension-list-props.ts'

type Translate = ReturnType<typeof useTranslations<'extensionList'>>

/** A formatted price with and without VAT; null if nothing is charged. */
type WrittenPrice = { readonly excl: string; readonly incl: string } | null

/** Texts shared by all extensions with the same terms. */
export interface WrittenTerms {
  readonly prices: Readonly<Record<PriceColumn, WrittenPrice>>
  /** Billing period of the prices, if it is longer than a year. */
  readonly term: string | null
  readonly facts: string
  readonly move: string
}

/** Formatted texts of the list, cached by terms: thousands of rows share about a hundred. */
export interface ListWords {
  readonly columns: Readonly<Record<ExtensionSortKey | 'move', string>>
  readonly excl: string
  readonly incl: string
  readonly free: string
  readonly searchWith: string
  readonly written: (terms: ExtensionTerms) => WrittenTerms
}

/** With `showsMove` the transfer has its own column. */
export function useListWords(showsMove: boolean): ListWords {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  return useMemo(() => {
    const cache = new WeakMap<ExtensionTerms, WrittenTerms>()
    const pairOf = (terms: ExtensionTerms, column: Exclude<PriceColumn, 'threeYears'>) =>
      vatPairOf(terms[column], visitorVatRate)
    const writtenOf = ({ excl, incl }: VatPair): WrittenPrice =>
      excl === 0 ? null : { excl: formatEuro(excl, locale), incl: formatEuro(incl, locale) }
    const write = (terms: ExtensionTerms): WrittenTerms => {
      const charges = { firstTerm: pairOf(terms, 'firstTerm'), renewal: pairOf(terms, 'renewal') }
      return {
        prices: {
          firstTerm: writtenOf(charges.firstTerm),
          renewal: writtenOf(charges.renewal),
          threeYears: writtenOf(threeYearCostOf(charges, terms.years)),
          transfer: writtenOf(pairOf(terms, 'transfer')),
        },
        term: terms.years > 1 ? t('forYears', { years: String(terms.years) }) : null,
        facts: factsOf(terms, showsMove, t).join(' '),
        move: moveOf(terms, t).join(' '),
      }
    }
    const columns = Object.fromEntries([...extensionSortKeys, 'move' as const].map((key) => [key, t(`columns.${key}`)]))
    return {
      columns: columns as ListWords['columns'],
      excl: t('excl'),
      incl: t('incl'),
      free: t('free'),
      searchWith: t('searchWith'),
      written: (terms) => {
        const written = cache.get(terms) ?? write(terms)
        cache.set(terms, written)
        return written
      },
    }
  }, [t, locale, showsMove])
}

/** Requirements and rules of a registry, in sentences. */
function factsOf(terms: ExtensionTerms, showsMove: boolean, t: Translate): readonly string[] {
  const { note, restrictions, years, scripts } = terms
  const facts: string[] = []
  if (note === null) for (const restriction of restrictions) facts.push(t(`restrictions.${restriction}`))
  else if (!showsMove || saysMoreThanTheMove(terms)) facts.push(note)
  if (note === null && years > 1) facts.push(t('minYears', { years: String(years) }))
  if (showsMove) return facts
  const others = scripts.filter((script) => script !== 'latin')
  if (others.length < scripts.length) facts.push(t(others.length > 0 ? 'accentsAndScripts' : 'accents'))
  else if (others.length > 0)
    facts.push(t('inScript', { script: others.map((script) => t(`scripts.${script}`)).join(', ') }))
  return facts
}

/** Without a restriction the note only describes the transfer, which has a text of its own. */
function saysMoreThanTheMove({ restrictions, years, move }: ExtensionTerms): boolean {
  return restrictions.length > 0 || years > 1 || !move.needsCode || !move.addsYear
}

/** Requirements of a transfer. */
function moveOf({ move, years }: ExtensionTerms, t: Translate): readonly string[] {
  return [
    t(move.needsCode ? 'move.code' : 'move.noCode'),
    ...(years > 1 ? [] : [t(move.addsYear ? 'move.addsYear' : 'move.keepsTerm')]),
    ...(move.manual && move.needsCode ? [t('move.manual')] : []),
  ]
}
