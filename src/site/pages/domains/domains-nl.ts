import type { DomainPageText, ExtensionListText } from './domain-sections.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { maxListedNames } from '#core/names/parsed-name.ts'

export const extensionListNl: ExtensionListText = {
  allByPrice: (total) => `Alle ${total} extensies op prijs bij elkaar`,
  byPrice: {
    h2: 'Op prijs bij elkaar',
    lead: 'Extensies die hetzelfde kosten staan hier bij elkaar, de laagste prijs voor later vooraan.',
    open: (total) => `Alle ${total} extensies`,
  },
  restore: {
    h2: 'Wat een opgezegde domeinnaam terughalen kost',
    lead: 'Alleen als je je bedenkt nadat je hebt opgezegd, en zolang de naam in quarantaine staat.',
  },
}

const registerDomain: DomainPageText = {
  head: {
    label: 'Domeinnaam registreren',
    menuLine: 'Zoek een domeinnaam en leg hem vandaag nog vast.',
    title: 'Domeinnaam registreren: zie meteen of hij vrij is',
    description:
      'Zoek je domeinnaam en zie meteen of hij vrij is. Bij elke extensie staat de prijs van het eerste jaar en van elk jaar daarna.',
    h1: 'Registreer je domeinnaam.',
    lead: 'Typ een domeinnaam en je ziet meteen of hij vrij is. Bij elke extensie staan twee prijzen: voor het eerste jaar en voor elk jaar daarna.',
  },
  list: {
    h2: (total) => `Kies uit ${total} extensies`,
    lead: 'Filter op een paar letters, of sorteer op wat een naam later kost. De prijs na het eerste jaar staat er altijd bij.',
  },
  steps: {
    h2: 'Zo registreer je een domeinnaam',
    lead: 'Jij wordt de houder. Zolang je verlengt, kan niemand anders de naam krijgen.',
    items: [
      {
        title: 'Jij zoekt en kiest',
        text: 'Typ een naam en kies de extensie die bij je past. Je ziet wat hij nu kost en wat je daarna per jaar betaalt.',
      },
      {
        title: 'Wij vragen hem aan',
        text: 'Vlak voor je betaalt kijken we nog één keer of de naam vrij is. Is je mailadres bevestigd, dan vragen we hem aan bij het register, met jou als houder.',
      },
      {
        title: 'Jij gebruikt hem',
        text: 'Laat de naam naar je site of je mail wijzen, of bewaar hem voor later. Je domeinnaam verlengt elk jaar, tot je opzegt.',
      },
    ],
  },
  table: {
    h2: 'De regels van vijf bekende extensies',
    head: ['Extensie', 'Voor wie', 'Goed om te weten'],
    rows: [
      [
        '.nl',
        'Voor iedereen, waar je ook woont',
        'Minstens twee tekens, geen letters met accenten. Na opzeggen staat de naam 40 dagen in quarantaine, en alleen jij kunt hem dan terughalen.',
      ],
      [
        '.de',
        'Voor iedereen. Woon je buiten Duitsland, dan kan het register om een contactadres in Duitsland vragen',
        'Letters als ä, ö, ü en ß mogen. Na opzeggen kun je de naam nog 30 dagen terughalen.',
      ],
      [
        '.be',
        'Voor iedereen',
        'De naam werkt zodra de gegevens van de houder zijn gecontroleerd. Na opzeggen staat hij 40 dagen in quarantaine.',
      ],
      [
        '.eu',
        'Voor wie in de EU of EER woont of gevestigd is, en voor EU-burgers daarbuiten',
        'Griekse en cyrillische letters mogen ook. Na opzeggen staat de naam 40 dagen in quarantaine.',
      ],
      ['.com', 'Voor iedereen', 'Als houder bevestig je je mailadres. De eerste 60 dagen kan de naam niet verhuizen.'],
    ],
  },
  faq: {
    h2: 'Vragen over registreren',
    items: [
      {
        question: 'Wat betekent een domeinnaam registreren?',
        answer:
          'Je legt de naam vast bij de organisatie die de extensie beheert, het register. Jij staat daar als houder, wij doen het werk. Je betaalt per periode, meestal een jaar. Duurt een periode langer, dan staat dat in de lijst.',
      },
      {
        question: 'Waarom is het eerste jaar vaak goedkoper?',
        answer:
          'Omdat er korting zit op de eerste periode. Daarna betaal je de prijs die er als ‘daarna’ bij staat. In de lijst kun je op die prijs sorteren, en ‘drie jaar samen’ laat zien wat een naam op langere termijn kost.',
      },
      {
        question: 'Mag er een é of een ü in mijn domeinnaam?',
        answer:
          'Bij veel extensies wel, en dan staat het in de lijst. Bij .nl mag het niet: daar kun je alleen de letters a tot en met z, cijfers en streepjes gebruiken. Een streepje mag niet vooraan of achteraan staan.',
      },
      {
        question: 'Heb ik er ook hosting bij nodig?',
        answer:
          'Nee. Je kunt een domeinnaam los vastleggen en later een site of mail toevoegen. Staat je site ergens anders, dan laat je de naam daarheen wijzen.',
      },
      {
        question: 'Zijn mijn gegevens openbaar in de WHOIS?',
        answer:
          'Meestal niet: de meeste registers publiceren de gegevens van particulieren niet meer. Publiceert een register ze wel, dan schermen we ze af waar het register dat toestaat. Daar betaal je niets extra voor.',
      },
      {
        question: 'Wat gebeurt er als ik opzeg?',
        answer: `Na de eerste termijn kun je elke dag opzeggen, met ${promiseWords.nl.notice}. Wat je niet meer gebruikt, krijg je ${promiseWords.nl.refundPeriod} terug. Bij de meeste extensies staat de naam daarna in quarantaine en kun je hem nog terughalen. Wat dat kost, staat hierboven.`,
      },
      {
        question: 'Kan ik een geregistreerde domeinnaam nog herroepen?',
        answer:
          'Vraag je om een directe start, dan is de registratie helemaal geleverd zodra de naam op jouw naam staat. Herroepen kan dan niet meer. Tot dat moment wel.',
      },
    ],
  },
}

