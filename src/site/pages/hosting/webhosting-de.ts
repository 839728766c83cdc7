import { promiseWords } from '#catalogue/promises.ts'
import type { WebhostingText } from './webhosting-page.tsx'

const { priorityAnswerTime } = promiseWords.de

export const webhostingDe: WebhostingText<'de'> = {
  head: {
    label: 'Webhosting',
    menuLine: 'Für Ihre Website, mit E-Mail, SSL und Backup.',
    title: 'Webhosting mit E-Mail, SSL und täglichem Backup',
    description:
      'Webhosting in drei Paketen, mit E-Mail, SSL und täglichem Backup. Vergleichen Sie Leistung und Folgepreis, wechseln können Sie jederzeit.',
    h1: 'Webhosting mit E-Mail, SSL und täglichem Backup.',
    lead: 'Für Joomla, TYPO3, Contao oder eigenes PHP. Beginnen Sie mit dem kleinsten Paket: Wechseln Sie später, rechnen wir an, was Sie schon bezahlt haben.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Domain suchen', page: 'registerDomain' },
  },
  packages: {
    h2: 'Drei Pakete für Ihre Website',
    fits: {
      'webhosting-stek': 'Für die erste Website oder ein Portfolio.',
      'webhosting-struik': 'Für Unternehmen mit mehreren Websites und Postfächern.',
      'webhosting-boom': 'Für Shops und Websites mit vielen Besuchern.',
    },
  },
  threeYears: {
    lead: 'Das erste Jahr und die zwei danach, die Domain als eigene Zeile.',
  },
  freedom: {
    h2: 'Was Sie installieren können',
    paragraphs: [
      'Joomla, TYPO3, Contao, reines HTML oder eigenes PHP: Sie installieren, was Sie brauchen, und verwalten Dateien, Datenbanken und Postfächer selbst.',
      'Ihre Software halten Sie dann auch selbst aktuell. Möchten Sie das nicht, nehmen Sie WordPress-Hosting: Dort machen wir die Updates.',
    ],
  },
  kinds: {
    h2: 'Webhosting, WordPress oder Baukasten?',
    lead: 'Der wichtigste Unterschied: wer sich um die Updates kümmert.',
    head: ['Thema', 'Webhosting', 'WordPress-Hosting', 'Website-Baukasten'],
    rows: [
      [
        'Richtig, wenn Sie',
        'selbst bauen oder bauen lassen',
        'WordPress ohne eigene Updates möchten',
        'eine Website ohne Technik möchten',
      ],
      ['Software', 'bringen Sie mit', 'WordPress steht bereit', 'ist eingebaut'],
      ['Updates', 'machen Sie', 'machen wir', 'machen wir'],
      ['Postfächer', 'in jedem Paket', 'in jedem Paket', 'als Extra'],
      ['Später mitnehmen', 'alles', 'alles', 'Texte und Fotos'],
    ],
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Und wo Sie es bekommen.',
    items: [
      {
        title: 'Eine Domain',
        text: 'Sie bestellen sie dazu. Haben Sie schon eine, ziehen Sie sie um oder verbinden sie per DNS.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Updates Ihrer Software',
        text: 'Ihr CMS und Ihre Plug-ins halten Sie selbst aktuell. Für WordPress übernehmen wir das im WordPress-Hosting.',
        link: { label: 'Zum WordPress-Hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Gestaltung und Programmierung',
        text: 'Wir helfen bei allem rund um Hosting, E-Mail und Domain. Gestaltung und Code liegen bei Ihnen oder Ihrer Agentur.',
      },
      {
        title: 'Backup an einem zweiten Standort',
        text: 'Ein zweites Backup an einem anderen Standort bestellen Sie als Extra dazu.',
      },
      {
        title: 'Vorrang beim Helpdesk',
        text: `Unser Support hilft bei jedem Paket. Mit dem Extra „Vorrang“ antworten wir ${priorityAnswerTime}.`,
      },
      {
        title: 'Ein eigener Server',
        text: 'Für Programme, die dauerhaft laufen, etwa einen Spieleserver, brauchen Sie einen VPS. Den verkaufen wir nicht.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zum Webhosting',
    items: [
      {
        question: 'Welches Paket brauche ich?',
        answer:
          'Für eine Website reicht meistens der Steckling, auch für Jahre. Brauchen Sie mehrere Websites oder mehr Postfächer, nehmen Sie den Strauch. Wechseln können Sie jederzeit: Wir ziehen Ihre Website um und rechnen an, was Sie schon bezahlt haben.',
      },
      {
        question: 'Welche Mehrwertsteuer steht auf meiner Rechnung?',
        answer:
          'Mit deutscher Adresse zahlen Sie den deutschen Mehrwertsteuersatz; der Betrag steht bei jedem Paket. Als Unternehmen mit gültiger USt-IdNr. bekommen Sie eine Rechnung ohne Mehrwertsteuer und führen die Steuer selbst ab (Reverse Charge). Das gilt auch für Kleinunternehmer nach §\u00a019 UStG, die eine USt-IdNr. angeben. Rechnungen sind auf Deutsch.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Immer mit Kredit- oder Debitkarte, jährlich mit Rabatt im ersten Jahr oder monatlich. Ob es für Ihr Land und Ihren Betrag weitere Zahlungsarten gibt, sehen Sie im letzten Schritt vor der Bestellung.',
      },
      {
        question: 'In welcher Sprache erreiche ich den Helpdesk?',
        answer: 'Auf Deutsch, per E-Mail und am Telefon. Die Nummer ist eine niederländische.',
      },
    ],
  },
  next: {
    h2: 'Webhosting bestellen oder umziehen',
    items: [
      {
        page: 'orderHosting',
        product: 'webhosting-stek',
        label: 'Hosting bestellen',
        text: 'Paket wählen, Domain angeben. Sie zahlen erst im letzten Schritt.',
      },
      {
        page: 'moveWebsite',
        label: 'Website umziehen',
        text: 'Von IONOS, Strato oder einem anderen Anbieter, kostenlos.',
      },
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting ansehen',
        text: 'Wenn wir die Updates machen sollen.',
      },
    ],
  },
}
