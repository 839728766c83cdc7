import { brand } from '#site/brand.ts'
import type { PageText } from '#site/pages.ts'
import type { CommissionSlugs } from '#core/partners/commission.ts'
import type { PartnerTerms, PartnerText } from './partners-page.tsx'

/** Names of commission rows that are neither one product nor a whole family. */
export const rungNamesNl: Readonly<Partial<Record<CommissionSlugs, string>>> = {
  'domain-': 'Losse domeinnaam',
  'reseller-': 'Kleinere resellerpakketten',
}

export const partnerHeadsNl = {
  partnerProgramme: {
    label: 'Partnerprogramma',
    title: 'Partnerprogramma: verdien tot €\u00a0200 per sale',
    description: `Raad ${brand.name} aan met je eigen partnerlink en verdien tot €\u00a0200 per sale. Je ziet van elke verkoop wat ermee gebeurt.`,
    h1: 'Verdien tot €\u00a0200 per sale',
    lead: `Raad ${brand.name} aan met je eigen partnerlink en verdien aan nieuwe klanten die via jou bestellen.`,
  },
  partnerSignup: {
    label: 'Partner worden',
    title: 'Partner worden: meld je aan',
    description:
      'Meld je aan voor het partnerprogramma. Vertel wie je bent en waar je over ons schrijft, dan krijg je een mail met je eigen partnerlink.',
    h1: 'Word partner',
    lead: 'Vertel ons wie je bent en waar je over ons schrijft. Daarna krijg je een mail met je eigen partnerlink.',
  },
  partnerStatement: {
    label: 'Partneroverzicht',
    title: 'Je partneroverzicht',
    description:
      'Het overzicht van je verkopen als partner: wat er is besteld, wat er nog wacht, wat is goedgekeurd en wat is uitbetaald.',
    h1: 'Je partneroverzicht',
    lead: 'Hier zie je elke verkoop via jouw link en wat er met je commissie gebeurt. Je opent het overzicht met de link uit je mail.',
  },
} as const satisfies Record<string, PageText>

