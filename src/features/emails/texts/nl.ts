import { promiseWords } from '#catalogue/promises.ts'
import { formatCount } from '#core/locale/number-format.ts'
import { type Frequency, monthsOf } from '#core/catalogue/frequency.ts'
import { brand } from '#site/brand.ts'
import { withdrawalForm } from '#site/withdrawal-form.ts'
import { contactTexts } from './contact-texts.ts'
import { declarationTexts } from './declaration-texts.ts'
import { linkTexts } from './link-texts.ts'
import { partnerTexts } from './partner-texts.ts'
import { periodWords } from '#catalogue/periods.ts'

const said = promiseWords.nl

/** Texts of the mails; the Dutch ones are the shape of those in other languages. */
export const nl = {
  /** Without a name, the greeting suits any recipient. */
  greeting: (name: string | undefined) => (name === undefined ? 'Hallo,' : `Hoi ${name},`),
  reasons: {
    verifyEmail: `Je krijgt deze mail omdat iemand met dit adres een account bij ${brand.name} heeft gemaakt.`,
    accountExists: `Je krijgt deze mail omdat iemand met dit adres een account bij ${brand.name} wilde maken.`,
    resetPassword: `Je krijgt deze mail omdat iemand bij ${brand.name} een nieuw wachtwoord voor dit adres vroeg.`,
    passwordChanged: `Je krijgt deze mail omdat het wachtwoord van je account bij ${brand.name} is veranderd.`,
    newDevice: `Je krijgt deze mail omdat er met een nieuw apparaat is ingelogd op je account bij ${brand.name}.`,
    vatNumberChecked: `Je krijgt deze mail omdat je een btw-nummer hebt ingevuld bij ${brand.name}.`,
    orderConfirmed: `Je krijgt deze mail omdat je bij ${brand.name} hebt besteld. Bewaar hem goed: het is de bevestiging van je overeenkomst.`,
    paymentUnfinished: `Je krijgt deze mail omdat je bij ${brand.name} wilde bestellen.`,
    paymentRefunded: `Je krijgt deze mail omdat je bij ${brand.name} hebt besteld.`,
    holderUnverified: `Je krijgt deze mail omdat je bij ${brand.name} een domeinnaam hebt besteld.`,
    deliveryFailed: `Je krijgt deze mail omdat je bij ${brand.name} hebt besteld.`,
    renewalPriceRaised: `Je krijgt deze mail omdat je bij ${brand.name} hebt besteld.`,
    transferWaits: `Je krijgt deze mail omdat je bij ${brand.name} een verhuizing hebt besteld.`,
    declarationReceipt: declarationTexts.nl.reason,
    declarationToConfirm: declarationTexts.nl.ownerReason,
    declarationConfirmed: declarationTexts.nl.ownerReason,
    invoiceLink: linkTexts.nl.invoice.reason,
    declarationNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    contactReceived: contactTexts.nl.contact.why,
    contactNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    abuseReceived: contactTexts.nl.abuse.why,
    abuseNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    ...partnerTexts.reasons,
  },
  footer: {
    chamberOfCommerce: 'KvK',
    vatNumber: 'Btw',
    country: 'Nederland',
    help: 'Vragen? Kijk in de helpdesk',
    privacy: 'Privacy',
  },
  verifyEmail: {
    subject: 'Bevestig je e-mailadres',
    preheader: `Nog één klik en je account bij ${brand.name} is klaar.`,
    heading: `Welkom bij ${brand.name}`,
    why: 'Je account is gemaakt. Laat nog even weten dat dit adres van jou is. Dan komen je facturen en alles over je domeinnamen goed aan.',
    button: 'Bevestig mijn e-mailadres',
    validity: `De link werkt ${periodWords.nl.verifyLink}.`,
    meanwhile: 'Bestellen kan nu al. Zodra je adres bevestigd is, leggen we je domeinnamen voor je vast.',
    notYou:
      'Heb je geen account gemaakt? Dan heeft iemand zich waarschijnlijk vertypt. Klik dan niet en gooi deze mail weg.',
  },
  digits: {
    what: `Of typ deze zes cijfers op de pagina van je bestelling. Ze werken ${periodWords.nl.emailCode}.`,
  },
  accountExists: {
    subject: `Je hebt al een account bij ${brand.name}`,
    preheader: 'Inloggen is genoeg. Wachtwoord kwijt? Kies een nieuw wachtwoord.',
    heading: 'Je hebt al een account',
    what: 'Iemand wilde net een account maken met dit e-mailadres. Dat hoeft niet: je hebt er al een. We hebben niets veranderd, inloggen is genoeg.',
    button: 'Inloggen',
    forgotten: 'Wachtwoord kwijt?',
    newPassword: 'Kies een nieuw wachtwoord',
    validity: `Die link werkt ${periodWords.nl.passwordLink}, en maar één keer.`,
    notYou: 'Was jij dit niet? Dan hoef je niets te doen. Niemand kan met alleen je e-mailadres bij je account.',
  },
  resetPassword: {
    subject: 'Kies een nieuw wachtwoord',
    preheader: `De link werkt ${periodWords.nl.passwordLink}.`,
    heading: 'Een nieuw wachtwoord',
    what: 'Je vroeg om een nieuw wachtwoord. Kies er hier een. Op apparaten waarop je nog bent ingelogd, log je daarna opnieuw in.',
    button: 'Kies een nieuw wachtwoord',
    validity: `De link werkt ${periodWords.nl.passwordLink}, en maar één keer.`,
    notYou: 'Niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is veranderd',
    preheader: 'Was jij dit niet? Lees dan wat je nu moet doen.',
    heading: 'Je wachtwoord is veranderd',
    what: 'Vanaf nu log je in met je nieuwe wachtwoord.',
    when: 'Veranderd op',
    elsewhere: 'Op andere apparaten ben je uitgelogd.',
    notYou: (phone: string) => `Was jij dit niet? Kies dan meteen een nieuw wachtwoord en bel ons: ${phone}.`,
    button: 'Dit was ik niet',
  },
  newDevice: {
    subject: 'Er is ingelogd met een nieuw apparaat',
    preheader: 'Was jij dit niet? Lees dan wat je nu moet doen.',
    heading: 'Ingelogd met een nieuw apparaat',
    what: 'Er is net ingelogd op je account met een apparaat dat we nog niet kenden.',
    when: 'Ingelogd op',
    device: 'Apparaat',
    unknown: 'Onbekend apparaat',
    /** A browser on a system. */
    on: (browser: string, system: string) => `${browser} op ${system}`,
    network: 'Netwerk',
    wasYou: 'Was jij dit? Dan hoef je niets te doen.',
    notYou: (phone: string) =>
      `Was jij dit niet? Dan kent iemand je wachtwoord. Kies meteen een nieuw wachtwoord, dan is iedereen overal uitgelogd, en bel ons: ${phone}.`,
    button: 'Dit was ik niet',
    devices: 'Waar je bent ingelogd, zie je na het inloggen bij',
    devicesLink: 'Je apparaten',
  },
  vatNumberChecked: {
    vatNumber: 'Btw-nummer',
    result: 'Uitkomst',
    register: 'Gecontroleerd in VIES, het btw-register van de Europese Unie.',
    valid: {
      subject: 'Je btw-nummer klopt',
      preheader: 'We hebben het gevonden in het Europese register.',
      heading: 'Je btw-nummer klopt',
      what: 'We hebben je btw-nummer opgezocht en gevonden.',
      result: 'Geldig',
      reverseCharge: 'De btw wordt voortaan naar je verlegd: je betaalt de prijs zonder btw.',
      dutch: 'Het komt op je facturen te staan. Aan de btw die je betaalt, verandert niets.',
    },
    invalid: {
      subject: 'Je btw-nummer is niet gevonden',
      preheader: 'Kijk je het even na?',
      heading: 'Je btw-nummer is niet gevonden',
      what: 'We hebben je btw-nummer opgezocht, maar het register kent het niet.',
      result: 'Niet gevonden',
      dutch: 'Bestellen kan gewoon. Op je facturen komt het nummer pas te staan als het klopt.',
      consequence: 'Bestellen kan gewoon. Tot het nummer klopt, rekenen we btw.',
      remedy: 'Vaak is het een tikfout. Een nieuw nummer staat soms pas na een paar dagen in het register.',
      button: 'Btw-nummer aanpassen',
    },
  },
}

