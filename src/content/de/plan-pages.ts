import type { PlanPageId, PlanPageText, PlanValues } from '#content/plan-page-text.ts'
import { brand } from '#site/brand.ts'

export const planValuesDe: PlanValues = {
  yes: 'ja',
  notIncluded: 'nicht enthalten',
  unlimited: 'unbegrenzt',
  free: 'kostenlos',
  gigabytes: (amount) => `${amount}\u00a0GB`,
  days: (amount) => `${amount}\u00a0Tage`,
  sites: (count) => (count === 1 ? '1\u00a0Website' : `${count}\u00a0Websites`),
}

const wordpress: PlanPageText<'de'> = {
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Oder kostenlos umziehen', page: 'moveWordpress' },
  },
  plans: {
    h2: 'Drei Größen WordPress',
    fit: {
      stek: 'Für ein Blog oder ein Portfolio.',
      struik: 'Für Unternehmen, die öfter etwas Neues schreiben.',
      boom: 'Für WooCommerce und gut besuchte Websites.',
    },
  },
  comparison: {
    h2: 'Alle Leistungen im Vergleich',
    rowHeading: 'Leistung',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Erstes Jahr' },
          { row: 'renewal', label: 'Danach pro Jahr' },
        ],
      },
      {
        label: 'Platz',
        rows: [
          { row: 'sites', label: 'WordPress-Websites' },
          { row: 'storage', label: 'Speicherplatz' },
          { row: 'mailboxes', label: 'E-Mail-Adressen' },
        ],
      },
      {
        label: 'Pflege',
        rows: [
          { row: 'automaticUpdates', label: 'Automatische Updates' },
          { row: 'backups', label: 'Sicherungen aufbewahrt' },
          { row: 'staging', label: 'Testumgebung' },
          { row: 'freeMoving', label: 'Kostenloser Umzug' },
        ],
      },
    ],
  },
  features: [
    {
      title: 'Updates ohne Überraschungen',
      text: 'Wir aktualisieren WordPress und Ihre Plug-ins an einer Kopie. Sieht die Kopie anders aus als Ihre Website, warten wir und Sie bekommen eine E-Mail.',
      drawing: 'glas',
    },
    {
      title: 'Ausprobieren erlaubt',
      text: 'In der Testumgebung bauen Sie um, während Ihre Besucher die alte Website sehen. Zufrieden? Mit einem Klick ist die neue online.',
      drawing: 'kas',
    },
  ],
  faq: {
    h2: 'Fragen zu WordPress-Hosting',
    items: [
      {
        question: 'Muss ich WordPress selbst installieren?',
        answer:
          'Nein. Nach Ihrer Bestellung steht WordPress bereit, und Sie bekommen eine E-Mail mit Ihren Zugangsdaten. Sie können sofort anfangen.',
      },
      {
        question: 'Was passiert nach dem ersten Jahr?',
        answer: `Ihr Hosting läuft zu dem Preis weiter, der hier mit „danach“ angegeben ist. Ab dann können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie im Voraus bezahlt haben und nicht mehr nutzen. Kündigen können Sie in ${brand.portalName.de} oder ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite.`,
      },
      {
        question: 'Kann ich vom Steckling zum Strauch wechseln?',
        answer:
          'Ja, an jedem Tag, und vom Strauch zum Baum ebenso. Wir ziehen Ihre Website um und rechnen an, was Sie schon bezahlt haben. Adresse, Beiträge und E-Mails bleiben, wie sie sind.',
      },
      {
        question: 'Ziehen Sie auch WooCommerce um?',
        answer:
          'Ja, mit Artikeln, Kunden und Bestellungen. Wir verabreden eine ruhige Stunde für die Umstellung, damit keine Bestellung verloren geht. Auch dieser Umzug ist kostenlos.',
      },
    ],
  },
}

const webhosting: PlanPageText<'de'> = {
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Domain suchen', page: 'registerDomain' },
  },
  plans: {
    h2: 'Drei Größen für Ihre Website',
    fit: {
      stek: 'Für die erste Website oder ein Portfolio.',
      struik: 'Für Unternehmen mit Blog und vollem Postfach.',
      boom: 'Für Shops und Websites mit vielen Besuchern.',
    },
  },
  comparison: {
    h2: 'Alle Leistungen im Vergleich',
    rowHeading: 'Leistung',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Erstes Jahr' },
          { row: 'renewal', label: 'Danach pro Jahr' },
        ],
      },
      {
        label: 'Platz',
        rows: [
          { row: 'sites', label: 'Websites' },
          { row: 'storage', label: 'Speicherplatz' },
          { row: 'mailboxes', label: 'E-Mail-Adressen' },
        ],
      },
      {
        label: 'Pflege',
        rows: [
          { row: 'backups', label: 'Tägliche Sicherung' },
          { row: 'freeMoving', label: 'Kostenloser Umzug' },
        ],
      },
    ],
  },
  features: [
    {
      title: 'Jeden Tag eine Kopie',
      text: 'Wir sichern täglich Ihre Dateien und Datenbanken. Wie lange wir die Sicherungen aufbewahren, hängt von Ihrer Größe ab.',
      drawing: 'plank',
    },
    {
      title: 'E-Mail und SSL sind dabei',
      text: 'Zu jeder Größe gehören E-Mail-Adressen mit Ihrem eigenen Namen. Das SSL-Zertifikat für das Schloss in der Adresszeile ist auch dabei.',
      drawing: 'post',
    },
  ],
  faq: {
    h2: 'Gut zu wissen',
    items: [
      {
        question: 'Warum sehe ich zwei Preise?',
        answer:
          'Weil das erste Jahr günstiger ist als die folgenden. Wir zeigen beide Beträge nebeneinander, damit die nächste Rechnung keine Überraschung wird. Nach dem ersten Jahr können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen.',
      },
      {
        question: 'Kann ich später in eine andere Größe wechseln?',
        answer:
          'Ja, an jedem Tag. Wird es eng, ziehen wir Ihre Website in die nächste Größe um und rechnen an, was Sie schon bezahlt haben. Websites und E-Mails laufen dabei weiter.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Online über unseren Zahlungsdienstleister: zum Beispiel mit PayPal, Kreditkarte oder Überweisung. Sie zahlen jährlich, mit Rabatt im ersten Jahr, oder monatlich. Welche Zahlungsarten für Ihre Bestellung möglich sind, sehen Sie im letzten Schritt.',
      },
      {
        question: 'In welcher Sprache erreiche ich den Helpdesk?',
        answer:
          'Auf Deutsch. Schreiben Sie uns, wie es Ihnen am leichtesten fällt; Niederländisch und Englisch verstehen wir auch. Rechnungen und E-Mails zu Ihrer Bestellung bekommen Sie ebenfalls auf Deutsch.',
      },
    ],
  },
}

export const planPagesDe: Readonly<Record<PlanPageId, PlanPageText<'de'>>> = {
  wordpressHosting: wordpress,
  webhosting,
}
