import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { OfferWords } from './offer-words.ts'

const { de } = promiseWords

export const offerWordsDe: OfferWords = {
  price: { from: 'ab', between: 'im ersten Jahr, danach', perYear: 'pro Jahr' },
  freeMove: 'Kostenloser Umzug',
  details: 'Alle Einzelheiten',
  reckoned: 'Berechnet bei jährlicher Zahlung und zu den Preisen von heute.',
  questions: {
    cancelling: {
      question: 'Was zahle ich nach der ersten Laufzeit, und wie kündige ich?',
      answer: `Ihr Paket läuft zu dem Preis weiter, der als „danach“ dabeisteht. Ab dann können Sie jederzeit kündigen, mit ${de.notice}. Was Sie im Voraus bezahlt haben und nicht mehr nutzen, erstatten wir ${de.refundPeriod}. Sie kündigen in ${brand.portalName.de} oder ohne Anmeldung über „Verträge hier kündigen“ unten auf dieser Seite. Ändert sich ein Preis, erfahren Sie es ${de.priceChangeNotice}.`,
    },
    speed: {
      question: 'Wie schnell ist mein Paket bereit, und wie schnell bekomme ich Antwort?',
      answer: `Nach Ihrer Zahlung ist Ihr Paket ${de.deliveryUsually} bereit, ${de.deliveryLatest}. Wünschen Sie als Verbraucher keinen sofortigen Beginn, fangen wir nach Ablauf der Widerrufsfrist an. Auf eine Frage antwortet ${de.answerTime} ein Mensch. Mit dem Extra „Vorrang beim Helpdesk“ geschieht das ${de.priorityAnswerTime}.`,
    },
    datacentre: {
      question: 'Wo liegen meine Daten, und gibt es ein SLA?',
      answer: `Alles, was Sie bei uns speichern, liegt in ${de.datacentre}. Ein SLA mit einer garantierten Verfügbarkeit geben wir nicht. Störungen und geplante Wartungen stehen auf der Seite zum Serverstatus, die Sie unten auf jeder Seite finden.`,
    },
  },
}
