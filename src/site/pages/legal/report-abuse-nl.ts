import type { ReportAbuseText } from './report-abuse-page.tsx'
import { brand } from '#site/brand.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { periodText } from '#core/retention/period.ts'

export const reportAbuseNl: ReportAbuseText = {
  head: {
    label: 'Misbruik melden',
    title: 'Misbruik of illegale inhoud melden',
    description:
      'Zie je phishing, oplichting of andere illegale inhoud op een site die bij ons staat? Meld het hier. Je krijgt een bevestiging per mail.',
    h1: 'Misbruik melden',
    lead: 'Zie je phishing, oplichting of iets anders dat niet mag op een site die bij ons staat? Meld het hier, dan kijken we ernaar.',
  },
  formTitle: 'Je melding',
  sent: {
    title: 'Je melding is binnen',
    text: 'We beoordelen je melding. Gaf je een e-mailadres, dan krijg je zo een bevestiging en hoor je later wat we besluiten.',
  },
  refused: {
    title: 'Versturen lukte niet',
    text: 'Kijk of alles is ingevuld, of elk adres op een eigen regel staat en of het vinkje is gezet. Met de knop Terug van je browser staat je tekst er nog.',
  },
  asides: [
    {
      title: 'Staat de site wel bij ons?',
      text: 'We kunnen alleen iets doen aan sites en mail die bij ons staan. Van wie een domeinnaam is, zoek je op bij het register, voor .nl bij SIDN. Weet je het niet zeker, meld het dan toch.',
    },
    {
      title: 'Is er direct gevaar?',
      text: 'Bel 112. Wij zijn geen politie.',
    },
    {
      title: 'Beelden van kindermisbruik',
      text: [
        'Meld ze zonder naam bij het ',
        { label: 'Meldpunt Kinderporno', href: 'https://www.meldpunt-kinderporno.nl/' },
        ' of hier bij ons. Sla niets op en stuur geen beelden mee.',
      ],
    },
    {
      title: 'Zelf opgelicht?',
      text: [
        'Bel je bank en doe aangifte. De ',
        { label: 'Fraudehelpdesk', href: 'https://www.fraudehelpdesk.nl/' },
        ' helpt je verder.',
      ],
    },
  ],
  steps: {
    h2: 'Wat er met je melding gebeurt',
    items: [
      {
        title: 'Je krijgt een bevestiging',
        text: 'Met een nummer en het tijdstip. Per mail als je een adres gaf, en anders op deze pagina.',
        who: 'Meteen',
      },
      {
        title: 'We beoordelen',
        text: 'We bekijken wat je meldt. Phishing en virussen gaan voor. Bij twijfel vragen we de klant om een reactie.',
        who: 'Zo snel mogelijk, zorgvuldig en zonder vooroordeel',
      },
      {
        title: 'Jij en de klant horen het besluit',
        text: 'Met de reden erbij, en wat je kunt doen als je het er niet mee eens bent.',
        who: 'Zonder onnodige vertraging',
      },
    ],
  },
  more: {
    h2: 'Goed om te weten',
    items: [
      {
        title: 'Wat we kunnen doen',
        paragraphs: [
          'We kunnen een pagina of een hele site ontoegankelijk maken, mail stilzetten of een overeenkomst beëindigen. We doen niet meer dan nodig is. Is alleen een site gehackt, dan helpen we de klant eerst om hem schoon te maken.',
          'Of iets onrechtmatig is, kunnen we niet altijd zien. Bij een ruzie over wat er staat, een contract of een merk is soms een rechter nodig. Dat zeggen we je dan.',
        ],
      },
      {
        title: 'Niet eens met ons besluit?',
        paragraphs: [
          [
            'Antwoord op onze mail, dan kijkt iemand anders er opnieuw naar. Je kunt ook een klacht indienen bij de ',
            { label: 'Autoriteit Consument & Markt', href: 'https://www.acm.nl/' },
            ', die in Nederland op deze regels toeziet, of naar de rechter gaan.',
          ],
        ],
      },
      {
        title: 'Wie hoort wie je bent',
        paragraphs: [
          [
            `De klant hoort niet wie heeft gemeld, tenzij dat niet anders kan, bijvoorbeeld bij auteursrecht. Dan vragen we het je eerst. We bewaren je melding ${periodText(keptData.abuse_reports.periods.all, 'nl')}. Meer daarover lees je bij `,
            { label: 'privacy', page: 'privacy' },
            '.',
          ],
          'Wie steeds opnieuw meldt wat duidelijk niet klopt, kan merken dat we zijn meldingen een tijd niet behandelen. We waarschuwen eerst.',
        ],
      },
      {
        title: 'Voor autoriteiten en betrouwbare melders',
        paragraphs: [
          [
            'Ons contactpunt is ',
            { label: brand.email, href: `mailto:${brand.email}` },
            ', in het Nederlands, Duits of Engels. Een lek in onze eigen beveiliging meld je bij ',
            { label: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
            '.',
          ],
        ],
      },
    ],
  },
}
