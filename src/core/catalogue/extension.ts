import type { Product } from './product.ts'
import type { Script } from '#core/names/script.ts'
import { frequencyOfYears, maxYears } from './frequency.ts'
import type { Cents } from '#core/money/money.ts'
import type { DatedCharge, Discount, PriceOption } from './price.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

export type Restriction = 'euPresence' | 'localPresence' | 'verification'

export interface TransferRule {
  /** Needs a transfer code from the current provider. */
  readonly needsCode: boolean
  /** The transfer renews the name by one term, which is included in its price. */
  readonly addsYear: boolean
  /** The provider transfers the name by hand, which takes days. */
  readonly manual: boolean
  readonly history: readonly DatedCharge[]
}

export interface Extension {
  /** Lower-case A-label without a leading dot: `nl`, `co.uk`, `xn--p1ai`. */
  readonly tld: string
  /** Display form: `nl`, `co.uk`, `рф`. */
  readonly unicode: string
  /** The shortest term on sale; all prices below are for that term. */
  readonly minYears: number
  /**
   * The longest term, if the shortest is one year. Defaults to ten years, and to one year for country-code extensions.
   */
  readonly maxYears?: number
  readonly minLength: number
  /** Accepted scripts in addition to a–z, 0–9 and hyphen. */
  readonly scripts: readonly Script[]
  readonly restrictions: readonly Restriction[]
  readonly httpsOnly: boolean
  /** One-off fee to restore a name from quarantine; null if unknown. */
  readonly restoreFee: Cents | null
  /** List price per term; also the renewal price. */
  readonly history: readonly DatedCharge[]
  readonly discounts: readonly Discount[]
  readonly transfer: TransferRule
  readonly note: LocalizedText | null
}

export function slugOfExtension(tld: string): string {
  return `domain-${tld}`
}

/** @returns null if the slug does not have the form `domain-<extension>` */
export function tldOfSlug(slug: string): string | null {
  return slug.startsWith('domain-') ? slug.slice('domain-'.length) : null
}

/** Country-code registries mostly offer a single term; all others offer up to ten years. */
export function maxYearsOf(extension: Pick<Extension, 'tld' | 'minYears' | 'maxYears'>): number {
  const isOneTerm = extension.minYears > 1 || /(?:^|\.)[a-z]{2}$/.test(extension.tld)
  return extension.maxYears ?? (isOneTerm ? extension.minYears : maxYears)
}

export function productOfExtension(extension: Extension): Product {
  const dotted = `.${extension.unicode}`
  const name = { nl: dotted, de: dotted, en: dotted }
  return {
    slug: slugOfExtension(extension.tld),
    type: 'domain',
    family: 'domain',
    name,
    title: { nl: `${dotted}-domeinnaam`, de: `${dotted}-Domain`, en: `${dotted} domain` },
    summary: extension.note ?? name,
    features: [],
    limits: {},
    options: optionsOf(extension),
  }
}

function optionsOf(extension: Extension): readonly PriceOption[] {
  const recurring = { frequency: frequencyOfYears(extension.minYears), comparedPer: 'year' } as const
  return [
    { type: 'purchase', recurring, history: extension.history, discounts: extension.discounts },
    { type: 'transfer', recurring, history: extension.transfer.history, discounts: [] },
  ]
}