const buyDomain: DomainPageText = {
  head: {
    label: 'Domeinnaam kopen',
    title: 'Domeinnaam kopen: vergelijk alle prijzen',
    description:
      'Alle extensies op een rij, van .nl en .com tot .amsterdam. Met de prijs van het eerste jaar, van de jaren daarna en van een verhuizing.',
    h1: 'Domeinnaam kopen: vergelijk alle prijzen',
    lead: 'Alle extensies met hun prijs: voor het eerste jaar, voor de jaren daarna en voor een verhuizing.',
  },
  list: {
    h2: (total) => `De prijzen van ${total} extensies`,
    lead: 'Wat je vandaag betaalt, wat het daarna per jaar is en wat een verhuizing kost. Klik op een kop om te sorteren.',
  },
  steps: {
    h2: 'Zo lees je een prijs',
    lead: 'Een lage prijs voor het eerste jaar zegt niet alles. Daarom staan er drie bedragen bij.',
    items: [
      {
        title: 'Eerste jaar',
        text: 'Dit betaal je vandaag. Vaak zit er korting op, en die geldt één keer.',
      },
      {
        title: 'Daarna per jaar',
        text: 'De gewone prijs van elke periode die volgt. Hoe je opzegt, staat bij domeinnaam registreren.',
      },
      {
        title: 'Drie jaar samen',
        text: 'De eerste periode en de verlengingen bij elkaar opgeteld. Zo vergelijk je een goedkope start met een lage prijs voor later.',
      },
    ],
  },
  table: {
    h2: 'Welke extensie past bij je?',
    head: ['Extensie', 'Past bij', 'Let op'],
    rows: [
      ['.nl', 'Een site voor bezoekers in Nederland', 'Letters met accenten kunnen niet'],
      ['.com', 'Klanten in meer landen', 'Korte en bekende woorden zijn vaak al bezet'],
      ['.eu', 'Werk dat over de grens van je land gaat', 'Je moet een band hebben met de EU of EER'],
      ['.shop', 'Een webshop', 'Vergelijk het eerste jaar met de jaren erna'],
      [
        '.amsterdam',
        'Een zaak of club die bij de stad hoort',
        'Neem een bekende extensie erbij, dan vindt iedereen je',
      ],
    ],
  },
  faq: {
    h2: 'Vragen over kopen',
    items: [
      {
        question: 'Koop ik een domeinnaam, of huur ik hem?',
        answer:
          'Iedereen noemt het kopen, maar je krijgt het recht om de naam te gebruiken zolang je verlengt. Jij bent de houder en je kunt de naam altijd meenemen naar een andere provider.',
      },
      {
        question: 'Waarom kost de ene extensie zoveel meer dan de andere?',
        answer:
          'Elke extensie heeft een eigen beheerder met een eigen tarief. Extensies voor een klein land, een stad of een vak zijn vaak duurder dan .nl of .com. Sorteer op ‘daarna per jaar’, dan zie je de verschillen meteen.',
      },
      {
        question: 'Wat is een premiumnaam?',
        answer:
          'Een naam waar het register zelf meer voor vraagt, vaak een kort of gewild woord. Bij het zoeken zie je wat het eerste jaar en het verlengen kosten. Je bestelt hem zoals elke andere naam, en vóór je betaalt controleren we de prijs nog een keer.',
      },
      {
        question: 'Iemand anders heeft mijn domeinnaam. Kan ik hem overnemen?',
        answer:
          'Soms. Heeft de houder in de DNS gezet dat de naam te koop is, dan laten we dat bij het zoeken zien. De koop spreek je met de houder af. Daarna verhuis je de naam naar ons.',
      },
      {
        question: 'Zijn de prijzen inclusief btw?',
        answer:
          'Bij elke prijs staan beide bedragen. Met de schakelaar bij de lijst kies je welk bedrag groot staat, en we onthouden je keuze. In je mandje staat altijd het totaal inclusief btw.',
      },
    ],
  },
}

