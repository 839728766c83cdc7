import { daysOf } from '#core/retention/mailed-links.ts'
import { brand } from '#site/brand.ts'
import type { MailedLinkText } from './mailed-link-page.tsx'

export const mailedLinksNl = {
  confirmDeclaration: {
    head: {
      label: 'Verklaring bevestigen',
      title: 'Herroeping of opzegging bevestigen',
      description:
        'Bevestig hier je herroeping of opzegging met de link uit onze mail. De dag waarop ze binnenkwam telt, niet de dag van je klik.',
      h1: 'Bevestig je verklaring',
      lead: 'Zo weten we dat jij het was. Je herroeping of opzegging telt vanaf de dag waarop ze binnenkwam.',
    },
    sent: { title: 'Bevestigd', text: 'De bevestiging staat zo in je mail, met de einddatum.' },
    asked: {
      title: 'Kijk in je mail',
      text: 'Wacht er nog een verklaring op bevestiging, dan is er een nieuwe link onderweg naar het adres van de bestelling.',
    },
    refused: {
      title: 'Deze code werkt niet',
      text: `Misschien is hij te oud of niet helemaal overgenomen. Vraag hieronder een nieuwe link aan, of mail ons: ${brand.email}.`,
    },
    asides: [
      {
        title: 'Waarom bevestigen?',
        text: 'Een bestelnummer is te raden. Daarom stoppen we niets en betalen we niets terug voordat we weten dat jij het was. De dag waarop je verklaring binnenkwam telt.',
      },
      {
        title: 'Was jij het niet?',
        text: 'Laat het ons weten, dan wijzen we de verklaring af. We stoppen niets voordat we weten van wie ze is.',
      },
      {
        title: 'Hoe lang het kan',
        text: `De link werkt ${daysOf('confirmDeclaration')} dagen. Daarna vraag je hier een nieuwe aan. Je verklaring vervalt niet: komt er geen klik, dan zoeken we het zelf uit.`,
      },
    ],
  },
  invoice: {
    head: {
      label: 'Factuur openen',
      title: 'Je factuur openen',
      description:
        'Open hier je factuur met de link uit onze mail, zonder in te loggen. Is de link te oud, dan mailen we je een nieuwe.',
      h1: 'Je factuur',
      lead: 'Met de link uit onze mail open je hier je factuur, zonder in te loggen.',
    },
    sent: { title: 'Gelukt', text: 'Je factuur staat bij je downloads.' },
    asked: {
      title: 'Kijk in je mail',
      text: 'Was het een link van ons, dan is er een nieuwe onderweg naar het adres van de bestelling.',
    },
    refused: {
      title: 'Deze link werkt niet meer',
      text: `Misschien is hij te oud of niet helemaal overgenomen. Vraag hieronder een nieuwe aan, log in of mail ons: ${brand.email}.`,
    },
    asides: [
      {
        title: 'Hoe lang de link werkt',
        text: `${daysOf('invoicePdf')} dagen. Daarna mailen we een nieuwe naar het adres van de bestelling.`,
      },
      { title: 'Liever inloggen?', text: `In ${brand.portalName.nl} vind je al je facturen terug.` },
    ],
  },
} as const satisfies Record<string, MailedLinkText>
