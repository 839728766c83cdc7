import type { DomainPageText, ExtensionListText } from './domain-sections.tsx'
import { maxListedNames } from '#domain/names/parsed-name.ts'

export const extensionListDe: ExtensionListText = {
  allByPrice: (total) => `Alle ${total} Endungen nach Preis geordnet`,
  byPrice: {
    h2: 'Nach Preis geordnet',
    lead: 'Endungen mit gleichem Preis stehen hier zusammen, der niedrigste Folgepreis zuerst.',
    open: (total) => `Alle ${total} Endungen`,
  },
  restore: {
    h2: 'Was es kostet, eine gekündigte Domain zurückzuholen',
    lead: 'Nur wenn Sie es sich nach der Kündigung anders überlegen und solange die Domain in Quarantäne ist.',
  },
}

const registerDomain: DomainPageText = {
  head: {
    label: 'Domainnamen registrieren',
    menuLine: 'Namen suchen und heute noch sichern.',
    title: 'Domainnamen registrieren: suchen und sichern',
    description:
      'Suchen Sie Ihren Domainnamen und sehen Sie sofort, ob er frei ist. Zu jeder Endung steht der Preis für das erste Jahr und für danach.',
    h1: 'Ihr Name. Ab\u00a0heute Ihrer.',
    lead: 'Geben Sie einen Namen ein und Sie sehen sofort, ob er frei ist. Zu jeder Endung stehen zwei Preise: für das erste Jahr und für jedes weitere.',
  },
  list: {
    h2: (total) => `${total} Endungen zur Wahl`,
    lead: 'Filtern Sie mit ein paar Buchstaben oder sortieren Sie nach dem späteren Preis. Was ein Name nach dem ersten Jahr kostet, steht immer dabei.',
  },
  steps: {
    h2: 'Von der Idee zum eigenen Namen',
    lead: 'Registrieren heißt eintragen: Sie werden Inhaber, und solange Sie verlängern, bekommt niemand sonst den Namen.',
    items: [
      {
        title: 'Sie suchen und wählen',
        text: 'Geben Sie einen Namen ein und wählen Sie die passende Endung. Sie sehen, was er jetzt kostet und was danach pro Jahr.',
      },
      {
        title: 'Wir beantragen ihn',
        text: 'Kurz bevor Sie zahlen, sehen wir noch einmal nach, ob der Name frei ist. Ist Ihre E-Mail-Adresse bestätigt, beantragen wir ihn bei der Registry, mit Ihnen als Inhaber.',
      },
      {
        title: 'Sie nutzen ihn',
        text: 'Lassen Sie den Namen auf Ihre Website oder Ihre E-Mail zeigen, oder heben Sie ihn auf. Wir verlängern ihn, bis Sie kündigen.',
      },
    ],
  },
  table: {
    h2: 'Die Regeln von fünf bekannten Endungen',
    head: ['Endung', 'Für wen', 'Gut zu wissen'],
    rows: [
      [
        '.de',
        'Für alle. Wohnen Sie nicht in Deutschland, kann die Registry eine Zustelladresse in Deutschland verlangen',
        'Umlaute und ß sind möglich. Nach der Kündigung lässt sich der Name noch 30 Tage zurückholen.',
      ],
      [
        '.com',
        'Für alle',
        'Als Inhaber bestätigen Sie Ihre E-Mail-Adresse. In den ersten 60 Tagen kann der Name nicht umziehen.',
      ],
      [
        '.eu',
        'Für alle mit Sitz in der EU oder im EWR und für EU-Bürger anderswo',
        'Auch griechische und kyrillische Buchstaben sind möglich. Nach der Kündigung bleibt der Name 40 Tage in Quarantäne.',
      ],
      [
        '.nl',
        'Für alle, auch außerhalb der Niederlande',
        'Mindestens zwei Zeichen, keine Umlaute. Nach der Kündigung bleibt der Name 40 Tage in Quarantäne, und nur Sie können ihn zurückholen.',
      ],
      [
        '.be',
        'Für alle',
        'Der Name wird aktiv, sobald die Angaben des Inhabers geprüft sind. Nach der Kündigung bleibt er 40 Tage in Quarantäne.',
      ],
    ],
  },
  faq: {
    h2: 'Fragen zur Registrierung',
    items: [
      {
        question: 'Was heißt es, einen Namen zu registrieren?',
        answer:
          'Der Name wird bei der Organisation eingetragen, die die Endung verwaltet, der Registry. Sie stehen dort als Inhaber, die Arbeit machen wir. Sie zahlen je Laufzeit, meist ein Jahr. Ist eine Laufzeit länger, steht es in der Liste.',
      },
      {
        question: 'Warum ist das erste Jahr oft günstiger?',
        answer:
          'Weil es auf die erste Laufzeit einen Rabatt gibt. Danach zahlen Sie den Preis, der mit „danach“ angegeben ist. Die Liste lässt sich nach diesem Preis sortieren, und „drei Jahre zusammen“ zeigt, was ein Name auf längere Sicht kostet.',
      },
      {
        question: 'Darf mein Name ein ä oder ein ß enthalten?',
        answer:
          'Bei .de und vielen anderen Endungen ja, dann steht es in der Liste. Bei .nl nicht: Dort sind nur die Buchstaben a bis z, Ziffern und Bindestriche möglich. Ein Bindestrich darf nicht am Anfang oder am Ende stehen.',
      },
      {
        question: 'Brauche ich auch Hosting?',
        answer:
          'Nein. Sie können einen Namen allein registrieren und Website oder E-Mail später dazunehmen. Liegt Ihre Website anderswo, lassen Sie den Namen dorthin zeigen.',
      },
      {
        question: 'Was passiert, wenn ich kündige?',
        answer:
          'Nach der ersten Laufzeit können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen. Die meisten Registrys halten den Namen danach noch eine Zeit lang zurück. In dieser Zeit können Sie ihn zurückholen, allerdings gegen Aufpreis.',
      },
    ],
  },
}

