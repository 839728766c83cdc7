import { formatCount } from '#domain/basics/number-format.ts'
import { monthsOf } from '#domain/catalogue/frequency.ts'
import type { OrderMailTexts } from '#mail/texts/orders/order-mail-texts.ts'
import { brand } from '#site/brand.ts'

export const ordersNl: OrderMailTexts = {
  orderNumber: 'Bestelnummer',
  amount: 'Bedrag',
  free: 'Gratis',
  perPeriod(frequency) {
    const months = monthsOf(frequency)
    if (months === 1) return 'per maand'
    return months === 12 ? 'per jaar' : `per ${formatCount(months / 12, 'nl')} jaar`
  },
  orderConfirmed: {
    subject: (orderNumber) => `Je bestelling ${orderNumber} bij ${brand.name}`,
    preheader: (total) => `We hebben ${total} ontvangen. Je factuur zit erbij.`,
    heading: 'Bedankt voor je bestelling',
    paid: (total) => `We hebben je betaling van ${total} ontvangen.`,
    nothingToPay: 'Er was niets te betalen: je bestelling is rond.',
    startsNow: 'We gaan meteen voor je aan de slag. Hoe ver we zijn, zie je op elk moment hier.',
    startsLater: (day) =>
      `Je hebt niet gevraagd om meteen te beginnen. Daarom leveren we pas als je bedenktijd voorbij is: vanaf ${day}.`,
    confirmEmail:
      'Nog één ding: bevestig je e-mailadres met de link in onze eerdere mail. Zodra dat gedaan is, leggen we je domeinnaam vast.',
    button: 'Volg je bestelling',
    ordered: 'Wat je hebt besteld',
    caption: 'Prijzen zonder btw',
    move: 'Verhuizing naar ons',
    term: (from, until) => `${from} t/m ${until}`,
    insteadOf: (price, label) => `In plaats van ${price}: ${label}`,
    renewal: (price, period) => `Daarna ${price} ${period}`,
    renewalWithVat: (price, period, priceWithVat) => `Daarna ${price} ${period} (${priceWithVat} incl. btw)`,
    net: 'Totaal excl. btw',
    vat: (rate) => `Btw ${rate}`,
    reverseCharge: (vatNumber) => `Btw verlegd naar ${vatNumber}`,
    outsideEu: 'Dienst buiten de EU, geen Nederlandse btw',
    total: 'Totaal incl. btw',
    totalWithoutVat: 'Totaal',
    invoiceNumber: 'Factuurnummer',
    orderedAt: 'Besteld op',
    paidWith: 'Betaald met',
    invoice: 'Je factuur zit als pdf bij deze mail.',
    invoiceForBusiness: 'Je factuur zit bij deze mail: als pdf, en als e-factuur (UBL) voor je boekhouding.',
    downloadInvoice: 'Factuur downloaden',
    terms: 'Ook onze algemene voorwaarden zitten erbij.',
    readTerms: 'Algemene voorwaarden lezen',
    afterwards: 'Verlengen en opzeggen',
    renews:
      'Na de eerste periode loopt je abonnement door, tegen de prijs die hierboven achter ‘Daarna’ staat. Je kunt opzeggen tegen het einde van de eerste periode. Daarna kan het elke dag, met hooguit een maand opzegtermijn. Wat je dan te veel hebt betaald, krijg je terug.',
    cancel: 'Opzeggen kost niets en kan zonder in te loggen.',
    cancelHere: 'Opzeggen',
    withdrawal: 'Je hebt 14 dagen bedenktijd',
    right: (until) =>
      `Je kunt deze overeenkomst tot en met ${until} herroepen, zonder een reden te geven. Die termijn is 14 dagen en begint op de dag na je bestelling.`,
    how: `Een duidelijk bericht voor het einde van die termijn is genoeg: op onze website, per e-mail (${brand.email}) of per brief. Het modelformulier hieronder mag, maar hoeft niet. Herroep je op de website, dan krijg je meteen een bevestiging per e-mail.`,
    withdrawHere: 'Overeenkomst herroepen',
    consequences:
      'Als je herroept, krijg je alles terug wat je hebt betaald: binnen 14 dagen nadat we je bericht kregen, op dezelfde manier als je hebt betaald en zonder kosten.',
    started:
      'Je hebt gevraagd om meteen te beginnen. Herroep je hosting, dan betaal je alleen de dagen dat je haar had, in verhouding tot de hele periode.',
    notStarted: 'We beginnen pas na je bedenktijd. Herroep je, dan betaal je dus niets.',
    domains:
      'Een domeinnaam kun je niet meer herroepen zodra hij is geregistreerd, zoals je bij je bestelling hebt verklaard.',
    form: (seller) => [
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
    agreed: 'Waar je mee akkoord ging',
    agreedAt: (moment) => `Bij je bestelling op ${moment} verklaarde je:`,
    seller: 'Met wie je een overeenkomst hebt',
  },
  paymentUnfinished: {
    subject: (orderNumber) => `Je betaling voor bestelling ${orderNumber} is niet gelukt`,
    preheader: 'Er is niets afgeschreven. Je probeert het zo opnieuw.',
    headings: {
      failed: 'Je betaling is niet gelukt',
      canceled: 'Je betaling is afgebroken',
      expired: 'Je betaling is verlopen',
    },
    what: {
      failed: 'Je bank of betaaldienst heeft de betaling niet uitgevoerd.',
      canceled: 'Je hebt de betaling afgebroken, of je bank deed dat.',
      expired: 'De betaling is niet op tijd afgerond.',
    },
    nothingCharged: 'Er is niets afgeschreven, en je mandje staat nog klaar.',
    button: 'Probeer het opnieuw',
    otherMethod: 'Je kunt ook een andere betaalmethode kiezen. De link werkt op elk apparaat.',
    noLonger: 'Wil je niet meer bestellen? Dan hoef je niets te doen.',
  },
  paymentRefunded: {
    creditNote: 'Creditfactuur',
    attached: 'De creditfactuur zit als pdf bij deze mail.',
    paid_duplicate: {
      subject: (orderNumber) => `Je dubbele betaling voor ${orderNumber} komt terug`,
      preheader: 'Je hebt twee keer betaald. Eén keer is genoeg.',
      heading: 'Je krijgt geld terug',
      what: (amount) => `Je hebt deze bestelling twee keer betaald. Eén keer is genoeg: we storten ${amount} terug.`,
      next: 'Het bedrag staat meestal binnen een paar werkdagen op de rekening waarmee je hebt betaald. Aan je bestelling verandert niets.',
    },
    refunded: {
      subject: (orderNumber) => `Je krijgt geld terug voor bestelling ${orderNumber}`,
      preheader: 'We hebben het bedrag teruggestort.',
      heading: 'Je krijgt geld terug',
      what: (amount) => `We hebben ${amount} voor je teruggestort.`,
      next: 'Het bedrag staat meestal binnen een paar werkdagen op de rekening waarmee je hebt betaald.',
    },
    charged_back: {
      subject: (orderNumber) => `Je betaling voor ${orderNumber} is teruggeboekt`,
      preheader: 'Klopt dat? Laat het ons weten.',
      heading: 'Je betaling is teruggeboekt',
      what: (amount) => `Je bank heeft ${amount} van deze bestelling teruggeboekt.`,
      next: 'Wilde je dat niet, of weet je niet waarom? Neem dan contact met ons op, zodat we samen kijken hoe het verder gaat met wat je hebt besteld.',
    },
    contact: 'Heb je een vraag?',
    contactHere: 'Neem contact met ons op',
  },
  deliveryFailed: {
    subject: (orderNumber) => `Iets in je bestelling ${orderNumber} lukt nog niet`,
    preheader: 'Een collega kijkt ernaar. Je hoort snel van ons.',
    heading: 'Dit lukt nog niet',
    what: (name) => `We hebben geprobeerd ${name} voor je te leveren, maar dat is niet gelukt. Dat spijt ons.`,
    next: 'Je hoeft niets te doen. Een collega zoekt uit wat er aan de hand is en mailt je binnen één werkdag. Kunnen we het niet leveren, dan krijg je je geld ervoor terug. De rest van je bestelling gaat gewoon door.',
    item: 'Het gaat om',
    contact: 'Wil je liever zelf bellen of mailen?',
    contactHere: 'Neem contact met ons op',
  },
}
