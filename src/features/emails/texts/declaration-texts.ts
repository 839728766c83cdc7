import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

/** Texts of the mails about withdrawals and cancellations. The Dutch texts are the shape of those in other languages. */
const nl = {
  reason: `Je krijgt deze mail omdat iemand met dit adres een overeenkomst met ${brand.name} wil beëindigen.`,
  /** For mails to the address of the order. */
  ownerReason: `Je krijgt deze mail omdat je bij ${brand.name} besteld hebt.`,
  withdrawal: {
    received: {
      subject: (receipt: string) => `Je herroeping is binnen (${receipt})`,
      heading: 'Je herroeping is binnen',
      what: 'We hebben een verklaring ontvangen dat je een bestelling herroept.',
    },
    toConfirm: {
      subject: (orderNumber: string) => `Wil je bestelling ${orderNumber} herroepen? Bevestig het`,
      heading: 'Wil je deze bestelling herroepen?',
      what: (orderNumber: string) =>
        `We hebben een verklaring ontvangen dat je bestelling ${orderNumber} herroept. Klopt dat? Bevestig het dan hier. De dag waarop we de verklaring kregen telt, niet de dag waarop je bevestigt.`,
      button: 'Bevestig de herroeping',
    },
    confirmed: {
      subject: (orderNumber: string) => `Bestelling ${orderNumber} is herroepen`,
      heading: 'Je bestelling is herroepen',
      what: (orderNumber: string) =>
        `Bestelling ${orderNumber} is herroepen, vanaf de dag waarop we je verklaring kregen.`,
      next: `Je krijgt zo snel mogelijk en uiterlijk ${promiseWords.nl.refundPeriod} terug wat je betaald hebt, op dezelfde manier als je betaalde. Heb je gevraagd om meteen te beginnen, dan rekenen we de dagen tot je herroeping. Een domeinnaam die al geregistreerd is, kun je niet meer herroepen.`,
    },
  },
  cancellation: {
    received: {
      subject: (receipt: string) => `Je opzegging is binnen (${receipt})`,
      heading: 'Je opzegging is binnen',
      what: 'We hebben een verklaring ontvangen dat je een overeenkomst opzegt.',
    },
    toConfirm: {
      subject: (orderNumber: string) => `Wil je bestelling ${orderNumber} opzeggen? Bevestig het`,
      heading: 'Wil je dit opzeggen?',
      what: (orderNumber: string) =>
        `We hebben een verklaring ontvangen dat je de overeenkomst van bestelling ${orderNumber} opzegt. Klopt dat? Bevestig het dan hier. De dag waarop we de verklaring kregen telt, niet de dag waarop je bevestigt.`,
      button: 'Bevestig de opzegging',
    },
    confirmed: {
      subject: (orderNumber: string) => `Bestelling ${orderNumber} is opgezegd`,
      heading: 'Je opzegging is bevestigd',
      what: (orderNumber: string) =>
        `De overeenkomst van bestelling ${orderNumber} is opgezegd. Tot de einddatum blijft alles werken.`,
      next: `Vooruitbetaalde dagen na het einde betalen we ${promiseWords.nl.refundPeriod} terug. Zet op tijd over wat je wilt bewaren.`,
    },
  },
  keep: 'Bewaar deze mail: hij bewijst dat je verklaring binnen is, en wanneer.',
  receivedNext: `Noemde je een bestelnummer, dan hebben we ook een mail gestuurd naar het adres van die bestelling. De verklaring telt vanaf de dag waarop ze binnenkwam. Met de knop in die mail weten we dat jij het bent, en zie je de einddatum. Komt er geen klik, dan zoekt een van ons het uit en hoor je ${promiseWords.nl.answerTime} van ons.`,
  notYou: 'Was jij dit niet? Dan hoef je niets te doen.',
  notYouOwner: `Was jij dit niet? Laat het ons weten, dan wijzen we de verklaring af: ${brand.email}. We stoppen niets en betalen niets terug voordat we weten van wie ze is.`,
  part: `Je schreef er meer bij dan een bestelnummer. We lezen welk deel je bedoelt en mailen je de einddatum ${promiseWords.nl.answerTime}. De dag waarop we je verklaring kregen telt.`,
  validity: (days: number) => `De link werkt ${days} dagen. Je kunt ook inloggen en het daar opnieuw doen.`,
  late: `Herroepen kan als consument, tot en met ${promiseWords.nl.withdrawalPeriod} na de bestelling. Volgens onze gegevens past dat hier niet. Bevestig je toch, dan kijken we ernaar en mailen we je.`,
  receipt: 'Nummer',
  receivedAt: 'Ontvangen op',
  order: 'Bestelling',
  type: 'Soort opzegging',
  types: { ordinary: 'Gewone opzegging', extraordinary: 'Meteen, om een bijzondere reden' },
  ends: 'Einde',
  withTerm: 'met de lopende periode',
}

