import { limitOf } from '#site/pages/parts/product-of-slug.ts'
import type { WoocommerceShopText } from './woocommerce-shop-page.tsx'

const backupDays = limitOf('woocommerce-struik', 'backupDays', 'nl')

export const woocommerceShopNl: WoocommerceShopText<'nl'> = {
  head: {
    label: 'WooCommerce-webshop maken',
    menuLine: 'Je eigen webshop, op WordPress.',
    title: 'WooCommerce-webshop maken met WordPress',
    description: `Begin een webshop met WooCommerce op WordPress. Met een testomgeving om veilig te verbouwen en back-ups die we ${backupDays} bewaren.`,
    h1: 'Een webshop met WooCommerce.',
    lead: 'Je webshop draait op WordPress, dus je kunt er alles aan aanpassen. Wij doen de updates, de back-ups en geven je een testomgeving.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Of verhuis je webshop gratis', page: 'moveWordpress' },
  },
  own: {
    h2: 'Wat WooCommerce is, en wat je zelf regelt',
    paragraphs: [
      'WooCommerce is een gratis plug-in die van WordPress een webshop maakt. Je producten, je klanten en je bestellingen staan in jouw database. Wil je ooit weg, dan neem je alles mee.',
      'Wij rekenen niets over je omzet. Betalingen lopen via je eigen betaaldienst, die per betaling een bedrag rekent, en komen rechtstreeks bij jou. Betaalgegevens komen niet op je site. Wat je als winkelier zelf regelt, staat hieronder.',
    ],
    points: [
      { title: 'Je neemt alles mee', text: 'Ontwerp, producten en klanten, ook naar een andere provider.' },
      {
        title: 'Zoveel producten als je wilt',
        text: 'Het pakket heeft geen grens, alleen je opslag.',
      },
      {
        title: 'Uit te breiden met plug-ins',
        text: 'Voor abonnementen, reserveringen of kortingen.',
      },
    ],
  },
  packages: {
    h2: 'Twee WooCommerce-pakketten',
    fits: {
      'woocommerce-struik': 'Voor een webshop die op gang komt.',
      'woocommerce-boom': 'Voor meer webshops, of één heel drukke.',
    },
    aside: {
      title: 'Liever zonder plug-ins?',
      text: 'Met de webshopbouwer zet je producten neer en ga je online. Minder vrijheid, ook minder om bij te houden.',
      link: { label: 'Bekijk de webshopbouwer', page: 'buildWebshop' },
    },
  },
  settings: {
    h2: 'Wat je instelt voor je online gaat',
    lead: 'WooCommerce vraagt je dit stap voor stap.',
    head: ['Onderdeel', 'Wat je nodig hebt', 'Waar je op let'],
    rows: [
      [
        'Betalen',
        'Een contract bij een betaaldienst, die er een gratis plug-in bij geeft',
        'In Nederland verwachten klanten iDEAL\u00a0|\u2060\u00a0Wero. Je betaaldienst rekent een bedrag per betaling',
      ],
      [
        'Btw',
        'Het tarief van je producten, 21\u00a0of 9\u00a0procent, en of je prijzen inclusief invoert',
        'Voer prijzen in zoals de consument ze ziet: inclusief btw. Val je onder de kleineondernemersregeling, zet de btw dan uit',
      ],
      [
        'Verkopen over de grens',
        'De btw-tarieven van de landen waar je levert',
        'Boven een drempel voor heel Europa reken je het tarief van het land van je klant. De aangifte doe je via het éénloketsysteem',
      ],
      [
        'Verzenden',
        'Zones, tarieven en een contract met een vervoerder',
        'Laat de kosten zien voor de laatste stap. Gratis vanaf een bedrag stel je ook hier in',
      ],
      [
        'Mails',
        'Een afzender op je eigen domein',
        'Doe een proefbestelling en kijk of de bevestiging aankomt, ook bij een ander mailadres',
      ],
    ],
  },
  law: {
    h2: 'Wat de wet van een webshop vraagt',
    lead: 'Verkoop je aan consumenten, dan horen deze punten in je webshop.',
    head: ['Onderdeel', 'Wat er moet staan', 'Waar in WooCommerce'],
    rows: [
      ['Wie je bent', 'Bedrijfsnaam, adres, mailadres, KvK- en btw-nummer', 'Onderaan elke pagina en bij contact'],
      [
        'De bestelknop',
        'De tekst zegt dat de klant moet betalen. ‘Bestellen’ alleen is niet genoeg',
        'Bij de knop in je kassa, waar je de tekst aanpast',
      ],
      ['Prijzen', 'Inclusief btw, met alle bijkomende kosten voor de laatste stap', 'Bij de belastinginstellingen'],
      [
        'Bedenktijd',
        '14 dagen, met uitleg en het modelformulier. Sinds 19\u00a0juni 2026 ook een knop om te herroepen',
        'Een eigen pagina, met een link onderaan elke pagina',
      ],
      [
        'Voorwaarden en privacy',
        'Levertijd, betalen, ruilen, klachten. En wat je met gegevens doet',
        'WooCommerce vraagt om beide pagina’s',
      ],
      [
        'Garantie',
        'Een product moet doen wat de koper mag verwachten. Dat recht kun je niet uitsluiten',
        'In je voorwaarden',
      ],
    ],
    note: 'Dit is uitleg, geen juridisch advies. Laat je voorwaarden nakijken door een jurist.',
  },
  rebuild: {
    h2: 'Verbouwen zonder je webshop te sluiten',
    paragraphs: [
      'In beide pakketten zit een testomgeving: je probeert een nieuwe kassa of een nieuw thema op een kopie, doet een proefbestelling en zet het daarna pas live.',
      `Updates van WordPress en je plug-ins testen we ook eerst op een kopie. Ziet die er anders uit, dan wachten we en krijg je een mail. Elke dag maken we een back-up, en die bewaren we ${backupDays}.`,
    ],
  },
  ways: {
    h2: 'WooCommerce of de webshopbouwer?',
    head: ['Onderdeel', 'WooCommerce', 'Webshopbouwer'],
    rows: [
      ['Kies dit als', 'je winkel anders moet zijn dan andere', 'je vooral wilt verkopen'],
      [
        'Producten',
        'Zoveel als er passen',
        `${limitOf('webshop-stek', 'products', 'nl')} in het kleinste pakket, ${limitOf('webshop-struik', 'products', 'nl')} bij Struik`,
      ],
      ['Betalen', 'Elke betaaldienst met een plug-in', 'Een betaaldienst die te koppelen is'],
      ['Talen', 'Met een plug-in', 'Bij Struik'],
      ['Wat je bijhoudt', 'Plug-ins kiezen, proefbestellen na een wijziging', 'Je producten'],
      ['Meenemen', 'Je hele winkel', 'Je producten en foto’s'],
    ],
  },
  threeYears: {
    lead: 'Dit betaal je aan ons. Daarnaast zijn er kosten per betaling bij je betaaldienst, en misschien een betaalde plug-in.',
    note: 'Een .nl-domeinnaam staat er als losse regel bij.',
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    items: [
      {
        title: 'Een betaaldienst',
        text: 'Je sluit zelf een contract, meestal zonder vaste kosten. Reken op een paar dagen voordat je goedgekeurd bent.',
      },
      {
        title: 'Betaalde plug-ins',
        text: 'WooCommerce is gratis, sommige uitbreidingen niet. Die koop en verleng je bij de maker.',
      },
      {
        title: 'Verzendlabels en voorraad',
        text: 'Daarvoor koppel je een vervoerder of een voorraadprogramma. Kijk eerst of er een goede plug-in voor is.',
      },
      {
        title: 'Juridische teksten',
        text: 'We leggen uit wat er moet staan, maar schrijven je voorwaarden niet.',
      },
      {
        title: 'Een domeinnaam',
        text: 'Die bestel je apart, of je verhuist de domeinnaam die je al hebt.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Iemand die je winkel inricht',
        text: 'We zorgen dat hij draait en helpen met hosting en mail. Ontwerp en producten doe je zelf, of met een webbouwer.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over WooCommerce',
    items: [
      {
        question: 'Kunnen klanten met iDEAL\u00a0|\u2060\u00a0Wero betalen?',
        answer:
          'Ja, via een betaaldienst die het aanbiedt. Je maakt daar een account, installeert de plug-in van je betaaldienst en plakt je sleutel erin. Het geld komt bij jou binnen, niet bij ons.',
      },
      {
        question: 'Kan ik ook met gewone WordPress-hosting beginnen?',
        answer: `Dat kan: de plug-in werkt ook daar, en het grootste pakket WordPress-hosting heeft extra geheugen voor WooCommerce. Hier krijg je in elk pakket een testomgeving en back-ups die we ${backupDays} bewaren.`,
      },
      {
        question: 'Wat gebeurt er op drukke dagen?',
        answer:
          'Een licht thema en weinig plug-ins helpen het meest. Is je pakket te klein, dan zetten we je over naar Boom en verrekenen we wat je al betaald hebt. Weet je vooraf dat het druk wordt, laat het ons dan weten.',
      },
      {
        question: 'Kunnen jullie mijn bestaande webshop overzetten?',
        answer:
          'Draait hij op WooCommerce, dan wel: met producten, klanten en bestellingen, gratis. De overstap doen we op een rustig moment dat we samen kiezen. Een winkel van een andere bouwer kan meestal niet een op een mee. Dat zeggen we voor we beginnen.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'orderHosting',
        product: 'woocommerce-struik',
        label: 'Bestel WooCommerce-hosting',
        text: 'Kies een pakket en een domeinnaam.',
      },
      { page: 'moveWordpress', label: 'Verhuis je webshop', text: 'Met producten, klanten en bestellingen. Gratis.' },
      { page: 'buildWebshop', label: 'Bekijk de webshopbouwer', text: 'Als je liever niets installeert.' },
    ],
  },
}
