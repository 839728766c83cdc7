import type { WoocommerceShopText } from './woocommerce-shop-page.tsx'

export const woocommerceShopDe: WoocommerceShopText<'de'> = {
  head: {
    label: 'WooCommerce-Webshop erstellen',
    menuLine: 'Ihr Onlineshop auf WordPress.',
    title: 'WooCommerce-Onlineshop erstellen mit WordPress',
    description:
      'Eröffnen Sie einen Onlineshop mit WooCommerce auf WordPress. Mit Testumgebung, SSL, täglichem Backup und Updates durch uns.',
    h1: 'Onlineshop mit WooCommerce erstellen.',
    lead: 'Vollständig anpassbar, weil er auf WordPress läuft. Updates, Backups, SSL und Testumgebung sind im Paket, von Ihrem Umsatz nehmen wir nichts.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder Shop kostenlos umziehen', page: 'moveWordpress' },
  },
  own: {
    h2: 'Ein Shop, der Ihnen gehört',
    paragraphs: [
      'WooCommerce ist ein kostenloses Plug-in, das aus WordPress einen Onlineshop macht. Produkte, Kunden und Bestellungen liegen in Ihrer Datenbank. Wechseln Sie den Anbieter, nehmen Sie alles mit.',
      'Zahlungen laufen über Ihren eigenen Zahlungsdienstleister und kommen direkt bei Ihnen an. Was Sie sonst noch regeln, steht auf dieser Seite.',
    ],
    points: [
      {
        title: 'In Ihrer Hand',
        text: 'Gestaltung, Adresse und Kundenliste. Auch wenn Sie später das Hosting wechseln.',
      },
      {
        title: 'Ohne Obergrenze',
        text: 'Die Zahl der Produkte begrenzt nur der Speicherplatz.',
      },
      { title: 'So viel Sie brauchen', text: 'Abos, Termine, Gutscheine: Fast immer gibt es ein Plug-in dafür.' },
    ],
  },
  packages: {
    h2: 'Zwei Pakete für Ihren Shop',
    fits: {
      'woocommerce-struik': 'Für Ihren ersten Onlineshop.',
      'woocommerce-boom': 'Für mehrere Onlineshops oder viele Bestellungen.',
    },
    aside: {
      title: 'Lieber ohne Plug-ins?',
      text: 'Der Shop-Baukasten kann weniger, dafür müssen Sie nichts pflegen.',
      link: { label: 'Zum Shop-Baukasten', page: 'buildWebshop' },
    },
  },
  settings: {
    h2: 'Was Sie vor dem Start einstellen',
    lead: 'WooCommerce fragt Sie das Schritt für Schritt. Es hilft, wenn Sie die Antworten schon haben.',
    head: ['Thema', 'Was Sie brauchen', 'Worauf Sie achten'],
    rows: [
      [
        'Zahlung',
        'Einen Vertrag mit einem Zahlungsdienstleister, der ein kostenloses Plug-in mitbringt',
        'In Deutschland erwartet man PayPal, Rechnung und Lastschrift. Je Zahlung fällt eine Gebühr an',
      ],
      [
        'Mehrwertsteuer',
        'Den Satz Ihrer Produkte, 19\u00a0oder 7\u00a0Prozent, und ob Sie Preise brutto eingeben',
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
        'Bestellschaltfläche',
        '„Zahlungspflichtig bestellen“ oder ebenso deutlich. „Bestellen“ allein reicht nicht',
        'Die Schaltfläche in Ihrer Kasse',
      ],
      [
        'Preise',
        'Nach der PAngV der Gesamtpreis mit „inkl. MwSt.“, Versandkosten, bei Menge oder Gewicht auch der Grundpreis',
        'Steuereinstellungen und Produkte',
      ],
      [
        'Widerruf',
        '14 Tage, mit Belehrung und Musterformular. Seit dem 19.\u00a0Juni 2026 auch eine Schaltfläche „Vertrag widerrufen“',
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
    h2: 'Änderungen zuerst testen',
    paragraphs: [
      'Zu beiden Paketen gehört eine Testumgebung: Sie probieren eine neue Kasse oder ein neues Theme auf einer Kopie, bestellen zur Probe und stellen erst dann um.',
      'Auch Updates von WordPress und Plug-ins testen wir zuerst auf einer Kopie. Sieht sie anders aus, warten wir und schreiben Ihnen.',
    ],
  },
  ways: {
    h2: 'WooCommerce oder Shop-Baukasten?',
    head: ['Thema', 'WooCommerce', 'Shop-Baukasten'],
    rows: [
      ['Passt, wenn', 'Sie viel anpassen möchten', 'Sie schnell verkaufen möchten'],
      ['Produkte', 'So viele, wie auf den Speicherplatz passen', 'Beim Steckling begrenzt, beim Strauch nicht'],
      [
        'Zahlung',
        'Jeder Zahlungsdienstleister mit einem Plug-in',
        'Ein Zahlungsdienstleister, der sich anbinden lässt',
      ],
      ['Sprachen', 'Mit einem Plug-in', 'Beim Strauch'],
      ['Pflichtangaben', 'Ein Plug-in für Deutschland hilft', 'Tragen Sie selbst ein'],
      ['Später mitnehmen', 'Den ganzen Shop', 'Produkte und Fotos'],
    ],
  },
  threeYears: {
    lead: 'Dazu kommen Gebühren Ihres Zahlungsdienstleisters und vielleicht ein bezahltes Plug-in.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Das regeln Sie selbst.',
    items: [
      {
        title: 'Ein Zahlungsdienstleister',
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
        text: 'Sie bestellen sie dazu oder nutzen eine, die Sie schon haben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Die Einrichtung',
        text: 'Wir helfen bei Hosting und E-Mail. Gestaltung und Produkte übernehmen Sie oder Ihre Agentur.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zu WooCommerce',
    items: [
      {
        question: 'Wie bezahlen meine Kunden?',
        answer:
          'Über einen Zahlungsdienstleister Ihrer Wahl. Sie legen dort ein Konto an, installieren das Plug-in und tragen Ihren Schlüssel ein. Das Geld geht direkt an Sie. Eine Provision nehmen wir nicht.',
      },
      {
        question: 'Kann ich meinen Shop rechtssicher machen?',
        answer:
          'Pflicht sind Impressum, Datenschutzerklärung, Widerrufsbelehrung, die richtige Bestellschaltfläche und Gesamtpreise. Ob Ihr Shop rechtssicher ist, prüft eine Kanzlei oder ein Verband. Ein Plug-in wie Germanized hilft bei Grundpreis, Lieferzeit und Schaltfläche.',
      },
      {
        question: 'Hält mein Shop viele Besucher aus?',
        answer:
          'Ein schlankes Theme und wenige Plug-ins helfen am meisten. Reicht der Strauch nicht, ziehen wir Ihren Shop in den Baum um und rechnen an, was Sie schon bezahlt haben. Planen Sie eine Aktion, sagen Sie uns vorher Bescheid.',
      },
      {
        question: 'Können Sie meinen bestehenden Shop umziehen?',
        answer:
          'Läuft er mit WooCommerce, ja: kostenlos, mit Produkten, Kunden und Bestellungen. Ein Shop aus einem anderen System lässt sich meist nicht in WooCommerce übernehmen. Das sagen wir Ihnen, bevor wir anfangen.',
      },
    ],
  },
  next: {
    h2: 'Der nächste Schritt',
    items: [
      {
        page: 'orderHosting',
        product: 'woocommerce-struik',
        label: 'WooCommerce bestellen',
        text: 'Paket wählen, Domain angeben.',
      },
      { page: 'moveWordpress', label: 'Shop umziehen', text: 'Mit Produkten, Kunden und Bestellungen, kostenlos.' },
      { page: 'buildWebshop', label: 'Shop-Baukasten ansehen', text: 'Wenn Sie lieber nichts installieren.' },
    ],
  },
}
