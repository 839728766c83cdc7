import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { WebhostingText } from './webhosting-page.tsx'

const { priorityAnswerTime } = promiseWords.de

export const webhostingDe: WebhostingText<'de'> = {
  head: {
    label: 'Webhosting',
    menuLine: 'Für Websites, die Sie selbst bauen.',
    title: 'Webhosting mit E-Mail, SSL und Sicherung',
    description:
      'Webhosting in drei Größen, mit E-Mail, SSL und täglicher Sicherung. Fangen Sie klein an und wechseln Sie, wenn der Platz knapp wird.',
    h1: 'Webhosting, das mitwächst.',
    lead: 'Platz für Dateien, Datenbanken und E-Mails, mit SSL und täglicher Sicherung. Fangen Sie klein an und wechseln Sie jederzeit.',
  },
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Domain suchen', page: 'registerDomain' },
  },
  packages: {
    h2: 'Drei Größen für Ihre Website',
    fits: {
      'webhosting-stek': 'Für die erste Website oder ein Portfolio.',
      'webhosting-struik': 'Für Unternehmen mit Blog und vollem Postfach.',
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
    head: ['Thema', 'Webhosting', 'WordPress-Hosting', 'Shop-Baukasten'],
    rows: [
      [
        'Richtig, wenn Sie',
        'selbst bauen oder bauen lassen',
        'WordPress ohne eigene Updates möchten',
        'ohne Technik verkaufen möchten',
      ],
      ['Software', 'bringen Sie mit', 'WordPress steht bereit', 'ist eingebaut'],
      ['Updates', 'machen Sie', 'machen wir', 'bemerken Sie nicht'],
      ['E-Mail-Adressen', 'in jeder Größe', 'in jeder Größe', 'als Extra'],
      ['Später mitnehmen', 'alles', 'alles', 'Texte, Fotos und Produkte'],
    ],
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Und wo Sie es bekommen.',
    items: [
      {
        title: 'Eine Domain',
        text: 'Sie bestellen sie dazu. Haben Sie schon eine, zieht sie um oder zeigt auf Ihr Hosting.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Updates Ihrer Software',
        text: 'Ihr CMS und Ihre Plug-ins halten Sie selbst aktuell. Für WordPress übernehmen wir das im WordPress-Hosting.',
        link: { label: 'Zum WordPress-Hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Jemand, der Ihre Website baut',
        text: 'Wir helfen bei allem rund um Hosting, E-Mail und Domain. Gestaltung und Code liegen bei Ihnen oder Ihrer Agentur.',
      },
      {
        title: 'Eine Kopie an einem anderen Ort',
        text: 'Eine zweite Sicherung an einem anderen Ort bestellen Sie als Extra dazu.',
      },
      {
        title: 'Vorrang beim Helpdesk',
        text: `Jede Frage beantwortet ein Mensch. Mit dem Extra „Vorrang“ antworten wir ${priorityAnswerTime}.`,
      },
      {
        title: 'Ein eigener Server',
        text: 'Für Programme, die dauerhaft laufen, etwa einen Spieleserver, brauchen Sie einen VPS. Den verkaufen wir nicht.',
      },
    ],
  },
  faq: {
    h2: 'Gut zu wissen',
    items: [
      {
        question: 'Welche Größe brauche ich?',
        answer:
          'Für eine Website reicht meistens der Steckling, auch für Jahre. Brauchen Sie mehrere Websites oder mehr E-Mail-Adressen, nehmen Sie den Strauch. Wechseln können Sie jederzeit: Wir ziehen Ihre Website um und rechnen an, was Sie schon bezahlt haben.',
      },
      {
        question: `${brand.name} sitzt in den Niederlanden. Was heißt das für meine Rechnung?`,
        answer:
          'Mit deutscher Adresse zahlen Sie den deutschen Mehrwertsteuersatz; der Betrag steht bei jedem Paket. Als Unternehmen mit gültiger USt-IdNr. bekommen Sie eine Rechnung ohne Mehrwertsteuer und führen die Steuer selbst ab (Reverse Charge). Das gilt auch für Kleinunternehmer nach §\u00a019 UStG, die eine USt-IdNr. angeben. Rechnungen sind auf Deutsch.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Zum Beispiel mit PayPal, Kreditkarte oder Überweisung, jährlich mit Rabatt im ersten Jahr oder monatlich. Welche Zahlungsarten für Ihre Bestellung möglich sind, sehen Sie im letzten Schritt.',
      },
      {
        question: 'In welcher Sprache erreiche ich den Helpdesk?',
        answer:
          'Auf Deutsch, per E-Mail und am Telefon. Eine deutsche Telefonnummer haben wir nicht: Sie rufen in den Niederlanden an.',
      },
    ],
  },
  next: {
    h2: 'Und jetzt?',
    items: [
      {
        page: 'orderHosting',
        product: 'webhosting-stek',
        label: 'Hosting bestellen',
        text: 'Größe wählen, Domain angeben. Sie zahlen erst im letzten Schritt.',
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