const de: typeof nl = {
  reason: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen Vertrag mit ${brand.name} beenden möchte.`,
  ownerReason: `Sie erhalten diese E-Mail, weil Sie bei ${brand.name} bestellt haben.`,
  withdrawal: {
    received: {
      subject: (receipt) => `Ihr Widerruf ist eingegangen (${receipt})`,
      heading: 'Ihr Widerruf ist eingegangen',
      what: 'Wir haben die Erklärung erhalten, dass Sie eine Bestellung widerrufen.',
    },
    toConfirm: {
      subject: (orderNumber) => `Bestellung ${orderNumber} widerrufen? Bitte bestätigen`,
      heading: 'Möchten Sie diese Bestellung widerrufen?',
      what: (orderNumber) =>
        `Wir haben die Erklärung erhalten, dass Sie Bestellung ${orderNumber} widerrufen. Stimmt das? Dann bestätigen Sie es bitte hier. Es zählt der Tag, an dem die Erklärung einging, nicht der Tag der Bestätigung.`,
      button: 'Widerruf bestätigen',
    },
    confirmed: {
      subject: (orderNumber) => `Bestellung ${orderNumber} ist widerrufen`,
      heading: 'Ihre Bestellung ist widerrufen',
      what: (orderNumber) =>
        `Bestellung ${orderNumber} ist widerrufen, ab dem Tag, an dem Ihre Erklärung bei uns einging.`,
      next: `Sie erhalten Ihr Geld unverzüglich und spätestens ${promiseWords.de.refundPeriod} auf demselben Weg zurück, auf dem Sie bezahlt haben. Haben Sie verlangt, dass wir sofort beginnen, berechnen wir die Tage bis zu Ihrem Widerruf. Eine bereits registrierte Domain lässt sich nicht mehr widerrufen.`,
    },
  },
  cancellation: {
    received: {
      subject: (receipt) => `Ihre Kündigung ist eingegangen (${receipt})`,
      heading: 'Ihre Kündigung ist eingegangen',
      what: 'Wir haben die Erklärung erhalten, dass Sie einen Vertrag kündigen.',
    },
    toConfirm: {
      subject: (orderNumber) => `Bestellung ${orderNumber} kündigen? Bitte bestätigen`,
      heading: 'Möchten Sie kündigen?',
      what: (orderNumber) =>
        `Wir haben die Erklärung erhalten, dass Sie den Vertrag zu Bestellung ${orderNumber} kündigen. Stimmt das? Dann bestätigen Sie es bitte hier. Es zählt der Tag, an dem die Erklärung einging, nicht der Tag der Bestätigung.`,
      button: 'Kündigung bestätigen',
    },
    confirmed: {
      subject: (orderNumber) => `Bestellung ${orderNumber} ist gekündigt`,
      heading: 'Ihre Kündigung ist bestätigt',
      what: (orderNumber) =>
        `Der Vertrag zu Bestellung ${orderNumber} ist gekündigt. Bis zum Ende bleibt alles in Betrieb.`,
      next: `Vorausbezahlte Tage nach dem Ende erstatten wir ${promiseWords.de.refundPeriod}. Sichern Sie bitte rechtzeitig, was Sie behalten möchten.`,
    },
  },
  keep: 'Bitte aufbewahren: Diese E-Mail belegt, dass Ihre Erklärung eingegangen ist und wann.',
  receivedNext: `Haben Sie eine Bestellnummer genannt, haben wir auch eine E-Mail an die Adresse dieser Bestellung geschickt. Ihre Erklärung zählt ab dem Tag, an dem sie einging. Mit der Schaltfläche dort wissen wir, dass Sie es sind, und Sie sehen, wann der Vertrag endet. Bleibt der Klick aus, klären wir es, und Sie hören ${promiseWords.de.answerTime} von uns.`,
  notYou: 'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  notYouOwner: `Waren Sie das nicht? Sagen Sie es uns, dann weisen wir die Erklärung zurück: ${brand.email}. Wir beenden nichts und zahlen nichts zurück, bevor wir wissen, von wem sie ist.`,
  part: `Sie haben mehr als eine Bestellnummer geschrieben. Wir lesen, welchen Teil Sie meinen, und nennen Ihnen ${promiseWords.de.answerTime} den Tag, an dem er endet. Es zählt der Tag, an dem Ihre Erklärung einging.`,
  validity: (days) => `Der Link gilt ${days} Tage. Sie können sich auch anmelden und es dort noch einmal erklären.`,
  late: `Widerrufen können Verbraucher bis ${promiseWords.de.withdrawalPeriod} nach der Bestellung. Nach unseren Daten trifft das hier nicht zu. Bestätigen Sie trotzdem, prüfen wir es und schreiben Ihnen.`,
  receipt: 'Nummer',
  receivedAt: 'Eingegangen am',
  order: 'Bestellung',
  type: 'Art der Kündigung',
  types: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Außerordentliche Kündigung' },
  ends: 'Ende',
  withTerm: 'mit der laufenden Laufzeit',
}

const en: typeof nl = {
  reason: `You get this mail because somebody with this address wants to end a contract with ${brand.name}.`,
  ownerReason: `You get this mail because you ordered something from ${brand.name}.`,
  withdrawal: {
    received: {
      subject: (receipt) => `We have received your withdrawal (${receipt})`,
      heading: 'We have received your withdrawal',
      what: 'We have received a declaration that you withdraw from an order.',
    },
    toConfirm: {
      subject: (orderNumber) => `Withdraw from order ${orderNumber}? Please confirm`,
      heading: 'Do you want to withdraw from this order?',
      what: (orderNumber) =>
        `We have received a declaration that you withdraw from order ${orderNumber}. Is that right? Then confirm it here. What counts is the day on which we received the declaration, not the day on which you confirm it.`,
      button: 'Confirm the withdrawal',
    },
    confirmed: {
      subject: (orderNumber) => `You have withdrawn from order ${orderNumber}`,
      heading: 'You have withdrawn from your order',
      what: (orderNumber) =>
        `You have withdrawn from order ${orderNumber}, from the day on which we received your declaration.`,
      next: `You get back what you paid as soon as possible, and ${promiseWords.en.refundPeriod} at the latest, the way you paid. If you asked us to start at once, we charge the days until your withdrawal. A domain name that is registered can no longer be withdrawn from.`,
    },
  },
  cancellation: {
    received: {
      subject: (receipt) => `We have received your cancellation (${receipt})`,
      heading: 'We have received your cancellation',
      what: 'We have received a declaration that you cancel a contract.',
    },
    toConfirm: {
      subject: (orderNumber) => `Cancel order ${orderNumber}? Please confirm`,
      heading: 'Do you want to cancel?',
      what: (orderNumber) =>
        `We have received a declaration that you cancel the contract of order ${orderNumber}. Is that right? Then confirm it here. What counts is the day on which we received the declaration, not the day on which you confirm it.`,
      button: 'Confirm the cancellation',
    },
    confirmed: {
      subject: (orderNumber) => `Order ${orderNumber} is cancelled`,
      heading: 'Your cancellation is confirmed',
      what: (orderNumber) =>
        `The contract of order ${orderNumber} is cancelled. Everything keeps working until it ends.`,
      next: `We pay back days after the end that you paid for ${promiseWords.en.refundPeriod}. Save what you want to keep in time.`,
    },
  },
  keep: 'Please keep this mail: it proves that we have your declaration, and since when.',
  receivedNext: `If you named an order number, we also sent a mail to the address of that order. Your declaration counts from the day on which we received it. The button in that mail tells us that it is you, and when the contract ends. Without a click one of us finds out, and you hear from us ${promiseWords.en.answerTime}.`,
  notYou: 'Was this not you? Then you need not do anything.',
  notYouOwner: `Was this not you? Tell us, and we reject the declaration: ${brand.email}. We end nothing and pay nothing back before we know whose it is.`,
  part: `You wrote more than an order number. We read which part you mean, and tell you when it ends ${promiseWords.en.answerTime}. What counts is the day on which we received your declaration.`,
  validity: (days) => `The link works for ${days} days. You can also log in and declare it again there.`,
  late: `Consumers can withdraw until ${promiseWords.en.withdrawalPeriod} after the order. By what we know that does not fit here. If you confirm all the same, we look at it and write to you.`,
  receipt: 'Number',
  receivedAt: 'Received on',
  order: 'Order',
  type: 'Kind of cancellation',
  types: { ordinary: 'Ordinary cancellation', extraordinary: 'At once, for a special reason' },
  ends: 'End',
  withTerm: 'with the current term',
}

export const declarationTexts: Readonly<Record<Locale, typeof nl>> = { nl, de, en }
