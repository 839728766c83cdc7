import { promiseWords } from '#catalogue/promises.ts'
import { limitOf } from '#site/pages/parts/product-of-slug.ts'
import type { WordpressSiteText } from './wordpress-site-page.tsx'

export const wordpressSiteNl: WordpressSiteText<'nl'> = {
  head: {
    label: 'WordPress-website maken',
    menuLine: 'Kies een ontwerp en begin met schrijven.',
    title: 'WordPress-website maken: zo begin je',
    description:
      'Maak je eigen website met WordPress. Wij zetten WordPress voor je klaar, jij kiest een ontwerp en schrijft je eerste pagina.',
    h1: 'Maak je WordPress-website.',
    lead: 'Wij zetten WordPress voor je klaar, jij kiest een ontwerp en schrijft. Je site gaat online als jij dat wilt.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Liever een websitebouwer?', page: 'buildWebsite' },
  },
  steps: {
    h2: 'Zo maak je je site',
    lead: 'Je hoeft niets te installeren en geen code te kennen. De meeste tijd gaat zitten in je teksten en foto’s.',
    items: [
      {
        title: 'Wij zetten WordPress klaar',
        text: 'Na je bestelling krijg je een mail met je inloggegevens. Je opent het dashboard in je browser, en daar doe je alles.',
        who: `Wij, ${promiseWords.nl.deliveryUsually}`,
      },
      {
        title: 'Jij kiest een thema en schrijft',
        text: 'Een thema bepaalt hoe je site eruitziet. Daarna maak je pagina’s: wie je bent, wat je doet, hoe mensen je bereiken.',
        who: 'Jij, een paar avonden',
      },
      {
        title: 'Jij drukt op publiceren',
        text: 'Tot dat moment is elke pagina een concept dat alleen jij ziet. Niet tevreden? Je kunt altijd een oudere versie terughalen.',
        who: 'Jij, als je er klaar voor bent',
      },
    ],
  },
  themes: {
    h2: 'Kies een thema',
    paragraphs: [
      'Een thema regelt kleuren, letters en de plek van je menu. Er zijn er duizenden gratis, rechtstreeks te kiezen vanuit WordPress. Wissel je later van thema, dan blijven je teksten en foto’s staan.',
      'Begin met een van de thema’s die bij WordPress zelf horen. Ze zien er rustig uit, zijn snel en worden bijgehouden.',
    ],
  },
  blocks: {
    h2: 'Bouw je pagina’s met blokken',
    paragraphs: [
      'Een pagina bouw je op uit blokken: een kop, een alinea, een foto, een rij knoppen. Je klikt op de plus, kiest een blok en typt.',
      'Wat je vaker gebruikt, bewaar je als patroon. Zo staan je openingstijden op vijf pagina’s en pas je ze op één plek aan.',
    ],
  },
  asks: {
    h2: 'Wat WordPress van je vraagt',
    paragraphs: [
      'WordPress kan veel. Reken op een middag om het te leren, en op een paar avonden voor een site van vijf pagina’s. Je kunt alles aanpassen en je site meenemen naar elke provider.',
    ],
    points: [
      {
        title: 'Kiezen',
        text: 'Voor elke wens zijn er tien plug-ins. Begin zonder, en voeg er pas een toe als je iets echt mist.',
      },
      {
        title: 'Bijhouden',
        text: 'De updates doen wij. Jij haalt weg wat je niet gebruikt en kijkt mee als we een mail sturen.',
      },
      {
        title: 'Je gegevens vermelden',
        text: 'Op je site hoort wie je bent en wat je met gegevens doet. Zie ‘Wat er op je site hoort’.',
      },
    ],
  },
  ways: {
    h2: 'WordPress of de websitebouwer?',
    lead: 'De bouwer is makkelijker, WordPress kun je helemaal aanpassen en meenemen.',
    head: ['Onderdeel', 'WordPress', 'Websitebouwer'],
    rows: [
      ['Leren', 'Een middag', 'Een avond'],
      ['Uiterlijk', 'Duizenden thema’s, alles aan te passen', 'Binnen wat de bouwer kan'],
      ['Uitbreiden', 'Met plug-ins: agenda, leden, webshop', 'Blog en online afspraken, bij Struik'],
      [
        'Pagina’s',
        'Zoveel als er passen',
        `${limitOf('website-stek', 'pages', 'nl')} in het kleinste pakket, ${limitOf('website-struik', 'pages', 'nl')} bij Struik`,
      ],
      ['Postvakken', 'Zitten erin', 'Bestel je los erbij'],
      ['Updates', 'Doen wij, eerst op een kopie', 'Doen wij'],
      ['Meenemen', 'Je hele site, naar elke provider', 'Je teksten en foto’s'],
    ],
  },
  packages: {
    h2: 'Kies je pakket',
    fits: {
      'wordpress-stek': 'Genoeg voor je eerste site.',
      'wordpress-struik': 'Als je eerst wilt proberen, in een testomgeving.',
    },
    aside: {
      title: 'Groter beginnen?',
      text: 'Voor een webshop of meer sites is er Boom. Alle pakketten staan bij WordPress-hosting.',
      link: { label: 'Vergelijk alle pakketten', page: 'wordpressHosting' },
    },
  },
  threeYears: {
    lead: 'WordPress zelf is gratis. Je betaalt voor de hosting en voor je domeinnaam, en voor betaalde thema’s of plug-ins als je die kiest.',
    note: 'De .nl-domeinnaam staat er als losse regel bij.',
  },
  duties: {
    h2: 'Wat er op je site hoort',
    lead: 'Vier dingen die de wet vraagt, te regelen voordat je publiceert.',
    head: ['Onderdeel', 'Wat je erop zet', 'Wanneer'],
    rows: [
      [
        'Wie je bent',
        'Naam, adres en mailadres. Voor een bedrijf ook je KvK- en btw-nummer',
        'Altijd als je site zakelijk is',
      ],
      [
        'Privacyverklaring',
        'Welke gegevens je bewaart, waarom en hoe lang. WordPress geeft je een opzet',
        'Zodra je een formulier, reacties of statistieken hebt',
      ],
      [
        'Cookies',
        'Toestemming vragen voordat je mensen volgt',
        'Als je advertenties, video’s van anderen of uitgebreide statistieken gebruikt',
      ],
      ['Rechten op foto’s', 'Eigen foto’s, of foto’s met een licentie die je kunt laten zien', 'Bij elke foto'],
    ],
    note: 'Dit is uitleg, geen juridisch advies.',
  },
  notIncluded: {
    h2: 'Wat we niet voor je doen',
    items: [
      {
        title: 'Je site ontwerpen',
        text: 'We zetten alles klaar en helpen met de techniek. Ontwerpen en schrijven doe je zelf, of met een webbouwer.',
      },
      {
        title: 'Een gratis domeinnaam',
        text: 'Je domeinnaam bestel je apart. Hij staat op jouw naam, ook als je ooit van provider wisselt.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Betaalde thema’s en plug-ins',
        text: 'Die koop je bij de maker. Let op: veel licenties lopen een jaar en moet je daarna verlengen.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over zelf een site maken',
    items: [
      {
        question: 'Kan ik het zonder te programmeren?',
        answer:
          'Ja. Je typt, kiest blokken en klikt op publiceren. Loop je vast, dan helpt onze helpdesk met inloggen, mail, je domeinnaam en alles rond de hosting. Vragen over een thema of plug-in stel je het best aan de maker.',
      },
      {
        question: 'Is WordPress echt gratis?',
        answer:
          'De software wel: die is vrij, en iedereen mag hem gebruiken. Je betaalt voor hosting en voor je domeinnaam. Kies je een betaald thema of een betaalde plug-in, dan komt dat er bij de maker nog bij.',
      },
      {
        question: 'Wat is het verschil met WordPress.com?',
        answer:
          'WordPress.com is een dienst van een Amerikaans bedrijf dat ruimte verhuurt met zijn eigen abonnementen. Hier draait dezelfde vrije software op je eigen hosting. Je mag elke plug-in en elk thema gebruiken en je site overal mee naartoe nemen.',
      },
      {
        question: 'Kan ik hem maken terwijl mijn oude site nog online is?',
        answer:
          'Ja. Bouw hem hier op en laat je domeinnaam pas naar de nieuwe site wijzen als je tevreden bent. Tot die tijd zien bezoekers de oude. Is je oude site ook WordPress, dan zetten we hem gratis over.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'registerDomain',
        label: 'Kies een domeinnaam',
        text: 'Kijk wat er vrij is, en wat het nu en later kost.',
      },
      {
        page: 'orderHosting',
        product: 'wordpress-stek',
        label: 'Bestel WordPress',
        text: 'Kies een pakket en een domeinnaam.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Je wilt ook verkopen',
        text: 'Met WooCommerce maak je van je site een webshop.',
      },
    ],
  },
}
