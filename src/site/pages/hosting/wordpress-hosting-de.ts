import type { WordpressHostingText } from './wordpress-hosting-page.tsx'

export const wordpressHostingDe: WordpressHostingText<'de'> = {
  head: {
    label: 'WordPress-Hosting',
    menuLine: 'Fertig eingerichtet, mit Updates und Backups.',
    title: 'WordPress-Hosting mit Updates und täglichem Backup',
    description:
      'WordPress-Hosting mit fertig eingerichtetem WordPress, SSL, automatischen Updates und täglichem Backup. Der Umzug ist kostenlos.',
    h1: 'WordPress-Hosting mit Updates und Backup.',
    lead: 'Wir richten WordPress ein, aktualisieren es samt Plug-ins und sichern es jede Nacht. SSL und Postfächer sind dabei.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder kostenlos umziehen', page: 'moveWordpress' },
  },
  packages: {
    h2: 'Drei Pakete für WordPress',
    fits: {
      'wordpress-stek': 'Für ein Blog oder ein Portfolio.',
      'wordpress-struik': 'Für Unternehmen, die regelmäßig Inhalte veröffentlichen.',
      'wordpress-boom': 'Für WooCommerce und gut besuchte Websites.',
    },
  },
  care: {
    h2: 'Updates, Testumgebung und Backups',
    paragraphs: [
      'Die meisten Probleme mit WordPress kommen von veralteten Plug-ins, missglückten Updates und fehlenden Backups. Darum kümmern wir uns.',
      'Einen Wartungsvertrag brauchen Sie nicht. Sie schreiben, stellen Fotos ein und wählen Theme und Plug-ins.',
    ],
    points: [
      {
        title: 'Updates, zuerst auf einer Kopie',
        text: 'Updates von WordPress und Plug-ins testen wir zuerst auf einer Kopie. Sieht sie anders aus als Ihre Website, warten wir und schreiben Ihnen.',
      },
      {
        title: 'Testumgebung ab dem Strauch',
        text: 'Dort bauen Sie um, während Ihre Besucher die alte Website sehen. Mit einem Klick ist die neue online.',
      },
      {
        title: 'Backup jede Nacht',
        text: 'Dateien und Datenbank, aufbewahrt wie beim Paket angegeben. Zurückspielen können Sie selbst. E-Mails sind nicht in den Backups.',
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
        'WordPress und Plug-ins aktualisieren, zuerst auf einer Kopie getestet',
        'Antworten, wenn wir schreiben, dass etwas anders aussieht',
      ],
      [
        'Backups',
        'Jede Nacht eine Kopie, aufbewahrt wie beim Paket angegeben',
        'Was nie verloren gehen darf, auch selbst sichern',
      ],
      [
        'Größere Umbauten',
        'Eine Testumgebung bereitstellen, ab dem Strauch',
        'Umbauen und mit einem Klick veröffentlichen',
      ],
      ['Theme und Plug-ins', '–', 'Auswählen, lieber wenige und gut gepflegte'],
      ['Impressum und Datenschutz', '–', 'Schreiben, verlinken, aktuell halten'],
    ],
  },
  threeYears: {
    lead: 'Das erste Jahr mit Rabatt, danach zum normalen Preis. Updates und Backups sind enthalten.',
    note: 'Bezahlte Themes und Plug-ins zahlen Sie beim Hersteller.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Damit Sie es vor der Bestellung wissen.',
    items: [
      {
        title: 'Eine Domain',
        text: 'Sie bestellen sie dazu oder bringen Ihre mit.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Bezahlte Themes und Plug-ins',
        text: 'Vieles ist kostenlos. Bezahlte Lizenzen kaufen und verlängern Sie beim Hersteller.',
      },
      {
        title: 'Die Gestaltung',
        text: 'Wir bauen keine Websites. Wie Sie selbst anfangen, steht in unserer Anleitung.',
        link: { label: 'So entsteht Ihre Website', page: 'buildWordpressSite' },
      },
      {
        title: 'Eine gehackte Website bereinigen',
        text: 'Wir spielen ein sauberes Backup zurück. Die Sicherheitslücke selbst muss ein Spezialist suchen.',
      },
      {
        title: 'Testumgebung beim Steckling',
        text: 'Die gibt es ab dem Strauch. Wechseln können Sie jederzeit, und wir rechnen an, was Sie schon bezahlt haben.',
      },
      {
        title: 'Hilfe außerhalb der Bürozeiten',
        text: 'Unser Helpdesk antwortet von Montag bis Freitag.',
        link: { label: 'Zum Helpdesk', page: 'helpdesk' },
      },
    ],
  },
  faq: {
    h2: 'Fragen zu WordPress-Hosting',
    items: [
      {
        question: 'Was ist der Unterschied zu normalem Webhosting?',
        answer:
          'WordPress läuft auch auf normalem Webhosting, nur machen Sie dort die Updates selbst und haben keine Testumgebung. Hier aktualisieren wir WordPress und Plug-ins. Dafür kostet es etwas mehr.',
      },
      {
        question: 'Kann ein automatisches Update meine Website beschädigen?',
        answer:
          'Das kommt vor, deshalb testen wir Updates zuerst auf einer Kopie. Sieht sie anders aus, spielen wir das Update nicht ein und schreiben Ihnen. Außerdem gibt es das Backup der letzten Nacht.',
      },
      {
        question: 'Darf ich jedes Plug-in verwenden?',
        answer:
          'Ja. Nehmen Sie nicht mehr als nötig, und achten Sie darauf, dass der Hersteller regelmäßig neue Versionen veröffentlicht. Ein Plug-in ohne Updates ist ein Sicherheitsrisiko.',
      },
      {
        question: 'Kann ich vom Steckling zum Strauch wechseln?',
        answer:
          'Ja, jederzeit, und vom Strauch zum Baum ebenso. Wir ziehen Ihre Website um und rechnen an, was Sie schon bezahlt haben. Adresse, Beiträge und E-Mails bleiben gleich.',
      },
    ],
  },
  next: {
    h2: 'Womit fangen Sie an?',
    items: [
      {
        page: 'moveWordpress',
        label: 'Ich habe schon eine Website',
        text: 'Wir ziehen sie kostenlos um, zum Beispiel von IONOS oder Strato.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Ich fange neu an',
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
