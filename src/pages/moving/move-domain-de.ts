import type { MoveDomainText } from './move-domain-page.tsx'

export const moveDomainDe: MoveDomainText<'de'> = {
  head: {
    label: 'Domainnamen umziehen',
    menuLine: 'Nehmen Sie Ihren Namen mit. Wir erledigen den Rest.',
    title: 'Domainnamen umziehen mit Auth-Code',
    description:
      'Nehmen Sie Ihren Domainnamen mit dem Auth-Code Ihres bisherigen Anbieters mit. Wir beantragen den Umzug und übernehmen Ihr DNS.',
    h1: 'Ihr Name zieht mit um.',
    lead: 'Sie holen den Auth-Code bei Ihrem bisherigen Anbieter, wir beantragen den Umzug. Ihr DNS übernehmen wir, damit E-Mail und Website weiterlaufen.',
  },
  reason: {
    h2: 'Eine Domain zieht ohne Website um',
    paragraphs: [
      'Eine Domain ist ein Wegweiser. Wo er verwaltet wird, sagt nichts darüber, wo Ihre Website liegt. Sie können also die Domain zu uns holen und die Website lassen, wo sie ist, oder umgekehrt.',
      'Mit der Domain ziehen ihre DNS-Einträge um. Wir übernehmen sie vor dem Umzug, damit Besucher und E-Mails auch unterwegs ans Ziel finden.',
    ],
  },
  choice: {
    h2: 'Umziehen oder dort lassen?',
    head: ['Was Sie möchten', 'Was Sie tun', 'Was das bedeutet'],
    rows: [
      ['Alles an einem Ort', 'Domain umziehen, Hosting dazu', 'Eine Rechnung, ein Zugang. Wir richten das DNS ein'],
      [
        'Nur die Domain zu uns',
        'Domain umziehen, ohne Hosting',
        'Website und E-Mail bleiben, wo sie sind. Wir übernehmen die DNS-Einträge',
      ],
      [
        'Nur die Website zu uns',
        'Domain behalten, DNS ändern',
        'Kein Code nötig. Die Domain zahlen Sie weiter beim bisherigen Anbieter',
      ],
      [
        'Warten, bis die Laufzeit endet',
        'Jetzt Hosting, später die Domain',
        'Sinnvoll bei .de, .nl und .be, denn die bezahlte Laufzeit zieht nicht mit um',
      ],
    ],
  },
  watch: {
    h2: 'Woran ein Umzug scheitert',
    items: [
      {
        title: 'Der Auth-Code ist abgelaufen',
        text: 'Bei .de gilt er 30 Tage, bei .be sieben. Fordern Sie ihn erst an, wenn Sie umziehen möchten. Ist er abgelaufen, bitten Sie um einen neuen.',
      },
      {
        title: 'Die Domain ist gesperrt',
        text: 'Bei .com, .net und .org ist oft ein Transfer-Lock gesetzt. Schalten Sie ihn beim bisherigen Anbieter aus. Eine .de-Domain hat keine solche Sperre.',
      },
      {
        title: 'Der Inhaber stimmt nicht',
        text: 'Steht noch eine Agentur oder ein früherer Geschäftsführer als Inhaber da? Klären Sie das vorher. Umziehen darf nur, wem die Domain gehört.',
      },
      {
        title: 'DNSSEC ist noch aktiv',
        text: 'Der Schlüssel gehört zu den alten Nameservern. Wechselt er nicht mit, ist die Domain nicht erreichbar. Wir sehen nach und sagen Bescheid, wenn Sie etwas abschalten müssen.',
      },
      {
        title: 'Gekündigt statt umgezogen',
        text: 'Manche Anbieter fragen bei der Kündigung, was mit der Domain geschehen soll. Wählen Sie den Anbieterwechsel, nicht die Löschung. Eine gelöschte .de-Domain können Sie noch 30 Tage zurückholen, gegen Aufpreis.',
      },
      {
        title: 'Die Domain ist zu jung',
        text: 'Eine .com, die gerade registriert oder umgezogen wurde, muss 60 Tage warten. Daran kann kein Anbieter etwas ändern.',
      },
    ],
  },
  packing: {
    h2: 'Bevor Sie anfangen',
    bring: {
      h3: 'Das brauchen Sie',
      items: [
        'Den Auth-Code Ihres bisherigen Anbieters, jetzt oder später',
        'Eine E-Mail-Adresse, die der Inhaber noch liest',
        'Eine aufgehobene Sperre, falls eine gesetzt ist',
        'Eine Liste der Dienste: Website, E-Mail, Newsletter',
      ],
    },
    stays: {
      h3: 'Das kommt nicht mit',
      items: [
        'Website und Postfächer: Dafür gibt es den kostenlosen Umzugsservice',
        'Weiterleitungen, die Ihr Anbieter eingerichtet hat',
        'Die bezahlte Laufzeit einer .de-, .nl- oder .be-Domain',
        'Ihr Vertrag: Das alte Paket kündigen Sie selbst',
      ],
    },
  },
  next: {
    h2: 'Und Ihre Website?',
    items: [
      {
        page: 'moveWordpress',
        label: 'WordPress umziehen',
        text: 'Mit Theme, Plug-ins und allen Beiträgen, kostenlos.',
      },
      { page: 'webhosting', label: 'Webhosting', text: 'Ein Platz für Ihre Website, in drei Größen.' },
      { page: 'emailHosting', label: 'E-Mail-Hosting', text: 'Nur E-Mail unter Ihrem eigenen Namen.' },
    ],
  },
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
