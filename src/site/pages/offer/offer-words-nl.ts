import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { OfferWords } from './offer-words.ts'

const { nl } = promiseWords

export const offerWordsNl: OfferWords = {
  price: { from: 'vanaf', between: 'het eerste jaar, daarna', perYear: 'per jaar' },
  freeMove: 'Gratis verhuizen',
  details: 'Alle details',
  reckoned: {
    yearly: 'Gerekend met betalen per jaar en de prijzen van vandaag.',
    monthly: 'Gerekend met betalen per maand en de prijzen van vandaag.',
  },
  questions: {
    cancelling: {
      question: 'Wat betaal ik na de eerste termijn, en hoe zeg ik op?',
      answer: `Je pakket loopt door voor de prijs die er als ‘daarna’ bij staat. Vanaf dat moment kun je elke dag opzeggen, met ${nl.notice}. Wat je vooruit betaalde en niet meer gebruikt, krijg je ${nl.refundPeriod} terug. Opzeggen doe je in ${brand.portalName.nl}, of zonder in te loggen via ‘Opzeggen’ onderaan deze pagina. Verandert een prijs, dan hoor je dat ${nl.priceChangeNotice}.`,
    },
    speed: {
      question: 'Hoe snel is mijn pakket klaar, en hoe snel krijg ik antwoord?',
      answer: `Na je betaling staat je pakket ${nl.deliveryUsually} klaar, en ${nl.deliveryLatest}. Vraag je als consument niet om een directe start, dan beginnen we na de bedenktijd van ${nl.withdrawalPeriod}. Op een vraag krijg je ${nl.answerTime} antwoord van een mens. Met de extra ‘Voorrang bij de helpdesk’ is dat ${nl.priorityAnswerTime}.`,
    },
    datacentre: {
      question: 'Waar staan mijn gegevens, en geven jullie een SLA?',
      answer: `Alles wat je bij ons opslaat, staat in ${nl.datacentre}. Een SLA met een gegarandeerd percentage geven we niet. Storingen en gepland onderhoud lees je op de statuspagina, onderaan elke pagina.`,
    },
  },
}
