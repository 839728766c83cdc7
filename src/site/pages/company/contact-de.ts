import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { ContactText } from './contact-page.tsx'

const { answerTime, withdrawalWithin } = promiseWords.de

const from = brand.hours.from.replace('.', ':')
const to = brand.hours.to.replace('.', ':')

export const contactDe: ContactText<'de'> = {
  head: {
    label: 'Kontakt',
    title: 'Kontakt: anrufen, mailen, schreiben',
    description:
      'Fragen zu Ihrer Bestellung, Ihrer Domain oder Ihrem Umzug? Rufen Sie an, schreiben Sie eine E-Mail oder nutzen Sie das Formular.',
    h1: 'Fragen Sie uns.',
    lead: 'Rufen Sie an, schreiben Sie eine E-Mail oder nutzen Sie das Formular. Mit Ihrer Bestellnummer geht es schneller.',
  },
  formTitle: 'Schreiben Sie uns',
  sent: {
    title: 'Ihre Frage ist angekommen',
    text: `Sie erhalten gleich eine Bestätigung per E-Mail und ${answerTime} eine Antwort.`,
  },
  refused: {
    title: 'Das Absenden ist fehlgeschlagen',
    text: 'Prüfen Sie bitte, ob alles ausgefüllt ist und ob Ihre E-Mail-Adresse stimmt. Mit der Zurück-Taste Ihres Browsers ist Ihr Text noch da. Klappt es weiterhin nicht, schreiben Sie eine E-Mail oder rufen Sie an.',
  },
  call: {
    title: 'Anrufen',
    hours: `Montag bis Freitag, von ${from} bis ${to}\u00a0Uhr. An niederländischen Feiertagen ist geschlossen. Wir sprechen Deutsch. Die Nummer ist niederländisch, eine deutsche haben wir nicht.`,
  },
  mail: { title: 'E-Mail', text: `Wir antworten ${answerTime}.` },
  visit: {
    title: 'Anschrift',
    country: 'Niederlande',
    text: 'Für Briefe. Besuche nur nach Absprache.',
  },
  status: {
    title: 'Ihre Website ist nicht erreichbar?',
    text: 'Sehen Sie zuerst auf der Statusseite nach, ob es eine Störung gibt.',
    link: 'Zur Statusseite',
  },
  atHand: {
    h2: 'Das hilft uns weiter',
    lead: 'Dann müssen wir nicht zurückfragen.',
    items: [
      {
        title: 'Zu einer Bestellung oder Rechnung',
        text: 'Die Nummer. Eine Bestellung sieht aus wie 2026-000123, eine Rechnung wie F2026-000123.',
      },
      {
        title: 'Zu Website oder E-Mail',
        text: 'Die Domain, was Sie getan haben, was Sie gesehen haben und um welche Uhrzeit. Gibt es eine Fehlermeldung, kopieren Sie sie in Ihre Nachricht.',
      },
      {
        title: 'Zu einem Umzug',
        text: [
          'Wo Ihre Website jetzt liegt. Die Schritte stehen unter ',
          { label: 'Website umziehen', page: 'moveWebsite' },
          ', ',
          { label: 'Domain umziehen', page: 'moveDomain' },
          ' und ',
          { label: 'WordPress umziehen', page: 'moveWordpress' },
          '.',
        ],
      },
      {
        title: 'Was wir nie verlangen',
        text: 'Das Passwort zu Ihrem Konto und die Codes Ihrer Bank. Fragt jemand in unserem Namen danach, sagen Sie uns bitte Bescheid.',
      },
    ],
  },
  next: {
    h2: 'Vielleicht steht die Antwort schon da',
    items: [
      { page: 'helpdesk', label: 'Helpdesk', text: 'Anleitungen zu Domains, DNS, E-Mail, WordPress und Rechnungen.' },
      { page: 'cancellation', label: 'Kündigen', text: 'Das geht ohne Anmeldung und ohne Anruf.' },
      { page: 'withdrawal', label: 'Widerrufen', text: `Verbraucher können ${withdrawalWithin} widerrufen.` },
      { page: 'reportAbuse', label: 'Missbrauch melden', text: 'Phishing, Spam oder andere rechtswidrige Inhalte.' },
    ],
  },
}