const checkDomain: DomainPageText = {
  head: {
    label: 'Domeinnaam checken',
    title: 'Domeinnaam checken: is hij nog vrij?',
    description:
      'Controleer of je domeinnaam nog vrij is. Typ één naam of plak een heel lijstje, dan kijken we ze allemaal voor je na.',
    h1: 'Is je domeinnaam nog vrij?',
    lead: `Typ één naam of plak een lijst van ${maxListedNames}. Je ziet meteen wat vrij is.`,
  },
  list: {
    h2: (total) => `Bezet? Er zijn ${total} extensies`,
    lead: 'Typ je naam met een punt en een paar letters, dan zie je welke extensies erbij passen en wat ze nu en later kosten.',
  },
  steps: {
    h2: 'Zo kijken we het na',
    lead: 'We vragen het bij het register na, en vlak voor je betaalt nog eens.',
    items: [
      {
        title: 'Is de naam al in gebruik?',
        text: 'In de DNS staat waar een naam naartoe wijst. Staat je naam erin, dan is hij bezet.',
      },
      {
        title: 'Is hij vastgelegd?',
        text: 'Staat hij er niet in, dan vragen we het aan het register. Geeft dat geen duidelijk antwoord, dan staat er ‘niet zeker’.',
      },
      {
        title: 'Is hij nog vrij als je betaalt?',
        text: 'Tussen kijken en betalen kan iemand je voor zijn. Daarom kijken we vlak voor je betaalt opnieuw.',
      },
    ],
  },
  table: {
    h2: 'Wat het antwoord betekent',
    head: ['Antwoord', 'Wat het betekent', 'Wat je kunt doen'],
    rows: [
      ['Beschikbaar', 'Niemand heeft de naam vastgelegd', 'In je mandje leggen'],
      [
        'Bezet',
        'De naam heeft al een houder',
        'Is hij van jou, dan verhuis je hem. Anders kies je een andere extensie',
      ],
      ['Premium', 'Het register vraagt een eigen prijs', 'In je mandje leggen, voor de prijs die erbij staat'],
      ['Gereserveerd', 'Het register geeft deze naam niet uit', 'Een andere naam of extensie kiezen'],
      ['Niet zeker', 'Het register gaf geen duidelijk antwoord', 'Gewoon bestellen: we kijken opnieuw voor je betaalt'],
      [
        'Klopt niet',
        'Er staat iets in wat niet mag, zoals een streepje vooraan',
        'Kijk naar ons voorstel en zoek opnieuw',
      ],
    ],
  },
  faq: {
    h2: 'Vragen over checken',
    items: [
      {
        question: 'Waarom staat er soms ‘niet zeker’?',
        answer:
          'Niet elk register geeft antwoord op de vraag of een naam vrij is, en soms is er een storing. Dan staat er ‘niet zeker’. Je kunt de naam gewoon bestellen: we kijken opnieuw voordat je betaalt.',
      },
      {
        question: 'Kan ik veel namen tegelijk nakijken?',
        answer: `Ja. Plak een lijst, met komma’s ertussen of elke naam op een eigen regel. Er passen ${maxListedNames} namen in één keer.`,
      },
      {
        question: 'Mijn domeinnaam is bezet. Wat nu?',
        answer:
          'Probeer een andere extensie, een streepje of een woord erbij, zoals je plaats. Is de naam van jou maar staat hij bij een andere provider, dan verhuis je hem.',
      },
      {
        question: 'Houden jullie een domeinnaam vast als ik hem zoek?',
        answer:
          'Nee. Zoeken legt niets vast, ook niet voor onszelf. Een naam is pas van jou als je hem bestelt en het register hem op jouw naam zet.',
      },
    ],
  },
}

export const domainsNl = {
  registerDomain,
  buyDomain,
  checkDomain,
}
