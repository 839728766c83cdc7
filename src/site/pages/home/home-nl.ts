import type { HomeText } from './home-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { offerWordsNl } from '#site/pages/offer/offer-words-nl.ts'

export const homeNl: HomeText<'nl'> = {
  head: {
    label: 'Home',
    title: 'Webhosting en domeinnamen uit Nederland',
    description:
      'Je domeinnaam, hosting en e-mail bij één Nederlandse provider. Zoek je naam en zie wat je nu betaalt en wat het daarna kost.',
    h1: 'Je eigen stek op internet.',
    lead: 'Je domeinnaam, hosting en e-mail bij één Nederlandse provider. Bij elke prijs zie je wat je nu betaalt en wat het daarna kost.',
  },
  search: {
    label: 'Zoek je domeinnaam',
    placeholder: 'groenevingers.nl',
    button: 'Zoek domeinnaam',
    hint: 'Heb je al een domeinnaam? Typ hem in, dan helpen we je verhuizen.',
  },
  planter: {
    note: 'Prijzen voor het eerste jaar, exclusief en inclusief btw.',
    allExtensions: (extensions) => `Bekijk alle ${extensions} extensies`,
  },
  trust: [
    {
      icon: 'tag',
      titleOf: () => 'Altijd twee prijzen',
      text: 'Wat je nu betaalt en wat het daarna kost.',
    },
    {
      icon: 'move',
      titleOf: () => 'Gratis verhuisservice',
      text: 'Wij zetten je site en je mail over.',
    },
    {
      icon: 'globe',
      titleOf: (extensions) => `${extensions} extensies`,
      text: 'Van .nl en .com tot .amsterdam.',
    },
    {
      icon: 'chat',
      titleOf: () => 'Nederlandse helpdesk',
      text: `Antwoord ${promiseWords.nl.answerTime}, van een mens.`,
    },
  ],
  offers: {
    h2: 'Wat heb je nodig?',
    lead: 'Begin met een domeinnaam, of meteen met een complete website. Uitbreiden kan altijd.',
    tiles: {
      wordpress: {
        title: 'WordPress-hosting',
        text: `WordPress staat ${promiseWords.nl.deliveryUsually} klaar. Updates en back-ups doen wij.`,
        page: 'wordpressHosting',
      },
      domain: { title: 'Domeinnaam', text: 'Zoek je naam en zie wat hij nu en later kost.', page: 'registerDomain' },
      email: { title: 'E-mail', text: 'Zakelijke e-mail met je eigen domeinnaam.', page: 'emailHosting' },
      webhosting: { title: 'Webhosting', text: 'Voor je eigen site, met e-mail, SSL en back-ups.', page: 'webhosting' },
      website: { title: 'Website maken', text: 'Maak zelf een website, zonder code.', page: 'buildWebsite' },
      webshop: {
        title: 'Webshop maken',
        text: 'Een webshop zonder code. Klanten betalen via je eigen betaaldienst.',
        page: 'buildWebshop',
      },
    },
    note: 'Bij elke prijs staan beide bedragen, exclusief en inclusief btw. Deze prijzen betaal je per jaar vooruit.',
  },
  plans: {
    h2: 'Drie hostingpakketten. Overstappen kan altijd.',
    lead: 'Begin klein. Wordt het krap, dan zetten we je over naar het volgende pakket en verrekenen we wat je al betaald hebt.',
    fit: {
      stek: 'Voor een eerste site of een portfolio.',
      struik: 'Voor een bedrijf met een blog en een drukke inbox.',
      boom: 'Voor webshops en sites met veel bezoek.',
    },
    all: { label: 'Wat elk pakket in drie jaar kost', page: 'webhosting' },
  },
  moving: {
    h2: ['Wij sjouwen.', 'Jij kijkt toe.'],
    lead: 'Je website en je mail verhuizen we gratis. Een .nl verhuist gratis mee, bij .com betaal je een nieuw jaar. Aan je oude site veranderen we niets tot jij de nieuwe hebt goedgekeurd.',
    start: { label: 'Start je verhuizing', page: 'orderHosting', product: 'moving-service' },
    how: { label: 'Zo werkt het', page: 'moveWebsite' },
    fromLabel: 'Je zit nu bij',
  },
  faq: {
    h2: 'Vragen over hosting en domeinnamen',
    all: { label: 'Alle vragen in de helpdesk', page: 'helpdesk' },
    items: [
      {
        question: 'Waarom zie ik steeds twee prijzen?',
        answer: 'Omdat de eerste termijn vaak goedkoper is dan de volgende. Wij zetten ze naast elkaar.',
      },
      offerWordsNl.questions.cancelling,
      {
        question: 'Gaat mijn site offline als ik verhuis?',
        answer:
          'Niet door de verhuizing: we maken een kopie en testen die op een tijdelijk adres, terwijl je bezoekers gewoon je oude site zien. Pas als jij akkoord geeft, laten we je domeinnaam naar de nieuwe plek wijzen. Zeg je oude pakket dus pas daarna op.',
      },
      {
        question: 'Kan ik later een groter pakket kiezen?',
        answer:
          'Ja, altijd. We zetten je site op een werkdag over naar het nieuwe pakket en verrekenen wat je al betaald hebt. Je domeinnaam en je mailadressen blijven hetzelfde.',
      },
      {
        question: 'Hoe betaal ik?',
        answer:
          'Online, via onze betaaldienst: bijvoorbeeld met iDEAL\u00a0|\u2060\u00a0Wero, creditcard, PayPal, Bancontact of een bankoverschrijving. Welke manieren er voor jouw bestelling zijn, zie je in de laatste stap. Domeinnamen, mail en de bouwers voor websites en webshops betaal je per jaar vooruit. Hosting kan ook per maand.',
      },
      {
        question: 'Zijn de prijzen inclusief btw?',
        answer:
          'Bij elke prijs staan allebei de bedragen: groot exclusief btw, daaronder inclusief. Met één schakelaar draai je dat om, en we onthouden je keuze. We rekenen met het Nederlandse tarief tot we weten in welk land je woont, en in je mandje staat altijd het totaal inclusief btw.',
      },
    ],
  },
}
