import type { WebshopPageText } from './webshop-page.tsx'

export const webshopDe: WebshopPageText<'de'> = {
  head: {
    label: 'Webshop erstellen',
    menuLine: 'Mit dem Shop-Baukasten, ganz ohne Code.',
    title: 'Onlineshop erstellen ohne Programmieren',
    description:
      'Erstellen Sie Ihren Onlineshop ohne Programmieren. Mit den Kosten für drei Jahre, dem Vergleich mit WooCommerce und Ihren Pflichten als Händler.',
    h1: 'Onlineshop erstellen, ohne zu programmieren.',
    lead: 'Produkte einstellen, Preise eintragen, verkaufen. SSL ist dabei, von Ihrem Umsatz nehmen wir nichts.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder mit WooCommerce bauen', page: 'buildWoocommerceShop' },
  },
  argument: {
    h2: 'Was der Baukasten macht und was Sie machen',
    paragraphs: [
      'Sie legen Produkte mit Text, Preis und Foto an. Zu installieren gibt es nichts, um Technik und Updates kümmern wir uns.',
      'Sie sorgen für Fotos, Beschreibungen, einen Zahlungsdienstleister, den Versand und die Rechtstexte.',
    ],
    points: [
      {
        title: 'Sie verkaufen schon über Instagram oder auf dem Markt',
        text: 'Im Shop bestellen und zahlen Ihre Kunden selbst.',
      },
      {
        title: 'Sie beginnen mit wenigen Produkten',
        text: 'Der Steckling genügt für den Anfang. Wechseln können Sie jederzeit.',
      },
      {
        title: 'Sie verkaufen in mehreren Sprachen',
        text: 'Das Paket Strauch bietet unbegrenzt viele Produkte und mehrere Sprachen.',
      },
    ],
  },
  packages: {
    h2: 'Zwei Pakete',
    fits: {
      'webshop-stek': 'Für die ersten Produkte, die Sie online verkaufen.',
      'webshop-struik': 'Für ein größeres Sortiment in mehreren Sprachen.',
    },
    aside: {
      title: 'Möchten Sie alles anpassen?',
      text: 'Dann nehmen Sie WooCommerce: mehr Arbeit, dafür vollständig anpassbar.',
      link: { label: 'Zu WooCommerce', page: 'buildWoocommerceShop' },
    },
  },
  payment: {
    h2: 'So kommt das Geld zu Ihnen',
    lead: 'Ihre Kunden zahlen direkt an Sie, über einen Zahlungsdienstleister Ihrer Wahl.',
    items: [
      {
        title: 'Ihr Kunde bezahlt',
        text: 'Mit PayPal, Karte oder einer anderen Zahlungsart, die Sie freischalten. Die Zahlung läuft beim Zahlungsdienstleister.',
        who: 'Ihr Kunde',
      },
      {
        title: 'Der Dienstleister zieht ein',
        text: 'Den Vertrag schließen Sie selbst. Der Dienstleister prüft Gewerbe, Ausweis und Konto, das dauert meist ein paar Tage.',
        who: 'Ihr Zahlungsdienstleister',
      },
      {
        title: 'Es ist auf Ihrem Konto',
        text: 'Der Dienstleister zahlt aus und behält je Zahlung eine Gebühr ein. Wie viel, steht in seiner Preisliste. Wir nehmen nichts von Ihrem Umsatz.',
        who: 'Sie',
      },
    ],
  },
  ways: {
    h2: 'Baukasten oder WooCommerce?',
    lead: 'Der Baukasten ist einfacher. WooCommerce können Sie erweitern und mitnehmen.',
    firstYear: 'Kleinstes Paket, erstes Jahr',
    ways: [
      { slug: 'webshop-stek', label: 'Shop-Baukasten' },
      { slug: 'woocommerce-struik', label: 'WooCommerce' },
    ],
    rows: [
      [
        'Passt, wenn',
        'Sie verkaufen möchten, ohne sich um Technik zu kümmern',
        'Sie selbst umbauen möchten oder eine Agentur haben',
      ],
      ['Produkte', 'Beim Steckling begrenzt, beim Strauch nicht', 'So viele, wie auf Ihren Speicherplatz passen'],
      ['Wer pflegt es?', 'Wir', 'Wir machen die Updates, Sie wählen Theme und Plug-ins'],
      ['Erweitern', 'Was der Baukasten kann', 'Mit Plug-ins: Abos, Vermietung, Großhandel'],
      ['Testumgebung', 'Nein', 'Ja'],
      ['E-Mail mit eigener Domain', 'Als Extra', 'Enthalten'],
      ['Später mitnehmen', 'Den Shop als Ganzes nicht', 'Ja, vollständig'],
      ['Zahlung', 'Jährlich', 'Jährlich oder monatlich'],
    ],
  },
  duties: {
    h2: 'Was das Gesetz von jedem Shop verlangt',
    lead: 'Gehen Sie die Liste durch, bevor Ihr Shop online geht. Fehlt etwas, kann eine Abmahnung kommen.',
    items: [
      {
        title: 'Impressum',
        text: 'Von jeder Seite mit höchstens zwei Klicks erreichbar. Den Link zur Schlichtungsplattform der EU lassen Sie weg: Sie ist seit Juli 2025 geschlossen.',
      },
      {
        title: 'Gesamtpreis',
        text: 'Die PAngV verlangt für Verbraucher den Preis inklusive MwSt., mit Versandkosten. Was nach Gewicht oder Menge verkauft wird, braucht einen Grundpreis. Kleinunternehmer nach §\u00a019 UStG weisen auf die Steuerbefreiung hin.',
      },
      {
        title: 'Schaltfläche „zahlungspflichtig bestellen“',
        text: 'Oder etwas ebenso Eindeutiges wie „Kaufen“. „Bestellen“ allein genügt nicht.',
      },
      {
        title: 'Widerruf',
        text: '14 Tage, mit Belehrung und Musterformular. Seit dem 19. Juni 2026 gehört auch eine Schaltfläche zum Widerrufen auf die Website.',
      },
      {
        title: 'Ehrliche Rabatte',
        text: 'Neben einem gesenkten Preis steht der niedrigste der letzten 30 Tage. Bewertungen müssen echt sein.',
      },
      {
        title: 'Verpackungsregister',
        text: 'Wer in Deutschland an Verbraucher verschickt, registriert sich vorher bei LUCID und beteiligt sich an einem Rücknahmesystem.',
      },
      {
        title: 'Datenschutz',
        text: 'Eine Datenschutzerklärung, Verträge mit Ihren Dienstleistern und eine Einwilligung für alles, was nicht unbedingt nötig ist.',
      },
      {
        title: 'Barrierefreiheit',
        text: 'Onlineshops müssen nach dem BFSG auch ohne Maus und mit Vorleseprogramm bedienbar sein. Kleinstunternehmen sind ausgenommen.',
      },
    ],
    note: 'Das ist ein Überblick und keine Rechtsberatung. Für Lebensmittel, Kosmetik, Elektrogeräte und manches andere gelten weitere Regeln.',
  },
  threeYears: {
    lead: 'Was Sie uns für den Shop insgesamt zahlen.',
    note: 'Domain, Postfach und die Gebühren Ihres Zahlungsdienstleisters sind nicht mitgerechnet.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Planen Sie das gleich mit ein.',
    items: [
      {
        title: 'Der Zahlungsdienstleister',
        text: 'Den Vertrag schließen Sie selbst, die Gebühren zahlen Sie dort. Haben Sie schon einen, fragen Sie uns vor der Bestellung, ob er sich anbinden lässt.',
        link: { label: 'Fragen Sie uns', page: 'contact' },
      },
      {
        title: 'Die Domain',
        text: 'Sie bestellen sie dazu oder nutzen eine, die Sie schon haben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Postfächer',
        text: 'Ein Postfach nehmen Sie als Extra dazu, oder Sie wählen ein E-Mail-Paket für das Team.',
        link: { label: 'Zum E-Mail-Hosting', page: 'emailHosting' },
      },
      {
        title: 'Versand',
        text: 'Kartons, Etiketten und den Vertrag mit einem Paketdienst regeln Sie selbst.',
      },
      {
        title: 'Buchhaltung und Steuern',
        text: 'Voranmeldung und Abschluss machen Sie oder Ihre Steuerberatung. Bei Verkäufen in andere EU-Länder kann deren Mehrwertsteuer gelten.',
      },
      {
        title: 'Rechtstexte',
        text: 'AGB, Widerrufsbelehrung und Datenschutzerklärung gehören zu Ihrem Shop. Lassen Sie sie prüfen.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zum Onlineshop',
    lead: 'Ihre Frage ist nicht dabei?',
    items: [
      {
        question: 'Wann kann mein Shop online gehen?',
        answer:
          'Der Shop selbst kann an einem Abend fertig sein. Am längsten dauert der Zahlungsdienstleister: Beantragen Sie den Zugang als Erstes und legen Sie solange Ihre Produkte an.',
      },
      {
        question: 'Brauche ich ein Gewerbe?',
        answer:
          'Für die Bestellung bei uns nicht. Wer regelmäßig und mit Gewinnabsicht verkauft, meldet in Deutschland ein Gewerbe an. Auch der Zahlungsdienstleister fragt danach.',
      },
      {
        question: 'Kann ich später zu WooCommerce wechseln?',
        answer:
          'Ja, Sie bauen den Shop dann neu. Texte, Fotos, Preise und Ihre Domain behalten Sie, Design und Bestellungen nicht. Möchten Sie viel anpassen, beginnen Sie gleich mit WooCommerce.',
      },
      {
        question: 'Darf ich auch nach Österreich und in die Niederlande verkaufen?',
        answer:
          'Ja. Bleiben Ihre Verkäufe an Verbraucher in anderen EU-Ländern unter 10.000 Euro im Jahr, gilt die deutsche Mehrwertsteuer, darüber die des Landes, in das Sie liefern. Gemeldet wird das gesammelt über das OSS-Verfahren.',
      },
    ],
  },
  next: {
    h2: 'So geht es weiter',
    items: [
      {
        page: 'registerDomain',
        label: 'Domain suchen',
        text: 'Kurz und leicht zu merken. Sehen Sie nach, was frei ist.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'WooCommerce ansehen',
        text: 'Für einen Shop, den Sie umbauen und später mitnehmen können.',
      },
      {
        page: 'emailHosting',
        label: 'E-Mail dazu',
        text: 'Antworten Sie Ihren Kunden mit Ihrer eigenen Domain.',
      },
    ],
  },
}
