import { promiseWords } from '#catalogue/promises.ts'
import type { MoveWordpressText } from './move-wordpress-page.tsx'
import { whoDoes } from './moving-words.ts'

export const moveWordpressNl: MoveWordpressText<'nl'> = {
  head: {
    label: 'WordPress-website verhuizen',
    menuLine: 'Gratis. Wij doen het werk, jij keurt het goed.',
    title: 'WordPress-website verhuizen: gratis, met alles erbij',
    description:
      'Laat je WordPress-site gratis verhuizen, met thema, plug-ins en database. We testen een kopie, en jij keurt hem goed voordat er iets verandert.',
    h1: 'Laat je WordPress-site gratis verhuizen.',
    lead: 'We kopiëren je thema, je plug-ins en al je berichten en testen ze op een tijdelijk adres. Aan je oude site veranderen we niets tot jij akkoord geeft.',
  },
  steps: {
    h2: 'Zo verhuist WordPress',
    lead: `Reken op ${promiseWords.nl.movingTime}. Je werkt gewoon door, tot we samen het moment kiezen.`,
    items: [
      {
        title: 'Jij maakt een beheerder aan',
        text: 'Geef ons een eigen account in WordPress, met de rol beheerder. Dat is genoeg: we hoeven je wachtwoord niet te weten en je haalt ons later weer weg.',
        who: 'Jij, 5 minuten',
      },
      {
        title: 'Wij kopiëren alles',
        text: 'Bestanden en database gaan over naar een tijdelijk adres. Daar werken we de links bij, zetten we oude cache-plug-ins uit en testen we elk type pagina.',
        who: whoDoes.we,
      },
      {
        title: 'Jij klikt rond en keurt goed',
        text: 'Log in op de kopie, wijzig een bericht, verstuur je formulier. Ben je tevreden, dan halen we op wat er sindsdien bij kwam en zetten we je naam om.',
        who: whoDoes.together,
      },
    ],
  },
  reason: {
    h2: 'Wat we na het kopiëren testen',
    paragraphs: [
      'Er zijn plug-ins die een site met één klik verhuizen, en voor een kleine blog werkt dat prima. Wat dan vaak misgaat: adressen die in de database vastzitten, een cache die nog naar de oude server wijst, een formulier dat geen mail meer stuurt.',
      'Dat lopen we na. We vervangen je adres ook op plekken waar WordPress het ingepakt bewaart, en we testen of je site mail kan versturen.',
    ],
  },
  luggage: {
    h2: 'Wat er meegaat',
    head: ['Onderdeel', 'Gaat mee', 'Let op'],
    rows: [
      [
        'Berichten, pagina’s en media',
        'Ja, met datums en categorieën',
        'Bezoekers merken geen verschil, adressen blijven gelijk',
      ],
      ['Thema en aanpassingen', 'Ja, ook een child theme', 'Behalve een thema dat alleen bij je oude provider werkt'],
      ['Plug-ins en instellingen', 'Ja', 'Betaalde plug-ins vragen soms opnieuw om je licentie'],
      ['Gebruikers en wachtwoorden', 'Ja', 'Iedereen logt in zoals altijd'],
      ['Paginabouwers', 'Ja, Elementor, Divi en andere', 'De licentie hangt vaak aan je adres, dus die blijft kloppen'],
      ['Multisite', 'In overleg', 'Vertel hoeveel sites het zijn, dan plannen we het'],
      ['Postvakken op je naam', 'Ja, als je dat wilt', 'Staat je mail elders, dan blijft hij daar'],
    ],
  },
  shop: {
    h2: 'Een WooCommerce-webshop verhuizen',
    paragraphs: [
      'Bestellingen die binnenkomen terwijl wij kopiëren, mogen niet kwijtraken. Daarom doen we het in twee keer: eerst de hele shop, dan op een stil moment alleen wat er nieuw is.',
      'Tijdens dat laatste stukje staat je shop even op ‘zo terug’. We kiezen samen een rustig uur op een werkdag. We testen een bestelling met je betaaldienst voordat hij weer opengaat.',
    ],
  },
  watch: {
    h2: 'Waar het mis kan gaan',
    items: [
      {
        title: 'Cache van je oude provider',
        text: 'Veel providers zetten een eigen plug-in in je site. Op onze servers werkt die niet. Op de kopie halen we hem weg, op je oude site laat je hem staan.',
      },
      {
        title: 'Een oude PHP-versie',
        text: 'Werkt een plug-in niet op een nieuwere PHP, dan hoor je welke. Vaak is er een update of een vervanger, en je beslist voordat we omzetten.',
      },
      {
        title: 'Groter dan je denkt',
        text: 'Vergeten back-ups in de map uploads maken een site soms tien keer zo groot. We zeggen wat er ligt, jij zegt wat weg mag.',
      },
      {
        title: 'Mail uit formulieren',
        text: 'Verstuurde je oude server de mail van je site, dan stellen we dat opnieuw in. Gebruik je een SMTP-dienst, houd de gegevens dan bij de hand.',
      },
    ],
  },
  packing: {
    h2: 'Voor je begint',
    bring: {
      h3: 'Dit hebben we nodig',
      items: [
        'Een beheerder in WordPress, of SFTP en de database',
        'De licenties van betaalde thema’s en plug-ins',
        'Een uur op een werkdag waarop je shop of site stil is',
        'De verhuiscode, als je domeinnaam ook meegaat',
      ],
    },
    stays: {
      h3: 'Dit gaat niet mee',
      items: [
        'Sites van WordPress.com op een gratis plan: daar kun je alleen berichten en media exporteren',
        'Plug-ins die alleen bij je oude provider werken',
        'Back-ups en testomgevingen die daar staan',
        'Redirects die op de server zijn gezet. Geef de lijst door, dan zetten we ze hier',
      ],
    },
  },
  years: {
    lead: 'Verhuizen is gratis. Je betaalt de hosting, in het eerste jaar met korting.',
    note: 'Een .nl verhuist gratis mee, bij .com betaal je een nieuw jaar. Je domeinnaam mag ook blijven staan waar hij is.',
  },
  faq: {
    h2: 'Vragen over WordPress verhuizen',
    items: [
      {
        question: 'Kan ik blijven bloggen tijdens de verhuizing?',
        answer:
          'Ja, tot we afspreken dat we omzetten. Wat je tot dan schrijft, halen we in de laatste kopie op. Werk die laatste uren even niet aan thema of plug-ins.',
      },
      {
        question: 'Moet ik mijn plug-ins eerst bijwerken?',
        answer:
          'Liever niet vlak ervoor. Verhuis de site zoals hij is, dan weten we dat een fout door de verhuizing komt. Bijwerken doen we daarna, eerst op een kopie.',
      },
      {
        question: 'Kan ik het zelf doen?',
        answer:
          'Dat kan, met een verhuisplug-in of via SFTP en een export van je database. Kies hosting, zet je site neer en wijzig de DNS als hij werkt. Kom je er niet uit, dan nemen we het over.',
      },
      {
        question: 'Wat gebeurt er met mijn plek in zoekmachines?',
        answer:
          'Je adressen blijven gelijk, en de kopie op het tijdelijke adres houden we buiten zoekmachines. Beloven kunnen we een plek niet: die bepaalt de zoekmachine.',
      },
      {
        question: 'Verhuizen jullie ook van WordPress.com?',
        answer:
          'Ja, als je daar een plan hebt waarmee je bestanden en database kunt downloaden. Anders exporteer je je berichten en media, en kies je hier een nieuw thema.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'wordpressHosting',
        label: 'WordPress-hosting',
        text: 'Drie pakketten, met updates door ons.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'WooCommerce',
        text: 'Voor een webshop, met een testomgeving.',
      },
      { page: 'moveWebsite', label: 'Van welke provider?', text: 'Per provider wat daar anders is.' },
    ],
  },
}
