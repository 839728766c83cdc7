import { promiseWords } from '#catalogue/promises.ts'
import { maxListedNames } from '#core/names/parsed-name.ts'
import type { DomainPageText, ExtensionListText } from './domain-sections.tsx'

const { notice } = promiseWords.de

export const extensionListDe: ExtensionListText = {
  allByPrice: (total) => `Alle ${total} Endungen nach Preis geordnet`,
  byPrice: {
    h2: 'Nach Preis geordnet',
    lead: 'Endungen mit gleichem Preis stehen zusammen, der niedrigste Folgepreis zuerst.',
    open: (total) => `Alle ${total} Endungen`,
  },
  restore: {
    h2: 'Gelöschte Domain wiederherstellen: die Kosten',
    lead: 'Nur solange die Domain in Quarantäne ist.',
  },
}

const registerDomain: DomainPageText = {
  head: {
    label: 'Domainnamen registrieren',
    menuLine: 'Wunschdomain suchen und registrieren.',
    title: 'Domain registrieren: .de, .com und alle Endungen',
    description:
      'Suchen Sie Ihre Wunschdomain und sehen Sie sofort, ob sie frei ist. Zu jeder Endung steht der Preis für das erste Jahr und für danach.',
    h1: 'Domain registrieren.',
    lead: 'Geben Sie Ihre Wunschdomain ein, und Sie sehen sofort, ob sie frei ist. Zu jeder Endung stehen zwei Preise: für das erste Jahr und für jedes weitere.',
  },
  list: {
    h2: (total) => `${total} Endungen zur Wahl`,
    lead: 'Filtern Sie mit ein paar Buchstaben oder sortieren Sie nach dem Folgepreis.',
  },
  steps: {
    h2: 'So registrieren Sie eine Domain',
    lead: 'Sie werden Inhaber. Solange Sie verlängern, bekommt niemand sonst die Domain.',
    items: [
      {
        title: 'Sie suchen und wählen',
        text: 'Geben Sie Ihre Wunschdomain ein und wählen Sie die Endung. Sie sehen, was sie jetzt kostet und was danach pro Jahr.',
      },
      {
        title: 'Wir registrieren sie',
        text: 'Vor der Zahlung prüfen wir noch einmal, ob die Domain frei ist. Sobald Ihre E-Mail-Adresse bestätigt ist, registrieren wir sie auf Ihren Namen, bei .de bei der DENIC.',
      },
      {
        title: 'Sie nutzen sie',
        text: 'Für Website, E-Mail oder beides. Ihre Domain verlängert sich jedes Jahr, bis Sie kündigen.',
      },
    ],
  },
  table: {
    h2: 'Die Regeln von fünf bekannten Endungen',
    head: ['Endung', 'Für wen', 'Gut zu wissen'],
    rows: [
      [
        '.de',
        'Für alle. Wohnen Sie nicht in Deutschland, kann die DENIC eine Zustelladresse in Deutschland verlangen',
        'Umlaute und ß sind möglich. Nach der Löschung bleibt die Domain 30 Tage in Quarantäne.',
      ],
      [
        '.com',
        'Für alle',
        'Als Inhaber bestätigen Sie Ihre E-Mail-Adresse. In den ersten 60 Tagen kann die Domain nicht umziehen.',
      ],
      [
        '.eu',
        'Für alle mit Sitz in der EU oder im EWR und für EU-Bürger anderswo',
        'Auch griechische und kyrillische Buchstaben sind möglich. Nach der Löschung 40 Tage in Quarantäne.',
      ],
      [
        '.nl',
        'Für alle, auch außerhalb der Niederlande',
        'Mindestens zwei Zeichen, keine Umlaute. Nach der Löschung 40 Tage in Quarantäne.',
      ],
      [
        '.be',
        'Für alle',
        'Die Domain wird aktiv, sobald die Angaben des Inhabers geprüft sind. Nach der Löschung 40 Tage in Quarantäne.',
      ],
    ],
  },
  faq: {
    h2: 'Fragen zur Registrierung',
    items: [
      {
        question: 'Wem gehört die Domain?',
        answer:
          'Ihnen. Die Registrierungsstelle der Endung, bei .de die DENIC, trägt Sie als Inhaber ein. Sie zahlen je Laufzeit, meist ein Jahr. Ist eine Laufzeit länger, steht es in der Liste.',
      },
      {
        question: 'Warum ist das erste Jahr oft günstiger?',
        answer:
          'Weil es auf die erste Laufzeit einen Rabatt gibt. Danach zahlen Sie den Preis, der mit „danach“ angegeben ist. „Drei Jahre zusammen“ zeigt, was eine Domain auf längere Sicht kostet.',
      },
      {
        question: 'Sind Umlaute und ß möglich?',
        answer:
          'Bei .de und vielen anderen Endungen ja, dann steht es in der Liste. Achtung: müller.de, mueller.de und muller.de sind drei verschiedene Domains.',
      },
      {
        question: 'Stehen meine Daten öffentlich im Netz?',
        answer:
          'Bei .de nicht: Die DENIC gibt Inhaberdaten nur bei berechtigtem Interesse heraus. Veröffentlicht eine andere Registrierungsstelle Ihre Daten, blenden wir sie kostenlos aus, soweit sie das zulässt (WHOIS-Schutz).',
      },
      {
        question: 'Brauche ich auch Hosting?',
        answer:
          'Nein. Website und E-Mail können Sie später dazunehmen. Liegt Ihre Website anderswo, verbinden Sie die Domain per DNS damit.',
      },
      {
        question: 'Was passiert, wenn ich kündige?',
        answer: `Nach der ersten Laufzeit können Sie jederzeit kündigen, mit ${notice}. Die meisten Endungen haben danach eine Quarantäne. In dieser Zeit können Sie die Domain gegen eine Gebühr zurückholen.`,
      },
    ],
  },
}

