import type { Purpose } from './cookie-consent.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { attributionDays } from './attribution.ts'

/**
 * Exact consent texts. On Dutch pages the affiliate cookie needs no consent, because it only serves to pay the partner,
 * and is described on the cookies page; on German pages it needs consent.
 */
export const purposeTexts: Readonly<Record<Purpose | 'necessary', Readonly<Record<'name' | 'about', LocalizedText>>>> =
  {
    necessary: {
      name: { nl: 'Noodzakelijk', de: 'Notwendig', en: 'Necessary' },
      about: {
        nl: 'Je mandje, inloggen en deze keuze.',
        de: 'Ihr Warenkorb, die Anmeldung und diese Auswahl.',
        en: 'Your basket, logging in and this choice.',
      },
    },
    affiliate: {
      name: { nl: 'Partnerlink', de: 'Partnerlink', en: 'Partner link' },
      about: {
        nl: `Kom je via de link van een partner, dan onthouden we ${attributionDays} dagen welke, alleen om die te betalen. Daar vragen we op de Nederlandse pagina’s geen toestemming voor.`,
        de: `${attributionDays} Tage merken, über welchen Partner Sie kamen, damit er seine Vergütung erhält. Ohne Einwilligung speichern wir nichts in Ihrem Browser.`,
        en: `Remember for ${attributionDays} days which partner sent you, so that they are paid. Without consent we store nothing in your browser.`,
      },
    },
    analytics: {
      name: { nl: 'Statistieken', de: 'Statistik', en: 'Statistics' },
      about: {
        nl: 'Meten hoe bezoekers de winkel gebruiken, met Google Analytics. Zonder je naam, je adres of de namen die je zoekt.',
        de: 'Messen, wie Besucher den Shop nutzen, mit Google Analytics. Ohne Ihren Namen, Ihre Adresse oder die Domains, die Sie suchen.',
        en: 'Measure how visitors use the shop, with Google Analytics. Without your name, your address or the names you search for.',
      },
    },
    marketing: {
      name: { nl: 'Marketing', de: 'Marketing', en: 'Marketing' },
      about: {
        nl: `${attributionDays} dagen onthouden welke advertentie je hier bracht, en een bestelling met bestelnummer en bedrag melden aan het netwerk van die advertentie. Dat doen we alleen met je toestemming.`,
        de: `${attributionDays} Tage merken, welche Anzeige Sie hierher brachte, und eine Bestellung mit Bestellnummer und Betrag an das Netzwerk dieser Anzeige melden. Nur mit Ihrer Einwilligung.`,
        en: `Remember for ${attributionDays} days which advertisement brought you, and report an order with its number and amount to the network of that advertisement. Without your yes neither happens.`,
      },
    },
  }

/** Other texts of the banner. */
export const consentTexts = {
  heading: { nl: 'Jouw keuze over cookies', de: 'Ihre Cookie-Auswahl', en: 'Your choice about cookies' },
  lead: {
    nl: 'Wat nodig is, staat aan. De rest alleen als jij het goedvindt.',
    de: 'Was nötig ist, ist an. Alles andere nur mit Ihrer Einwilligung.',
    en: 'What is needed is on. The rest only if you agree.',
  },
  more: { nl: 'Lees meer', de: 'Mehr erfahren', en: 'Read more' },
  allow: { nl: 'Toestaan', de: 'Zustimmen', en: 'Allow' },
  refuse: { nl: 'Weigeren', de: 'Ablehnen', en: 'Refuse' },
  choose: { nl: 'Zelf kiezen', de: 'Selbst auswählen', en: 'Choose yourself' },
  save: { nl: 'Bewaar mijn keuze', de: 'Auswahl speichern', en: 'Save my choice' },
  close: { nl: 'Sluiten', de: 'Schließen', en: 'Close' },
  always: { nl: 'altijd aan', de: 'immer an', en: 'always on' },
  unused: { nl: 'gebruiken we nu niet', de: 'nutzen wir zurzeit nicht', en: 'not used at present' },
  failed: {
    nl: 'Bewaren lukte niet. Probeer het nog eens.',
    de: 'Das Speichern ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    en: 'Your choice could not be saved. Please try again.',
  },
  number: { nl: 'Nummer van je keuze', de: 'Nummer Ihrer Auswahl', en: 'Number of your choice' },
} as const satisfies Readonly<Record<string, LocalizedText>>
