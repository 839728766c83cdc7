import { minPasswordLength } from '#core/customers/password.ts'
import { absoluteDays, idleDays } from '#core/customers/session-lifetime.ts'
import type { AccountText } from './account-page.tsx'

export const accountNl = {
  register: {
    head: {
      label: 'Account maken',
      title: 'Account maken',
      description:
        'Maak een account aan om te bestellen, te betalen en je facturen terug te vinden. Een account kost niets en verplicht je tot niets.',
      h1: 'Maak je account',
      lead: 'Met een account bestel je en vind je je facturen terug. Het kost niets en verplicht je tot niets.',
    },
    asides: [
      { title: 'Al klant?', text: 'Log in, dan staan je gegevens al klaar.', login: true },
      {
        title: 'Waarom we dit vragen',
        text: 'Een domeinnaam staat op naam van een mens of bedrijf, met adres en telefoonnummer. Dat eisen de registers. Je land bepaalt de btw op je factuur.',
      },
      {
        title: 'Wat we ermee doen',
        text: 'Factureren, je naam registreren en je mailen over je bestelling. We verkopen je gegevens niet door.',
      },
    ],
  },
  forgotPassword: {
    head: {
      label: 'Wachtwoord vergeten',
      title: 'Wachtwoord vergeten',
      description:
        'Wachtwoord kwijt? Vul je e-mailadres in, dan sturen we je een link waarmee je een nieuw wachtwoord kiest.',
      h1: 'Wachtwoord vergeten?',
      lead: 'Vul je e-mailadres in. Kennen we het, dan krijg je een mail met een link om een nieuw wachtwoord te kiezen.',
    },
    asides: [
      { title: 'Weet je het weer?', text: 'Dan kun je meteen inloggen.', login: true },
      {
        title: 'Ander e-mailadres?',
        text: 'Kun je niet meer bij je mail, bel ons dan. We kijken samen hoe je weer in je account komt.',
      },
    ],
  },
  setPassword: {
    head: {
      label: 'Wachtwoord instellen',
      title: 'Nieuw wachtwoord instellen',
      description: `Kies hier een nieuw wachtwoord voor je account. Gebruik minstens ${minPasswordLength} tekens; een hele zin onthoud je makkelijker.`,
      h1: 'Kies een nieuw wachtwoord',
      lead: 'Nog één ding: een wachtwoord dat je nergens anders gebruikt. Daarna log je er meteen mee in.',
    },
    asides: [
      {
        title: 'Een goed wachtwoord',
        text: 'Is lang en nergens anders in gebruik. Vier losse woorden werken prima, of laat je browser er een maken en onthouden.',
      },
      {
        title: 'Wat er verandert',
        text: 'Met je nieuwe wachtwoord log je overal opnieuw in. We mailen je dat het veranderd is.',
      },
    ],
  },
  devices: {
    head: {
      label: 'Je apparaten',
      title: 'Je apparaten',
      description:
        'Zie waar je bent ingelogd, op welk apparaat en sinds wanneer. Wat je niet kent of niet meer gebruikt, log je hier uit.',
      h1: 'Waar je bent ingelogd',
      lead: 'Een oude telefoon, een computer op het werk: wat je niet meer gebruikt, log je hier uit.',
    },
    asides: [
      {
        title: 'Ken je een apparaat niet?',
        text: 'Log het uit en kies daarna een nieuw wachtwoord. Dan kan niemand er met het oude weer in.',
      },
      {
        title: 'Hoelang je ingelogd blijft',
        text: `Gebruik je een apparaat ${idleDays} dagen niet, dan log je daar opnieuw in. Na ${absoluteDays} dagen vragen we het altijd.`,
      },
    ],
  },
  verifyEmail: {
    head: {
      label: 'E-mailadres bevestigen',
      title: 'E-mailadres bevestigen',
      description:
        'Bevestig dat dit e-mailadres van jou is. Pas daarna mogen we de domeinnamen uit je bestelling op jouw naam registreren.',
      h1: 'Bevestig je e-mailadres',
      lead: 'Zo weten we dat dit adres van jou is. Daarna registreren we de domeinnamen uit je bestelling.',
    },
    asides: [
      {
        title: 'Waarom bevestigen?',
        text: 'Op dit adres krijg je facturen en berichten over je domeinnaam. Een typefout kan je naam kosten, daarom kijken we het na.',
      },
    ],
  },
  sharedCart: {
    head: {
      label: 'Gedeeld mandje',
      title: 'Een mandje openen op dit apparaat',
      description:
        'Open een mandje dat je op een ander apparaat vulde, of dat iemand voor je klaarzette. Kijk het na en bestel het daarna zelf.',
      h1: 'Een mandje uit een link',
      lead: 'Op een ander apparaat gevuld, of door iemand voor je klaargezet. Hier kijk je het na en bestel je het.',
    },
    asides: [
      {
        title: 'Wat er in de link zit',
        text: 'Alleen namen en pakketten. Geen gegevens van wie hem maakte, en geen verhuiscodes. De prijzen zijn die van vandaag.',
      },
      {
        title: 'Jij bestelt',
        text: 'De link openen kost niets. Pas als je zelf bestelt en betaalt, worden namen op jouw naam geregistreerd.',
      },
    ],
    noScript:
      'Dit mandje openen werkt alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw: de link blijft werken.',
  },
} satisfies Record<string, AccountText>
