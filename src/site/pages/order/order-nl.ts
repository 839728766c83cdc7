import type { OrderTexts } from './order-page.tsx'

export const orderNl: OrderTexts = {
  orderDomains: {
    head: {
      label: 'Domeinnaam kiezen',
      title: 'Kies je domeinnaam',
      description:
        'Zoek je domeinnaam, zie per extensie of hij vrij is en zet hem in je mandje. Heb je al een domeinnaam, dan verhuis je die hier.',
      h1: 'Kies je domeinnaam',
      lead: 'Typ een domeinnaam, dan kijken we waar hij nog vrij is. Heb je er al een? Dan kun je hem hier verhuizen.',
    },
  },
  orderHosting: {
    head: {
      label: 'Hosting kiezen',
      title: 'Kies je hosting',
      description:
        'Kies per domeinnaam een pakket en extra’s, of neem alleen de domeinnaam. Je ziet steeds wat je nu betaalt en wat het daarna kost.',
      h1: 'Kies je hosting',
      lead: 'Je mandje is nog leeg. Zoek eerst een domeinnaam, dan kies je hier het pakket dat erbij past.',
    },
  },
  orderAccount: {
    head: {
      label: 'Gegevens',
      title: 'Je gegevens',
      description:
        'Log in of maak een account met je bestelling. We vragen alleen wat nodig is voor je factuur en voor je domeinnaam.',
      h1: 'Je gegevens',
      lead: 'We vragen alleen wat nodig is voor je factuur en je domeinnaam.',
    },
  },
  orderPayment: {
    head: {
      label: 'Betalen',
      title: 'Betalen',
      description:
        'Controleer je bestelling, kies hoe je betaalt en rond af. Het totaal inclusief btw en de prijs daarna staan bij de bestelknop.',
      h1: 'Hoe wil je betalen?',
      lead: 'Je mandje is nog leeg, dus er valt niets te betalen. Zoek eerst een domeinnaam, of kies een pakket.',
    },
  },
  orderComplete: {
    head: {
      label: 'Je bestelling',
      title: 'Je bestelling en betaling',
      description:
        'Hier zie je of je betaling binnen is, wat je bestelnummer is en hoe ver we zijn met het klaarzetten van je bestelling.',
      h1: 'We kijken naar je betaling.',
      lead: 'Een ogenblik: we vragen na of je betaling binnen is. Deze pagina werkt zichzelf bij.',
    },
  },
}
