import type { AboutText } from './about-page.tsx'
import { brand } from '#site/brand.ts'

export const aboutDe: AboutText<'de'> = {
  head: {
    label: 'Über uns',
    title: 'Über uns: wer wir sind und wie wir arbeiten',
    description: `Lernen Sie ${brand.name} kennen: Domains und Hosting aus den Niederlanden, mit offenen Preisen und Menschen, die beim Umzug anpacken.`,
    h1: 'Eine Gärtnerei für Websites.',
    lead: `${brand.name} verkauft Namen, Hosting und alles, was darauf wächst. Wir sagen vorher, was etwas kostet, und packen beim Umzug mit an.`,
  },
  story: {
    h2: 'Ein Steckling ist ein Anfang',
    paragraphs: [
      'Ein „stek“ ist im Niederländischen ein Zweig, den man in die Erde setzt und der eine Pflanze wird. Und es ist ein Platz, der einem selbst gehört. Genau das verkaufen wir: einen Namen, einen Ort dafür und Raum zum Wachsen.',
      `${brand.name} ist ein niederländisches Unternehmen aus ${brand.address.city}. Wir registrieren Domains, stellen Hosting und E-Mail darunter und ziehen um, was anderswo steht. Für den Bäcker um die Ecke, für Vereine und für Menschen, die Websites bauen, in den Niederlanden und in Deutschland.`,
      'Wir sind ein Onlineshop mit Menschen dahinter. Fast alles regeln Sie selbst, wann es Ihnen passt. Kommen Sie nicht weiter, lesen Sie in einfachen Worten, woran es liegt, oder Sie fragen jemanden, der es weiß. Auf Deutsch.',
    ],
  },
  work: {
    h2: 'So arbeiten wir',
    lead: 'Vier Zusagen. Nehmen Sie uns beim Wort.',
    points: [
      {
        title: 'Erst der Preis, dann der Rest',
        text: 'Bei jedem Preis steht, was Sie jetzt zahlen und was es danach kostet, brutto und netto. Im Warenkorb kommt nichts dazu.',
      },
      {
        title: 'Wir packen an',
        text: 'Website und E-Mail ziehen wir kostenlos um. Wir machen eine Kopie, Sie prüfen sie, und erst nach Ihrem Einverständnis stellen wir um. Bis dahin bleibt Ihre alte Website online.',
      },
      {
        title: 'Gehen ist erlaubt',
        text: 'Nach der ersten Laufzeit kündigen Sie an jedem Tag, mit höchstens einem Monat Frist. Zu viel Gezahltes erhalten Sie zurück, und den Auth-Code bekommen Sie ohne Umstände.',
      },
      {
        title: 'Sagen, was ist',
        text: 'Gibt es eine Störung, steht sie auf der Statusseite. Können wir etwas nicht für Sie tun, sagen wir das, bevor Sie bezahlen.',
      },
    ],
  },
  price: {
    h2: 'Unsere Preise in einem Satz',
    text: [
      'Die erste Laufzeit ist oft günstiger, danach gilt der normale Preis, und der steht immer daneben. Sehen Sie selbst beim ',
      { label: 'Webhosting', page: 'webhosting' },
      ' oder bei den ',
      { label: 'Domains', page: 'registerDomain' },
      '.',
    ],
  },
  not: {
    h2: 'Was wir nicht tun',
    lead: 'Manchmal sagt das mehr.',
    points: [
      {
        title: 'Keine gesetzten Häkchen',
        text: 'In Ihren Warenkorb kommt nichts, was Sie nicht selbst hineingelegt haben. Extras wählen Sie, oder Sie wählen sie nicht.',
      },
      {
        title: 'Keine Uhr, die abläuft',
        text: 'Kein „nur noch zwei verfügbar“, kein Rabatt, der in zehn Minuten endet. Schlafen Sie ruhig eine Nacht darüber.',
      },
      {
        title: 'Keine Websites im Auftrag',
        text: 'Sie bekommen Werkzeug und Hilfe von uns, aber wir gestalten Ihre Website nicht. Dafür gibt es Menschen, die das besser können.',
      },
      {
        title: 'Kein Handel mit Ihren Daten',
        text: 'Wir verkaufen Ihre Daten nicht und verfolgen Sie nicht, ohne dass Sie zustimmen.',
      },
      {
        title: 'Keine Sterne von uns selbst',
        text: 'Hier finden Sie keine Bewertungen, Kundenzahlen oder Auszeichnungen. Probieren Sie es aus und urteilen Sie selbst.',
      },
      {
        title: 'Keine ungebetenen E-Mails',
        text: 'Wir schreiben zu Ihrer Bestellung, Ihrem Konto und Ihren Fragen. Einen Newsletter haben wir nicht.',
      },
    ],
  },
  next: {
    h2: 'Treten Sie näher',
    items: [
      { page: 'contact', label: 'Fragen Sie uns', text: 'Anrufen, mailen oder schreiben. Wir lesen alles selbst.' },
      { page: 'helpdesk', label: 'Nachschlagen', text: 'Anleitungen zu Domains, E-Mail, Umzug und Rechnungen.' },
      {
        page: 'moveDomain',
        label: 'Umziehen lassen',
        text: 'Ihre Domain kommt zu uns, auf Wunsch mit Website und E-Mail.',
      },
      { page: 'accessibility', label: 'Für alle', text: 'Was wir für einen barrierefreien Shop tun.' },
    ],
  },
}
