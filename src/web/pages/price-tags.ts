import { catalogue } from '#catalogue/catalogue.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PlanPrices } from '#domain/catalogue/plan-prices.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'

export interface ExtensionTag {
  readonly extension: string
  readonly prices: PlanPrices
}

const planted: Readonly<Record<SiteLocale, readonly [string, string, string, string]>> = {
  nl: ['nl', 'com', 'eu', 'shop'],
  de: ['de', 'com', 'eu', 'shop'],
}

/** The four extensions in the planter. */
export function priceTags(locale: SiteLocale): [ExtensionTag, ExtensionTag, ExtensionTag, ExtensionTag] {
  const [first, second, third, fourth] = planted[locale]
  return [tagOf(first), tagOf(second), tagOf(third), tagOf(fourth)]
}

function tagOf(extension: string): ExtensionTag {
  return { extension, prices: pricesOf(`domain-${extension}`, 'yearly', renderedOn) }
}

/** How many extensions are on offer, in round hundreds: `1.900+`, counted and never typed. */
export function handfulOf(locale: SiteLocale): string {
  const hundreds = Math.floor(catalogue.extensions.size / 100) * 100
  return `${hundreds.toLocaleString(locale)}+`
}
