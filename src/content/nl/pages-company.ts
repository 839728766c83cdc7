import type { PageText } from '#content/page-text.ts'
import { brand } from '#site/brand.ts'
import type { PageIdIn } from '#site/pages.ts'

export const companyPagesNl = {
  home: {
    label: 'Home',
    title: 'Domeinnamen, hosting en WordPress',
    description:
      'Zoek een domeinnaam, zet er hosting onder en laat het groeien. Je ziet altijd twee prijzen: wat je nu betaalt en wat het daarna kost.',
    h1: 'Je eigen stek op internet.',
    lead: 'Zoek een naam, zet er hosting onder en laat het groeien. Je ziet altijd twee prijzen: wat je nu betaalt en wat het daarna kost.',
  },
  helpdesk: {
    label: 'Helpdesk',
    menuLine: 'Zoek een antwoord of stel je vraag.',
    title: 'Helpdesk: antwoorden en uitleg',
    description:
      'Antwoorden over domeinnamen, hosting, mail, verhuizen en facturen. Staat je vraag er niet bij? Stel hem aan mensen die hem echt lezen.',
    h1: 'Waar kunnen we je mee helpen?',
    lead: 'Zoek een antwoord of blader door de onderwerpen. Kom je er niet uit? Stel je vraag, we lezen hem echt.',
  },
  about: {
    label: 'Over ons',
    title: 'Over ons: wie we zijn en hoe we werken',
    description: `Maak kennis met ${brand.name}: domeinnamen en hosting uit Nederland, met eerlijke prijzen en mensen die meehelpen als je verhuist of vastloopt.`,
    h1: 'Een kwekerij voor websites.',
    lead: `${brand.name} verkoopt namen, hosting en alles wat daarop groeit. We zeggen vooraf wat iets kost, en we helpen sjouwen.`,
  },
  contact: {
    label: 'Contact',
    title: 'Contact: bel, mail of schrijf ons',
    description:
      'Een vraag over je bestelling, je naam of je verhuizing? Bel ons, stuur een mail of vul het formulier in. Hier staan al onze gegevens.',
    h1: 'Vraag maar.',
    lead: 'Bel, mail of vul het formulier in. Noem je bestelnummer als je dat hebt, dan helpen we je sneller.',
  },
  partnerProgramme: {
    label: 'Partnerprogramma',
    title: 'Partnerprogramma: verdien tot €\u00a0200 per sale',
    description: `Raad ${brand.name} aan met je eigen partnerlink en verdien tot €\u00a0200 per sale. Je ziet van elke verkoop wat ermee gebeurt.`,
    h1: 'Verdien tot €\u00a0200 per sale',
    lead: `Een stek geef je door. Raad ${brand.name} aan met je eigen partnerlink en verdien aan klanten die via jou bestellen.`,
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
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
