import type { WordpressHostingText } from './wordpress-hosting-page.tsx'
import { brand } from '#site/brand.ts'

export const wordpressHostingDe: WordpressHostingText<'de'> = {
  head: {
    label: 'WordPress-Hosting',
    menuLine: 'WordPress steht bereit, Updates laufen von selbst.',
    title: 'WordPress-Hosting in drei Größen',
    description:
      'WordPress-Hosting mit fertig eingerichtetem WordPress, automatischen Updates und einer Sicherung in jeder Nacht. Der Umzug ist kostenlos.',
    h1: 'WordPress mit Wurzeln.',
    lead: 'WordPress steht bereit, Updates laufen von selbst und jede Nacht machen wir eine Sicherung. Sie schreiben, wir gießen.',
  },
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Oder kostenlos umziehen', page: 'moveWordpress' },
  },
  packages: {
    h2: 'Drei Größen WordPress',
    fits: {
      'wordpress-stek': 'Für ein Blog oder ein Portfolio.',
      'wordpress-struik': 'Für Unternehmen, die öfter etwas Neues schreiben.',
      'wordpress-boom': 'Für WooCommerce und gut besuchte Websites.',
    },
  },
  care: {
    h2: 'WordPress will gepflegt sein. Das tun wir.',
    paragraphs: [
      'WordPress selbst geht selten kaputt. Ärger macht das Plug-in, das seit einem halben Jahr kein Update gesehen hat, das Update zur falschen Zeit oder die Sicherung, die es dann doch nicht gibt.',
      'Deshalb steckt die Pflege im Paket und nicht in einem zweiten Vertrag. Sie schreiben, stellen Fotos ein und wählen Ihre Plug-ins. Wir halten die Technik darunter in Ordnung.',
    ],
    points: [
      {
        title: 'Updates ohne Überraschungen',
        text: 'Wir aktualisieren WordPress und Ihre Plug-ins an einer Kopie. Sieht die Kopie anders aus als Ihre Website, warten wir und schreiben Ihnen.',
      },
      {
        title: 'Ausprobieren erlaubt',
        text: 'In der Testumgebung bauen Sie um, während Ihre Besucher die alte Website sehen. Zufrieden? Mit einem Klick ist die neue online.',
      },
    ],
  },
  tasks: {
    h2: 'Wer macht was?',
    head: ['Aufgabe', 'Das machen wir', 'Das machen Sie'],
    rows: [
      [
        'WordPress einrichten',
        'Fertig bereitstellen nach Ihrer Bestellung',
        'Anmelden mit den Daten aus unserer E-Mail',
      ],
      [
        'Updates',
        'WordPress und Ihre Plug-ins aktualisieren, zuerst an einer Kopie',
        'Antworten, wenn wir schreiben, dass etwas anders aussieht',
      ],
      [
        'Sicherungen',
        'Jede Nacht eine Kopie, 7 bis 30 Tage aufbewahrt',
        'Was nie verloren gehen darf, auch selbst sichern',
      ],
      ['Größere Umbauten', 'Eine Testumgebung geben, ab Strauch', 'Umbauen und mit einem Klick online stellen'],
      ['Theme und Plug-ins', 'Nichts: Das ist Ihr Geschmack', 'Auswählen, lieber wenige und gut gepflegte'],
      ['Impressum und Datenschutz', 'Nichts', 'Schreiben, verlinken, aktuell halten'],
    ],
  },
  threeYears: {
    h2: 'Das kosten drei Jahre WordPress',
    lead: 'Das erste Jahr mit Rabatt, danach zwei Jahre zum normalen Preis. Pflege und Sicherungen sind enthalten, ein Wartungsvertrag kommt nicht dazu.',
    note: 'Gerechnet mit jährlicher Zahlung und den Preisen von heute. Eine .de-Domain steht als eigene Zeile dabei. Bezahlte Themes und Plug-ins rechnen Sie mit dem Hersteller ab.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'WordPress und die Plug-ins kommen von anderen. Wir sorgen für Platz und Pflege, und das hier gehört nicht dazu.',
    items: [
      {
        title: 'Eine Domain',
        text: 'Sie bestellen sie einzeln oder bringen Ihre mit. Bei jeder Domain sehen Sie, was sie jetzt und später kostet.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Bezahlte Themes und Plug-ins',
        text: 'Vieles ist kostenlos. Entscheiden Sie sich für etwas Bezahltes, kaufen und verlängern Sie die Lizenz beim Hersteller.',
      },
      {
        title: 'Die Gestaltung',
        text: 'Wir bauen keine Websites. Fangen Sie selbst an, führt Sie unsere Anleitung vom Theme bis zur ersten Seite.',
        link: { label: 'So entsteht Ihre Website', page: 'buildWordpressSite' },
      },
      {
        title: 'Eine gehackte Website bereinigen',
        text: 'Eine saubere Sicherung bringt Ihre Website zurück. Steckt der Fehler in einem Plug-in oder in eigenem Code, ist die Suche Arbeit für Fachleute.',
      },
      {
        title: 'Testumgebung beim Steckling',
        text: 'Die gibt es ab dem Strauch. Wechseln können Sie an jedem Tag, und wir rechnen an, was Sie schon bezahlt haben.',
      },
      {
        title: 'Hilfe außerhalb der Bürozeiten',
        text: 'Ihre Website ist Tag und Nacht online, unsere Leute arbeiten von Montag bis Freitag.',
        link: { label: 'Zum Helpdesk', page: 'helpdesk' },
      },
    ],
  },
  faq: {
    h2: 'Fragen zu WordPress-Hosting',
    items: [
      {
        question: 'Muss ich WordPress selbst installieren?',
        answer:
          'Nein. Nach Ihrer Bestellung steht WordPress bereit, und Sie bekommen eine E-Mail mit Ihren Zugangsdaten. Sie können sofort anfangen.',
      },
      {
        question: 'Was ist der Unterschied zu normalem Webhosting?',
        answer:
          'Auch auf normalem Webhosting läuft WordPress, aber dort machen Sie die Updates selbst und haben keine Testumgebung. Hier aktualisieren wir WordPress und Ihre Plug-ins, zuerst an einer Kopie. Dafür kostet es etwas mehr.',
      },
      {
        question: 'Kann ein automatisches Update meine Website beschädigen?',
        answer:
          'Genau deshalb aktualisieren wir zuerst eine Kopie. Sieht sie anders aus als Ihre Website, bleibt das Update liegen und Sie bekommen eine E-Mail. Und es gibt immer die Sicherung der letzten Nacht.',
      },
      {
        question: 'Darf ich jedes Plug-in verwenden?',
        answer:
          'Sie wählen selbst. Nehmen Sie nicht mehr als nötig, und achten Sie darauf, dass der Hersteller regelmäßig neue Versionen veröffentlicht. Ein Plug-in, das seit Jahren stillsteht, ist öfter eine Lücke als eine Hilfe.',
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
  next: {
    h2: 'Womit fangen Sie an?',
    items: [
      {
        page: 'moveWordpress',
        label: 'Ich habe schon eine Website',
        text: 'Wir ziehen sie kostenlos um. Die alte bleibt online, bis Sie die Kopie freigeben.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Ich beginne mit einer leeren Seite',
        text: 'Vom Theme bis zum ersten Beitrag: So entsteht Ihre Website.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Ich möchte verkaufen',
        text: 'Was vor der Eröffnung zu regeln ist, von der Zahlung bis zum Widerruf.',
      },
    ],
  },
}
