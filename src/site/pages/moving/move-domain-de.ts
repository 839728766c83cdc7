import type { MoveDomainText } from './move-domain-page.tsx'

export const moveDomainDe: MoveDomainText<'de'> = {
  head: {
    label: 'Domainnamen umziehen',
    menuLine: 'Mit dem Auth-Code zu uns wechseln.',
    title: 'Domain umziehen: Providerwechsel mit Auth-Code',
    description:
      'Ziehen Sie Ihre Domain mit dem Auth-Code Ihres bisherigen Anbieters um. Wir beantragen den Umzug und übernehmen Ihr DNS.',
    h1: 'Domain umziehen mit Auth-Code.',
    lead: 'Sie holen den Auth-Code bei IONOS, Strato oder wo Ihre Domain jetzt liegt, wir beantragen den Umzug. Ihr DNS übernehmen wir, damit Website und E-Mail weiterlaufen.',
  },
  reason: {
    h2: 'Domain und Website getrennt umziehen',
    paragraphs: [
      'Sie können die Domain zu uns holen und die Website lassen, wo sie ist, oder umgekehrt.',
      'Die DNS-Einträge Ihrer Domain übernehmen wir vor dem Umzug. So bleiben Website und E-Mail erreichbar.',
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
    h2: 'Woran ein Umzug scheitern kann',
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
        text: 'DNSSEC gehört zu den alten Nameservern und muss vor dem Umzug abgeschaltet werden, sonst ist die Domain nicht erreichbar. Wir prüfen das und sagen Ihnen Bescheid.',
      },
      {
        title: 'Gekündigt statt umgezogen',
        text: 'Manche Anbieter fragen bei der Kündigung, was mit der Domain geschehen soll. Wählen Sie den Anbieterwechsel, nicht die Löschung. Eine gelöschte .de-Domain können Sie noch 30 Tage zurückholen, gegen eine Gebühr.',
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
      { page: 'moveWebsite', label: 'Website umziehen', text: 'Joomla, HTML und andere, ebenfalls kostenlos.' },
      { page: 'emailHosting', label: 'E-Mail-Hosting', text: 'E-Mail mit Ihrer Domain, auch ohne Website.' },
    ],
  },
  list: {
    h2: (total) => `Umzug für ${total} Endungen`,
    lead: 'Was der Umzug kostet, was Sie danach pro Jahr zahlen und ob Sie einen Auth-Code brauchen.',
  },
  steps: {
    h2: 'So läuft es ab',
    lead: 'Website und E-Mail laufen dabei weiter.',
    items: [
      {
        title: 'Auth-Code holen',
        text: 'Sie finden ihn im Kundenkonto Ihres bisherigen Anbieters. Ist die Domain gesperrt, heben Sie die Sperre dort auf.',
        who: 'Sie, wenige Minuten',
      },
      {
        title: 'DNS übernehmen',
        text: 'Suchen Sie Ihre Domain oben und geben Sie den Auth-Code jetzt oder später an. Wir übernehmen Ihr DNS und beantragen den Umzug.',
        who: 'Wir',
      },
      {
        title: 'Die Domain ist da',
        text: 'Bei .de geht das sofort. Bei .com hat Ihr bisheriger Anbieter fünf Tage Zeit. Kündigen Sie das alte Paket erst danach.',
        who: 'Die Registrierungsstelle',
      },
    ],
  },
  table: {
    h2: 'Der Auth-Code je Endung',
    head: ['Endung', 'Der Code', 'So geht es'],
    rows: [
      ['.de', 'Bei DENIC heißt er AuthInfo, 30 Tage gültig', 'Sofort. Es kommt kein Jahr dazu'],
      [
        '.com, .net, .org',
        'Auch EPP-Code genannt',
        'Ihr bisheriger Anbieter hat fünf Tage Zeit für einen Einspruch. Ein Jahr kommt dazu. Nicht innerhalb von 60 Tagen nach Registrierung oder letztem Umzug',
      ],
      [
        '.eu',
        'Von Ihrem Anbieter oder von der Registrierungsstelle EURid, 40 Tage gültig',
        'Meist sofort. Ein Jahr kommt dazu. Der Inhaber braucht einen Bezug zur EU oder zum EWR',
      ],
      [
        '.nl',
        'Dort „Token“ genannt. Der Anbieter muss ihn innerhalb von fünf Tagen herausgeben',
        'Sofort, ohne Bestätigung. Es kommt kein Jahr dazu',
      ],
      [
        '.be',
        'Kommt per E-Mail an den Inhaber, 7 Tage gültig',
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
          'Im Kundenkonto Ihres bisherigen Anbieters, bei der Domain. Bei IONOS heben Sie dort auch eine Transfersperre auf, bei Strato kündigen Sie zuerst die Domain mit der Wahl „Anbieterwechsel“. Der Code heißt auch AuthInfo oder EPP-Code. Finden Sie ihn nicht, fragen Sie danach: Der Anbieter muss ihn herausgeben.',
      },
      {
        question: 'Bin ich zwischendurch offline?',
        answer:
          'Bleibt Ihr DNS gleich, merken Ihre Besucher nichts. Deshalb übernehmen wir es vor dem Umzug. Kündigen Sie Ihr altes Paket erst, wenn alles bei uns läuft.',
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
          'Meist ist der Code abgelaufen oder die Domain noch gesperrt. Fordern Sie einen neuen Code an und lassen Sie die Sperre aufheben. Eine .com muss außerdem seit 60 Tagen registriert sein und beim selben Anbieter liegen.',
      },
    ],
  },
}
