import type { ExtensionRow, ExtensionTerms } from '#core/names/extension-rows.ts'
import { cents } from '#core/money/money.ts'

const terms: ExtensionTerms = {
  years: 1,
  firstTerm: cents(399),
  renewal: cents(999),
  transfer: cents(0),
  threeYears: cents(2397),
  scripts: [],
  restrictions: [],
  move: { needsCode: true, addsYear: true, manual: false },
  note: null,
}

/** Row of the extension list for tests of its rules. */
export function sampleRow(
  tld: string,
  { unicode = tld, ...rest }: Partial<ExtensionTerms> & { readonly unicode?: string } = {},
): ExtensionRow {
  return { tld, unicode, terms: { ...terms, ...rest } }
}
