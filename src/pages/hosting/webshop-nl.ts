import type { WebshopPageText } from './webshop-page.tsx'
import { brand } from '#site/brand.ts'

export const webshopNl: WebshopPageText<'nl'> = {
  head: {
    label: 'Webshop maken',
    menuLine: 'Je kraam staat er in een avond.',
    title: 'Webshop maken met iDEAL | Wero',
    description:
      'Begin een eigen webshop zonder code. Klanten betalen met iDEAL | Wero via je eigen betaalprovider. Met prijzen, plichten en wat er niet in zit.',
    h1: 'Open je eigen kraam.',
    lead: 'Zet je producten erin, schrijf er een paar woorden bij en ga open. Klanten betalen met iDEAL\u00a0|\u2060\u00a0Wero, rechtstreeks aan jou.',
  },
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Of bouw met WooCommerce', page: 'buildWoocommerceShop' },
  },
  argument: {
    h2: 'Een kraam is snel gebouwd. Verkopen is het werk.',
    paragraphs: [
      'De bouwer neemt je het bouwen uit handen: je zet een product neer, schrijft er een paar regels bij, kiest een prijs en een foto. Er valt niets te installeren en wij houden de techniek bij.',
      'Wat overblijft, is je winkel: goede foto’s, eerlijke beschrijvingen, een betaalprovider en pakketjes die op tijd de deur uit gaan. Daar gaat deze pagina ook over.',
    ],
    points: [
      {
        title: 'Je verkoopt al, maar via berichtjes',
        text: 'Op de markt, via Instagram of bij jou thuis. Een winkel met een kassa scheelt je heen en weer schrijven.',
      },
      {
        title: 'Je begint met een handvol producten',
        text: 'Begin met wat je morgen kunt versturen. Een klein assortiment dat klopt, verkoopt beter dan een groot dat half af is.',
      },
      {
        title: 'Je wilt in meer talen verkopen',
        text: 'Struik heeft plaats voor onbeperkt producten en voor meer talen.',
      },
    ],
  },
  packages: {
    h2: 'Twee maten webshop',
    fits: {
      'webshop-stek': 'Voor de eerste producten die je online verkoopt.',
      'webshop-struik': 'Voor een groter assortiment, in meer talen.',
    },
    aside: {
      title: 'Wil je alles kunnen verbouwen?',
      text: 'Dan is WooCommerce betere grond: meer werk, maar van jou tot op de laatste schroef.',
      link: { label: 'Naar WooCommerce', page: 'buildWoocommerceShop' },
    },
  },
  payment: {
    h2: 'Zo komt het geld bij jou',
    lead: 'Niet via ons. Je klant betaalt aan jou, via een betaalprovider die je zelf kiest.',
    items: [
      {
        title: 'Je klant rekent af',
        text: 'Met iDEAL\u00a0|\u2060\u00a0Wero, een creditcard of een andere manier die jij aanzet. De betaling loopt in het scherm van de betaalprovider.',
        who: 'Je klant',
      },
      {
        title: 'De provider int',
        text: 'Daarvoor sluit je zelf een contract. De provider wil weten wie je bent en vraagt om je KvK-nummer, je legitimatie en je rekening. Reken op een paar dagen.',
        who: 'Je betaalprovider',
      },
      {
        title: 'Het staat op je rekening',
        text: 'De provider betaalt uit en houdt per betaling een bedrag in. Hoeveel, staat in het tarief van de provider. Wij rekenen niets over je omzet.',
        who: 'Jij',
      },
    ],
  },
  ways: {
    h2: 'De bouwer of WooCommerce?',
    lead: 'Kies niet op de prijs alleen. Het echte verschil zit in wie het onderhoud doet en in wat je later kunt meenemen.',
    rowHeading: 'Vraag',
    firstYear: 'Kleinste maat, eerste jaar',
    renewal: 'Daarna per jaar',
    ways: [
      { slug: 'webshop-stek', label: 'Webshopbouwer' },
      { slug: 'woocommerce-struik', label: 'WooCommerce' },
    ],
    rows: [
      ['Kies dit als', 'je wilt verkopen zonder techniek', 'je zelf wilt kunnen verbouwen, of dat laat doen'],
      ['Producten', '100 in de kleinste maat, onbeperkt bij Struik', 'Zoveel als er in je ruimte past'],
      ['Wie houdt het bij?', 'Wij', 'Wij doen de updates, jij kiest thema en plug-ins'],
      ['Erbij bouwen', 'Wat de bouwer kan', 'Met plug-ins: abonnementen, verhuur, groothandel'],
      ['Veilig proberen', 'Geen testomgeving', 'Testomgeving inbegrepen'],
      ['Back-ups', 'Geen vaste bewaartijd', 'Elke dag, met een vaste bewaartijd'],
      ['Mail op je eigen naam', 'Los erbij te nemen', 'Inbegrepen'],
      ['Mee naar een ander', 'Je winkel als geheel niet', 'Ja, helemaal'],
      ['Betalen', 'Per jaar', 'Per jaar of per maand'],
    ],
  },
  duties: {
    h2: 'Wat de wet van elke webshop vraagt',
    lead: 'Waar je je winkel ook bouwt, dit hoort erbij. Loop het na voordat je opengaat.',
    items: [
      {
        title: 'Zeg wie je bent',
        text: 'Naam, adres, mailadres, KvK- en btw-nummer, op een plek die iedereen vindt.',
      },
      {
        title: 'Toon de hele prijs',
        text: 'Verkoop je aan consumenten, dan staat elke prijs er inclusief btw. Verzendkosten ziet je klant voordat hij bestelt.',
      },
      {
        title: 'Laat de knop het zeggen',
        text: 'Op de bestelknop staat dat bestellen betalen betekent. ‘Bestellen’ alleen is volgens de Hoge Raad te weinig.',
      },
      {
        title: 'Geef bedenktijd',
        text: 'Consumenten mogen een aankoop tot 14 dagen na ontvangst herroepen. Vertel hoe, en zet er een formulier bij. Sinds 19 juni 2026 hoort er ook een knop voor op je site.',
      },
      {
        title: 'Wees eerlijk over korting',
        text: 'Is iets afgeprijsd, noem dan de laagste prijs van de 30 dagen ervoor. Gebruik alleen beoordelingen die echt zijn.',
      },
      {
        title: 'Lever wat je belooft',
        text: 'Binnen 30 dagen, tenzij je met je klant iets anders afspreekt. Een product hoort te doen wat je klant ervan mag verwachten, ook na een jaar.',
      },
      {
        title: 'Wees zuinig met gegevens',
        text: 'Zeg in een privacyverklaring wat je bewaart en waarom. Voor cookies die mensen volgen, vraag je eerst toestemming.',
      },
      {
        title: 'Laat iedereen erbij',
        text: 'Webshops moeten toegankelijk zijn, ook voor wie slecht ziet of geen muis gebruikt. Heel kleine bedrijven zijn uitgezonderd, maar je klanten niet.',
      },
    ],
    note: 'Dit is een overzicht en geen juridisch advies. Verkoop je iets bijzonders, zoals eten, drank of cosmetica, dan gelden er meer regels.',
  },
  threeYears: {
    h2: 'Drie jaar webshop',
    lead: 'Wat je ons betaalt, van de opening tot en met het derde jaar. Wat je betaalprovider rekent, komt daar nog bij.',
    note: 'De domeinnaam betaal je apart. Een postvak en de kosten van je betaalprovider zijn niet meegeteld. Na het eerste jaar kun je elke dag opzeggen en krijg je terug wat je niet meer gebruikt.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    lead: 'Zet dit op je begroting, dan kom je niet voor verrassingen te staan.',
    items: [
      {
        title: 'De betaalprovider',
        text: 'Het contract sluit je zelf, en de kosten per betaling zijn voor jou. Heb je al een provider, vraag ons dan voor je bestelt of die te koppelen is.',
        link: { label: 'Vraag het ons', page: 'contact' },
      },
      {
        title: 'De domeinnaam',
        text: 'Die kies je apart, of je gebruikt een naam die je al hebt.',
        link: { label: 'Zoek een naam', page: 'registerDomain' },
      },
      {
        title: 'Mailadressen',
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
        question: 'Hoe snel kan ik open?',
        answer:
          'De winkel zelf kan er op een avond staan. Houd rekening met je betaalprovider: die controleert eerst wie je bent, en dat kost meestal een paar dagen. Vraag het dus als eerste aan en vul intussen je producten in.',
      },
      {
        question: 'Heb ik een KvK-nummer nodig?',
        answer:
          'Om te bestellen niet. Verkoop je regelmatig en om eraan te verdienen, dan ben je voor de KvK en de Belastingdienst een onderneming en schrijf je je in. Een betaalprovider vraagt er ook om.',
      },
      {
        question: 'Wat kost een betaling?',
        answer:
          'Dat bepaalt je betaalprovider, en het verschilt per manier van betalen: een creditcard is meestal duurder dan iDEAL\u00a0|\u2060\u00a0Wero. Van ons komt er niets bij. Je betaalt ons alleen het pakket.',
      },
      {
        question: 'Wat als ik meer producten heb dan er in de kleinste maat passen?',
        answer:
          'Dan stap je over naar Struik, waar het aantal niet begrensd is. Dat kan elke dag en we verrekenen wat je al betaald hebt. Je winkel blijft gewoon open.',
      },
      {
        question: 'Kan ik later naar WooCommerce?',
        answer:
          'Ja, maar je bouwt de winkel dan opnieuw. Je teksten, foto’s, prijzen en je domeinnaam houd je, het ontwerp en de bestelgeschiedenis zoals ze in de bouwer staan niet. Weet je nu al dat je wilt verbouwen, begin dan meteen met WooCommerce.',
      },
      {
        question: 'Mag ik ook in Duitsland en België verkopen?',
        answer:
          'Ja. Let wel op: blijf je met verkopen aan consumenten in andere EU-landen onder 10.000 euro per jaar, dan reken je Nederlandse btw, daarboven die van het land van je klant. Duitse klanten verwachten ook een pagina met al je bedrijfsgegevens, en wie naar Duitsland verzendt, schrijft zich vooraf in bij het verpakkingsregister daar.',
      },
      {
        question: 'Wat gebeurt er na het eerste jaar?',
        answer: `Je webshop loopt door voor de prijs die er als ‘daarna’ bij staat. Vanaf dan kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je niet meer gebruikt. Bewaar eerst je bestellingen voor de Belastingdienst. Opzeggen kan in ${brand.portalName.nl}, of via ‘Opzeggen’ onderaan deze pagina.`,
      },
    ],
  },
  next: {
    h2: 'Voor je de luifel uitdraait',
    items: [
      {
        page: 'registerDomain',
        label: 'Kies een naam',
        text: 'Een naam die op een doos past en die klanten kunnen onthouden. Kijk wat er vrij is.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Kijk ook naar WooCommerce',
        text: 'Voor wie een winkel wil die meegroeit en die je kunt meenemen.',
      },
      {
        page: 'emailHosting',
        label: 'Neem een adres voor je klanten',
        text: 'Een vraag over een bestelling beantwoord je liever van je eigen naam dan van een gratis adres.',
      },
    ],
  },
}
