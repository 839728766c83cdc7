import { promiseWords } from '#catalogue/promises.ts'
import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromTransip: MoverText = {
  head: {
    label: 'TransIP',
    title: 'Overstappen van TransIP: verhuiscode en site overzetten',
    description:
      'Je site en mail gratis van TransIP naar ons. Je .nl-naam verhuist gratis mee. Wij kopiëren en testen, jij geeft akkoord voordat er iets verandert.',
    h1: `Overstappen van TransIP naar ${brand.name}.`,
    lead: 'We kopiëren je site en je mail gratis en testen ze. Je domeinnaam kan mee: een .nl gratis, bij .com betaal je een nieuw jaar.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: `Reken op ${promiseWords.nl.movingTime}. Aan je site bij TransIP veranderen we niets tot jij akkoord geeft.`,
    items: [
      {
        title: 'Jij geeft ons toegang',
        text: `Vul je domeinnaam in en stuur je inlog veilig door via ${brand.portalName.nl}. Bij TransIP vind je die in het controlepaneel, bij je webhosting.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij maken een kopie',
        text: 'We zetten je bestanden, database en postvakken over en testen alles op een tijdelijk adres. Je site bij TransIP blijft draaien.',
        who: whoDoes.we,
      },
      {
        title: 'Jij keurt goed, wij zetten om',
        text: `Klopt alles? Dan laten we je domein naar ${brand.name} wijzen. Daarna kun je bij TransIP opzeggen.`,
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij TransIP',
    path: [
      'Log in op het controlepaneel van TransIP.',
      'Klik in het menu links op Domein en dan op je domeinnaam.',
      'Scroll omlaag naar Autorisatiecode en klik op het oog.',
      'Kopieer de code en vul hem in bij je bestelling, of geef hem later door.',
    ],
    otherwise:
      'Bij .be en .eu staat er een link in plaats van een oog. Een .be-code komt dan per mail bij de houder van de naam, een .eu-code zie je op je scherm. Ziet het er anders uit dan hier, vraag dan hun support naar je autorisatiecode.',
    facts: [
      ['Inloggen', 'Controlepaneel van TransIP'],
      ['De code heet', 'Autorisatiecode'],
      ['Slot', 'Bestaat niet bij .nl. Een .com kan vergrendeld zijn, zet dat dan eerst uit'],
      [
        'Goedkeuren',
        'Bij .com, .org en .info krijg je nog een mail. Keur je de verhuizing daarin goed, dan hoef je niet te wachten',
      ],
      ['Opzeggen', 'Je hosting loopt door tot je die zelf opzegt, ook als je naam al weg is'],
    ],
  },
  duties: [
    ['Website en database', 'Kopiëren, testen, omzetten', 'Controleren en akkoord geven'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['Domeinnaam', 'Verhuizing aanvragen, DNS overnemen', 'Verhuiscode ophalen bij TransIP'],
    ['SSL-certificaat', 'Nieuw certificaat plaatsen', 'Niets'],
    ['Oud pakket', 'Je een seintje geven als het kan', 'Opzeggen bij TransIP'],
  ],
  mark: `TransIP is een merk van TransIP B.V. ${brand.name} heeft geen band met TransIP.`,
  reason: {
    h2: 'Je VPS mag blijven staan',
    paragraphs: [
      'Bij TransIP kun je meer hebben dan een site: een VPS bijvoorbeeld, of losse opslag. Die hoeven niet mee: wij verhuizen je site, je mail en je naam.',
      'Wijst er een subdomein naar je VPS, dan blijft dat werken: we nemen alle DNS-records van je naam over.',
    ],
  },
  watch: [
    {
      title: 'DNSSEC verandert mee',
      text: 'Gebruik je de nameservers van TransIP, dan is je naam waarschijnlijk ondertekend met DNSSEC. De sleutel hoort bij hun servers. We kijken het na en zeggen het als je het een dag of twee van tevoren moet uitzetten.',
    },
    {
      title: 'Mail staat soms los',
      text: 'Je kunt bij TransIP mail hebben zonder webhosting. Kijk in het controlepaneel welke pakketten er bij je naam horen, dan vergeten we geen postvak.',
    },
    {
      title: 'Een site op een VPS',
      text: 'Dan kopiëren we de site: bestanden en database. Eigen software, geplande taken en serverinstellingen gaan niet vanzelf mee. Vertel wat er draait, dan hoor je vooraf wat kan.',
    },
    {
      title: 'Niet te vroeg opzeggen',
      text: 'Is je pakket weg voordat de kopie klaar is, dan valt er niets meer te kopiëren. Wacht op ons bericht en kijk daarna wanneer je contract bij TransIP afloopt.',
    },
  ],
  bring: [
    'Je domeinnaam, of het hele rijtje',
    'De inlog van je webhosting of je VPS bij TransIP',
    'Een lijst van je mailadressen en doorstuuradressen',
    'De verhuiscode, als je naam ook verhuist',
  ],
  stays: [
    'Het ontwerp van een site uit een sitebouwer: teksten en foto’s kunnen wel mee',
    'Bestanden in losse opslag',
    'De instellingen van een VPS',
    'Tegoed of korting bij TransIP',
  ],
  faq: [
    {
      question: 'Waar vind ik mijn verhuiscode bij TransIP?',
      answer:
        'In het controlepaneel: klik op Domein, dan op je naam, en scroll naar Autorisatiecode. Met het oog maak je hem zichtbaar. Bij .be en .eu vraag je hem daar aan met een link.',
    },
    {
      question: 'Mis ik mail tijdens de verhuizing?',
      answer:
        'Niet als je mail bij TransIP blijft lopen tot alles over is. We zetten je postvakken klaar en kopiëren wat erin zit. Na het omzetten halen we op wat nog bij TransIP binnenkwam.',
    },
    {
      question: 'Moet ik meteen opzeggen bij TransIP?',
      answer:
        'Liever niet. Wacht tot je van ons hoort dat alles over is. Je naam staat dan niet meer bij TransIP, maar je hosting loopt door tot je die opzegt. Kijk dus meteen even na wanneer dat kan.',
    },
    {
      question: 'Wat als mijn site groter is dan mijn nieuwe pakket?',
      answer:
        'Dat zien we bij het kopiëren, en dan hoor je het voordat we iets omzetten. Je kiest een groter pakket en we verrekenen wat je al betaald hebt. Later overstappen kan ook.',
    },
    {
      question: 'Kan mijn domeinnaam bij TransIP blijven?',
      answer:
        'Ja. Bestel dan alleen de verhuisservice en je hosting. Wij geven je de DNS-records, jij vult ze in het controlepaneel in. Je betaalt voor de naam gewoon bij TransIP.',
    },
  ],
  next: [
    { page: 'webhosting', label: 'Webhosting', text: 'Drie pakketten, met mail, SSL en elke dag een back-up.' },
    {
      page: 'moveDomain',
      label: 'Alleen je domeinnaam',
      text: 'Wat verhuizen per extensie kost, en welke code je nodig hebt.',
    },
    { page: 'contact', label: 'Eerst iets vragen', text: 'Een VPS, veel mail of iets bijzonders? Leg het ons voor.' },
  ],
}
