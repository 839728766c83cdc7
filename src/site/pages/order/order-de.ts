import type { OrderTexts } from './order-page.tsx'

export const orderDe: OrderTexts = {
  orderDomains: {
    head: {
      label: 'Domain wählen',
      title: 'Domain wählen',
      description:
        'Suchen Sie Ihre Domain, sehen Sie zu jeder Endung, ob sie frei ist, und legen Sie sie in den Warenkorb. Oder ziehen Sie mit einer Domain um.',
      h1: 'Domain wählen',
      lead: 'Geben Sie Ihre Wunschdomain ein, wir prüfen alle Endungen. Sie haben schon eine Domain? Dann ziehen Sie sie hier um.',
    },
  },
  orderHosting: {
    head: {
      label: 'Hosting wählen',
      title: 'Hosting wählen',
      description:
        'Wählen Sie zu jeder Domain ein Paket und Extras, oder bestellen Sie nur die Domain. Sie sehen immer, was Sie jetzt und danach zahlen.',
      h1: 'Hosting wählen',
      lead: 'Ihr Warenkorb ist noch leer. Suchen Sie zuerst eine Domain, dann wählen Sie hier das passende Paket.',
    },
  },
  orderAccount: {
    head: {
      label: 'Daten',
      title: 'Ihre Daten',
      description:
        'Melden Sie sich an oder legen Sie mit der Bestellung ein Konto an. Wir fragen nur, was für Rechnung und Domain nötig ist.',
      h1: 'Ihre Daten',
      lead: 'Wir fragen nur, was für Rechnung und Domain nötig ist.',
    },
  },
  orderPayment: {
    head: {
      label: 'Zahlung',
      title: 'Zahlung',
      description:
        'Prüfen Sie Ihre Bestellung und wählen Sie die Zahlungsart. Gesamtpreis inklusive MwSt. und Folgepreis stehen über der Schaltfläche.',
      h1: 'Wie möchten Sie bezahlen?',
      lead: 'Ihr Warenkorb ist noch leer. Suchen Sie zuerst eine Domain, oder wählen Sie ein Paket.',
    },
  },
  orderComplete: {
    head: {
      label: 'Ihre Bestellung',
      title: 'Ihre Bestellung und Zahlung',
      description:
        'Hier sehen Sie, ob Ihre Zahlung angekommen ist, wie Ihre Bestellnummer lautet und wie weit wir mit Ihrer Bestellung sind.',
      h1: 'Wir prüfen Ihre Zahlung.',
      lead: 'Einen Augenblick bitte. Diese Seite aktualisiert sich selbst.',
    },
  },
}
