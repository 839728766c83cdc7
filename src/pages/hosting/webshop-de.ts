import type { WebshopPageText } from './webshop-page.tsx'
import { brand } from '#site/brand.ts'

export const webshopDe: WebshopPageText<'de'> = {
  head: {
    label: 'Webshop erstellen',
    menuLine: 'Ihr Stand steht an einem Abend.',
    title: 'Webshop erstellen ohne Programmieren',
    description:
      'Erstellen Sie Ihren Webshop ohne Programmieren. Mit den Kosten für drei Jahre, dem Vergleich mit WooCommerce und Ihren Pflichten als Händler.',
    h1: 'Eröffnen Sie Ihren Stand.',
    lead: 'Stellen Sie Ihre Artikel ein, schreiben Sie ein paar Worte dazu und öffnen Sie. Ihre Kundschaft bezahlt gleich online.',
  },
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Oder mit WooCommerce bauen', page: 'buildWoocommerceShop' },
  },
  argument: {
    h2: 'Der Stand ist schnell gebaut. Das Verkaufen ist die Arbeit.',
    paragraphs: [
      'Das Bauen nimmt Ihnen der Baukasten ab: Artikel anlegen, ein paar Zeilen schreiben, Preis und Foto dazu. Zu installieren gibt es nichts, und um die Technik kümmern wir uns.',
      'Was bleibt, ist Ihr Geschäft: gute Fotos, ehrliche Beschreibungen, ein Zahlungsdienstleister und Pakete, die pünktlich das Haus verlassen. Auch darum geht es auf dieser Seite.',
    ],
    points: [
      {
        title: 'Sie verkaufen schon, aber per Nachricht',
        text: 'Auf dem Markt, über Instagram oder ab Hof. Ein Shop mit Kasse erspart Ihnen viel Hin und Her.',
      },
      {
        title: 'Sie beginnen mit wenigen Artikeln',
        text: 'Nehmen Sie, was Sie morgen verschicken können. Ein kleines Sortiment, das stimmt, verkauft besser als ein halb fertiges großes.',
      },
      {
        title: 'Sie verkaufen in mehreren Sprachen',
        text: 'Der Strauch hat Platz für unbegrenzt viele Produkte und für mehrere Sprachen.',
      },
    ],
  },
  packages: {
    h2: 'Zwei Größen für Ihren Shop',
    fits: {
      'webshop-stek': 'Für die ersten Produkte, die Sie online verkaufen.',
      'webshop-struik': 'Für ein größeres Sortiment in mehreren Sprachen.',
    },
    aside: {
      title: 'Wollen Sie alles umbauen können?',
      text: 'Dann ist WooCommerce der bessere Boden: mehr Arbeit, aber bis zur letzten Schraube in Ihrer Hand.',
      link: { label: 'Zu WooCommerce', page: 'buildWoocommerceShop' },
    },
  },
  payment: {
    h2: 'So kommt das Geld zu Ihnen',
    lead: 'Nicht über uns. Ihre Kundschaft zahlt an Sie, über einen Zahlungsdienstleister Ihrer Wahl.',
    items: [
      {
        title: 'Ihr Kunde bezahlt',
        text: 'Mit PayPal, Karte oder einer anderen Zahlungsart, die Sie freischalten. Die Zahlung läuft beim Zahlungsdienstleister.',
        who: 'Ihr Kunde',
      },
      {
        title: 'Der Dienstleister zieht ein',
        text: 'Dafür schließen Sie selbst einen Vertrag. Der Anbieter muss wissen, wer Sie sind, und fragt nach Gewerbe, Ausweis und Konto. Rechnen Sie mit ein paar Tagen.',
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
    lead: 'Entscheiden Sie nicht nur nach dem Preis. Wichtiger ist, wer die Pflege übernimmt und was Sie später mitnehmen können.',
    rowHeading: 'Frage',
    firstYear: 'Kleinste Größe, erstes Jahr',
    renewal: 'Danach pro Jahr',
    ways: [
      { slug: 'webshop-stek', label: 'Shop-Baukasten' },
      { slug: 'woocommerce-struik', label: 'WooCommerce' },
    ],
    rows: [
      [
        'Passt, wenn',
        'Sie verkaufen und mit Technik nichts zu tun haben möchten',
        'Sie selbst umbauen möchten oder eine Agentur haben',
      ],
      ['Produkte', '100 beim Steckling, unbegrenzt beim Strauch', 'So viele, wie auf Ihren Speicherplatz passen'],
      ['Wer pflegt es?', 'Wir', 'Wir machen die Updates, Sie wählen Theme und Plug-ins'],
      ['Erweitern', 'Was der Baukasten kann', 'Mit Plug-ins: Abos, Vermietung, Großhandel'],
      ['Gefahrlos testen', 'Keine Testumgebung', 'Testumgebung enthalten'],
      ['Sicherungen', 'Keine feste Aufbewahrung', 'Täglich, mit fester Aufbewahrung'],
      ['E-Mail mit eigener Domain', 'Einzeln dazu', 'Enthalten'],
      ['Mitnehmen zu anderen', 'Den Shop als Ganzes nicht', 'Ja, vollständig'],
      ['Zahlung', 'Jährlich', 'Jährlich oder monatlich'],
    ],
  },
  duties: {
    h2: 'Was das Gesetz von jedem Shop verlangt',
    lead: 'Ganz gleich, womit Sie bauen: Das gehört dazu. Gehen Sie die Liste durch, bevor Sie öffnen. Fehler werden in Deutschland gern abgemahnt.',
    items: [
      {
        title: 'Impressum',
        text: 'Von jeder Seite mit höchstens zwei Klicks erreichbar. Den Link zur Schlichtungsplattform der EU lassen Sie weg: Sie ist seit Juli 2025 geschlossen.',
      },
      {
        title: 'Der ganze Preis',
        text: 'Für Verbraucher inklusive MwSt., mit den Versandkosten daneben. Was nach Gewicht oder Menge verkauft wird, braucht dazu einen Grundpreis.',
      },
      {
        title: 'Der richtige Knopf',
        text: '„Zahlungspflichtig bestellen“ oder etwas ebenso Eindeutiges. „Bestellen“ allein genügt nicht.',
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
        text: 'Onlineshops müssen für alle bedienbar sein, auch ohne Maus und mit Vorleseprogramm. Kleinstunternehmen sind ausgenommen, ihre Kundschaft nicht.',
      },
    ],
    note: 'Das ist ein Überblick und keine Rechtsberatung. Für Lebensmittel, Kosmetik, Elektrogeräte und manches andere gelten weitere Regeln.',
  },
  threeYears: {
    h2: 'Drei Jahre Onlineshop',
    lead: 'Was Sie uns zahlen, von der Eröffnung bis zum Ende des dritten Jahres. Die Gebühren Ihres Zahlungsdienstleisters kommen dazu.',
    note: 'Die Domain zahlen Sie extra. Ein Postfach und die Gebühren Ihres Zahlungsdienstleisters sind nicht mitgerechnet. Nach dem ersten Jahr können Sie an jedem Tag kündigen und bekommen zurück, was Sie nicht mehr nutzen.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Planen Sie das gleich mit ein, dann überrascht Sie später nichts.',
    items: [
      {
        title: 'Der Zahlungsdienstleister',
        text: 'Den Vertrag schließen Sie selbst, die Gebühren zahlen Sie dort. Haben Sie schon einen, fragen Sie uns vor der Bestellung, ob er sich anbinden lässt.',
        link: { label: 'Fragen Sie uns', page: 'contact' },
      },
      {
        title: 'Die Domain',
        text: 'Die wählen Sie einzeln, oder Sie nehmen eine, die Sie schon haben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'E-Mail-Adressen',
        text: 'Für Bestellungen und Fragen nehmen Sie ein Postfach dazu oder ein Paket für das Team.',
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
        question: 'Wie schnell kann ich öffnen?',
        answer:
          'Der Shop selbst kann an einem Abend stehen. Planen Sie Ihren Zahlungsdienstleister ein: Er prüft zuerst, wer Sie sind, und das dauert meist ein paar Tage. Beantragen Sie den Zugang also als Erstes und legen Sie solange Ihre Artikel an.',
      },
      {
        question: 'Brauche ich ein Gewerbe?',
        answer:
          'Für die Bestellung bei uns nicht. Wer regelmäßig und mit Gewinnabsicht verkauft, meldet in Deutschland ein Gewerbe an. Auch der Zahlungsdienstleister fragt danach.',
      },
      {
        question: 'Was kostet eine Zahlung?',
        answer:
          'Das legt Ihr Zahlungsdienstleister fest, je nach Zahlungsart. Von uns kommt nichts dazu, Sie zahlen nur das Paket.',
      },
      {
        question: 'Was, wenn der Steckling zu klein wird?',
        answer:
          'Dann wechseln Sie zum Strauch, dort ist die Zahl der Produkte nicht begrenzt. Das geht an jedem Tag, und was Sie schon bezahlt haben, rechnen wir an. Ihr Shop bleibt dabei geöffnet.',
      },
      {
        question: 'Kann ich später zu WooCommerce wechseln?',
        answer:
          'Ja, aber Sie bauen den Shop dann neu. Texte, Fotos, Preise und Ihre Domain behalten Sie, das Design und die Bestellungen, wie sie im Baukasten stehen, nicht. Wissen Sie heute schon, dass Sie umbauen wollen, beginnen Sie gleich mit WooCommerce.',
      },
      {
        question: 'Darf ich auch nach Österreich und in die Niederlande verkaufen?',
        answer:
          'Ja. Bleiben Ihre Verkäufe an Verbraucher in anderen EU-Ländern unter 10.000 Euro im Jahr, gilt die deutsche Mehrwertsteuer, darüber die des Landes, in das Sie liefern. Gemeldet wird das gesammelt über das OSS-Verfahren.',
      },
      {
        question: 'Was passiert nach dem ersten Jahr?',
        answer: `Ihr Shop läuft zu dem Preis weiter, der mit „danach“ angegeben ist. Ab dann können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen. Sichern Sie vorher Ihre Bestellungen für das Finanzamt. Kündigen können Sie in ${brand.portalName.de} oder ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite.`,
      },
    ],
  },
  next: {
    h2: 'Bevor Sie die Markise ausrollen',
    items: [
      {
        page: 'registerDomain',
        label: 'Namen wählen',
        text: 'Einer, der auf einen Karton passt und den man sich merkt. Sehen Sie nach, was frei ist.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'WooCommerce ansehen',
        text: 'Für einen Shop, den Sie umbauen und später mitnehmen können.',
      },
      {
        page: 'emailHosting',
        label: 'Adresse für die Kundschaft',
        text: 'Fragen zu einer Bestellung beantworten Sie besser mit Ihrem Namen als von einer Gratis-Adresse.',
      },
    ],
  },
}
