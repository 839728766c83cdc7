import type { PageText } from '#content/page-text.ts'
import { brand } from '#site/brand.ts'
import type { PageIdIn } from '#site/pages.ts'

export const movingPagesNl = {
  moveWebsite: {
    label: 'Website verhuizen',
    menuLine: 'Je site en je mail gaan gratis mee.',
    title: 'Website gratis laten verhuizen',
    description:
      'Laat je website en je mail gratis verhuizen, met je domeinnaam erbij. Je oude site blijft online tot jij de nieuwe hebt goedgekeurd.',
    h1: 'Wij sjouwen. Jij kijkt toe.',
    lead: 'Je website en je mail gaan gratis mee, en je domein ook als je wilt. Je oude site blijft gewoon online tot jij de nieuwe hebt goedgekeurd.',
  },
  moveFromTransip: {
    label: 'TransIP',
    title: 'Website verhuizen van TransIP',
    description:
      'Verhuis je site en je mail gratis weg bij TransIP, met je domeinnaam. Wij kopiëren en testen alles, jij geeft akkoord voordat er iets verandert.',
    h1: `Van TransIP naar ${brand.name}.`,
    lead: 'Wij laden in, rijden en zetten alles weer neer: je site, je mail en je domeinnaam. De verhuisservice is gratis, en je oude site blijft online tot jij akkoord geeft.',
  },
  moveFromVimexx: {
    label: 'Vimexx',
    title: 'Website verhuizen van Vimexx',
    description:
      'Overstappen van Vimexx? We zetten je bestanden, database en mailboxen gratis over. Opzeggen doe je pas als alles hier draait.',
    h1: `Van Vimexx naar ${brand.name}.`,
    lead: 'Laat je pakket bij Vimexx nog even staan, dan kopiëren wij je site en je mailboxen. Opzeggen doe je pas als hier alles draait.',
  },
  moveFromSavvii: {
    label: 'Savvii',
    title: 'WordPress verhuizen van Savvii',
    description:
      'Je WordPress-site verhuizen van Savvii? Thema, plug-ins, media en database gaan gratis mee. Updates en back-ups lopen hier ook vanzelf.',
    h1: `Van Savvii naar ${brand.name}.`,
    lead: 'Je bent gewend dat iemand anders WordPress bijhoudt, en dat blijft zo. Je thema, plug-ins, media en database gaan gratis mee.',
  },
  moveFromCombell: {
    label: 'Combell',
    title: 'Website verhuizen van Combell',
    description:
      'Van het Belgische Combell naar een Nederlandse provider? We zetten je site en mail gratis over. Een .be-naam kan gewoon mee.',
    h1: `Van Combell naar ${brand.name}.`,
    lead: 'Van België naar Nederland is het maar een klein stukje. Je site en je mail gaan gratis mee, en een .be-naam verhuis je met de code die je daarvoor aanvraagt.',
  },
  moveFromOnecom: {
    label: 'one.com',
    title: 'Website verhuizen van one.com',
    description:
      'Weg bij one.com? Je WordPress-site en je mail gaan gratis mee, je domeinnaam kan mee. Heb je een sitebouwer gebruikt, dan kijken we eerst wat kan.',
    h1: `Van one.com naar ${brand.name}.`,
    lead: 'Een WordPress-site kopiëren we zoals hij is. Maakte je je site met een sitebouwer, dan zeggen we vooraf eerlijk wat er mee kan.',
  },
  moveFromYourhosting: {
    label: 'Yourhosting',
    title: 'Website verhuizen van Yourhosting',
    description:
      'Stap over van Yourhosting zonder zelf te slepen met bestanden. We zetten je site gratis over en testen hem eerst op een tijdelijk adres.',
    h1: `Van Yourhosting naar ${brand.name}.`,
    lead: 'Je hoeft geen bestanden te downloaden en niets zelf in te pakken. We zetten je site gratis over, en jij bekijkt hem eerst op een tijdelijk adres.',
  },
  moveFromMijndomein: {
    label: 'Mijndomein',
    title: 'Website verhuizen van Mijndomein',
    description:
      'Je domeinnaam, mail of hele website verhuizen van Mijndomein? Het kan los of samen. Wij doen het werk, en de verhuisservice is gratis.',
    h1: `Van Mijndomein naar ${brand.name}.`,
    lead: 'Staat er alleen een naam, of ook een site en mail? Alles kan mee, los of samen, en de verhuisservice kost je niets.',
  },
  moveFromVersio: {
    label: 'Versio',
    title: 'Website verhuizen van Versio',
    description:
      'Van Versio verhuizen met één site of met een heel rijtje? We zetten ze gratis over, elk met een eigen test en jouw akkoord.',
    h1: `Van Versio naar ${brand.name}.`,
    lead: 'Eén site of een heel rijtje: we zetten ze een voor een over. Elke site krijgt een eigen test, en pas met jouw akkoord zetten we hem om.',
  },
  moveFromHostnet: {
    label: 'Hostnet',
    title: 'Website verhuizen van Hostnet',
    description:
      'Overstappen van Hostnet met je site en je mail? We nemen mailboxen en mappen gratis mee en zetten je naam pas om als jij het zegt.',
    h1: `Van Hostnet naar ${brand.name}.`,
    lead: 'Je mail is vaak spannender dan je site, dus die zetten we met mappen en al over. Je naam wijst pas naar ons als jij het zegt.',
  },
  moveFromStrato: {
    label: 'Strato',
    title: 'Website verhuizen van Strato',
    description:
      'Verhuis je website gratis van het Duitse Strato naar een Nederlandse provider. Je .nl-naam gaat mee, en een .de-naam net zo goed.',
    h1: `Van Strato naar ${brand.name}.`,
    lead: 'Van Duitsland naar Nederland, met site, mail en naam. Of die naam nu op .nl of op .de eindigt: de verhuisservice is gratis.',
  },
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
