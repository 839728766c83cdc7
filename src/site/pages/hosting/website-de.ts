import type { WebsitePageText } from './website-page.tsx'

export const websiteDe: WebsitePageText<'de'> = {
  head: {
    label: 'Website erstellen',
    menuLine: 'Mit dem Website-Baukasten, ganz ohne Code.',
    title: 'Website erstellen mit dem Baukasten',
    description:
      'Erstellen Sie Ihre Website im Browser, ohne zu programmieren. Für Betriebe, Vereine und Praxen, auf Wunsch mit Blog und Online-Terminbuchung.',
    h1: 'Ihre Website, ohne zu programmieren.',
    lead: 'Sie ziehen Texte, Fotos und Schaltflächen an ihren Platz und veröffentlichen. SSL ist dabei, um Technik und Updates kümmern wir uns.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder mit WordPress', page: 'buildWordpressSite' },
  },
  argument: {
    h2: 'Für wen der Baukasten passt',
    paragraphs: [
      'Sie arbeiten im Browser und müssen nichts installieren. Wer einen Brief schreiben und ein Foto verschieben kann, kann auch eine Seite bauen.',
      'Der Baukasten hat Grenzen: Sie gestalten mit dem, was er bietet, und die Website lässt sich später nicht als Ganzes mitnehmen. Möchten Sie das, nehmen Sie WordPress.',
    ],
    points: [
      {
        title: 'Handwerk, Laden, Gastronomie',
        text: 'Leistungen, Öffnungszeiten, Anfahrt und Telefonnummer passen auf wenige Seiten. Ändern können Sie alles selbst.',
      },
      {
        title: 'Vereine',
        text: 'Termine, Berichte und Ansprechpartner. Wer das Amt übernimmt, lernt den Baukasten an einem Abend.',
      },
      {
        title: 'Praxen und Studios',
        text: 'Beim Strauch buchen Ihre Kunden Termine online, und ein Blog ist dabei.',
      },
    ],
  },
  ways: {
    h2: 'Baukasten, WordPress oder eigene Dateien?',
    lead: 'Der Baukasten ist am einfachsten. WordPress können Sie erweitern und mitnehmen.',
    firstYear: 'Kleinstes Paket, erstes Jahr',
    ways: [
      { slug: 'website-stek', label: 'Website-Baukasten' },
      { slug: 'wordpress-stek', label: 'WordPress' },
      { slug: 'webhosting-stek', label: 'Eigene Dateien' },
    ],
    rows: [
      [
        'Passt, wenn Sie',
        'schnell eine schlichte Website möchten',
        'die Website erweitern oder mitnehmen möchten',
        'selbst programmieren oder eine Agentur haben',
      ],
      ['Wer macht die Updates?', 'Wir', 'Wir, Theme und Plug-ins wählen Sie', 'Sie oder Ihre Agentur'],
      ['Gestaltung', 'Was der Baukasten bietet', 'Fast alles', 'Alles'],
      ['Erweitern', 'Blog und Termine, beim Strauch', 'Mit Plug-ins', 'Was Sie selbst bauen'],
      ['Zu einem anderen Anbieter', 'Nur Texte und Fotos', 'Ja, vollständig', 'Ja, vollständig'],
      ['E-Mail mit eigener Domain', 'Als Extra', 'Enthalten', 'Enthalten'],
      ['Zahlung', 'Jährlich', 'Jährlich oder monatlich', 'Jährlich oder monatlich'],
    ],
    note: 'WordPress und eigene Dateien ziehen wir kostenlos um. Im Baukasten fangen Sie neu an.',
  },
  packages: {
    h2: 'Zwei Pakete',
    fits: {
      'website-stek': 'Für eine Website, die zeigt, wer Sie sind und was Sie tun.',
      'website-struik': 'Für alle, die bloggen oder Termine vergeben.',
    },
    aside: {
      title: 'Möchten Sie auch verkaufen?',
      text: 'Dann nehmen Sie den Shop-Baukasten: mit Produkten, Warenkorb und Kasse.',
      link: { label: 'Onlineshop erstellen', page: 'buildWebshop' },
    },
  },
  steps: {
    h2: 'In drei Schritten online',
    lead: 'Beginnen Sie mit dem Inhalt, das Design ist schnell gewählt.',
    items: [
      {
        title: 'Texte sammeln',
        text: 'Wer sind Sie, was bieten Sie an, für wen, und wie erreicht man Sie? Damit steht die erste Seite.',
      },
      {
        title: 'Seiten bauen',
        text: 'Ziehen Sie Texte und Fotos an ihren Platz und sehen Sie sich alles auch auf dem Handy an.',
      },
      {
        title: 'Impressum ergänzen und veröffentlichen',
        text: 'Impressum und Datenschutzerklärung gehören auf fast jede Website. Dann verbinden Sie Ihre Domain.',
      },
    ],
  },
  leaving: {
    h2: 'Wenn Sie später wechseln',
    lead: 'Gut zu wissen, bevor Sie anfangen.',
    lists: [
      {
        title: 'Das nehmen Sie mit',
        items: [
          'Ihre Domain, mit dem Auth-Code',
          'Ihre Texte: Sie kopieren sie aus den Seiten',
          'Ihre Fotos, am besten aus Ihrem eigenen Ordner',
          'Ihre E-Mails, wenn Sie ein Postfach bei uns haben',
        ],
      },
      {
        title: 'Das bleibt hier',
        items: [
          'Design und Aufbau Ihrer Seiten',
          'Blog und Terminbuchung, so wie sie jetzt funktionieren',
          'die Website als Ganzes: Andere Anbieter können sie nicht einlesen',
        ],
      },
    ],
    advice: 'Soll Ihre Website in einigen Jahren umziehen können, beginnen Sie gleich mit WordPress.',
    adviceLink: 'Website mit WordPress',
  },
  threeYears: {
    lead: 'Der Baukasten neben den kleinsten Paketen für WordPress und Webhosting.',
    note: 'Ohne Domain, beim Baukasten auch ohne Postfach.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    items: [
      {
        title: 'Die Domain',
        text: 'Sie bestellen sie dazu oder nutzen eine, die Sie schon haben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'E-Mail-Adressen',
        text: 'Ein Postfach nehmen Sie als Extra dazu, oder Sie wählen ein E-Mail-Paket für das Team.',
        link: { label: 'Zum E-Mail-Hosting', page: 'emailHosting' },
      },
      {
        title: 'Ein Shop',
        text: 'Produkte, Warenkorb und Kasse gehören zum Shop-Baukasten.',
        link: { label: 'Onlineshop erstellen', page: 'buildWebshop' },
      },
      {
        title: 'Plug-ins und eigener Code',
        text: 'Möchten Sie Software installieren oder selbst programmieren, nehmen Sie Webhosting oder WordPress.',
        link: { label: 'Zum Webhosting', page: 'webhosting' },
      },
      {
        title: 'Ihre alte Website',
        text: 'In den Baukasten können wir sie nicht übernehmen. Soll sie bleiben, wie sie ist, zieht sie kostenlos zu unserem Hosting um.',
        link: { label: 'Website umziehen', page: 'moveWebsite' },
      },
      {
        title: 'Rechtstexte',
        text: 'Impressum und Datenschutzerklärung schreiben Sie selbst oder lassen sie erstellen.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zum Website-Baukasten',
    lead: 'Ihre Frage ist nicht dabei?',
    items: [
      {
        question: 'Muss ich programmieren können?',
        answer: 'Nein. Sie tippen, ziehen und veröffentlichen im Browser. An den Code kommen Sie nicht heran.',
      },
      {
        question: 'Wie viele Seiten brauche ich?',
        answer:
          'Weniger, als man denkt: Startseite, Angebot, Preise, Über uns, Kontakt, dazu Impressum und Datenschutz. Reicht der Steckling nicht mehr, wechseln Sie jederzeit zum Strauch.',
      },
      {
        question: 'Kann ich später zu WordPress wechseln?',
        answer:
          'Ja, Sie bauen die Website dann neu. Texte, Fotos und Domain behalten Sie, das Design wählen Sie neu. Lassen Sie die alte Website online, bis die neue fertig ist.',
      },
      {
        question: 'Was muss nach dem Gesetz auf meine Website?',
        answer:
          'Ist die Website geschäftlich, brauchen Sie ein Impressum nach §\u00a05 DDG: Name, Anschrift, E-Mail und einen zweiten schnellen Weg zu Ihnen, bei Unternehmen auch Register und USt-IdNr. Sobald Sie Daten verarbeiten, etwa über ein Kontaktformular, kommt eine Datenschutzerklärung dazu.',
      },
    ],
  },
  next: {
    h2: 'So geht es weiter',
    items: [
      {
        page: 'registerDomain',
        label: 'Domain suchen',
        text: 'Kurz, leicht zu buchstabieren und am Telefon gut zu verstehen.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Lieber WordPress?',
        text: 'Etwas mehr Einarbeitung, deutlich mehr Möglichkeiten. Die Updates machen wir.',
      },
      {
        page: 'emailHosting',
        label: 'E-Mail dazu',
        text: 'Ein Postfach mit Ihrer Domain, für Sie allein oder für das Team.',
      },
    ],
  },
}
