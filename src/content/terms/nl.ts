import { agreement } from '#content/terms/nl/agreement.ts'
import { closing } from '#content/terms/nl/closing.ts'
import { conduct } from '#content/terms/nl/conduct.ts'
import { money } from '#content/terms/nl/money.ts'
import { personalData } from '#content/terms/nl/personal-data.ts'
import { services } from '#content/terms/nl/services.ts'
import type { TermsText } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address

/** First version of the general terms; the footer links its PDF. Nothing in it is younger than its date. */
export const termsNl: TermsText = {
  title: 'Algemene voorwaarden',
  date: '2023-01-31',
  dateLabel: '31 januari 2023',
  opening: [
    'Dit zijn de afspraken tussen jou en ons. We hebben ze zo gewoon mogelijk opgeschreven, want je moet ze kunnen lezen. Ze gelden voor alles wat je bij ons bestelt.',
    `Vragen? Mail naar ${brand.email}.`,
  ],
  articles: [...agreement, ...money, ...services, ...conduct, ...personalData, ...closing],
  form: {
    title: 'Formulier om te herroepen',
    lead: 'Vul dit formulier alleen in en stuur het terug als je als consument de overeenkomst wilt herroepen.',
    says: [
      `Aan ${brand.legalName}, ${street}, ${postalCode} ${city}, ${brand.email}`,
      'Ik deel hierbij mee dat ik onze overeenkomst over de levering van de volgende dienst herroep:',
    ],
    blanks: ['Bestelnummer en dienst:', 'Besteld op:', 'Naam:', 'Adres:', 'Handtekening (alleen op papier):', 'Datum:'],
  },
  pageOf: (page, pages) => `Pagina ${page} van ${pages}`,
}
