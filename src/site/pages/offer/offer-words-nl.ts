import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

const { nl } = promiseWords

/** Texts that all pages selling packages share; the Dutch ones are the shape of the German ones. */
export const offerWordsNl = {
  /** Texts around the two prices of the smallest package: `from` 24 `between` 42 `perYear`. */
  price: { from: 'vanaf', between: 'het eerste jaar, daarna', perYear: 'per jaar' },
  /** Item in the list of included features. */
  freeMove: 'Gratis verhuizen',
  /** Label of the collapsed sections for screen readers. */
  details: 'Alle details',
  /** Explanation below the costs of three years. */
  reckoned: {
    yearly: 'Gerekend met betalen per jaar en de prijzen van vandaag.',
    monthly: 'Gerekend met betalen per maand en de prijzen van vandaag.',
  },
  /** Questions whose answer is the same for all packages. */
  questions: {
    cancelling: {
      question: 'Wat betaal ik na de eerste termijn, en hoe zeg ik op?',
      answer: `Je pakket loopt door voor de prijs die er als ‘daarna’ bij staat. Vanaf dat moment kun je elke dag opzeggen, met ${nl.notice}. Wat je vooruit betaalde en niet meer gebruikt, krijg je ${nl.refundPeriod} terug. Opzeggen doe je in ${brand.portalName.nl}, of zonder in te loggen via ‘Opzeggen’ onderaan deze pagina. Verandert een prijs, dan hoor je dat ${nl.priceChangeNotice}.`,
    },
    speed: {
      question: 'Hoe snel is mijn pakket klaar?',
      answer: `Je pakket staat ${nl.deliveryUsually} na je betaling klaar. Lukt dat niet, dan hoor je ${nl.answerTime} waarom. Wil je als consument dat we meteen beginnen, zeg dat dan bij je bestelling. Anders beginnen we na je bedenktijd van ${nl.withdrawalPeriod}.`,
    },
    help: {
      question: 'Hoe snel krijg ik antwoord op een vraag?',
      answer: `Je krijgt ${nl.answerTime} antwoord van een mens. Met de extra ‘Voorrang bij de helpdesk’ is dat ${nl.priorityAnswerTime}.`,
    },
    datacentre: {
      question: 'Waar staan mijn gegevens, en geven jullie een SLA?',
      answer: `Alles wat je bij ons opslaat, staat in ${nl.datacentre}. Een SLA met een gegarandeerd percentage geven we niet. Storingen en gepland onderhoud lees je op de statuspagina, onderaan elke pagina.`,
    },
  },
}
