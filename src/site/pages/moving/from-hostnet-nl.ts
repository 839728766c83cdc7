import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromHostnet: MoverText = {
  head: {
    label: 'Hostnet',
    title: 'Overstappen van Hostnet: verhuiscode en site overzetten',
    description:
      'Overstappen van Hostnet met je site en je mail? We nemen postvakken en mappen gratis mee en zetten je naam pas om als jij het zegt.',
    h1: `Overstappen van Hostnet naar ${brand.name}.`,
    lead: 'We zetten je mail met alle mappen over, en je site erbij. Je naam wijst pas naar ons als jij het zegt.',
  },
  smallest: 'webhosting-stek',
  steps: {
    lead: 'We kopiëren je mail twee keer: vooraf, en nog een keer na het omzetten.',
    items: [
      {
        title: 'Jij telt je postvakken',
        text: 'Kijk in Mijn Hostnet welke adressen er zijn, welke doorsturen en hoe groot ze zijn. Stuur de gegevens van je site er veilig bij.',
        who: 'Jij, 15 minuten',
      },
      {
        title: 'Wij kopiëren mail en site',
        text: 'Berichten en mappen staan hier klaar voordat iemand iets merkt. Je site bekijk je op een tijdelijk adres.',
        who: whoDoes.we,
      },
      {
        title: 'Samen kiezen we het moment',
        text: 'Liefst een rustig uur op een werkdag. Na het omzetten halen we bij Hostnet op wat er die laatste uren nog binnenkwam.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Je verhuiscode bij Hostnet',
    path: [
      'Log in op Mijn Hostnet.',
      'Open bij je domeinnamen de naam die verhuist.',
      'Vraag de verhuiscode aan. Heet het anders, zoek dan op token of autorisatiecode.',
      'Komt hij per mail, kijk dan in het postvak van het adres dat bij je account hoort.',
    ],
    otherwise:
      'Zie je de keuze niet, bijvoorbeeld omdat iemand anders de eigenaar van het account is, vraag de code dan aan de klantenservice. Bij .nl heeft de houder er recht op, binnen vijf dagen.',
    facts: [
      ['Inloggen', 'Mijn Hostnet'],
      ['De code heet', 'Verhuiscode of token'],
      ['Slot', 'Een .nl heeft er geen. Een .com laat je eerst ontgrendelen'],
      ['Mail', 'Postvakken bij Hostnet gaan mee, Microsoft 365 en Google blijven staan'],
      ['Opzeggen', 'Na het laatste bericht, en per product'],
    ],
  },
  duties: [
    ['Postvakken', 'Vooraf en achteraf kopiëren', 'Lijst maken, nieuw wachtwoord instellen'],
    ['Telefoons en Outlook', 'De nieuwe instellingen geven', 'Invullen, per apparaat'],
    ['Website en database', 'Kopiëren, testen, omzetten', 'Nakijken en akkoord geven'],
    ['Domeinnaam', 'Verhuizing aanvragen, DNS overnemen', 'Verhuiscode ophalen in Mijn Hostnet'],
    ['Oud pakket', 'Zeggen wanneer de laatste mail over is', 'Opzeggen bij Hostnet'],
  ],
  mark: `Hostnet is een merk van zijn eigenaar. ${brand.name} heeft geen band met Hostnet.`,
  reason: {
    h2: 'Eerst je mail, dan je site',
    paragraphs: [
      'We beginnen bij de postvakken. We kopiëren ze met mappen, gelezen en ongelezen, en laten je eerst in de nieuwe kijken.',
      'Pas daarna gaat de naam om. Sommige mailservers lopen achter, dus komt een deel van je post de eerste uren nog bij Hostnet binnen. Dat halen we op.',
    ],
  },
  watch: [
    {
      title: 'Staat je mail wel bij Hostnet?',
      text: 'Gebruik je Microsoft 365 of Google, dan blijft je mail waar hij is en nemen we alleen de DNS-records over. Zeg het erbij als je bestelt.',
    },
    {
      title: 'SPF en DKIM',
      text: 'Dat zijn records die zeggen wie namens jou mag mailen. Ze veranderen mee. Verstuur je ook nieuwsbrieven of facturen via een andere dienst, noem die dan, anders belandt je post in spam.',
    },
    {
      title: 'Mail via POP',
      text: 'Leest een oude computer je mail via POP, dan staan die berichten alleen daar en niet op de server. Wij kunnen ze niet kopiëren. Bewaar die computer, of zet hem eerst op IMAP.',
    },
    {
      title: 'DNSSEC en de volgorde',
      text: 'Met DNSSEC moet de sleutel van je naam op het goede moment wisselen. Dat plannen wij. Zeg zelf niets op voordat je het laatste bericht van ons hebt.',
    },
  ],
  bring: [
    'Een lijst van postvakken, aliassen en doorstuuradressen',
    'De wachtwoorden van de postvakken, of toegang tot Mijn Hostnet',
    'De diensten die namens jou mailen, zoals een nieuwsbrief',
    'De gegevens van je site en de verhuiscode',
  ],
  stays: [
    'Mail die alleen op een computer staat',
    'Agenda’s en contacten uit een mailpakket, die neem je als bestand mee',
    'Microsoft 365 of Google: die blijven bij je eigen contract',
    'Een site uit een sitebouwer, op teksten en foto’s na',
  ],
  faq: [
    {
      question: 'Moeten al mijn collega’s opnieuw inloggen?',
      answer:
        'Ja, één keer. De servernamen veranderen en iedereen stelt een nieuw wachtwoord in. Je krijgt de instellingen van tevoren, en in de helpdesk staat het stap voor stap voor iPhone, Android en Outlook.',
    },
    {
      question: 'Hoe lang duurt het voor alle mail hier binnenkomt?',
      answer:
        'Meestal een paar uur, soms een dag: sommige mailservers lopen achter. In die tijd kijken we op beide plekken en halen we het laatste op.',
    },
    {
      question: 'Kan ik alleen mijn mail verhuizen en mijn site laten staan?',
      answer:
        'Ja. Dan nemen we je postvakken mee en passen we in de DNS alleen aan waar mail heen moet. Je site blijft bij Hostnet draaien.',
    },
    {
      question: 'Mijn postvakken zijn groot. Past dat?',
      answer:
        'Kijk in Mijn Hostnet hoeveel ruimte elk postvak gebruikt en vergelijk dat met onze pakketten. Past het niet, dan kies je een groter postvak als extra of ruim je eerst wat op.',
    },
    {
      question: 'Wanneer kan ik bij Hostnet opzeggen?',
      answer:
        'Na ons bericht dat de laatste mail over is, en liefst een paar dagen later. Kijk in Mijn Hostnet per product wanneer de periode eindigt. Je naam staat er dan al niet meer bij.',
    },
  ],
  next: [
    { page: 'emailHosting', label: 'E-mailhosting', text: 'Drie e-mailpakketten, met of zonder agenda.' },
    { page: 'webhosting', label: 'Webhosting', text: 'Site en mail samen in één pakket.' },
    { page: 'helpdesk', label: 'Helpdesk', text: 'Mail instellen op je telefoon, in Outlook en in Apple Mail.' },
  ],
}
