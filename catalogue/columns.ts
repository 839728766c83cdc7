import { formatCount } from '#core/locale/number-format.ts'
import { type Locale, type LocalizedText, siteLocaleOf } from '#core/locale/locale.ts'
import type { Limits } from '#core/catalogue/product.ts'
import { portalName } from '#site/brand.ts'

export type Column = keyof Limits

interface ColumnWords<Value> {
  readonly label: LocalizedText
  readonly words: (value: Value, locale: Locale) => string
}

type Columns = { readonly [Name in Column]-?: ColumnWords<Exclude<Limits[Name], null | undefined>> }

const gigabytes = (amount: number, locale: Locale) => `${formatCount(amount, locale)}\u00a0GB`
const megabytes = (amount: number, locale: Locale) => `${formatCount(amount, locale)}\u00a0MB`
const perMonth: LocalizedText = { nl: 'per maand', de: 'pro Monat', en: 'per month' }
const yes: LocalizedText = { nl: 'ja', de: 'ja', en: 'yes' }
const and: LocalizedText = { nl: 'en', de: 'und', en: 'and' }
const unlimited: LocalizedText = { nl: 'onbeperkt', de: 'unbegrenzt', en: 'unlimited' }
export const notOffered: LocalizedText = { nl: '–', de: '–', en: 'not offered' }

const yesText = (_: boolean, locale: Locale) => yes[locale]

/** Names of the columns of a package, and the wording of their values in tables, articles and structured data. */
export const columns: Columns = {
  sites: { label: { nl: 'Websites', de: 'Websites', en: 'Websites' }, words: formatCount },
  shops: { label: { nl: 'Webshops', de: 'Onlineshops', en: 'Webshops' }, words: formatCount },
  pages: { label: { nl: 'Pagina’s', de: 'Seiten', en: 'Pages' }, words: formatCount },
  products: { label: { nl: 'Producten', de: 'Produkte', en: 'Products' }, words: formatCount },
  accounts: {
    label: { nl: 'Pakketten voor klanten', de: 'Pakete für Kunden', en: 'Packages for customers' },
    words: formatCount,
  },
  storageGb: { label: { nl: 'Opslag', de: 'Speicherplatz', en: 'Storage' }, words: gigabytes },
  trafficGb: {
    label: { nl: 'Dataverkeer', de: 'Datenverkehr', en: 'Traffic' },
    words: (amount, locale) => `${gigabytes(amount, locale)} ${perMonth[locale]}`,
  },
  inodes: {
    label: { nl: 'Bestanden en mappen (inodes)', de: 'Dateien und Ordner (Inodes)', en: 'Files and folders (inodes)' },
    words: formatCount,
  },
  phpVersions: {
    label: { nl: 'PHP-versies', de: 'PHP-Versionen', en: 'PHP versions' },
    words: (versions, locale) =>
      versions.length < 2
        ? versions.join('')
        : `${versions.slice(0, -1).join(', ')} ${and[locale]} ${versions.at(-1) ?? ''}`,
  },
  memoryMb: {
    label: { nl: 'PHP-geheugen per site', de: 'PHP-Arbeitsspeicher je Website', en: 'PHP memory per site' },
    words: megabytes,
  },
  phpProcesses: {
    label: { nl: 'PHP-processen tegelijk', de: 'Gleichzeitige PHP-Prozesse', en: 'Concurrent PHP processes' },
    words: formatCount,
  },
  database: {
    label: { nl: 'Database', de: 'Datenbank', en: 'Database' },
    words: (engine) => engine,
  },
  databases: {
    label: { nl: 'Aantal databases', de: 'Anzahl Datenbanken', en: 'Number of databases' },
    words: formatCount,
  },
  sftp: { label: { nl: 'SFTP', de: 'SFTP', en: 'SFTP' }, words: yesText },
  ssh: { label: { nl: 'SSH', de: 'SSH', en: 'SSH' }, words: yesText },
  git: { label: { nl: 'Git', de: 'Git', en: 'Git' }, words: yesText },
  cron: {
    label: { nl: 'Geplande taken (cron)', de: 'Geplante Aufgaben (Cron)', en: 'Scheduled tasks (cron)' },
    words: yesText,
  },
  staging: { label: { nl: 'Testomgeving', de: 'Testumgebung', en: 'Staging environment' }, words: yesText },
  controlPanel: {
    label: { nl: 'Beheer', de: 'Verwaltung', en: 'Control panel' },
    words: (panel, locale) =>
      panel === 'portal'
        ? portalName[siteLocaleOf(locale)]
        : { nl: 'de bouwer, in je browser', de: 'der Baukasten, im Browser', en: 'the builder, in your browser' }[
            locale
          ],
  },
  updates: {
    label: { nl: 'Updates', de: 'Updates', en: 'Updates' },
    words: (by, locale) =>
      ({
        wordpress: {
          nl: 'WordPress en plug-ins door ons',
          de: 'WordPress und Plug-ins durch uns',
          en: 'WordPress and plug-ins by us',
        },
        builder: { nl: 'door ons', de: 'durch uns', en: 'by us' },
        customer: { nl: 'doe je zelf', de: 'machen Sie selbst', en: 'by yourself' },
      })[by][locale],
  },
  mailboxes: { label: { nl: 'Postvakken', de: 'Postfächer', en: 'Mailboxes' }, words: formatCount },
  mailboxGb: {
    label: { nl: 'Grootte per postvak', de: 'Größe je Postfach', en: 'Size of each mailbox' },
    words: gigabytes,
  },
  calendar: {
    label: { nl: 'Agenda', de: 'Kalender', en: 'Calendar' },
    words: (kind, locale) => (kind === 'own' ? yes[locale] : { nl: 'gedeeld', de: 'gemeinsam', en: 'shared' }[locale]),
  },
  backupDays: {
    label: { nl: 'Back-up elke dag, bewaard', de: 'Tägliches Backup, verfügbar', en: 'Back-up every day, kept' },
    words: (days, locale) => `${days}\u00a0${{ nl: 'dagen', de: 'Tage', en: 'days' }[locale]}`,
  },
  restore: {
    label: { nl: 'Back-up terugzetten', de: 'Backup einspielen', en: 'Restoring a back-up' },
    words: (by, locale) =>
      ({
        self: {
          nl: `zelf in ${portalName.nl}, of door ons`,
          de: `selbst in ${portalName.de} oder durch uns`,
          en: `by yourself in ${portalName.nl}, or by us`,
        },
        request: { nl: 'door ons, op verzoek', de: 'durch uns, auf Anfrage', en: 'by us, on request' },
      })[by][locale],
  },
  certificate: {
    label: { nl: 'SSL-certificaat', de: 'SSL-Zertifikat', en: 'SSL certificate' },
    words: (_, locale) => ({ nl: 'inbegrepen', de: 'inklusive', en: 'included' })[locale],
  },
  ipv6: { label: { nl: 'IPv6', de: 'IPv6', en: 'IPv6' }, words: yesText },
}

/** Value of a column in words: `10 GB`, `onbeperkt`, or that it is not offered. */
export function columnWords(limits: Limits, name: Column, locale: Locale): string {
  const value = limits[name]
  if (value === undefined || value === false) return notOffered[locale]
  if (value === null) return unlimited[locale]
  const { words } = columns[name] as unknown as ColumnWords<typeof value>
  return words(value, locale)
}
