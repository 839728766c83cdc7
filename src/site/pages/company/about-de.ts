import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { AboutText } from './about-page.tsx'

const { notice, refundPeriod } = promiseWords.de

export const aboutDe: AboutText<'de'> = {
  head: {
    label: 'Über uns',
    title: 'Über uns: wer wir sind und wie wir arbeiten',
    description: `Lernen Sie ${brand.name} kennen: Domains und Hosting aus den Niederlanden, mit klaren Preisen und kostenlosem Umzug von Website und E-Mails.`,
    h1: 'Hosting mit klaren Preisen.',
    lead: `${brand.name} verkauft Domains, Hosting und E-Mail. Wir sagen vorher, was etwas kostet, und packen beim Umzug mit an.`,
  },
  story: {
    h2: 'Ein Steckling ist ein Anfang',
    paragraphs: [
      `„${brand.name}“ ist Niederländisch für Steckling und für den eigenen Platz. Daher die Namen unserer Pakete: Steckling, Strauch und Baum.`,
      `${brand.name} ist ein niederländisches Unternehmen aus ${brand.address.city}. Wir registrieren Domains, betreiben Websites und Postfächer und ziehen um, was anderswo liegt: für kleine Betriebe, Vereine und Agenturen in den Niederlanden und in Deutschland.`,
      'Fast alles regeln Sie selbst, wann es Ihnen passt. Kommen Sie nicht weiter, hilft Ihnen unser Support auf Deutsch.',
    ],
  },
  work: {
    h2: 'So arbeiten wir',
    lead: 'Vier Zusagen.',
    points: [
      {
        title: 'Beide Preise, sofort',
        text: 'Bei jedem Preis steht, was Sie jetzt zahlen und was es danach kostet, brutto und netto.',
      },
      {
        title: 'Wir packen an',
        text: 'Website und E-Mail ziehen wir kostenlos um. Wir machen eine Kopie, Sie prüfen sie, und erst nach Ihrem Einverständnis stellen wir um. Bis dahin bleibt Ihre alte Website online.',
      },
      {
        title: 'Einfach kündigen',
        text: `Nach der ersten Laufzeit kündigen Sie jederzeit, mit ${notice}. Was Sie nicht mehr nutzen, erstatten wir ${refundPeriod}. Den Auth-Code finden Sie in ${brand.portalName.de}.`,
      },
      {
        title: 'Offen bei Störungen',
        text: 'Gibt es eine Störung, steht sie auf der Statusseite. Können wir etwas nicht für Sie tun, sagen wir das, bevor Sie bezahlen.',
      },
    ],
  },
  price: {
    h2: 'Unsere Preise in einem Satz',
    text: [
      'Die erste Laufzeit ist oft günstiger, danach gilt der normale Preis, und der steht immer daneben. Sehen Sie selbst beim ',
      { label: 'Webhosting', page: 'webhosting' },
      ' oder bei den ',
      { label: 'Domains', page: 'registerDomain' },
      '.',
    ],
  },
  not: {
    h2: 'Was wir nicht tun',
    lead: 'Damit Sie wissen, woran Sie sind.',
    points: [
      {
        title: 'Keine gesetzten Häkchen',
        text: 'In Ihren Warenkorb kommt nur, was Sie selbst hineinlegen.',
      },
      {
        title: 'Keine Uhr, die abläuft',
        text: 'Kein „nur noch zwei verfügbar“, kein Rabatt, der in zehn Minuten endet. Schlafen Sie ruhig eine Nacht darüber.',
      },
      {
        title: 'Keine Websites im Auftrag',
        text: 'Wir gestalten Ihre Website nicht. Das machen Sie selbst oder eine Agentur.',
      },
      {
        title: 'Kein Handel mit Ihren Daten',
        text: 'Wir verkaufen Ihre Daten nicht. Cookies für Werbung und Statistik setzen wir nur, wenn Sie zustimmen.',
      },
      {
        title: 'Keine Bewertungen über uns selbst',
        text: 'Auch mit Kundenzahlen und Auszeichnungen werben wir nicht.',
      },
      {
        title: 'Keine ungebetenen E-Mails',
        text: 'Wir schreiben zu Ihrer Bestellung, Ihrem Konto und Ihren Fragen. Einen Newsletter haben wir nicht.',
      },
    ],
  },
  next: {
    h2: 'So geht es weiter',
    items: [
      { page: 'contact', label: 'Fragen Sie uns', text: 'Anrufen, mailen oder schreiben. Wir lesen alles selbst.' },
      { page: 'helpdesk', label: 'Nachschlagen', text: 'Anleitungen zu Domains, E-Mail, Umzug und Rechnungen.' },
      {
        page: 'moveWebsite',
        label: 'Umziehen lassen',
        text: 'Website und E-Mails kostenlos, die Domain auf Wunsch auch.',
      },
      { page: 'accessibility', label: 'Für alle', text: 'Was wir für einen barrierefreien Shop tun.' },
    ],
  },
}
