import type { WebsitePageText } from './website-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'

export const websiteNl: WebsitePageText<'nl'> = {
  head: {
    label: 'Website maken',
    menuLine: 'Maak zelf een website, zonder code.',
    title: 'Zelf een website maken, zonder code',
    description:
      'Maak zelf een website in je browser, zonder code. Begin met een paar pagina’s en groei door naar een blog of een agenda voor afspraken.',
    h1: 'Maak je eigen website.',
    lead: 'Je bouwt je site in je browser: je sleept, je schrijft en je zet hem online. Code heb je niet nodig.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Of maak een site met WordPress', page: 'buildWordpressSite' },
  },
  argument: {
    h2: 'Een site zonder techniek',
    paragraphs: [
      'Je sleept een foto, een tekst en een knop naar hun plek en zet de pagina online. Er valt niets te installeren en de techniek houden wij bij.',
      'Je bouwt binnen wat de bouwer kan, en je site kan later niet als geheel mee naar een andere provider. Wil je dat wel, kies dan WordPress.',
    ],
    points: [
      {
        title: 'Winkel, salon of praktijk',
        text: 'Openingstijden, prijzen, route en een telefoonnummer, op een paar pagina’s die je zelf bijwerkt.',
      },
      {
        title: 'Een club of vereniging',
        text: 'Nieuws, foto’s en wie waarover gaat. Een nieuw bestuur leert de bouwer in een avond kennen.',
      },
      {
        title: 'Werk op afspraak',
        text: 'Kapper, coach of fietsenmaker: bij Struik plannen klanten zelf een afspraak in.',
      },
    ],
  },
  ways: {
    h2: 'Drie manieren om een site te maken',
    lead: 'De bouwer is makkelijker, WordPress kun je meenemen.',
    firstYear: 'Kleinste pakket, eerste jaar',
    ways: [
      { slug: 'website-stek', label: 'Websitebouwer' },
      { slug: 'wordpress-stek', label: 'WordPress' },
      { slug: 'webhosting-stek', label: 'Eigen bestanden' },
    ],
    rows: [
      [
        'Kies dit als',
        'je wilt schrijven en slepen',
        'je wilt kunnen verbouwen en uitbreiden',
        'je code schrijft, of iemand dat voor je doet',
      ],
      ['Wie houdt het bij?', 'Wij', 'Wij doen de updates, jij kiest thema en plug-ins', 'Jij of je webbouwer'],
      ['Vormgeving', 'Binnen wat de bouwer kan', 'Bijna alles', 'Alles'],
      ['Uitbreiden', 'Blog en afspraken, bij Struik', 'Met plug-ins', 'Wat je zelf maakt'],
      [
        'Meenemen naar een andere provider',
        'Teksten en foto’s wel, de site als geheel niet',
        'Ja, helemaal',
        'Ja, helemaal',
      ],
      ['E-mail met je eigen domeinnaam', 'Los erbij te nemen', 'Inbegrepen', 'Inbegrepen'],
      ['Betalen', 'Per jaar', 'Per jaar of per maand', 'Per jaar of per maand'],
    ],
    note: 'WordPress en eigen bestanden verhuizen we gratis. In de bouwer begin je altijd opnieuw.',
  },
  packages: {
    h2: 'Twee pakketten met de websitebouwer',
    fits: {
      'website-stek': 'Voor een site die zegt wie je bent en wat je doet.',
      'website-struik': 'Voor wie blogt of afspraken laat inplannen.',
    },
    aside: {
      title: 'Wil je ook verkopen?',
      text: 'Dan is de webshopbouwer een betere keus: die heeft producten, een mandje en een kassa.',
      link: { label: 'Naar webshop maken', page: 'buildWebshop' },
    },
  },
  steps: {
    h2: 'Zo maak je je site',
    lead: 'Begin met je tekst, dan komt het ontwerp vanzelf.',
    items: [
      {
        title: 'Schrijf vier antwoorden op',
        text: 'Wie ben je, wat doe je, voor wie, en hoe bereiken mensen je? Dat is je eerste pagina.',
      },
      {
        title: 'Bouw, en kijk op je telefoon',
        text: 'Sleep je teksten en foto’s op hun plek. Bekijk de pagina ook klein, want zo zien veel bezoekers hem.',
      },
      {
        title: 'Koppel je domeinnaam',
        text: 'Laat je domeinnaam naar de site wijzen. Vanaf dan staat hij online.',
      },
    ],
  },
  leaving: {
    h2: 'Wat je meeneemt als je weggaat',
    lead: `Je teksten, foto’s en je domeinnaam zijn van jou. Kopieer ze voordat je opzegt: na het einde bewaren we je gegevens nog ${promiseWords.nl.dataAfterEnd}.`,
    lists: [
      {
        title: 'Dit neem je mee',
        items: [
          'je domeinnaam, met de verhuiscode',
          'je teksten: die kopieer je uit je pagina’s',
          'je foto’s, het best uit je eigen map met originelen',
          'je mail, als je een postvak bij ons hebt',
        ],
      },
      {
        title: 'Dit blijft achter',
        items: [
          'het ontwerp en de indeling van je pagina’s',
          'je blog en je afspraken zoals ze nu werken',
          'de site als geheel: een ander kan hem niet inladen',
        ],
      },
    ],
    advice: 'Wil je je site later kunnen meenemen, begin dan met WordPress.',
    adviceLink: 'Naar WordPress-website maken',
  },
  threeYears: {
    lead: 'De bouwer naast het kleinste pakket van WordPress en van webhosting.',
    note: 'Zonder domeinnaam, en bij de bouwer zonder postvak.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    items: [
      {
        title: 'De domeinnaam',
        text: 'Die kies je apart, of je gebruikt een domeinnaam die je al hebt.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Postvakken',
        text: 'Je neemt er per stuk een postvak bij, of je kiest een mailpakket voor het hele team.',
        link: { label: 'Naar e-mailhosting', page: 'emailHosting' },
      },
      {
        title: 'Een winkel',
        text: 'Producten, mandje en kassa zitten in de webshopbouwer.',
        link: { label: 'Naar webshop maken', page: 'buildWebshop' },
      },
      {
        title: 'Plug-ins en eigen code',
        text: 'Wil je zelf software installeren of aan de code zitten, neem dan webhosting of WordPress.',
        link: { label: 'Naar webhosting', page: 'webhosting' },
      },
      {
        title: 'Je oude site',
        text: 'Een site van elders kunnen we niet in de bouwer zetten. Wil je hem houden zoals hij is, dan verhuizen we hem gratis naar hosting.',
        link: { label: 'Zo werkt verhuizen', page: 'moveWebsite' },
      },
      {
        title: 'Teksten, foto’s en je bedrijfsgegevens',
        text: 'Die lever je zelf. Heb je een bedrijf, zet dan ook je naam, adres, mailadres, KvK- en btw-nummer erop. Met een formulier hoort er een privacyverklaring bij.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over de websitebouwer',
    lead: 'Staat je vraag er niet bij?',
    items: [
      {
        question: 'Moet ik kunnen programmeren?',
        answer: 'Nee. Kun je een brief typen en een foto verplaatsen, dan kun je een pagina bouwen.',
      },
      {
        question: 'Hoeveel pagina’s heb ik nodig?',
        answer:
          'Een voorpagina, wat je doet, wat het kost, wie je bent en contact: daarmee kan een kleine zaak beginnen. Kom je pagina’s tekort, dan stap je over naar Struik. Dat kan altijd, en we verrekenen wat je al betaald hebt.',
      },
      {
        question: 'Kan ik later overstappen naar WordPress?',
        answer:
          'Ja, maar dan bouw je je site opnieuw. Je teksten en foto’s zet je over, het ontwerp kies je nieuw en je domeinnaam blijft dezelfde. Laat je oude site staan tot de nieuwe klaar is.',
      },
      {
        question: 'Word ik gevonden in Google?',
        answer:
          'Een plek in Google kan niemand beloven. Wat helpt: een titel die zegt wat je doet en waar, teksten die vragen van klanten beantwoorden, en je adres op de site.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'registerDomain',
        label: 'Zoek een domeinnaam voor je site',
        text: 'Kort en makkelijk te spellen. Kijk wat er vrij is.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Toch liever WordPress?',
        text: 'Iets meer leren, veel meer vrijheid. Wij doen de updates.',
      },
      {
        page: 'emailHosting',
        label: 'E-mail met dezelfde domeinnaam',
        text: 'Een postvak voor jezelf of voor het team.',
      },
    ],
  },
}
