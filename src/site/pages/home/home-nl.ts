import type { HomeText } from './home-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { offerWordsNl } from '#site/pages/offer/offer-words-nl.ts'

export const homeNl: HomeText<'nl'> = {
  head: {
    label: 'Home',
    title: 'Domeinnamen, hosting en WordPress',
    description:
      'Zoek een domeinnaam, zet er hosting onder en laat het groeien. Je ziet altijd twee prijzen: wat je nu betaalt en wat het daarna kost.',
    h1: 'Je eigen stek op internet.',
    lead: 'Zoek een naam, zet er hosting onder en laat het groeien. Je ziet altijd twee prijzen: wat je nu betaalt en wat het daarna kost.',
  },
  search: {
    label: 'Zoek je domeinnaam',
    placeholder: 'groenevingers.nl',
    button: 'Zoek domeinnaam',
    hint: 'Heb je al een naam? Typ hem in, dan helpen we je verhuizen.',
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
    h2: 'Wat wil je laten groeien?',
    lead: 'Begin met een naam, of meteen met een complete website. Uitbreiden kan elke dag.',
    tiles: {
      wordpress: {
        title: 'WordPress-hosting',
        text: `WordPress staat ${promiseWords.nl.deliveryUsually} klaar. Updates en back-ups doen wij.`,
        page: 'wordpressHosting',
      },
      domain: { title: 'Domeinnaam', text: 'Zoek je naam en zie wat hij nu en later kost.', page: 'registerDomain' },
      email: { title: 'E-mail', text: 'Mail op je eigen domein.', page: 'emailHosting' },
      webhosting: { title: 'Webhosting', text: 'Ruimte voor alles wat je zelf bouwt.', page: 'webhosting' },
      website: { title: 'Website maken', text: 'Slepen, schrijven, online.', page: 'buildWebsite' },
      webshop: {
        title: 'Webshop maken',
        text: 'Een webshop zonder code. Klanten betalen via je eigen betaaldienst.',
        page: 'buildWebshop',
      },
    },
    note: 'Bij elke prijs staan beide bedragen, exclusief en inclusief btw. Deze prijzen betaal je per jaar vooruit.',
  },
  plans: {
    h2: 'Drie maten. Groeien mag altijd.',
    lead: 'Begin klein. Wordt het krap, dan zetten we je over naar de volgende maat en verrekenen we wat je al betaald hebt.',
    fit: {
      stek: 'Voor een eerste site of een portfolio.',
      struik: 'Voor een bedrijf met een blog en een drukke inbox.',
      boom: 'Voor webshops en sites met veel bezoek.',
    },
    all: { label: 'Wat elke maat in drie jaar kost', page: 'webhosting' },
  },
  moving: {
    h2: ['Wij sjouwen.', 'Jij kijkt toe.'],
    lead: 'Je website en je mail verhuizen we gratis. Je domeinnaam kan mee, voor de prijs van de extensie. Je oude site blijft online tot jij de nieuwe hebt goedgekeurd.',
    start: { label: 'Start je verhuizing', page: 'orderHosting', product: 'moving-service' },
    how: { label: 'Zo werkt het', page: 'moveWebsite' },
    fromLabel: 'Je zit nu bij',
  },
  faq: {
    h2: 'Goed om te weten',
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
          'Nee. We maken eerst een kopie en testen die op een tijdelijk adres, terwijl je bezoekers gewoon je oude site zien. Pas als jij akkoord geeft, laten we je naam naar de nieuwe plek wijzen. De verhuisservice is gratis.',
      },
      {
        question: 'Kan ik later een grotere maat kiezen?',
        answer:
          'Ja, elke dag. We zetten je site over naar de nieuwe maat en verrekenen wat je al betaald hebt. Aan je naam en je mail verandert niets.',
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
