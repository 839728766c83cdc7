import type { WebsitePageText } from './website-page.tsx'
import { brand } from '#site/brand.ts'

export const websiteNl: WebsitePageText<'nl'> = {
  head: {
    label: 'Website maken',
    menuLine: 'Slepen, schrijven, online.',
    title: 'Website maken zonder code',
    description:
      'Maak zelf een website in je browser, zonder code. Begin met een paar pagina’s en groei door naar een blog of een agenda voor afspraken.',
    h1: 'Slepen, schrijven, online.',
    lead: 'Je bouwt je site in je browser, zonder één regel code. Begin met een paar pagina’s en breid uit wanneer je eraan toe bent.',
  },
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Of maak een site met WordPress', page: 'buildWordpressSite' },
  },
  argument: {
    h2: 'Voor wie liever schrijft dan sleutelt',
    paragraphs: [
      'Je opent je browser, sleept een foto, een tekst en een knop naar hun plek en zet de pagina online. Er valt niets te installeren en geen plug-in vraagt om een update. De techniek houden wij bij.',
      'Dat gemak heeft een keerzijde, en die zeggen we er liever bij: je bouwt binnen wat de bouwer kan, en je site kan later niet als geheel mee naar een ander. Hieronder staan de drie manieren om een site te maken naast elkaar.',
    ],
    points: [
      {
        title: 'Een zaak in de straat',
        text: 'Openingstijden, prijzen, route en een telefoonnummer. Dat past op een paar pagina’s en je werkt het zelf bij.',
      },
      {
        title: 'Een club of vereniging',
        text: 'Nieuws, foto’s en wie waarover gaat. Wie het bestuur overneemt, leert de bouwer in een avond kennen.',
      },
      {
        title: 'Werk op afspraak',
        text: 'Kapper, coach of fietsenmaker: bij Struik plannen klanten zelf een afspraak in, en er is een blog.',
      },
    ],
  },
  ways: {
    h2: 'Drie manieren om een site te maken',
    lead: 'De goedkoopste is niet de makkelijkste, en de makkelijkste kun je niet meenemen. Kies wat bij je past, niet wat het mooist klinkt.',
    rowHeading: 'Vraag',
    firstYear: 'Kleinste maat, eerste jaar',
    renewal: 'Daarna per jaar',
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
      ['Wie houdt het bij?', 'Wij', 'Wij doen de updates, jij kiest thema en plug-ins', 'Jij of je maker'],
      ['Vormgeving', 'Binnen wat de bouwer kan', 'Bijna alles', 'Alles'],
      ['Erbij bouwen', 'Blog en afspraken, bij Struik', 'Met plug-ins', 'Wat je zelf maakt'],
      ['Mee naar een ander', 'Teksten en foto’s wel, de site als geheel niet', 'Ja, helemaal', 'Ja, helemaal'],
      ['Mail op je eigen naam', 'Los erbij te nemen', 'Inbegrepen', 'Inbegrepen'],
      ['Betalen', 'Per jaar', 'Per jaar of per maand', 'Per jaar of per maand'],
    ],
    note: 'WordPress en eigen bestanden verhuizen we gratis. In de bouwer begin je altijd opnieuw.',
  },
  packages: {
    h2: 'Twee maten websitebouwer',
    fits: {
      'website-stek': 'Voor een site die zegt wie je bent en wat je doet.',
      'website-struik': 'Voor wie blogt of afspraken laat inplannen.',
    },
    aside: {
      title: 'Wil je ook verkopen?',
      text: 'Dan is de webshopbouwer een betere pot: die heeft producten, een mandje en een kassa.',
      link: { label: 'Naar webshop maken', page: 'buildWebshop' },
    },
  },
  steps: {
    h2: 'Van leeg naar online',
    lead: 'Begin niet met het ontwerp. Begin met wat je te zeggen hebt.',
    items: [
      {
        title: 'Schrijf vier antwoorden op',
        text: 'Wie ben je, wat doe je, voor wie, en hoe bereiken mensen je? Met die vier heb je je eerste pagina al.',
      },
      {
        title: 'Bouw, en kijk op je telefoon',
        text: 'Sleep je teksten en foto’s op hun plek. Bekijk de pagina ook klein, want zo zien veel bezoekers hem.',
      },
      {
        title: 'Hang je naam eraan',
        text: 'Laat je domeinnaam naar de site wijzen. Vanaf dan staat hij online, en veranderen mag elke dag.',
      },
    ],
  },
  leaving: {
    h2: 'Als je ooit weggaat',
    lead: 'Geen leuk onderwerp als je net begint. Toch weet je het beter nu dan over drie jaar.',
    lists: [
      {
        title: 'Dit neem je mee',
        items: [
          'je domeinnaam, altijd, met de verhuiscode',
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
    advice: 'Bouw je iets dat over vijf jaar nog moet kunnen verhuizen, begin dan meteen met WordPress.',
    adviceLink: 'Naar WordPress-website maken',
  },
  threeYears: {
    h2: 'Drie jaar op een rij',
    lead: 'De bouwer naast de kleinste maat WordPress en webhosting. Zo zie je wat het gemak kost.',
    note: 'Zonder domeinnaam en zonder postvak bij de bouwer. Na het eerste jaar kun je elke dag opzeggen en krijg je terug wat je niet meer gebruikt.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    items: [
      {
        title: 'De domeinnaam',
        text: 'Die kies je apart, of je gebruikt een naam die je al hebt.',
        link: { label: 'Zoek een naam', page: 'registerDomain' },
      },
      {
        title: 'Mailadressen',
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
        title: 'Teksten en foto’s',
        text: 'Die zijn van jou. Gebruik alleen foto’s die je zelf hebt gemaakt of waar je het recht op hebt.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over de websitebouwer',
    lead: 'Staat je vraag er niet bij?',
    items: [
      {
        question: 'Moet ik kunnen programmeren?',
        answer:
          'Nee. Kun je een brief typen en een foto verplaatsen, dan kun je een pagina bouwen. Aan de code kun je niet komen, en dat is ook de reden dat er weinig stuk kan.',
      },
      {
        question: 'Hoeveel pagina’s heb ik nodig?',
        answer:
          'Minder dan je denkt. Een voorpagina, wat je doet, wat het kost, wie je bent en contact: daarmee kan een kleine zaak beginnen. Kom je pagina’s tekort, dan stap je over naar Struik.',
      },
      {
        question: 'Kan ik van Stek naar Struik?',
        answer: 'Ja, elke dag. Je site blijft staan zoals hij is en we verrekenen wat je al betaald hebt.',
      },
      {
        question: 'Kan ik later overstappen naar WordPress?',
        answer:
          'Ja, maar dan bouw je je site opnieuw. Je teksten en foto’s zet je over, het ontwerp kies je nieuw en je domeinnaam blijft dezelfde. Laat je oude site staan tot de nieuwe klaar is.',
      },
      {
        question: 'Word ik gevonden in Google?',
        answer:
          'Een plek in Google kan niemand je beloven. Wat helpt, heb je zelf in de hand: een titel die zegt wat je doet en waar, teksten die vragen van klanten beantwoorden, en je adres op de site. Het SSL-certificaat zit erin.',
      },
      {
        question: 'Wat moet er volgens de wet op mijn site?',
        answer:
          'Heb je een bedrijf, dan in elk geval je naam, adres, mailadres, KvK- en btw-nummer. Vraag je gegevens van bezoekers, bijvoorbeeld met een formulier of voor een afspraak, dan hoort er een privacyverklaring bij.',
      },
      {
        question: 'Wat gebeurt er als ik opzeg?',
        answer: `Na het eerste jaar kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je niet meer gebruikt. Kopieer eerst je teksten en foto’s: na het einde bewaren we je gegevens nog 14 dagen. Opzeggen kan in ${brand.portalName.nl}, of zonder in te loggen via ‘Opzeggen’ onderaan deze pagina.`,
      },
    ],
  },
  next: {
    h2: 'Zo ga je verder',
    items: [
      {
        page: 'registerDomain',
        label: 'Zoek een naam voor je site',
        text: 'Kort, makkelijk te spellen en door de telefoon te verstaan. Kijk wat er vrij is.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Toch liever WordPress?',
        text: 'Iets meer leren, veel meer vrijheid. Wij zetten het klaar en houden het bij.',
      },
      {
        page: 'emailHosting',
        label: 'Mail op dezelfde naam',
        text: 'Bij een eigen site hoort een eigen adres. Kies een postvak voor jezelf of voor het team.',
      },
    ],
  },
}
