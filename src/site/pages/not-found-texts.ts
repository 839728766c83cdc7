import type { SiteLocale } from '#core/locale/locale.ts'

/** Texts of the 404 page, in the language of the unknown path. */
const nl = {
  title: 'Pagina niet gevonden',
  description: 'Deze pagina bestaat niet of niet meer. Zoek op deze site, of begin opnieuw op de homepage.',
  h1: 'Deze pagina bestaat niet.',
  lead: 'Misschien zit er een tikfout in het adres, of is de pagina verhuisd. Zoek hieronder verder, of begin opnieuw.',
  homeLink: 'Naar de homepage',
  helpdeskLink: 'Vraag het de helpdesk',
}

const de: typeof nl = {
  title: 'Seite nicht gefunden',
  description:
    'Diese Seite gibt es nicht oder nicht mehr. Suchen Sie auf dieser Website oder gehen Sie zur Startseite.',
  h1: 'Diese Seite gibt es nicht.',
  lead: 'Vielleicht hat sich ein Tippfehler in die Adresse geschlichen, oder die Seite ist umgezogen. Suchen Sie hier weiter, oder beginnen Sie von vorn.',
  homeLink: 'Zur Startseite',
  helpdeskLink: 'Den Helpdesk fragen',
}

export const notFoundTexts: Readonly<Record<SiteLocale, typeof nl>> = { nl, de }
