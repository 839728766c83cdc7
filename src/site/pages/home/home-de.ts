import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { HomeText } from './home-page.tsx'

const { answerTime, deliveryUsually, notice, refundPeriod } = promiseWords.de

export const homeDe: HomeText<'de'> = {
  head: {
    label: 'Startseite',
    title: 'Domains, Hosting und WordPress',
    description:
      'Finden Sie Ihre Domain und das passende Hosting. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
    h1: 'Ihr eigener Platz im Internet.',
    lead: 'Domain suchen, Hosting wählen, loslegen. Sie sehen immer zwei Preise: jetzt und danach.',
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
      text: `Antwort von einem Menschen, ${answerTime}.`,
    },
  ],
  offers: {
    h2: 'Was möchten Sie online stellen?',
    lead: 'Erweitern und wechseln können Sie jederzeit.',
    tiles: {
      wordpress: {
        title: 'WordPress-Hosting',
        text: `WordPress ist ${deliveryUsually} bereit. Updates und Sicherungen machen wir.`,
        page: 'wordpressHosting',
      },
      domain: { title: 'Domain', text: 'Ihre Wunschdomain suchen und registrieren.', page: 'registerDomain' },
      email: { title: 'E-Mail', text: 'E-Mail mit Ihrer eigenen Domain.', page: 'emailHosting' },
      webhosting: { title: 'Webhosting', text: 'Für Websites, die Sie selbst bauen.', page: 'webhosting' },
      website: { title: 'Website erstellen', text: 'Mit dem Baukasten, ohne zu programmieren.', page: 'buildWebsite' },
      webshop: {
        title: 'Webshop erstellen',
        text: 'Produkte einstellen und verkaufen. Das Geld geht direkt an Sie.',
        page: 'buildWebshop',
      },
    },
    note: 'Diese Preise zahlen Sie jährlich im Voraus.',
  },
  plans: {
    h2: 'Drei Größen. Wachsen geht immer.',
    lead: 'Fangen Sie klein an. Beim Wechsel ziehen wir Ihre Website um und rechnen an, was Sie schon bezahlt haben.',
    fit: {
      stek: 'Für die erste Website oder ein Portfolio.',
      struik: 'Für Unternehmen mit Blog und vollem Postfach.',
      boom: 'Für Shops und Websites mit vielen Besuchern.',
    },
    all: { label: 'Was jede Größe in drei Jahren kostet', page: 'webhosting' },
  },
  moving: {
    h2: ['Wir packen an.', 'Sie schauen zu.'],
    lead: 'Website und E-Mails ziehen wir kostenlos um, egal ob von IONOS, Strato oder einem anderen Anbieter. Ihre alte Website bleibt online, bis Sie die neue freigeben.',
    start: { label: 'Umzug starten', page: 'moveWebsite' },
    how: { label: 'Mit WordPress umziehen', page: 'moveWordpress' },
  },
  faq: {
    h2: 'Gut zu wissen',
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
          'Zum Beispiel mit PayPal, Kreditkarte oder Überweisung, über unseren Zahlungsdienstleister. Was für Ihre Bestellung möglich ist, sehen Sie im letzten Schritt. Domains, E-Mail und Baukästen zahlen Sie jährlich im Voraus, Hosting auf Wunsch auch monatlich.',
      },
      {
        question: 'Welche Mehrwertsteuer zahle ich?',
        answer:
          'Wir zeigen jeden Preis mit und ohne MwSt. Bis wir Ihr Land kennen, gilt der niederländische Satz. Mit deutscher Adresse zahlen Sie den deutschen, und damit etwas weniger: Der Betrag steht bei jedem Paket und als Vorschau im Warenkorb. Mit gültiger USt-IdNr. berechnen wir keine MwSt. (Reverse Charge).',
      },
    ],
  },
}
