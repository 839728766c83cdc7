import type { AboutText } from './about-page.tsx'
import { brand } from '#site/brand.ts'

export const aboutNl: AboutText<'nl'> = {
  head: {
    label: 'Over ons',
    title: 'Over ons: wie we zijn en hoe we werken',
    description: `Maak kennis met ${brand.name}: domeinnamen en hosting uit Nederland, met eerlijke prijzen en mensen die meehelpen als je verhuist of vastloopt.`,
    h1: 'Een kwekerij voor websites.',
    lead: `${brand.name} verkoopt namen, hosting en alles wat daarop groeit. We zeggen vooraf wat iets kost, en we helpen sjouwen.`,
  },
  story: {
    h2: 'Een stek is een begin',
    paragraphs: [
      'Een stek is een takje dat je in de grond zet en dat een plant wordt. Het is ook een plek van jezelf. Dat is precies wat we verkopen: een naam, een plaats om hem neer te zetten, en ruimte om te groeien.',
      `${brand.name} is een Nederlands bedrijf in ${brand.address.city}. We leggen domeinnamen vast, zetten er hosting en mail onder, en verhuizen wat ergens anders staat. Dat doen we voor de bakker om de hoek, voor verenigingen en voor makers van websites, in Nederland en in Duitsland.`,
      'We zijn een webwinkel met mensen erachter. Je regelt bijna alles zelf, wanneer het jou uitkomt. Loop je vast, dan lees je wat er aan de hand is in gewone woorden, of je vraagt het aan iemand die het weet.',
    ],
  },
  work: {
    h2: 'Hoe we werken',
    lead: 'Vier afspraken met onszelf. Je mag ons eraan houden.',
    points: [
      {
        title: 'Eerst de prijs, dan de rest',
        text: 'Bij elke prijs staat wat je nu betaalt en wat het daarna kost, met en zonder btw. In je mandje komt er niets bij.',
      },
      {
        title: 'Wij sjouwen',
        text: 'Je site en je mail verhuizen we gratis. We maken een kopie, jij kijkt of alles klopt, en pas na jouw akkoord zetten we om. Tot die tijd blijft je oude site gewoon staan.',
      },
      {
        title: 'Weggaan mag',
        text: 'Na de eerste periode zeg je op wanneer je wilt, met hooguit een maand opzegtermijn. Wat je te veel betaalde, krijg je terug. Je verhuiscode geven we zonder gedoe.',
      },
      {
        title: 'Zeggen wat er is',
        text: 'Werkt er iets niet, dan staat het op de statuspagina. Kunnen we iets niet voor je doen, dan zeggen we dat voordat je betaalt.',
      },
    ],
  },
  price: {
    h2: 'Onze prijzen in één regel',
    text: [
      'De eerste periode is vaak goedkoper, daarna betaal je de gewone prijs, en die staat er altijd naast. Kijk maar bij ',
      { label: 'webhosting', page: 'webhosting' },
      ' of bij ',
      { label: 'domeinnamen', page: 'registerDomain' },
      '.',
    ],
  },
  not: {
    h2: 'Wat we niet doen',
    lead: 'Soms zegt dat meer.',
    points: [
      {
        title: 'Geen vinkjes vooraf',
        text: 'Er komt niets in je mandje dat je er niet zelf in legde. Extra’s kies je, of je kiest ze niet.',
      },
      {
        title: 'Geen klok die aftelt',
        text: 'Geen ‘nog twee beschikbaar’, geen korting die over tien minuten weg is. Denk er gerust een nacht over na.',
      },
      {
        title: 'Geen websites in opdracht',
        text: 'We geven je gereedschap en hulp, maar we ontwerpen je site niet. Daar zijn makers voor die dat beter kunnen.',
      },
      {
        title: 'Geen handel in je gegevens',
        text: 'We verkopen je gegevens niet en volgen je niet zonder dat je ja zegt.',
      },
      {
        title: 'Geen sterren die we zelf uitdelen',
        text: 'Je vindt hier geen beoordelingen, aantallen klanten of prijzenkasten. Probeer het, en oordeel zelf.',
      },
      {
        title: 'Geen mail waar je niet om vroeg',
        text: 'We mailen over je bestelling, je account en je vragen. Een nieuwsbrief hebben we niet.',
      },
    ],
  },
  next: {
    h2: 'Kom verder',
    items: [
      { page: 'contact', label: 'Vraag het ons', text: 'Bel, mail of schrijf. We lezen alles zelf.' },
      { page: 'helpdesk', label: 'Zoek het op', text: 'Uitleg over namen, mail, verhuizen en facturen.' },
      { page: 'moveWebsite', label: 'Laat je verhuizen', text: 'Je site en mail gratis naar ons. Je naam kan mee.' },
      { page: 'accessibility', label: 'Voor iedereen', text: 'Wat we doen om deze winkel toegankelijk te houden.' },
    ],
  },
}
