import type { MoveDomainText } from '#content/moving-text.ts'

export const moveDomainDe: MoveDomainText<'de'> = {
  reason: {
    h2: 'Eine Domain zieht ohne Website um',
    paragraphs: [
      'Eine Domain ist ein Wegweiser. Wo er verwaltet wird, sagt nichts darüber, wo Ihre Website liegt. Sie können also die Domain zu uns holen und die Website lassen, wo sie ist, oder umgekehrt.',
      'Mit der Domain ziehen ihre DNS-Einträge um. Wir übernehmen sie vor dem Umzug, damit Besucher und E-Mails auch unterwegs ans Ziel finden.',
    ],
    drawing: 'naam-de',
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
}
