import type { WordpressSiteText } from './wordpress-site-page.tsx'

export const wordpressSiteDe: WordpressSiteText<'de'> = {
  head: {
    label: 'WordPress-Website erstellen',
    menuLine: 'Theme wählen und losschreiben.',
    title: 'WordPress-Website erstellen: so fangen Sie an',
    description:
      'Erstellen Sie Ihre eigene Website mit WordPress. Wir richten WordPress für Sie ein, Sie wählen ein Theme und schreiben die erste Seite.',
    h1: 'WordPress-Website erstellen.',
    lead: 'Wir richten WordPress ein und machen die Updates, Sie wählen ein Theme und schreiben. Online geht Ihre Website erst, wenn sie Ihnen gefällt.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Lieber mit dem Baukasten?', page: 'buildWebsite' },
  },
  steps: {
    h2: 'In drei Schritten online',
    lead: 'Sie müssen nichts installieren und keinen Code kennen. Die meiste Zeit brauchen Ihre Texte und Fotos.',
    items: [
      {
        title: 'Wir stellen WordPress bereit',
        text: 'Nach der Bestellung bekommen Sie eine E-Mail mit Ihren Zugangsdaten. Alles Weitere machen Sie im Browser.',
        who: 'Wir, nach Ihrer Bestellung',
      },
      {
        title: 'Sie wählen ein Theme und schreiben',
        text: 'Das Theme bestimmt, wie Ihre Website aussieht. Dann legen Sie Seiten an: wer Sie sind, was Sie tun, wie man Sie erreicht.',
        who: 'Sie, ein paar Abende',
      },
      {
        title: 'Sie veröffentlichen',
        text: 'Bis dahin ist jede Seite ein Entwurf, den nur Sie sehen. Gefällt etwas nicht, holen Sie eine ältere Fassung zurück.',
        who: 'Sie, wenn alles passt',
      },
    ],
  },
  themes: {
    h2: 'Theme wählen',
    paragraphs: [
      'Ein Theme regelt Farben, Schrift und den Platz des Menüs. Tausende sind kostenlos und direkt in WordPress auswählbar. Wechseln Sie später das Theme, bleiben Texte und Fotos erhalten.',
      'Beginnen Sie mit einem Theme, das zu WordPress selbst gehört: Es ist schnell, übersichtlich und wird gepflegt.',
    ],
  },
  blocks: {
    h2: 'Seiten aus Blöcken bauen',
    paragraphs: [
      'Eine Seite besteht aus Blöcken: Überschrift, Absatz, Foto, Schaltfläche. Sie klicken auf das Plus, wählen einen Block und tippen.',
      'Was Sie öfter brauchen, speichern Sie als Vorlage. So ändern Sie Ihre Öffnungszeiten an einer Stelle für alle Seiten.',
    ],
  },
  asks: {
    h2: 'Was Sie selbst tun',
    paragraphs: [
      'WordPress kann viel, deshalb dauert die Einarbeitung etwa einen Nachmittag. Dafür können Sie alles ändern und die Website überallhin mitnehmen.',
    ],
    points: [
      {
        title: 'Auswählen',
        text: 'Fangen Sie ohne Plug-ins an und ergänzen Sie erst, wenn wirklich etwas fehlt.',
      },
      {
        title: 'Aufräumen',
        text: 'Die Updates machen wir. Sie entfernen, was Sie nicht nutzen, und schauen hin, wenn wir Ihnen schreiben.',
      },
      {
        title: 'Pflichtangaben',
        text: 'Impressum und Datenschutzerklärung gehören dazu. Weiter unten steht, was hineingehört.',
      },
    ],
  },
  ways: {
    h2: 'Selbst machen oder machen lassen?',
    lead: 'Bestellen Sie Hosting und Domain auch dann auf Ihren Namen, wenn eine Agentur die Website baut.',
    head: ['Thema', 'Selbst mit WordPress', 'Mit einer Agentur'],
    rows: [
      ['Zeit', 'Ein paar Abende', 'Gespräche und Freigaben'],
      ['Kosten', 'Hosting und Domain', 'Dazu kommt das Honorar, einmalig und bei Änderungen'],
      ['Gestaltung', 'Ein gutes Theme, Ihre Fotos', 'Nach Maß'],
      ['Ändern', 'Sofort, im Browser', 'Sie selbst oder auf Auftrag: vorher klären'],
      ['Zugänge', 'Liegen bei Ihnen', 'Domain und Hosting auf Ihren Namen bestellen'],
      ['Updates', 'Machen wir', 'Machen wir'],
    ],
  },
  packages: {
    h2: 'Das passende Paket',
    fits: {
      'wordpress-stek': 'Genug für Ihre erste Website.',
      'wordpress-struik': 'Wenn Sie Änderungen zuerst testen möchten.',
    },
    aside: {
      title: 'Brauchen Sie mehr?',
      text: 'Für einen Shop oder viele Websites gibt es auch den Baum.',
      link: { label: 'Alle Pakete vergleichen', page: 'wordpressHosting' },
    },
  },
  threeYears: {
    lead: 'WordPress selbst ist kostenlos. Sie zahlen Hosting und Domain, sonst nichts, solange Sie bei kostenlosen Themes bleiben.',
  },
  duties: {
    h2: 'Impressum, Datenschutz, Bildrechte: was auf Ihre Website gehört',
    lead: 'Fehlt etwas davon, kann in Deutschland eine Abmahnung kommen.',
    head: ['Thema', 'Was da stehen muss', 'Wann'],
    rows: [
      [
        'Impressum',
        'Name, Anschrift, E-Mail und ein zweiter schneller Weg zu Ihnen. Bei Unternehmen auch Register, Vertretung und USt-IdNr.',
        'Sobald die Website geschäftlich ist, von jeder Seite aus erreichbar',
      ],
      [
        'Datenschutzerklärung',
        'Welche Daten Sie verarbeiten, warum und wie lange. WordPress bringt eine Seite zum Ausfüllen mit',
        'Praktisch immer',
      ],
      [
        'Einwilligung',
        'Erst fragen, dann laden: Statistik, Karten, Videos und Schriften von fremden Servern',
        'Bei allem, was nicht unbedingt nötig ist',
      ],
      ['Bildrechte', 'Eigene Fotos oder eine Lizenz, die Sie vorlegen können, mit Namensnennung', 'Bei jedem Bild'],
    ],
    note: 'Das ist eine Erklärung, keine Rechtsberatung.',
  },
  notIncluded: {
    h2: 'Was wir nicht übernehmen',
    items: [
      {
        title: 'Die Gestaltung',
        text: 'Wir helfen bei der Technik. Gestalten und schreiben Sie selbst oder mit einer Agentur.',
      },
      {
        title: 'Die Domain',
        text: 'Sie bestellen sie dazu. Inhaber sind Sie, auch wenn Sie einmal den Anbieter wechseln.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Bezahlte Themes und Plug-ins',
        text: 'Die kaufen Sie beim Hersteller. Viele Lizenzen gelten ein Jahr und müssen dann verlängert werden.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zur eigenen Website',
    items: [
      {
        question: 'Geht das ohne Programmieren?',
        answer: 'Ja. Sie tippen, wählen Blöcke und klicken auf Veröffentlichen.',
      },
      {
        question: 'Ist WordPress wirklich kostenlos?',
        answer:
          'Die Software ja: Sie ist frei, und jeder darf sie nutzen. Sie zahlen für Hosting und Domain. Für ein bezahltes Theme oder Plug-in kommt der Preis des Herstellers dazu.',
      },
      {
        question: 'Was ist der Unterschied zu WordPress.com?',
        answer:
          'WordPress.com ist ein Dienst eines amerikanischen Unternehmens mit eigenen Tarifen. Hier läuft dieselbe freie Software auf Ihrem eigenen Hosting. Sie dürfen jedes Plug-in und jedes Theme verwenden und Ihre Website überallhin mitnehmen.',
      },
      {
        question: 'Kann ich bauen, während die alte Website noch online ist?',
        answer:
          'Ja. Stellen Sie Ihre Domain erst um, wenn die neue Website fertig ist. Läuft die alte schon mit WordPress, ziehen wir sie kostenlos um.',
      },
    ],
  },
  next: {
    h2: 'So fangen Sie an',
    items: [
      {
        page: 'registerDomain',
        label: 'Domain suchen',
        text: 'Sehen Sie nach, was frei ist und was es kostet.',
      },
      {
        page: 'orderHosting',
        product: 'wordpress-stek',
        label: 'WordPress bestellen',
        text: 'Paket wählen, Domain angeben. Sie zahlen erst im letzten Schritt.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Sie möchten auch verkaufen',
        text: 'Mit WooCommerce wird aus der Website ein Shop.',
      },
    ],
  },
}
