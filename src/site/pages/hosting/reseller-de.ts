import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { ResellerPageText } from './reseller-page.tsx'

const { dataAfterEnd, movingTime, notice, priorityAnswerTime } = promiseWords.de

export const resellerDe: ResellerPageText<'de'> = {
  head: {
    label: 'Reseller-Hosting',
    title: 'Reseller-Hosting für Agenturen',
    description:
      'Reseller-Hosting für alle, die Websites für andere bauen und betreuen. Alle Kunden in einem Paket, monatlich oder jährlich zum günstigeren Preis.',
    h1: 'Reseller-Hosting für Ihre Kunden.',
    lead: 'Alle Websites Ihrer Kunden in einem Paket, jede mit eigenem SSL-Zertifikat. Ihre Preise legen Sie selbst fest.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder erst eine Frage stellen', page: 'contact' },
  },
  argument: {
    h2: 'Ihre Kunden, Ihr Preis, ein Paket',
    paragraphs: [
      'Jeder Kunde bekommt ein eigenes Hostingpaket mit SSL-Zertifikat, Sie bekommen eine Rechnung. Vertragspartner Ihrer Kunden sind Sie: Sie bestimmen Name, Preis und Leistung. Jährlich gezahlt ist das Paket günstiger als zwölf einzelne Monate.',
    ],
  },
  shelf: {
    customers: ['Bäcker', 'Praxis', 'Friseur', 'Atelier', 'Verein'],
    mainDomain: 'ihre-agentur.de',
    says: 'eine Hauptdomain, eine Rechnung',
  },
  packages: {
    h2: 'Vier Pakete',
    fits: {
      'reseller-10': 'Für Selbstständige mit den ersten Kunden.',
      'reseller-25': 'Für eine Agentur mit festem Kundenstamm.',
      'reseller-50': 'Für eine Agentur, die Betreuung verkauft.',
      'reseller-100': 'Für Agenturen mit vielen Kunden.',
    },
  },
  places: {
    h2: 'Was ein Kunde Sie kostet',
    lead: 'Berechnet für ein volles und für ein halb volles Paket.',
    rowHeading: 'Paket',
    columns: {
      monthly: 'Pro Monat',
      yearly: 'Pro Jahr',
      perPlaceFull: 'Je Kunde und Jahr, voll',
      perPlaceHalf: 'Je Kunde und Jahr, halb voll',
    },
    note: 'Aus dem Jahrespreis berechnet und auf ganze Cent gerundet. Jedes Jahr kostet gleich viel: Reseller-Pakete haben keinen Rabatt für das erste Jahr.',
    sum: [
      {
        title: 'Was Ihr Kunde zahlt',
        text: 'Das bestimmen Sie. Oft steckt das Hosting in einer Pauschale, zusammen mit Updates und kleinen Änderungen.',
      },
      {
        title: 'Minus, was der Platz kostet',
        text: 'Das steht in der Tabelle. Rechnen Sie mit den Kunden, die Sie heute haben.',
      },
      {
        title: 'Minus Ihre Stunden',
        text: 'Ans Telefon gehen Sie. Die Betreuung kostet meist mehr als das Hosting.',
      },
    ],
  },
  seen: {
    h2: 'Was Ihre Kunden von uns sehen',
    lead: 'So viel White Label ist möglich.',
    head: ['Punkt', 'Ihr Kunde sieht', 'So funktioniert es'],
    rows: [
      ['Name und Preis', 'Ihre', 'Sie verkaufen unter Ihrer Marke und legen den Preis selbst fest.'],
      ['Vertrag und Rechnung', 'Ihre', 'Den Vertrag schließen Sie mit Ihrem Kunden. Unsere Rechnung geht an Sie.'],
      ['Fragen und Störungen', 'Sie', 'Sie sind Ansprechpartner. Kommen Sie nicht weiter, hilft unser Helpdesk Ihnen.'],
      [
        'Nameserver und Mailserver',
        'Unsere Namen',
        `Sie heißen zum Beispiel ${brand.servers.names[0]} und ${brand.servers.mail}. Wer nachsieht, erkennt also, wo eine Website liegt.`,
      ],
      [
        'E-Mails',
        'Nur zu seiner Domain',
        'Ist Ihr Kunde Inhaber, kann die Registrierungsstelle verlangen, dass er seine E-Mail-Adresse bestätigt.',
      ],
      [
        'Logo in der Verwaltung',
        'Unseres',
        'Nameserver mit Ihrem Namen oder eine Oberfläche mit Ihrem Logo bieten wir nicht an.',
      ],
    ],
  },
  loose: {
    h2: 'Reseller-Paket oder einzelne Pakete?',
    lead: 'Mit wenigen Kunden ist einzelnes Webhosting oft günstiger.',
    head: ['Frage', 'Reseller-Paket', 'Einzelnes Webhosting'],
    rows: [
      ['Wer ist unser Kunde?', 'Sie', 'Sie oder Ihr Kunde, je Paket wählbar'],
      ['Rechnungen', 'Eine für das ganze Paket', 'Eine je Bestellung, mit eigener Laufzeit'],
      [
        'Platz und Backups',
        'Sie teilen das Paket unter Ihren Kunden auf',
        'Jedes Paket hat festen Platz und feste Aufbewahrungszeiten für Backups',
      ],
      [
        'Kunde will allein weiter',
        'Sie ziehen die Website für ihn um',
        'Läuft das Paket auf seinen Namen, ändert sich nichts',
      ],
      [
        'Sinnvoll, wenn',
        'Sie viele Kunden haben und sie selbst betreuen',
        'Sie wenige haben oder Ihre Kunden selbst zahlen möchten',
      ],
    ],
  },
  moving: {
    h2: 'So ziehen viele Websites um',
    lead: 'Der Umzugsservice ist auch hier kostenlos.',
    items: [
      {
        title: 'Sie machen eine Liste',
        text: 'Je Website: die Domain, wo sie jetzt liegt und ob E-Mail dazugehört. Ganz oben steht die, mit der wir anfangen.',
        who: 'Sie',
      },
      {
        title: 'Wir kopieren in Gruppen',
        text: 'Wir testen jede Kopie unter einer temporären Adresse (Vorschau). Besucher sehen solange die alte Website.',
        who: 'Wir',
      },
      {
        title: 'Sie geben jede Website einzeln frei',
        text: `Erst nach Ihrer Freigabe stellen wir eine Domain um. Eine Gruppe dauert ${movingTime}. Kündigen Sie das alte Paket zuletzt.`,
        who: 'Gemeinsam',
      },
    ],
  },
  threeYears: {
    lead: 'Jedes Jahr kostet gleich viel.',
    note: 'Domains sind nicht mitgerechnet.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Rechnen Sie es in den Preis ein, den Sie Ihren Kunden nennen.',
    items: [
      {
        title: 'Domains',
        text: 'Die Hauptdomain und die Domains Ihrer Kunden registrieren Sie einzeln oder ziehen sie um, jeweils zum Preis der Endung.',
        link: { label: 'Preise ansehen', page: 'buyDomain' },
      },
      {
        title: 'Hilfe für Ihre Kunden',
        text: `Wir helfen Ihnen, Sie helfen Ihren Kunden. Mit dem Extra „Vorrang“ antworten wir ${priorityAnswerTime}.`,
      },
      {
        title: 'Backup der E-Mails',
        text: 'Wir sichern Dateien und Datenbanken Ihrer Kunden, E-Mails nicht. Was unersetzlich ist, sichern Sie auch selbst.',
      },
      {
        title: 'Pflege von WordPress',
        text: 'Updates von WordPress und Plug-ins machen hier Sie. Wir machen sie nur beim WordPress-Hosting.',
        link: { label: 'Zum WordPress-Hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Verantwortung für Ihre Kunden',
        text: 'Sie sorgen dafür, dass sie sich an unsere Regeln halten: kein Spam, kein Phishing, nichts, was Rechte anderer verletzt. Den AV-Vertrag mit ihnen schließen Sie.',
      },
      {
        title: 'Rechnungen an Ihre Kunden',
        text: 'Die schreiben Sie selbst. Unsere Rechnung an Sie kommt als PDF und als E-Rechnung.',
      },
    ],
  },
  faq: {
    h2: 'Fragen von Agenturen',
    lead: 'Eine Frage zu Ihrer Situation?',
    items: [
      {
        question: 'Wer sollte Inhaber der Domains sein?',
        answer:
          'Ihr Kunde, wenn Sie nichts anderes vereinbart haben. Der Inhaber entscheidet über die Domain, bei DENIC ebenso wie bei anderen Registrierungsstellen.',
      },
      {
        question: 'Wie ist das mit der Umsatzsteuer?',
        answer:
          'Unser Sitz ist in den Niederlanden. Mit einer bestätigten deutschen USt-IdNr. berechnen wir keine Mehrwertsteuer, Sie schulden sie nach §\u00a013b UStG selbst, auch als Kleinunternehmer. Ohne USt-IdNr. gilt der deutsche Satz.',
      },
      {
        question: 'Was wird aus meinen Kunden, wenn ich aufhöre?',
        answer: `Ziehen Sie zuerst Ihre Kunden um und kündigen Sie dann, nach der ersten Laufzeit mit ${notice}. Nach dem Ende bewahren wir die Daten noch ${dataAfterEnd} auf.`,
      },
    ],
  },
  next: {
    h2: 'Andere Hostingpakete',
    items: [
      {
        page: 'webhosting',
        label: 'Einzelnes Webhosting',
        text: 'Für wenige Kunden, jeder mit eigener Rechnung.',
      },
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting',
        text: 'Mit Updates durch uns und, ab dem Strauch, einer Testumgebung.',
      },
      {
        page: 'contact',
        label: 'Umzug besprechen',
        text: 'Schicken Sie uns Ihre Liste, wir sagen, was umziehen kann.',
      },
    ],
  },
}
