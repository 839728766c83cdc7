import type { WordpressSiteText } from './wordpress-site-page.tsx'

export const wordpressSiteDe: WordpressSiteText<'de'> = {
  head: {
    label: 'WordPress-Website erstellen',
    menuLine: 'Design wählen und losschreiben.',
    title: 'WordPress-Website erstellen: so fangen Sie an',
    description:
      'Erstellen Sie Ihre eigene Website mit WordPress. Wir richten WordPress für Sie ein, Sie wählen ein Design und schreiben die erste Seite.',
    h1: 'Design wählen, losschreiben.',
    lead: 'Wir richten WordPress für Sie ein, Sie füllen die Seiten. Online geht Ihre Website erst, wenn sie Ihnen gefällt.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Erst einen Namen suchen', page: 'registerDomain' },
  },
  steps: {
    h2: 'Von leer zu online',
    lead: 'Sie müssen nichts installieren und keinen Code kennen. Die meiste Zeit brauchen Ihre Texte und Fotos.',
    items: [
      {
        title: 'Wir stellen WordPress bereit',
        text: 'Nach der Bestellung bekommen Sie eine E-Mail mit Ihren Zugangsdaten. Alles Weitere geschieht im Browser, im Dashboard.',
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
    h2: 'Das Theme ist der Topf, Ihr Text die Pflanze',
    paragraphs: [
      'Ein Theme regelt Farben, Schrift und den Platz des Menüs. Tausende sind kostenlos und direkt in WordPress auswählbar. Wechseln Sie später das Theme, bleiben Texte und Fotos erhalten.',
      'Beginnen Sie mit einem Theme, das zu WordPress selbst gehört. Es ist ruhig, schnell und wird gepflegt. Ein überladenes Theme voller wechselnder Bilder tauschen die meisten später wieder aus.',
    ],
  },
  blocks: {
    h2: 'Block für Block',
    paragraphs: [
      'Eine Seite besteht aus Blöcken: Überschrift, Absatz, Foto, eine Reihe Knöpfe. Sie klicken auf das Plus, wählen einen Block und tippen.',
      'Was Sie öfter brauchen, speichern Sie als Vorlage. So stehen Ihre Öffnungszeiten auf fünf Seiten und werden an einer Stelle geändert.',
    ],
  },
  asks: {
    h2: 'Was WordPress von Ihnen verlangt',
    paragraphs: [
      'WordPress kann fast alles, und das sieht man: Es gibt viele Knöpfe. Rechnen Sie mit einem Nachmittag zum Eingewöhnen und ab und zu einem Abend zum Nachlesen. Dafür gehört die Website Ihnen, lässt sich ganz nach Wunsch ändern und zieht mit Ihnen um.',
    ],
    points: [
      {
        title: 'Auswählen',
        text: 'Für jeden Wunsch gibt es zehn Plug-ins. Fangen Sie ohne an und ergänzen Sie erst, wenn wirklich etwas fehlt.',
      },
      {
        title: 'Mitschauen',
        text: 'Die Updates machen wir. Sie entfernen, was Sie nicht nutzen, und schauen hin, wenn wir Ihnen schreiben.',
      },
      {
        title: 'Verantworten',
        text: 'Wer eine Website betreibt, zeigt, wer er ist und was er mit Daten macht. Weiter unten steht, was dazugehört.',
      },
    ],
  },
  ways: {
    h2: 'Selbst machen oder machen lassen?',
    lead: 'Beides geht auf demselben Hosting. Lassen Sie Hosting und Domain auch mit einer Agentur auf Ihren Namen laufen.',
    head: ['Thema', 'Selbst mit WordPress', 'Mit einer Agentur'],
    rows: [
      ['Zeit', 'Ein paar Abende, danach immer weniger', 'Gespräche, Freigaben und etwas Geduld'],
      ['Kosten', 'Hosting und Domain', 'Dazu kommt das Honorar, einmalig und bei Änderungen'],
      ['Gestaltung', 'Ein gutes Theme, Ihre Fotos', 'Nach Maß'],
      ['Ändern', 'Sofort, im Browser', 'Sie selbst oder auf Auftrag: vorher klären'],
      ['Zugänge', 'Liegen bei Ihnen', 'Domain und Hosting auf Ihren Namen bestellen'],
      ['Updates', 'Machen wir, zuerst an einer Kopie', 'Machen wir, zuerst an einer Kopie'],
    ],
  },
  packages: {
    h2: 'Worauf Ihre Website steht',
    fits: {
      'wordpress-stek': 'Genug für Ihre erste Website.',
      'wordpress-struik': 'Wenn Sie zuerst in einer Testumgebung probieren möchten.',
    },
    aside: {
      title: 'Größer anfangen?',
      text: 'Für einen Shop oder mehr als drei Websites gibt es auch den Baum. Beim WordPress-Hosting stehen alle drei nebeneinander.',
      link: { label: 'Alle Größen vergleichen', page: 'wordpressHosting' },
    },
  },
  threeYears: {
    h2: 'Was eine Website wirklich kostet',
    lead: 'WordPress selbst ist kostenlos. Sie zahlen für den Platz und für Ihren Namen. Das ist alles, wenn Sie bei kostenlosen Themes bleiben.',
    note: 'Gerechnet mit jährlicher Zahlung und den Preisen von heute. Zählen Sie Paket und Domain zusammen.',
  },
  duties: {
    h2: 'Was auf Ihre Website gehört',
    lead: 'In Deutschland wird gern abgemahnt. Mit diesen vier Punkten sind Sie auf einem guten Weg.',
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
        text: 'Wir stellen alles bereit und helfen, wenn die Technik hakt. Gestalten und schreiben Sie selbst oder mit jemandem Ihrer Wahl.',
      },
      {
        title: 'Die Domain',
        text: 'Sie bestellen sie einzeln. Inhaber sind Sie, auch wenn Sie einmal den Anbieter wechseln.',
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
        answer:
          'Ja. Sie tippen, wählen Blöcke und klicken auf Veröffentlichen. Code sehen Sie nur, wenn Sie danach suchen. Das Schwierigste ist meist nicht WordPress, sondern die Frage, was Sie erzählen möchten.',
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
        question: 'Wie lange brauche ich dafür?',
        answer:
          'Fünf Seiten gelingen an ein paar Abenden, wenn Texte und Fotos da sind. Schreiben Sie zuerst auf, welche Seiten es gibt und was man dort wissen will. Das spart die Hälfte der Arbeit.',
      },
      {
        question: 'Kann ich bauen, während die alte Website noch online ist?',
        answer:
          'Ja. Bauen Sie hier in Ruhe und stellen Sie Ihre Domain erst um, wenn Sie zufrieden sind. Bis dahin sehen Ihre Besucher die alte Website. Läuft diese schon mit WordPress, ziehen wir sie kostenlos um.',
      },
      {
        question: 'Was ist, wenn ich nicht weiterkomme?',
        answer:
          'Unser Helpdesk hilft bei Anmeldung, E-Mail, Domain und allem, was zum Hosting gehört. Fragen zu einem Theme oder Plug-in stellen Sie am besten dem Hersteller. Wissen Sie nicht, woran es liegt, finden wir es mit Ihnen heraus.',
      },
    ],
  },
  next: {
    h2: 'So fangen Sie an',
    items: [
      {
        page: 'registerDomain',
        label: 'Einen Namen wählen',
        text: 'Das Erste, was man von Ihrer Website sieht. Schauen Sie, was frei ist.',
      },
      {
        page: 'orderHosting',
        product: 'wordpress-stek',
        label: 'WordPress bestellen',
        text: 'Größe wählen, Domain angeben. Bezahlt wird ganz zum Schluss.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Sie möchten auch verkaufen',
        text: 'Mit WooCommerce wird aus der Website ein Shop.',
      },
    ],
  },
}
