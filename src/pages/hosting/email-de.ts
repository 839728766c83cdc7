import type { EmailPageText } from './email-page.tsx'
import { brand } from '#site/brand.ts'

export const emailDe: EmailPageText<'de'> = {
  head: {
    label: 'E-Mail-Hosting',
    menuLine: 'E-Mail mit eigener Domain, auch ohne Website.',
    title: 'E-Mail-Hosting mit eigener Domain',
    description:
      'E-Mail mit Ihrer eigenen Domain, auch ohne Website. Wählen Sie die Größe Ihres Postfachs und auf Wunsch einen gemeinsamen Kalender.',
    h1: 'E-Mail mit Ihrem Namen.',
    lead: 'Eine Adresse, die zu Ihnen passt, auch wenn Sie noch keine Website haben. Nehmen Sie ein Postfach für sich oder gleich mehrere für das Team.',
  },
  hero: {
    choose: 'Postfach wählen',
    second: { label: 'Erst eine Domain suchen', page: 'registerDomain' },
  },
  sender: {
    h2: 'Zweimal dasselbe Angebot',
    lead: 'Eine Gratis-Adresse kann jedem gehören. Steht Ihr eigener Name hinter dem @, weiß Ihr Gegenüber sofort, wer schreibt und wo man Sie findet.',
    inbox: 'So kommt es bei Ihren Kunden an',
    messages: [
      { from: 'gruener…83@gmail.com', subject: 'Angebot für Ihren Garten', verdict: 'Von wem ist das?' },
      { from: 'jana@gruenerdaumen.de', subject: 'Angebot für Ihren Garten', verdict: 'Von Jana, von Grüner Daumen' },
    ],
    points: [
      {
        title: 'Die Adresse bleibt Ihnen',
        text: 'Sie gehört zu Ihrer Domain und nicht zu einem Anbieter. Wechseln Sie später, nehmen Sie die Domain mit und behalten jede Adresse. Mit einer Gratis-Adresse geht das nicht.',
      },
      {
        title: 'Wer geht, lässt die Adresse da',
        text: 'Mitarbeitende bekommen eine Adresse mit Ihrer Domain. Verlässt jemand den Betrieb, bleiben Adresse und Post bei Ihnen.',
      },
      {
        title: 'Auch ohne Website',
        text: 'Eine Domain und ein Postfach genügen. Die Website kann später kommen, woanders liegen oder ganz wegbleiben.',
      },
    ],
  },
  packages: {
    h2: 'Drei Größen Postfach',
    fits: {
      'email-stek': 'Für Sie allein, mit genug Platz für den Anfang.',
      'email-struik': 'Für alle, die viel aufheben und einen Kalender möchten.',
      'email-boom': 'Für ein kleines Team, das gemeinsam plant.',
    },
  },
  ways: {
    h2: 'Nur E-Mail oder gleich mit Webhosting?',
    lead: 'Zum Webhosting gehören auch E-Mail-Adressen. Wollen Sie ohnehin eine Website, fahren Sie damit oft günstiger. Wollen Sie nur mailen, nicht.',
    rowHeading: 'Frage',
    firstYear: 'Kleinste Größe, erstes Jahr',
    renewal: 'Danach pro Jahr',
    ways: [
      { slug: 'email-stek', label: 'E-Mail-Hosting' },
      { slug: 'webhosting-stek', label: 'Webhosting' },
    ],
    rows: [
      ['Passt, wenn', 'Ihre Website woanders liegt oder es keine gibt', 'Sie Website und E-Mail an einem Ort möchten'],
      ['Postfächer', 'Eines, oder ein Paket für das Team', 'Mehrere Adressen, je nach Größe'],
      ['Kalender', 'Beim Strauch, gemeinsam beim Baum', 'Nicht enthalten'],
      ['Website', 'Nicht enthalten', 'Enthalten, mit SSL und täglicher Sicherung'],
      ['Zahlung', 'Jährlich', 'Jährlich oder monatlich'],
    ],
  },
  moving: {
    h2: 'Ihre alten E-Mails ziehen mit um',
    lead: 'Kostenlos und mit allen Ordnern. Ihr altes Postfach empfängt währenddessen weiter.',
    items: [
      {
        title: 'Sie geben uns Zugang',
        text: 'Wählen Sie bei der Bestellung den kostenlosen Umzugsservice und sagen Sie, dass die E-Mails mitsollen. Wir fragen Sie danach nach dem Zugang zum alten Postfach.',
        who: 'Sie',
      },
      {
        title: 'Wir kopieren Ihre Ordner',
        text: 'Alle Nachrichten liegen danach in denselben Ordnern im neuen Postfach. Am alten Ort ändert sich nichts. Kalender und Kontakte übertragen Sie selbst.',
        who: 'Wir',
      },
      {
        title: 'Ihre Post kommt zu uns',
        text: 'Sie prüfen, ob alles da ist, und geben frei. Dann stellen wir die Zustellung um und holen nach, was inzwischen noch im alten Postfach angekommen ist.',
        who: 'Gemeinsam',
      },
    ],
  },
  devices: {
    h2: 'Auf dem Handy, am Rechner und im Browser',
    lead: 'Das Programm, das Sie schon nutzen, funktioniert auch hier. Sie brauchen Ihre Adresse, Ihr Passwort und diese Angaben.',
    rowHeading: 'Wofür',
    columns: { server: 'Server', port: 'Port', security: 'Sicherheit' },
    receive: 'Empfangen (IMAP)',
    send: 'Senden (SMTP)',
    sendOtherwise: 'Senden, falls das nicht geht',
    webmail: 'Ohne Programm, im Browser',
    articles: 'Schritt für Schritt, je nach Gerät',
  },
  spam: {
    h2: 'Warum echte Post im Spam landet',
    paragraphs: [
      'Jeder kann Ihre Adresse als Absender auf eine E-Mail schreiben, so wie auf einen Briefumschlag. Deshalb prüfen Gmail, GMX, Outlook und andere, ob eine Nachricht wirklich von Ihnen kommt. Das lesen sie an drei Einträgen im DNS Ihrer Domain ab.',
      'Fehlen diese Einträge oder stimmen sie nach einem Umzug nicht mehr, landet auch Ihre echte Post im Spam. Liegen Nameserver und E-Mail bei uns, richten wir die Einträge für Sie ein. Verwalten Sie das DNS anderswo, übernehmen Sie sie dort. Eine Garantie sind sie nicht: Wer ungefragt Werbung verschickt, wird trotzdem aussortiert.',
    ],
    points: [
      {
        title: 'SPF: die Liste der Zusteller',
        text: 'Hier steht, welche Server Post in Ihrem Namen zustellen dürfen. Kommt eine Nachricht von einem anderen, stimmt etwas nicht.',
      },
      {
        title: 'DKIM: das Siegel',
        text: 'Jede Nachricht trägt eine digitale Unterschrift. Wurde unterwegs etwas verändert, passt sie nicht mehr, und der Empfänger sieht das.',
      },
      {
        title: 'DMARC: die Anweisung',
        text: 'Hier legen Sie fest, was mit Post geschieht, die nicht durch die Prüfung kommt: durchlassen, aussortieren oder ablehnen.',
      },
    ],
  },
  threeYears: {
    h2: 'Was Ihr Postfach in drei Jahren kostet',
    lead: 'Das erste Jahr ist günstiger als die folgenden. Hier ist alles zusammengezählt.',
    note: 'Die Domain zahlen Sie extra, deshalb hat sie eine eigene Zeile. Nach dem ersten Jahr können Sie an jedem Tag kündigen und bekommen zurück, was Sie nicht mehr nutzen.',
  },
  notIncluded: {
    h2: 'Was nicht dabei ist',
    lead: 'Gut zu wissen, bevor Sie bestellen.',
    items: [
      {
        title: 'Die Domain',
        text: 'Die wählen Sie einzeln, oder Sie nehmen eine, die Sie schon haben. Sie darf auch bei einem anderen Anbieter bleiben.',
        link: { label: 'Domain suchen', page: 'registerDomain' },
      },
      {
        title: 'Eine Website',
        text: 'Ein Postfach ist nur für E-Mails da. Beim Webhosting bekommen Sie Platz für eine Website, und E-Mail ist dabei.',
        link: { label: 'Zum Webhosting', page: 'webhosting' },
      },
      {
        title: 'Newsletter',
        text: 'Ein Postfach ist für Post von Mensch zu Mensch. Wer Hunderte auf einmal anschreibt, nimmt dafür einen Dienst, der Einwilligungen und Abmeldungen verwaltet.',
      },
      {
        title: 'Bürosoftware',
        text: 'Sie bekommen E-Mail, bei Strauch und Baum auch einen Kalender. Programme wie Word oder Excel gehören nicht dazu.',
      },
      {
        title: 'Sicherungen und Archiv',
        text: 'Feste Aufbewahrungszeiten für Sicherungen gibt es bei unseren Hosting-Paketen. Geschäftliche Post, die Sie nach dem Gesetz aufbewahren müssen, archivieren Sie selbst.',
      },
    ],
  },
  faq: {
    h2: 'Fragen zu E-Mail',
    lead: 'Ihre Frage ist nicht dabei?',
    items: [
      {
        question: 'Kann ich meine Adresse von Gmail, GMX oder Web.de mitnehmen?',
        answer:
          'Die Adresse nicht, die gehört dem Anbieter. Ihre Nachrichten schon: Die ziehen wir um. Richten Sie am alten Ort eine Weiterleitung ein, dann entgeht Ihnen nichts von Leuten, die noch die alte Adresse nutzen.',
      },
      {
        question: 'Meine Domain liegt bei einem anderen Anbieter. Geht das?',
        answer:
          'Ja. Sie leiten dort nur die Post zu uns, mit einigen Einträgen im DNS. Welche das sind, erfahren Sie von uns. Die Domain muss nicht umziehen, darf aber.',
      },
      {
        question: 'Geht beim Umzug Post verloren?',
        answer:
          'Nein, denn Ihr altes Postfach empfängt, bis wir umstellen. Nicht alle Absender bemerken die Änderung im selben Moment, deshalb kann noch ein, zwei Tage lang etwas am alten Ort ankommen. Das holen wir nach. Kündigen Sie das alte Postfach erst danach.',
      },
      {
        question: 'Wie viele Adressen bekomme ich?',
        answer:
          'Jedes Postfach hat eine eigene Adresse und ein eigenes Passwort. Wie viele zu einer Größe gehören, steht oben in der Tabelle. Brauchen Sie eines mehr, nehmen Sie ein zusätzliches Postfach zum Paket.',
      },
      {
        question: 'Was mache ich, wenn das Postfach voll ist?',
        answer:
          'Schauen Sie zuerst bei den gesendeten Nachrichten nach, dort liegen die größten Anhänge. Reicht das nicht, nehmen Sie ein größeres Postfach oder die nächste Größe. Was Sie schon bezahlt haben, rechnen wir an.',
      },
      {
        question: 'Kann ich meine E-Mails auf mehreren Geräten lesen?',
        answer:
          'Ja. Mit IMAP bleibt die Post auf dem Server, und Sie sehen auf dem Handy, am Rechner und im Browser dasselbe. Was Sie an einem Gerät lesen oder löschen, ist am anderen ebenso gelesen oder gelöscht.',
      },
      {
        question: 'Was passiert nach dem ersten Jahr?',
        answer: `Ihr Postfach läuft zu dem Preis weiter, der mit „danach“ angegeben ist. Ab dann können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen. Das geht in ${brand.portalName.de} oder ohne Anmeldung über „Verträge hier kündigen“ am Ende dieser Seite.`,
      },
    ],
  },
  next: {
    h2: 'Und dann?',
    items: [
      {
        page: 'registerDomain',
        label: 'Domain suchen',
        text: 'Das Stück hinter dem @. Sehen Sie nach, was frei ist und was es jetzt und später kostet.',
      },
      {
        page: 'moveDomain',
        label: 'Domain umziehen',
        text: 'Domain und E-Mail lieber an einem Ort? Mit dem Auth-Code ziehen Sie um, und Ihre Post läuft weiter.',
      },
      {
        page: 'buildWordpressSite',
        label: 'Website dazu erstellen',
        text: 'Ein paar Seiten mit dem, was Sie tun und wie man Sie erreicht. WordPress steht dafür bereit.',
      },
    ],
  },
}
