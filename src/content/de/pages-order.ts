import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const orderPagesDe = {
  register: {
    label: 'Konto anlegen',
    title: 'Konto anlegen',
    description:
      'Legen Sie ein Konto an, um zu bestellen, zu bezahlen und Ihre Rechnungen wiederzufinden. Es kostet nichts und verpflichtet zu nichts.',
    h1: 'Legen Sie Ihr Konto an',
    lead: 'Mit einem Konto bestellen Sie und finden Ihre Rechnungen wieder. Es kostet nichts und verpflichtet zu nichts.',
  },
  forgotPassword: {
    label: 'Passwort vergessen',
    title: 'Passwort vergessen',
    description:
      'Passwort vergessen? Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen einen Link, mit dem Sie ein neues wählen.',
    h1: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Kennen wir sie, bekommen Sie eine E-Mail mit einem Link für ein neues Passwort.',
  },
  setPassword: {
    label: 'Passwort festlegen',
    title: 'Neues Passwort festlegen',
    description:
      'Legen Sie hier ein neues Passwort für Ihr Konto fest. Mindestens 12 Zeichen; einen ganzen Satz merkt man sich am leichtesten.',
    h1: 'Wählen Sie ein neues Passwort',
    lead: 'Nur noch eins: ein Passwort, das Sie nirgends sonst benutzen. Danach melden Sie sich gleich damit an.',
  },
  verifyEmail: {
    label: 'E-Mail-Adresse bestätigen',
    title: 'E-Mail-Adresse bestätigen',
    description:
      'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach registrieren wir die Domains aus Ihrer Bestellung auf Ihren Namen.',
    h1: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'So wissen wir, dass diese Adresse Ihnen gehört. Danach registrieren wir die Domains aus Ihrer Bestellung.',
  },
  orderDomains: {
    label: 'Name wählen',
    title: 'Wählen Sie Ihren Namen',
    description:
      'Suchen Sie Ihre Domain, sehen Sie zu jeder Endung, ob sie frei ist, und legen Sie sie in den Warenkorb. Oder ziehen Sie mit einer Domain um.',
    h1: 'Wählen Sie Ihren Namen',
    lead: 'Geben Sie einen Namen ein, wir sehen nach, wo er noch frei ist. Sie haben schon einen? Dann ziehen Sie hier damit um.',
  },
  orderHosting: {
    label: 'Hosting wählen',
    title: 'Das Hosting dazu',
    description:
      'Wählen Sie zu jedem Namen ein Paket und Extras, oder bleiben Sie beim Namen allein. Sie sehen immer, was Sie jetzt und danach zahlen.',
    h1: 'Das Hosting dazu',
    lead: 'Ihr Warenkorb ist noch leer. Suchen Sie zuerst einen Namen, dann wählen Sie hier das passende Paket.',
  },
  orderAccount: {
    label: 'Daten',
    title: 'Ihre Daten',
    description:
      'Melden Sie sich an oder legen Sie mit der Bestellung ein Konto an. Wir fragen nur, was für Rechnung und Domain nötig ist.',
    h1: 'Wer sind Sie?',
    lead: 'Melden Sie sich an, oder legen Sie mit dieser Bestellung ein Konto an. Wir fragen nur, was für Rechnung und Domain nötig ist.',
  },
  orderPayment: {
    label: 'Zahlung',
    title: 'Zahlung',
    description:
      'Prüfen Sie Ihre Bestellung und wählen Sie die Zahlungsart. Gesamtpreis inklusive MwSt. und Folgepreis stehen über der Schaltfläche.',
    h1: 'Wie möchten Sie bezahlen?',
    lead: 'Ihr Warenkorb ist noch leer, es gibt also nichts zu bezahlen. Suchen Sie zuerst einen Namen, oder wählen Sie ein Paket.',
  },
  orderComplete: {
    label: 'Ihre Bestellung',
    title: 'Ihre Bestellung und Zahlung',
    description:
      'Hier sehen Sie, ob Ihre Zahlung angekommen ist, wie Ihre Bestellnummer lautet und wie weit wir mit Ihrer Bestellung sind.',
    h1: 'Wir sehen nach Ihrer Zahlung.',
    lead: 'Einen Augenblick: Wir fragen nach, ob Ihre Zahlung angekommen ist. Diese Seite aktualisiert sich selbst.',
  },
} satisfies Partial<Record<PageIdIn<'de'>, PageText>>
