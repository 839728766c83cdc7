import type { MoveWebsiteText } from './move-website-page.tsx'
import { brand } from '#site/brand.ts'

export const moveWebsiteNl: MoveWebsiteText<'nl'> = {
  head: {
    label: 'Website verhuizen',
    menuLine: 'Je site en je mail gaan gratis mee.',
    title: 'Website gratis laten verhuizen',
    description:
      'Laat je website en je mail gratis verhuizen, met je domeinnaam erbij. Je oude site blijft online tot jij de nieuwe hebt goedgekeurd.',
    h1: 'Wij sjouwen. Jij kijkt toe.',
    lead: 'Je website en je mail gaan gratis mee, en je domein ook als je wilt. Je oude site blijft gewoon online tot jij de nieuwe hebt goedgekeurd.',
  },
  steps: {
    h2: 'Zo gaat het',
    lead: 'Reken op ongeveer drie werkdagen vanaf het moment dat we overal bij kunnen. Tot je akkoord blijft je oude site online.',
    items: [
      {
        title: 'Jij kiest en geeft toegang',
        text: `Kies een maat, zet de gratis verhuisservice erbij en stuur je inlog veilig door via ${brand.portalName.nl}. Welke inlog dat is, staat per provider hieronder.`,
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren en testen',
        text: 'Bestanden, databases en mailboxen gaan over naar een tijdelijk adres. We klikken rond, versturen formulieren en melden wat ons opvalt.',
        who: 'Wij, 1 tot 2 dagen',
      },
      {
        title: 'Jij keurt goed, wij zetten om',
        text: 'Pas na jouw akkoord wijst je naam naar de nieuwe plek. Daarna halen we de laatste mail op en kun je je oude pakket opzeggen.',
        who: 'Samen, 1 dag',
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
        'Producten, klanten en bestellingen, zonder dat er een tussen wal en schip valt',
      ],
      [
        'Joomla, Drupal of eigen PHP',
        'Meestal wel',
        'We testen of hij op een nieuwere PHP draait en laten het weten als dat niet zo is',
      ],
      ['Losse HTML', 'Ja', 'Het eenvoudigste wat er is'],
      [
        'Een sitebouwer van een andere provider',
        'Het ontwerp niet',
        'Teksten en foto’s kun je overnemen. We zeggen het voordat we beginnen',
      ],
      ['Mailboxen', 'Ja, met mappen', 'Via IMAP. Mail die alleen op een computer staat, kunnen we niet kopiëren'],
      [
        'Je domeinnaam',
        'Ja, met de verhuiscode',
        'Een .nl is meteen over, een .com na hooguit vijf dagen. Blijven staan mag ook, dan pas je alleen de DNS aan',
      ],
    ],
  },
  reason: {
    h2: 'Twee huizen, een paar dagen',
    paragraphs: [
      'Een site verhuizen gaat mis als je het oude huis opzegt voordat het nieuwe klaar is. Wij draaien het om. Je hebt een paar dagen twee sites: de oude die iedereen ziet, en de kopie die jij bekijkt.',
      'Pas als je ja zegt, verandert er iets voor je bezoekers. Bevalt het niet, dan zeg je nee en is er niets gebeurd. Je oude provider hoeft tot die tijd van niets te weten.',
    ],
    drawing: 'glas',
  },
  providers: {
    h2: 'Waar zit je nu?',
    lead: 'Elke provider noemt de dingen anders. Kies de jouwe, dan lees je waar je code staat en waar je op moet letten.',
    lines: {
      moveFromTransip: 'De autorisatiecode staat achter een oog.',
      moveFromVimexx: 'Twee inlogs: je account en DirectAdmin.',
      moveFromSavvii: 'Alleen je WordPress, vaak zonder naam.',
      moveFromCombell: 'Een .be-code is een week geldig.',
      moveFromOnecom: 'Website Builder of WordPress? Dat maakt uit.',
      moveFromYourhosting: 'Kijk eerst bij wie je ooit begon.',
      moveFromMijndomein: 'Ook als je er alleen een naam hebt.',
      moveFromVersio: 'Eén site, of het hele rijtje van je klanten.',
      moveFromHostnet: 'Mail eerst, en daarna nog een keer.',
      moveFromStrato: 'Hier zeg je de naam op vóór je de code krijgt.',
    },
    elsewhere: {
      title: 'Ergens anders?',
      text: 'Het werkt bij elke provider. Geef bij je bestelling de naam door, dan zoeken wij uit hoe het daar zit.',
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
        'De verhuiscode, als je naam ook verhuist. Dat mag later',
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
    h2: 'Verhuizen is gratis. En daarna?',
    lead: 'Je betaalt de hosting die je kiest. Dit is wat dat in drie jaar kost, met de korting van het eerste jaar erin.',
    note: 'Je domeinnaam komt erbij: wat die kost, hangt van de extensie af. Na het eerste jaar kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je niet meer gebruikt.',
  },
  faq: {
    h2: 'Vragen over verhuizen',
    items: [
      {
        question: 'Gaat mijn site offline?',
        answer:
          'Nee. De oude blijft draaien terwijl we kopiëren en testen. Bij het omzetten ziet de ene bezoeker een paar uur nog de oude en de andere al de nieuwe. Ze zien allebei een site.',
      },
      {
        question: 'Is het echt gratis?',
        answer:
          'Ja, de verhuisservice kost niets, ook niet bij een grote site of veel mail. Je betaalt de hosting die je kiest. Komt je naam mee, dan betaal je bij de meeste extensies ook een nieuw jaar.',
      },
      {
        question: 'Verlies ik mijn plek in zoekmachines?',
        answer:
          'Je adres en je pagina’s blijven hetzelfde, dus er is geen reden voor. We houden het tijdelijke adres buiten zoekmachines. Verbouw je site niet in dezelfde week, dan weet je zeker waar iets door komt.',
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
        answer:
          'Tot je akkoord geeft, is er niets veranderd en blijf je gewoon waar je zit. Als consument kun je je bestelling ook herroepen, tot veertien dagen nadat je bestelde.',
      },
    ],
  },
  next: {
    h2: 'Waar ga je naartoe?',
    items: [
      { page: 'webhosting', label: 'Webhosting', text: 'Voor elke site met bestanden en een database, in drie maten.' },
      {
        page: 'wordpressHosting',
        label: 'WordPress-hosting',
        text: 'Voor WordPress, met updates die eerst op een kopie gaan.',
      },
      { page: 'moveDomain', label: 'Alleen je domeinnaam', text: 'De naam mee, de site laten staan.' },
      { page: 'helpdesk', label: 'Helpdesk', text: 'Stap voor stap, ook over mail en DNS.' },
    ],
  },
}
