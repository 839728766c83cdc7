import type { LocalizedText } from '#core/locale/locale.ts'

export const nl: LocalizedText = {
  nl: 'Verhuizen gaat direct met een verhuiscode en verlengt de looptijd niet. Letters met accenten kunnen niet.',
  de: 'Der Umzug erfolgt sofort mit einem Token und verlängert die Laufzeit nicht. Umlaute sind nicht möglich.',
  en: 'A move takes effect at once with a token and does not extend the term. Accented letters are not possible.',
}
export const addsYear: LocalizedText = {
  nl: 'Bij een verhuizing komt er een jaar bij.',
  de: 'Beim Umzug verlängert sich die Laufzeit um ein Jahr.',
  en: 'A move adds a year to the term.',
}
export const euPresence: LocalizedText = {
  nl: 'Voor wie in de EU of EER woont of gevestigd is, en voor EU-burgers daarbuiten.',
  de: 'Für Personen und Unternehmen mit Sitz in der EU oder im EWR sowie für EU-Bürger anderswo.',
  en: 'For people and companies in the EU or EEA, and for EU citizens elsewhere.',
}
export const be: LocalizedText = {
  nl: 'De naam wordt actief nadat de gegevens van de houder zijn gecontroleerd.',
  de: 'Die Domain wird aktiv, sobald die Angaben des Inhabers geprüft sind.',
  en: 'The name becomes active once the holder’s details have been verified.',
}
export const de: LocalizedText = {
  nl: 'Verhuizen gaat direct met een AuthInfo-code, die 30 dagen geldig is.',
  de: 'Der Umzug erfolgt sofort mit dem Auth-Code, der 30 Tage gilt.',
  en: 'A move takes effect at once with an AuthInfo code, which is valid for 30 days.',
}
export const httpsOnly: LocalizedText = {
  nl: 'Werkt alleen via https. Het certificaat zit bij je hosting.',
  de: 'Funktioniert nur über https. Das Zertifikat ist im Hosting enthalten.',
  en: 'Works over https only. The certificate is part of your hosting.',
}
export const twoYears: LocalizedText = {
  nl: 'Te registreren en te verlengen per twee jaar.',
  de: 'Registrierung und Verlängerung jeweils für zwei Jahre.',
  en: 'Registered and renewed for two years at a time.',
}
export const byTag: LocalizedText = {
  nl: 'Verhuizen gaat zonder code: je huidige provider zet de naam over naar onze IPS-tag.',
  de: 'Der Umzug braucht keinen Code: Ihr bisheriger Anbieter überträgt die Domain auf unseren IPS-Tag.',
  en: 'A move needs no code: your present provider moves the name to our IPS tag.',
}
export const ch: LocalizedText = {
  nl: 'Na een verhuizing staat de naam 60 dagen vast.',
  de: 'Nach einem Umzug ist die Domain 60 Tage lang gesperrt.',
  en: 'After a move the name is locked for 60 days.',
}
export const localPresence: LocalizedText = {
  nl: 'Het register vraagt een adres of vestiging in het land zelf.',
  de: 'Die Registrierungsstelle verlangt eine Adresse oder Niederlassung im Land selbst.',
  en: 'The registry asks for an address or establishment in the country itself.',
}
export const verification: LocalizedText = {
  nl: 'Het register controleert of je bij de doelgroep van deze extensie hoort.',
  de: 'Die Registrierungsstelle prüft, ob Sie zur Zielgruppe dieser Endung gehören.',
  en: 'The registry checks that you belong to the group this extension is for.',
}
