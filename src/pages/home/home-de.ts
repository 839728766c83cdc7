import type { HomeText } from './home-page.tsx'
import { brand } from '#site/brand.ts'

export const homeDe: HomeText<'de'> = {
  head: {
    label: 'Startseite',
    title: 'Domains, Hosting und WordPress',
    description:
      'Finden Sie Ihre Domain und das passende Hosting. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
    h1: 'Ihr eigener Platz im Internet.',
    lead: 'Suchen Sie einen Namen, wählen Sie das Hosting dazu und lassen Sie beides wachsen. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
  },
  search: {
    label: 'Domainnamen suchen',
    placeholder: 'gruenerdaumen.de',
    button: 'Domain suchen',
    hint: 'Sie haben schon einen Namen? Geben Sie ihn ein, wir helfen Ihnen beim Umzug.',
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
      text: 'Wir ziehen Website und Domain für Sie um.',
    },
    {
      icon: 'globe',
      titleOf: (extensions) => `${extensions} Endungen`,
      text: 'Von .de und .com bis .amsterdam.',
    },
    {
      icon: 'chat',
      titleOf: () => 'Helpdesk auf Deutsch',
      text: 'Menschen, die Ihre Frage wirklich lesen.',
    },
  ],
  offers: {
    h2: 'Was soll bei Ihnen wachsen?',
    lead: 'Beginnen Sie mit einem Namen oder gleich mit einer ganzen Website. Erweitern können Sie an jedem Tag.',
    tiles: {
      wordpress: {
        title: 'WordPress-Hosting',
        text: 'WordPress steht bereit, bevor Ihr Kaffee kalt ist. Updates und Sicherungen laufen von selbst.',
        page: 'wordpressHosting',
      },
      domain: { title: 'Domainname', text: 'Ihr Name. Ab heute Ihrer.', page: 'registerDomain' },
      email: { title: 'E-Mail', text: 'E-Mail mit Ihrer eigenen Domain.', page: 'emailHosting' },
      webhosting: { title: 'Webhosting', text: 'Platz für alles, was Sie selbst bauen.', page: 'webhosting' },
      website: { title: 'Website erstellen', text: 'Design wählen und losschreiben.', page: 'buildWordpressSite' },
      webshop: {
        title: 'Webshop erstellen',
        text: 'Ihr Stand steht noch heute Abend. Bezahlt wird direkt an Sie.',
        page: 'buildWebshop',
      },
    },
    note: 'Bei jedem Preis stehen beide Beträge, mit und ohne MwSt. Diese Preise zahlen Sie jährlich im Voraus.',
  },
  plans: {
    h2: 'Drei Größen. Wachsen geht immer.',
    lead: 'Beginnen Sie klein. Wird es eng, topfen wir in die nächste Größe um und rechnen an, was Sie schon bezahlt haben.',
    fit: {
      stek: 'Für die erste Website oder ein Portfolio.',
      struik: 'Für Unternehmen mit Blog und vollem Postfach.',
      boom: 'Für Shops und Websites mit vielen Besuchern.',
    },
    all: { label: 'Was jede Größe in drei Jahren kostet', page: 'webhosting' },
  },
  moving: {
    h2: ['Wir packen an.', 'Sie schauen zu.'],
    lead: 'Website und E-Mails ziehen kostenlos um, und Ihre Domain kommt mit. Ihre alte Website bleibt online, bis Sie die neue freigeben.',
    start: { label: 'Umzug starten', page: 'moveWordpress' },
  },
  faq: {
    h2: 'Gut zu wissen',
    all: { label: 'Alle Fragen im Helpdesk', page: 'helpdesk' },
    items: [
      {
        question: 'Warum sehe ich immer zwei Preise?',
        answer:
          'Weil der erste Zeitraum oft günstiger ist als der nächste. Wir zeigen beide Beträge nebeneinander, damit die nächste Rechnung keine Überraschung wird.',
      },
      {
        question: 'Bin ich nach dem ersten Jahr gebunden?',
        answer: `Nein. Nach der ersten Laufzeit läuft Ihr Vertrag zum angegebenen Folgepreis weiter, und Sie können ihn an jedem Tag kündigen, mit höchstens einem Monat Frist. Was Sie im Voraus bezahlt haben und nicht mehr nutzen, bekommen Sie zurück. Kündigen können Sie in ${brand.portalName.de} und auch ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite.`,
      },
      {
        question: 'Ist meine Website beim Umzug offline?',
        answer:
          'Nein. Wir machen zuerst eine Kopie und testen sie unter einer vorläufigen Adresse, während Ihre Besucher die alte Website sehen. Erst wenn Sie die Kopie freigeben, stellen wir Ihre Domain um. Der Umzug ist kostenlos.',
      },
      {
        question: 'Kann ich später mehr Platz bekommen?',
        answer:
          'Ja, an jedem Tag. Wir ziehen Ihre Website in die nächste Größe um und rechnen an, was Sie schon bezahlt haben. Domain und E-Mail-Adressen bleiben, wie sie sind.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Online über unseren Zahlungsdienstleister: zum Beispiel mit PayPal, Kreditkarte oder Überweisung. Welche Zahlungsarten für Ihre Bestellung möglich sind, sehen Sie im letzten Schritt. Domains, E-Mail und Webshops zahlen Sie jährlich im Voraus, Hosting auf Wunsch auch monatlich.',
      },
      {
        question: 'Enthalten die Preise die Mehrwertsteuer?',
        answer:
          'Bei jedem Preis stehen beide Beträge: groß inklusive MwSt., darunter ohne. Mit einem Schalter drehen Sie das um, und wir merken uns Ihre Wahl. Bis wir Ihr Land kennen, rechnen wir mit dem niederländischen Satz; im Warenkorb steht immer der Gesamtpreis inklusive MwSt.',
      },
    ],
  },
}
