import type { PageText } from '#content/page-text.ts'
import { brand } from '#site/brand.ts'
import type { PageIdIn } from '#site/pages.ts'

export const companyPagesDe = {
  home: {
    label: 'Startseite',
    title: 'Domains, Hosting und WordPress',
    description:
      'Finden Sie Ihre Domain und das passende Hosting. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
    h1: 'Ihr eigener Platz im Internet.',
    lead: 'Suchen Sie einen Namen, wählen Sie das Hosting dazu und lassen Sie beides wachsen. Sie sehen immer zwei Preise: was Sie jetzt zahlen und was es danach kostet.',
  },
  helpdesk: {
    label: 'Helpdesk',
    menuLine: 'Antwort finden oder Frage stellen.',
    title: 'Helpdesk: Antworten und Anleitungen',
    description:
      'Antworten zu Domains, Hosting, E-Mail, Umzug und Rechnungen. Ihre Frage ist nicht dabei? Stellen Sie sie Menschen, die wirklich lesen.',
    h1: 'Wobei können wir helfen?',
    lead: 'Suchen Sie eine Antwort oder stöbern Sie in den Themen. Kommen Sie nicht weiter? Dann stellen Sie uns Ihre Frage.',
  },
  about: {
    label: 'Über uns',
    title: 'Über uns: wer wir sind und wie wir arbeiten',
    description: `Lernen Sie ${brand.name} kennen: Domains und Hosting aus den Niederlanden, mit offenen Preisen und Menschen, die beim Umzug anpacken.`,
    h1: 'Eine Gärtnerei für Websites.',
    lead: `${brand.name} verkauft Namen, Hosting und alles, was darauf wächst. Wir sagen vorher, was etwas kostet, und packen beim Umzug mit an.`,
  },
  contact: {
    label: 'Kontakt',
    title: 'Kontakt: anrufen, mailen, schreiben',
    description:
      'Fragen zu Ihrer Bestellung, Ihrer Domain oder Ihrem Umzug? Rufen Sie an, schreiben Sie eine E-Mail oder nutzen Sie das Formular.',
    h1: 'Fragen Sie uns.',
    lead: 'Rufen Sie an, schreiben Sie eine E-Mail oder nutzen Sie das Formular. Mit Ihrer Bestellnummer geht es schneller.',
  },
} satisfies Partial<Record<PageIdIn<'de'>, PageText>>
