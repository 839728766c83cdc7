import { promiseWords } from '#catalogue/promises.ts'
import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromVersio: MoverText = {
  head: {
    label: 'Versio',
    title: 'Overstappen van Versio: verhuiscode en site overzetten',
    description:
      'Van Versio verhuizen met één site of met een hele lijst? We zetten ze gratis over, elk met een eigen test en jouw akkoord.',
    h1: `Overstappen van Versio naar ${brand.name}.`,
    lead: 'Eén site of een hele lijst: we zetten ze een voor een over. Elke site krijgt een eigen test, en pas met jouw akkoord zetten we hem om.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: `Eén site duurt ${promiseWords.nl.movingTime}. Meer sites spreiden we, zodat je ze rustig kunt nakijken.`,
    items: [
      {
        title: 'Jij maakt een lijst',
        text: 'Welke sites, welke namen, welke mailadressen? En van wie is elke naam: van jou of van een klant? Dat laatste bepaalt wie de code krijgt.',
        who: 'Jij, een half uur',
      },
      {
        title: 'Wij zetten ze een voor een over',
        text: 'Met de inlog van DirectAdmin kopiëren we per site bestanden, database en mail. Elke kopie krijgt een eigen tijdelijk adres.',
        who: `${whoDoes.we} per site`,
      },
      {
        title: 'Per site akkoord, per site om',
        text: 'Keur je er één goed, dan zetten we die om. De rest blijft ondertussen gewoon bij Versio draaien.',
        who: `${whoDoes.together} per site`,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Versio',
    path: [
      'Log in op je klantenpaneel bij Versio.',
      'Ga naar je domeinen en open de naam die verhuist.',
      'Vraag daar de code op. Hij heet verhuiscode, autorisatiecode of EPP-code.',
      'Kijk in de mail van de contactpersoon: bij .com, .net en .org kan de code daarheen gestuurd zijn.',
    ],
    otherwise:
      'Heb je geen account bij Versio? Dan is je naam waarschijnlijk geregeld door je webbouwer, die daar inkoopt. Vraag de code dan aan hem. Wil of kan hij niet, dan heb je als houder toch recht op de code.',
    facts: [
      ['Inloggen', 'Klantenpaneel voor namen, DirectAdmin voor sites en mail'],
      ['De code heet', 'Verhuiscode, autorisatiecode of EPP-code'],
      ['.com, .net, .org', 'Code per mail naar de contactpersoon, en eerst het slot eraf'],
      ['.be', 'De houder krijgt de code van DNS Belgium. Versio ziet hem zelf niet'],
      ['Opzeggen', 'Per pakket en per naam, in je klantenpaneel'],
    ],
  },
  duties: [
    ['Sites en databases', 'Een voor een kopiëren, testen, omzetten', 'Elke site nakijken en goedkeuren'],
    ['E-mail', 'Postvakken per domein overzetten', 'Gebruikers hun nieuwe wachtwoord geven'],
    ['Namen', 'Verhuizingen aanvragen, DNS overnemen', 'Codes verzamelen, ook bij klanten'],
    ['Koppelingen met hun API', 'Niets, die staan aan jouw kant', 'Uitzetten of ombouwen'],
    ['Oude pakketten', 'Per site een seintje geven', 'Opzeggen wat weg kan'],
  ],
  mark: `De naam Versio is een merk van zijn eigenaar. ${brand.name} heeft geen band met Versio.`,
  reason: {
    h2: 'Van wie is de domeinnaam?',
    paragraphs: [
      'Bij Versio kopen ook webbouwers en bureaus in. Daardoor zit er vaak iemand tussen jou en je domeinnaam. Wie de verhuiscode heeft, is dan niet altijd duidelijk.',
      'De houder beslist. Sta jij als houder geregistreerd, dan is de naam van jou, wie de factuur ook stuurt. Ben jij het bureau, vraag je klanten dan vooraf of ze het goed vinden.',
    ],
  },
  watch: [
    {
      title: 'Zet sites een voor een om',
      text: 'Begin met een kleine site, kijk een dag of alles werkt, en doe dan de rest.',
    },
    {
      title: 'Je eigen nameservers',
      text: 'Gebruik je als reseller nameservers onder je eigen naam, dan verhuizen die niet mee. Stel per domein de nieuwe in, en kijk of DNSSEC aanstaat voordat je dat doet.',
    },
    {
      title: 'Wachtwoorden van anderen',
      text: 'Mailgebruikers krijgen een nieuw wachtwoord. Vertel het ze van tevoren, met de dag erbij.',
    },
    {
      title: 'Automatische facturen',
      text: 'Loopt de registratie van namen via een koppeling, dan blijft die doorbestellen en verlengen. Zet verhuisde namen daar uit, anders betaal je dubbel.',
    },
  ],
  bring: [
    'Een lijst met sites, namen en houders',
    'De inlog van DirectAdmin, per pakket of als reseller',
    'De verhuiscodes, zodra een site is goedgekeurd',
    'De volgorde waarin je wilt verhuizen',
  ],
  stays: [
    'Nameservers onder je eigen naam',
    'Pakketten en limieten die je voor klanten hebt ingesteld',
    'Koppelingen met de API van Versio',
    'Tegoed op je account',
  ],
  faq: [
    {
      question: 'Mijn naam staat bij Versio, maar ik heb geen account. Hoe kan dat?',
      answer:
        'Dan heeft je webbouwer of bureau de naam daar geregistreerd. Vraag hem om de verhuiscode. Sta jij als houder vermeld, dan mag hij die niet weigeren.',
    },
    {
      question: 'Is verhuizen ook gratis met twintig sites?',
      answer:
        'Ja, als de sites in het pakket passen dat je kiest. Een .nl verhuist gratis mee, bij .com betaal je een nieuw jaar. Bij veel sites maken we samen een planning.',
    },
    {
      question: 'Hebben jullie ook reseller-hosting?',
      answer:
        'Ja, in vier pakketten, per maand of per jaar. Je zet de sites van je klanten in één pakket en bepaalt zelf wat je ervoor rekent.',
    },
    {
      question: 'Kunnen klanten mij blijven zien als hun provider?',
      answer:
        'Jij blijft hun aanspreekpunt en stuurt de facturen. Wij mailen alleen met jou over de verhuizing. De naam zelf moet wel op je klant staan: die is de houder.',
    },
  ],
  next: [
    {
      page: 'resellerHosting',
      label: 'Reseller-hosting',
      text: 'De sites van je klanten bij elkaar, met een vaste prijs.',
    },
    { page: 'webhosting', label: 'Webhosting', text: 'Voor een paar eigen sites is dit genoeg.' },
    {
      page: 'contact',
      label: 'Maak een planning',
      text: 'Veel sites of een vaste einddatum? Vertel het, dan maken we een rooster.',
    },
  ],
}
