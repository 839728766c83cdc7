import type { WordpressHostingText } from './wordpress-hosting-page.tsx'
import { brand } from '#site/brand.ts'

export const wordpressHostingNl: WordpressHostingText<'nl'> = {
  head: {
    label: 'WordPress-hosting',
    menuLine: 'WordPress staat klaar, updates lopen vanzelf.',
    title: 'WordPress-hosting in drie maten',
    description:
      'WordPress-hosting waarbij WordPress klaarstaat, updates vanzelf draaien en elke nacht een back-up loopt. In drie maten, verhuizen is gratis.',
    h1: 'WordPress met wortels.',
    lead: 'WordPress staat klaar, updates draaien vanzelf en elke nacht maken we een back-up. Jij schrijft, wij geven water.',
  },
  hero: {
    choose: 'Kies je maat',
    second: { label: 'Of laat je site gratis verhuizen', page: 'moveWordpress' },
  },
  packages: {
    h2: 'Drie maten WordPress',
    fits: {
      'wordpress-stek': 'Voor een blog of portfolio.',
      'wordpress-struik': 'Voor een bedrijf dat vaker iets nieuws plaatst.',
      'wordpress-boom': 'Voor WooCommerce en drukke sites.',
    },
  },
  care: {
    h2: 'WordPress vraagt onderhoud. Dat doen wij.',
    paragraphs: [
      'WordPress zelf gaat zelden stuk. Het gaat mis bij een plug-in die een half jaar niet is bijgewerkt, een update op het verkeerde moment of een back-up die er niet blijkt te zijn.',
      'Daarom zit het onderhoud in het pakket en niet in een los abonnement. Jij schrijft, plaatst foto’s en kiest je plug-ins. Wij houden de techniek eronder bij.',
    ],
    points: [
      {
        title: 'Updates zonder verrassingen',
        text: 'We werken WordPress en je plug-ins bij op een kopie. Ziet de kopie er anders uit dan je site, dan wachten we en krijg je een mail.',
      },
      {
        title: 'Proberen mag',
        text: 'In de testomgeving verbouw je je site terwijl bezoekers de oude zien. Tevreden? Met één klik staat hij live.',
      },
    ],
  },
  tasks: {
    h2: 'Wie doet wat?',
    head: ['Klus', 'Dit doen wij', 'Dit doe jij'],
    rows: [
      ['WordPress installeren', 'Klaarzetten na je bestelling', 'Inloggen met de gegevens uit onze mail'],
      [
        'Updates',
        'WordPress en je plug-ins bijwerken, eerst op een kopie',
        'Antwoorden als we mailen dat iets anders oogt',
      ],
      [
        'Back-ups',
        'Elke nacht een kopie, 7 tot 30 dagen bewaard',
        'Zelf ook een kopie houden van wat je niet kwijt mag',
      ],
      ['Grote verbouwing', 'Een testomgeving geven, vanaf Struik', 'Verbouwen en met één klik live zetten'],
      ['Thema en plug-ins', 'Niets: dat is jouw smaak', 'Kiezen, liefst weinig en van makers die ze bijhouden'],
      ['Teksten en foto’s', 'Niets', 'Schrijven, plaatsen, bijhouden'],
    ],
  },
  comparison: {
    h2: 'Alles naast elkaar',
    rowHeading: 'Onderdeel',
    groups: [
      {
        rows: [
          { row: 'firstYear', label: 'Eerste jaar' },
          { row: 'renewal', label: 'Daarna per jaar' },
          { row: 'sites', label: 'WordPress-sites' },
          { row: 'storage', label: 'Opslag' },
          { row: 'mailboxes', label: 'Mailadressen' },
          { row: 'backups', label: 'Back-ups bewaard' },
          { row: 'staging', label: 'Testomgeving' },
          { row: 'freeMoving', label: 'Gratis verhuizen' },
        ],
      },
    ],
  },
  threeYears: {
    h2: 'Dit kost drie jaar WordPress',
    lead: 'Het eerste jaar met korting, daarna twee jaar voor de gewone prijs. Onderhoud en back-ups zitten erin, dus er komt geen servicecontract bij.',
    note: 'Gerekend met betalen per jaar en de prijzen van vandaag. Een .nl-naam staat er als losse regel bij. Betaalde thema’s of plug-ins reken je af bij hun maker.',
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    lead: 'WordPress en de plug-ins komen van anderen. Wij zorgen voor de plek en het onderhoud, en dit hoort daar niet bij.',
    items: [
      {
        title: 'Een domeinnaam',
        text: 'Die bestel je apart, of je neemt hem mee van je huidige provider. Bij elke naam zie je wat hij nu en later kost.',
        link: { label: 'Zoek een naam', page: 'registerDomain' },
      },
      {
        title: 'Betaalde thema’s en plug-ins',
        text: 'Veel is gratis. Kies je voor iets betaalds, dan koop en verleng je de licentie bij de maker.',
      },
      {
        title: 'Het ontwerp van je site',
        text: 'We bouwen geen sites. Begin je zelf, dan helpt onze uitleg je op weg van thema tot eerste pagina.',
        link: { label: 'Zo maak je een WordPress-site', page: 'buildWordpressSite' },
      },
      {
        title: 'Een gehackte site schoonmaken',
        text: 'Een schone back-up zet je site terug in de tijd. Zit de fout in een plug-in of in eigen code, dan is opsporen werk voor een specialist.',
      },
      {
        title: 'Een testomgeving in de kleinste maat',
        text: 'Die begint bij Struik. Overstappen kan elke dag en we verrekenen wat je al betaald hebt.',
      },
      {
        title: 'Hulp buiten kantooruren',
        text: 'Je site staat dag en nacht online, onze mensen werken van maandag tot en met vrijdag.',
        link: { label: 'Naar de helpdesk', page: 'helpdesk' },
      },
    ],
  },
  faq: {
    h2: 'Vragen over WordPress-hosting',
    items: [
      {
        question: 'Moet ik WordPress zelf installeren?',
        answer:
          'Nee. Na je bestelling staat WordPress klaar en krijg je een mail met je inloggegevens. Je kunt meteen beginnen.',
      },
      {
        question: 'Wat is het verschil met gewone webhosting?',
        answer:
          'Op gewone webhosting kun je ook WordPress zetten, maar dan doe je de updates zelf en heb je geen testomgeving. Hier werken wij WordPress en je plug-ins bij, eerst op een kopie. Daar betaal je iets meer voor.',
      },
      {
        question: 'Kan een automatische update mijn site stukmaken?',
        answer:
          'Dat is precies waarom we eerst een kopie bijwerken. Oogt die kopie anders dan je site, dan gaat de update niet door en krijg je een mail. En er is altijd de back-up van afgelopen nacht.',
      },
      {
        question: 'Mag ik alle plug-ins gebruiken?',
        answer:
          'Je kiest ze zelf. Neem er niet meer dan je nodig hebt en kies plug-ins waarvan de maker geregeld een nieuwe versie uitbrengt. Een plug-in die al jaren stilstaat, is vaker een lek dan een hulp.',
      },
      {
        question: 'Wat gebeurt er na het eerste jaar?',
        answer: `Je hosting loopt door voor de prijs die je hier als ‘daarna’ ziet staan. Vanaf dat moment kun je elke dag opzeggen, met hooguit een maand opzegtermijn, en krijg je terug wat je vooruit betaalde en niet meer gebruikt. Opzeggen doe je in ${brand.portalName.nl}, of zonder in te loggen via ‘Opzeggen’ onderaan deze pagina.`,
      },
      {
        question: 'Kan ik van Stek naar Struik?',
        answer:
          'Ja, elke dag, en van Struik naar Boom ook. We zetten je site over en verrekenen wat je al betaald hebt. Je adres, je berichten en je mail blijven zoals ze zijn.',
      },
      {
        question: 'Verhuizen jullie ook WooCommerce?',
        answer:
          'Ja, met producten, klanten en bestellingen. De overstap doen we op een rustig moment dat we samen kiezen, zodat er geen bestelling tussen wal en schip valt. Ook deze verhuizing is gratis.',
      },
    ],
  },
  next: {
    h2: 'Hoe wil je beginnen?',
    items: [
      {
        page: 'moveWordpress',
        label: 'Ik heb al een site',
        text: 'We zetten hem gratis over. Je oude site blijft online tot jij de kopie goedkeurt.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Ik begin met een lege pagina',
        text: 'Van thema tot eerste bericht: zo maak je zelf een site.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Ik wil verkopen',
        text: 'Wat je regelt voor je winkel opengaat, van betalen tot bedenktijd.',
      },
    ],
  },
}
