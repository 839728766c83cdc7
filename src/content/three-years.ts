import type { SiteLocale } from '#domain/basics/locale.ts'

interface ThreeYearsWords {
  readonly package: string
  readonly years: readonly [string, string, string]
  readonly together: string
}

/** The head of every table of three years. */
export const threeYearsWords: Readonly<Record<SiteLocale, ThreeYearsWords>> = {
  nl: { package: 'Pakket', years: ['Jaar 1', 'Jaar 2', 'Jaar 3'], together: 'Drie jaar samen' },
  de: { package: 'Paket', years: ['Jahr 1', 'Jahr 2', 'Jahr 3'], together: 'In drei Jahren' },
}
