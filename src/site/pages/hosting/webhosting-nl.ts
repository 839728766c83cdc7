import { limitOf } from '#site/pages/parts/product-of-slug.ts'
import type { WebhostingText } from './webhosting-page.tsx'

export const webhostingNl: WebhostingText<'nl'> = {
  head: {
    label: 'Webhosting',
    menuLine: 'Voor je eigen site, met e-mail, SSL en back-ups.',
    title: 'Webhosting met e-mail, SSL en dagelijkse back-up',
    description:
      'Webhosting in drie pakketten, met e-mail, SSL en elke dag een back-up. Begin klein en stap over naar een groter pakket als je ruimte tekortkomt.',
    h1: 'Webhosting die meegroeit.',
    lead: `${limitOf('webhosting-stek', 'storageGb', 'nl')} ruimte, ${limitOf('webhosting-stek', 'mailboxes', 'nl')} postvakken, SSL en elke dag een back-up. Heb je meer nodig, dan stap je over en verrekenen we wat je al betaald hebt.`,
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Zoek eerst een domeinnaam', page: 'registerDomain' },
  },
  packages: {
    h2: 'Drie webhostingpakketten',
    fits: {
      'webhosting-stek': 'Voor een eerste site of een portfolio.',
      'webhosting-struik': 'Voor een bedrijf met een blog en een drukke inbox.',
      'webhosting-boom': 'Voor webshops en sites met veel bezoek.',
    },
  },
  threeYears: {
    lead: 'Het eerste jaar en de twee jaren erna, voor je opgeteld.',
    note: 'De domeinnaam staat er apart bij, omdat je die ook elders kunt hebben.',
  },
  freedom: {
    h2: 'Wat kun je erop zetten?',
    paragraphs: [
      'Een site in gewone HTML, een CMS dat je al kent of iets wat je zelf hebt geschreven in PHP. Je krijgt ruimte voor bestanden, databases en mail, en je bepaalt zelf wat je installeert.',
      'Je houdt je software zelf bij. Doe je dat liever niet, kijk dan naar WordPress-hosting: daar doen wij de updates.',
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
      ['Software', 'installeer je zelf', 'WordPress staat klaar', 'zit erin'],
      ['Updates', 'doe je zelf', 'doen wij', 'doen wij'],
      ['Postvakken', 'in elk pakket', 'in elk pakket', 'los erbij'],
      ['Later meenemen', 'alles', 'alles', 'je teksten en foto’s'],
    ],
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    items: [
      {
        title: 'Een domeinnaam',
        text: 'Die kies je apart, zodat je ziet wat hij nu en later kost. Heb je er al een, dan verhuis je hem of laat je hem naar je hosting wijzen.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Updates van je software',
        text: 'Je CMS en je plug-ins houd je zelf bij. Wil je dat wij dat doen voor WordPress, kies dan WordPress-hosting.',
        link: { label: 'Naar WordPress-hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Iemand die je site bouwt',
        text: 'We helpen met alles rond hosting, mail en je domeinnaam. Het ontwerp en de code maak je zelf, of met een webbouwer.',
      },
      {
        title: 'Een back-up op een tweede locatie',
        text: `De dagelijkse back-up staat bij ons. Een kopie op een tweede locatie, ${limitOf('extra-backup', 'backupDays', 'nl')} bewaard, neem je als extra bij je bestelling.`,
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
        question: 'Welk pakket heb ik nodig?',
        answer:
          'Heb je één site, begin dan met het kleinste. De meeste sites hebben daar jaren genoeg aan. Wil je meer sites of meer postvakken, neem dan Struik. Overstappen naar een groter pakket kan altijd: wij zetten je site over en verrekenen wat je al betaald hebt.',
      },
      {
        question: 'Wat gebeurt er als mijn ruimte vol is?',
        answer:
          'Dan ruim je op, neem je extra opslag erbij of stap je over naar het volgende pakket. Wat extra opslag kost, staat hierboven bij de extra’s.',
      },
      {
        question: 'Kan ik er WordPress op zetten?',
        answer:
          'Ja, en dan doe je de updates zelf. Bij WordPress-hosting staat WordPress klaar en doen wij de updates, eerst op een kopie van je site.',
      },
      {
        question: 'Hoe betaal ik?',
        answer:
          'Online, met bijvoorbeeld iDEAL\u00a0|\u2060\u00a0Wero, creditcard, PayPal, Bancontact of een bankoverschrijving. Je betaalt per jaar, met korting op het eerste jaar, of per maand. Welke manieren er voor jouw bestelling zijn, zie je in de laatste stap.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'orderHosting',
        product: 'webhosting-stek',
        label: 'Bestel je hosting',
        text: 'Kies een pakket en een domeinnaam. Betalen doe je in de laatste stap.',
      },
      {
        page: 'moveWebsite',
        label: 'Laat je site overzetten',
        text: 'Staat je site nog ergens anders? We zetten hem gratis over, met je mail.',
      },
      {
        page: 'wordpressHosting',
        label: 'Bekijk WordPress-hosting',
        text: 'Met WordPress klaargezet en updates door ons.',
      },
    ],
  },
}
