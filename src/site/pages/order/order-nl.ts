import type { OrderTexts } from './order-page.tsx'

export const orderNl: OrderTexts = {
  orderDomains: {
    head: {
      label: 'Naam kiezen',
      title: 'Kies je naam',
      description:
        'Zoek je domeinnaam, zie per extensie of hij vrij is en zet hem in je mandje. Heb je al een naam, dan verhuis je hem hier.',
      h1: 'Kies je naam',
      lead: 'Typ een naam, dan kijken we waar hij nog vrij is. Heb je er al een? Dan kun je hem hier verhuizen.',
    },
  },
  orderHosting: {
    head: {
      label: 'Hosting kiezen',
      title: 'Zet er hosting onder',
      description:
        'Kies per naam een pakket en extra’s, of houd het bij de naam alleen. Je ziet steeds wat je nu betaalt en wat het daarna kost.',
      h1: 'Zet er hosting onder',
      lead: 'Je mandje is nog leeg. Zoek eerst een naam, dan kies je hier het pakket dat eronder past.',
    },
  },
  orderAccount: {
    head: {
      label: 'Gegevens',
      title: 'Je gegevens',
      description:
        'Log in of maak een account met je bestelling. We vragen alleen wat nodig is voor je factuur en voor je domeinnaam.',
      h1: 'Wie ben je?',
      lead: 'We vragen alleen wat nodig is voor je factuur en je naam.',
    },
  },
  orderPayment: {
    head: {
      label: 'Betalen',
      title: 'Betalen',
      description:
        'Controleer je bestelling, kies hoe je betaalt en rond af. Het totaal inclusief btw en de prijs daarna staan bij de bestelknop.',
      h1: 'Hoe wil je betalen?',
      lead: 'Je mandje is nog leeg, dus er valt niets te betalen. Zoek eerst een naam, of kies een pakket.',
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
