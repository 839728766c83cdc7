import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

const { from, to } = brand.hours

/** Texts of the helpdesk page and around its articles; the Dutch ones are the shape of the German ones. */
export const helpdeskNl = {
  head: {
    label: 'Helpdesk',
    menuLine: 'Zoek een antwoord of stel je vraag.',
    title: 'Helpdesk: antwoorden en uitleg',
    description:
      'Antwoorden over domeinnamen, hosting, mail, verhuizen en facturen. Staat je vraag er niet bij? Bel of mail ons, dan helpt een mens je verder.',
    h1: 'Waar kunnen we je mee helpen?',
    lead: 'Zoek een antwoord of blader door de onderwerpen. Kom je er niet uit? Stel je vraag aan ons.',
  },
  groups: {
    domains: 'Domeinnamen',
    dns: 'DNS en nameservers',
    moving: 'Verhuizen',
    email: 'E-mail',
    wordpress: 'WordPress',
    hosting: 'Hosting',
    billing: 'Facturen en betalen',
    account: 'Account en veiligheid',
    law: 'Herroepen en opzeggen',
  },
  /** Heading above the most frequent reasons to call. */
  calls: 'Wat doe ik als…',
  callTexts: {
    'mail-not-arriving': 'mijn mail niet aankomt',
    'site-offline': 'mijn site het niet doet',
    'password-reset': 'ik mijn wachtwoord kwijt ben',
    invoices: 'ik mijn factuur zoek',
    'move-stuck': 'mijn verhuizing stilstaat',
    'domain-quarantine': 'mijn domeinnaam weg is',
    'hosting-ssl': 'mijn browser waarschuwt',
    'mail-spam': 'ik spam krijg',
    'hosting-full': 'mijn hosting vol is',
    'dns-ttl': 'een DNS-wijziging niet werkt',
  },
  /** Heading above the articles for urgent problems. */
  quick: 'Ook vaak gezocht',
  /** Heading above all articles by group. */
  all: 'Alle onderwerpen',
  noScript:
    'Zoeken doet je browser, en die heeft daar JavaScript voor nodig. Alle artikelen staan hieronder, per onderwerp. Met Ctrl+F of ⌘F zoek je in deze lijst.',
  contact: {
    h2: 'Liever iemand spreken?',
    lead: 'We lezen en beantwoorden elke vraag zelf. Houd je bestelnummer bij de hand als je dat hebt.',
    call: { title: 'Bel ons', hours: `Maandag tot en met vrijdag, van ${from} tot ${to}\u00a0uur.` },
    write: {
      title: 'Schrijf ons',
      text: `Stel je vraag wanneer het je uitkomt. Je krijgt ${promiseWords.nl.answerTime} antwoord van een mens.`,
    },
    status: {
      title: 'Is er een storing?',
      text: 'Op de statuspagina staat wat we weten en waar we aan werken.',
      link: 'Bekijk de status',
    },
  },
  article: {
    /** Heading above an article's table of contents. */
    sections: 'Op deze pagina',
    related: 'Lees ook',
    updated: (day: string) => `Bijgewerkt op ${day}`,
    stuck: 'Kom je er niet uit?',
    stuckLead: 'Bel of schrijf ons. Vertel wat je al hebt geprobeerd, dan zijn we er sneller.',
  },
  /** Heading above the articles on other pages. */
  links: 'Uitleg in de helpdesk',
  /** Stop words of a search query. */
  emptyWords:
    'aan al als bij dan dat de deze die dit doe doen een en er gaat geen had heb hebben heeft het hij hoe ik in is ' +
    'je jullie kan kun kunnen maar me met mij mijn moet na naar niet nog nu of om onze ook op over te tot uit van ' +
    'via voor waar waarom wanneer was wat we welke wel wie wij wil word worden wordt zijn zo',
}

export type HelpdeskText = typeof helpdeskNl
