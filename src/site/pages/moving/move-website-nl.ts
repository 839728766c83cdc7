import { promiseWords } from '#catalogue/promises.ts'
import type { MoveWebsiteText } from './move-website-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const moveWebsiteNl: MoveWebsiteText<'nl'> = {
  head: {
    label: 'Website verhuizen',
    menuLine: 'Je site en je mail gaan gratis mee.',
    title: 'Website verhuizen: gratis, met je mail',
    description:
      'Laat je website en je mail gratis verhuizen. Je domeinnaam kan mee: een .nl gratis, bij .com betaal je een nieuw jaar. Jij keurt eerst de kopie goed.',
    h1: 'Laat je website gratis verhuizen.',
    lead: 'Wij sjouwen, jij kijkt toe. Je website en je mail verhuizen we gratis, en een .nl-domeinnaam ook. Aan je oude site veranderen we niets tot jij de nieuwe hebt goedgekeurd.',
  },
  steps: {
    h2: 'Zo gaat het',
    lead: `Reken op ${promiseWords.nl.movingTime} vanaf het moment dat we overal bij kunnen.`,
    items: [
      {
        title: 'Jij kiest en geeft toegang',
        text: `Kies een pakket, zet de gratis verhuisservice erbij en stuur je inlog veilig door via ${brand.portalName.nl}. Welke inlog dat is, staat per provider hieronder.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren en testen',
        text: 'Bestanden, databases en postvakken gaan over naar een tijdelijk adres. We klikken rond, versturen formulieren en melden wat ons opvalt.',
        who: whoDoes.we,
      },
      {
        title: 'Jij keurt goed, wij zetten om',
        text: 'Pas na jouw akkoord wijst je naam naar de nieuwe plek. Daarna halen we de laatste mail op en kun je je oude pakket opzeggen.',
        who: whoDoes.together,
      },
    ],
  },
  luggage: {
    h2: 'Wat kan er mee?',
    lead: 'Bijna alles wat uit bestanden en een database bestaat. Waar het lastig wordt, staat het erbij.',
    head: ['Wat je hebt', 'Gaat het mee?', 'Goed om te weten'],
    rows: [
      ['WordPress', 'Ja, helemaal', 'Met thema, plug-ins, media en gebruikers. Licenties vul je soms opnieuw in'],
      [
        'WooCommerce',
        'Ja, op een rustig moment',
        'Met producten, klanten en bestellingen, ook die van de laatste uren',
      ],
      [
        'Joomla, Drupal of eigen PHP',
        'Meestal wel',
        'We testen of hij op een nieuwere PHP draait en laten het weten als dat niet zo is',
      ],
      ['Losse HTML', 'Ja', 'Bestanden kopiëren is genoeg'],
      [
        'Een sitebouwer van een andere provider',
        'Het ontwerp niet',
        'Teksten en foto’s kun je overnemen. We zeggen het voordat we beginnen',
      ],
      ['Postvakken', 'Ja, met mappen', 'Via IMAP. Mail die alleen op een computer staat, kunnen we niet kopiëren'],
      [
        'Je domeinnaam',
        'Ja, met de verhuiscode',
        `Een .nl is meteen over en kost niets. Een .com is na hooguit ${promiseWords.nl.objectionPeriod} over, met een nieuw jaar erbij. Blijven staan mag ook, dan pas je alleen de DNS aan`,
      ],
    ],
  },
  reason: {
    h2: 'Waarom je oude site blijft staan',
    paragraphs: [
      'Je hebt een paar dagen twee sites: de oude die iedereen ziet, en de kopie die jij bekijkt. Zeg je oude pakket dus niet op voordat de nieuwe site werkt.',
      'Pas als je akkoord geeft, verandert er iets voor je bezoekers. Geef je geen akkoord, dan blijft alles zoals het was.',
    ],
  },
  providers: {
    h2: 'Waar zit je nu? Per provider wat je moet weten',
    lead: 'Elke provider noemt de dingen anders. Kies de jouwe, dan lees je waar je code staat en waar je op moet letten.',
    lines: {
      moveFromTransip: 'Verhuiscode opvragen bij TransIP.',
      moveFromVimexx: 'Twee inlogs: je account en DirectAdmin.',
      moveFromSavvii: 'Je WordPress-site, ook als je domeinnaam elders staat.',
      moveFromCombell: `Verhuiscode voor een .be: ${promiseWords.nl.belgianCodeLife} geldig.`,
      moveFromOnecom: 'Website Builder of WordPress? Dat maakt uit.',
      moveFromYourhosting: 'Yourhosting of nog Vevida: waar log je in?',
      moveFromMijndomein: 'Ook als je er alleen een domeinnaam hebt.',
      moveFromVersio: 'Eén site, of de sites van al je klanten.',
      moveFromHostnet: 'Mail van Hostnet in twee stappen.',
      moveFromStrato: 'Eerst de domeinnaam opzeggen, dan komt de verhuiscode.',
    },
    elsewhere: {
      title: 'Ergens anders?',
      text: 'We verhuizen ook van andere providers. Geef bij je bestelling de naam door, dan zoeken wij uit hoe het daar zit.',
      link: 'Stel een vraag',
    },
  },
  packing: {
    h2: 'Voor je begint',
    bring: {
      h3: 'Dit hebben we nodig',
      items: [
        'Je domeinnaam, en de naam van je provider',
        'Toegang tot je bestanden en je database, of een beheerder in WordPress',
        'Een lijst van je mailadressen en doorstuuradressen',
        'De verhuiscode, als je domeinnaam ook verhuist. Dat mag later',
      ],
    },
    stays: {
      h3: 'Dit gaat niet mee',
      items: [
        'Het ontwerp van een site uit een sitebouwer',
        'Mail die alleen op je eigen computer staat',
        'Serverinstellingen, geplande taken en software van een VPS',
        'Contracten: je oude pakket zeg je zelf op',
      ],
    },
  },
  years: {
    lead: 'Verhuizen is gratis. Je betaalt de hosting die je kiest, in het eerste jaar met korting.',
    note: 'Een .nl verhuist gratis mee. Bij .com en de meeste andere extensies betaal je een nieuw jaar.',
  },
  faq: {
    h2: 'Vragen over verhuizen',
    items: [
      {
        question: 'Gaat mijn site offline?',
        answer:
          'Niet door de verhuizing, als je oude pakket blijft lopen tot alles over is. Je oude site raken we niet aan terwijl we kopiëren en testen. Na het omzetten ziet de ene bezoeker een paar uur nog de oude site en de andere al de nieuwe.',
      },
      {
        question: 'Is het echt gratis?',
        answer:
          'Ja. Past je site in het pakket dat je kiest, dan kost de verhuizing niets. Je betaalt de hosting. Een .nl en een .de verhuizen gratis mee. Bij .com en de meeste andere extensies betaal je een nieuw jaar. Wat dat kost, staat per extensie bij domeinnaam verhuizen.',
      },
      {
        question: 'Verlies ik mijn plek in zoekmachines?',
        answer:
          'Je adres en je pagina’s blijven hetzelfde, en het tijdelijke adres houden we buiten zoekmachines. Beloven kunnen we een plek niet: die bepaalt de zoekmachine. Verbouw je site niet in dezelfde week, dan weet je waar een verschil door komt.',
      },
      {
        question: 'Wie kan er bij mijn wachtwoorden?',
        answer: `Je stuurt ze door via ${brand.portalName.nl}, niet per mail. We gebruiken ze alleen voor de verhuizing en wissen ze daarna. Verander ze zelf als we klaar zijn.`,
      },
      {
        question: 'Kan ik midden in een verhuizing nog iets aanpassen?',
        answer:
          'Liever niet: wat je na de kopie op je oude site verandert, staat niet op de nieuwe. Moet het toch, zeg het dan. We kopiëren vlak voor het omzetten nog eens wat nieuw is.',
      },
      {
        question: 'Wat als ik me bedenk?',
        answer: `Tot je akkoord geeft, is er niets veranderd. Als consument kun je je bestelling ook herroepen, tot ${promiseWords.nl.withdrawalPeriod} nadat je bestelde.`,
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'webhosting',
        label: 'Webhosting',
        text: 'Voor elke site met bestanden en een database, in drie pakketten.',
      },
      {
        page: 'wordpressHosting',
        label: 'WordPress-hosting',
        text: 'Voor WordPress, met updates door ons.',
      },
      { page: 'moveDomain', label: 'Alleen je domeinnaam', text: 'De domeinnaam mee, de site laten staan.' },
      { page: 'helpdesk', label: 'Helpdesk', text: 'Stap voor stap, ook over mail en DNS.' },
    ],
  },
}
