import type { PlanPageId, PlanPageText, PlanValues } from '#content/plan-page-text.ts'
import { brand } from '#site/brand.ts'

export const planValuesNl: PlanValues = {
  yes: 'ja',
  notIncluded: 'niet inbegrepen',
  unlimited: 'onbeperkt',
  free: 'gratis',
  gigabytes: (amount) => `${amount}\u00a0GB`,
  days: (amount) => `${amount}\u00a0dagen`,
  sites: (count) => (count === 1 ? '1\u00a0site' : `${count}\u00a0sites`),
}

const wordpress: PlanPageText<'nl'> = {
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Of laat je site gratis verhuizen', page: 'moveWordpress' },
  },
  plans: {
    h2: 'Drie maten WordPress',
    fit: {
      stek: 'Voor een blog of portfolio.',
      struik: 'Voor een bedrijf dat vaker iets nieuws plaatst.',
      boom: 'Voor WooCommerce en drukke sites.',
    },
  },
  comparison: {
    h2: 'Alles naast elkaar',
    rowHeading: 'Onderdeel',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Eerste jaar' },
          { row: 'renewal', label: 'Daarna per jaar' },
        ],
      },
      {
        label: 'Ruimte',
        rows: [
          { row: 'sites', label: 'WordPress-sites' },
          { row: 'storage', label: 'Opslag' },
          { row: 'mailboxes', label: 'Mailadressen' },
        ],
      },
      {
        label: 'Onderhoud',
        rows: [
          { row: 'automaticUpdates', label: 'Automatische updates' },
          { row: 'backups', label: 'Back-ups bewaard' },
          { row: 'staging', label: 'Testomgeving' },
          { row: 'freeMoving', label: 'Gratis verhuizen' },
        ],
      },
    ],
  },
  features: [
    {
      title: 'Updates zonder verrassingen',
      text: 'We werken WordPress en je plug-ins bij op een kopie. Ziet de kopie er anders uit dan je site, dan wachten we en krijg je een mail.',
      drawing: 'glas',
    },
    {
      title: 'Proberen mag',
      text: 'In de testomgeving verbouw je je site terwijl bezoekers de oude zien. Tevreden? Met één klik staat hij live.',
      drawing: 'kas',
    },
  ],
  faq: {
    h2: 'Vragen over WordPress-hosting',
    items: [
      {
        question: 'Moet ik WordPress zelf installeren?',
        answer:
          'Nee. Na je bestelling staat WordPress klaar en krijg je een mail met je inloggegevens. Je kunt meteen beginnen.',
      },
      {
        question: 'Wat gebeurt er na het eerste jaar?',
        answer: `Je hosting loopt door voor de prijs die je hier als ‘daarna’ ziet staan. Vanaf dat moment kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je vooruit betaalde en niet meer gebruikt. Opzeggen doe je in ${brand.portalName.nl}, of zonder in te loggen via ‘Opzeggen’ onderaan deze pagina.`,
      },
      {
        question: 'Kan ik van Stek naar Struik?',
        answer:
          'Ja, elke dag, en van Struik naar Boom ook. We zetten je site over en verrekenen wat je al betaald hebt. Je adres, je berichten en je mail blijven zoals ze zijn.',
      },
      {
        question: 'Verhuizen jullie ook WooCommerce?',
        answer:
          'Ja, met producten, klanten en bestellingen. De overstap doen we op een rustig moment dat we samen kiezen, zodat er geen bestelling tussen wal en schip valt. Ook deze verhuizing is gratis.',
      },
    ],
  },
}

const webhosting: PlanPageText<'nl'> = {
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Zoek eerst een naam', page: 'registerDomain' },
  },
  plans: {
    h2: 'Drie maten voor je website',
    fit: {
      stek: 'Voor een eerste site of een portfolio.',
      struik: 'Voor een bedrijf met een blog en een drukke inbox.',
      boom: 'Voor webshops en sites met veel bezoek.',
    },
  },
  comparison: {
    h2: 'Alles naast elkaar',
    rowHeading: 'Onderdeel',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Eerste jaar' },
          { row: 'renewal', label: 'Daarna per jaar' },
        ],
      },
      {
        label: 'Ruimte',
        rows: [
          { row: 'sites', label: 'Websites' },
          { row: 'storage', label: 'Opslag' },
          { row: 'mailboxes', label: 'Mailadressen' },
        ],
      },
      {
        label: 'Zorg',
        rows: [
          { row: 'backups', label: 'Back-ups bewaard' },
          { row: 'freeMoving', label: 'Gratis verhuizen' },
        ],
      },
    ],
  },
  features: [
    {
      title: 'Elke dag een kopie',
      text: 'We maken elke dag een back-up van je bestanden en je databases. Hoe lang we die bewaren, hangt af van je maat.',
      drawing: 'plank',
    },
    {
      title: 'Mail en SSL horen erbij',
      text: 'Bij elke maat zitten mailadressen op je eigen naam. Het SSL-certificaat voor het slotje in de adresbalk zit er ook bij.',
      drawing: 'post',
    },
  ],
  faq: {
    h2: 'Vragen over webhosting',
    items: [
      {
        question: 'Waarom zie ik twee prijzen?',
        answer:
          'Omdat het eerste jaar goedkoper is dan de jaren erna. We zetten beide bedragen naast elkaar, zodat je volgende factuur geen verrassing is. Na het eerste jaar kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je niet meer gebruikt.',
      },
      {
        question: 'Zit er een domeinnaam bij?',
        answer:
          'Nee, die kies je apart, zodat je precies ziet wat hij kost. Heb je al een naam, dan kun je hem verhuizen of laten staan waar hij is. In dat laatste geval laat je hem alleen naar je nieuwe hosting wijzen.',
      },
      {
        question: 'Kan ik later een andere maat kiezen?',
        answer:
          'Ja, elke dag. Wordt het krap, dan zetten we je site over naar de volgende maat en verrekenen we wat je al betaald hebt. Je sites en je mail blijven gewoon werken.',
      },
      {
        question: 'Hoe betaal ik?',
        answer:
          'Online, via onze betaalprovider: bijvoorbeeld met iDEAL | Wero, creditcard, PayPal, Bancontact of een bankoverschrijving. Je kiest per jaar, met korting op het eerste jaar, of per maand. Welke manieren er voor jouw bestelling zijn, zie je in de laatste stap.',
      },
    ],
  },
}

export const planPagesNl: Readonly<Record<PlanPageId, PlanPageText<'nl'>>> = {
  wordpressHosting: wordpress,
  webhosting,
}
