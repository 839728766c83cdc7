import type { LocalizedText } from '#core/locale/locale.ts'
import { columns } from './columns.ts'

/* Numbers come from the limits of the package, so that texts and limits cannot differ. */
export function sites(count: number): LocalizedText {
  return count === 1
    ? { nl: '1 website', de: '1 Website', en: '1 website' }
    : { nl: `${count} websites`, de: `${count} Websites`, en: `${count} websites` }
}

export function wordpressSites(count: number): LocalizedText {
  return count === 1
    ? { nl: '1 WordPress-site', de: '1 WordPress-Website', en: '1 WordPress site' }
    : { nl: `${count} WordPress-sites`, de: `${count} WordPress-Websites`, en: `${count} WordPress sites` }
}

export function shops(count: number): LocalizedText {
  return count === 1
    ? { nl: '1 webshop', de: '1 Onlineshop', en: '1 webshop' }
    : { nl: `${count} webshops`, de: `${count} Onlineshops`, en: `${count} webshops` }
}

export function storage(gigabytes: number): LocalizedText {
  const { words } = columns.storageGb
  return {
    nl: `${words(gigabytes, 'nl')} opslag`,
    de: `${words(gigabytes, 'de')} Speicher`,
    en: `${words(gigabytes, 'en')} storage`,
  }
}

export function mailAddresses(count: number | null): LocalizedText {
  if (count === null) {
    return {
      nl: 'Onbeperkt postvakken',
      de: 'Unbegrenzt viele Postfächer, im Rahmen Ihres Speichers',
      en: 'Unlimited e-mail addresses',
    }
  }
  return { nl: `${count} postvakken`, de: `${count} Postfächer`, en: `${count} e-mail addresses` }
}

export function mailboxes(count: number, gigabytes: number): LocalizedText {
  return {
    nl: `${count} ${count === 1 ? 'postvak' : 'postvakken'} van ${gigabytes}\u00a0GB`,
    de: `${count} ${count === 1 ? 'Postfach mit' : 'Postfächer mit je'} ${gigabytes}\u00a0GB`,
    en: `${count} ${count === 1 ? 'mailbox' : 'mailboxes'} of ${gigabytes}\u00a0GB`,
  }
}

export function backups(days: number): LocalizedText {
  return {
    nl: `Back-up, ${days} dagen bewaard`,
    de: `Tägliches Backup, ${days} Tage verfügbar`,
    en: `Back-ups kept for ${days} days`,
  }
}

export const staging: LocalizedText = { nl: 'Testomgeving', de: 'Testumgebung', en: 'Staging environment' }
export const certificate: LocalizedText = {
  nl: 'SSL-certificaat inbegrepen',
  de: 'SSL-Zertifikat inklusive',
  en: 'SSL certificate included',
}
export const updates: LocalizedText = {
  nl: 'Automatische updates',
  de: 'Automatische Updates',
  en: 'Automatic updates',
}