/** Texts of the mails about orders; amounts and dates are passed formatted. */
export const ordersNl = {
  orderNumber: 'Bestelnummer',
  amount: 'Bedrag',
  free: 'Gratis',
  perPeriod: (frequency: Frequency) => {
    const months = monthsOf(frequency)
    if (months === 1) return 'per maand'
    return months === 12 ? 'per jaar' : `per ${formatCount(months / 12, 'nl')} jaar`
  },
  orderConfirmed: {
    subject: (orderNumber: string) => `Je bestelling ${orderNumber} bij ${brand.name}`,
    preheader: (total: string) => `We hebben ${total} ontvangen. Je factuur zit erbij.`,
    heading: 'Bedankt voor je bestelling',
    paid: (total: string) => `We hebben je betaling van ${total} ontvangen.`,
    nothingToPay: 'Er was niets te betalen: je bestelling is rond.',
    startsNow: 'We gaan meteen voor je aan de slag. Hoe ver we zijn, zie je op elk moment hier.',
    startsLater: (day: string) =>
      `Je hebt niet gevraagd om meteen te beginnen. Daarom leveren we pas als je bedenktijd voorbij is: vanaf ${day}.`,
    confirmEmail: 'Nog één ding: bevestig je e-mailadres. Zodra dat gedaan is, leggen we je domeinnaam vast.',
    confirmEmailSoon: 'Nog één ding: bevestig je e-mailadres. Dan weten we zeker dat je facturen goed aankomen.',
    confirmButton: 'Bevestig je e-mailadres',
    progress: 'Hoe ver we zijn, zie je op elk moment hier:',
    /** `names`: those whose holder has to be confirmed. */
    unverified: (names: string) =>
      `Het register vraagt nog een bevestiging van de houder van ${names}. Wat je kunt doen en tot wanneer, lees je bij je bestelling.`,
    holder: (name: string) => `Houder: ${name}`,
    nameServers: (list: string) => `Nameservers: ${list}`,
    forwardsTo: (address: string) => `Stuurt door naar ${address}`,
    button: 'Volg je bestelling',
    ordered: 'Wat je hebt besteld',
    /** Explains the amounts of the lines. */
    caption: 'Prijzen zonder btw',
    move: 'Verhuizing naar ons',
    term: (from: string, until: string) => `${from} t/m ${until}`,
    insteadOf: (price: string, label: string) => `In plaats van ${price}: ${label}`,
    /** `vat`: how much less VAT there is to pay; null without VAT. */
    coupon: (discount: string, vat: string | null) =>
      `${discount} korting${vat === null ? '' : ` en ${vat} minder btw`}, al verrekend`,
    renewal: (price: string, period: string) => `Daarna ${price} ${period}`,
    renewalWithVat: (price: string, period: string, priceWithVat: string) =>
      `Daarna ${price} ${period} (${priceWithVat} incl. btw)`,
    net: 'Totaal excl. btw',
    vat: (rate: string) => `Btw ${rate}`,
    reverseCharge: (vatNumber: string) => `Btw verlegd naar ${vatNumber}`,
    outsideEu: 'Dienst buiten de EU, geen Nederlandse btw',
    total: 'Totaal incl. btw',
    /** The label of a total without VAT. */
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
    renews: `Na de eerste periode loopt je abonnement voor onbepaalde tijd door. De prijs die hierboven achter ‘Daarna’ staat, beloven we je tot en met de eerste verlenging. Je kunt opzeggen tegen het einde van de eerste periode. Daarna kan het elke dag, met ${said.notice}. Wat je dan te veel hebt betaald, krijg je ${said.refundPeriod} terug.`,
    /** How renewals are paid. */
    charged:
      'Verlengingen schrijven we automatisch af met dezelfde betaalmethode, omdat je ons daar bij je bestelling voor gemachtigd hebt. Een mail aan ons is genoeg om die machtiging in te trekken.',
    invoiced: `Van elke verlenging krijg je een factuur, te betalen binnen ${promiseWords.nl.invoicePeriod}. We schrijven niets automatisch af.`,
    cancel: 'Opzeggen kost niets en kan zonder in te loggen.',
    cancelHere: 'Opzeggen',
    withdrawal: `Je hebt ${said.withdrawalPeriod} bedenktijd`,
    right: `Je kunt deze overeenkomst herroepen zonder een reden te geven. De termijn is ${said.withdrawalPeriod} en begint op de dag na je bestelling.`,
    how: `Een duidelijk bericht voor het einde van die termijn is genoeg: op onze website, per e-mail (${brand.email}) of per brief. Het modelformulier hieronder mag, maar hoeft niet. Herroep je op de website, dan krijg je meteen een bevestiging per e-mail.`,
    withdrawHere: 'Overeenkomst herroepen',
    consequences: `Als je herroept, krijg je alles terug wat je hebt betaald: ${said.refundPeriod} nadat we je bericht kregen, op dezelfde manier als je hebt betaald en zonder kosten.`,
    started:
      'Je hebt gevraagd om meteen te beginnen. Herroep je hosting, dan betaal je alleen de dagen tot je herroeping, in verhouding tot de hele periode.',
    notStarted: 'We beginnen pas na je bedenktijd. Herroep je, dan betaal je dus niets.',
    domains:
      'Een domeinnaam kun je niet meer herroepen zodra hij is geregistreerd, zoals je bij je bestelling hebt verklaard.',
    lastDay: (until: string) => `Je kunt herroepen tot en met ${until}.`,
    form: withdrawalForm.nl,
    agreed: 'Waar je mee akkoord ging',
    agreedAt: (moment: string) => `Bij je bestelling op ${moment} verklaarde je:`,
    seller: 'Met wie je een overeenkomst hebt',
  },
  paymentUnfinished: {
    subject: (orderNumber: string) => `Je betaling voor bestelling ${orderNumber} is niet gelukt`,
    preheader: 'Er is niets afgeschreven. Probeer het opnieuw.',
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
    nothingEnds: 'Aan wat je hebt besteld, verandert niets.',
    notRegistered: (line: string) => `${line} konden we niet voor je registreren.`,
    endsOn: (line: string, day: string | null) =>
      day === null ? `${line} werkt tot het einde van de lopende periode.` : `${line} werkt tot en met ${day}.`,
    paid_duplicate: {
      subject: (orderNumber: string) => `We storten je dubbele betaling voor ${orderNumber} terug`,
      preheader: 'Je hebt twee keer betaald. Je krijgt één betaling terug.',
      heading: 'Je krijgt geld terug',
      what: (amount: string) =>
        `Je hebt deze bestelling twee keer betaald. We storten ${amount} terug. Daar hoef je niets voor te doen.`,
      next: 'Het bedrag staat meestal binnen een paar werkdagen op de rekening waarmee je hebt betaald. Aan je bestelling verandert niets.',
    },
    refunded: {
      subject: (orderNumber: string) => `Je krijgt geld terug voor bestelling ${orderNumber}`,
      preheader: 'We hebben het bedrag teruggestort.',
      heading: 'Je krijgt geld terug',
      what: (amount: string) => `We hebben ${amount} voor je teruggestort.`,
      next: 'Het bedrag staat meestal binnen een paar werkdagen op de rekening waarmee je hebt betaald.',
    },
    charged_back: {
      subject: (orderNumber: string) => `Je betaling voor ${orderNumber} is teruggeboekt`,
      preheader: 'Klopt dat? Laat het ons weten.',
      heading: 'Je betaling is teruggeboekt',
      what: (amount: string) => `Je bank heeft ${amount} van deze bestelling teruggeboekt.`,
      next: 'Wilde je dat niet, of weet je niet waarom? Neem dan contact met ons op, zodat we samen kijken hoe het verder gaat met wat je hebt besteld.',
    },
    contact: 'Heb je een vraag?',
    contactHere: 'Neem contact met ons op',
  },
  deliveryFailed: {
    subject: (orderNumber: string) => `Vertraging bij je bestelling ${orderNumber}`,
    preheader: `Een collega zoekt het uit en mailt je ${said.answerTime}.`,
    heading: 'Je bestelling heeft vertraging',
    what: (name: string) => `We hebben geprobeerd ${name} voor je te leveren, maar dat is niet gelukt. Dat spijt ons.`,
    next: `Je hoeft niets te doen. Een collega zoekt uit wat er aan de hand is en mailt je ${said.answerTime}. Kunnen we het niet leveren, dan krijg je je geld ervoor terug. De rest van je bestelling gaat gewoon door.`,
    item: 'Het gaat om',
    contact: 'Wil je liever zelf bellen of mailen?',
    contactHere: 'Neem contact met ons op',
  },
  holderUnverified: {
    subject: (orderNumber: string) => `Bevestig de houder van je domeinnaam, bestelling ${orderNumber}`,
    preheader: (day: string) => `Doe dit vóór ${day}, dan blijft je domeinnaam bereikbaar.`,
    heading: 'Bevestig wie de houder is',
    what: (day: string) =>
      `Het register vraagt nog iets over een domeinnaam in je bestelling. Gebeurt er niets, dan kan de naam vanaf ${day} onbereikbaar worden.`,
    needs: {
      email: (names: string) =>
        `${names}: laat de houder zijn e-mailadres bevestigen. De mail daarover is naar de houder gestuurd; kijk ook bij de spam.`,
      identity: (names: string) =>
        `${names}: laat ons zien dat de naam van de houder klopt, bijvoorbeeld met een uittreksel van de Kamer van Koophandel of een bankafschrift. Maak onleesbaar wat er niet toe doet.`,
    },
    button: 'Bekijk je bestelling',
    contact: 'Iets opsturen, of een vraag?',
    contactHere: 'Neem contact met ons op',
  },
  renewalPriceRaised: {
    subject: 'Je verlenging wordt duurder dan beloofd',
    preheader: 'Lees wat er verandert, waarom, en wat je kunt doen.',
    heading: 'Je verlenging wordt duurder',
    what: 'Bij je bestelling beloofden we je wat de eerste verlenging kost. Die belofte kunnen we niet houden. Dat spijt ons.',
    why: 'Waarom',
    line: (price: string, period: string, promised: string) => `${price} ${period}, beloofd was ${promised}`,
    withVat: (price: string, priceWithVat: string) => `${price} (${priceWithVat} incl. btw)`,
    from: (day: string) => `vanaf ${day}`,
    cancel: 'Wil je dat niet? Opzeggen tegen het einde van de eerste periode kost niets en kan zonder in te loggen.',
    cancelHere: 'Opzeggen',
  },
}

export type MailTexts = typeof nl
export type OrderMailTexts = typeof ordersNl
