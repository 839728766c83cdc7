import { limitOf } from '#site/pages/parts/product-of-slug.ts'
import type { WordpressHostingText } from './wordpress-hosting-page.tsx'

const shortest = limitOf('wordpress-stek', 'backupDays', 'nl')
const longest = limitOf('wordpress-boom', 'backupDays', 'nl')

export const wordpressHostingNl: WordpressHostingText<'nl'> = {
  head: {
    label: 'WordPress-hosting',
    menuLine: 'WordPress staat klaar, updates lopen vanzelf.',
    title: 'Managed WordPress-hosting met updates en back-ups',
    description:
      'WordPress-hosting waarbij WordPress klaarstaat, wij de updates doen en elke dag een back-up maken. In drie pakketten, verhuizen is gratis.',
    h1: 'WordPress-hosting met onderhoud.',
    lead: 'WordPress staat klaar, wij doen de updates en maken elke dag een back-up. Jij schrijft.',
  },
  hero: {
    choose: 'Bekijk de pakketten',
    second: { label: 'Of laat je site gratis verhuizen', page: 'moveWordpress' },
  },
  packages: {
    h2: 'Drie WordPress-pakketten',
    fits: {
      'wordpress-stek': 'Voor een blog of portfolio.',
      'wordpress-struik': 'Voor een bedrijf dat vaker iets nieuws plaatst.',
      'wordpress-boom': 'Voor WooCommerce en drukke sites.',
    },
  },
  care: {
    h2: 'Zo werken updates, back-ups en de testomgeving',
    paragraphs: [
      'Het onderhoud zit in het pakket. Jij schrijft, plaatst foto’s en kiest je thema en plug-ins. Wij houden WordPress en je plug-ins bij.',
    ],
    points: [
      {
        title: 'Updates eerst op een kopie',
        text: 'We werken WordPress en je plug-ins eerst bij op een kopie. Ziet de kopie er anders uit dan je site, dan wachten we en krijg je een mail.',
      },
      {
        title: 'Elke dag een back-up',
        text: `We bewaren hem ${shortest} bij het kleinste pakket en ${longest} bij het grootste. Je zet hem zelf terug, of vraagt het ons. Mail zit niet in de back-up.`,
      },
      {
        title: 'Verbouwen in een testomgeving',
        text: 'Vanaf Struik verbouw je je site terwijl bezoekers de oude zien. Ben je tevreden, dan zet je hem met één klik live.',
      },
    ],
  },
  tasks: {
    h2: 'Wie doet wat?',
    head: ['Klus', 'Dit doen wij', 'Dit doe jij'],
    rows: [
      ['WordPress installeren', 'Klaarzetten na je bestelling', 'Inloggen met de gegevens uit onze mail'],
      ['Updates', 'WordPress en plug-ins, eerst op een kopie', 'Antwoorden als we mailen dat iets er anders uitziet'],
      [
        'Back-ups',
        `Elke dag een kopie, ${shortest} tot ${longest} bewaard`,
        'Zelf ook een kopie houden van wat je niet kwijt mag',
      ],
      ['Grote verbouwing', 'Een testomgeving geven, vanaf Struik', 'Verbouwen en live zetten'],
      ['Thema en plug-ins', '–', 'Kiezen, liefst weinig en van makers die ze bijhouden'],
      ['Teksten en foto’s', '–', 'Schrijven, plaatsen, bijhouden'],
    ],
  },
  threeYears: {
    lead: 'Het eerste jaar met korting, daarna twee jaar voor de gewone prijs. Onderhoud en back-ups zitten erin.',
    note: 'Een .nl-domeinnaam staat er als losse regel bij. Betaalde thema’s en plug-ins koop je bij de maker.',
  },
  notIncluded: {
    h2: 'Wat er niet bij zit',
    items: [
      {
        title: 'Een domeinnaam',
        text: 'Die bestel je apart, of je neemt hem mee van je huidige provider. Bij elke domeinnaam zie je wat hij nu en later kost.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
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
        text: 'We kunnen een schone back-up terugzetten. Zit de fout in een plug-in of in eigen code, dan is opsporen werk voor een specialist.',
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
        answer: 'Nee. Na je bestelling staat WordPress klaar en krijg je een mail met je inloggegevens.',
      },
      {
        question: 'Kan een automatische update mijn site stukmaken?',
        answer:
          'Daarom werken we eerst een kopie bij. Ziet die er anders uit, dan gaat de update niet door en krijg je een mail. Gaat er toch iets mis, dan zetten we de back-up van de dag ervoor terug.',
      },
      {
        question: 'Mag ik alle plug-ins gebruiken?',
        answer:
          'Je kiest ze zelf. Neem er niet meer dan je nodig hebt en kies plug-ins waarvan de maker geregeld een nieuwe versie uitbrengt. Een plug-in die al jaren niet is bijgewerkt, is een veiligheidsrisico.',
      },
      {
        question: 'Kan ik van Stek naar Struik, en verhuizen jullie ook WooCommerce?',
        answer:
          'Ja. Overstappen naar een groter pakket kan altijd: we zetten je site over en verrekenen wat je al betaald hebt. Een webshop met WooCommerce verhuizen we gratis, met producten, klanten en bestellingen, op een rustig moment dat we samen kiezen.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'moveWordpress',
        label: 'Ik heb al een site',
        text: 'We zetten hem gratis over. Pas als jij de kopie goedkeurt, verandert er iets.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Ik begin met een lege pagina',
        text: 'Van thema tot eerste bericht: zo maak je zelf een site.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'Ik wil verkopen',
        text: 'Wat je regelt voordat je webshop online gaat.',
      },
    ],
  },
}
