import type { AboutText } from './about-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

export const aboutNl: AboutText<'nl'> = {
  head: {
    label: 'Over ons',
    title: 'Over ons: wie we zijn en hoe we werken',
    description: `Maak kennis met ${brand.name}: domeinnamen en hosting uit Nederland, met eerlijke prijzen en mensen die meehelpen als je verhuist of vastloopt.`,
    h1: `Wij zijn ${brand.name}.`,
    lead: `${brand.name} verkoopt domeinnamen, hosting en mail. We zeggen vooraf wat iets kost, en we helpen je verhuizen.`,
  },
  story: {
    h2: 'Een stek is een begin',
    paragraphs: [
      'Een stek is een takje dat je in de grond zet en dat een plant wordt. Het is ook een plek van jezelf. Dat verkopen we: een domeinnaam, een plek voor je site, en ruimte om te groeien.',
      `${brand.name} is een Nederlands bedrijf in ${brand.address.city}. We leggen domeinnamen vast, leveren hosting en e-mail, en verhuizen wat ergens anders staat. Dat doen we voor de bakker om de hoek, voor verenigingen en voor webbouwers, in Nederland en in Duitsland.`,
      'Je regelt bijna alles zelf, wanneer het jou uitkomt. Loop je vast, dan lees je wat er aan de hand is in gewone woorden, of je vraagt het aan iemand die het weet.',
    ],
  },
  work: {
    h2: 'Hoe we werken',
    lead: 'Vier afspraken waar je ons aan mag houden.',
    points: [
      {
        title: 'Eerst de prijs, dan de rest',
        text: 'Bij elke prijs staat wat je nu betaalt en wat het daarna kost, met en zonder btw. In je mandje komt er niets bij.',
      },
      {
        title: 'Wij sjouwen',
        text: 'Je site en je mail verhuizen we gratis. We maken een kopie, jij kijkt of alles klopt, en pas na jouw akkoord zetten we om. Tot die tijd raken we je oude site niet aan.',
      },
      {
        title: 'Weggaan mag',
        text: `Na de eerste termijn zeg je op wanneer je wilt, met ${promiseWords.nl.notice}. Wat je niet meer gebruikt, krijg je ${promiseWords.nl.refundPeriod} terug. Je verhuiscode vind je in ${brand.portalName.nl}.`,
      },
      {
        title: 'Open over storingen',
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
    lead: 'Zes dingen die je hier niet tegenkomt.',
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
        text: 'We geven je gereedschap en hulp, maar we ontwerpen je site niet. Daarvoor vraag je een webbouwer.',
      },
      {
        title: 'Geen handel in je gegevens',
        text: 'We verkopen je gegevens niet. Wat we meten, en wat pas na je toestemming, staat op de pagina over cookies.',
      },
      {
        title: 'Geen beoordelingen over onszelf',
        text: 'Je vindt hier geen sterren, aantallen klanten of prijzen die we wonnen.',
      },
      {
        title: 'Geen mail waar je niet om vroeg',
        text: 'We mailen over je bestelling, je account en je vragen. Een nieuwsbrief hebben we niet.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      { page: 'contact', label: 'Vraag het ons', text: 'Bel, mail of schrijf. We lezen alles zelf.' },
      { page: 'helpdesk', label: 'Zoek het op', text: 'Uitleg over namen, mail, verhuizen en facturen.' },
      {
        page: 'moveWebsite',
        label: 'Laat je verhuizen',
        text: 'Je site en mail gratis naar ons. Een .nl gaat gratis mee.',
      },
      { page: 'accessibility', label: 'Toegankelijkheid', text: 'Wat we doen zodat iedereen deze site kan gebruiken.' },
    ],
  },
}