const buyDomain: DomainPageText = {
  head: {
    label: 'Domainnamen kaufen',
    title: 'Domainnamen kaufen: alle Endungen und Preise',
    description:
      'Alle Endungen auf einen Blick, von .de und .com bis .berlin. Mit dem Preis für das erste Jahr, die Jahre danach und einen Umzug.',
    h1: 'Was kostet Ihr Name?',
    lead: 'Hier stehen alle Endungen mit ihren Preisen: für das erste Jahr, für die Jahre danach und für einen Umzug. So wissen Sie vorher, woran Sie sind.',
  },
  list: {
    h2: (total) => `Die Preise von ${total} Endungen`,
    lead: 'Was Sie heute zahlen, was danach pro Jahr anfällt und was ein Umzug kostet. Ein Klick auf den Spaltenkopf sortiert.',
  },
  steps: {
    h2: 'So lesen Sie einen Preis',
    lead: 'Ein niedriger Preis im ersten Jahr sagt nicht alles. Deshalb stehen drei Beträge da.',
    items: [
      {
        title: 'Erstes Jahr',
        text: 'Das zahlen Sie heute. Oft ist ein Rabatt dabei, und der gilt einmal.',
      },
      {
        title: 'Danach pro Jahr',
        text: 'Der reguläre Preis jeder weiteren Laufzeit. Nach der ersten können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist.',
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
      ['.eu', 'Arbeit über die Landesgrenze hinaus', 'Sie brauchen einen Bezug zur EU oder zum EWR'],
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
        question: 'Kaufe oder miete ich einen Namen?',
        answer:
          'Man sagt kaufen, aber Sie erhalten das Recht, den Namen zu nutzen, solange Sie verlängern. Sie sind der Inhaber und können den Namen jederzeit zu einem anderen Anbieter mitnehmen.',
      },
      {
        question: 'Warum kostet eine Endung so viel mehr als eine andere?',
        answer:
          'Jede Endung hat einen eigenen Verwalter mit eigenen Preisen. Endungen für ein kleines Land, eine Stadt oder einen Beruf sind oft teurer als .de oder .com. Sortieren Sie nach „danach pro Jahr“, dann sehen Sie die Unterschiede.',
      },
      {
        question: 'Was ist ein Premium-Name?',
        answer:
          'Ein Name, für den die Registry selbst mehr verlangt, oft ein kurzes oder begehrtes Wort. Den Preis sehen Sie bei der Suche. Direkt bestellen lässt er sich hier noch nicht: Fragen Sie uns, wir klären es für Sie.',
      },
      {
        question: 'Jemand anders hat meinen Namen. Kann ich ihn übernehmen?',
        answer:
          'Manchmal. Steht im DNS, dass der Name zu verkaufen ist, zeigen wir das bei der Suche an. Den Kauf vereinbaren Sie mit dem Inhaber. Danach ziehen Sie den Namen zu uns um.',
      },
      {
        question: 'Ist die Mehrwertsteuer enthalten?',
        answer:
          'Zu jedem Preis stehen beide Beträge da. Mit dem Schalter bei der Liste wählen Sie, welcher groß erscheint, und wir merken uns das. Im Warenkorb steht immer die Summe einschließlich Mehrwertsteuer.',
      },
    ],
  },
}