export function partnerPageNl(terms: PartnerTerms): PartnerText {
  const { cookieDays, approvalDays, cardDays, maxDays, most, minPayout, nothing } = terms
  return {
    join: 'Meld je aan',
    openStatement: 'Naar je overzicht',
    steps: {
      h2: 'Zo werkt het',
      lead: 'Je vertelt over ons waar je dat toch al doet. Wie via jouw link bestelt, staat op jouw naam.',
      items: [
        {
          title: 'Jij meldt je aan',
          text: 'Vul in wie je bent en bevestig je mailadres. Je krijgt meteen je partnernummer en je eigen link.',
        },
        {
          title: 'Jij deelt je link',
          text: 'Op je site, in een mail of in een video. In je overzicht maak je een link naar elke pagina en staan teksten en banners klaar.',
        },
        {
          title: 'Wij betalen uit',
          text: `Bestelt en betaalt er een nieuwe klant, dan zie je het in je overzicht. Meestal is je commissie na ${approvalDays} dagen goedgekeurd, en daarna maken we die over.`,
        },
      ],
    },
    ladder: {
      h2: 'Wat je verdient',
      lead: 'Dit verdien je aan een nieuwe klant die per jaar betaalt, voor iedere partner gelijk. Vul in hoeveel je denkt te verkopen en je ziet wat dat minstens opbrengt.',
      notes: [
        'Je krijgt nooit meer dan de helft van wat de klant zonder btw voor het eerste jaar betaalt. Daarom verschilt het bedrag per pakket.',
        'Betaalt de klant per maand, dan is het hooguit de helft van de eerste maand. Latere maanden lopen buiten de winkel om en tellen niet mee.',
        `Een losse domeinnaam levert ${nothing} op: daar verdienen we zelf te weinig op om te delen.`,
        `Eén bestelling is één verkoop. Zit er meer in, dan tellen we de bedragen op, tot hooguit ${most}.`,
        'Verlengingen en domeinnamen die hierheen verhuizen tellen niet mee. Extra’s ook niet.',
      ],
    },
    rules: {
      h2: 'De regels, voluit',
      lead: 'Dit zijn alle regels.',
      items: [
        {
          title: `${cookieDays} dagen de tijd`,
          text: `Wie op je link klikt, mag er ${cookieDays} dagen over doen. Bestelt iemand in die tijd in dezelfde browser, dan is de verkoop van jou.`,
        },
        {
          title: 'De laatste klik telt',
          text: 'Klikt iemand daarna op de link van een andere partner, dan gaat de verkoop naar die ander. Andersom ook.',
        },
        {
          title: `Goedgekeurd na ${approvalDays} dagen`,
          text: `Je commissie ontstaat als de bestelling betaald is. ${approvalDays} dagen later is die goedgekeurd. Kan een bank de betaling langer terughalen, dan wachten we daarop: ${cardDays} dagen bij een creditcard, ${maxDays} bij PayPal.`,
        },
        {
          title: 'Geld terug is commissie terug',
          text: 'Betalen we een klant terug, of herroept die de koop, dan draaien we je commissie terug. Krijgt de klant een deel terug, dan gaat dat deel eraf.',
        },
        {
          title: 'Nieuwe klanten, niet jezelf',
          text: 'Je verdient één keer: aan de eerste betaalde bestelling van een nieuwe klant. Niet aan wie al eerder kocht, en niet aan jezelf. We kijken naar account, mailadres, telefoon, btw- en KvK-nummer en IBAN.',
        },
        {
          title: 'Uitbetalen per maand',
          text: `Staat er ${minPayout} of meer goedgekeurd, dan maken we het één keer per maand over op je IBAN. Wat eronder blijft, schuift door. Zolang we geen gecontroleerd IBAN van je hebben, keuren we niets goed.`,
        },
      ],
    },
    view: {
      h2: 'Wat je ziet, en wat niet',
      seen: {
        h3: 'In je overzicht staat',
        items: [
          'hoeveel bezoekers er per dag via je link kwamen',
          'elke verkoop, met de datum en het soort product',
          'wat je eraan verdient, en op welke dag dat definitief is',
          'elke uitbetaling, en alle boekingen om na te rekenen',
        ],
      },
      unseen: {
        h3: 'Wat je nooit te zien krijgt',
        items: [
          'wie er besteld heeft: geen naam, geen adres, geen mailadres',
          'welke domeinnaam iemand koos',
          'wat iemand betaalde, of welk bestelnummer erbij hoort',
        ],
      },
    },
    faq: {
      h2: 'Goed om te weten',
      lead: 'Meedoen?',
      items: [
        {
          question: 'Moet ik zelf klant zijn?',
          answer: `Nee. Het helpt wel: wie ${brand.name} kent, vertelt er beter over. Over je eigen bestellingen krijg je geen commissie.`,
        },
        {
          question: 'Moet ik een bedrijf hebben?',
          answer:
            'Nee. Wat je verdient, geef je zelf op bij de Belastingdienst. Heb je een bedrijf, vul dan je btw-nummer in.',
        },
        {
          question: 'Betaalt een klant meer als die via mij komt?',
          answer: 'Nee. De prijzen zijn voor iedereen gelijk. Je commissie betalen wij.',
        },
        {
          question: 'Wat als iemand geen cookies wil?',
          answer: `Op Nederlandse pagina’s onthouden we je nummer ${cookieDays} dagen in één cookie, die alleen daarvoor dient. Blokkeert iemand alle cookies, dan telt alleen een bestelling die in hetzelfde bezoek wordt betaald.`,
        },
        {
          question: 'Waar mag ik mijn link niet gebruiken?',
          answer:
            'In ongevraagde mail, in advertenties op onze naam, en op plekken waar het tegen de wet is. Zeg er eerlijk bij dat je er iets aan verdient.',
        },
        {
          question: 'Ik ben de link naar mijn overzicht kwijt.',
          answer: 'Vul op de pagina van je overzicht je mailadres in, dan sturen we je een nieuwe.',
        },
      ],
    },
    signup: {
      asides: [
        {
          title: 'Wat er nu gebeurt',
          text: 'Je krijgt een mail om je adres te bevestigen. Daarna heb je meteen je partnernummer en je link.',
        },
        {
          title: 'IBAN nog niet bij de hand?',
          text: 'Laat het veld dan leeg en mail het ons later. Tot die tijd wacht je commissie: goedkeuren doen we pas met een IBAN.',
        },
        {
          title: 'Wat we met je gegevens doen',
          text: 'We gebruiken ze om je te mailen, je uit te betalen en om te zien of iemand voor zichzelf koopt. Verder niet.',
        },
      ],
      noScript: 'Dit formulier werkt met JavaScript. Zet het aan, of mail ons, dan melden wij je aan.',
    },
    statement: { noScript: 'Je overzicht werkt met JavaScript. Zet het aan en open de link uit je mail nog eens.' },
  }
}

/** Text of the partner banners, with line breaks for each shape. */
export const partnerBannerNl = {
  one: ['Je eigen plek op internet'],
  two: ['Je eigen plek', 'op internet'],
  three: ['Je eigen', 'plek op', 'internet'],
  action: 'Bekijk',
} as const
