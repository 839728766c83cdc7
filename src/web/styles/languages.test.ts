import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteLocales } from '#core/locale/locale.ts'
import { usualVatSides } from '#web/shell/display-preferences.ts'

const styles = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const withSide = (side: 'excl' | 'incl') => siteLocales.filter((locale) => usualVatSides[locale] === side)
const languagesIn = (css: string, pattern: RegExp) => [
  ...new Set([...css.matchAll(pattern)].flatMap(([, languages = '']) => languages.split(/,\s*/))),
]

test('the stylesheets show the default VAT display of every language before the script runs', () => {
  expect(languagesIn(styles('price/price.css'), /:lang\(([^)]+)\)/g).toSorted()).toEqual(withSide('incl'))
  for (const [side, other] of [
    ['excl', 'incl'],
    ['incl', 'excl'],
  ] as const) {
    const pattern = new RegExp(`:lang\\(([^)]+)\\):not\\(\\[data-vat='${other}'\\]\\)`, 'g')
    expect(languagesIn(styles('price/folds.css'), pattern).toSorted()).toEqual(withSide(side))
  }
})

test('the footer has its columns in every language', () => {
  const known = new Set(
    [...styles('footer/site-footer.css').matchAll(/\.link-columns-(\w+)/g)].map(([, language]) => language),
  )
  expect(siteLocales.filter((locale) => !known.has(locale))).toEqual([])
})
