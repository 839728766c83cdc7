import type { DeclarationText } from './declaration-page.tsx'
import { brand } from '#site/brand.ts'

const address = `${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`

export const declarationsNl = {
  withdrawal: {
    head: {
      label: 'Overeenkomst herroepen',
      title: 'Overeenkomst herroepen binnen 14 dagen',
      description:
        'Van gedachten veranderd? Als consument herroep je een bestelling hier binnen 14 dagen, zonder in te loggen en zonder een reden te geven.',
      h1: 'Overeenkomst herroepen',
      lead: 'Als consument kun je een bestelling binnen 14 dagen herroepen. Dat doe je hier, zonder in te loggen en zonder een reden te geven.',
    },
    asides: [
      {
        title: 'Voor wie',
        text: 'Herroepen kan als je als consument hebt besteld, niet voor je bedrijf of beroep.',
      },
      {
        title: 'Hoe lang',
        text: 'Tot en met 14 dagen na de dag van je bestelling. Versturen op de laatste dag is op tijd.',
      },
      {
        title: 'Hoe het gaat',
        text: 'Je vult het formulier in, kijkt het na en bevestigt. Daarna krijg je meteen een mail. Naar het adres van je bestelling gaat ook een mail met een knop: na die klik geldt je herroeping, vanaf de dag waarop ze binnenkwam. Ben je ingelogd, dan geldt ze meteen.',
      },
    ],
    sections: [
      {
        title: 'Wat je terugkrijgt',
        paragraphs: [
          'Na je herroeping betalen we alles terug wat je voor die bestelling hebt betaald. Dat doen we zo snel mogelijk en uiterlijk binnen 14 dagen, op dezelfde manier als je betaalde. Het kost je niets.',
          'Heb je bij het bestellen gevraagd om meteen te beginnen, dan betaal je voor hosting en e-mail alleen de dagen tot je herroeping.',
          'Een domeinnaam leggen we meteen voor je vast als je dat gevraagd hebt. Is hij geregistreerd, dan is die dienst helemaal geleverd en kun je hem niet meer herroepen. Daar heb je bij het bestellen een vinkje voor gezet.',
        ],
      },
      {
        title: 'Voor een deel van je bestelling',
        paragraphs: [
          'Schrijf bij de bestelling welk deel je herroept. Bijvoorbeeld: 2026-000123, alleen het pakket van groenevingers.nl.',
        ],
      },
    ],
    letter: {
      title: 'Liever een brief of mail?',
      lead: 'Dat mag ook, met deze tekst of in je eigen woorden.',
      lines: [
        `Aan ${address}, ${brand.email}`,
        'Ik deel u hierbij mee dat ik onze overeenkomst over de levering van de volgende dienst herroep:',
        'Bestelnummer en dienst:',
        'Besteld op:',
        'Naam:',
        'Adres:',
        'Datum en, op papier, handtekening:',
      ],
      mail: 'Open deze tekst in je mail',
    },
    noScript:
      'Het formulier werkt met JavaScript. Zonder kan het net zo goed: stuur ons de tekst hieronder, per mail of per brief.',
  },
  cancellation: {
    head: {
      label: 'Opzeggen',
      title: 'Abonnement opzeggen',
      description:
        'Zeg je hosting, e-mail of domeinnaam hier op, zonder in te loggen. Na de eerste periode kan dat elke dag, met hooguit een maand opzegtermijn.',
      h1: 'Een abonnement opzeggen',
      lead: 'Opzeggen doe je hier, zonder in te loggen. Na de eerste periode kan het elke dag, met hooguit een maand opzegtermijn.',
    },
    asides: [
      {
        title: 'Wanneer het kan',
        text: 'Na de eerste periode elke dag, met hooguit een maand opzegtermijn. Tijdens de eerste periode tegen het einde daarvan.',
      },
      { title: 'Wat je terugkrijgt', text: 'Vooruitbetaalde dagen na het einde betalen we binnen 14 dagen terug.' },
      {
        title: 'Je domeinnaam',
        text: `Wil je je naam houden? Verhuis hem dan voor het einde. In ${brand.portalName.nl} vind je de verhuiscode.`,
      },
    ],
    sections: [
      {
        title: 'Wat er gebeurt als je opzegt',
        paragraphs: [
          'Je krijgt meteen een bevestiging per mail, met de datum en tijd waarop je opzegging binnenkwam. Naar het adres van je bestelling gaat een mail met de einddatum en een knop: na die klik geldt je opzegging, vanaf de dag waarop ze binnenkwam. Ben je ingelogd, dan geldt ze meteen. Tot de einddatum blijft alles werken.',
          'Na de einddatum bewaren we je site, mail en databases nog 14 dagen, zodat je ze kunt ophalen. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren. Maak dus op tijd een kopie.',
          'Heb je korter dan 14 dagen geleden besteld? Dan is herroepen meestal beter voor je dan opzeggen.',
        ],
      },
    ],
    letter: {
      title: 'Liever een brief of mail?',
      lead: 'Dat mag ook, in je eigen woorden of zo:',
      lines: [
        `Aan ${address}, ${brand.email}`,
        'Hierbij zeg ik mijn overeenkomst op, zo snel als mogelijk is:',
        'Bestelnummer of domeinnaam en pakket:',
        'Naam:',
        'E-mailadres voor de bevestiging:',
        'Datum en, op papier, handtekening:',
      ],
      mail: 'Open deze tekst in je mail',
    },
    noScript:
      'Het formulier werkt met JavaScript. Zonder kan het net zo goed: stuur ons de tekst hieronder, per mail of per brief.',
  },
} as const satisfies Record<string, DeclarationText>
