import type { Locale } from '#domain/basics/locale.ts'
import { brand } from '#site/brand.ts'

interface KindTexts {
  readonly subject: (receipt: string) => string
  readonly preheader: string
  readonly heading: string
  readonly what: string
  readonly contract: string
  readonly next: string
}

/** Texts of the mails about withdrawals and cancellations. */
export interface DeclarationTexts {
  readonly reason: string
  readonly withdrawal: KindTexts
  readonly cancellation: KindTexts
  readonly receipt: string
  readonly receivedAt: string
  readonly name: string
  readonly email: string
  readonly type: string
  readonly types: Readonly<Record<'ordinary' | 'extraordinary', string>>
  readonly grounds: string
  readonly endsOn: string
  readonly soonest: string
  readonly notYou: string
}

export const declarationTexts: Readonly<Record<Locale, DeclarationTexts>> = {
  nl: {
    reason: `Je krijgt deze mail omdat iemand met dit adres een overeenkomst met ${brand.name} wil beëindigen.`,
    withdrawal: {
      subject: (receipt) => `Je herroeping is binnen (${receipt})`,
      preheader: 'Bewaar deze mail: hij bewijst wat je hebt herroepen, en wanneer.',
      heading: 'Je herroeping is binnen',
      what: 'We hebben je verklaring ontvangen dat je de overeenkomst over deze bestelling herroept.',
      contract: 'Bestelling',
      next: 'Je krijgt zo snel mogelijk en uiterlijk binnen 14 dagen terug wat je betaald hebt, op dezelfde manier als je betaalde. Heb je gevraagd om meteen te beginnen, dan rekenen we de dagen die je al had. Een domeinnaam die al geregistreerd is, kun je niet meer herroepen.',
    },
    cancellation: {
      subject: (receipt) => `Je opzegging is binnen (${receipt})`,
      preheader: 'Bewaar deze mail: hij bewijst wat je hebt opgezegd, en wanneer.',
      heading: 'Je opzegging is binnen',
      what: 'We hebben je verklaring ontvangen dat je deze overeenkomst opzegt.',
      contract: 'Overeenkomst',
      next: 'Binnen twee werkdagen mailen we je op welke dag de overeenkomst eindigt en wat je terugkrijgt. Tot die dag blijft alles werken. Zet op tijd over wat je wilt bewaren.',
    },
    receipt: 'Nummer',
    receivedAt: 'Ontvangen op',
    name: 'Naam',
    email: 'E-mailadres',
    type: 'Soort opzegging',
    types: { ordinary: 'Gewone opzegging', extraordinary: 'Meteen, om een bijzondere reden' },
    grounds: 'Reden',
    endsOn: 'Einde',
    soonest: 'Zo snel mogelijk',
    notYou: 'Was jij dit niet? Antwoord dan op deze mail, dan zoeken we het uit.',
  },
  de: {
    reason: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen Vertrag mit ${brand.name} beenden möchte.`,
    withdrawal: {
      subject: (receipt) => `Ihr Widerruf ist eingegangen (${receipt})`,
      preheader: 'Bitte aufbewahren: Diese E-Mail belegt, was Sie widerrufen haben und wann.',
      heading: 'Ihr Widerruf ist eingegangen',
      what: 'Wir haben Ihre Erklärung erhalten, dass Sie den Vertrag über diese Bestellung widerrufen.',
      contract: 'Bestellung',
      next: 'Sie erhalten Ihr Geld unverzüglich und spätestens binnen 14 Tagen auf demselben Weg zurück, auf dem Sie bezahlt haben. Haben Sie verlangt, dass wir sofort beginnen, berechnen wir die Tage, die Sie schon hatten. Eine bereits registrierte Domain lässt sich nicht mehr widerrufen.',
    },
    cancellation: {
      subject: (receipt) => `Ihre Kündigung ist eingegangen (${receipt})`,
      preheader: 'Bitte aufbewahren: Diese E-Mail belegt, was Sie gekündigt haben und wann.',
      heading: 'Ihre Kündigung ist eingegangen',
      what: 'Wir haben Ihre Erklärung erhalten, dass Sie diesen Vertrag kündigen.',
      contract: 'Vertrag',
      next: 'Innerhalb von zwei Werktagen teilen wir Ihnen per E-Mail mit, an welchem Tag der Vertrag endet und was Sie zurückerhalten. Bis dahin bleibt alles in Betrieb. Sichern Sie bitte rechtzeitig, was Sie behalten möchten.',
    },
    receipt: 'Nummer',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail-Adresse',
    type: 'Art der Kündigung',
    types: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
    grounds: 'Grund',
    endsOn: 'Ende',
    soonest: 'Zum nächstmöglichen Zeitpunkt',
    notYou: 'Waren Sie das nicht? Dann antworten Sie bitte auf diese E-Mail, wir klären das.',
  },
  en: {
    reason: `You get this mail because somebody with this address wants to end a contract with ${brand.name}.`,
    withdrawal: {
      subject: (receipt) => `We have received your withdrawal (${receipt})`,
      preheader: 'Please keep this mail: it proves what you withdrew from, and when.',
      heading: 'We have received your withdrawal',
      what: 'We have received your declaration that you withdraw from the contract about this order.',
      contract: 'Order',
      next: 'You get back what you paid as soon as possible and within 14 days at the latest, the way you paid. If you asked us to start at once, we charge the days you already had. A domain name that is registered can no longer be withdrawn from.',
    },
    cancellation: {
      subject: (receipt) => `We have received your cancellation (${receipt})`,
      preheader: 'Please keep this mail: it proves what you cancelled, and when.',
      heading: 'We have received your cancellation',
      what: 'We have received your declaration that you cancel this contract.',
      contract: 'Contract',
      next: 'Within two working days we mail you on which day the contract ends and what you get back. Everything keeps working until then. Save what you want to keep in time.',
    },
    receipt: 'Number',
    receivedAt: 'Received on',
    name: 'Name',
    email: 'E-mail address',
    type: 'Kind of cancellation',
    types: { ordinary: 'Ordinary cancellation', extraordinary: 'At once, for a special reason' },
    grounds: 'Reason',
    endsOn: 'End',
    soonest: 'As soon as possible',
    notYou: 'Was this not you? Then answer this mail and we will find out.',
  },
}