const checkDomain: DomainPageText = {
  head: {
    label: 'Domainnamen prüfen',
    title: 'Domainnamen prüfen: frei oder vergeben?',
    description:
      'Prüfen Sie, ob Ihr Domainname noch frei ist. Geben Sie einen Namen ein oder fügen Sie eine ganze Liste ein, wir sehen alle nach.',
    h1: 'Ist Ihr Name noch frei?',
    lead: 'Geben Sie einen Namen ein oder fügen Sie eine ganze Liste ein. Sind wir uns bei einem Namen nicht sicher, sagen wir das dazu.',
  },
  list: {
    h2: (total) => `Vergeben? Es gibt ${total} Endungen`,
    lead: 'Geben Sie Ihren Namen mit einem Punkt und ein paar Buchstaben ein: Sie sehen, welche Endungen passen und was sie jetzt und später kosten.',
  },
  steps: {
    h2: 'So sehen wir nach',
    lead: 'Wir fragen an der Quelle. Bekommen wir keine klare Antwort, sagen wir das.',
    items: [
      {
        title: 'Zuerst das DNS',
        text: 'Das DNS ist das Adressbuch des Internets. Steht Ihr Name darin, ist er vergeben.',
      },
      {
        title: 'Dann die Registry',
        text: 'Steht er nicht darin, fragen wir den Verwalter der Endung, sofern er solche Fragen beantwortet.',
      },
      {
        title: 'Und vor dem Bezahlen noch einmal',
        text: 'Zwischen Nachsehen und Bezahlen kann Ihnen jemand zuvorkommen. Deshalb sehen wir kurz vorher erneut nach.',
      },
    ],
  },
  table: {
    h2: 'Was die Antwort bedeutet',
    head: ['Antwort', 'Was sie bedeutet', 'Was Sie tun können'],
    rows: [
      ['Frei', 'Niemand hat den Namen registriert', 'In den Warenkorb legen'],
      [
        'Vergeben',
        'Der Name hat einen Inhaber',
        'Gehört er Ihnen, ziehen Sie ihn um. Sonst wählen Sie eine andere Endung',
      ],
      ['Premium', 'Die Registry verlangt mehr als den üblichen Preis', 'Fragen Sie uns, wir klären es'],
      [
        'Reserviert',
        'Die Registry gibt diesen Namen nicht heraus',
        'Einen anderen Namen oder eine andere Endung wählen',
      ],
      [
        'Nicht sicher',
        'Die Registry hat nicht klar geantwortet',
        'Trotzdem bestellen: Wir sehen vor dem Bezahlen erneut nach',
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
        question: 'Warum sind Sie sich manchmal nicht sicher?',
        answer:
          'Nicht jede Registry sagt, ob ein Name frei ist, und manchmal gibt es eine Störung. Dann steht dort „nicht sicher“. Sie können den Namen trotzdem bestellen: Wir sehen noch einmal nach, bevor Sie zahlen.',
      },
      {
        question: 'Kann ich viele Namen auf einmal prüfen?',
        answer: `Ja. Fügen Sie eine Liste ein, mit Kommas getrennt oder jeden Namen in einer eigenen Zeile. Es passen ${maxListedNames} Namen in eine Suche.`,
      },
      {
        question: 'Mein Name ist vergeben. Was nun?',
        answer:
          'Versuchen Sie eine andere Endung, einen Bindestrich oder ein Wort dazu, etwa Ihren Ort. Gehört der Name Ihnen, liegt aber bei einem anderen Anbieter, dann ziehen Sie ihn um.',
      },
      {
        question: 'Halten Sie einen Namen fest, wenn ich ihn suche?',
        answer:
          'Nein. Eine Suche reserviert nichts, auch nicht für uns. Ein Name gehört erst Ihnen, wenn Sie ihn bestellt haben und die Registry ihn auf Sie eingetragen hat.',
      },
    ],
  },
}

export const domainsDe = {
  registerDomain,
  buyDomain,
  checkDomain,
}
