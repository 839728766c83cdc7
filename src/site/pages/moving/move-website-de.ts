import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { MoveWebsiteText } from './move-website-page.tsx'

const { movingTime, notice, refundPeriod } = promiseWords.de

export const moveWebsiteDe: MoveWebsiteText<'de'> = {
  head: {
    label: 'Website umziehen',
    menuLine: 'Wir ziehen Website und E-Mails kostenlos um.',
    title: 'Website kostenlos umziehen lassen',
    description:
      'Lassen Sie Ihre Website kostenlos umziehen: Joomla, TYPO3, HTML oder WordPress, mit E-Mails. Die alte bleibt online, bis Sie die neue freigeben.',
    h1: 'Wir ziehen Ihre Website kostenlos um.',
    lead: 'Joomla, TYPO3, reines HTML oder WordPress: Wir kopieren Website und E-Mails, Sie prüfen die Kopie. Die alte Website bleibt online, bis Sie die neue freigeben.',
  },
  steps: {
    h2: 'So läuft der Umzug ab',
    lead: `Der Umzug dauert ${movingTime}, sobald wir alle Zugänge haben.`,
    items: [
      {
        title: 'Sie bestellen und geben uns Zugang',
        text: `Wählen Sie ein Paket und dazu den kostenlosen Umzugsservice. Die Zugangsdaten schicken Sie uns über ${brand.portalName.de}, nicht per E-Mail.`,
        who: 'Sie, wenige Minuten',
      },
      {
        title: 'Wir kopieren und testen',
        text: 'Dateien, Datenbanken und Postfächer liegen zuerst unter einer temporären Adresse (Vorschau). Dort prüfen wir Seiten, Formulare und den E-Mail-Versand.',
        who: 'Wir',
      },
      {
        title: 'Sie geben frei, wir stellen um',
        text: 'Erst nach Ihrer Freigabe zeigt Ihre Domain auf die neue Website. Danach holen wir die letzten E-Mails, und Sie kündigen das alte Paket.',
        who: 'Gemeinsam',
      },
    ],
  },
  luggage: {
    h2: 'Was mit umzieht',
    lead: 'Fast alles, was aus Dateien und einer Datenbank besteht. Was nicht geht, sagen wir Ihnen vorher.',
    head: ['Was Sie haben', 'Zieht mit um?', 'Gut zu wissen'],
    rows: [
      ['WordPress', 'Ja, vollständig', 'Mit Theme, Plug-ins, Medien und Benutzern'],
      ['Joomla, TYPO3, Drupal, Contao', 'Meistens', 'Wir testen, ob die Website mit einer aktuellen PHP-Version läuft'],
      [
        'HTML, CSS und eigenes PHP',
        'Ja',
        'Feste Pfade und Zugangsdaten im Code passen wir nicht an, wir nennen sie Ihnen',
      ],
      [
        'WooCommerce, Shopware, PrestaShop',
        'WooCommerce ja, andere nach Prüfung',
        'Mit Produkten, Kunden und Bestellungen, zu einer ruhigen Zeit',
      ],
      [
        'Homepage-Baukasten von IONOS, Strato, Jimdo oder Wix',
        'Das Design nicht',
        'Texte und Bilder können Sie übernehmen und die Website neu aufbauen',
      ],
      [
        'Postfächer',
        'Ja, mit Ordnern',
        'Über IMAP. E-Mails, die nur auf Ihrem Rechner liegen, können wir nicht kopieren',
      ],
      ['Ihre Domain', 'Ja, mit Auth-Code', 'Sie darf auch bleiben, wo sie ist. Dann ändern Sie dort nur das DNS'],
    ],
  },
  reason: {
    h2: 'Ein paar Tage gibt es zwei Websites',
    paragraphs: [
      'Die alte Website sehen Ihre Besucher, die Kopie sehen nur Sie. Stimmt etwas nicht, bessern wir nach. Solange Sie nicht zustimmen, ändert sich für Ihre Besucher nichts.',
      'Kündigen Sie beim bisherigen Anbieter deshalb erst, wenn bei uns alles läuft. Wählen Sie für die Domain den Anbieterwechsel, nicht die Löschung.',
    ],
  },
  providers: {
    h2: 'Wo liegt Ihre Website jetzt?',
    lead: 'Jeder Anbieter nennt die Dinge anders. Das hilft beim Suchen. Die Namen sind Marken ihrer Inhaber, wir haben keine Verbindung zu ihnen.',
    named: [
      {
        name: 'IONOS (1&1)',
        text: 'Den Auth-Code sehen Sie im Kundenkonto bei Ihrer Domain. Ist eine Transfersperre gesetzt, heben Sie sie dort auf. Mit MyWebsite gebaute Seiten lassen sich nicht kopieren.',
      },
      {
        name: 'Strato',
        text: 'Hier kündigen Sie zuerst nur die Domain und wählen den Anbieterwechsel. Danach schickt Strato den Auth-Code an die E-Mail-Adresse des Inhabers. Das Paket kündigen Sie zuletzt.',
      },
      {
        name: 'All-Inkl',
        text: 'Es gibt zwei Zugänge: Website, Datenbank und Postfächer verwalten Sie im KAS, Vertrag und Domain in der MembersArea.',
      },
      {
        name: 'Hetzner, netcup und andere Anbieter',
        text: 'Wir brauchen SFTP und Datenbank. Programme auf einem eigenen Server oder VPS können wir nicht übernehmen.',
      },
      {
        name: 'GMX und WEB.DE',
        text: 'Die Adresse bleibt dort, Ihre E-Mails können umziehen. Schalten Sie dafür in den Einstellungen den Abruf über IMAP ein.',
      },
      {
        name: 'Jimdo, Wix und Squarespace',
        text: 'Die Website bleibt im Baukasten. Die Domain nehmen Sie mit, die Seiten bauen Sie bei uns neu.',
      },
    ],
    elsewhere: {
      title: 'Ein anderer Anbieter?',
      text: 'Das geht auch. Nennen Sie ihn bei der Bestellung, dann finden wir heraus, was dort nötig ist.',
      link: 'Frage stellen',
    },
  },
  packing: {
    h2: 'Bevor Sie anfangen',
    bring: {
      h3: 'Das brauchen wir',
      items: [
        'Ihre Domain und den Namen Ihres bisherigen Anbieters',
        'Zugang zu Dateien und Datenbank, oder einen Administrator in Ihrem CMS',
        'Eine Liste Ihrer Postfächer und Weiterleitungen',
        'Den Auth-Code, wenn die Domain mit umzieht. Das geht auch später',
      ],
    },
    stays: {
      h3: 'Das kommt nicht mit',
      items: [
        'Das Design aus einem Homepage-Baukasten',
        'E-Mails, die nur auf Ihrem Rechner liegen',
        'Geplante Aufgaben, Servereinstellungen und Programme eines VPS',
        'Ihr alter Vertrag: Den kündigen Sie selbst',
      ],
    },
  },
  years: {
    lead: 'Der Umzug ist kostenlos. Sie zahlen das Paket, das Sie wählen.',
    note: `Die Domain kommt dazu. Nach der ersten Laufzeit können Sie jederzeit kündigen, mit ${notice}. Was Sie nicht mehr nutzen, erstatten wir ${refundPeriod}.`,
  },
  faq: {
    h2: 'Fragen zum Umzug',
    items: [
      {
        question: 'Ist meine Website zwischendurch offline?',
        answer:
          'Die alte Website läuft bei Ihrem bisherigen Anbieter weiter, während wir kopieren und testen. Kündigen Sie dort also noch nicht. Nach der Umstellung sehen manche Besucher noch einige Stunden die alte Website, andere schon die neue.',
      },
      {
        question: 'Ist der Umzug wirklich kostenlos?',
        answer:
          'Ja. Sie zahlen nur Ihr Paket. Eine .de- oder .nl-Domain zieht ohne Zusatzkosten mit, bei vielen anderen Endungen zahlen Sie ein neues Jahr. Den Betrag sehen Sie vor der Bestellung. Geht etwas nicht, sagen wir es vorher.',
      },
      {
        question: 'Verliere ich meinen Platz bei Google?',
        answer:
          'Ihre Adressen bleiben gleich, das ist für Google das Wichtigste. Die temporäre Adresse halten wir aus Suchmaschinen heraus. Eine Position kann Ihnen niemand zusagen. Ändern Sie Design und Texte nicht in derselben Woche.',
      },
      {
        question: 'Wer sieht meine Passwörter?',
        answer: `Nur die Mitarbeitenden, die Ihren Umzug durchführen. Sie schicken die Zugangsdaten über ${brand.portalName.de}, wir nutzen sie für den Umzug und löschen sie danach. Ändern Sie die Passwörter, wenn alles fertig ist.`,
      },
      {
        question: 'Was ändert sich am Datenschutz?',
        answer: `Ihre Website liegt dann in ${promiseWords.de.datacentre}, also in der EU. Tragen Sie uns in Ihrer Datenschutzerklärung als Hoster ein. Die Vereinbarung zur Auftragsverarbeitung gehört zu unseren AGB.`,
      },
      {
        question: 'Und wenn ich es mir anders überlege?',
        answer:
          'Bis zu Ihrer Freigabe hat sich nichts geändert, Sie bleiben einfach, wo Sie sind. Als Verbraucher können Sie Ihre Bestellung außerdem widerrufen.',
      },
    ],
  },
  next: {
    h2: 'Wohin soll Ihre Website?',
    items: [
      { page: 'webhosting', label: 'Webhosting', text: 'Für jede Website mit Dateien und Datenbank, in drei Paketen.' },
      { page: 'moveWordpress', label: 'WordPress umziehen', text: 'Was bei Theme, Plug-ins und Shop zu beachten ist.' },
      { page: 'moveDomain', label: 'Nur die Domain', text: 'Die Domain kommt zu uns, die Website bleibt, wo sie ist.' },
    ],
  },
}
