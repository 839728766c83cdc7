import type { PageText } from '#content/page-text.ts'
import { brand } from '#site/brand.ts'
import type { PageIdIn } from '#site/pages.ts'

export const legalPagesDe = {
  privacy: {
    label: 'Datenschutz',
    title: 'Datenschutzerklärung',
    description:
      'Welche personenbezogenen Daten wir speichern, warum und wie lange. Und wie Sie sie einsehen, berichtigen oder löschen lassen.',
    h1: 'Was mit Ihren Daten geschieht',
    lead: 'Hier lesen Sie, was wir von Ihnen speichern, warum und wie lange. Und wie Sie es einsehen, berichtigen oder löschen lassen.',
  },
  cookies: {
    label: 'Cookies',
    title: 'Cookies und Ihre Auswahl',
    description:
      'Welche Cookies diese Website verwendet, wofür sie da sind und wie lange sie bleiben. Ihre Auswahl ändern Sie hier jederzeit.',
    h1: 'Cookies auf dieser Website',
    lead: 'Einige Cookies sind notwendig, für alle anderen fragen wir vorher. Ihre Auswahl ändern Sie hier jederzeit.',
  },
  accessibility: {
    label: 'Barrierefreiheit',
    title: 'Barrierefreiheit in diesem Shop',
    description:
      'Wie wir dafür sorgen, dass alle hier lesen, suchen und bestellen können, welcher Norm wir folgen und wie Sie eine Barriere melden.',
    h1: 'Ein Shop für alle',
    lead: 'Alle sollen hier lesen, suchen und bestellen können. Stoßen Sie auf eine Barriere, sagen Sie uns bitte Bescheid.',
  },
  colophon: {
    label: 'Impressum',
    title: 'Impressum und Firmenangaben',
    description: `Angaben zu ${brand.legalName}: Anschrift, Handelsregister, Umsatzsteuer-Identifikationsnummer und wie Sie uns erreichen.`,
    h1: 'Impressum',
    lead: `Die ${brand.legalName} betreibt diesen Shop. Hier finden Sie Anschrift, Register und Kontakt.`,
  },
  withdrawal: {
    label: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen innerhalb von 14 Tagen',
    description:
      'Anders überlegt? Als Verbraucher widerrufen Sie Ihre Bestellung hier innerhalb von 14 Tagen, ohne Anmeldung und ohne Angabe von Gründen.',
    h1: 'Vertrag widerrufen',
    lead: 'Als Verbraucher können Sie eine Bestellung innerhalb von 14 Tagen widerrufen. Das geht hier, ohne Anmeldung und ohne Angabe von Gründen.',
  },
  cancellation: {
    label: 'Verträge hier kündigen',
    title: 'Verträge hier kündigen',
    description:
      'Kündigen Sie Hosting, E-Mail oder Domain hier ohne Anmeldung. Nach der ersten Laufzeit an jedem Tag, mit höchstens einem Monat Frist.',
    h1: 'Verträge kündigen',
    lead: 'Hier kündigen Sie ohne Anmeldung. Nach der ersten Laufzeit geht das an jedem Tag, mit höchstens einem Monat Frist.',
  },
  reportAbuse: {
    label: 'Missbrauch melden',
    title: 'Missbrauch oder rechtswidrige Inhalte melden',
    description:
      'Phishing, Betrug oder andere rechtswidrige Inhalte auf einer Website bei uns gesehen? Melden Sie es hier. Die Bestätigung kommt per E-Mail.',
    h1: 'Missbrauch melden',
    lead: 'Haben Sie auf einer Website bei uns Phishing, Betrug oder andere rechtswidrige Inhalte gesehen? Melden Sie es hier, wir gehen dem nach.',
  },
} satisfies Partial<Record<PageIdIn<'de'>, PageText>>
