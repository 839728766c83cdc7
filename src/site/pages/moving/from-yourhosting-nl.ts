import { promiseWords } from '#catalogue/promises.ts'
import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromYourhosting: MoverText = {
  head: {
    label: 'Yourhosting',
    title: 'Overstappen van Yourhosting: verhuiscode en site overzetten',
    description:
      'Stap over van Yourhosting zonder zelf te slepen met bestanden. We zetten je site gratis over en testen hem eerst op een tijdelijk adres.',
    h1: `Overstappen van Yourhosting naar ${brand.name}.`,
    lead: 'Je hoeft geen bestanden te downloaden en niets zelf in te pakken. We zetten je site gratis over, en jij bekijkt hem eerst op een tijdelijk adres.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: `Reken op ${promiseWords.nl.movingTime} vanaf het moment dat we weten waar je pakket staat.`,
    items: [
      {
        title: 'Jij zoekt uit waar je inlogt',
        text: 'In Mijn Yourhosting, of nog in MyVevida? Kijk waar je je pakket ziet staan en geef die inlog veilig door.',
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij halen alles op',
        text: 'Bestanden, database en mail. Je hoeft niets te downloaden of in te pakken. Op een tijdelijk adres kijken we of alles het doet.',
        who: whoDoes.we,
      },
      {
        title: 'Jij bekijkt hem, wij zetten om',
        text: 'Loop je site na op je computer en je telefoon. Zeg je ja, dan vragen we de verhuizing van je naam aan en gaat de DNS over.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Yourhosting',
    path: [
      'Log in op Mijn Yourhosting en ga naar je domeinnamen.',
      'Open de naam die je wilt verhuizen.',
      'Zoek de verhuiscode, die ook token of autorisatiecode kan heten, en kopieer hem.',
      'Log je nog in op MyVevida, kijk dan daar bij je domeinen.',
    ],
    otherwise:
      'Vind je geen code, vraag er dan om bij hun klantenservice en zeg erbij om welke naam het gaat. De houder heeft er recht op: bij .nl binnen vijf dagen.',
    facts: [
      ['Inloggen', 'Mijn Yourhosting, of MyVevida als je daar begon'],
      ['De code heet', 'Verhuiscode, token of autorisatiecode'],
      ['Slot', 'Bij .nl niet. Bij .com en .net wel mogelijk, vraag of het eraf kan'],
      ['.be en .eu', 'Een .be-code mailt DNS Belgium aan de houder. Voor .eu maak je er zo nodig zelf een, via My .eu'],
      ['Opzeggen', 'Per pakket. Een verhuisde naam zegt je hosting niet op'],
    ],
  },
  duties: [
    ['Website en database', 'Ophalen, testen, omzetten', 'Bekijken op computer en telefoon'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['DNS', 'Records overnemen, ook die van anderen', 'Zeggen welke diensten je gebruikt'],
    ['Domeinnaam', 'Verhuizing aanvragen', 'Verhuiscode ophalen'],
    ['Oud pakket', 'Je laten weten wanneer het kan', 'Opzeggen bij Yourhosting'],
  ],
  mark: `Yourhosting en Vevida zijn merken van hun eigenaar. ${brand.name} heeft geen band met Yourhosting.`,
  reason: {
    h2: 'Yourhosting of nog Vevida?',
    paragraphs: [
      'Providers nemen elkaar over, en klanten verhuizen dan mee zonder dat ze iets doen. Bij Yourhosting vind je ook uitleg voor klanten van Vevida. Heb je je pakket al lang, dan kan het zijn dat je gegevens nog onder een andere naam staan.',
      'Kijk daarom op je laatste factuur. Daar staat welke naam, welk pakket en welke periode. Daarmee vind je snel de goede inlog.',
    ],
  },
  watch: [
    {
      title: 'Een oud mailadres als inlog',
      text: 'Is je account ooit gemaakt met een adres dat je niet meer leest, pas dat dan eerst aan. Zonder dat adres krijg je geen nieuw wachtwoord en geen code.',
    },
    {
      title: 'Oude techniek onder je site',
      text: 'Een site die jaren niet is aangeraakt, draait soms op oude PHP of op Windows met ASP. PHP krijgen we meestal aan de praat. ASP en .NET kunnen we hier niet draaien.',
    },
    {
      title: 'Mail die wordt doorgestuurd',
      text: 'Vaak staan er doorstuuradressen die niemand meer kent, tot ze wegvallen. Maak een lijst van alle adressen, ook info@ en administratie@.',
    },
    {
      title: 'DNSSEC en einddatum',
      text: 'Is je naam ondertekend met DNSSEC, dan stemmen we de dag van omzetten daarop af. En kijk op je factuur wanneer je pakket wordt verlengd: begin een maand eerder.',
    },
  ],
  bring: [
    'Je laatste factuur',
    'De inlog van Mijn Yourhosting of MyVevida',
    'Een lijst van mailadressen en doorstuuradressen',
    'De verhuiscode, als je naam ook meegaat',
  ],
  stays: [
    'Sites in ASP of .NET',
    'Het ontwerp van een site uit een sitebouwer',
    'Oude back-ups bij Yourhosting',
    'Statistieken van je bezoekers',
  ],
  faq: [
    {
      question: 'Ik was klant bij Vevida. Kan ik ook verhuizen?',
      answer:
        'Ja, dat gaat op dezelfde manier. Kijk of je nog in MyVevida kunt inloggen, daar staan je domeinen en de einddatum van je contract. Anders vraag je het aan Yourhosting.',
    },
    {
      question: 'Moet ik zelf een back-up maken?',
      answer:
        'Voor de verhuizing niet, wij kopiëren rechtstreeks. Een eigen kopie van wat je niet kwijt wilt, is altijd slim, zeker van oude mail.',
    },
    {
      question: 'Hoe kijk ik naar mijn site voordat hij om is?',
      answer:
        'Je krijgt een tijdelijk adres waarop de kopie staat. Alleen wie het adres heeft, ziet hem, en zoekmachines blijven buiten. Klik op elke knop en verstuur je eigen contactformulier.',
    },
    {
      question: 'Wat als er iets niet werkt na het omzetten?',
      answer:
        'Je oude site staat er nog zolang je niet opzegt. Laat het weten, dan lossen we het op of wijzen we je naam tijdelijk terug. Daarom zeggen we: wacht een paar dagen met opzeggen.',
    },
  ],
  next: [
    { page: 'webhosting', label: 'Webhosting', text: 'Vergelijk de drie pakketten en wat ze na een jaar kosten.' },
    { page: 'emailHosting', label: 'E-mailhosting', text: 'Alleen je mail verhuizen kan ook.' },
    { page: 'helpdesk', label: 'Helpdesk', text: 'Stap voor stap: mail instellen, DNS, een site nakijken.' },
  ],
}
