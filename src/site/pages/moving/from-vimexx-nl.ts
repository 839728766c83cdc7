import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromVimexx: MoverText = {
  head: {
    label: 'Vimexx',
    title: 'Overstappen van Vimexx: verhuiscode en site overzetten',
    description:
      'Overstappen van Vimexx? We zetten je bestanden, database en postvakken gratis over. Opzeggen doe je pas als alles hier draait.',
    h1: `Overstappen van Vimexx naar ${brand.name}.`,
    lead: 'Laat je pakket bij Vimexx nog even staan, dan kopiëren wij je site en je postvakken. Opzeggen doe je pas als hier alles draait.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: 'Bij Vimexx staat bijna alles in DirectAdmin. Daar halen we je site en je mail op.',
    items: [
      {
        title: 'Jij zoekt je DirectAdmin-inlog',
        text: `Die stond in de mail na je bestelling bij Vimexx: een link, een gebruikersnaam en een wachtwoord. Stuur hem veilig door via ${brand.portalName.nl}.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij pakken in en zetten neer',
        text: 'Bestanden, databases, postvakken en doorstuuradressen: we kopiëren ze en bouwen ze hier op een tijdelijk adres weer op.',
        who: whoDoes.we,
      },
      {
        title: 'Jij haalt de code, wij zetten om',
        text: 'Ziet de kopie er goed uit, dan haal je de verhuiscode op in je klantaccount. Wij zetten je DNS klaar en vragen de verhuizing aan.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Vimexx',
    path: [
      'Log in op je klantaccount bij Vimexx. Dat is een andere inlog dan die van DirectAdmin.',
      'Ga naar je domeinnamen en open de naam die verhuist.',
      'Zoek daar de verhuiscode, ook wel autorisatiecode, en kopieer hem.',
      'Staat er een slot op een .com, haal dat er dan meteen af.',
    ],
    otherwise:
      'In DirectAdmin zelf vind je de code niet. Zie je hem ook in je klantaccount niet staan, vraag hem dan via een ticket bij Vimexx. Een .nl-code moet een provider binnen vijf dagen geven.',
    facts: [
      ['Klantaccount', 'Je namen, je facturen, je verhuiscode en opzeggen'],
      ['DirectAdmin', 'Je site, databases, postvakken en doorstuuradressen'],
      ['De code heet', 'Verhuiscode of autorisatiecode'],
      ['Slot', 'Niet bij .nl, mogelijk wel bij .com en andere internationale namen'],
      ['Mail lezen', 'Je wachtwoord per postvak stel je in DirectAdmin in'],
    ],
  },
  duties: [
    ['Website en database', 'Kopiëren uit DirectAdmin, testen, omzetten', 'Bekijken en akkoord geven'],
    ['E-mail', 'Postvakken, mappen en doorstuuradressen overzetten', 'Nieuw wachtwoord instellen'],
    ['Subdomeinen', 'Meenemen wat jij aanwijst', 'Zeggen welke nog in gebruik zijn'],
    ['Domeinnaam', 'Verhuizing aanvragen, DNS overnemen', 'Code ophalen in je klantaccount'],
    ['Oud pakket', 'Laten weten wanneer het weg kan', 'Opzeggen bij Vimexx'],
  ],
  mark: `De naam Vimexx is een merk van zijn eigenaar. ${brand.name} heeft geen band met Vimexx.`,
  reason: {
    h2: 'Je hebt twee inlogs nodig',
    paragraphs: [
      'Bij Vimexx beheer je je naam op de ene plek en je site op de andere. Wie alleen DirectAdmin heeft, kan een site kopiëren maar geen naam verhuizen. Andersom kan ook: dan heb je de code en kunnen we niet bij je bestanden.',
      'Heeft iemand anders je site gemaakt, dan heeft die vaak de ene inlog en jij de andere. Zoek ze allebei op voordat je begint.',
    ],
  },
  watch: [
    {
      title: 'Er staat meer dan je denkt',
      text: 'In één pakket passen meer domeinen en subdomeinen. Loop de lijst in DirectAdmin na. Een oude testsite hoeft niet mee, een webshop op een subdomein wel.',
    },
    {
      title: 'Een oude PHP-versie',
      text: 'In DirectAdmin kun je een site op een oudere PHP laten draaien. Doet de jouwe dat, dan proberen we hem hier eerst op een nieuwere en hoor je wat er misgaat.',
    },
    {
      title: 'Records voor anderen',
      text: 'Regels in de DNS voor Microsoft 365, Google of een nieuwsbrief nemen we over. Staat DNSSEC aan, dan zeggen we op tijd of je het even uit moet zetten.',
    },
    {
      title: 'Filters en afwezigheid',
      text: 'Postvakken en doorstuuradressen gaan mee. Mailfilters en automatische antwoorden stel je hier opnieuw in.',
    },
  ],
  bring: [
    'De inlog van DirectAdmin',
    'De inlog van je klantaccount, voor de code',
    'Een lijst van domeinen en subdomeinen die mee moeten',
    'De mailadressen die je nog gebruikt',
  ],
  stays: [
    'Back-ups die je zelf in DirectAdmin hebt gemaakt, download ze als je ze wilt houden',
    'Mailfilters en automatische antwoorden',
    'Het ontwerp van een site uit een sitebouwer',
    'Statistieken van bezoekers bij Vimexx',
  ],
  faq: [
    {
      question: 'Ik weet mijn DirectAdmin-wachtwoord niet meer. En nu?',
      answer:
        'Zoek de mail die je na je bestelling bij Vimexx kreeg, daar staan de link en de gebruikersnaam in. Het wachtwoord kun je opnieuw laten instellen; lukt dat niet in je klantaccount, vraag het dan aan Vimexx.',
    },
    {
      question: 'Krijg ik hier ook DirectAdmin?',
      answer: `Nee. Je regelt je sites, mail en DNS in ${brand.portalName.nl}. Voor je bezoekers verandert er niets: hetzelfde adres, dezelfde site.`,
    },
    {
      question: 'Kan ik mijn site zelf overzetten?',
      answer:
        'Dat mag. Download je bestanden en een export van je database uit DirectAdmin en zet ze hier via SFTP neer. Laat je het aan ons over, dan kost het niets en testen we de site ook.',
    },
    {
      question: 'Wanneer zeg ik bij Vimexx op?',
      answer:
        'Als je een paar dagen hebt gezien dat site en mail hier werken. Zeg in je klantaccount alleen op wat je niet meer gebruikt, en kijk of namen die je daar houdt los doorlopen.',
    },
  ],
  next: [
    { page: 'webhosting', label: 'Webhosting', text: 'Ruimte voor een of meer sites, met mailadressen erbij.' },
    {
      page: 'wordpressHosting',
      label: 'WordPress-hosting',
      text: 'Draait je site op WordPress? Dan doen wij de updates.',
    },
    {
      page: 'helpdesk',
      label: 'Helpdesk',
      text: 'Mail instellen op je telefoon, DNS aanpassen, een back-up terugzetten.',
    },
  ],
}
