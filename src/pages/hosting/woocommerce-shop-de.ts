import type { WoocommerceShopText } from './woocommerce-shop-page.tsx'

export const woocommerceShopDe: WoocommerceShopText<'de'> = {
  head: {
    label: 'WooCommerce-Webshop erstellen',
    menuLine: 'Ihr Shop auf WordPress, ohne Umwege.',
    title: 'WooCommerce-Webshop erstellen mit WordPress',
    description:
      'Eröffnen Sie einen Webshop mit WooCommerce auf WordPress. Mit Testumgebung für sichere Umbauten und Sicherungen, die wir 30 Tage behalten.',
    h1: 'Verkaufen mit WooCommerce.',
    lead: 'Ihr Shop läuft auf WordPress, Sie können also alles daran umbauen. Wir sorgen für Platz, Sicherungen und eine Testumgebung.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder Shop kostenlos umziehen', page: 'moveWordpress' },
  },
  own: {
    h2: 'Ein Shop, der Ihnen gehört',
    paragraphs: [
      'WooCommerce ist ein kostenloses Plug-in, das aus WordPress einen Onlineshop macht. Artikel, Kunden und Bestellungen liegen in Ihrer Datenbank. Möchten Sie eines Tages gehen, nehmen Sie alles mit.',
      'Von Ihrem Umsatz nehmen wir nichts. Zahlungen laufen über Ihren eigenen Zahlungsdienst und kommen direkt bei Ihnen an. Dafür regeln Sie auch selbst, was zu einem Shop gehört. Was das ist, steht auf dieser Seite.',
    ],
    points: [
      {
        title: 'In Ihrer Hand',
        text: 'Gestaltung, Adresse und Kundenliste. Auch wenn Sie später das Hosting wechseln.',
      },
      {
        title: 'Ohne Obergrenze',
        text: 'Zehn Artikel oder zehntausend: Das Paket setzt keine Grenze, nur der Speicherplatz.',
      },
      { title: 'So viel Sie brauchen', text: 'Abos, Termine, Gutscheine: Fast immer gibt es ein Plug-in dafür.' },
    ],
  },
  packages: {
    h2: 'Zwei Größen für Ihren Shop',
    fits: {
      'woocommerce-struik': 'Für einen Onlineshop, der in Gang kommt.',
      'woocommerce-boom': 'Für mehrere Onlineshops oder einen besonders gefragten.',
    },
    aside: {
      title: 'Lieber ohne Plug-ins?',
      text: 'Mit dem Shop-Baukasten stellen Sie Artikel ein und öffnen. Weniger Freiheit, dafür weniger zu pflegen.',
      link: { label: 'Zum Shop-Baukasten', page: 'buildWebshop' },
    },
  },
  settings: {
    h2: 'Was Sie vor der Eröffnung einstellen',
    lead: 'WooCommerce fragt Sie das Schritt für Schritt. Es hilft, wenn Sie die Antworten schon haben.',
    head: ['Thema', 'Was Sie brauchen', 'Worauf Sie achten'],
    rows: [
      [
        'Zahlung',
        'Einen Vertrag mit einem Zahlungsdienst, der ein kostenloses Plug-in mitbringt',
        'In Deutschland erwartet man PayPal, Rechnung und Lastschrift. Der Dienst berechnet eine Gebühr je Zahlung',
      ],
      [
        'Mehrwertsteuer',
        'Den Satz Ihrer Artikel, 19\u00a0oder 7\u00a0Prozent, und ob Sie Preise brutto eingeben',
        'Geben Sie Bruttopreise ein, so wie Verbraucher sie sehen. Als Kleinunternehmer nach §\u00a019\u00a0UStG schalten Sie die Steuer aus und schreiben den Hinweis dazu',
      ],
      [
        'Verkauf ins Ausland',
        'Die Steuersätze der Länder, in die Sie liefern',
        'Über einer Schwelle für die ganze EU gilt der Satz des Ziellandes. Gemeldet wird über das OSS-Verfahren',
      ],
      [
        'Versand',
        'Zonen, Preise und einen Vertrag mit einem Paketdienst',
        'Versandkosten und Lieferzeit gehören vor den letzten Schritt',
      ],
      [
        'Verpackung',
        'Eine Registrierung bei LUCID und einen Vertrag mit einem dualen System',
        'Vor dem ersten Paket an Verbraucher in Deutschland, auch bei kleinen Mengen',
      ],
      [
        'E-Mails',
        'Einen Absender mit Ihrer eigenen Domain',
        'Bestellen Sie zur Probe und prüfen Sie, ob die Bestätigung ankommt',
      ],
    ],
  },
  law: {
    h2: 'Was das Gesetz von einem Shop verlangt',
    lead: 'Wer an Verbraucher verkauft, braucht diese Punkte. Plug-ins wie Germanized oder German Market nehmen Ihnen einen Teil davon ab.',
    head: ['Thema', 'Was da sein muss', 'Wo in WooCommerce'],
    rows: [
      [
        'Impressum',
        'Name, Rechtsform, Anschrift, E-Mail, ein zweiter schneller Weg, Register, USt-IdNr.',
        'Eine eigene Seite, von überall verlinkt',
      ],
      [
        'Bestellknopf',
        '„Zahlungspflichtig bestellen“ oder ebenso deutlich. „Bestellen“ allein reicht nicht',
        'Der Text des Knopfs in Ihrer Kasse',
      ],
      [
        'Preise',
        'Gesamtpreis mit „inkl. MwSt.“, Versandkosten, bei Menge oder Gewicht auch der Grundpreis',
        'Steuereinstellungen und Artikel',
      ],
      [
        'Widerruf',
        '14 Tage, mit Belehrung und Musterformular. Seit dem 19.\u00a0Juni 2026 auch ein Knopf „Vertrag widerrufen“',
        'Eine eigene Seite und ein Link, der immer da ist',
      ],
      [
        'AGB und Datenschutz',
        'Lieferung, Zahlung, Gewährleistung. Und was mit Daten geschieht',
        'WooCommerce fragt nach beiden Seiten',
      ],
      [
        'Barrierefreiheit',
        'Shops müssen seit Juni 2025 für alle bedienbar sein. Kleinstunternehmen sind ausgenommen',
        'Ein ruhiges, zugängliches Theme',
      ],
    ],
    note: 'Das ist eine Erklärung, keine Rechtsberatung. Lassen Sie Ihre Rechtstexte prüfen. Den Link zur OS-Plattform der EU lassen Sie weg: Sie ist seit Juli 2025 geschlossen.',
  },
  rebuild: {
    h2: 'Umbauen, während die Kasse läuft',
    paragraphs: [
      'Einen Shop schließt man nicht mal eben. Deshalb gehört zu beiden Größen eine Testumgebung: Sie probieren eine neue Kasse oder ein neues Theme an einer Kopie, bestellen zur Probe und stellen erst dann um.',
      'Auch Updates von WordPress und Plug-ins laufen zuerst an einer Kopie. Sieht sie anders aus, warten wir und Sie bekommen eine E-Mail. Jeden Tag sichern wir alles, und die Sicherungen bleiben 30 Tage.',
    ],
  },
  ways: {
    h2: 'WooCommerce oder Shop-Baukasten?',
    head: ['Thema', 'WooCommerce', 'Shop-Baukasten'],
    rows: [
      ['Richtig, wenn', 'Ihr Shop anders sein soll als andere', 'Sie vor allem verkaufen möchten'],
      ['Artikel', 'So viele, wie hineinpassen', '100 beim Steckling, unbegrenzt beim Strauch'],
      ['Zahlung', 'Jeder Zahlungsdienst mit einem Plug-in', 'Ein Zahlungsdienst, der sich anbinden lässt'],
      ['Sprachen', 'Mit einem Plug-in', 'Beim Strauch'],
      ['Pflichtangaben', 'Ein Plug-in für Deutschland hilft', 'Tragen Sie selbst ein'],
      ['Mitnehmen', 'Den ganzen Shop', 'Artikel und Fotos'],
    ],
  },
  threeYears: {
    h2: 'Die Miete für drei Jahre',
    lead: 'So viel zahlen Sie an uns, egal wie viel Sie verkaufen. Dazu kommen Gebühren Ihres Zahlungsdienstes und vielleicht ein bezahltes Plug-in.',
    note: 'Gerechnet mit jährlicher Zahlung und den Preisen von heute. Eine .de-Domain steht als eigene Zeile dabei.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Ein Shop braucht mehr als Hosting. Das regeln Sie selbst.',
    items: [
      {
        title: 'Ein Zahlungsdienst',
        text: 'Sie schließen den Vertrag selbst, meist ohne Grundgebühr. Rechnen Sie mit ein paar Tagen bis zur Freischaltung.',
      },
      {
        title: 'Bezahlte Plug-ins',
        text: 'WooCommerce ist kostenlos, manche Erweiterungen sind es nicht. Die kaufen und verlängern Sie beim Hersteller.',
      },
      {
        title: 'Versand und Lager',
        text: 'Dafür verbinden Sie einen Paketdienst oder eine Warenwirtschaft. Prüfen Sie vorher, ob es ein gutes Plug-in gibt.',
      },
      {
        title: 'Rechtstexte',
        text: 'Wir erklären, was da sein muss. AGB und Widerrufsbelehrung schreiben wir nicht.',
      },
      {
        title: 'Eine Domain',
        text: 'Sie bestellen sie einzeln oder bringen die mit, die Sie schon haben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Die Einrichtung',
        text: 'Wir sorgen dafür, dass der Shop läuft, und helfen bei Hosting und E-Mail. Gestaltung und Artikel liegen bei Ihnen oder Ihrer Agentur.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zu WooCommerce',
    items: [
      {
        question: 'Wie bezahlen meine Kunden?',
        answer:
          'Über einen Zahlungsdienst Ihrer Wahl. Dort legen Sie ein Konto an. Danach installieren Sie das Plug-in und tragen Ihren Schlüssel ein. Das Geld kommt bei Ihnen an, nicht bei uns.',
      },
      {
        question: 'Verlangen Sie eine Provision?',
        answer:
          'Nein. Sie zahlen den Preis Ihres Pakets, ob Sie eine Bestellung haben oder tausend. Ihr Zahlungsdienst berechnet allerdings eine Gebühr je Zahlung.',
      },
      {
        question: 'Kann ich meinen Shop rechtssicher machen?',
        answer:
          'Mit Impressum, Datenschutzerklärung, Widerrufsbelehrung, dem richtigen Bestellknopf und klaren Preisen ist das Wichtigste da. Ein Plug-in für den deutschen Markt hilft bei Grundpreis, Lieferzeit und Knopf. Die Texte selbst kommen am besten von einer Kanzlei oder einem Verband.',
      },
      {
        question: 'Reicht auch normales WordPress-Hosting?',
        answer:
          'Das Plug-in läuft auch dort, und der Baum hat zusätzlichen Arbeitsspeicher für WooCommerce. Hier gehören in jeder Größe eine Testumgebung und Sicherungen über 30 Tage dazu, und das möchte man haben, wenn Geld durch die Website fließt.',
      },
      {
        question: 'Was passiert an Tagen mit viel Betrieb?',
        answer:
          'Ein ruhiges Theme und wenige Plug-ins bewirken am meisten. Wächst Ihr Shop heraus, ziehen wir ihn in den Baum um und rechnen an, was Sie schon bezahlt haben. Wissen Sie vorher, dass viel los sein wird, schreiben Sie uns.',
      },
      {
        question: 'Können Sie meinen bestehenden Shop umziehen?',
        answer:
          'Läuft er mit WooCommerce, ja: mit Artikeln, Kunden und Bestellungen, kostenlos. Die Umstellung legen wir in eine ruhige Stunde. Ein Shop aus einem anderen System lässt sich meist nicht eins zu eins übernehmen. Das sagen wir Ihnen, bevor wir anfangen.',
      },
      {
        question: 'Ist mein Shop sicher?',
        answer:
          'SSL ist enthalten, Updates laufen zuerst an einer Kopie, und jeden Tag gibt es eine Sicherung. Zahlungsdaten liegen nicht auf Ihrer Website: Bezahlt wird beim Zahlungsdienst. Wählen Sie selbst starke Passwörter und wenige Plug-ins.',
      },
    ],
  },
  next: {
    h2: 'Der nächste Schritt',
    items: [
      {
        page: 'orderHosting',
        product: 'woocommerce-struik',
        label: 'Platz für Ihren Shop bestellen',
        text: 'Größe wählen, Domain angeben.',
      },
      { page: 'moveWordpress', label: 'Shop umziehen', text: 'Mit Artikeln, Kunden und Bestellungen. Kostenlos.' },
      { page: 'buildWebshop', label: 'Shop-Baukasten ansehen', text: 'Wenn Sie lieber nichts installieren.' },
    ],
  },
}
