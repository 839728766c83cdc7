import type { ResellerPageText } from './reseller-page.tsx'
import { brand } from '#site/brand.ts'

export const resellerDe: ResellerPageText<'de'> = {
  head: {
    label: 'Reseller-Hosting',
    title: 'Reseller-Hosting für Agenturen',
    description:
      'Reseller-Hosting für alle, die Websites für andere bauen und betreuen. Alle Kunden in einem Paket, monatlich oder jährlich mit Rabatt.',
    h1: 'Hosting für Ihre Kunden.',
    lead: 'Betreuen Sie die Websites Ihrer Kunden in einem Paket und legen Sie Ihre Preise selbst fest. Sie zahlen monatlich, oder jährlich mit Rabatt.',
  },
  hero: {
    choose: 'Paket wählen',
    second: { label: 'Oder erst eine Frage stellen', page: 'contact' },
  },
  argument: {
    h2: 'Ihre Kunden, Ihr Preis, ein Paket',
    paragraphs: [
      'Sie bauen Websites für andere und möchten sie auch betreiben. Dann können Sie für jeden Kunden ein einzelnes Paket bestellen, jeweils mit eigener Rechnung und eigener Laufzeit. Oder Sie nehmen ein Reseller-Paket und geben jedem Kunden darin einen eigenen Platz.',
      'Wir sind dann Ihr Lieferant, und Sie sind der Anbieter Ihrer Kunden. Sie entscheiden, wie das Hosting bei Ihnen heißt, was es kostet und was Sie dazu leisten.',
    ],
    points: [
      {
        title: 'Eine Rechnung',
        text: 'Ihr Paket hängt an einer Hauptdomain, meist der Ihrer Agentur. Dafür bekommen Sie eine Rechnung, ganz gleich, wie viele Kunden darin sind. Nehmen Sie ein zweites Paket, bekommt es eine eigene Hauptdomain, damit Sie die Kosten trennen können.',
      },
      {
        title: 'Getrennte Pakete',
        text: 'Jeder Kunde hat ein eigenes Hostingpaket mit eigenem SSL-Zertifikat. So bleiben Websites und Daten getrennt.',
      },
      {
        title: 'Monatlich oder jährlich',
        text: 'Beginnen Sie monatlich, solange Sie nicht wissen, wie es läuft. Jährlich gezahlt ist das Paket günstiger als zwölf einzelne Monate.',
      },
    ],
  },
  shelf: {
    customers: ['Bäcker', 'Praxis', 'Friseur', 'Atelier', 'Verein'],
    mainDomain: 'ihre-agentur.de',
    says: 'eine Hauptdomain, eine Rechnung',
  },
  packages: {
    h2: 'Vier Größen für Ihr Regal',
    fits: {
      'reseller-10': 'Für Selbstständige mit den ersten Kunden.',
      'reseller-25': 'Für eine Agentur mit festem Kundenstamm.',
      'reseller-50': 'Für eine Agentur, die Betreuung verkauft.',
      'reseller-100': 'Für alle, die Hosting zum Geschäftszweig machen.',
    },
  },
  places: {
    h2: 'Was ein Kunde Sie kostet',
    lead: 'Auch ein leerer Platz kostet Geld. Deshalb steht hier nicht nur, was ein Kunde in einem vollen Paket kostet, sondern auch in einem halb vollen.',
    rowHeading: 'Paket',
    columns: {
      monthly: 'Pro Monat',
      yearly: 'Pro Jahr',
      perPlaceFull: 'Je Kunde und Jahr, voll',
      perPlaceHalf: 'Je Kunde und Jahr, halb voll',
    },
    note: 'Aus dem Jahrespreis berechnet und auf ganze Cent gerundet. Nach dem ersten Jahr ändert sich der Preis nicht: Reseller-Pakete haben keinen Rabatt für das erste Jahr.',
    sum: [
      {
        title: 'Was Ihr Kunde zahlt',
        text: 'Das bestimmen Sie. Oft steckt das Hosting in einer Pauschale, zusammen mit Updates und kleinen Änderungen.',
      },
      {
        title: 'Minus, was der Platz kostet',
        text: 'Das steht in der Tabelle. Rechnen Sie mit den Kunden, die Sie haben, und nicht mit denen, die Sie sich wünschen.',
      },
      {
        title: 'Minus Ihre Stunden',
        text: 'Ans Telefon gehen Sie. Schätzen Sie ehrlich, wie viel Zeit ein Kunde im Jahr kostet: Dieser Posten ist meist größer als das Hosting.',
      },
    ],
  },
  seen: {
    h2: 'Was Ihre Kunden von uns sehen',
    lead: 'Oft heißt das White Label, und manchmal verspricht das Wort zu viel. So ist es bei uns.',
    head: ['Punkt', 'Ihr Kunde sieht', 'So funktioniert es'],
    rows: [
      ['Name und Preis', 'Ihren', 'Sie verkaufen unter Ihrem eigenen Namen und legen den Preis selbst fest.'],
      ['Vertrag und Rechnung', 'Ihre', 'Den Vertrag schließen Sie mit Ihrem Kunden. Unsere Rechnung geht an Sie.'],
      ['Fragen und Störungen', 'Sie', 'Sie sind Ansprechpartner. Kommen Sie nicht weiter, hilft unser Helpdesk Ihnen.'],
      [
        'Nameserver und Mailserver',
        'Unsere Namen',
        `Sie heißen zum Beispiel ${brand.servers.names[0]} und ${brand.servers.mail}. Wer nachsieht, erkennt also, wo eine Website liegt.`,
      ],
      [
        'Logo in der Verwaltung',
        'Versprechen wir nicht',
        'Nameserver mit Ihrem Namen oder eine Oberfläche mit Ihrem Logo gehören nicht zum Paket. Ist das für Sie entscheidend, fragen Sie uns vor der Bestellung.',
      ],
    ],
  },
  loose: {
    h2: 'Reseller-Paket oder einzelne Pakete?',
    lead: 'Mit drei Kunden sind Sie mit einzelnem Webhosting vielleicht besser bedient. Das dürfen Sie ruhig von uns hören.',
    head: ['Frage', 'Reseller-Paket', 'Einzelnes Webhosting'],
    rows: [
      ['Wer ist unser Kunde?', 'Sie', 'Sie oder Ihr Kunde, je Paket wählbar'],
      ['Rechnungen', 'Eine für das ganze Paket', 'Eine je Bestellung, mit eigener Laufzeit'],
      [
        'Platz und Sicherungen',
        'Sie teilen das Paket unter Ihren Kunden auf',
        'Je Größe steht fest, wie viel Platz es gibt und wie lange wir Sicherungen aufbewahren',
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
    lead: 'Der Umzugsservice ist auch hier kostenlos. Ihr altes Paket läuft weiter, bis die letzte Website da ist.',
    items: [
      {
        title: 'Sie machen eine Liste',
        text: 'Je Website: die Domain, wo sie jetzt liegt und ob E-Mail dazugehört. Ganz oben steht eine, mit der Sie den Anfang wagen.',
        who: 'Sie',
      },
      {
        title: 'Wir kopieren in Gruppen',
        text: 'Wir verabreden, wie viele Websites an die Reihe kommen, und testen jede Kopie unter einer vorläufigen Adresse. Besucher sehen solange die alte.',
        who: 'Wir',
      },
      {
        title: 'Sie geben frei, eine nach der anderen',
        text: 'Erst nach Ihrer Freigabe stellen wir eine Domain um. Rechnen Sie je Gruppe mit etwa drei Werktagen, und kündigen Sie das alte Paket zuletzt.',
        who: 'Gemeinsam',
      },
    ],
  },
  threeYears: {
    h2: 'Drei Jahre Reseller',
    lead: 'Bei jährlicher Zahlung. Ohne Rabatt am Anfang gibt es auch keinen Sprung danach: Jedes Jahr kostet gleich viel.',
    note: 'Domains sind nicht mitgerechnet. Nach der ersten Laufzeit können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist.',
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
        text: 'Wir helfen Ihnen, Sie helfen Ihren Kunden. Vorrang bei unserem Helpdesk können Sie zum Paket dazunehmen.',
      },
      {
        title: 'Feste Zeiten für Sicherungen',
        text: 'Bei unserem Webhosting steht je Größe, wie lange wir Sicherungen aufbewahren, hier nicht. Behalten Sie von jeder Website selbst eine Kopie.',
      },
      {
        title: 'Pflege von WordPress',
        text: 'Automatische Updates und eine Testumgebung gehören zum WordPress-Hosting. Im Reseller-Paket übernehmen Sie die Pflege.',
        link: { label: 'Zum WordPress-Hosting', page: 'wordpressHosting' },
      },
      {
        title: 'Rechnungen an Ihre Kunden',
        text: 'Die schreiben Sie selbst, mit Ihrer Umsatzsteuer. Von uns bekommen Sie die Eingangsrechnung als PDF und als E-Rechnung.',
      },
    ],
  },
  faq: {
    h2: 'Fragen von Agenturen',
    lead: 'Eine Frage zu Ihrer Situation?',
    items: [
      {
        question: 'Was ist eine Hauptdomain?',
        answer:
          'Die Domain, an der Ihr Paket hängt, meist die Ihrer Agentur. Unter diesem Namen steht das Paket auf der Rechnung. Sie wählen sie bei der Bestellung: neu, oder eine, die Sie schon haben.',
      },
      {
        question: 'Bekommen meine Kunden Post von Ihnen?',
        answer:
          'Rechnungen nicht, denn unser Kunde sind Sie. Eine Ausnahme gibt es: Ist Ihr Kunde Inhaber einer Domain, kann die Vergabestelle verlangen, dass er seine E-Mail-Adresse bestätigt. Diese Nachricht geht an den Inhaber. Kündigen Sie sie an, dann wundert sich niemand.',
      },
      {
        question: 'Wer sollte Inhaber der Domains sein?',
        answer:
          'Ihr Kunde, wenn Sie nichts anderes vereinbart haben. Der Inhaber entscheidet über die Domain, bei .de ebenso wie bei anderen Endungen. Stehen Sie selbst dort, wird es spätestens dann ein Thema, wenn ein Kunde geht.',
      },
      {
        question: 'Wie ist das mit der Umsatzsteuer?',
        answer:
          'Wir sitzen in den Niederlanden. Mit einer bestätigten deutschen USt-IdNr. berechnen wir keine Mehrwertsteuer, die Steuerschuld geht auf Sie über. Bis die Nummer bestätigt ist, rechnen wir mit Mehrwertsteuer.',
      },
      {
        question: 'Kann ich später ein größeres Paket nehmen?',
        answer:
          'Ja. Wir ziehen Sie in die nächste Größe um und rechnen an, was Sie im Voraus bezahlt haben. Nehmen Sie deshalb zuerst die Größe, die Sie heute füllen.',
      },
      {
        question: 'Wer haftet für das, was meine Kunden tun?',
        answer:
          'Sie schließen die Verträge mit Ihren Kunden und sorgen dafür, dass sie sich an unsere Regeln halten: kein Spam, kein Phishing, nichts, was Rechte anderer verletzt. Liegen personenbezogene Daten auf den Websites, vereinbaren Sie auch mit Ihren Kunden, wie Sie damit umgehen.',
      },
      {
        question: 'Was wird aus meinen Kunden, wenn ich aufhöre?',
        answer:
          'Sie kündigen selbst und bestimmen den Tag, nach der ersten Laufzeit mit höchstens einem Monat Frist. Nach dem Ende behalten wir die Daten noch 14 Tage. Ziehen Sie also zuerst Ihre Kunden um und kündigen Sie dann.',
      },
    ],
  },
  next: {
    h2: 'Passt es nicht ganz?',
    items: [
      {
        page: 'webhosting',
        label: 'Einzelnes Webhosting',
        text: 'Für wenige Kunden, mit festem Platz und festen Zeiten für Sicherungen.',
      },
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting',
        text: 'Mit automatischen Updates und, ab dem Strauch, einer Testumgebung.',
      },
      {
        page: 'contact',
        label: 'Umzug besprechen',
        text: 'Schicken Sie uns Ihre Liste, und wir sagen, was mitkann und in welcher Reihenfolge.',
      },
    ],
  },
}
