import type { ResellerPageText } from './reseller-page.tsx'
import { promiseWords } from '#catalogue/promises.ts'
import { limitOf } from '#site/pages/parts/product-of-slug.ts'
import { brand } from '#site/brand.ts'

export const resellerNl: ResellerPageText<'nl'> = {
  head: {
    label: 'Reseller-hosting',
    title: 'Reseller-hosting voor bureaus en webbouwers',
    description:
      'Reseller-hosting voor wie sites voor anderen bouwt en beheert. Zet je klanten in één pakket en betaal per maand of per jaar, elk jaar hetzelfde.',
    h1: 'Reseller-hosting voor je klanten.',
    lead: 'Zet de sites van je klanten in één pakket en bepaal zelf wat je ervoor rekent. Je betaalt per maand, of per jaar en dan minder.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Of stel eerst je vraag', page: 'contact' },
  },
  argument: {
    h2: 'Al je klanten in één pakket',
    paragraphs: [
      'Je bouwt sites voor anderen en wilt ze ook laten draaien. Met een resellerpakket geef je elke klant een eigen plek, met een eigen SSL-certificaat, en krijg je één factuur. Jij bepaalt wat hosting bij jou heet en wat het kost.',
    ],
  },
  shelf: {
    customers: ['Bakker', 'Fysio', 'Kapper', 'Atelier', 'Club'],
    mainDomain: 'jouwbureau.nl',
    says: 'één hoofddomein, één factuur',
  },
  packages: {
    h2: 'Vier pakketten',
    fits: {
      'reseller-10': 'Voor een webbouwer met de eerste klanten.',
      'reseller-25': 'Voor een bureau met vaste klanten.',
      'reseller-50': 'Voor een bureau dat ook het beheer doet.',
      'reseller-100': 'Voor wie hosting als eigen dienst verkoopt.',
    },
  },
  places: {
    h2: 'Wat één klant je kost',
    lead: 'Je betaalt ook voor pakketten die je niet gebruikt. Daarom staat hier wat een klant kost in een vol pakket, en in een halfvol.',
    rowHeading: 'Pakket',
    columns: {
      monthly: 'Per maand',
      yearly: 'Per jaar',
      perPlaceFull: 'Per klant per jaar, vol',
      perPlaceHalf: 'Per klant per jaar, halfvol',
    },
    note: 'Omgerekend uit de jaarprijs en afgerond op hele centen. Op resellerpakketten zit geen korting voor het eerste jaar: elk jaar kost hetzelfde.',
    sum: [
      {
        title: 'Wat je klant betaalt',
        text: 'Dat bepaal jij. Vaak zit hosting in een bedrag voor beheer, samen met updates en kleine wijzigingen.',
      },
      {
        title: 'Min wat het pakket je kost',
        text: 'Dat staat in de tabel. Reken met het aantal klanten dat je nu hebt.',
      },
      {
        title: 'Min je uren',
        text: 'Schat eerlijk hoeveel tijd een klant je per jaar kost: dat is meestal meer dan de hosting.',
      },
    ],
  },
  seen: {
    h2: 'Wat je klant van ons merkt',
    lead: 'Je verkoopt onder je eigen naam. Helemaal onzichtbaar zijn we niet.',
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
        'Eigen logo en nameservers',
        'Niet mogelijk',
        'Een beheerscherm met jouw logo en nameservers op jouw naam bieden we niet aan.',
      ],
    ],
  },
  loose: {
    h2: 'Resellerpakket of losse pakketten?',
    lead: 'Heb je een paar klanten, dan is losse webhosting misschien voordeliger.',
    head: ['Vraag', 'Resellerpakket', 'Losse webhosting'],
    rows: [
      ['Wie is onze klant?', 'Jij', 'Jij of je klant, per pakket te kiezen'],
      ['Facturen', 'Eén voor het hele pakket', 'Eén per bestelling, met een eigen looptijd'],
      [
        'Ruimte en back-ups',
        `Je verdeelt ${limitOf('reseller-10', 'storageGb', 'nl')} of meer over je klanten. Back-ups bewaren we ${limitOf('reseller-10', 'backupDays', 'nl')}`,
        `${limitOf('webhosting-stek', 'storageGb', 'nl')} of meer per pakket. Back-ups bewaren we ${limitOf('webhosting-stek', 'backupDays', 'nl')} of langer`,
      ],
      [
        'Klant wil zelf verder',
        'Jij helpt de site verhuizen',
        'Staat het pakket op naam van je klant, dan verandert er niets',
      ],
      [
        'Kies dit als',
        'je een rij klanten hebt en het beheer zelf doet',
        'je er een paar hebt, of klanten liever zelf betalen',
      ],
    ],
  },
  moving: {
    h2: 'Zo verhuis je veel sites tegelijk',
    lead: 'De verhuisservice is ook hier gratis. Je oude pakket blijft draaien tot de laatste site over is.',
    items: [
      {
        title: 'Jij maakt een lijst',
        text: 'Per site: de naam, waar hij nu staat en of er mail bij hoort. Zet bovenaan een kleine site om mee te beginnen.',
        who: 'Jij',
      },
      {
        title: 'Wij kopiëren in groepjes',
        text: 'We spreken af hoeveel sites we per keer doen en testen elke kopie op een tijdelijk adres. Bezoekers zien intussen de oude site.',
        who: 'Wij',
      },
      {
        title: 'Jij keurt goed, site voor site',
        text: `Pas na jouw akkoord zetten we een domeinnaam om. Reken per groepje op ${promiseWords.nl.movingTime}, en zeg je oude pakket als laatste op.`,
        who: 'Samen',
      },
    ],
  },
  threeYears: {
    lead: 'Per jaar betaald. Elk jaar kost hetzelfde.',
    note: 'Domeinnamen zijn niet meegeteld.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    items: [
      {
        title: 'Domeinnamen',
        text: 'Het hoofddomein en de domeinnamen van je klanten registreer of verhuis je apart. Een .nl verhuist gratis, bij .com betaal je een nieuw jaar.',
        link: { label: 'Bekijk de prijzen', page: 'buyDomain' },
      },
      {
        title: 'Hulp aan je klanten',
        text: 'Jij neemt de telefoon op. Wij helpen jou als je er niet uitkomt, en met de extra ‘Voorrang bij de helpdesk’ sneller.',
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
          'De domeinnaam waar je pakket bij hoort, meestal die van je bureau. Onder die domeinnaam staat het pakket op je factuur. Een tweede pakket krijgt een eigen hoofddomein.',
      },
      {
        question: 'Krijgen mijn klanten post van jullie?',
        answer:
          'Geen facturen, want jij bent onze klant. Er is één uitzondering: staat een domeinnaam op naam van je klant, dan kan het register eisen dat de houder zijn mailadres bevestigt. Die mail gaat naar de houder. Zeg dat vooraf.',
      },
      {
        question: 'Op wiens naam zet ik de domeinnamen?',
        answer:
          'Op naam van je klant, tenzij je iets anders met hem hebt afgesproken. De houder beslist over een naam, ook als je klant ooit vertrekt.',
      },
      {
        question: 'Wat gebeurt er met mijn klanten als ik stop?',
        answer: `Verhuis ze eerst, en zeg dan pas op. Na het einde bewaren we de gegevens nog ${promiseWords.nl.dataAfterEnd}. Met je klanten spreek je zelf af dat ze zich aan onze regels houden, en hoe je met persoonsgegevens omgaat.`,
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'partnerProgramme',
        label: 'Liever doorverwijzen?',
        text: 'Met het partnerprogramma bestelt je klant bij ons en krijg jij een vast bedrag per verkoop.',
      },
      {
        page: 'webhosting',
        label: 'Losse webhosting',
        text: 'Voor een paar klanten, elk met een eigen pakket.',
      },
      {
        page: 'contact',
        label: 'Overleg je verhuizing',
        text: 'Stuur je lijst met sites, dan zeggen we wat er mee kan.',
      },
    ],
  },
}
