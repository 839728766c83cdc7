import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const hostingPagesDe = {
  wordpressHosting: {
    label: 'WordPress-Hosting',
    menuLine: 'WordPress steht bereit, Updates laufen von selbst.',
    title: 'WordPress-Hosting in drei Größen',
    description:
      'WordPress-Hosting mit fertig eingerichtetem WordPress, automatischen Updates und einer Sicherung in jeder Nacht. Der Umzug ist kostenlos.',
    h1: 'WordPress mit Wurzeln.',
    lead: 'WordPress steht bereit, Updates laufen von selbst und jede Nacht machen wir eine Sicherung. Sie schreiben, wir gießen.',
  },
  buildWordpressSite: {
    label: 'WordPress-Website erstellen',
    menuLine: 'Design wählen und losschreiben.',
    title: 'WordPress-Website erstellen: so fangen Sie an',
    description:
      'Erstellen Sie Ihre eigene Website mit WordPress. Wir richten WordPress für Sie ein, Sie wählen ein Design und schreiben die erste Seite.',
    h1: 'Design wählen, losschreiben.',
    lead: 'Wir richten WordPress für Sie ein, Sie füllen die Seiten. Online geht Ihre Website erst, wenn sie Ihnen gefällt.',
  },
  buildWoocommerceShop: {
    label: 'WooCommerce-Webshop erstellen',
    menuLine: 'Ihr Shop auf WordPress, ohne Umwege.',
    title: 'WooCommerce-Webshop erstellen mit WordPress',
    description:
      'Eröffnen Sie einen Webshop mit WooCommerce auf WordPress. Mit Testumgebung für sichere Umbauten und Sicherungen, die wir 30 Tage behalten.',
    h1: 'Verkaufen mit WooCommerce.',
    lead: 'Ihr Shop läuft auf WordPress, Sie können also alles daran umbauen. Wir sorgen für Platz, Sicherungen und eine Testumgebung.',
  },
  moveWordpress: {
    label: 'WordPress-Website umziehen',
    menuLine: 'Kostenlos. Wir packen an, Sie geben frei.',
    title: 'WordPress-Website kostenlos umziehen',
    description:
      'Lassen Sie Ihre WordPress-Website kostenlos umziehen, mit Theme, Plug-ins und Datenbank. Die alte bleibt online, bis Sie die neue freigeben.',
    h1: 'Ihre WordPress-Website zieht kostenlos um.',
    lead: 'Wir kopieren Theme, Plug-ins und alle Beiträge und testen sie unter einer vorläufigen Adresse. Ihre alte Website bleibt online, bis Sie die neue freigeben.',
  },
  buildWebshop: {
    label: 'Webshop erstellen',
    menuLine: 'Ihr Stand steht an einem Abend.',
    title: 'Webshop erstellen ohne Programmieren',
    description:
      'Erstellen Sie Ihren Webshop ohne Programmieren. Mit den Kosten für drei Jahre, dem Vergleich mit WooCommerce und Ihren Pflichten als Händler.',
    h1: 'Eröffnen Sie Ihren Stand.',
    lead: 'Stellen Sie Ihre Artikel ein, schreiben Sie ein paar Worte dazu und öffnen Sie. Ihre Kundschaft bezahlt gleich online.',
  },
  webhosting: {
    label: 'Webhosting',
    menuLine: 'Platz für alles, was Sie selbst bauen.',
    title: 'Webhosting, das mit Ihrer Website wächst',
    description:
      'Webhosting in drei Größen, mit E-Mail, SSL und täglicher Sicherung. Beginnen Sie klein und wechseln Sie, wenn der Platz knapp wird.',
    h1: 'Webhosting, das mitwächst.',
    lead: 'Beginnen Sie klein und wechseln Sie, wenn Sie mehr Platz brauchen. Sie sehen immer beide Preise: für das erste Jahr und für die Zeit danach.',
  },
  resellerHosting: {
    label: 'Reseller-Hosting',
    title: 'Reseller-Hosting für Agenturen',
    description:
      'Reseller-Hosting für alle, die Websites für andere bauen und betreuen. Alle Kunden in einem Paket, monatlich oder jährlich mit Rabatt.',
    h1: 'Hosting für Ihre Kunden.',
    lead: 'Betreuen Sie die Websites Ihrer Kunden in einem Paket und legen Sie Ihre Preise selbst fest. Sie zahlen monatlich, oder jährlich mit Rabatt.',
  },
} satisfies Partial<Record<PageIdIn<'de'>, PageText>>
