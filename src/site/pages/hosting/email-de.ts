import type { EmailPageText } from './email-page.tsx'

export const emailDe: EmailPageText<'de'> = {
  head: {
    label: 'E-Mail-Hosting',
    menuLine: 'E-Mail mit eigener Domain, auch ohne Website.',
    title: 'Eigene E-Mail-Adresse mit Ihrer Domain',
    description:
      'E-Mail mit Ihrer eigenen Domain, auch ohne Website. Wählen Sie die Größe Ihres Postfachs und auf Wunsch einen gemeinsamen Kalender.',
    h1: 'Eigene E-Mail-Adresse mit Ihrer Domain.',
    lead: 'Statt name@gmx.de eine Adresse, die Ihnen bleibt, auch ohne Website. Ein Postfach für Sie allein oder mehrere für das Team.',
  },
  hero: {
    choose: 'Postfach wählen',
    second: { label: 'Erst eine Domain suchen', page: 'registerDomain' },
  },
  sender: {
    h2: 'Wem antworten Sie eher?',
    lead: 'Eine Gratis-Adresse kann jedem gehören. Mit Ihrer Domain hinter dem @ sieht man sofort, wer schreibt.',
    inbox: 'So kommt es bei Ihren Kunden an',
    messages: [
      { from: 'gruener…83@gmx.de', subject: 'Angebot für Ihren Garten', verdict: 'Von wem ist das?' },
      { from: 'jana@gruenerdaumen.de', subject: 'Angebot für Ihren Garten', verdict: 'Von Jana, von Grüner Daumen' },
    ],
    points: [
      {
        title: 'Die Adresse bleibt Ihnen',
        text: 'Wechseln Sie den Anbieter, nehmen Sie die Domain mit und behalten jede Adresse. Mit einer Adresse von GMX oder WEB.DE geht das nicht.',
      },
      {
        title: 'Adressen für Mitarbeitende',
        text: 'Verlässt jemand den Betrieb, bleiben Adresse und E-Mails bei Ihnen.',
      },
      {
        title: 'Auch ohne Website',
        text: 'Eine Domain und ein Postfach genügen. Die Website kann später kommen oder woanders liegen.',
      },
    ],
  },
  packages: {
    h2: 'Drei Pakete für E-Mail',
    fits: {
      'email-stek': 'Für Sie allein, mit genug Platz für den Anfang.',
      'email-struik': 'Für alle, die viele E-Mails behalten und einen Kalender brauchen.',
      'email-boom': 'Für ein Team mit gemeinsamem Kalender.',
    },
  },
  ways: {
    h2: 'Nur E-Mail oder gleich mit Webhosting?',
    lead: 'Zum Webhosting gehören auch Postfächer. Brauchen Sie ohnehin eine Website, ist das oft günstiger.',
    firstYear: 'Kleinstes Paket, erstes Jahr',
    ways: [
      { slug: 'email-stek', label: 'E-Mail-Hosting' },
      { slug: 'webhosting-stek', label: 'Webhosting' },
    ],
    rows: [
      ['Passt, wenn', 'Ihre Website woanders liegt oder es keine gibt', 'Sie Website und E-Mail an einem Ort möchten'],
      ['Postfächer', 'Eines, oder ein Paket für das Team', 'Mehrere, je nach Paket'],
      ['Kalender', 'Beim Strauch, gemeinsam beim Baum', 'Nicht enthalten'],
      ['Website', 'Nicht enthalten', 'Enthalten, mit SSL und täglichem Backup'],
      ['Zahlung', 'Jährlich', 'Jährlich oder monatlich'],
    ],
  },
  moving: {
    h2: 'Wir ziehen Ihre alten E-Mails mit um',
    lead: 'Kostenlos und mit allen Ordnern, auch von GMX und WEB.DE. Ihr altes Postfach empfängt währenddessen weiter.',
    items: [
      {
        title: 'Sie geben uns Zugang',
        text: 'Wählen Sie bei der Bestellung den kostenlosen Umzugsservice. Danach fragen wir nach dem Zugang zum alten Postfach. Bei GMX und WEB.DE schalten Sie vorher den Abruf über IMAP ein.',
        who: 'Sie',
      },
      {
        title: 'Wir kopieren Ihre Ordner',
        text: 'Alle Nachrichten liegen danach in denselben Ordnern im neuen Postfach. Am alten Ort ändert sich nichts. Kalender und Kontakte übertragen Sie selbst.',
        who: 'Wir',
      },
      {
        title: 'Wir stellen um',
        text: 'Sie prüfen, ob alles da ist, und geben frei. Dann stellen wir die Zustellung um und holen nach, was inzwischen noch im alten Postfach angekommen ist.',
        who: 'Gemeinsam',
      },
    ],
  },
  devices: {
    h2: 'Auf dem Handy, am Rechner und im Browser',
    lead: 'Das Programm, das Sie schon nutzen, funktioniert auch hier. Sie brauchen Ihre Adresse, Ihr Passwort und diese Angaben.',
    rowHeading: 'Wofür',
    columns: { server: 'Server', port: 'Port', security: 'Verschlüsselung' },
    receive: 'Empfangen (IMAP)',
    send: 'Senden (SMTP)',
    sendOtherwise: 'Senden, falls das nicht geht',
    webmail: 'Ohne Programm, im Browser',
    articles: 'Schritt für Schritt, je nach Gerät',
  },
  spam: {
    h2: 'Damit Ihre E-Mails nicht im Spam landen',
    paragraphs: [
      'GMX, WEB.DE, Gmail und Outlook prüfen an drei DNS-Einträgen Ihrer Domain, ob eine Nachricht wirklich von Ihnen kommt.',
      'Liegen Nameserver und E-Mail bei uns, richten wir die Einträge für Sie ein. Verwalten Sie das DNS anderswo, tragen Sie sie dort ein. Eine Garantie gibt es nicht: Wer ungefragt Werbung verschickt, wird trotzdem aussortiert.',
    ],
    points: [
      {
        title: 'SPF: die Liste der Server',
        text: 'Sie sagt, welche Server E-Mails mit Ihrer Domain verschicken dürfen.',
      },
      {
        title: 'DKIM: das Siegel',
        text: 'Jede Nachricht trägt eine digitale Unterschrift. Wird unterwegs etwas verändert, fällt es auf.',
      },
      {
        title: 'DMARC: die Anweisung',
        text: 'Sie legt fest, was mit E-Mails geschieht, die nicht durch die Prüfung kommen.',
      },
    ],
  },
  threeYears: {
    lead: 'Die Domain kommt dazu und steht als eigene Zeile da.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Gut zu wissen, bevor Sie bestellen.',
    items: [
      {
        title: 'Die Domain',
        text: 'Sie bestellen sie dazu oder nutzen eine, die Sie schon haben. Sie darf auch bei einem anderen Anbieter bleiben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Eine Website',
        text: 'Die gibt es beim Webhosting, und E-Mail ist dort dabei.',
        link: { label: 'Zum Webhosting', page: 'webhosting' },
      },
      {
        title: 'Newsletter',
        text: 'Wer Hunderte auf einmal anschreibt, nutzt dafür einen Newsletter-Dienst, der Einwilligungen und Abmeldungen verwaltet.',
      },
      {
        title: 'Bürosoftware',
        text: 'Sie bekommen E-Mail, bei Strauch und Baum auch einen Kalender. Programme wie Word oder Excel gehören nicht dazu.',
      },
      {
        title: 'Backup und Archiv',
        text: 'E-Mails sind nicht in unseren Backups. Geschäftliche E-Mails, die Sie nach der GoBD aufbewahren müssen, archivieren Sie selbst.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zu E-Mail',
    lead: 'Ihre Frage ist nicht dabei?',
    items: [
      {
        question: 'Kann ich meine Adresse von GMX, WEB.DE oder Gmail mitnehmen?',
        answer:
          'Die Adresse nicht, die gehört dem Anbieter. Ihre Nachrichten ziehen wir um. Richten Sie beim alten Postfach eine Weiterleitung ein, solange noch jemand die alte Adresse nutzt.',
      },
      {
        question: 'Meine Domain liegt bei einem anderen Anbieter. Geht das?',
        answer:
          'Ja. Sie tragen dort einige DNS-Einträge ein, die wir Ihnen nennen. Die Domain kann bleiben, wo sie ist.',
      },
      {
        question: 'Gehen beim Umzug E-Mails verloren?',
        answer:
          'Damit das nicht passiert, kopieren wir zuerst und stellen dann um. Was danach noch im alten Postfach ankommt, holen wir nach. Kündigen Sie es erst, wenn wir fertig sind.',
      },
      {
        question: 'Was mache ich, wenn das Postfach voll ist?',
        answer:
          'Löschen Sie zuerst große Anhänge, sie liegen oft bei den gesendeten Nachrichten. Reicht das nicht, nehmen Sie ein größeres Postfach als Extra oder das nächste Paket. Was Sie schon bezahlt haben, rechnen wir an.',
      },
    ],
  },
  next: {
    h2: 'So geht es weiter',
    items: [
      {
        page: 'registerDomain',
        label: 'Domain suchen',
        text: 'Sehen Sie nach, was frei ist und was es jetzt und danach kostet.',
      },
      {
        page: 'moveDomain',
        label: 'Domain umziehen',
        text: 'Domain und E-Mail an einem Ort: Mit dem Auth-Code ziehen Sie um.',
      },
      {
        page: 'buildWebsite',
        label: 'Website dazu erstellen',
        text: 'Mit dem Baukasten, ohne zu programmieren.',
      },
    ],
  },
}
