import type { Locale } from '#core/locale/locale.ts'

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
