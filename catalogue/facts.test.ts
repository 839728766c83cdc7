import { describe, expect, test } from 'vitest'
import type { IsoDate } from '#core/time/iso-date.ts'
import { locales } from '#core/locale/locale.ts'
import { columns, columnWords, type Column } from './columns.ts'
import { factOf } from './facts.ts'
import { families } from './families.ts'
import { products } from './products.ts'
import { periodWords } from './periods.ts'
import { promiseWords } from './promises.ts'
import { packageWords, technicalGroupsOf } from './technical-rows.ts'

const today: IsoDate = '2026-11-15'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('facts within a sentence', () => {
  test.each([
    ['answerTime', 'binnen één werkdag', 'innerhalb eines Werktags'],
    [
      'price:extra-backup',
      '€ 12,00 excl. btw (€ 14,52 incl. 21% btw)',
      '12,00 € zzgl. MwSt. (14,28 € inkl. 19 % MwSt.)',
    ],
    [
      'price:webhosting-stek',
      '€ 24,00 excl. btw (€ 29,04 incl. 21% btw)',
      '24,00 € zzgl. MwSt. (28,56 € inkl. 19 % MwSt.)',
    ],
    [
      'renewal:webhosting-stek',
      '€ 42,00 excl. btw (€ 50,82 incl. 21% btw)',
      '42,00 € zzgl. MwSt. (49,98 € inkl. 19 % MwSt.)',
    ],
    [
      'transfer:domain-com',
      '€ 9,99 excl. btw (€ 12,09 incl. 21% btw)',
      '9,99 € zzgl. MwSt. (11,89 € inkl. 19 % MwSt.)',
    ],
    [
      'price:domain-ai',
      '€ 159,90 excl. btw (€ 193,48 incl. 21% btw)',
      '159,90 € zzgl. MwSt. (190,28 € inkl. 19 % MwSt.)',
    ],
    ['price:moving-service', 'gratis', 'kostenlos'],
    // Pages, mails and articles say that these two move free of charge.
    ['transfer:domain-nl', 'gratis', 'kostenlos'],
    ['transfer:domain-de', 'gratis', 'kostenlos'],
    ['fee:nl', '€ 15,00 excl. btw (€ 18,15 incl. 21% btw)', '15,00 € zzgl. MwSt. (17,85 € inkl. 19 % MwSt.)'],
    ['fee:com', '€ 85,00 excl. btw (€ 102,85 incl. 21% btw)', '85,00 € zzgl. MwSt. (101,15 € inkl. 19 % MwSt.)'],
    ['limit:webhosting-stek.storageGb', '10 GB', '10 GB'],
    ['limit:webhosting-boom.mailboxes', 'onbeperkt', 'unbegrenzt'],
    ['limit:webhosting-stek.ssh', '–', '–'],
    ['limit:wordpress-stek.phpVersions', '8.3, 8.4 en 8.5', '8.3, 8.4 und 8.5'],
    ['limit:extra-backup.backupDays', '30 dagen', '30 Tage'],
  ])('%s', (name, dutch, german) => {
    expect(plain(factOf(name, 'nl', today))).toBe(dutch)
    expect(plain(factOf(name, 'de', today))).toBe(german)
  })

  test.each([
    'answer',
    'constructor',
    'price:extra-bos',
    'price:',
    'renewal:moving-service',
    'transfer:webhosting-stek',
    'limit:webhosting-stek',
    'limit:webhosting-stek.colour',
    'limit:webhosting-stek.constructor',
    'fee:de',
    'fee:bos',
  ])('%s is not a fact', (name) => {
    expect(factOf(name, 'nl', today)).toBeUndefined()
  })
})

/** Words for one in the three languages. */
const one = /één|\been\b|\beine[mnrs]?\b|\bone\b|\ban?\b/giu

const numbersIn = (text: string) => new Set(text.replaceAll(one, '1').match(/\d+/g))

test('a promise has the same number in every language', () => {
  for (const words of [promiseWords, periodWords]) {
    for (const [name, dutch] of Object.entries(words.nl)) {
      for (const locale of locales) {
        const said: Readonly<Record<string, string>> = words[locale]
        expect(numbersIn(said[name] ?? ''), `${name} ${locale}`).toEqual(numbersIn(dutch))
      }
    }
  }
})

const namedColumns: readonly (readonly [Column, RegExp])[] = [
  ['storageGb', /opslag/],
  ['mailboxGb', /postvak(?:ken)? van/],
  ['backupDays', /Back-up/],
]

describe('the technical table', () => {
  test('has a row for every column that a package has, in every language', () => {
    for (const { packages } of Object.values(families)) {
      for (const locale of locales) {
        const rows = technicalGroupsOf(packages, locale).flatMap((group) => group.rows)
        const used = new Set(packages.flatMap(({ limits }) => Object.keys(limits) as Column[]))
        for (const column of used) {
          const values = packages.map((product) => packageWords(product, column, locale))
          expect(rows).toContainEqual({ label: columns[column].label[locale], values })
        }
      }
    }
  })

  test('marks what is not offered and what an extra adds', () => {
    const [stek] = families.webhosting.packages
    const [builder] = families.website.packages
    if (!stek || !builder) throw new Error('the line-up lacks them')
    expect(packageWords(stek, 'staging', 'nl')).toBe('–')
    expect(packageWords(builder, 'ssh', 'de')).toBe('–')
    expect(packageWords(builder, 'mailboxes', 'nl')).toBe('als extra')
    expect(packageWords(stek, 'backupDays', 'de')).toBe('7\u00a0Tage')
  })

  test('for e-mail packages has no rows about sites', () => {
    const labels = technicalGroupsOf(families.email.packages, 'nl').flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    )
    expect(labels).not.toContain(columns.phpVersions.label.nl)
    expect(labels).toContain(columns.mailboxGb.label.nl)
    expect(labels).toContain('Datacentrum')
  })

  test('feature texts have the numbers of the columns', () => {
    for (const { slug, limits, features } of products.filter(({ family }) => family !== 'extra')) {
      const said = features.map(({ nl }) => nl).join('; ')
      for (const [column, named] of namedColumns) {
        if (named.test(said))
          expect(said, slug).toContain(columnWords(limits, column, 'nl').replace('\u00a0dagen', ' dagen'))
      }
    }
  })
})
