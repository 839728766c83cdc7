import type { DeclarationPages } from '#content/declaration-pages.ts'
import { brand } from '#site/brand.ts'

const address = `${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`

export const declarationPagesNl: DeclarationPages = {
  withdrawal: {
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
        title: 'Wat je ziet',
        text: 'Eerst vul je in, dan kijk je het na en bevestig je. Daarna krijg je meteen een mail.',
      },
    ],
    sections: [
      {
        title: 'Wat je terugkrijgt',
        paragraphs: [
          'Na je herroeping betalen we alles terug wat je voor die bestelling hebt betaald. Dat doen we zo snel mogelijk en uiterlijk binnen 14 dagen, op dezelfde manier als je betaalde. Het kost je niets.',
          'Heb je bij het bestellen gevraagd om meteen te beginnen, dan betaal je voor hosting en e-mail alleen de dagen tot je herroeping.',
          'Een domeinnaam leggen we meteen voor je vast als je dat gevraagd hebt. Is de registratie klaar, dan is die dienst helemaal geleverd en kun je haar niet meer herroepen. Dat heb je bij het bestellen aangevinkt.',
        ],
      },
      {
        title: 'Voor een deel van je bestelling',
        paragraphs: [
          'Wil je maar een deel herroepen, schrijf dan bij de bestelling welk deel. Bijvoorbeeld: 2026-000123, alleen het pakket van groenevingers.nl.',
        ],
      },
    ],
    letter: {
      title: 'Liever een brief of mail?',
      lead: 'Dat mag ook. Met deze tekst bijvoorbeeld; je kunt haar ook in je eigen woorden schrijven.',
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
      'Het formulier werkt met JavaScript. Zonder kan het net zo goed: gebruik de tekst hieronder en mail of stuur haar.',
  },
  cancellation: {
    asides: [
      {
        title: 'Wanneer het kan',
        text: 'Na de eerste periode elke dag, met hooguit een maand opzegtermijn. Tijdens de eerste periode tegen het einde daarvan.',
      },
      { title: 'Wat je terugkrijgt', text: 'Vooruitbetaalde dagen na het einde betalen we terug.' },
      {
        title: 'Je domeinnaam',
        text: `Wil je je naam houden? Verhuis hem dan voor het einde. In ${brand.portalName.nl} vind je de verhuiscode.`,
      },
    ],
    sections: [
      {
        title: 'Wat er gebeurt als je opzegt',
        paragraphs: [
          'Je krijgt meteen een bevestiging per mail, met de datum en tijd waarop je opzegging binnenkwam. Binnen twee werkdagen volgt de einddatum. Tot die dag blijft alles werken.',
          'Na de einddatum wissen we je website, mail en databases. Maak dus op tijd een kopie van wat je wilt bewaren.',
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
      'Het formulier werkt met JavaScript. Zonder kan het net zo goed: gebruik de tekst hieronder en mail of stuur haar.',
  },
}
