import { periodWords } from '#catalogue/periods.ts'
import type { AccountText } from './account-page.tsx'

const { sessionIdle, sessionLongest } = periodWords.de

export const accountDe = {
  register: {
    head: {
      label: 'Konto anlegen',
      title: 'Konto anlegen',
      description:
        'Legen Sie ein Konto an, um zu bestellen, zu bezahlen und Ihre Rechnungen wiederzufinden. Es kostet nichts und verpflichtet zu nichts.',
      h1: 'Legen Sie Ihr Konto an',
      lead: 'Mit einem Konto bestellen Sie und finden Ihre Rechnungen wieder. Es kostet nichts und verpflichtet zu nichts.',
    },
    asides: [
      { title: 'Schon Kunde?', text: 'Melden Sie sich an, dann liegen Ihre Daten bereit.', login: true },
      {
        title: 'Warum wir das fragen',
        text: 'Die Registrierungsstellen verlangen vom Inhaber einer Domain Name, Anschrift und Telefonnummer. Ihr Land bestimmt die MwSt. auf der Rechnung.',
      },
      {
        title: 'Was wir damit tun',
        text: 'Rechnungen schreiben, Ihre Domain registrieren und Ihnen zu Ihrer Bestellung schreiben. Wir verkaufen Ihre Daten nicht.',
      },
    ],
  },
  forgotPassword: {
    head: {
      label: 'Passwort vergessen',
      title: 'Passwort vergessen',
      description:
        'Passwort vergessen? Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen einen Link, mit dem Sie ein neues wählen.',
      h1: 'Passwort vergessen?',
      lead: 'Geben Sie Ihre E-Mail-Adresse ein. Kennen wir sie, bekommen Sie eine E-Mail mit einem Link für ein neues Passwort.',
    },
    asides: [
      { title: 'Doch wieder eingefallen?', text: 'Dann können Sie sich gleich anmelden.', login: true },
      {
        title: 'Andere E-Mail-Adresse?',
        text: 'Wenn Sie an Ihre E-Mails nicht mehr herankommen, rufen Sie uns an. Wir finden gemeinsam einen Weg in Ihr Konto.',
      },
    ],
  },
  setPassword: {
    head: {
      label: 'Passwort festlegen',
      title: 'Neues Passwort festlegen',
      description:
        'Legen Sie hier ein neues Passwort für Ihr Konto fest. Mindestens 12 Zeichen; einen ganzen Satz merkt man sich am leichtesten.',
      h1: 'Wählen Sie ein neues Passwort',
      lead: 'Nehmen Sie eines, das Sie nirgends sonst benutzen. Danach melden Sie sich damit an.',
    },
    asides: [
      {
        title: 'Ein gutes Passwort',
        text: 'Lang und nur hier benutzt. Vier einzelne Wörter genügen, oder Ihr Browser erzeugt und merkt sich eines.',
      },
      {
        title: 'Was sich ändert',
        text: 'Mit dem neuen Passwort melden Sie sich überall neu an. Wir schreiben Ihnen, dass es geändert wurde.',
      },
    ],
  },
  devices: {
    head: {
      label: 'Ihre Geräte',
      title: 'Ihre Geräte',
      description:
        'Sehen Sie, wo Sie angemeldet sind, auf welchem Gerät und seit wann. Was Sie nicht kennen oder nicht mehr nutzen, melden Sie hier ab.',
      h1: 'Wo Sie angemeldet sind',
      lead: 'Geräte, die Sie nicht mehr nutzen, melden Sie hier ab.',
    },
    asides: [
      {
        title: 'Sie kennen ein Gerät nicht?',
        text: 'Melden Sie es ab und legen Sie danach ein neues Passwort fest. Dann kommt mit dem alten niemand mehr hinein.',
      },
      {
        title: 'Wie lange Sie angemeldet bleiben',
        text: `Nutzen Sie ein Gerät ${sessionIdle} nicht, melden Sie sich dort neu an. Länger als ${sessionLongest} bleiben Sie nirgends angemeldet.`,
      },
    ],
  },
  verifyEmail: {
    head: {
      label: 'E-Mail-Adresse bestätigen',
      title: 'E-Mail-Adresse bestätigen',
      description:
        'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach registrieren wir die Domains aus Ihrer Bestellung auf Ihren Namen.',
      h1: 'Bestätigen Sie Ihre E-Mail-Adresse',
      lead: 'So wissen wir, dass diese Adresse Ihnen gehört. Danach registrieren wir die Domains aus Ihrer Bestellung.',
    },
    asides: [
      {
        title: 'Warum bestätigen?',
        text: 'An diese Adresse gehen Rechnungen und Nachrichten zu Ihrer Domain. Ein Tippfehler kann Sie die Domain kosten, deshalb prüfen wir sie.',
      },
    ],
  },
  sharedCart: {
    head: {
      label: 'Geteilter Warenkorb',
      title: 'Einen Warenkorb auf diesem Gerät öffnen',
      description:
        'Öffnen Sie einen Warenkorb, den Sie auf einem anderen Gerät gefüllt haben oder den jemand für Sie vorbereitet hat. Prüfen und bestellen.',
      h1: 'Ein Warenkorb aus einem Link',
      lead: 'Auf einem anderen Gerät gefüllt oder von jemandem für Sie vorbereitet. Hier prüfen und bestellen Sie ihn.',
    },
    asides: [
      {
        title: 'Was im Link steckt',
        text: 'Nur Namen und Pakete. Keine Daten der Person, die ihn erstellt hat, und keine Auth-Codes. Die Preise sind die von heute.',
      },
      {
        title: 'Sie bestellen',
        text: 'Den Link zu öffnen kostet nichts. Erst wenn Sie selbst bestellen und bezahlen, werden Namen auf Sie registriert.',
      },
    ],
    noScript:
      'Diesen Warenkorb zu öffnen funktioniert nur mit JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu: Der Link gilt weiter.',
  },
} satisfies Record<string, AccountText>
