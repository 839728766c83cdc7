import { daysOf } from '#core/retention/mailed-links.ts'
import { brand } from '#site/brand.ts'
import { periodWords } from '#catalogue/periods.ts'

/** Texts of the mails to partners; the programme is Dutch only. */
export const partnerTexts = {
  reasons: {
    partnerApplied: `Je krijgt deze mail omdat iemand zich met dit adres heeft aangemeld als partner van ${brand.name}.`,
    partnerLink: `Je krijgt deze mail omdat je partner bent van ${brand.name}.`,
  },
  applied: {
    subject: `Bevestig je aanmelding als partner van ${brand.name}`,
    preheader: 'Nog één klik, dan krijg je je eigen partnerlink.',
    heading: 'Fijn dat je meedoet',
    what: 'Bevestig dat dit adres van jou is. Daarna ben je partner, en mailen we je je partnernummer en de link naar je overzicht.',
    button: 'Bevestig mijn aanmelding',
    validity: `De link werkt ${daysOf('confirmPartner')} dagen.`,
    notYou: 'Heb je je niet aangemeld? Klik dan niet en gooi deze mail weg. Zonder die klik gebeurt er niets.',
  },
  link: {
    newPartner: {
      subject: `Welkom als partner van ${brand.name}`,
      preheader: 'Hier zijn je partnerlink en je overzicht.',
      heading: 'Welkom als partner',
      what: `Deel je partnerlink waar je over ons schrijft. Bestelt een nieuwe klant binnen ${periodWords.nl.partnerClick} na een klik, dan staat die op jouw naam.`,
    },
    again: {
      subject: `Je link als partner van ${brand.name}`,
      preheader: 'Hiermee open je je overzicht.',
      heading: 'Je overzicht',
      what: 'Hier is de link naar je overzicht. Zodra je hem gebruikt, werken oudere links niet meer.',
    },
    button: 'Open je overzicht',
    number: 'Partnernummer',
    partnerLink: 'Partnerlink',
    validity: `De link naar je overzicht is van jou alleen en werkt ${daysOf('partnerStatement')} dagen. Daarna vraag je op dezelfde pagina een nieuwe aan.`,
    notYou: 'Niet gevraagd? Dan hoef je niets te doen.',
  },
}
