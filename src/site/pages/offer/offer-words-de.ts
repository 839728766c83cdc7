import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { offerWordsNl } from './offer-words-nl.ts'

const { de } = promiseWords

export const offerWordsDe: typeof offerWordsNl = {
  price: { from: 'ab', between: 'im ersten Jahr, danach', perYear: 'pro Jahr' },
  freeMove: 'Kostenloser Umzug',
  details: 'Alle Einzelheiten',
  reckoned: {
    yearly: 'Berechnet mit jährlicher Zahlung und den Preisen von heute.',
    monthly: 'Berechnet mit monatlicher Zahlung und den Preisen von heute.',
  },
  questions: {
    cancelling: {
      question: 'Was zahle ich nach der ersten Laufzeit, und wie kündige ich?',
      answer: `Ihr Paket läuft zu dem Preis weiter, der mit „danach“ angegeben ist. Sie können dann jederzeit kündigen, mit ${de.notice}. Was Sie im Voraus bezahlt haben und nicht mehr nutzen, erstatten wir ${de.refundPeriod}. Sie kündigen in ${brand.portalName.de} oder ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite. Ändert sich ein Preis, erfahren Sie es ${de.priceChangeNotice}.`,
    },
    speed: {
      question: 'Wie schnell ist mein Paket bereit?',
      answer: `Ihr Paket ist ${de.deliveryUsually} nach der Zahlung bereit. Klappt das einmal nicht, erfahren Sie ${de.answerTime} den Grund. Möchten Sie als Verbraucher, dass wir sofort beginnen, sagen Sie es bei der Bestellung. Sonst beginnen wir nach Ihrer Widerrufsfrist (${de.withdrawalPeriod}).`,
    },
    help: {
      question: 'Wie schnell antwortet der Support?',
      answer: `Unser Support antwortet auf Deutsch, ${de.answerTime}. Mit dem Extra „Vorrang beim Helpdesk“ geht es schneller: ${de.priorityAnswerTime}.`,
    },
    datacentre: {
      question: 'Wo liegen meine Daten? Gibt es AV-Vertrag und SLA?',
      answer: `Alles liegt in ${de.datacentre}, also in der EU. Die Vereinbarung zur Auftragsverarbeitung nach Art.\u00a028 DSGVO gehört zu unseren AGB. Ein SLA mit garantierter Verfügbarkeit geben wir nicht. Störungen und Wartungen stehen auf der Statusseite, verlinkt am Ende jeder Seite.`,
    },
  },
}
