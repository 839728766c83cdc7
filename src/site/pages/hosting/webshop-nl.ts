import type { WebshopPageText } from './webshop-page.tsx'
import { limitOf } from '#site/pages/parts/product-of-slug.ts'

export const webshopNl: WebshopPageText<'nl'> = {
  head: {
    label: 'Webshop maken',
    menuLine: 'Je eigen webshop, zonder code.',
    title: 'Webshop maken met iDEAL | Wero',
    description:
      'Begin een eigen webshop zonder code. Klanten betalen met iDEAL | Wero via je eigen betaaldienst. Wij rekenen niets over je omzet.',
    h1: 'Maak je eigen webshop.',
    lead: 'Zet je producten erin, kies je prijzen en zet je webshop online, zonder code. Klanten betalen met iDEAL\u00a0|\u2060\u00a0Wero, rechtstreeks aan jou.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Of bouw met WooCommerce', page: 'buildWoocommerceShop' },
  },
  argument: {
    h2: 'Wat de bouwer doet, en wat jij doet',
    paragraphs: [
      'Je zet een product neer, schrijft er een paar regels bij en kiest een prijs en een foto. Er valt niets te installeren en wij houden de techniek bij.',
      'Wat jij doet: foto’s en beschrijvingen maken, een contract sluiten met een betaaldienst en je pakketjes op tijd versturen.',
    ],
    points: [
      {
        title: 'Je verkoopt al, maar via berichtjes',
        text: 'Op de markt, via Instagram of bij jou thuis. Met een webshop bestellen en betalen klanten zelf.',
      },
      {
        title: 'Je begint met een handvol producten',
        text: 'Begin met wat je morgen kunt versturen. Meer producten toevoegen kan elke dag.',
      },
      {
        title: 'Je wilt in meer talen verkopen',
        text: 'Met Struik verkoop je in meer talen, met zoveel producten als je wilt.',
      },
    ],
  },
  packages: {
    h2: 'Twee pakketten met de webshopbouwer',
    fits: {
      'webshop-stek': 'Voor de eerste producten die je online verkoopt.',
      'webshop-struik': 'Voor een groter assortiment, in meer talen.',
    },
    aside: {
      title: 'Wil je alles kunnen verbouwen?',
      text: 'Dan is WooCommerce een betere keus: meer werk, maar alles zelf aan te passen.',
      link: { label: 'Naar WooCommerce', page: 'buildWoocommerceShop' },
    },
  },
  payment: {
    h2: 'Zo komt het geld bij jou',
    lead: 'Je klant betaalt aan jou, via een betaaldienst die je zelf kiest. Wij rekenen niets over je omzet.',
    items: [
      {
        title: 'Je klant rekent af',
        text: 'Met iDEAL\u00a0|\u2060\u00a0Wero, een creditcard of een andere manier die jij aanzet. Betalen doet je klant in het scherm van de betaaldienst.',
        who: 'Je klant',
      },
      {
        title: 'De betaaldienst int',
        text: 'Daarvoor sluit je zelf een contract. De betaaldienst vraagt om je KvK-nummer, je legitimatie en je rekening. Reken op een paar dagen.',
        who: 'Je betaaldienst',
      },
      {
        title: 'Het staat op je rekening',
        text: 'De betaaldienst betaalt uit en houdt per betaling een bedrag in. Een creditcard is meestal duurder dan iDEAL\u00a0|\u2060\u00a0Wero.',
        who: 'Jij',
      },
    ],
  },
  ways: {
    h2: 'De bouwer of WooCommerce?',
    lead: 'De bouwer is makkelijker. WooCommerce kun je helemaal aanpassen en meenemen.',
    firstYear: 'Kleinste pakket, eerste jaar',
    ways: [
      { slug: 'webshop-stek', label: 'Webshopbouwer' },
      { slug: 'woocommerce-struik', label: 'WooCommerce' },
    ],
    rows: [
      ['Kies dit als', 'je wilt verkopen zonder techniek', 'je zelf wilt kunnen verbouwen, of dat laat doen'],
      [
        'Producten',
        `${limitOf('webshop-stek', 'products', 'nl')} in het kleinste pakket, ${limitOf('webshop-struik', 'products', 'nl')} bij Struik`,
        'Zoveel als er in je ruimte past',
      ],
      ['Wie houdt het bij?', 'Wij', 'Wij doen de updates, jij kiest thema en plug-ins'],
      ['Uitbreiden', 'Wat de bouwer kan', 'Met plug-ins: abonnementen, verhuur, groothandel'],
      ['Veilig proberen', 'Geen testomgeving', 'Testomgeving inbegrepen'],
      [
        'Back-up elke dag, bewaard',
        limitOf('webshop-stek', 'backupDays', 'nl'),
        limitOf('woocommerce-struik', 'backupDays', 'nl'),
      ],
      ['E-mail met je eigen domeinnaam', 'Los erbij te nemen', 'Inbegrepen'],
      ['Meenemen naar een andere provider', 'Je winkel als geheel niet', 'Ja, helemaal'],
      ['Betalen', 'Per jaar', 'Per jaar of per maand'],
    ],
  },
  duties: {
    h2: 'Wat de wet van elke webshop vraagt',
    lead: 'Dit geldt voor elke webshop, waar je hem ook bouwt.',
    items: [
      {
        title: 'Wie je bent',
        text: 'Naam, adres, mailadres, KvK- en btw-nummer, op een plek die iedereen vindt.',
      },
      {
        title: 'De hele prijs',
        text: 'Verkoop je aan consumenten, dan staat elke prijs er inclusief btw. Verzendkosten ziet je klant voordat hij bestelt.',
      },
      {
        title: 'De tekst op de bestelknop',
        text: 'Op de bestelknop staat dat bestellen betalen betekent. ‘Bestellen’ alleen is volgens de Hoge Raad te weinig.',
      },
      {
        title: 'Bedenktijd',
        text: 'Consumenten mogen een aankoop tot 14 dagen na ontvangst herroepen. Vertel hoe, en zet er een formulier bij. Sinds 19 juni 2026 hoort er ook een knop voor op je site.',
      },
      {
        title: 'Korting en beoordelingen',
        text: 'Is iets afgeprijsd, noem dan de laagste prijs van de 30 dagen ervoor. Gebruik alleen beoordelingen die echt zijn.',
      },
      {
        title: 'Leveren en garantie',
        text: 'Binnen 30 dagen, tenzij je met je klant iets anders afspreekt. Een product hoort te doen wat je klant ervan mag verwachten, ook na een jaar.',
      },
      {
        title: 'Privacy en cookies',
        text: 'Zeg in een privacyverklaring wat je bewaart en waarom. Voor cookies die mensen volgen, vraag je eerst toestemming.',
      },
      {
        title: 'Toegankelijkheid',
        text: 'Webshops moeten toegankelijk zijn, ook voor wie slecht ziet of geen muis gebruikt. Voor heel kleine bedrijven geldt een uitzondering.',
      },
    ],
    note: 'Dit is een overzicht en geen juridisch advies. Verkoop je iets bijzonders, zoals eten, drank of cosmetica, dan gelden er meer regels.',
  },
  threeYears: {
    lead: 'Wat je ons betaalt. De kosten van je betaaldienst komen daar nog bij.',
    note: 'De domeinnaam betaal je apart. Een postvak is niet meegeteld.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    items: [
      {
        title: 'De betaaldienst',
        text: 'Het contract sluit je zelf, en de kosten per betaling zijn voor jou. Heb je er al een, vraag ons dan voor je bestelt of die te koppelen is.',
        link: { label: 'Vraag het ons', page: 'contact' },
      },
      {
        title: 'De domeinnaam',
        text: 'Die kies je apart, of je gebruikt een domeinnaam die je al hebt.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Postvakken',
        text: 'Voor bestellingen en vragen neem je er een postvak bij, of een mailpakket voor het team.',
        link: { label: 'Naar e-mailhosting', page: 'emailHosting' },
      },
      {
        title: 'Versturen',
        text: 'Dozen, etiketten en een afspraak met een vervoerder regel je zelf.',
      },
      {
        title: 'Boekhouding en btw',
        text: 'De aangifte doe jij of je boekhouder. Verkoop je aan consumenten in andere EU-landen, dan kan btw van dat land gelden.',
      },
      {
        title: 'Je juridische teksten',
        text: 'Voorwaarden, privacyverklaring en retourregels zijn van jouw winkel. Laat ze nakijken als je twijfelt.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over je webshop',
    lead: 'Staat je vraag er niet bij?',
    items: [
      {
        question: 'Wanneer kan mijn webshop online?',
        answer:
          'De webshop zelf kan er op een avond staan. Je betaaldienst controleert eerst wie je bent, en dat kost meestal een paar dagen. Vraag die dus als eerste aan en vul intussen je producten in.',
      },
      {
        question: 'Heb ik een KvK-nummer nodig?',
        answer:
          'Om te bestellen niet. Verkoop je regelmatig en om eraan te verdienen, dan ben je voor de KvK en de Belastingdienst een onderneming en schrijf je je in. Een betaaldienst vraagt er ook om.',
      },
      {
        question: 'Kan ik later naar WooCommerce?',
        answer:
          'Ja, maar je bouwt de webshop dan opnieuw. Je teksten, foto’s, prijzen en je domeinnaam houd je, het ontwerp en de bestelgeschiedenis niet. Weet je nu al dat je alles wilt kunnen aanpassen, begin dan met WooCommerce.',
      },
      {
        question: 'Mag ik ook in Duitsland en België verkopen?',
        answer:
          'Ja. Let wel op: blijf je met verkopen aan consumenten in andere EU-landen onder 10.000 euro per jaar, dan reken je Nederlandse btw, daarboven die van het land van je klant. Duitse klanten verwachten ook een pagina met al je bedrijfsgegevens, en wie naar Duitsland verzendt, schrijft zich vooraf in bij het verpakkingsregister daar.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'registerDomain',
        label: 'Kies een domeinnaam',
        text: 'Een domeinnaam die klanten kunnen onthouden. Kijk wat er vrij is.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Kijk ook naar WooCommerce',
        text: 'Een webshop die je helemaal kunt aanpassen en meenemen.',
      },
      {
        page: 'emailHosting',
        label: 'Neem een adres voor je klanten',
        text: 'Beantwoord vragen over bestellingen met je eigen domeinnaam.',
      },
    ],
  },
}
