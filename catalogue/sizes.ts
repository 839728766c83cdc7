import type { LocalizedText } from '#core/locale/locale.ts'

/** The three sizes of every family. */
export const stek: LocalizedText = { nl: 'Stek', de: 'Steckling', en: 'Cutting' }
export const struik: LocalizedText = { nl: 'Struik', de: 'Strauch', en: 'Shrub' }
export const boom: LocalizedText = { nl: 'Boom', de: 'Baum', en: 'Tree' }

/** Combines a family and a size: `Webhosting Struik`. */
export function titled(family: LocalizedText, size: LocalizedText): LocalizedText {
  return { nl: `${family.nl} ${size.nl}`, de: `${family.de} ${size.de}`, en: `${family.en} ${size.en}` }
}
