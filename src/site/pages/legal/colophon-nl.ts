import type { ReadingText } from './reading-page.tsx'
import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

const { street, postalCode, city } = brand.address

export const colophonNl: ReadingText = {
  head: {
    label: 'Colofon',
    title: 'Colofon en bedrijfsgegevens',
    description: `De gegevens van ${brand.legalName}: vestigingsadres, KvK-nummer, btw-nummer en hoe je ons per telefoon en mail bereikt.`,
    h1: 'Colofon',
    lead: `${brand.legalName} staat achter deze winkel. Hier vind je ons adres, onze nummers en hoe je ons bereikt.`,
  },
  sections: [
    {
      id: 'bedrijf',
      title: 'Van wie deze winkel is',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Naam', value: `${brand.legalName}, een besloten vennootschap naar Nederlands recht` },
            { label: 'Adres', value: `${street}, ${postalCode} ${city}, Nederland` },
            {
              label: 'Vertegenwoordigd door',
              value:
                brand.representative ??
                'Dit is een demowinkel. Hier staat de naam van de bestuurder zodra er een echte onderneming achter zit.',
            },
            { label: 'KvK-nummer', value: `${brand.chamberOfCommerceNumber} (Kamer van Koophandel)` },
            { label: 'Btw-nummer', value: brand.vatNumber },
          ],
        },
      ],
    },
    {
      id: 'bereiken',
      title: 'Hoe je ons bereikt',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Telefoon', value: [{ label: formatPhone(brand.phone), href: `tel:${brand.phone}` }] },
            { label: 'E-mail', value: [{ label: brand.email, href: `mailto:${brand.email}` }] },
            { label: 'Formulier', value: [{ label: 'naar het contactformulier', page: 'contact' }] },
            {
              label: 'Lek in de beveiliging',
              value: [{ label: brand.securityEmail, href: `mailto:${brand.securityEmail}` }],
            },
          ],
        },
      ],
    },
    {
      id: 'contactpunt',
      title: 'Contactpunt voor autoriteiten en gebruikers',
      blocks: [
        [
          'Voor de digitaledienstenverordening (artikel 11 en 12) is ',
          { label: brand.email, href: `mailto:${brand.email}` },
          ' ons centrale contactpunt. Je kunt ons schrijven in het Nederlands, Duits en Engels. Illegale inhoud meld je met het ',
          { label: 'formulier voor misbruik', page: 'reportAbuse' },
          '.',
        ],
      ],
    },
    {
      id: 'klachten',
      title: 'Klachten en geschillen',
      blocks: [
        [
          'Een klacht mail je naar ',
          { label: brand.email, href: `mailto:${brand.email}?subject=Klacht` },
          `. Je krijgt ${promiseWords.nl.complaintAnswer} een inhoudelijk antwoord, of je hoort wanneer dat komt.`,
        ],
        'We zijn niet aangesloten bij een geschillencommissie. Komen we er samen niet uit, dan kun je naar de rechter. Advies krijg je bij ACM ConsuWijzer of het Juridisch Loket. Woon je in een ander land van de Europese Unie, dan helpt het Europees Consumenten Centrum je verder.',
      ],
    },
    {
      id: 'rechten',
      title: 'Teksten, tekeningen en namen van anderen',
      blocks: [
        'De teksten en tekeningen op deze site zijn van ons. Wil je er iets van gebruiken, vraag het dan even. Namen van andere bedrijven noemen we om te zeggen waar je vandaan komt of waar iets mee werkt. Ze zijn van die bedrijven, en we werken niet met hen samen tenzij dat erbij staat.',
        'De letter is Nunito, gemaakt door Vernon Adams en anderen en vrij te gebruiken onder de SIL Open Font License.',
      ],
    },
  ],
  changed: 'Laatst gewijzigd op 15 november 2026.',
}
