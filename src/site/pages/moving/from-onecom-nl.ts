import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromOnecom: MoverText = {
  head: {
    label: 'one.com',
    title: 'Overstappen van one.com: verhuiscode en site overzetten',
    description:
      'Weg bij one.com? Je WordPress-site en je mail gaan gratis mee, je domeinnaam kan mee. Heb je een sitebouwer gebruikt, dan kijken we eerst wat kan.',
    h1: `Overstappen van one.com naar ${brand.name}.`,
    lead: 'Een WordPress-site kopiëren we zoals hij is. Maakte je je site met een sitebouwer, dan zeggen we vooraf wat er mee kan.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: 'Eerst kijken we waarmee je site gemaakt is. Daar hangt van af of we hem kopiëren of dat je opnieuw begint.',
    items: [
      {
        title: 'Jij zegt wat het is',
        text: 'WordPress, eigen bestanden of de Website Builder? Weet je het niet, geef dan je adres door. We zien het in een minuut.',
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren, of we bellen',
        text: 'WordPress en eigen bestanden zetten we over en testen we. Is het de Website Builder, dan hoor je eerst wat er mee kan.',
        who: whoDoes.we,
      },
      {
        title: 'Jij keurt goed, wij zetten om',
        text: 'Mail gaat over met mappen en al. Daarna haal je de code voor je naam op en laten we hem hierheen wijzen.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij one.com',
    path: [
      'Log in op het controlepaneel van one.com.',
      'Klik rechtsboven op je account en ga naar je producten.',
      'Zoek je domeinnaam en open het menu erachter. Daar vraag je de code aan: Auth-ID, of autorisatiecode.',
      'Kijk of het mailadres van de houder nog werkt, want berichten over de verhuizing gaan daarheen.',
    ],
    otherwise:
      'Staat het er anders, vraag dan in hun chat naar de Auth-ID van je domein. Bij .be komt de code van DNS Belgium, per mail bij de houder.',
    facts: [
      ['Inloggen', 'Het controlepaneel van one.com'],
      ['De code heet', 'Auth-ID, EPP-code of autorisatiecode'],
      ['Abonnement', 'Je domein en je webruimte zijn twee dingen, vaak op één factuur'],
      ['Slot', 'Een .com moet ontgrendeld zijn, een .nl heeft geen slot'],
      ['Website Builder', 'Werkt alleen bij one.com zelf'],
    ],
  },
  duties: [
    ['WordPress of eigen bestanden', 'Kopiëren, testen, omzetten', 'Nakijken en akkoord geven'],
    ['Website Builder', 'Zeggen wat kan, meedenken over een nieuwe site', 'Teksten en foto’s bewaren'],
    ['E-mail', 'Postvakken en mappen overzetten', 'Nieuw wachtwoord instellen'],
    ['Domeinnaam', 'Verhuizing aanvragen, DNS overnemen', 'Auth-ID ophalen bij one.com'],
    ['Oud abonnement', 'Laten weten dat alles over is', 'Opzeggen bij one.com'],
  ],
  mark: `one.com is een merk van zijn eigenaar. ${brand.name} heeft geen band met one.com.`,
  reason: {
    h2: 'Gemaakt met de Website Builder?',
    paragraphs: [
      'Dan is er geen map met bestanden die we kunnen oppakken. De bouwer en je site zijn één geheel, en dat geheel draait alleen bij one.com. Dat is bij elke sitebouwer zo, ook bij die van ons.',
      'Wat wel kan: je teksten kopiëren, je foto’s downloaden en de indeling namaken. Je oude site blijft staan tot de nieuwe af is.',
    ],
  },
  watch: [
    {
      title: 'Plug-ins van one.com',
      text: 'Een WordPress-site bij one.com heeft vaak plug-ins en thema’s van one.com zelf. Op de kopie halen we weg wat hier niet werkt. Draait je site op zo’n thema, dan zeggen we het vooraf.',
    },
    {
      title: 'Mail is een eigen verhuizing',
      text: 'Laat je je naam verhuizen zonder je mail te kopiëren, dan is je oude post weg zodra je abonnement stopt. Geef dus alle mailadressen door, ook oude.',
    },
    {
      title: 'Privacy van de houder',
      text: 'Zijn je gegevens bij de naam afgeschermd, dan kan een bericht over de verhuizing blijven hangen. Zet de afscherming zo nodig even uit en controleer het mailadres. DNSSEC kijken we voor je na.',
    },
    {
      title: 'Automatische verlenging',
      text: 'Domein en webruimte lopen door tot je ze opzegt. Kijk in je producten wanneer elk van de twee wordt verlengd en plan je verhuizing een paar weken eerder.',
    },
  ],
  bring: [
    'Het adres van je site, dan kijken we waarmee hij gemaakt is',
    'SFTP- en databasegegevens, of een beheerder in WordPress',
    'Alle mailadressen, met de oude erbij',
    'De Auth-ID, als de kopie is goedgekeurd',
  ],
  stays: [
    'Een site uit de Website Builder, op teksten en foto’s na',
    'Een shop uit diezelfde bouwer',
    'Thema’s en plug-ins die alleen bij one.com werken',
    'Bestanden in losse cloudopslag',
  ],
  faq: [
    {
      question: 'Hoe weet ik of mijn site met de Website Builder is gemaakt?',
      answer:
        'Bewerk je je site door blokken te slepen in het controlepaneel van one.com, dan is het de bouwer. Log je in op een adres dat eindigt op wp-admin, dan is het WordPress en kan hij in zijn geheel mee.',
    },
    {
      question: 'Kunnen jullie mijn site namaken?',
      answer:
        'We bouwen geen sites voor je, maar je kunt het zelf met onze bouwer of met WordPress. Begin met je drukste pagina. Zolang je oude site online is, heb je geen haast.',
    },
    {
      question: 'Hoe bewaar ik mijn mail als ik opzeg?',
      answer:
        'Laat ons je postvakken kopiëren voordat je opzegt. Doe je het zelf, zet ze dan als IMAP in een mailprogramma en sleep de mappen over. Na het einde van je abonnement kan niemand er meer bij.',
    },
    {
      question: 'Moet ik mijn domein en mijn webruimte allebei opzeggen?',
      answer:
        'Verhuis je de naam, dan eindigt die bij one.com met de verhuizing. De webruimte niet: die zeg je apart op. Kijk na een week in je producten of er niets meer openstaat.',
    },
  ],
  next: [
    { page: 'buildWebsite', label: 'Website maken', text: 'Zelf slepen en schrijven, in je browser en zonder code.' },
    {
      page: 'buildWordpressSite',
      label: 'WordPress-website maken',
      text: 'Kies een ontwerp, en neem je site later overal mee naartoe.',
    },
    { page: 'emailHosting', label: 'E-mailhosting', text: 'Alleen e-mail met je eigen domeinnaam, zonder site.' },
  ],
}
