import { promiseWords } from '#catalogue/promises.ts'
import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromMijndomein: MoverText = {
  head: {
    label: 'Mijndomein',
    title: 'Overstappen van Mijndomein: verhuiscode en site overzetten',
    description:
      'Je domeinnaam, mail of hele website verhuizen van Mijndomein? Het kan los of samen. Wij doen het werk, en de verhuisservice is gratis.',
    h1: `Overstappen van Mijndomein naar ${brand.name}.`,
    lead: 'Staat er alleen een domeinnaam, of ook een site en mail? Alles kan mee, los of samen, en de verhuisservice kost je niets.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: `Een losse .nl-naam is meteen over. Komt er een site mee, reken dan op ${promiseWords.nl.movingTime}.`,
    items: [
      {
        title: 'Jij kijkt wat je hebt',
        text: 'In Mijn Account staat bij je naam welk product erbij hoort: Websitemaker, Webshop, Webhosting of Managed WordPress. Of alleen mail.',
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren wat kan',
        text: 'Webhosting en WordPress zetten we over. Bij Websitemaker en Webshop hoor je eerst wat er mee kan. Je mail kan altijd mee.',
        who: whoDoes.we,
      },
      {
        title: 'Jij geeft de code, wij zetten om',
        text: 'Is alles naar je zin, dan vraag je de verhuiscode aan. Een .nl-naam is daarna meteen hier.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Mijndomein',
    path: [
      'Log in op Mijn Account bij Mijndomein.',
      'Ga naar je domeinnamen en kies de naam die verhuist.',
      'Zoek de keuze om te verhuizen en vraag de verhuiscode op.',
      'Kijk of het mailadres van je account nog werkt. Daar gaan de berichten heen.',
    ],
    otherwise:
      'Kun je niet meer bij het mailadres van Mijn Account, vraag hun klantenservice dan eerst om het te wijzigen. Ze vragen je te laten zien dat je het bent, en dat kost een paar dagen. Begin daar dus mee.',
    facts: [
      ['Inloggen', 'Mijn Account bij Mijndomein'],
      ['De code heet', 'Verhuiscode, bij sommige namen autorisatiecode'],
      ['Slot', 'Niet bij .nl, mogelijk wel bij .com'],
      ['.be', 'De code mailt DNS Belgium aan de houder'],
      ['Opzeggen', 'Naam, site en mail kunnen losse producten zijn, elk met een eigen einddatum'],
    ],
  },
  duties: [
    ['Domeinnaam', 'Verhuizing aanvragen, DNS overnemen', 'Verhuiscode opvragen in Mijn Account'],
    ['Webhosting of WordPress', 'Kopiëren, testen, omzetten', 'Nakijken en akkoord geven'],
    ['Websitemaker of Webshop', 'Zeggen wat kan', 'Teksten, foto’s en producten bewaren'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['Oude producten', 'Melden dat ze weg kunnen', 'Een voor een opzeggen'],
  ],
  mark: `De naam Mijndomein is een merk van zijn eigenaar. ${brand.name} heeft geen band met Mijndomein.`,
  reason: {
    h2: 'Alleen een domeinnaam verhuizen',
    paragraphs: [
      'Niet iedereen heeft een site. Misschien legde je jaren geleden een naam vast, staat er een mailadres op, of stuurt hij door naar je pagina op sociale media. Zo’n naam verhuist los, zonder hosting.',
      'We nemen je DNS over zoals hij is. Stond er een doorverwijzing van Mijndomein op, dan stel je die hier opnieuw in. Je mail neem je mee of je laat hem staan waar hij is.',
    ],
  },
  watch: [
    {
      title: 'Oud of nieuw webhostingpakket',
      text: 'Pakketten van voor april 2022 staan op een ander systeem dan Webhosting Start en Plus. Voor jou maakt dat niets uit, maar de inlog voor bestanden is anders. Zeg wanneer je het kocht.',
    },
    {
      title: 'Websitemaker en Webshop',
      text: 'Die werken alleen bij Mijndomein. Bewaar je teksten, je foto’s en bij een shop je producten en klanten voordat je opzegt. Het ontwerp maak je opnieuw.',
    },
    {
      title: 'De inlog op je eigen naam',
      text: 'Gebruik je als inlog een mailadres op de naam die verhuist? Zet er dan eerst een ander adres in, anders mis je berichten over de verhuizing.',
    },
    {
      title: 'DNSSEC en doorverwijzingen',
      text: 'Een doorverwijzing is geen DNS-record en gaat dus niet mee. DNSSEC kijken we na voordat je naam overgaat, zodat hij onderweg bereikbaar blijft.',
    },
  ],
  bring: [
    'De naam van je product, zoals die in Mijn Account staat',
    'De inlog van je webhosting of WordPress, als je die hebt',
    'Je mailadressen, en waar ze naar doorsturen',
    'De verhuiscode',
  ],
  stays: [
    'Sites uit Websitemaker, op teksten en foto’s na',
    'Een Webshop, al neem je producten en klanten vaak als bestand mee',
    'Doorverwijzingen van je naam',
    'Producten die je bij Mijndomein los kocht, zoals een virusscanner',
  ],
  faq: [
    {
      question: 'Kan ik alleen mijn domeinnaam verhuizen?',
      answer:
        'Ja. Zoek je naam hierboven, kies verhuizen en geef de code nu of later door. Je hoeft er geen hosting bij te nemen. Site en mail blijven werken zolang ze bij Mijndomein staan.',
    },
    {
      question: 'Mijn site komt uit Websitemaker. Wat nu?',
      answer:
        'Die kan niet in zijn geheel mee, want hij draait alleen op hun systeem. Met onze bouwer of met WordPress maak je hem opnieuw terwijl de oude online blijft. Teksten en foto’s neem je over.',
    },
    {
      question: 'Ik kan niet meer inloggen op Mijn Account.',
      answer:
        'Vraag eerst een nieuw wachtwoord aan. Werkt het mailadres niet meer, dan kan de klantenservice van Mijndomein het aanpassen als je laat zien wie je bent. Daarna kun je de code opvragen.',
    },
    {
      question: 'Moet ik mijn naam opzeggen om hem te verhuizen?',
      answer:
        'Nee, doe dat niet. Een opgezegde .nl-naam gaat in quarantaine, en terughalen kost extra. Met de verhuiscode gaat de naam over en eindigt hij daar vanzelf. Andere producten zeg je daarna wel op.',
    },
    {
      question: 'Raak ik kwijt wat ik vooruit betaald heb?',
      answer:
        'Bij een .nl hoort de looptijd bij de provider, die neem je niet mee. Verhuis dus tegen het einde van je jaar. Bij een .com komt het nieuwe jaar achter de looptijd die je al had.',
    },
  ],
  next: [
    {
      page: 'moveDomain',
      label: 'Domeinnaam verhuizen',
      text: 'De prijs en de code per extensie, en hoe lang het duurt.',
    },
    { page: 'emailHosting', label: 'E-mailhosting', text: 'Een postvak met je eigen domeinnaam, zonder site.' },
    { page: 'buildWebsite', label: 'Website maken', text: 'Je site opnieuw, zonder code en in je eigen tempo.' },
  ],
}
