import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Rights and duties of a researcher who reports a vulnerability. */
export const securityPolicy: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    'Een lek gevonden?',
    `Mail wat je hebt gevonden naar ${brand.securityEmail}, met de stappen om het na te doen. Een mens leest het en antwoordt.`,
    'Stop zodra je weet dat het lek er is: kopieer, verander of wis geen gegevens van anderen, leg niets plat en val niemand lastig.',
    'Vertel anderen pas van het lek als het dicht is. We houden je op de hoogte en spreken samen een dag af.',
    'Wie zich hieraan houdt, doen we geen aangifte en sturen we geen advocaat. Melden mag zonder je naam.',
  ],
  de: [
    'Eine Sicherheitslücke gefunden?',
    `Schreiben Sie an ${brand.securityEmail}, was Sie gefunden haben und wie es sich nachstellen lässt. Wir lesen jede Meldung und antworten.`,
    'Hören Sie auf, sobald feststeht, dass es die Lücke gibt: Kopieren, ändern oder löschen Sie keine fremden Daten, legen Sie nichts lahm und belästigen Sie niemanden.',
    'Erzählen Sie anderen erst davon, wenn die Lücke geschlossen ist. Wir halten Sie auf dem Laufenden und vereinbaren mit Ihnen einen Tag.',
    'Wer sich daran hält, bekommt von uns weder eine Strafanzeige noch Post vom Anwalt. Sie müssen Ihren Namen nicht nennen.',
  ],
  en: [
    'Found a weakness?',
    `Write to ${brand.securityEmail} what you found and how to repeat it. A person reads it and answers.`,
    'Stop as soon as you know it is there: do not copy, change or erase data of others, do not take anything down and do not bother anybody.',
    'Tell others only once it is repaired. We keep you informed and agree on a day with you.',
    'Whoever keeps to this will not be reported to the police or hear from a lawyer. You need not give your name.',
  ],
}
