import { formatPhone } from '#core/customers/phone.ts'
import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Model withdrawal form of annex I B of Directive 2011/83/EU, line by line. */
export const withdrawalForm: Readonly<Record<Locale, (seller: string) => readonly string[]>> = {
  nl: (seller) => [
    'Modelformulier voor herroeping',
    '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
    `– Aan: ${seller}`,
    '– Ik/Wij* deel/delen* u hierbij mede dat ik/wij* onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst* herroep/herroepen*:',
    '– Besteld op*/Ontvangen op*:',
    '– Naam/namen consument(en):',
    '– Adres consument(en):',
    '– Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    '– Datum:',
    '* Doorhalen wat niet van toepassing is.',
  ],
  de: (seller) => [
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
  en: (seller) => [
    'Model withdrawal form',
    '(complete and return this form only if you wish to withdraw from the contract)',
    `– To: ${seller}`,
    '– I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
    '– Ordered on (*)/received on (*):',
    '– Name of consumer(s):',
    '– Address of consumer(s):',
    '– Signature of consumer(s) (only if this form is notified on paper):',
    '– Date:',
    '(*) Delete as appropriate.',
  ],
}

const { street, postalCode, city } = brand.address
const seller = `${brand.legalName}, ${street}, ${postalCode} ${city}, Niederlande, Telefon ${formatPhone(brand.phone)}, E-Mail ${brand.email}`

/**
 * Model instructions on withdrawal of annex 1 to article 246a § 1 EGBGB, for services. Only the exact words count as
 * correct instructions, so the page and the order mail share them and place remarks of our own below.
 */
export const withdrawalInstructionsDe = {
  right:
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  how: `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
  online:
    'Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Ende jeder Seite unserer Website ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  inTime:
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  refund:
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  share:
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
} as const
