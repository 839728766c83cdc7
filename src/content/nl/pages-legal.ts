import type { PageText } from '#content/page-text.ts'
import { brand } from '#site/brand.ts'
import type { PageIdIn } from '#site/pages.ts'

export const legalPagesNl = {
  privacy: {
    label: 'Privacy',
    title: 'Privacyverklaring',
    description:
      'Welke persoonsgegevens we bewaren, waarom we dat doen en hoe lang. En hoe je ze kunt inzien, laten verbeteren of laten wissen.',
    h1: 'Wat we met je gegevens doen',
    lead: 'Hier lees je wat we van je bewaren, waarom en hoe lang. En hoe je het inziet, laat verbeteren of laat wissen.',
  },
  cookies: {
    label: 'Cookies',
    title: 'Cookies en je keuze',
    description:
      'Welke cookies deze site gebruikt, waar ze voor zijn en hoe lang ze blijven. Je keuze verander je hier wanneer je wilt.',
    h1: 'Cookies op deze site',
    lead: 'Sommige cookies zijn nodig, voor de rest vragen we het eerst. Je keuze verander je hier wanneer je wilt.',
  },
  accessibility: {
    label: 'Toegankelijkheid',
    title: 'Toegankelijkheid van deze winkel',
    description:
      'Hoe we zorgen dat iedereen hier kan lezen, zoeken en bestellen, welke norm we volgen en hoe je meldt dat iets niet werkt.',
    h1: 'Een winkel voor iedereen',
    lead: 'Iedereen moet hier kunnen lezen, zoeken en bestellen. Loop je ergens vast, laat het ons dan weten.',
  },
  colophon: {
    label: 'Colofon',
    title: 'Colofon en bedrijfsgegevens',
    description: `De gegevens van ${brand.legalName}: vestigingsadres, KvK-nummer, btw-nummer en hoe je ons per telefoon en mail bereikt.`,
    h1: 'Colofon',
    lead: `${brand.legalName} staat achter deze winkel. Hier vind je ons adres, onze nummers en hoe je ons bereikt.`,
  },
  withdrawal: {
    label: 'Overeenkomst herroepen',
    title: 'Overeenkomst herroepen binnen 14 dagen',
    description:
      'Van gedachten veranderd? Als consument herroep je een bestelling hier binnen 14 dagen, zonder in te loggen en zonder een reden te geven.',
    h1: 'Overeenkomst herroepen',
    lead: 'Als consument kun je een bestelling binnen 14 dagen herroepen. Dat doe je hier, zonder in te loggen en zonder een reden te geven.',
  },
  cancellation: {
    label: 'Opzeggen',
    title: 'Abonnement opzeggen',
    description:
      'Zeg je hosting, e-mail of domeinnaam hier op, zonder in te loggen. Na de eerste periode kan dat elke dag, met hooguit een maand opzegtermijn.',
    h1: 'Een abonnement opzeggen',
    lead: 'Opzeggen doe je hier, zonder in te loggen. Na de eerste periode kan het elke dag, met hooguit een maand opzegtermijn.',
  },
  reportAbuse: {
    label: 'Misbruik melden',
    title: 'Misbruik of illegale inhoud melden',
    description:
      'Zie je phishing, oplichting of andere illegale inhoud op een site die bij ons staat? Meld het hier. Je krijgt een bevestiging per mail.',
    h1: 'Misbruik melden',
    lead: 'Zie je phishing, oplichting of iets anders dat niet mag op een site die bij ons staat? Meld het hier, dan kijken we ernaar.',
  },
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
