import type { WebhostingText } from './webhosting-page.tsx'
import { brand } from '#site/brand.ts'

export const webhostingDe: WebhostingText<'de'> = {
  head: {
    label: 'Webhosting',
    menuLine: 'Platz für alles, was Sie selbst bauen.',
    title: 'Webhosting, das mit Ihrer Website wächst',
    description:
      'Webhosting in drei Größen, mit E-Mail, SSL und täglicher Sicherung. Beginnen Sie klein und wechseln Sie, wenn der Platz knapp wird.',
    h1: 'Webhosting, das mitwächst.',
    lead: 'Beginnen Sie klein und wechseln Sie, wenn Sie mehr Platz brauchen. Sie sehen immer beide Preise: für das erste Jahr und für die Zeit danach.',
  },
  hero: {
    choose: 'Größe wählen',
    second: { label: 'Domain suchen', page: 'registerDomain' },
  },
  packages: {
    h2: 'Drei Größen für Ihre Website',
    fits: {
      'webhosting-stek': 'Für die erste Website oder ein Portfolio.',
      'webhosting-struik': 'Für Unternehmen mit Blog und vollem Postfach.',
      'webhosting-boom': 'Für Shops und Websites mit vielen Besuchern.',
    },
  },
  threeYears: {
    h2: 'Rechnen Sie drei Jahre voraus',
    lead: 'Kaum eine Website steht nur ein Jahr. Deshalb zählen wir das erste Jahr und die zwei danach für Sie zusammen.',
    note: 'Gerechnet mit jährlicher Zahlung und den Preisen von heute. Die Domain steht als eigene Zeile dabei, weil Sie sie auch woanders haben können. Ändert sich ein Preis, erfahren Sie das mindestens einen Monat vorher und können kündigen.',
  },
  freedom: {
    h2: 'Was darauf wächst, entscheiden Sie',
    paragraphs: [
      'Webhosting ist ein Stück Boden. Sie bekommen Platz für Dateien, Datenbanken und E-Mails, und was Sie darauf bauen, ist Ihre Sache: eine Website in reinem HTML, ein CMS, das Sie schon kennen, oder etwas Selbstgeschriebenes.',
      'Das ist schön, wenn Sie wissen, was Sie wollen. Es heißt aber auch, dass Sie Ihre Software selbst aktuell halten. Möchten Sie das nicht, schauen Sie sich WordPress-Hosting an: Dort machen wir die Updates.',
    ],
  },
  kinds: {
    h2: 'Passt Webhosting zu Ihnen?',
    lead: 'Drei Wege ins Netz. Sie unterscheiden sich vor allem darin, wer sich um die Pflege kümmert.',
    head: ['Thema', 'Webhosting', 'WordPress-Hosting', 'Shop-Baukasten'],
    rows: [
      [
        'Richtig, wenn Sie',
        'selbst bauen oder bauen lassen',
        'WordPress ohne die Pflege möchten',
        'ohne Technik verkaufen möchten',
      ],
      ['Software', 'bringen Sie mit', 'WordPress steht bereit', 'ist eingebaut'],
      ['Updates', 'machen Sie', 'machen wir', 'bemerken Sie nicht'],
      ['E-Mail-Adressen', 'in jeder Größe', 'in jeder Größe', 'einzeln dazu'],
      ['Mitnehmen', 'alles', 'alles', 'Texte, Fotos und Artikel'],
    ],
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Besser jetzt gelesen als später vermisst. Haben wir es doch, steht dabei, wo.',
    items: [
      {
        title: 'Eine Domain',
        text: 'Sie wählen sie einzeln und sehen dabei, was sie jetzt und später kostet. Haben Sie schon eine, ziehen Sie sie um oder lassen sie auf Ihr Hosting zeigen.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Updates Ihrer Software',
        text: 'Ihr CMS und Ihre Plug-ins halten Sie selbst aktuell. Sollen wir das für WordPress übernehmen, wählen Sie WordPress-Hosting.',
        link: { label: 'Zum WordPress-Hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Jemand, der Ihre Website baut',
        text: 'Wir helfen bei allem rund um Hosting, E-Mail und Domain. Gestaltung und Code liegen bei Ihnen oder Ihrer Agentur.',
      },
      {
        title: 'Eine Kopie an einem anderen Ort',
        text: 'Die tägliche Sicherung ist ein Sicherheitsnetz bei uns im Haus. Eine Kopie an einem anderen Ort, 30 Tage aufbewahrt, gibt es bei der Bestellung als Extra.',
      },
      {
        title: 'Vorrang beim Helpdesk',
        text: 'Jede Frage beantwortet ein Mensch. Möchten Sie zuerst an die Reihe kommen, ist das ein Extra, monatlich oder jährlich.',
      },
      {
        title: 'Ein eigener Server',
        text: 'Für Programme, die den ganzen Tag laufen, etwa einen Spieleserver, brauchen Sie einen VPS. Den verkaufen wir nicht.',
      },
    ],
  },
  faq: {
    h2: 'Gut zu wissen',
    items: [
      {
        question: 'Welche Größe brauche ich?',
        answer:
          'Mit einer Website beginnen Sie am besten beim Steckling. Dort passen bei den meisten Websites Jahre an Texten und Fotos hinein. Möchten Sie mehr Websites oder E-Mail-Adressen, nehmen Sie den Strauch. Wechseln können Sie an jedem Tag, Sie müssen also nicht auf Vorrat kaufen.',
      },
      {
        question: 'Warum sehe ich zwei Preise?',
        answer:
          'Weil das erste Jahr günstiger ist als die folgenden. Wir zeigen beide Beträge nebeneinander, damit die nächste Rechnung keine Überraschung wird. Nach dem ersten Jahr können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen.',
      },
      {
        question: `${brand.name} sitzt in den Niederlanden. Was heißt das für meine Rechnung?`,
        answer:
          'Privat zahlen Sie den Mehrwertsteuersatz, der nach dem Gesetz für Sie gilt; in der Bestellung steht immer der Gesamtpreis. Als Unternehmen mit gültiger USt-IdNr. bekommen Sie eine Rechnung ohne Mehrwertsteuer und führen die Steuer selbst ab (Reverse Charge). Rechnungen und E-Mails sind auf Deutsch.',
      },
      {
        question: 'Bekomme ich einen Vertrag zur Auftragsverarbeitung?',
        answer:
          'Liegen auf Ihrer Website oder in Ihren E-Mails Daten anderer Menschen, sind Sie verantwortlich und wir verarbeiten sie in Ihrem Auftrag. Was dafür gilt, steht in unseren AGB. Brauchen Sie etwas für Ihre Unterlagen, schreiben Sie uns.',
      },
      {
        question: 'Kann ich später in eine andere Größe wechseln?',
        answer:
          'Ja, an jedem Tag. Wird es eng, ziehen wir Ihre Website in die nächste Größe um und rechnen an, was Sie schon bezahlt haben. Websites und E-Mails laufen dabei weiter.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Online über unseren Zahlungsdienstleister: zum Beispiel mit PayPal, Kreditkarte oder Überweisung. Sie zahlen jährlich, mit Rabatt im ersten Jahr, oder monatlich. Welche Zahlungsarten für Ihre Bestellung möglich sind, sehen Sie im letzten Schritt.',
      },
      {
        question: 'In welcher Sprache erreiche ich den Helpdesk?',
        answer:
          'Auf Deutsch. Schreiben Sie uns, wie es Ihnen am leichtesten fällt; Niederländisch und Englisch verstehen wir auch. Rechnungen und E-Mails zu Ihrer Bestellung bekommen Sie ebenfalls auf Deutsch.',
      },
    ],
  },
  next: {
    h2: 'Und jetzt?',
    items: [
      {
        page: 'orderHosting',
        product: 'webhosting-stek',
        label: 'Hosting bestellen',
        text: 'Größe wählen, Domain angeben. Bezahlt wird erst im letzten Schritt.',
      },
      {
        page: 'moveDomain',
        label: 'Domain mitbringen',
        text: 'Mit Auth-Code ist eine .de-Domain sofort bei uns. Die Website ziehen wir kostenlos um.',
      },
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting ansehen',
        text: 'Wenn Sie lieber schreiben als pflegen.',
      },
    ],
  },
}
