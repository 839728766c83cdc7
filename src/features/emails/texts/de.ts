import { promises, promiseWords } from '#catalogue/promises.ts'
import { formatCount } from '#core/locale/number-format.ts'
import { monthsOf } from '#core/catalogue/frequency.ts'
import type { MailTexts, OrderMailTexts } from './nl.ts'
import { brand } from '#site/brand.ts'
import { withdrawalForm, withdrawalInstructionsDe as legal } from '#site/withdrawal-form.ts'
import { contactTexts } from './contact-texts.ts'
import { declarationTexts } from './declaration-texts.ts'
import { linkTexts } from './link-texts.ts'
import { partnerTexts } from './partner-texts.ts'
import { periodWords } from '#catalogue/periods.ts'

const said = promiseWords.de

export const de: MailTexts = {
  greeting: (name) => (name === undefined ? 'Guten Tag,' : `Guten Tag ${name},`),
  reasons: {
    verifyEmail: `Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto bei ${brand.name} angelegt wurde.`,
    accountExists: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto bei ${brand.name} anlegen wollte.`,
    resetPassword: `Sie erhalten diese E-Mail, weil bei ${brand.name} ein neues Passwort für diese Adresse angefordert wurde.`,
    passwordChanged: `Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos bei ${brand.name} geändert wurde.`,
    newDevice: `Sie erhalten diese E-Mail, weil sich ein neues Gerät in Ihrem Konto bei ${brand.name} angemeldet hat.`,
    vatNumberChecked: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} eine USt-IdNr. angegeben haben.`,
    orderConfirmed: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben. Bitte bewahren Sie sie auf: Sie bestätigt Ihren Vertrag.`,
    paymentUnfinished: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellen wollten.`,
    paymentRefunded: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
    holderUnverified: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} eine Domain bestellt haben.`,
    deliveryFailed: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
    renewalPriceRaised: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
    transferWaits: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} einen Umzug bestellt haben.`,
    declarationReceipt: declarationTexts.de.reason,
    declarationToConfirm: declarationTexts.de.ownerReason,
    declarationConfirmed: declarationTexts.de.ownerReason,
    invoiceLink: linkTexts.de.invoice.reason,
    declarationNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    contactReceived: contactTexts.de.contact.why,
    contactNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    abuseReceived: contactTexts.de.abuse.why,
    abuseNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    ...partnerTexts.reasons,
  },
  footer: {
    chamberOfCommerce: 'Handelsregister (KvK)',
    vatNumber: 'USt-IdNr.',
    country: 'Niederlande',
    help: 'Fragen? Zum Helpdesk',
    privacy: 'Datenschutz',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    preheader: `Noch ein Klick, dann ist Ihr Konto bei ${brand.name} fertig.`,
    heading: `Willkommen bei ${brand.name}`,
    why: 'Ihr Konto ist angelegt. Bestätigen Sie bitte noch, dass diese Adresse Ihnen gehört. Dann kommen Rechnungen und alles zu Ihren Domains sicher bei Ihnen an.',
    button: 'E-Mail-Adresse bestätigen',
    validity: `Der Link gilt ${periodWords.de.verifyLink}.`,
    meanwhile: 'Bestellen können Sie schon jetzt. Sobald Ihre Adresse bestätigt ist, registrieren wir Ihre Domains.',
    notYou:
      'Sie haben kein Konto angelegt? Dann hat sich vermutlich jemand vertippt. Klicken Sie nicht und löschen Sie diese E-Mail.',
  },
  digits: {
    what: `Oder geben Sie diese sechs Ziffern auf der Seite Ihrer Bestellung ein. Sie gelten ${periodWords.de.emailCode}.`,
  },
  accountExists: {
    subject: `Sie haben schon ein Konto bei ${brand.name}`,
    preheader: 'Anmelden genügt. Passwort vergessen? Legen Sie ein neues fest.',
    heading: 'Sie haben schon ein Konto',
    what: 'Gerade wollte jemand mit dieser E-Mail-Adresse ein Konto anlegen. Das ist nicht nötig: Sie haben schon eines. Wir haben nichts geändert, anmelden genügt.',
    button: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    newPassword: 'Neues Passwort festlegen',
    validity: `Dieser Link gilt ${periodWords.de.passwordLink} und nur einmal.`,
    notYou:
      'Sie waren das nicht? Dann müssen Sie nichts tun. Mit Ihrer E-Mail-Adresse allein kommt niemand in Ihr Konto.',
  },
  resetPassword: {
    subject: 'Legen Sie ein neues Passwort fest',
    preheader: `Der Link gilt ${periodWords.de.passwordLink}.`,
    heading: 'Ein neues Passwort',
    what: 'Sie haben ein neues Passwort angefordert. Hier können Sie es festlegen. Auf Geräten, auf denen Sie noch angemeldet sind, melden Sie sich danach neu an.',
    button: 'Neues Passwort festlegen',
    validity: `Der Link gilt ${periodWords.de.passwordLink} und nur einmal.`,
    notYou: 'Nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preheader: 'Sie waren das nicht? Dann lesen Sie, was jetzt zu tun ist.',
    heading: 'Ihr Passwort wurde geändert',
    what: 'Ab jetzt melden Sie sich mit Ihrem neuen Passwort an.',
    when: 'Geändert am',
    elsewhere: 'Auf anderen Geräten sind Sie abgemeldet.',
    notYou: (phone) =>
      `Sie waren das nicht? Dann legen Sie sofort ein neues Passwort fest und rufen Sie uns an: ${phone}.`,
    button: 'Das war ich nicht',
  },
  newDevice: {
    subject: 'Anmeldung mit einem neuen Gerät',
    preheader: 'Sie waren das nicht? Dann lesen Sie, was jetzt zu tun ist.',
    heading: 'Anmeldung mit einem neuen Gerät',
    what: 'Gerade hat sich in Ihrem Konto ein Gerät angemeldet, das wir noch nicht kannten.',
    when: 'Angemeldet am',
    device: 'Gerät',
    unknown: 'Unbekanntes Gerät',
    on: (browser, system) => `${browser} auf ${system}`,
    network: 'Netzwerk',
    wasYou: 'Sie waren das? Dann müssen Sie nichts tun.',
    notYou: (phone) =>
      `Sie waren das nicht? Dann kennt jemand Ihr Passwort. Legen Sie sofort ein neues fest, damit sind alle überall abgemeldet, und rufen Sie uns an: ${phone}.`,
    button: 'Das war ich nicht',
    devices: 'Wo Sie angemeldet sind, sehen Sie nach dem Anmelden unter',
    devicesLink: 'Ihre Geräte',
  },
  vatNumberChecked: {
    vatNumber: 'USt-IdNr.',
    result: 'Ergebnis',
    register: 'Geprüft in MIAS (VIES), dem Register der Europäischen Union.',
    valid: {
      subject: 'Ihre USt-IdNr. ist gültig',
      preheader: 'Wir haben sie im europäischen Register gefunden.',
      heading: 'Ihre USt\u2011IdNr. ist gültig',
      what: 'Wir haben Ihre USt-IdNr. nachgeschlagen und gefunden.',
      result: 'Gültig',
      reverseCharge: 'Künftig gilt für Sie das Reverse-Charge-Verfahren: Sie zahlen den Preis ohne Mehrwertsteuer.',
      dutch: 'Sie steht künftig auf Ihren Rechnungen. An der Mehrwertsteuer, die Sie zahlen, ändert sich nichts.',
    },
    invalid: {
      subject: 'Ihre USt-IdNr. wurde nicht gefunden',
      preheader: 'Bitte prüfen Sie die Nummer.',
      heading: 'Ihre USt\u2011IdNr. wurde nicht gefunden',
      what: 'Wir haben Ihre USt-IdNr. nachgeschlagen, aber das Register kennt sie nicht.',
      result: 'Nicht gefunden',
      dutch: 'Bestellen können Sie trotzdem. Auf Ihren Rechnungen steht die Nummer erst, wenn sie stimmt.',
      consequence: 'Bestellen können Sie trotzdem. Bis die Nummer stimmt, berechnen wir Mehrwertsteuer.',
      remedy: 'Oft ist es ein Tippfehler. Neue Nummern stehen manchmal erst nach einigen Tagen im Register.',
      button: 'USt-IdNr. ändern',
    },
  },
}

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
      'Eines fehlt noch: Bestätigen Sie Ihre E-Mail-Adresse. Sobald das geschehen ist, registrieren wir Ihre Domain.',
    confirmEmailSoon: 'Eines fehlt noch: Bestätigen Sie Ihre E-Mail-Adresse. Dann kommen Ihre Rechnungen sicher an.',
    confirmButton: 'E-Mail-Adresse bestätigen',
    progress: 'Wie weit wir sind, sehen Sie jederzeit hier:',
    unverified: (names) =>
      `Die Registrierungsstelle benötigt noch eine Bestätigung des Inhabers: ${names}. Was Sie tun können und bis wann, lesen Sie bei Ihrer Bestellung.`,
    holder: (name) => `Inhaber: ${name}`,
    nameServers: (list) => `Nameserver: ${list}`,
    forwardsTo: (address) => `Leitet weiter auf ${address}`,
    button: 'Bestellung verfolgen',
    ordered: 'Ihre Bestellung',
    caption: 'Preise ohne MwSt.',
    move: 'Umzug zu uns',
    term: (from, until) => `${from} bis ${until}`,
    insteadOf: (price, label) => `Statt ${price}: ${label}`,
    coupon: (discount, vat) =>
      `${discount} Rabatt${vat === null ? '' : ` und ${vat} weniger MwSt.`}, bereits abgezogen`,
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
    terms: 'Auch unsere Allgemeinen Geschäftsbedingungen liegen bei (PDF, Niederländisch und Deutsch).',
    readTerms: 'AGB lesen',
    afterwards: 'Verlängerung und Kündigung',
    renews: `Nach der ersten Laufzeit läuft Ihr Vertrag auf unbestimmte Zeit weiter. Den Preis, der oben hinter „Danach“ steht, sagen wir Ihnen bis einschließlich der ersten Verlängerung zu. Sie können zum Ende der ersten Laufzeit kündigen. Danach geht es jederzeit mit ${said.notice}. Was Sie dann zu viel bezahlt haben, erstatten wir Ihnen ${said.refundPeriod}.`,
    charged:
      'Verlängerungen buchen wir automatisch mit derselben Zahlungsart ab, weil Sie uns bei Ihrer Bestellung dazu ermächtigt haben. Zum Widerruf dieser Ermächtigung genügt eine E-Mail an uns.',
    invoiced: `Zu jeder Verlängerung erhalten Sie eine Rechnung, zahlbar innerhalb von ${promises.invoiceDays} Tagen. Wir buchen nichts automatisch ab.`,
    cancel: 'Kündigen kostet nichts und geht ohne Anmeldung.',
    cancelHere: 'Verträge hier kündigen',
    withdrawal: 'Widerrufsbelehrung',
    right: legal.right,
    how: `${legal.how} ${legal.online} ${legal.inTime}`,
    withdrawHere: 'Vertrag widerrufen',
    consequences: `Folgen des Widerrufs: ${legal.refund}`,
    started: legal.share,
    notStarted: 'Wir beginnen erst nach Ablauf der Widerrufsfrist. Bei einem Widerruf zahlen Sie also nichts.',
    domains:
      'Für eine Domain erlischt Ihr Widerrufsrecht, sobald sie registriert ist, wie Sie bei Ihrer Bestellung bestätigt haben.',
    lastDay: (until) => `Ihre Widerrufsfrist endet mit Ablauf des ${until}.`,
    form: withdrawalForm.de,
    agreed: 'Was Sie bestätigt haben',
    agreedAt: (moment) => `Bei Ihrer Bestellung am ${moment} haben Sie erklärt:`,
    seller: 'Ihr Vertragspartner',
  },
  paymentUnfinished: {
    subject: (orderNumber) => `Die Zahlung zu Bestellung ${orderNumber} ist offen`,
    preheader: 'Es wurde nichts abgebucht. Versuchen Sie es einfach noch einmal.',
    headings: {
      failed: 'Die Zahlung ist fehlgeschlagen',
      canceled: 'Die Zahlung wurde abgebrochen',
      expired: 'Die Zahlung ist abgelaufen',
    },
    what: {
      failed: 'Ihre Bank oder Ihr Zahlungsdienstleister hat die Zahlung nicht ausgeführt.',
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
    nothingEnds: 'An Ihrer Bestellung ändert sich nichts.',
    notRegistered: (line) => `${line} konnten wir nicht für Sie registrieren.`,
    endsOn: (line, day) =>
      day === null
        ? `${line} endet mit der laufenden Laufzeit.`
        : `${line} bleibt bis einschließlich ${day} in Betrieb.`,
    paid_duplicate: {
      subject: (orderNumber) => `Wir erstatten Ihre doppelte Zahlung zu ${orderNumber}`,
      preheader: 'Sie haben zweimal bezahlt. Eine Zahlung erstatten wir.',
      heading: 'Sie bekommen Geld zurück',
      what: (amount) =>
        `Sie haben diese Bestellung zweimal bezahlt. Wir erstatten Ihnen ${amount}. Sie müssen nichts tun.`,
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
    subject: (orderNumber) => `Verzögerung bei Ihrer Bestellung ${orderNumber}`,
    preheader: `Wir klären das und schreiben Ihnen ${said.answerTime}.`,
    heading: 'Ihre Bestellung verzögert sich',
    what: (name) => `Wir wollten ${name} für Sie bereitstellen, aber das ist nicht gelungen. Das tut uns leid.`,
    next: `Sie müssen nichts tun. Wir klären, woran es liegt, und schreiben Ihnen ${said.answerTime}. Können wir nicht liefern, erstatten wir Ihnen das Geld dafür. Der Rest Ihrer Bestellung läuft wie geplant weiter.`,
    item: 'Es geht um',
    contact: 'Möchten Sie lieber selbst anrufen oder schreiben?',
    contactHere: 'Nehmen Sie Kontakt mit uns auf',
  },
  holderUnverified: {
    subject: (orderNumber) => `Bestätigen Sie den Inhaber Ihrer Domain, Bestellung ${orderNumber}`,
    preheader: (day) => `Bitte vor dem ${day}, dann bleibt Ihre Domain erreichbar.`,
    heading: 'Bestätigen Sie, wer der Inhaber ist',
    what: (day) =>
      `Die Registrierungsstelle benötigt zu einer Domain Ihrer Bestellung noch eine Bestätigung. Geschieht nichts, kann die Domain ab dem ${day} nicht mehr erreichbar sein.`,
    needs: {
      email: (names) =>
        `${names}: Lassen Sie den Inhaber seine E-Mail-Adresse bestätigen. Die E-Mail dazu ging an den Inhaber; sehen Sie auch im Spam-Ordner nach.`,
      identity: (names) =>
        `${names}: Zeigen Sie uns, dass der Name des Inhabers stimmt, zum Beispiel mit einem Handelsregisterauszug oder einem Kontoauszug. Schwärzen Sie, was nicht dazugehört.`,
    },
    button: 'Bestellung ansehen',
    contact: 'Möchten Sie etwas schicken, oder haben Sie eine Frage?',
    contactHere: 'Nehmen Sie Kontakt mit uns auf',
  },
  renewalPriceRaised: {
    subject: 'Ihre Verlängerung wird teurer als zugesagt',
    preheader: 'Lesen Sie, was sich ändert, warum, und was Sie tun können.',
    heading: 'Ihre Verlängerung wird teurer',
    what: 'Mit Ihrer Bestellung haben wir Ihnen zugesagt, was die erste Verlängerung kostet. Diese Zusage können wir nicht halten. Das tut uns leid.',
    why: 'Warum',
    line: (price, period, promised) => `${price} ${period}, zugesagt waren ${promised}`,
    withVat: (price, priceWithVat) => `${price} (${priceWithVat} inkl. MwSt.)`,
    from: (day) => `ab dem ${day}`,
    cancel: 'Möchten Sie das nicht? Zum Ende der ersten Laufzeit kündigen Sie kostenlos und ohne Anmeldung.',
    cancelHere: 'Kündigen',
  },
}
