import { monthsOf } from '#domain/catalogue/frequency.ts'
import { formatCount } from '#domain/basics/number-format.ts'
import type { OrderMailTexts } from '#mail/texts/orders/order-mail-texts.ts'
import { brand } from '#site/brand.ts'

export const ordersDe: OrderMailTexts = {
  orderNumber: 'Bestellnummer',
  amount: 'Betrag',
  free: 'Kostenlos',
  perPeriod(frequency) {
    const months = monthsOf(frequency)
    if (months === 1) return 'pro Monat'
    return months === 12 ? 'pro Jahr' : `für ${formatCount(months / 12, 'de')} Jahre`
  },
  orderConfirmed: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber} bei ${brand.name}`,
    preheader: (total) => `Wir haben ${total} erhalten. Ihre Rechnung liegt bei.`,
    heading: 'Danke für Ihre Bestellung',
    paid: (total) => `Wir haben Ihre Zahlung über ${total} erhalten.`,
    nothingToPay: 'Es war nichts zu bezahlen: Ihre Bestellung ist abgeschlossen.',
    startsNow: 'Wir legen sofort los. Wie weit wir sind, sehen Sie jederzeit hier.',
    startsLater: (day) =>
      `Sie haben nicht verlangt, dass wir sofort beginnen. Deshalb liefern wir erst nach Ablauf der Widerrufsfrist: ab ${day}.`,
    confirmEmail:
      'Eines fehlt noch: Bestätigen Sie Ihre E-Mail-Adresse mit dem Link in unserer früheren E-Mail. Sobald das geschehen ist, registrieren wir Ihre Domain.',
    button: 'Bestellung verfolgen',
    ordered: 'Ihre Bestellung',
    caption: 'Preise ohne MwSt.',
    move: 'Umzug zu uns',
    term: (from, until) => `${from} bis ${until}`,
    insteadOf: (price, label) => `Statt ${price}: ${label}`,
    renewal: (price, period) => `Danach ${price} ${period}`,
    renewalWithVat: (price, period, priceWithVat) => `Danach ${priceWithVat} ${period} inkl. MwSt. (${price} netto)`,
    net: 'Summe netto',
    vat: (rate) => `MwSt. ${rate}`,
    reverseCharge: (vatNumber) => `Steuerschuldnerschaft des Leistungsempfängers (${vatNumber})`,
    outsideEu: 'Leistung außerhalb der EU, keine niederländische MwSt.',
    total: 'Gesamtbetrag inkl. MwSt.',
    totalWithoutVat: 'Gesamtbetrag',
    invoiceNumber: 'Rechnungsnummer',
    orderedAt: 'Bestellt am',
    paidWith: 'Bezahlt mit',
    invoice: 'Ihre Rechnung liegt dieser E-Mail als PDF bei.',
    invoiceForBusiness: 'Ihre Rechnung liegt dieser E-Mail bei: als PDF und als E-Rechnung (UBL) für Ihre Buchhaltung.',
    downloadInvoice: 'Rechnung herunterladen',
    terms: 'Auch unsere Allgemeinen Geschäftsbedingungen liegen bei (PDF, niederländisch).',
    readTerms: 'AGB lesen',
    afterwards: 'Verlängerung und Kündigung',
    renews:
      'Nach der ersten Laufzeit läuft Ihr Vertrag auf unbestimmte Zeit weiter, zu dem Preis, der oben hinter „Danach“ steht. Sie können zum Ende der ersten Laufzeit kündigen. Danach geht es jederzeit mit einer Frist von höchstens einem Monat. Was Sie dann zu viel bezahlt haben, erstatten wir Ihnen.',
    cancel: 'Kündigen kostet nichts und geht ohne Anmeldung.',
    cancelHere: 'Verträge hier kündigen',
    withdrawal: 'Widerrufsbelehrung',
    right: (until) =>
      `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses; sie endet mit Ablauf des ${until}.`,
    how: `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Niederlande, ${brand.email}) mittels einer eindeutigen Erklärung (z. B. Brief oder E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Sie können den Vertrag auch auf unserer Website widerrufen; dann bestätigen wir Ihnen den Eingang sofort per E-Mail. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.`,
    withdrawHere: 'Vertrag widerrufen',
    consequences:
      'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Dafür verwenden wir dasselbe Zahlungsmittel, das Sie eingesetzt haben; Entgelte berechnen wir Ihnen dafür nicht.',
    started:
      'Sie haben verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll. Widerrufen Sie, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis dahin bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
    notStarted: 'Wir beginnen erst nach Ablauf der Widerrufsfrist. Bei einem Widerruf zahlen Sie also nichts.',
    domains:
      'Für eine Domain erlischt Ihr Widerrufsrecht, sobald sie registriert ist, wie Sie bei Ihrer Bestellung bestätigt haben.',
    form: (seller) => [
      'Muster-Widerrufsformular',
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      `– An: ${seller}`,
      '– Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):',
      '– Bestellt am (*)/erhalten am (*):',
      '– Name des/der Verbraucher(s):',
      '– Anschrift des/der Verbraucher(s):',
      '– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      '– Datum:',
      '(*) Unzutreffendes streichen.',
    ],
    agreed: 'Was Sie bestätigt haben',
    agreedAt: (moment) => `Bei Ihrer Bestellung am ${moment} haben Sie erklärt:`,
    seller: 'Ihr Vertragspartner',
  },
  paymentUnfinished: {
    subject: (orderNumber) => `Die Zahlung zu Bestellung ${orderNumber} ist offen`,
    preheader: 'Es wurde nichts abgebucht. Versuchen Sie es einfach noch einmal.',
    headings: {
      failed: 'Die Zahlung hat nicht geklappt',
      canceled: 'Die Zahlung wurde abgebrochen',
      expired: 'Die Zahlung ist abgelaufen',
    },
    what: {
      failed: 'Ihre Bank oder Ihr Zahlungsdienst hat die Zahlung nicht ausgeführt.',
      canceled: 'Die Zahlung wurde von Ihnen oder Ihrer Bank abgebrochen.',
      expired: 'Die Zahlung wurde nicht rechtzeitig abgeschlossen.',
    },
    nothingCharged: 'Es wurde nichts abgebucht, und Ihr Warenkorb steht noch bereit.',
    button: 'Noch einmal versuchen',
    otherMethod: 'Sie können auch eine andere Zahlungsart wählen. Der Link funktioniert auf jedem Gerät.',
    noLonger: 'Sie möchten nicht mehr bestellen? Dann müssen Sie nichts tun.',
  },
  paymentRefunded: {
    creditNote: 'Rechnungskorrektur',
    attached: 'Die Rechnungskorrektur liegt dieser E-Mail als PDF bei.',
    paid_duplicate: {
      subject: (orderNumber) => `Ihre doppelte Zahlung zu ${orderNumber} kommt zurück`,
      preheader: 'Sie haben zweimal bezahlt. Einmal genügt.',
      heading: 'Sie bekommen Geld zurück',
      what: (amount) => `Sie haben diese Bestellung zweimal bezahlt. Einmal genügt: Wir erstatten Ihnen ${amount}.`,
      next: 'Der Betrag ist meist in wenigen Werktagen auf dem Konto, mit dem Sie bezahlt haben. An Ihrer Bestellung ändert sich nichts.',
    },
    refunded: {
      subject: (orderNumber) => `Sie bekommen Geld zurück für Bestellung ${orderNumber}`,
      preheader: 'Wir haben den Betrag erstattet.',
      heading: 'Sie bekommen Geld zurück',
      what: (amount) => `Wir haben Ihnen ${amount} erstattet.`,
      next: 'Der Betrag ist meist in wenigen Werktagen auf dem Konto, mit dem Sie bezahlt haben.',
    },
    charged_back: {
      subject: (orderNumber) => `Ihre Zahlung zu ${orderNumber} wurde zurückgebucht`,
      preheader: 'Stimmt das? Bitte melden Sie sich.',
      heading: 'Ihre Zahlung wurde zurückgebucht',
      what: (amount) => `Ihre Bank hat ${amount} aus dieser Bestellung zurückgebucht.`,
      next: 'Sie wollten das nicht oder wissen nicht, warum? Dann melden Sie sich bitte, damit wir gemeinsam klären, wie es mit Ihrer Bestellung weitergeht.',
    },
    contact: 'Haben Sie eine Frage?',
    contactHere: 'Nehmen Sie Kontakt mit uns auf',
  },
  deliveryFailed: {
    subject: (orderNumber) => `Etwas in Ihrer Bestellung ${orderNumber} klappt noch nicht`,
    preheader: 'Wir kümmern uns darum. Sie hören bald von uns.',
    heading: 'Das klappt noch nicht',
    what: (name) => `Wir wollten ${name} für Sie bereitstellen, aber das ist nicht gelungen. Das tut uns leid.`,
    next: 'Sie müssen nichts tun. Wir klären, woran es liegt, und schreiben Ihnen innerhalb eines Werktags. Können wir nicht liefern, erstatten wir Ihnen das Geld dafür. Der Rest Ihrer Bestellung läuft wie geplant weiter.',
    item: 'Es geht um',
    contact: 'Möchten Sie lieber selbst anrufen oder schreiben?',
    contactHere: 'Nehmen Sie Kontakt mit uns auf',
  },
}
