import type { ContactText } from './contact-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

const { from, to } = brand.hours

export const contactNl: ContactText<'nl'> = {
  head: {
    label: 'Contact',
    title: 'Contact: bel, mail of schrijf ons',
    description:
      'Een vraag over je bestelling, je naam of je verhuizing? Bel ons, stuur een mail of vul het formulier in. Hier staan al onze gegevens.',
    h1: 'Stel je vraag.',
    lead: 'Bel, mail of vul het formulier in. Noem je bestelnummer als je dat hebt, dan helpen we je sneller.',
  },
  formTitle: 'Schrijf ons',
  sent: {
    title: 'Je vraag is binnen',
    text: `Je krijgt een bevestiging per mail, en ${promiseWords.nl.answerTime} antwoord.`,
  },
  refused: {
    title: 'Versturen lukte niet',
    text: 'Kijk of alles is ingevuld en of je e-mailadres klopt. Met de knop Terug van je browser staat je tekst er nog. Blijft het misgaan, mail of bel ons dan.',
  },
  call: {
    title: 'Bellen',
    hours: `Maandag tot en met vrijdag, van ${from} tot ${to}\u00a0uur. Op feestdagen zijn we dicht.`,
  },
  mail: {
    title: 'Mailen',
    text: `Je hebt ${promiseWords.nl.answerTime} antwoord, en met de extra ‘Voorrang bij de helpdesk’ ${promiseWords.nl.priorityAnswerTime}.`,
  },
  visit: {
    title: 'Ons adres',
    country: 'Nederland',
    text: 'Voor post. Langskomen kan alleen op afspraak.',
  },
  status: {
    title: 'Doet je site het niet?',
    text: 'Kijk eerst of er een storing is.',
    link: 'Naar de statuspagina',
  },
  atHand: {
    h2: 'Handig om bij de hand te hebben',
    lead: 'Dan kunnen we je meteen helpen.',
    items: [
      {
        title: 'Over een bestelling of factuur',
        text: 'Het nummer. Een bestelling ziet eruit als 2026-000123, een factuur als F2026-000123.',
      },
      {
        title: 'Over je site of mail',
        text: 'De domeinnaam, wat je deed, wat je zag en hoe laat dat was. Zie je een foutmelding, plak die dan in je bericht.',
      },
      {
        title: 'Over verhuizen',
        text: [
          'Waar je site nu staat. De stappen lees je bij ',
          { label: 'website verhuizen', page: 'moveWebsite' },
          ', ',
          { label: 'domeinnaam verhuizen', page: 'moveDomain' },
          ' en ',
          { label: 'WordPress verhuizen', page: 'moveWordpress' },
          '.',
        ],
      },
      {
        title: 'Wat we nooit vragen',
        text: 'Het wachtwoord van je account bij ons, en codes van je bank. Vraagt iemand daar in onze naam om, geef ze dan niet en laat het ons weten.',
      },
    ],
  },
  next: {
    h2: 'Misschien staat je antwoord er al',
    items: [
      { page: 'helpdesk', label: 'Helpdesk', text: 'Zoek in de uitleg over namen, DNS, mail, WordPress en facturen.' },
      { page: 'cancellation', label: 'Opzeggen', text: 'Dat doe je zonder in te loggen, en zonder ons te bellen.' },
      {
        page: 'withdrawal',
        label: 'Herroepen',
        text: `Binnen ${promiseWords.nl.withdrawalPeriod} van gedachten veranderd? Hier regel je het.`,
      },
      { page: 'reportAbuse', label: 'Misbruik melden', text: 'Phishing, spam of iets anders dat niet mag.' },
    ],
  },
}
