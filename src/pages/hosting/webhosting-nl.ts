import type { WebhostingText } from './webhosting-page.tsx'

export const webhostingNl: WebhostingText<'nl'> = {
  head: {
    label: 'Webhosting',
    menuLine: 'Ruimte voor alles wat je zelf bouwt.',
    title: 'Webhosting die met je site meegroeit',
    description:
      'Webhosting in drie maten, met mail, SSL en elke dag een back-up. Begin klein en stap over naar een grotere maat als je ruimte tekortkomt.',
    h1: 'Webhosting die meegroeit.',
    lead: 'Begin klein en stap over als je meer ruimte nodig hebt. Je ziet altijd beide prijzen: voor het eerste jaar en voor de tijd daarna.',
  },
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Zoek eerst een naam', page: 'registerDomain' },
  },
  packages: {
    h2: 'Drie maten voor je website',
    fits: {
      'webhosting-stek': 'Voor een eerste site of een portfolio.',
      'webhosting-struik': 'Voor een bedrijf met een blog en een drukke inbox.',
      'webhosting-boom': 'Voor webshops en sites met veel bezoek.',
    },
  },
  threeYears: {
    h2: 'Reken drie jaar vooruit',
    lead: 'Een site staat er zelden maar één jaar. Daarom tellen we het eerste jaar en de twee jaren erna voor je op.',
    note: 'Gerekend met betalen per jaar en de prijzen van vandaag. De domeinnaam staat er apart bij, omdat je die ook elders kunt hebben. Wijzigt een prijs, dan hoor je dat minstens een maand vooraf en mag je opzeggen.',
  },
  freedom: {
    h2: 'Wat je erop zet, bepaal jij',
    paragraphs: [
      'Webhosting is een stuk grond. Je krijgt ruimte voor bestanden, databases en mail, en wat je daarop bouwt is jouw zaak: een site in gewone HTML, een CMS dat je al kent of iets wat je zelf hebt geschreven.',
      'Dat is fijn als je weet wat je wilt. Het betekent ook dat je je eigen software bijhoudt. Heb je daar geen zin in, kijk dan naar WordPress-hosting: daar doen wij de updates.',
    ],
  },
  kinds: {
    h2: 'Past webhosting bij je?',
    lead: 'Drie manieren om een site neer te zetten. Ze verschillen vooral in wie het onderhoud doet.',
    head: ['Onderdeel', 'Webhosting', 'WordPress-hosting', 'Websitebouwer'],
    rows: [
      [
        'Kies dit als',
        'je zelf bouwt of laat bouwen',
        'je WordPress wilt zonder het onderhoud',
        'je snel online wilt, zonder techniek',
      ],
      ['Software', 'zet jij erop', 'WordPress staat klaar', 'zit erin'],
      ['Updates', 'doe jij', 'doen wij', 'merk je niets van'],
      ['Mailadressen', 'in elke maat', 'in elke maat', 'los erbij'],
      ['Later meenemen', 'alles', 'alles', 'je teksten en foto’s'],
    ],
  },
  comparison: {
    h2: 'Alles naast elkaar',
    rowHeading: 'Onderdeel',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Eerste jaar' },
          { row: 'renewal', label: 'Daarna per jaar' },
          { row: 'sites', label: 'Websites' },
          { row: 'storage', label: 'Opslag' },
          { row: 'mailboxes', label: 'Mailadressen' },
          { row: 'backups', label: 'Back-ups bewaard' },
          { row: 'freeMoving', label: 'Gratis verhuizen' },
        ],
      },
    ],
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    lead: 'Beter nu gelezen dan later gemist. Hebben we het wel, dan staat erbij waar.',
    items: [
      {
        title: 'Een domeinnaam',
        text: 'Die kies je apart, zodat je ziet wat hij nu en later kost. Heb je er al een, dan verhuis je hem of laat je hem naar je hosting wijzen.',
        link: { label: 'Zoek een naam', page: 'registerDomain' },
      },
      {
        title: 'Updates van je software',
        text: 'Je CMS en je plug-ins houd je zelf bij. Wil je dat wij dat doen voor WordPress, kies dan WordPress-hosting.',
        link: { label: 'Naar WordPress-hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Iemand die je site bouwt',
        text: 'We helpen met alles rond hosting, mail en je naam. Het ontwerp en de code zijn van jou of van je maker.',
      },
      {
        title: 'Een kopie op een andere plek',
        text: 'De dagelijkse back-up is een vangnet bij ons. Een kopie op een andere plek, 30 dagen bewaard, neem je als extra bij je bestelling.',
      },
      {
        title: 'Voorrang bij de helpdesk',
        text: 'Iedereen krijgt antwoord van een mens. Wil je vooraan staan, dan is dat een extra, per maand of per jaar.',
      },
      {
        title: 'Een eigen server',
        text: 'Voor programma’s die de hele dag moeten draaien, zoals een spelserver, heb je een VPS nodig. Die verkopen we niet.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over webhosting',
    items: [
      {
        question: 'Welke maat heb ik nodig?',
        answer:
          'Heb je één site, begin dan met de kleinste. Daar passen bij de meeste sites jaren aan teksten en foto’s in. Wil je meer sites of meer mailadressen, neem dan Struik. Je kunt elke dag naar een grotere maat, dus je hoeft niet op de groei te kopen.',
      },
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
        question: 'Wat gebeurt er als mijn ruimte vol is?',
        answer:
          'Dan kun je drie dingen doen: opruimen, extra opslag erbij nemen of overstappen naar de volgende maat. Bij een overstap zetten wij je site over en verrekenen we wat je al betaald hebt.',
      },
      {
        question: 'Kan ik er WordPress op zetten?',
        answer:
          'Ja, dat kan, en dan doe je de updates zelf. Laat je dat liever aan ons over, dan is WordPress-hosting de betere keus: daar staat WordPress klaar en werken we het bij op een kopie, voordat je bezoekers er iets van zien.',
      },
      {
        question: 'Kan ik later een andere maat kiezen?',
        answer:
          'Ja, elke dag. Wordt het krap, dan zetten we je site over naar de volgende maat en verrekenen we wat je al betaald hebt. Je sites en je mail blijven gewoon werken.',
      },
      {
        question: 'Hoe betaal ik?',
        answer:
          'Online, via onze betaalprovider: bijvoorbeeld met iDEAL\u00a0|\u2060\u00a0Wero, creditcard, PayPal, Bancontact of een bankoverschrijving. Je kiest per jaar, met korting op het eerste jaar, of per maand. Welke manieren er voor jouw bestelling zijn, zie je in de laatste stap.',
      },
    ],
  },
  next: {
    h2: 'En nu?',
    items: [
      {
        page: 'orderHosting',
        product: 'webhosting-stek',
        label: 'Bestel je hosting',
        text: 'Kies een maat en zeg welke naam erbij hoort. Betalen doe je pas in de laatste stap.',
      },
      {
        page: 'moveWebsite',
        label: 'Laat je site overzetten',
        text: 'Staat je site nog ergens anders? We zetten hem gratis over, met je mail.',
      },
      { page: 'wordpressHosting', label: 'Bekijk WordPress-hosting', text: 'Als je liever schrijft dan onderhoudt.' },
    ],
  },
}