const buyDomain: DomainPageText = {
  head: {
    label: 'Domainnamen kaufen',
    title: 'Domain kaufen: Preise aller Endungen im Vergleich',
    description:
      'Alle Endungen auf einen Blick, von .de und .com bis .berlin. Mit dem Preis für das erste Jahr, die Jahre danach und einen Umzug.',
    h1: 'Domain kaufen: Preise aller Endungen.',
    lead: 'Zu jeder Endung sehen Sie drei Preise: für das erste Jahr, für die Jahre danach und für einen Umzug.',
  },
  list: {
    h2: (total) => `Die Preise von ${total} Endungen`,
    lead: 'Ein Klick auf den Spaltenkopf sortiert.',
  },
  steps: {
    h2: 'So lesen Sie einen Preis',
    lead: 'Der Preis im ersten Jahr sagt nicht alles. Deshalb stehen drei Beträge da.',
    items: [
      {
        title: 'Erstes Jahr',
        text: 'Das zahlen Sie heute. Oft ist ein Rabatt dabei, und der gilt einmal.',
      },
      {
        title: 'Danach pro Jahr',
        text: `Der reguläre Preis jeder weiteren Laufzeit. Nach der ersten können Sie jederzeit kündigen, mit ${notice}.`,
      },
      {
        title: 'Drei Jahre zusammen',
        text: 'Die erste Laufzeit und die Verlängerungen in einer Summe. So vergleichen Sie einen günstigen Start mit einem niedrigen Folgepreis.',
      },
    ],
  },
  table: {
    h2: 'Welche Endung passt zu Ihnen?',
    head: ['Endung', 'Passt zu', 'Zu beachten'],
    rows: [
      ['.de', 'Einer Website für Besucher in Deutschland', 'Umlaute sind möglich'],
      ['.com', 'Kunden in mehreren Ländern', 'Kurze und bekannte Wörter sind oft schon vergeben'],
      ['.eu', 'Kunden in ganz Europa', 'Sie brauchen einen Bezug zur EU oder zum EWR'],
      ['.shop', 'Einem Onlineshop', 'Vergleichen Sie das erste Jahr mit den folgenden'],
      [
        '.berlin',
        'Einem Geschäft oder Verein aus der Stadt',
        'Nehmen Sie eine bekannte Endung dazu, dann findet man Sie leichter',
      ],
    ],
  },
  faq: {
    h2: 'Fragen zum Kauf',
    items: [
      {
        question: 'Kaufe oder miete ich eine Domain?',
        answer:
          'Sie dürfen die Domain nutzen, solange Sie verlängern. Sie sind der Inhaber und können sie jederzeit zu einem anderen Anbieter mitnehmen.',
      },
      {
        question: 'Warum kostet eine Endung so viel mehr als eine andere?',
        answer:
          'Jede Registrierungsstelle hat eigene Preise. Endungen für ein kleines Land, eine Stadt oder einen Beruf sind oft teurer als .de oder .com. Sortieren Sie nach „danach pro Jahr“, dann sehen Sie die Unterschiede.',
      },
      {
        question: 'Was ist eine Premium-Domain?',
        answer:
          'Eine Domain, für die die Registrierungsstelle mehr verlangt, oft ein kurzes Wort. Bei der Suche sehen Sie, was das erste Jahr und die Verlängerung kosten. Sie bestellen sie wie jede andere, und bevor Sie bezahlen, prüfen wir den Preis noch einmal.',
      },
      {
        question: 'Jemand anders hat meine Wunschdomain. Was nun?',
        answer:
          'Steht im DNS, dass sie zu verkaufen ist, zeigen wir das bei der Suche an. Den Kauf vereinbaren Sie mit dem Inhaber. Danach ziehen Sie die Domain zu uns um.',
      },
      {
        question: 'Ist die Mehrwertsteuer enthalten?',
        answer:
          'Wir zeigen jeden Preis mit und ohne MwSt. Mit deutscher Adresse zahlen Sie den deutschen Satz; im Warenkorb sehen Sie den Gesamtpreis vor der Bestellung als Vorschau.',
      },
    ],
  },
}

