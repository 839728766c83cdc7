import type { DomainPageId, DomainPageText, ExtensionListText } from '#content/domain-page-text.ts'
import { maxListedNames } from '#domain/names/parsed-name.ts'

export const extensionListDe: ExtensionListText = {
  allByPrice: (total) => `Alle ${total} Endungen nach Preis geordnet`,
  byPrice: {
    h2: 'Nach Preis geordnet',
    lead: 'Endungen mit gleichem Preis stehen hier zusammen, der niedrigste Folgepreis zuerst.',
    open: (total) => `Alle ${total} Endungen`,
  },
}

const registerDomain: DomainPageText = {
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

const moveDomain: DomainPageText = {
  list: {
    h2: (total) => `${total} Endungen können umziehen`,
    lead: 'Was der Umzug kostet, was Sie danach pro Jahr zahlen und ob Sie einen Code brauchen. Suchen Sie Ihre Endung.',
  },
  steps: {
    h2: 'So läuft es ab',
    lead: 'Sie holen den Code, wir erledigen den Rest. Website und E-Mail laufen weiter.',
    items: [
      {
        title: 'Code holen',
        text: 'Bitten Sie Ihren bisherigen Anbieter um den Auth-Code. Ist der Name gesperrt, lassen Sie die Sperre gleich aufheben.',
        who: 'Sie, 5 Minuten',
      },
      {
        title: 'DNS übernehmen',
        text: 'Suchen Sie Ihren Namen oben und geben Sie den Code jetzt oder später an. Wir richten Ihr DNS ein und beantragen den Umzug.',
        who: 'Wir, 1 Tag',
      },
      {
        title: 'Der Name kommt an',
        text: 'Bei .de und .nl geht das sofort. Bei .com hat Ihr alter Anbieter fünf Tage Zeit. Kündigen Sie erst danach.',
        who: 'Die Registry, sofort bis 5 Tage',
      },
    ],
  },
  table: {
    h2: 'Der Code je Endung',
    head: ['Endung', 'Der Code', 'So geht es'],
    rows: [
      ['.de', 'Ein AuthInfo-Code, 30 Tage gültig', 'Sofort. Es kommt kein Jahr dazu'],
      [
        '.com, .net, .org',
        'Ein Autorisierungscode, auch EPP-Code genannt',
        'Ihr alter Anbieter hat fünf Tage Zeit für einen Einspruch. Ein Jahr kommt dazu. Nicht innerhalb von 60 Tagen nach Registrierung oder letztem Umzug',
      ],
      [
        '.eu',
        'Ein Autorisierungscode von Ihrem Anbieter oder von der Registry, 40 Tage gültig',
        'Meist sofort. Ein Jahr kommt dazu. Der Inhaber braucht einen Bezug zur EU oder zum EWR',
      ],
      [
        '.nl',
        'Ein Token. Der Anbieter muss es innerhalb von fünf Tagen herausgeben',
        'Sofort, ohne Bestätigung. Es kommt kein Jahr dazu',
      ],
      [
        '.be',
        'Ein Code per E-Mail an den Inhaber, 7 Tage gültig',
        'Sofort. Ein neues Jahr beginnt, die alte Laufzeit wird nicht angehängt. Prüfen Sie vorher, ob die E-Mail-Adresse des Inhabers stimmt',
      ],
    ],
  },
  faq: {
    h2: 'Fragen zum Umzug',
    items: [
      {
        question: 'Wo finde ich meinen Auth-Code?',
        answer:
          'Melden Sie sich bei Ihrem bisherigen Anbieter an und öffnen Sie Ihre Domain. Der Code heißt dort Auth-Code, AuthInfo, Autorisierungscode, EPP-Code oder Token. Finden Sie ihn nicht, fragen Sie danach: Der Anbieter muss ihn herausgeben.',
      },
      {
        question: 'Bin ich zwischendurch offline?',
        answer:
          'Nicht, wenn Ihr DNS gleich bleibt, und deshalb übernehmen wir es vor dem Umzug. Kündigen Sie Ihr altes Paket erst, wenn alles bei uns liegt.',
      },
      {
        question: 'Verliere ich die Zeit, die ich schon bezahlt habe?',
        answer:
          'Bei .com und den meisten anderen Endungen nicht: Das neue Jahr schließt an die bisherige Laufzeit an. Bei .de und .nl gehört die Laufzeit zum Anbieter, bei .be beginnt ein neues Jahr. Fragen Sie Ihren Anbieter, ob Sie den Rest zurückbekommen.',
      },
      {
        question: 'Was kostet es?',
        answer:
          'Das hängt von der Endung ab und steht in der Liste, mit dem Preis der Jahre danach. Bei den meisten Endungen zahlen Sie nur das neue Jahr, das dazugehört. Lassen Sie auch Website und E-Mail umziehen, ist dieser Umzugsservice kostenlos.',
      },
      {
        question: 'Mein Code wird abgelehnt. Was nun?',
        answer:
          'Meist ist der Code abgelaufen oder der Name noch gesperrt. Fordern Sie einen neuen Code an und lassen Sie die Sperre aufheben. Vielleicht ist der Name auch gerade erst registriert oder umgezogen: Bei .com müssen dann 60 Tage vergangen sein.',
      },
    ],
  },
}

export const domainTextsDe: Readonly<Record<DomainPageId, DomainPageText>> = {
  registerDomain,
  buyDomain,
  checkDomain,
  moveDomain,
}
