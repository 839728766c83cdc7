import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptData } from '#core/retention/kept-data.ts'
import { howLongText, type KeptData, periodText } from '#core/retention/period.ts'
import { privacyDe } from '#site/pages/legal/privacy-de.ts'
import { privacyNl } from '#site/pages/legal/privacy-nl.ts'
import { root } from '#platform/config/root.ts'

const rows = (Object.entries(keptData) as [string, KeptData][])
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([table, row]) => [`\`${table}\``, row.what, row.why, howLongText(row), row.deletedBy, row.onErasure])

test('docs/data.md says of every table what the code does', () => {
  const written = readFileSync(join(root, 'docs/data.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(written).toEqual(rows)
})

/** What the page says nothing of: it is about nobody, or only the operator's. */
const untold = new Set([
  'funnel_counts',
  'jobs',
  'operator_alerts',
  'operator_changes',
  'removed_cart_items',
  'visitor_keys',
  'provisioning_reports',
  'partners',
])
/** Partners are found in Dutch only. */
const dutchOnly = new Set(['partner_applications', 'partner_payouts'])

test.each([
  ['nl', privacyNl],
  ['de', privacyDe],
] as const)('the privacy page (%s) reads its periods from the table and types none', (language, page) => {
  const source = readFileSync(join(root, `src/site/pages/legal/privacy-${language}.ts`), 'utf8')
  expect(source.match(/\d+(\s|\\u00a0)*(jaar|dag|maand|week|weken|uur|Jahr|Tag|Monat|Woche|Stunde)/g)).toBeNull()
  const told = JSON.stringify(page)
  const missing = (Object.entries(keptData) as [string, KeptData][])
    .filter(([table]) => !untold.has(table) && !(language === 'de' && dutchOnly.has(table)))
    .flatMap(([table, { periods }]) => Object.values(periods).map((period) => [table, periodText(period, language)]))
    .filter(([, text = '']) => !told.includes(text))
  expect(missing).toEqual([])
})
