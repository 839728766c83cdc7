import type { AccountAsides } from '#content/account-asides.ts'

export const accountAsidesDe: AccountAsides = {
  register: [
    { title: 'Schon Kunde?', text: 'Melden Sie sich an, dann liegen Ihre Daten bereit.', login: true },
    {
      title: 'Warum wir das fragen',
      text: 'Eine Domain gehört einem Menschen oder einer Firma, mit Adresse und Telefonnummer. Das verlangen die Registrierungsstellen. Ihr Land bestimmt die MwSt. auf der Rechnung.',
    },
    {
      title: 'Was wir damit tun',
      text: 'Rechnungen schreiben, Ihre Domain registrieren und Ihnen zu Ihrer Bestellung schreiben. Wir verkaufen Ihre Daten nicht.',
    },
  ],
  forgotPassword: [
    { title: 'Doch wieder eingefallen?', text: 'Dann können Sie sich gleich anmelden.', login: true },
    {
      title: 'Andere E-Mail-Adresse?',
      text: 'Wenn Sie an Ihre E-Mails nicht mehr herankommen, rufen Sie uns an. Wir finden gemeinsam einen Weg in Ihr Konto.',
    },
  ],
  setPassword: [
    {
      title: 'Ein gutes Passwort',
      text: 'Ist lang und wird nirgends sonst benutzt. Vier einzelne Wörter genügen, oder lassen Sie Ihren Browser eines erzeugen und merken.',
    },
    {
      title: 'Was sich ändert',
      text: 'Mit dem neuen Passwort melden Sie sich überall neu an. Wir schreiben Ihnen, dass es geändert wurde.',
    },
  ],
  verifyEmail: [
    {
      title: 'Warum bestätigen?',
      text: 'An diese Adresse gehen Rechnungen und Nachrichten zu Ihrer Domain. Ein Tippfehler kann Sie die Domain kosten, deshalb prüfen wir sie.',
    },
  ],
}
