import { contactTexts } from '#mail/texts/contact-texts.ts'
import { declarationTexts } from '#mail/texts/declaration-texts.ts'
import type { MailTexts } from '#mail/texts/mail-texts.ts'
import { partnerTexts } from '#mail/texts/partner-texts.ts'
import { brand } from '#site/brand.ts'

export const de: MailTexts = {
  greeting: (name) => (name === undefined ? 'Guten Tag,' : `Guten Tag ${name},`),
  reasons: {
    verifyEmail: `Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto bei ${brand.name} angelegt wurde.`,
    accountExists: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto bei ${brand.name} anlegen wollte.`,
    resetPassword: `Sie erhalten diese E-Mail, weil bei ${brand.name} ein neues Passwort für diese Adresse angefordert wurde.`,
    passwordChanged: `Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos bei ${brand.name} geändert wurde.`,
    vatNumberChecked: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} eine USt-IdNr. angegeben haben.`,
    orderConfirmed: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben. Bitte bewahren Sie sie auf: Sie bestätigt Ihren Vertrag.`,
    paymentUnfinished: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellen wollten.`,
    paymentRefunded: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
    deliveryFailed: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
    declarationReceived: declarationTexts.de.reason,
    declarationNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    contactReceived: contactTexts.de.contact.why,
    contactNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    abuseReceived: contactTexts.de.abuse.why,
    abuseNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    ...partnerTexts.reasons,
  },
  footer: {
    chamberOfCommerce: 'KvK (Handelsregister)',
    vatNumber: 'USt-IdNr.',
    country: 'Niederlande',
    help: 'Fragen? Zum Helpdesk',
    privacy: 'Datenschutz',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    preheader: `Noch ein Klick, dann steht Ihr Konto bei ${brand.name}.`,
    heading: `Willkommen bei ${brand.name}`,
    why: 'Ihr Konto ist angelegt. Bestätigen Sie bitte noch, dass diese Adresse Ihnen gehört. Dann kommen Rechnungen und alles zu Ihren Domains sicher bei Ihnen an.',
    button: 'E-Mail-Adresse bestätigen',
    validity: 'Der Link gilt 24 Stunden.',
    meanwhile: 'Bestellen können Sie schon jetzt. Sobald Ihre Adresse bestätigt ist, registrieren wir Ihre Domains.',
    notYou:
      'Sie haben kein Konto angelegt? Dann hat sich vermutlich jemand vertippt. Klicken Sie nicht und löschen Sie diese E-Mail.',
  },
  accountExists: {
    subject: `Sie haben schon ein Konto bei ${brand.name}`,
    preheader: 'Anmelden genügt. Passwort vergessen? Legen Sie ein neues fest.',
    heading: 'Sie haben schon ein Konto',
    what: 'Gerade wollte jemand mit dieser E-Mail-Adresse ein Konto anlegen. Das ist nicht nötig: Sie haben schon eines. Wir haben nichts geändert, anmelden genügt.',
    button: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    newPassword: 'Neues Passwort festlegen',
    validity: 'Dieser Link gilt 1 Stunde und nur einmal.',
    notYou:
      'Sie waren das nicht? Dann müssen Sie nichts tun. Mit Ihrer E-Mail-Adresse allein kommt niemand in Ihr Konto.',
  },
  resetPassword: {
    subject: 'Legen Sie ein neues Passwort fest',
    preheader: 'Der Link gilt 1 Stunde.',
    heading: 'Ein neues Passwort',
    what: 'Sie haben ein neues Passwort angefordert. Hier können Sie es festlegen. Auf Geräten, auf denen Sie noch angemeldet sind, melden Sie sich danach neu an.',
    button: 'Neues Passwort festlegen',
    validity: 'Der Link gilt 1 Stunde und nur einmal.',
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
      preheader: 'Bitte sehen Sie kurz nach.',
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
