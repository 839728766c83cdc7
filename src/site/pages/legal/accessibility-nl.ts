import type { ReadingText } from './reading-page.tsx'
import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

const mail = { label: brand.email, href: `mailto:${brand.email}?subject=Toegankelijkheid` }

/** Claims only what the tests measure. */
export const accessibilityNl: ReadingText = {
  head: {
    label: 'Toegankelijkheid',
    title: 'Toegankelijkheid van deze winkel',
    description:
      'Hoe we zorgen dat iedereen hier kan lezen, zoeken en bestellen, welke norm we volgen en hoe je meldt dat iets niet werkt.',
    h1: 'Een winkel voor iedereen',
    lead: 'Iedereen moet hier kunnen lezen, zoeken en bestellen. Loop je ergens vast, laat het ons dan weten.',
  },
  sections: [
    {
      id: 'dienst',
      title: 'Waar het over gaat',
      blocks: [
        `Deze verklaring van ${brand.legalName} gaat over deze website, onze winkel. Je zoekt hier domeinnamen, vergelijkt pakketten, maakt een account, bestelt en betaalt, en vindt antwoorden in de helpdesk. Daarnaast sturen we mails en facturen.`,
        'Sinds 28 juni 2025 moeten webwinkels toegankelijk zijn. Dat staat in de Europese toegankelijkheidsrichtlijn. De norm is EN\u00a0301\u00a0549, en die verwijst naar WCAG 2.1 niveau AA. Wij houden ons aan de nieuwere WCAG 2.2, niveau AA.',
      ],
    },
    {
      id: 'hoe',
      title: 'Wat we daarvoor doen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Alles werkt met het toetsenbord. Je ziet waar je bent, en de balk bovenaan verdwijnt niet zolang je erin staat.',
            'Elk veld heeft een zichtbaar label. Is er iets fout, dan staat erbij wat en hoe je het oplost, en ga je naar het eerste veld dat niet klopt.',
            'Wachtwoorden mag je plakken. Er is geen puzzel om te bewijzen dat je een mens bent.',
            'Tekst heeft genoeg contrast, in licht en in donker. Kleur is nooit het enige teken.',
            'Knoppen zijn groot genoeg om te raken. Op een scherm van 320 pixels breed hoef je niet opzij te schuiven.',
            'Wie minder beweging wil, krijgt minder beweging.',
            'De pagina’s zelf, de helpdesk, het contactformulier en het melden van misbruik werken ook zonder JavaScript. Bestellen kan niet zonder.',
            'De algemene voorwaarden en je facturen zijn pdf’s met koppen en tabellen die hulpprogramma’s kunnen lezen.',
          ],
        },
      ],
    },
    {
      id: 'meten',
      title: 'Hoe we dat meten',
      blocks: [
        'Bij elke verandering controleert een programma (axe) alle pagina’s, in licht en in donker, en de menu’s en de bestelling ook op de maat van een telefoon. Andere tests gaan met alleen het toetsenbord door menu’s en formulieren, kijken of je steeds ziet waar je bent, en rekenen het contrast van onze kleuren na. Klopt er iets niet, dan gaat de verandering niet door.',
        'Dat is een eigen beoordeling, geen onderzoek door een buitenstaander.',
      ],
    },
    {
      id: 'nog-niet',
      title: 'Wat we nog niet weten of niet kunnen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mensen die elke dag met een schermlezer, spraakbesturing of vergroting werken, hebben deze winkel nog niet voor ons getest. Programma’s vinden lang niet alles.',
            'De betaalpagina is van de betaaldienst en van je bank. Daar hebben we geen invloed op.',
            `${brand.portalName.nl} en de statuspagina zijn aparte websites en vallen niet onder deze verklaring.`,
            'We hebben geen versie in eenvoudige taal of in gebarentaal. We schrijven wel zo gewoon als we kunnen.',
          ],
        },
      ],
    },
    {
      id: 'melden',
      title: 'Loop je vast?',
      blocks: [
        [
          'Mail ',
          mail,
          ', bel ',
          { label: formatPhone(brand.phone), href: `tel:${brand.phone}` },
          ' of gebruik het ',
          { label: 'contactformulier', page: 'contact' },
          `. Schrijf op welke pagina het gebeurde en waarmee je werkt. Je hoort ${promiseWords.nl.accessibilityAnswer} wat we eraan doen. Wil je intussen bestellen of opzeggen, dan regelen we dat samen met je, per mail of aan de telefoon.`,
        ],
      ],
    },
    {
      id: 'toezicht',
      title: 'Wie toezicht houdt',
      blocks: [
        [
          'In Nederland is dat voor webwinkels de ',
          { label: 'Autoriteit Consument & Markt', href: 'https://www.acm.nl/' },
          '. Kom je er met ons niet uit, dan kun je daar terecht.',
        ],
      ],
    },
  ],
  changed: 'Beoordeeld op 15 november 2026.',
}
