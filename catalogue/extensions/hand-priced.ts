import type { Extension } from '#core/catalogue/extension.ts'
import { maxYears } from '#core/catalogue/frequency.ts'
import { cents } from '#core/money/money.ts'
import type { Script } from '#core/names/script.ts'
import { extensionOf, type ExtensionRules, type YearPrices } from './extension-of.ts'
import * as note from './notes.ts'

const latin = ['latin'] as const satisfies readonly Script[]
const manyScripts = [
  'latin',
  'greek',
  'cyrillic',
  'armenian',
  'georgian',
  'hebrew',
  'arabic',
  'devanagari',
  'thai',
  'han',
  'kana',
  'hangul',
] as const satisfies readonly Script[]

const keepsItsTerm = { addsYear: false } as const
const byTag = { needsCode: false, addsYear: false, manual: true } as const

/** Demo prices per year in cents excluding VAT: first year, renewal, transfer. */
export const handPriced: readonly Extension[] = [
  national('nl', per(399, 999, 0), {
    minLength: 2,
    restoreFee: cents(1500),
    transfer: keepsItsTerm,
    note: note.nl,
  }),
  extensionOf('com', per(999, 1499, 999), { minLength: 2, scripts: manyScripts, note: note.addsYear }),
  national('eu', per(299, 999, 799), {
    minLength: 2,
    scripts: ['latin', 'greek', 'cyrillic'],
    restrictions: ['euPresence'],
    maxYears,
    note: note.euPresence,
  }),
  national('be', per(295, 995, 795), { minLength: 2, scripts: latin, note: note.be }),
  national('de', per(499, 999, 0), { scripts: latin, transfer: keepsItsTerm, note: note.de }),
  extensionOf('net', per(995, 1595, 1495), { minLength: 2, scripts: manyScripts, note: note.addsYear }),
  extensionOf('org', per(695, 1495, 1295), { minLength: 2, scripts: manyScripts, note: note.addsYear }),
  extensionOf('info', per(395, 2195, 2095), { scripts: latin }),
  national('nu', per(495, 1995, 1995), { minLength: 2, scripts: latin, maxYears }),
  withLimitedPromo(extensionOf('shop', per(199, 3499, 3399), { scripts: latin }), 3),
  extensionOf('store', per(295, 4495, 4395), { scripts: latin }),
  extensionOf('online', per(245, 2995, 2895), { scripts: latin }),
  extensionOf('site', per(245, 2995, 2895), { scripts: latin }),
  extensionOf('website', per(245, 2495, 2395), { scripts: latin }),
  extensionOf('space', per(245, 2495, 2395), { scripts: latin }),
  extensionOf('xyz', per(195, 1495, 1395), { scripts: latin }),
  extensionOf('app', per(1195, 1795, 1695), { scripts: latin, httpsOnly: true, note: note.httpsOnly }),
  extensionOf('dev', per(1195, 1595, 1495), { scripts: latin, httpsOnly: true, note: note.httpsOnly }),
  national('io', per(3495, 5495, 5295), { scripts: latin, maxYears }),
  national('co', per(995, 2995, 2895), { scripts: latin }),
  national('ai', per(7995, 7995, 15990), { minYears: 2, note: note.twoYears }),
  extensionOf('tech', per(695, 4995, 4895), { scripts: latin }),
  extensionOf('cloud', per(395, 2395, 2295), { scripts: latin }),
  national('me', per(1795, 2095, 1995), { scripts: latin }),
  extensionOf('biz', per(1495, 1995, 1895), { scripts: latin }),
  extensionOf('pro', per(345, 2295, 2195), { scripts: latin }),
  extensionOf('blog', per(395, 2495, 2395), { scripts: latin }),
  extensionOf('agency', per(495, 2795, 2695), { scripts: latin }),
  extensionOf('studio', per(1295, 3495, 3395), { scripts: latin }),
  extensionOf('design', per(3995, 4495, 4395), { scripts: latin }),
  extensionOf('email', per(595, 2795, 2695), { scripts: latin }),
  national('fr', per(695, 1095, 995), {
    scripts: latin,
    restrictions: ['euPresence'],
    maxYears,
    note: note.euPresence,
  }),
  national('uk', per(495, 895, 0), { transfer: byTag, note: note.byTag }),
  national('co.uk', per(495, 895, 0), { transfer: byTag, note: note.byTag }),
  national('at', per(1195, 1395, 495), { scripts: latin, transfer: keepsItsTerm }),
  national('ch', per(895, 1195, 0), {
    minLength: 3,
    scripts: latin,
    transfer: keepsItsTerm,
    note: note.ch,
  }),
  extensionOf('amsterdam', per(995, 2995, 2995)),
  extensionOf('frl', per(995, 2995, 2995)),
]

function per(firstYear: number, renewal: number, moveIn: number): YearPrices {
  return { firstYear, renewal, moveIn }
}

/** Country-code extension. Restore fees vary between countries, so they are stated only where known. */
function national(tld: string, prices: YearPrices, rules: ExtensionRules): Extension {
  return extensionOf(tld, prices, { restoreFee: null, ...rules })
}

/** Limits the number of discounted names per customer, because they are sold below cost. */
function withLimitedPromo(extension: Extension, maxPerCustomer: number): Extension {
  return { ...extension, discounts: extension.discounts.map((discount) => ({ ...discount, maxPerCustomer })) }
}
