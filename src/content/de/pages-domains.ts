import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const domainPagesDe = {
  registerDomain: {
    label: 'Domainnamen registrieren',
    menuLine: 'Namen suchen und heute noch sichern.',
    title: 'Domainnamen registrieren: suchen und sichern',
    description:
      'Suchen Sie Ihren Domainnamen und sehen Sie sofort, ob er frei ist. Zu jeder Endung steht der Preis für das erste Jahr und für danach.',
    h1: 'Ihr Name. Ab\u00a0heute Ihrer.',
    lead: 'Geben Sie einen Namen ein und Sie sehen sofort, ob er frei ist. Zu jeder Endung stehen zwei Preise: für das erste Jahr und für jedes weitere.',
  },
  moveDomain: {
    label: 'Domainnamen umziehen',
    menuLine: 'Nehmen Sie Ihren Namen mit. Wir erledigen den Rest.',
    title: 'Domainnamen umziehen mit Auth-Code',
    description:
      'Nehmen Sie Ihren Domainnamen mit dem Auth-Code Ihres bisherigen Anbieters mit. Wir beantragen den Umzug und übernehmen Ihr DNS.',
    h1: 'Ihr Name zieht mit um.',
    lead: 'Sie holen den Auth-Code bei Ihrem bisherigen Anbieter, wir beantragen den Umzug. Ihr DNS übernehmen wir, damit E-Mail und Website weiterlaufen.',
  },
  buyDomain: {
    label: 'Domainnamen kaufen',
    title: 'Domainnamen kaufen: alle Endungen und Preise',
    description:
      'Alle Endungen auf einen Blick, von .de und .com bis .berlin. Mit dem Preis für das erste Jahr, die Jahre danach und einen Umzug.',
    h1: 'Was kostet Ihr Name?',
    lead: 'Hier stehen alle Endungen mit ihren Preisen: für das erste Jahr, für die Jahre danach und für einen Umzug. So wissen Sie vorher, woran Sie sind.',
  },
  checkDomain: {
    label: 'Domainnamen prüfen',
    title: 'Domainnamen prüfen: frei oder vergeben?',
    description:
      'Prüfen Sie, ob Ihr Domainname noch frei ist. Geben Sie einen Namen ein oder fügen Sie eine ganze Liste ein, wir sehen alle nach.',
    h1: 'Ist Ihr Name noch frei?',
    lead: 'Geben Sie einen Namen ein oder fügen Sie eine ganze Liste ein. Sind wir uns bei einem Namen nicht sicher, sagen wir das dazu.',
  },
  emailHosting: {
    label: 'E-Mail-Hosting',
    menuLine: 'E-Mail mit eigener Domain, auch ohne Website.',
    title: 'E-Mail-Hosting mit eigener Domain',
    description:
      'E-Mail mit Ihrer eigenen Domain, auch ohne Website. Wählen Sie die Größe Ihres Postfachs und auf Wunsch einen gemeinsamen Kalender.',
    h1: 'E-Mail mit Ihrem Namen.',
    lead: 'Eine Adresse, die zu Ihnen passt, auch wenn Sie noch keine Website haben. Nehmen Sie ein Postfach für sich oder gleich mehrere für das Team.',
  },
} satisfies Partial<Record<PageIdIn<'de'>, PageText>>
