import type { OrderTexts } from './order-page.tsx'

export const orderDe: OrderTexts = {
  orderDomains: {
    head: {
      label: 'Name wählen',
      title: 'Wählen Sie Ihren Namen',
      description:
        'Suchen Sie Ihre Domain, sehen Sie zu jeder Endung, ob sie frei ist, und legen Sie sie in den Warenkorb. Oder ziehen Sie mit einer Domain um.',
      h1: 'Wählen Sie Ihren Namen',
      lead: 'Geben Sie einen Namen ein, wir sehen nach, wo er noch frei ist. Sie haben schon einen? Dann ziehen Sie hier damit um.',
    },
  },
  orderHosting: {
    head: {
      label: 'Hosting wählen',
      title: 'Das Hosting dazu',
      description:
        'Wählen Sie zu jedem Namen ein Paket und Extras, oder bleiben Sie beim Namen allein. Sie sehen immer, was Sie jetzt und danach zahlen.',
      h1: 'Das Hosting dazu',
      lead: 'Ihr Warenkorb ist noch leer. Suchen Sie zuerst einen Namen, dann wählen Sie hier das passende Paket.',
    },
  },
  orderAccount: {
    head: {
      label: 'Daten',
      title: 'Ihre Daten',
      description:
        'Melden Sie sich an oder legen Sie mit der Bestellung ein Konto an. Wir fragen nur, was für Rechnung und Domain nötig ist.',
      h1: 'Wer sind Sie?',
      lead: 'Melden Sie sich an, oder legen Sie mit dieser Bestellung ein Konto an. Wir fragen nur, was für Rechnung und Domain nötig ist.',
    },
  },
  orderPayment: {
    head: {
      label: 'Zahlung',
      title: 'Zahlung',
      description:
        'Prüfen Sie Ihre Bestellung und wählen Sie die Zahlungsart. Gesamtpreis inklusive MwSt. und Folgepreis stehen über der Schaltfläche.',
      h1: 'Wie möchten Sie bezahlen?',
      lead: 'Ihr Warenkorb ist noch leer, es gibt also nichts zu bezahlen. Suchen Sie zuerst einen Namen, oder wählen Sie ein Paket.',
    },
  },
  orderComplete: {
    head: {
      label: 'Ihre Bestellung',
      title: 'Ihre Bestellung und Zahlung',
      description:
        'Hier sehen Sie, ob Ihre Zahlung angekommen ist, wie Ihre Bestellnummer lautet und wie weit wir mit Ihrer Bestellung sind.',
      h1: 'Wir sehen nach Ihrer Zahlung.',
      lead: 'Einen Augenblick: Wir fragen nach, ob Ihre Zahlung angekommen ist. Diese Seite aktualisiert sich selbst.',
    },
  },
}
