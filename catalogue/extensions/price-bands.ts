import suffixes from './suffixes.json' with { type: 'json' }
import * as note from './notes.ts'
import type { Extension, Restriction } from '#core/catalogue/extension.ts'
import { decodePunycode } from '#core/names/punycode.ts'
import { isScript, type Script } from '#core/names/script.ts'
import { extensionOf, type ExtensionRules, type YearPrices } from './extension-of.ts'
import { handPriced } from './hand-priced.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

interface Band {
  readonly tlds: string
  /** Demo prices. */
  readonly prices: YearPrices
}

const { generic, international } = suffixes

const genericBands: readonly Band[] = [
  { tlds: generic.budget, prices: { firstYear: 295, renewal: 2495, moveIn: 2395 } },
  { tlds: generic.usual, prices: { firstYear: 895, renewal: 3295, moveIn: 3195 } },
  { tlds: generic.business, prices: { firstYear: 1495, renewal: 4495, moveIn: 4395 } },
  { tlds: generic.premium, prices: { firstYear: 4995, renewal: 7995, moveIn: 7895 } },
  { tlds: generic.luxury, prices: { firstYear: 29995, renewal: 34995, moveIn: 34895 } },
  { tlds: generic.city, prices: { firstYear: 2495, renewal: 4495, moveIn: 4395 } },
]
/** All country-code extensions on sale; a second level such as `com.mx` has the price of its country. */
const countryBands: readonly Band[] = [
  { tlds: suffixes.country.near, prices: { firstYear: 1495, renewal: 1995, moveIn: 1995 } },
  { tlds: suffixes.country.usual, prices: { firstYear: 2995, renewal: 3995, moveIn: 3995 } },
  { tlds: suffixes.country.far, prices: { firstYear: 3495, renewal: 4495, moveIn: 4495 } },
  { tlds: suffixes.country.rare, prices: { firstYear: 8995, renewal: 9995, moveIn: 9995 } },
]
const byHand = { manual: true } as const
const secondLevels: ReadonlyMap<string, string> = new Map(Object.entries(suffixes.secondLevel))
/** Extensions without direct registrations, and extensions with a price of their own. */
const notDirect = new Set([...suffixes.secondLevelOnly.split(' '), ...handPriced.map((extension) => extension.tld)])

/** All extensions without a price of their own. */
export function bandPriced(): readonly Extension[] {
  return [
    ...genericBands.flatMap(generics),
    ...countryBands.flatMap(countries),
    ...internationals(international.generic, { firstYear: 1495, renewal: 2995, moveIn: 2895 }),
    ...internationals(international.country, { firstYear: 3495, renewal: 4495, moveIn: 4495 }, { maxYears: 1 }),
  ]
}

/** Known suffixes that are not sold: government, military, education. */
export function closedSuffixes(): readonly string[] {
  const labels = Object.entries(suffixes.closedSecondLevel)
  return labels.flatMap(([label, tlds]) => tlds.split(' ').map((tld) => `${label}.${tld}`))
}

function generics(band: Band): readonly Extension[] {
  const model = extensionOf('', band.prices, { scripts: ['latin'] })
  return band.tlds.split(' ').map((tld) => ({ ...model, ...requirementsOf(tld), tld, unicode: tld }))
}

function countries(band: Band): readonly Extension[] {
  return band.tlds.split(' ').flatMap((country) => {
    const rules = { restoreFee: null, transfer: byHand, ...requirementsOf(country) } as const
    const model = extensionOf(country, band.prices, rules)
    const under =
      secondLevels
        .get(country)
        ?.split(' ')
        .map((label) => `${label}.${country}`) ?? []
    const direct = notDirect.has(country) ? [] : [{ ...model, scripts: scriptsOfCountry(country) }]
    return [...direct, ...under.map((tld) => ({ ...model, tld, unicode: tld }))]
  })
}

/** International extensions by script, because each accepts names in its own script only. */
function internationals(
  tldsByScript: Readonly<Record<string, string>>,
  prices: YearPrices,
  rules: ExtensionRules = {},
): readonly Extension[] {
  return Object.entries(tldsByScript).flatMap(([script, tlds]) => {
    const extensionRules = { scripts: [script].filter(isScript), transfer: byHand, ...rules } as const
    const model = extensionOf('', prices, extensionRules)
    return tlds.split(' ').map((tld) => {
      const unicode = decodePunycode(tld.slice('xn--'.length)) ?? tld
      return { ...model, ...requirementsOf(tld), tld, unicode }
    })
  })
}

interface Requirement {
  readonly tlds: ReadonlySet<string>
  readonly restriction: Restriction
  readonly note: LocalizedText
}

const requirements: readonly Requirement[] = [
  { tlds: setOf(suffixes.presence.local), restriction: 'localPresence', note: note.localPresence },
  { tlds: setOf(suffixes.presence.european), restriction: 'euPresence', note: note.euPresence },
  { tlds: setOf(suffixes.verification), restriction: 'verification', note: note.verification },
]
const scripts: readonly (readonly [Script, ReadonlySet<string>])[] = [
  ['latin', setOf(suffixes.scripts.latin)],
  ['greek', setOf(suffixes.scripts.greek)],
  ['hangul', setOf(suffixes.scripts.hangul)],
  ['kana', setOf(suffixes.scripts.kana)],
  ['han', setOf(suffixes.scripts.han)],
]

/** Requirements of a registry for the holder. */
function requirementsOf(tld: string): Partial<Pick<Extension, 'restrictions' | 'note'>> {
  const requirement = requirements.find(({ tlds }) => tlds.has(tld))
  return requirement === undefined ? {} : { restrictions: [requirement.restriction], note: requirement.note }
}

function scriptsOfCountry(tld: string): readonly Script[] {
  return scripts.filter(([, tlds]) => tlds.has(tld)).map(([script]) => script)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
