import { promises, promiseWords } from '#catalogue/promises.ts'
import type { DeclarationText } from './declaration-page.tsx'
import { brand } from '#site/brand.ts'
import { pathOf } from '#site/links.ts'
import { withdrawalForm } from '#site/withdrawal-form.ts'

const { withdrawalDays, refundDays, dataAfterEndDays } = promises
const { notice } = promiseWords.nl

const address = `${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`

export const declarationsNl = {
  withdrawal: {
    head: {
      label: 'Overeenkomst herroepen',
      title: `Overeenkomst herroepen binnen ${withdrawalDays} dagen`,
      description: `Van gedachten veranderd? Als consument herroep je een bestelling hier binnen ${withdrawalDays} dagen, zonder in te loggen en zonder een reden te geven.`,
      h1: 'Overeenkomst herroepen',
      lead: `Als consument kun je een bestelling binnen ${withdrawalDays} dagen herroepen. Dat doe je hier, zonder in te loggen en zonder een reden te geven.`,
    },
    asides: [
      {
        title: 'Voor wie',
        text: 'Herroepen kan als je als consument hebt besteld, niet voor je bedrijf of beroep.',
      },
      {
        title: 'Hoe lang',
        text: `Tot en met ${withdrawalDays} dagen na de dag van je bestelling. Versturen op de laatste dag is op tijd.`,
      },
      {
        title: 'Hoe het gaat',
        text: 'Je vult het formulier in en bevestigt. Daarna krijg je meteen een mail. De dag waarop je herroeping binnenkomt telt. Naar het adres van je bestelling gaat ook een mail met een knop: met die klik weten we dat jij het bent, en daarna stoppen we en betalen we terug. Ben je ingelogd, dan is de klik niet nodig.',
      },
    ],
    sections: [
      {
        title: 'Je herroepingsrecht',
        paragraphs: [
          `Je hebt het recht om de overeenkomst binnen ${withdrawalDays} dagen te herroepen, zonder een reden te geven. De termijn begint op de dag na je bestelling.`,
          `Wil je herroepen, laat ons dat dan weten met een duidelijke verklaring: op deze pagina (${pathOf('withdrawal', 'nl')}), per e-mail (${brand.email}) of per brief (${address}). Het modelformulier onderaan mag, maar hoeft niet. Herroep je op deze pagina, dan krijg je meteen een bevestiging per mail, met datum en tijd.`,
          'Je bent op tijd als je je bericht verstuurt voordat de termijn voorbij is.',
        ],
      },
      {
        title: 'Wat je terugkrijgt',
        paragraphs: [
          `Na je herroeping betalen we alles terug wat je voor die bestelling hebt betaald. Dat doen we zo snel mogelijk en uiterlijk binnen ${refundDays} dagen, op dezelfde manier als je betaalde. Het kost je niets.`,
          'Heb je bij het bestellen gevraagd om meteen te beginnen, dan betaal je voor hosting en e-mail alleen de dagen tot je herroeping.',
          'Een domeinnaam leggen we meteen voor je vast als je dat gevraagd hebt. Is hij geregistreerd, dan is die dienst helemaal geleverd en kun je hem niet meer herroepen. Daar heb je bij het bestellen een vinkje voor gezet. Hosting en e-mail bij die naam kun je nog wel herroepen.',
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
      title: 'Modelformulier voor herroeping',
      lead: 'Liever een brief of mail? Dat mag ook, met dit formulier uit de wet of in je eigen woorden.',
      lines: withdrawalForm.nl(`${address}, ${brand.email}`).slice(1),
      mail: 'Open deze tekst in je mail',
    },
    refused: {
      title: 'Je herroeping is niet verzonden',
      text: 'Controleer je naam, de bestelling en je e-mailadres en verzend het formulier opnieuw. Lukt het niet, stuur ons dan een mail: die telt net zo goed.',
    },
  },
  cancellation: {
    head: {
      label: 'Opzeggen',
      title: 'Abonnement opzeggen',
      description: `Zeg je hosting, e-mail of domeinnaam hier op, zonder in te loggen. Na de eerste periode kan dat elke dag, met ${notice}.`,
      h1: 'Een abonnement opzeggen',
      lead: `Opzeggen doe je hier, zonder in te loggen. Na de eerste periode kan het elke dag, met ${notice}.`,
    },
    asides: [
      {
        title: 'Wanneer het kan',
        text: `Na de eerste periode elke dag, met ${notice}. Tijdens de eerste periode tegen het einde daarvan.`,
      },
      {
        title: 'Wat je terugkrijgt',
        text: `Vooruitbetaalde dagen na het einde betalen we binnen ${refundDays} dagen terug.`,
      },
      {
        title: 'Je domeinnaam',
        text: `Wil je je naam houden? Verhuis hem dan voor het einde. In ${brand.portalName.nl} vind je de verhuiscode.`,
      },
    ],
    sections: [
      {
        title: 'Wat er gebeurt als je opzegt',
        paragraphs: [
          'Je ziet meteen wanneer je overeenkomst eindigt en krijgt een bevestiging per mail, met de datum en tijd waarop je opzegging binnenkwam. Naar het adres van je bestelling gaat een mail met de einddatum van elk onderdeel en een knop: met die klik weten we dat jij het bent. De dag waarop je opzegging binnenkwam telt. Ben je ingelogd, dan is de klik niet nodig. Tot de einddatum blijft alles werken.',
          `Na de einddatum bewaren we je site, mail en databases nog ${dataAfterEndDays} dagen, zodat je ze kunt ophalen. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren. Maak dus op tijd een kopie.`,
          `Heb je korter dan ${withdrawalDays} dagen geleden besteld? Dan is herroepen meestal beter voor je dan opzeggen.`,
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
    refused: {
      title: 'Je opzegging is niet verzonden',
      text: 'Controleer je naam, de overeenkomst, je e-mailadres en de datum en verzend het formulier opnieuw. Meteen opzeggen om een bijzondere reden kan alleen met die reden. Lukt het niet, stuur ons dan een mail: die telt net zo goed.',
    },
  },
} as const satisfies Record<string, DeclarationText>
