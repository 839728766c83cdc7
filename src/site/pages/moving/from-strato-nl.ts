import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromStrato: MoverText = {
  head: {
    label: 'Strato',
    title: 'Overstappen van Strato: verhuiscode en site overzetten',
    description:
      'Verhuis je website gratis van het Duitse Strato naar een Nederlandse provider. Je .nl-naam gaat mee, en een .de-naam net zo goed.',
    h1: `Overstappen van Strato naar ${brand.name}.`,
    lead: 'Van Duitsland naar Nederland, met je site, je mail en je domeinnaam. Een .nl en een .de verhuizen zonder kosten mee.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: 'Bij Strato zeg je je naam op om de code te krijgen. Daarom kopiëren we je site nog vóór die tijd.',
    items: [
      {
        title: 'Jij geeft ons toegang',
        text: `Stuur de gegevens van je pakket veilig door via ${brand.portalName.nl}: SFTP en database, of een beheerder in WordPress.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij maken een kopie',
        text: 'Site, database en mail staan straks op een tijdelijk adres. Aan je pakket in Duitsland verandert nog niets.',
        who: whoDoes.we,
      },
      {
        title: 'Jij zegt de domeinnaam op om te verhuizen',
        text: 'Alleen het domein, en met de keuze voor verhuizen. Daarna vraag je de AuthInfo-code aan. Die komt per mail bij de houder.',
        who: 'Jij, en een dag wachten',
      },
      {
        title: 'Wij zetten alles om',
        text: 'Met de code halen we je naam hierheen. Zie je dat site en mail werken, dan zeg je de rest van het pakket op.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Strato',
    path: [
      'Log in op de klantenlogin met je klantnummer en klantwachtwoord. Met de inlog van alleen je pakket zie je het menu voor opzeggen niet.',
      'Zeg daar het domein op en kies voor verhuizen, niet voor verwijderen.',
      'Ga naar je pakket en scroll naar je domeinen. Achter een naam met een ontvangen opzegging staat een link om de AuthInfo-code te versturen.',
      'Kijk of de gegevens van de houder kloppen en verstuur. Binnen een dag is de code in zijn postvak.',
    ],
    otherwise:
      'De code gaat alleen naar het mailadres van de houder, en dat kan een ander zijn dan het adres van je account. Klopt het niet, pas het dan aan voordat je de code aanvraagt.',
    facts: [
      ['Inloggen', 'Klantenlogin, met klantnummer'],
      ['De code heet', 'AuthInfo-code, ook wel token of EPP-code'],
      ['Eerst opzeggen', 'Alleen het domein, met de keuze verhuizen'],
      ['Zonder aanvraag', 'Komt de code vanzelf, dertig dagen voor de einddatum'],
      ['.de', 'Dezelfde code, daarna meteen over. Er is geen formulier meer nodig'],
    ],
  },
  duties: [
    ['Website en database', 'Kopiëren, testen, omzetten', 'Nakijken en akkoord geven'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['.nl of .de', 'Verhuizing aanvragen, DNS overnemen', 'Domein opzeggen om te verhuizen, code aanvragen'],
    ['SSL-certificaat', 'Nieuw certificaat plaatsen', 'Niets'],
    ['Pakket', 'Melden dat het weg kan', 'Als laatste opzeggen'],
  ],
  mark: `De naam Strato is een merk van zijn eigenaar. ${brand.name} heeft geen band met Strato.`,
  reason: {
    h2: 'Eerst kopiëren, dan pas opzeggen',
    paragraphs: [
      'Bij Strato krijg je de code pas als het domein is opgezegd. Daarom kopiëren we eerst je site en je mail.',
      'Eerst staat hier een werkende kopie. Dan zeg jij het domein op, en alleen het domein. Je pakket met je site en je mail blijft lopen tot hier alles werkt.',
    ],
  },
  watch: [
    {
      title: 'Verhuizen of verwijderen',
      text: 'Bij het opzeggen vraagt Strato wat er met je naam moet gebeuren. Kies verhuizen. Bij verwijderen gaat de naam terug naar het register, en dan kan een ander hem na een tijd krijgen.',
    },
    {
      title: 'Twee soorten inlog',
      text: 'Met je domein en pakketwachtwoord kom je in je pakket. Opzeggen kan alleen met klantnummer en klantwachtwoord. Zoek die op je factuur als je ze niet meer weet.',
    },
    {
      title: 'De opzegtermijn loopt',
      text: 'Je pakket heeft een vaste periode en een termijn om op te zeggen. Kijk in de klantenlogin wanneer die afloopt, en plan je verhuizing er ruim voor. Je naam mag eerder weg.',
    },
    {
      title: 'Slot, DNSSEC en een .com',
      text: 'Een .nl of .de is meteen over. Een .com kan een slot hebben en vijf dagen duren. DNSSEC kijken we na voordat we de naam aanvragen.',
    },
  ],
  bring: [
    'Je klantnummer en klantwachtwoord bij de hand: die gebruik je alleen zelf',
    'SFTP- en databasegegevens van je pakket',
    'Een lijst van je mailadressen',
    'De AuthInfo-code, als de kopie is goedgekeurd',
  ],
  stays: [
    'Een site uit de websitebouwer van Strato, op teksten en foto’s na',
    'Een webshop die je bij Strato huurt',
    'Bestanden in de cloudopslag van Strato',
    'Extra’s zoals losse SSL-certificaten, die eindigen met hun eigen contract',
  ],
  faq: [
    {
      question: 'Waarom zie ik nergens een code in de klantenlogin?',
      answer:
        'Omdat het domein nog niet is opgezegd. Zeg het op met de keuze voor verhuizen, dan verschijnt bij je pakket de link om de AuthInfo-code te versturen. Log daarvoor in met je klantnummer.',
    },
    {
      question: 'Gaat mijn site uit de lucht als ik het domein opzeg?',
      answer:
        'Niet meteen. De opzegging gaat in op de einddatum, en tot die tijd werkt je naam gewoon. Wij halen hem eerder op met de code. Zeg alleen het domein op en niet het hele pakket.',
    },
    {
      question: 'Ik heb een .de-naam. Moet ik een KK-formulier invullen?',
      answer:
        'Nee, dat hoeft al lang niet meer. Voor .de is er nu de AuthInfo-code, die een maand geldig is. De naam is meteen over zodra we hem invullen.',
    },
    {
      question: 'Ik kan niet meer bij het mailadres van de houder.',
      answer:
        'Pas eerst de gegevens van de houder aan bij Strato, want de code gaat nergens anders heen. Doe dat voordat je opzegt.',
    },
    {
      question: 'Is het contract met Strato Duits of Nederlands?',
      answer:
        'Strato is een Duits bedrijf met een Nederlandse site en Nederlandse voorwaarden. Wat er voor jou geldt, staat op je factuur en in de klantenlogin. Bij ons heb je te maken met een Nederlandse provider.',
    },
  ],
  next: [
    { page: 'webhosting', label: 'Webhosting', text: 'Begin klein en groei door. Beide prijzen staan erbij.' },
    { page: 'moveDomain', label: 'Een .de of .nl meenemen', text: 'Wat het kost en hoe lang de code geldig is.' },
    { page: 'buildWebsite', label: 'Website maken', text: 'Zat je in de websitebouwer? Begin hier opnieuw.' },
  ],
}
