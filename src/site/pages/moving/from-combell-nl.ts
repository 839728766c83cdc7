import { promiseWords } from '#catalogue/promises.ts'
import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromCombell: MoverText = {
  head: {
    label: 'Combell',
    title: 'Overstappen van Combell: verhuiscode en site overzetten',
    description:
      'Van het Belgische Combell naar een Nederlandse provider? We zetten je site en mail gratis over. Een .be-naam kan gewoon mee.',
    h1: `Overstappen van Combell naar ${brand.name}.`,
    lead: 'Je site en je mail gaan gratis mee, en een .be-naam verhuis je met de code die je daarvoor aanvraagt.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: `Reken op ${promiseWords.nl.movingTime}. De code van een .be-naam is ${promiseWords.nl.belgianCodeLife} geldig: vraag hem pas aan als de kopie klaar is.`,
    items: [
      {
        title: 'Jij geeft ons toegang',
        text: `Stuur de FTP- en databasegegevens uit je controlepaneel bij Combell veilig door via ${brand.portalName.nl}. De code voor je naam hoeft nog niet.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren en testen',
        text: 'Site, database en postvakken staan daarna op een tijdelijk adres. Je bezoekers in België en Nederland zien gewoon je oude site.',
        who: whoDoes.we,
      },
      {
        title: 'Jij vraagt de code, wij gebruiken hem meteen',
        text: 'Keur je de kopie goed, vraag dan pas de transfercode aan. We zetten de naam over op de dag dat we hem krijgen.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'De code voor een .be-naam',
    path: [
      'Vraag de transfercode aan in je controlepaneel bij Combell, of rechtstreeks op de site van DNS Belgium.',
      'DNS Belgium mailt hem naar het adres van de houder. Dat zijn vijf groepjes van drie cijfers.',
      `De code is ${promiseWords.nl.belgianCodeLife} geldig. Geef hem dus meteen aan ons door.`,
      'Is het mailadres van de houder oud, laat Combell dat dan eerst aanpassen.',
    ],
    otherwise:
      'De code van een .nl, .com of .eu vind je in het controlepaneel, bij je domeinnaam. Hij heet daar transfercode of autorisatiecode. Zie je hem niet, vraag hem dan aan hun klantenservice.',
    facts: [
      ['Inloggen', 'Het controlepaneel op my.combell.com'],
      ['De code heet', 'Transfercode'],
      [
        '.be',
        `Van DNS Belgium, ${promiseWords.nl.belgianCodeLife} geldig, hooguit vier keer achter elkaar aan te vragen`,
      ],
      ['Slot', 'Een .be kan vergrendeld zijn of Domain Guard hebben. Dan komt er geen code tot dat eraf is'],
      ['.vlaanderen, .brussels', 'Volgen een eigen procedure. Zeg het erbij, dan zoeken we het uit'],
    ],
  },
  duties: [
    ['Website en database', 'Kopiëren, testen, omzetten', 'Nakijken en akkoord geven'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['.be-naam', 'Overzetten op de dag dat de code er is', 'Code aanvragen bij DNS Belgium of Combell'],
    ['Gegevens van de houder', 'Doorgeven aan het register', 'Kijken of naam, adres en mail kloppen'],
    ['Oud pakket', 'Melden dat alles over is', 'Opzeggen bij Combell'],
  ],
  mark: `De naam Combell is een merk van zijn eigenaar. ${brand.name} heeft geen band met Combell en ook niet met DNS Belgium.`,
  reason: {
    h2: 'Je .be-naam bij een Nederlandse provider',
    paragraphs: [
      'Je hoeft niet in België te wonen om een .be-naam te houden, en je provider hoeft er ook niet te zitten. De naam is van jou en niet van Combell. Je neemt hem gewoon mee. Bij de verhuizing begint een nieuw jaar, dus verhuis liever niet vlak nadat je verlengd hebt.',
      'Wel wil DNS Belgium dat de gegevens van de houder kloppen. Kijk je naam en adres dus na als je de verhuizing bestelt. Betalen kan met Bancontact.',
    ],
  },
  watch: [
    {
      title: 'Vraag de code niet te vroeg',
      text: 'Laat de kopie eerst klaar zijn. Is de code verlopen, dan vraag je een nieuwe aan.',
    },
    {
      title: 'Wie is de houder?',
      text: 'De code gaat naar de houder, en dat is soms het bureau dat je site maakte. Zoek je naam op bij DNS Belgium en regel het eerst als er een ander staat.',
    },
    {
      title: 'DNSSEC en eigen nameservers',
      text: 'Staat DNSSEC aan bij Combell, dan horen de sleutels bij hun nameservers. We kijken het na voor de naam verhuist en zeggen of er iets uit moet.',
    },
    {
      title: 'Opzeggen bij Combell',
      text: 'Combell is een Belgisch bedrijf met eigen voorwaarden. Kijk in je controlepaneel wanneer de periode eindigt en hoe lang vooraf je opzegt. Doe het pas als je van ons hoort dat alles over is.',
    },
  ],
  bring: [
    'FTP- en databasegegevens uit my.combell.com',
    'Een lijst van je postvakken en doorstuuradressen',
    'Het mailadres van de houder, waar de code naartoe gaat',
    'Je btw-nummer, als je een zaak hebt in België',
  ],
  stays: [
    'Een site uit een sitebouwer: teksten en foto’s wel, het ontwerp niet',
    'Microsoft 365 via Combell, dat is een eigen contract',
    'SSL-certificaten, die krijg je hier nieuw',
    'Back-ups die bij Combell staan',
  ],
  faq: [
    {
      question: 'Kan een Nederlandse provider mijn .be-naam beheren?',
      answer:
        'Ja. Voor .be maakt het niet uit in welk land je provider zit. Jij blijft de houder, en je kunt de naam altijd weer meenemen.',
    },
    {
      question: 'Hoe zit het met de btw als ik een bedrijf in België heb?',
      answer:
        'Vul je Belgische btw-nummer in. Klopt het, dan reken je zonder btw af en geef je die zelf aan: btw verlegd heet dat. Bestel je als particulier, dan rekenen we met het Belgische tarief.',
    },
    {
      question: 'De code komt niet aan. Wat nu?',
      answer:
        'Meestal staat er een oud mailadres bij de houder, of is de naam vergrendeld. Laat Combell dat aanpassen en vraag de code opnieuw aan. Lukt het vier keer achter elkaar niet, dan helpt DNS Belgium je verder.',
    },
    {
      question: 'Spreken jullie ook met klanten in België?',
      answer: 'Ja, in het Nederlands. Je kunt ons op werkdagen bellen en mailen.',
    },
  ],
  next: [
    {
      page: 'webhosting',
      label: 'Webhosting',
      text: 'Drie pakketten, met mail en SSL. De prijs voor later staat erbij.',
    },
    { page: 'moveDomain', label: 'Alleen je .be-naam', text: 'Wat verhuizen kost, per extensie.' },
    { page: 'contact', label: 'Vraag het ons', text: 'Meer namen, een andere houder of een .vlaanderen? Bel of mail.' },
  ],
}