const checkDomain: DomainPageText = {
  head: {
    label: 'Domainnamen prüfen',
    title: 'Domain-Check: Ist Ihre Wunschdomain frei?',
    description:
      'Prüfen Sie, ob Ihre Wunschdomain noch frei ist. Geben Sie eine Domain ein oder fügen Sie eine ganze Liste ein, wir prüfen alle.',
    h1: 'Domain-Check: Ist Ihre Wunschdomain frei?',
    lead: `Geben Sie eine Domain ein oder fügen Sie eine Liste ein: bis zu ${maxListedNames} Namen auf einmal.`,
  },
  list: {
    h2: (total) => `Vergeben? Es gibt ${total} Endungen`,
    lead: 'Geben Sie Ihren Namen mit einem Punkt und ein paar Buchstaben ein: Sie sehen, welche Endungen passen und was sie kosten.',
  },
  steps: {
    h2: 'So prüfen wir',
    lead: 'Wir fragen bei der Registrierungsstelle nach und kurz vor der Zahlung noch einmal.',
    items: [
      {
        title: 'Zuerst das DNS',
        text: 'Steht die Domain im DNS, dem Adressverzeichnis des Internets, ist sie vergeben.',
      },
      {
        title: 'Dann die Registrierungsstelle',
        text: 'Steht sie nicht darin, fragen wir die Registrierungsstelle der Endung, sofern sie Auskunft gibt.',
      },
      {
        title: 'Vor der Zahlung noch einmal',
        text: 'In der Zwischenzeit kann Ihnen jemand zuvorkommen. Deshalb prüfen wir kurz vor der Zahlung erneut.',
      },
    ],
  },
  table: {
    h2: 'Was die Antwort bedeutet',
    head: ['Antwort', 'Was sie bedeutet', 'Was Sie tun können'],
    rows: [
      ['Frei', 'Niemand hat die Domain registriert', 'In den Warenkorb legen'],
      [
        'Vergeben',
        'Die Domain hat einen Inhaber',
        'Gehört sie Ihnen, ziehen Sie sie um. Sonst wählen Sie eine andere Endung',
      ],
      [
        'Premium',
        'Die Registrierungsstelle verlangt einen eigenen Preis',
        'In den Warenkorb legen, zum angezeigten Preis',
      ],
      [
        'Reserviert',
        'Die Registrierungsstelle vergibt diese Domain nicht',
        'Einen anderen Namen oder eine andere Endung wählen',
      ],
      [
        'Unklar',
        'Die Registrierungsstelle hat nicht klar geantwortet',
        'Trotzdem bestellen: Wir prüfen vor der Zahlung erneut',
      ],
      [
        'Nicht möglich',
        'Etwas darin ist nicht erlaubt, zum Beispiel ein Bindestrich am Anfang',
        'Unseren Vorschlag ansehen und neu suchen',
      ],
    ],
  },
  faq: {
    h2: 'Fragen zur Prüfung',
    items: [
      {
        question: 'Warum steht manchmal „unklar“?',
        answer:
          'Nicht jede Registrierungsstelle gibt Auskunft, und manchmal gibt es eine Störung. Sie können die Domain trotzdem bestellen: Wir prüfen noch einmal, bevor Sie zahlen.',
      },
      {
        question: 'Kann ich viele Domains auf einmal prüfen?',
        answer: `Ja. Fügen Sie eine Liste ein, mit Kommas getrennt oder jeden Namen in einer eigenen Zeile. Es passen ${maxListedNames} Namen in eine Suche.`,
      },
      {
        question: 'Meine Domain ist vergeben. Was nun?',
        answer:
          'Versuchen Sie eine andere Endung, einen Bindestrich oder ein Wort dazu, etwa Ihren Ort. Gehört die Domain Ihnen und liegt bei einem anderen Anbieter, ziehen Sie sie um.',
      },
      {
        question: 'Reservieren Sie eine Domain, wenn ich sie suche?',
        answer:
          'Nein, weder für Sie noch für uns. Sie gehört erst Ihnen, wenn Sie bestellt haben und die Registrierungsstelle Sie als Inhaber eingetragen hat.',
      },
    ],
  },
}

export const domainsDe = {
  registerDomain,
  buyDomain,
  checkDomain,
}
