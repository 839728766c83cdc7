import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

/** Texts of the mails about contact forms and abuse reports. The Dutch texts are the shape of those in other languages. */
const nl = {
  receipt: 'Nummer',
  receivedAt: 'Ontvangen op',
  about: 'Het gaat over',
  subjects: {
    domain: 'een domeinnaam',
    hosting: 'hosting of e-mail',
    moving: 'verhuizen',
    order: 'een bestelling',
    billing: 'een factuur of betaling',
    other: 'iets anders',
  },
  reasons: {
    phishing: 'phishing of oplichting',
    malware: 'virussen of een gehackte site',
    copyright: 'auteursrecht of merkrecht',
    illegal: 'andere illegale inhoud',
    other: 'iets anders',
  },
  contact: {
    why: `Je krijgt deze mail omdat iemand met dit adres een vraag heeft gesteld aan ${brand.name}.`,
    subject: (receipt: string) => `Je vraag is binnen (${receipt})`,
    preheader: `Je krijgt ${promiseWords.nl.answerTime} antwoord.`,
    heading: 'Je vraag is binnen',
    what: `Bedankt voor je bericht. Een van ons leest het en antwoordt ${promiseWords.nl.answerTime} per mail.`,
    next: 'Wil je nog iets toevoegen? Antwoord dan op deze mail en laat het nummer in het onderwerp staan.',
    meanwhile: 'Misschien staat je antwoord er al:',
    helpdesk: 'zoek in de helpdesk',
    notYou: 'Heb je ons niets gevraagd? Dan heeft iemand zich vertypt. Je hoeft niets te doen.',
  },
  abuse: {
    why: `Je krijgt deze mail omdat iemand met dit adres iets heeft gemeld bij ${brand.name}.`,
    subject: (receipt: string) => `Je melding is binnen (${receipt})`,
    preheader: 'We kijken ernaar en laten je weten wat we besluiten.',
    heading: 'Je melding is binnen',
    what: 'Bedankt dat je dit meldt. Een mens beoordeelt je melding. Phishing en virussen pakken we als eerste op.',
    next: 'Zodra we een besluit hebben, mailen we je wat we doen, waarom, en wat je kunt doen als je het er niet mee eens bent. Wie de site beheert, hoort van ons niet wie heeft gemeld, tenzij dat nodig is, zoals bij auteursrecht.',
    notYou: 'Heb je niets gemeld? Antwoord dan op deze mail, dan zoeken we het uit.',
  },
}

const de: typeof nl = {
  receipt: 'Nummer',
  receivedAt: 'Eingegangen am',
  about: 'Es geht um',
  subjects: {
    domain: 'eine Domain',
    hosting: 'Hosting oder E-Mail',
    moving: 'einen Umzug',
    order: 'eine Bestellung',
    billing: 'eine Rechnung oder Zahlung',
    other: 'etwas anderes',
  },
  reasons: {
    phishing: 'Phishing oder Betrug',
    malware: 'Schadsoftware oder eine gehackte Website',
    copyright: 'Urheber- oder Markenrecht',
    illegal: 'andere rechtswidrige Inhalte',
    other: 'etwas anderes',
  },
  contact: {
    why: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse eine Frage an ${brand.name} gestellt hat.`,
    subject: (receipt) => `Ihre Frage ist angekommen (${receipt})`,
    preheader: `Sie erhalten ${promiseWords.de.answerTime} eine Antwort.`,
    heading: 'Ihre Frage ist angekommen',
    what: `Vielen Dank für Ihre Nachricht. Jemand von uns liest sie und antwortet ${promiseWords.de.answerTime} per E-Mail.`,
    next: 'Möchten Sie etwas ergänzen? Dann antworten Sie auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.',
    meanwhile: 'Vielleicht steht Ihre Antwort schon da:',
    helpdesk: 'im Helpdesk suchen',
    notYou: 'Sie haben uns nichts gefragt? Dann hat sich jemand vertippt. Sie müssen nichts tun.',
  },
  abuse: {
    why: `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse etwas bei ${brand.name} gemeldet hat.`,
    subject: (receipt) => `Ihre Meldung ist eingegangen (${receipt})`,
    preheader: 'Wir prüfen sie und teilen Ihnen unsere Entscheidung mit.',
    heading: 'Ihre Meldung ist eingegangen',
    what: 'Vielen Dank für Ihre Meldung. Wir prüfen sie. Phishing und Schadsoftware gehen vor.',
    next: 'Sobald wir entschieden haben, schreiben wir Ihnen, was wir tun, warum, und was Sie tun können, wenn Sie nicht einverstanden sind. Wer die Website betreibt, erfährt von uns nicht, wer gemeldet hat, es sei denn, das ist nötig, etwa beim Urheberrecht.',
    notYou: 'Sie haben nichts gemeldet? Dann antworten Sie bitte auf diese E-Mail, wir klären das.',
  },
}

const en: typeof nl = {
  receipt: 'Number',
  receivedAt: 'Received on',
  about: 'It is about',
  subjects: {
    domain: 'a domain name',
    hosting: 'hosting or e-mail',
    moving: 'moving',
    order: 'an order',
    billing: 'an invoice or payment',
    other: 'something else',
  },
  reasons: {
    phishing: 'phishing or fraud',
    malware: 'malware or a hacked site',
    copyright: 'copyright or trademarks',
    illegal: 'other illegal content',
    other: 'something else',
  },
  contact: {
    why: `You get this mail because somebody with this address asked ${brand.name} a question.`,
    subject: (receipt) => `We have your question (${receipt})`,
    preheader: `You get an answer ${promiseWords.en.answerTime}.`,
    heading: 'We have your question',
    what: `Thank you for your message. One of us reads it and answers by mail ${promiseWords.en.answerTime}.`,
    next: 'Anything to add? Answer this mail and leave the number in the subject.',
    meanwhile: 'Your answer may be there already:',
    helpdesk: 'search the helpdesk',
    notYou: 'You did not ask us anything? Then somebody mistyped. You need not do anything.',
  },
  abuse: {
    why: `You get this mail because somebody with this address reported something to ${brand.name}.`,
    subject: (receipt) => `We have your report (${receipt})`,
    preheader: 'We look into it and tell you what we decide.',
    heading: 'We have your report',
    what: 'Thank you for reporting this. A person looks into it. Phishing and malware come first.',
    next: 'As soon as we have decided, we mail you what we do, why, and what you can do if you disagree. Whoever runs the site does not learn from us who reported it, unless that is needed, as with copyright.',
    notYou: 'You did not report anything? Then answer this mail and we will find out.',
  },
}

export const contactTexts: Readonly<Record<Locale, typeof nl>> = { nl, de, en }
