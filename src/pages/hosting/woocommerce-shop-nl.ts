import type { WoocommerceShopText } from './woocommerce-shop-page.tsx'

export const woocommerceShopNl: WoocommerceShopText<'nl'> = {
  head: {
    label: 'WooCommerce-webshop maken',
    menuLine: 'Verkopen met iDEAL | Wero, zonder omwegen.',
    title: 'WooCommerce-webshop maken met WordPress',
    description:
      'Begin een webshop met WooCommerce op WordPress. Met een testomgeving om veilig te verbouwen en back-ups die we 30 dagen bewaren.',
    h1: 'Verkopen met WooCommerce.',
    lead: 'Je winkel draait op WordPress, dus je kunt er alles aan verbouwen. Wij zorgen voor de ruimte, de back-ups en een testomgeving.',
  },
  hero: {
    choose: 'Kies je pakket',
    second: { label: 'Of verhuis je webshop gratis', page: 'moveWordpress' },
  },
  own: {
    h2: 'Een winkel zonder tussenpersoon',
    paragraphs: [
      'WooCommerce is een gratis plug-in die van WordPress een webshop maakt. Je producten, je klanten en je bestellingen staan in jouw database. Wil je ooit weg, dan neem je alles mee.',
      'Wij rekenen niets over je omzet. Betalingen lopen via je eigen betaalprovider en komen rechtstreeks bij jou. Daar staat iets tegenover: je regelt ook zelf wat een winkelier moet regelen. Wat dat is, staat op deze pagina.',
    ],
    points: [
      { title: 'Van jou', text: 'Ontwerp, adres en klantenlijst. Ook als je later een andere hosting kiest.' },
      {
        title: 'Zonder plafond',
        text: 'Tien producten of tienduizend: er is geen grens in het pakket, alleen je opslag.',
      },
      {
        title: 'Zo slim als je wilt',
        text: 'Abonnementen, reserveringen, kortingen: er is bijna altijd een plug-in voor.',
      },
    ],
  },
  packages: {
    h2: 'Twee maten voor je winkel',
    fits: {
      'woocommerce-struik': 'Voor een webshop die op gang komt.',
      'woocommerce-boom': 'Voor meer webshops, of één heel drukke.',
    },
    aside: {
      title: 'Liever zonder plug-ins?',
      text: 'Met de webshopbouwer zet je producten neer en ga je open. Minder vrijheid, ook minder om bij te houden.',
      link: { label: 'Bekijk de webshopbouwer', page: 'buildWebshop' },
    },
  },
  settings: {
    h2: 'Wat je instelt voor je opengaat',
    lead: 'WooCommerce stelt je deze vragen zelf, stap voor stap. Het helpt als je de antwoorden al hebt.',
    head: ['Onderdeel', 'Wat je nodig hebt', 'Waar je op let'],
    rows: [
      [
        'Betalen',
        'Een contract bij een betaalprovider, die er een gratis plug-in bij geeft',
        'In Nederland verwachten klanten iDEAL\u00a0|\u2060\u00a0Wero. De provider rekent een bedrag per betaling',
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
    lead: 'Verkoop je aan consumenten, dan horen deze punten in je winkel. Met een paar pagina’s en een knop kom je ver.',
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
    note: 'Dit is uitleg, geen juridisch advies. Laat je voorwaarden nakijken door iemand die ervoor geleerd heeft.',
  },
  rebuild: {
    h2: 'Verbouwen terwijl de kassa loopt',
    paragraphs: [
      'Een webshop leg je niet even stil. Daarom zit in beide maten een testomgeving: je probeert een nieuwe kassa of een nieuw thema op een kopie, doet een proefbestelling en zet het daarna pas live.',
      'Updates van WordPress en je plug-ins draaien we ook eerst op een kopie. Ziet die er anders uit, dan wachten we en krijg je een mail. Elke dag maken we een back-up, en die bewaren we 30 dagen.',
    ],
  },
  ways: {
    h2: 'WooCommerce of de webshopbouwer?',
    head: ['Onderdeel', 'WooCommerce', 'Webshopbouwer'],
    rows: [
      ['Kies dit als', 'je winkel anders moet zijn dan andere', 'je vooral wilt verkopen'],
      ['Producten', 'Zoveel als er passen', '100 in de kleinste maat, onbeperkt bij Struik'],
      ['Betalen', 'Elke betaalprovider met een plug-in', 'Een betaalprovider die te koppelen is'],
      ['Talen', 'Met een plug-in', 'Bij Struik'],
      ['Wat je bijhoudt', 'Plug-ins kiezen, proefbestellen na een wijziging', 'Je producten'],
      ['Meenemen', 'Je hele winkel', 'Je producten en foto’s'],
    ],
  },
  threeYears: {
    h2: 'De huur van je winkel, drie jaar lang',
    lead: 'Dit betaal je aan ons, wat je ook verkoopt. Reken daarnaast op kosten per betaling bij je betaalprovider en misschien een betaalde plug-in.',
    note: 'Gerekend met betalen per jaar en de prijzen van vandaag. Een .nl-naam staat er als losse regel bij.',
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    lead: 'Een webshop heeft meer nodig dan hosting. Dit regel je zelf.',
    items: [
      {
        title: 'Een betaalprovider',
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
        text: 'Die bestel je apart, of je verhuist de naam die je al hebt.',
        link: { label: 'Zoek een naam', page: 'registerDomain' },
      },
      {
        title: 'Iemand die je winkel inricht',
        text: 'We zorgen dat hij draait en helpen met hosting en mail. Ontwerp en producten zijn aan jou of je maker.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over WooCommerce',
    items: [
      {
        question: 'Kunnen klanten met iDEAL\u00a0|\u2060\u00a0Wero betalen?',
        answer:
          'Ja, via een betaalprovider die het aanbiedt. Je maakt daar een account, installeert de plug-in van de provider en plakt je sleutel erin. Het geld komt bij jou binnen, niet bij ons.',
      },
      {
        question: 'Rekenen jullie commissie op mijn verkopen?',
        answer:
          'Nee. Je betaalt de prijs van je pakket, of je nu één bestelling hebt of duizend. Je betaalprovider rekent wel een bedrag per betaling.',
      },
      {
        question: 'Kan ik ook met gewone WordPress-hosting beginnen?',
        answer:
          'Dat kan: de plug-in werkt ook daar, en de grootste maat WordPress-hosting heeft extra geheugen voor WooCommerce. Hier krijg je in elke maat een testomgeving en back-ups die we 30 dagen bewaren, en dat wil je als er geld door je site gaat.',
      },
      {
        question: 'Wat gebeurt er op drukke dagen?',
        answer:
          'Een rustig thema en weinig plug-ins doen het meeste. Loopt je winkel echt uit zijn jasje, dan zetten we je over naar Boom en verrekenen we wat je al betaald hebt. Weet je vooraf dat het druk wordt, laat het ons dan weten.',
      },
      {
        question: 'Kunnen jullie mijn bestaande webshop overzetten?',
        answer:
          'Draait hij op WooCommerce, dan wel: met producten, klanten en bestellingen, gratis. De overstap doen we op een rustig moment dat we samen kiezen. Een winkel van een andere bouwer kan meestal niet een op een mee. Dat zeggen we voor we beginnen.',
      },
      {
        question: 'Is mijn webshop veilig?',
        answer:
          'SSL zit erin, updates draaien we eerst op een kopie en elke dag is er een back-up. Betaalgegevens komen niet op je site: je klant betaalt bij de betaalprovider. Kies zelf sterke wachtwoorden en weinig plug-ins.',
      },
    ],
  },
  next: {
    h2: 'De volgende stap',
    items: [
      {
        page: 'orderHosting',
        product: 'woocommerce-struik',
        label: 'Bestel je winkelruimte',
        text: 'Kies een maat en zeg welke naam erbij hoort.',
      },
      { page: 'moveWordpress', label: 'Verhuis je webshop', text: 'Met producten, klanten en bestellingen. Gratis.' },
      { page: 'buildWebshop', label: 'Bekijk de webshopbouwer', text: 'Als je liever niets installeert.' },
    ],
  },
}
