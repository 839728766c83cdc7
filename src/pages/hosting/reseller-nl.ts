import type { ResellerPageText } from './reseller-page.tsx'
import { brand } from '#site/brand.ts'

export const resellerNl: ResellerPageText<'nl'> = {
  head: {
    label: 'Reseller-hosting',
    title: 'Reseller-hosting voor bureaus en makers',
    description:
      'Reseller-hosting voor wie sites voor anderen bouwt en beheert. Zet je klanten in één pakket en betaal per maand, of per jaar met korting.',
    h1: 'Hosting voor jouw klanten.',
    lead: 'Zet de sites van je klanten in één pakket en bepaal zelf wat je ervoor rekent. Je betaalt per maand, of per jaar met korting.',
  },
  hero: {
    choose: 'Kies je pakket',
    second: { label: 'Of stel eerst je vraag', page: 'contact' },
  },
  argument: {
    h2: 'Jouw klant, jouw prijs, één pakket',
    paragraphs: [
      'Je bouwt sites voor anderen en wilt ze ook laten draaien. Dan kun je voor iedere klant een los pakket bestellen, met ieder een eigen factuur en een eigen einddatum. Of je neemt één resellerpakket en geeft elke klant daarin een eigen plek.',
      'Wij zijn dan jouw leverancier, en jij die van je klant. Jij bepaalt wat hosting bij jou heet, wat het kost en wat je erbij doet.',
    ],
    points: [
      {
        title: 'Eén factuur',
        text: 'Je pakket hangt aan één hoofddomein, meestal dat van je bureau. Daarvoor krijg je één factuur, hoeveel klanten er ook in zitten. Neem je een tweede pakket, dan krijgt dat een eigen hoofddomein, zodat je de kosten uit elkaar houdt.',
      },
      {
        title: 'Ieder een eigen plek',
        text: 'Elke klant zit in een eigen hostingpakket, met een eigen SSL-certificaat. Zo blijven sites en gegevens uit elkaar.',
      },
      {
        title: 'Per maand of per jaar',
        text: 'Begin per maand zolang je niet weet hoe het loopt. Per jaar betaal je minder dan voor twaalf losse maanden.',
      },
    ],
  },
  shelf: {
    customers: ['Bakker', 'Fysio', 'Kapper', 'Atelier', 'Club'],
    mainDomain: 'jouwbureau.nl',
    says: 'één hoofddomein, één factuur',
  },
  packages: {
    h2: 'Vier maten schap',
    fits: {
      'reseller-10': 'Voor een maker met een eerste rij klanten.',
      'reseller-25': 'Voor een bureau met vaste klanten.',
      'reseller-50': 'Voor een bureau dat beheer als dienst verkoopt.',
      'reseller-100': 'Voor wie van hosting een eigen tak maakt.',
    },
  },
  places: {
    h2: 'Wat één klant je kost',
    lead: 'Een plek die leeg blijft, betaal je ook. Daarom staat hier niet alleen wat een klant kost in een vol pakket, maar ook in een halfvol.',
    rowHeading: 'Pakket',
    columns: {
      monthly: 'Per maand',
      yearly: 'Per jaar',
      perPlaceFull: 'Per klant per jaar, vol',
      perPlaceHalf: 'Per klant per jaar, halfvol',
    },
    note: 'Omgerekend uit de jaarprijs en afgerond op hele centen. De prijs verandert niet na het eerste jaar: op resellerpakketten zit geen eerstejaarskorting.',
    sum: [
      {
        title: 'Wat je klant betaalt',
        text: 'Dat bepaal jij. Vaak zit hosting in een bedrag voor beheer, samen met updates en kleine wijzigingen.',
      },
      {
        title: 'Min wat de plek je kost',
        text: 'Dat staat in de tabel. Reken met het aantal klanten dat je nu hebt, niet met het aantal dat je hoopt te krijgen.',
      },
      {
        title: 'Min je uren',
        text: 'Jij neemt de telefoon op. Schat eerlijk hoeveel tijd een klant je per jaar kost: die post is meestal groter dan de hosting.',
      },
    ],
  },
  seen: {
    h2: 'Wat je klant van ons merkt',
    lead: 'White label heet het vaak, maar dat woord belooft soms te veel. Dit is hoe het zit.',
    head: ['Onderdeel', 'Je klant ziet', 'Hoe het werkt'],
    rows: [
      ['Naam en prijs', 'Die van jou', 'Je verkoopt onder je eigen naam en kiest je eigen prijs.'],
      ['Contract en factuur', 'Die van jou', 'Jij sluit de overeenkomst met je klant. Onze factuur gaat naar jou.'],
      ['Vragen en storingen', 'Jou', 'Jij bent het aanspreekpunt. Kom je er niet uit, dan helpt onze helpdesk jou.'],
      [
        'Nameservers en mailserver',
        'Onze namen',
        `Die heten bijvoorbeeld ${brand.servers.names[0]} en ${brand.servers.mail}. Wie het opzoekt, ziet dus waar een site staat.`,
      ],
      [
        'Logo in het beheer',
        'Beloven we niet',
        'Nameservers op jouw naam of een beheerscherm met jouw logo zitten niet in het pakket. Kun je niet zonder, vraag het ons dan voordat je bestelt.',
      ],
    ],
  },
  loose: {
    h2: 'Resellerpakket of losse pakketten?',
    lead: 'Heb je drie klanten, dan ben je met losse webhosting misschien beter af. Dat mag je best van ons horen.',
    head: ['Vraag', 'Resellerpakket', 'Losse webhosting'],
    rows: [
      ['Wie is onze klant?', 'Jij', 'Jij of je klant, per pakket te kiezen'],
      ['Facturen', 'Eén voor het hele pakket', 'Eén per bestelling, met een eigen looptijd'],
      [
        'Ruimte en back-ups',
        'Je verdeelt het pakket over je klanten',
        'Per maat staat vast hoeveel ruimte er is en hoe lang we back-ups bewaren',
      ],
      [
        'Klant wil zelf verder',
        'Jij helpt de site verhuizen',
        'Staat het pakket op naam van je klant, dan verandert er niets',
      ],
      [
        'Slim als',
        'je een rij klanten hebt en het beheer zelf doet',
        'je er een paar hebt, of klanten liever zelf betalen',
      ],
    ],
  },
  moving: {
    h2: 'Zo verhuis je een hele rij sites',
    lead: 'De verhuisservice is ook hier gratis. Je oude pakket blijft draaien tot de laatste site over is.',
    items: [
      {
        title: 'Jij maakt een lijst',
        text: 'Per site: de naam, waar hij nu staat en of er mail bij hoort. Zet bovenaan een site waarmee je durft te beginnen.',
        who: 'Jij',
      },
      {
        title: 'Wij kopiëren in groepjes',
        text: 'We spreken af hoeveel sites we per keer doen en testen elke kopie op een tijdelijk adres. Bezoekers zien intussen de oude site.',
        who: 'Wij',
      },
      {
        title: 'Jij keurt goed, site voor site',
        text: 'Pas na jouw akkoord zetten we een naam om. Reken per groepje op zo’n drie werkdagen, en zeg je oude pakket als laatste op.',
        who: 'Samen',
      },
    ],
  },
  threeYears: {
    h2: 'Drie jaar reseller',
    lead: 'Per jaar betaald. Zonder korting vooraf is er ook geen sprong achteraf: elk jaar kost hetzelfde.',
    note: 'Domeinnamen zijn niet meegeteld. Na de eerste periode kun je elke dag opzeggen, met hooguit een maand opzegtermijn.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    lead: 'Reken dit mee in de prijs die je klanten betalen.',
    items: [
      {
        title: 'Domeinnamen',
        text: 'Het hoofddomein en de namen van je klanten registreer of verhuis je apart, elk voor de prijs van de extensie.',
        link: { label: 'Bekijk de prijzen', page: 'buyDomain' },
      },
      {
        title: 'Hulp aan je klanten',
        text: 'Wij helpen jou, jij helpt hen. Voorrang bij onze helpdesk kun je als extra bij je pakket nemen.',
      },
      {
        title: 'Een bewaartijd voor back-ups',
        text: 'Bij onze gewone hosting staat per maat hoelang we back-ups bewaren, hier niet. Bewaar van elke site ook zelf een kopie.',
      },
      {
        title: 'WordPress-onderhoud',
        text: 'Automatische updates en een testomgeving horen bij WordPress-hosting. In een resellerpakket doe je het onderhoud zelf.',
        link: { label: 'Naar WordPress-hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Facturen aan je klanten',
        text: 'Die maak je in je eigen boekhouding, met je eigen btw. Van ons krijg je de inkoopfactuur, als pdf en als e-factuur.',
      },
    ],
  },
  faq: {
    h2: 'Vragen van bureaus',
    lead: 'Een vraag over jouw situatie?',
    items: [
      {
        question: 'Wat is een hoofddomein?',
        answer:
          'De naam waar je pakket aan hangt, meestal die van je bureau. Onder die naam staat het pakket op je factuur. Je kiest hem bij het bestellen: nieuw, of een naam die je al hebt.',
      },
      {
        question: 'Krijgen mijn klanten post van jullie?',
        answer:
          'Geen facturen, want jij bent onze klant. Er is één uitzondering: staat een domeinnaam op naam van je klant, dan kan de registry eisen dat de houder zijn mailadres bevestigt. Die mail gaat naar de houder. Zeg dat vooraf, dan schrikt niemand.',
      },
      {
        question: 'Op wiens naam zet ik de domeinnamen?',
        answer:
          'Op naam van je klant, tenzij je iets anders met hem hebt afgesproken. De houder heeft het voor het zeggen over een naam. Staat hij op jouw naam, dan krijg je dat gesprek zodra een klant vertrekt.',
      },
      {
        question: 'Kan ik later een groter pakket nemen?',
        answer:
          'Ja. We zetten je over naar de volgende maat en verrekenen wat je vooruit hebt betaald. Begin daarom met de maat die je nu kunt vullen.',
      },
      {
        question: 'Wie is er verantwoordelijk voor wat mijn klanten doen?',
        answer:
          'Jij sluit de overeenkomst met je klanten en zorgt dat ze zich aan onze regels houden: geen spam, geen phishing, niets dat rechten van anderen schendt. Staan er persoonsgegevens op hun sites, dan spreek je ook met hen af hoe je daarmee omgaat.',
      },
      {
        question: 'Wat gebeurt er met mijn klanten als ik stop?',
        answer:
          'Je zegt zelf op en kiest de datum, met hooguit een maand opzegtermijn na de eerste periode. Na het einde bewaren we de gegevens nog 14 dagen. Verhuis je klanten dus eerst, en zeg dan pas op.',
      },
      {
        question: 'Kan ik klanten ook alleen doorverwijzen?',
        answer:
          'Ja, met het partnerprogramma. Dan wordt je klant gewoon klant bij ons en krijg jij een vast bedrag per verkoop. Je hoeft dan niet te factureren en niet te helpen.',
      },
    ],
  },
  next: {
    h2: 'Past dit niet helemaal?',
    items: [
      {
        page: 'partnerProgramme',
        label: 'Liever doorverwijzen?',
        text: 'Je klant bestelt bij ons, jij krijgt een vast bedrag. Geen facturen, geen telefoontjes.',
      },
      {
        page: 'webhosting',
        label: 'Losse webhosting',
        text: 'Voor een paar klanten, met vaste ruimte en een vaste bewaartijd voor back-ups.',
      },
      {
        page: 'contact',
        label: 'Overleg je verhuizing',
        text: 'Stuur je lijst met sites, dan zeggen we wat er mee kan en in welke volgorde.',
      },
    ],
  },
}
