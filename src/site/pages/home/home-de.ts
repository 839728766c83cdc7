import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { HomeText } from './home-page.tsx'

const { answerTime, deliveryUsually, notice, refundPeriod } = promiseWords.de

export const homeDe: HomeText<'de'> = {
  head: {
    label: 'Startseite',
    title: 'Webhosting und Domains mit klaren Folgepreisen',
    description:
      'Finden Sie Ihre Domain und das passende Hosting. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
    h1: 'Domains, Webhosting und E-Mail aus den Niederlanden, mit Hilfe auf Deutsch.',
    lead: 'Bei jedem Preis sehen Sie, was Sie jetzt zahlen und was es danach kostet. Website und E-Mails ziehen wir kostenlos um.',
  },
  search: {
    label: 'Domain suchen',
    placeholder: 'gruenerdaumen.de',
    button: 'Domain suchen',
    hint: 'Sie haben schon eine Domain? Geben Sie sie ein, wir helfen Ihnen beim Umzug.',
  },
  planter: {
    note: 'Preise für das erste Jahr, mit und ohne MwSt.',
    allExtensions: (extensions) => `Alle ${extensions} Endungen ansehen`,
  },
  trust: [
    {
      icon: 'tag',
      titleOf: () => 'Immer zwei Preise',
      text: 'Was Sie jetzt zahlen und was es danach kostet.',
    },
    {
      icon: 'move',
      titleOf: () => 'Kostenloser Umzug',
      text: 'Wir ziehen Website und E-Mails für Sie um.',
    },
    {
      icon: 'globe',
      titleOf: (extensions) => `${extensions} Endungen`,
      text: 'Von .de und .com bis .berlin.',
    },
    {
      icon: 'chat',
      titleOf: () => 'Helpdesk auf Deutsch',
      text: `Unser Support antwortet ${answerTime}.`,
    },
  ],
  offers: {
    h2: 'Was möchten Sie online stellen?',
    lead: 'Erweitern und wechseln können Sie jederzeit.',
    tiles: {
      wordpress: {
        title: 'WordPress-Hosting',
        text: `WordPress ist ${deliveryUsually} bereit. Updates und Backups machen wir.`,
        page: 'wordpressHosting',
      },
      domain: { title: 'Domain', text: 'Ihre Wunschdomain suchen und registrieren.', page: 'registerDomain' },
      email: { title: 'E-Mail', text: 'E-Mail mit Ihrer eigenen Domain.', page: 'emailHosting' },
      webhosting: {
        title: 'Webhosting',
        text: 'Für Ihre eigene Website, mit E-Mail, SSL und täglichem Backup.',
        page: 'webhosting',
      },
      website: { title: 'Website erstellen', text: 'Mit dem Baukasten, ohne zu programmieren.', page: 'buildWebsite' },
      webshop: {
        title: 'Onlineshop erstellen',
        text: 'Produkte einstellen und verkaufen. Das Geld geht direkt an Sie.',
        page: 'buildWebshop',
      },
    },
    note: 'Diese Preise zahlen Sie jährlich im Voraus.',
  },
  plans: {
    h2: 'Drei Webhosting-Pakete. Wechseln können Sie jederzeit.',
    lead: 'Fangen Sie klein an. Beim Wechsel ziehen wir Ihre Website um und rechnen an, was Sie schon bezahlt haben.',
    fit: {
      stek: 'Für die erste Website oder ein Portfolio.',
      struik: 'Für Unternehmen mit mehreren Websites und Postfächern.',
      boom: 'Für Shops und Websites mit vielen Besuchern.',
    },
    all: { label: 'Was jedes Paket in drei Jahren kostet', page: 'webhosting' },
  },
  moving: {
    h2: ['Wir ziehen um.', 'Sie geben frei.'],
    lead: 'Website und E-Mails ziehen wir kostenlos um, etwa von IONOS oder Strato. Eine .de-Domain zieht ohne Zusatzkosten mit. Ihre alte Website bleibt online, bis Sie die neue freigeben.',
    start: { label: 'Umzug starten', page: 'moveWebsite' },
    how: { label: 'WordPress umziehen', page: 'moveWordpress' },
  },
  faq: {
    h2: 'Häufige Fragen',
    all: { label: 'Alle Fragen im Helpdesk', page: 'helpdesk' },
    items: [
      {
        question: 'Warum sehe ich immer zwei Preise?',
        answer:
          'Weil die erste Laufzeit oft günstiger ist als die folgenden. So wissen Sie vor der Bestellung, was die nächste Rechnung kostet.',
      },
      {
        question: 'Bin ich nach dem ersten Jahr gebunden?',
        answer: `Nein. Nach der ersten Laufzeit läuft Ihr Vertrag zum angegebenen Folgepreis weiter, und Sie können ihn jederzeit kündigen, mit ${notice}. Was Sie im Voraus bezahlt haben und nicht mehr nutzen, erstatten wir ${refundPeriod}. Kündigen können Sie in ${brand.portalName.de} und auch ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite.`,
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Immer mit Kredit- oder Debitkarte. Ob es für Ihr Land und Ihren Betrag weitere Zahlungsarten gibt, sehen Sie im letzten Schritt vor der Bestellung. Domains, E-Mail und Baukästen zahlen Sie jährlich im Voraus, Hosting auf Wunsch auch monatlich.',
      },
      {
        question: 'Welche Mehrwertsteuer zahle ich?',
        answer:
          'Wir zeigen jeden Preis mit und ohne MwSt. Bis wir Ihr Land kennen, gilt der niederländische Satz. Mit deutscher Adresse zahlen Sie den deutschen, und damit etwas weniger: Der Betrag steht bei jedem Paket und als Vorschau im Warenkorb. Mit gültiger USt-IdNr. berechnen wir keine MwSt. (Reverse Charge).',
      },
    ],
  },
}
