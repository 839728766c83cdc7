import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const orderPagesNl = {
  register: {
    label: 'Account maken',
    title: 'Account maken',
    description:
      'Maak een account aan om te bestellen, te betalen en je facturen terug te vinden. Een account kost niets en verplicht je tot niets.',
    h1: 'Maak je account',
    lead: 'Met een account bestel je en vind je je facturen terug. Het kost niets en verplicht je tot niets.',
  },
  forgotPassword: {
    label: 'Wachtwoord vergeten',
    title: 'Wachtwoord vergeten',
    description:
      'Wachtwoord kwijt? Vul je e-mailadres in, dan sturen we je een link waarmee je een nieuw wachtwoord kiest.',
    h1: 'Wachtwoord vergeten?',
    lead: 'Vul je e-mailadres in. Kennen we het, dan krijg je een mail met een link om een nieuw wachtwoord te kiezen.',
  },
  setPassword: {
    label: 'Wachtwoord instellen',
    title: 'Nieuw wachtwoord instellen',
    description:
      'Kies hier een nieuw wachtwoord voor je account. Gebruik minstens 12 tekens; een hele zin onthoudt het makkelijkst.',
    h1: 'Kies een nieuw wachtwoord',
    lead: 'Nog één ding: een wachtwoord dat je nergens anders gebruikt. Daarna log je er meteen mee in.',
  },
  verifyEmail: {
    label: 'E-mailadres bevestigen',
    title: 'E-mailadres bevestigen',
    description:
      'Bevestig dat dit e-mailadres van jou is. Pas daarna mogen we de domeinnamen uit je bestelling op jouw naam registreren.',
    h1: 'Bevestig je e-mailadres',
    lead: 'Zo weten we dat dit adres van jou is. Daarna registreren we de domeinnamen uit je bestelling.',
  },
  orderDomains: {
    label: 'Naam kiezen',
    title: 'Kies je naam',
    description:
      'Zoek je domeinnaam, zie per extensie of hij vrij is en zet hem in je mandje. Heb je al een naam, dan verhuis je hem hier.',
    h1: 'Kies je naam',
    lead: 'Typ een naam, dan kijken we waar hij nog vrij is. Heb je er al een? Dan kun je hem hier verhuizen.',
  },
  orderHosting: {
    label: 'Hosting kiezen',
    title: 'Zet er hosting onder',
    description:
      'Kies per naam een pakket en extra’s, of houd het bij de naam alleen. Je ziet steeds wat je nu betaalt en wat het daarna kost.',
    h1: 'Zet er hosting onder',
    lead: 'Je mandje is nog leeg. Zoek eerst een naam, dan kies je hier het pakket dat eronder past.',
  },
  orderAccount: {
    label: 'Gegevens',
    title: 'Je gegevens',
    description:
      'Log in of maak een account met je bestelling. We vragen alleen wat nodig is voor je factuur en voor je domeinnaam.',
    h1: 'Wie ben je?',
    lead: 'Log in, of maak een account met deze bestelling. We vragen alleen wat nodig is voor je factuur en je naam.',
  },
  orderPayment: {
    label: 'Betalen',
    title: 'Betalen',
    description:
      'Controleer je bestelling, kies hoe je betaalt en rond af. Het totaal inclusief btw en de prijs daarna staan bij de bestelknop.',
    h1: 'Hoe wil je betalen?',
    lead: 'Je mandje is nog leeg, dus er valt niets te betalen. Zoek eerst een naam, of kies een pakket.',
  },
  orderComplete: {
    label: 'Je bestelling',
    title: 'Je bestelling en betaling',
    description:
      'Hier zie je of je betaling binnen is, wat je bestelnummer is en hoe ver we zijn met het klaarzetten van je bestelling.',
    h1: 'We kijken naar je betaling.',
    lead: 'Een ogenblik: we vragen na of je betaling binnen is. Deze pagina werkt zichzelf bij.',
  },
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
