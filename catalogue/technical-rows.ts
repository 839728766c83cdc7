import type { Locale, LocalizedText } from '#core/locale/locale.ts'
import type { Limits, UnpricedProduct } from '#core/catalogue/product.ts'
import { type Column, columns, columnWords } from './columns.ts'
import { type PromiseName, promiseWords } from './promises.ts'
import { extras } from './extras.ts'

interface Row {
  readonly column: Column
  /** Only displayed for packages that host sites; other rows also for e-mail packages. */
  readonly ofSites?: true
  /** Omitted if no package in the table has the column, because it is an absent limit rather than a missing feature. */
  readonly ifAny?: true
}

interface RowGroup {
  readonly label: LocalizedText
  readonly rows: readonly (Row | { readonly promise: PromiseName; readonly label: LocalizedText })[]
}

const rowGroups: readonly RowGroup[] = [
  {
    label: { nl: 'Ruimte', de: 'Platz', en: 'Room' },
    rows: [
      { column: 'sites', ofSites: true, ifAny: true },
      { column: 'shops', ofSites: true, ifAny: true },
      { column: 'pages', ofSites: true, ifAny: true },
      { column: 'products', ofSites: true, ifAny: true },
      { column: 'accounts', ofSites: true, ifAny: true },
      { column: 'storageGb', ofSites: true },
      { column: 'trafficGb', ofSites: true },
      { column: 'inodes', ofSites: true, ifAny: true },
    ],
  },
  {
    label: { nl: 'Software en toegang', de: 'Software und Zugang', en: 'Software and access' },
    rows: [
      { column: 'phpVersions', ofSites: true },
      { column: 'memoryMb', ofSites: true, ifAny: true },
      { column: 'phpProcesses', ofSites: true, ifAny: true },
      { column: 'database', ofSites: true, ifAny: true },
      { column: 'databases', ofSites: true },
      { column: 'sftp', ofSites: true },
      { column: 'ssh', ofSites: true },
      { column: 'git', ofSites: true },
      { column: 'cron', ofSites: true },
      { column: 'staging', ofSites: true },
      { column: 'updates', ofSites: true },
      { column: 'controlPanel' },
    ],
  },
  {
    label: { nl: 'E-mail', de: 'E-Mail', en: 'E-mail' },
    rows: [{ column: 'mailboxes' }, { column: 'mailboxGb' }, { column: 'calendar' }],
  },
  {
    label: { nl: 'Back-up en veiligheid', de: 'Backup und Sicherheit', en: 'Back-up and security' },
    rows: [{ column: 'backupDays' }, { column: 'restore', ifAny: true }, { column: 'certificate', ofSites: true }],
  },
  {
    label: { nl: 'Plaats en netwerk', de: 'Standort und Netz', en: 'Place and network' },
    rows: [
      { promise: 'datacentre', label: { nl: 'Datacentrum', de: 'Rechenzentrum', en: 'Datacentre' } },
      { column: 'ipv6' },
      {
        promise: 'availability',
        label: { nl: 'SLA', de: 'SLA (zugesagte Verfügbarkeit)', en: 'Promised uptime' },
      },
    ],
  },
]

export interface TechnicalRow {
  readonly label: string
  /** One value per package, in order. */
  readonly values: readonly string[]
}

export interface TechnicalGroup {
  readonly label: string
  readonly rows: readonly TechnicalRow[]
}

/** Technical details of packages side by side, in words. */
export function technicalGroupsOf(products: readonly UnpricedProduct[], locale: Locale): readonly TechnicalGroup[] {
  const haveSites = products.some(({ limits }) => (limits.sites ?? limits.shops ?? limits.accounts) !== undefined)
  const isShown = ({ column, ofSites, ifAny }: Row) =>
    (haveSites || !ofSites) && (!ifAny || products.some(({ limits }) => limits[column] !== undefined))
  return rowGroups
    .map((group) => ({
      label: group.label[locale],
      rows: group.rows.flatMap((row): readonly TechnicalRow[] => {
        if ('promise' in row) {
          return [{ label: row.label[locale], values: products.map(() => promiseWords[locale][row.promise]) }]
        }
        if (!isShown(row)) return []
        const values = products.map((product) => packageWords(product, row.column, locale))
        return [{ label: columns[row.column].label[locale], values }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}

const asExtra: LocalizedText = { nl: 'als extra', de: 'als Extra', en: 'as an extra' }

/** Value of a package's column in words; if the package lacks it, whether an extra adds it. */
export function packageWords(product: UnpricedProduct, column: Column, locale: Locale): string {
  const isExtra = product.limits[column] === undefined && extrasFor(product).some((extra) => column in extra.limits)
  return isExtra ? asExtra[locale] : columnWords(product.limits, column, locale)
}

function extrasFor(product: UnpricedProduct): readonly { readonly limits: Limits }[] {
  return extras.filter(({ parents }) => parents?.includes(product.slug))
}
