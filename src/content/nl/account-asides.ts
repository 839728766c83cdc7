import type { AccountAsides } from '#content/account-asides.ts'

export const accountAsidesNl: AccountAsides = {
  register: [
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
  forgotPassword: [
    { title: 'Weet je het weer?', text: 'Dan kun je meteen inloggen.', login: true },
    {
      title: 'Ander e-mailadres?',
      text: 'Kun je niet meer bij je mail, bel ons dan. We kijken samen hoe je weer in je account komt.',
    },
  ],
  setPassword: [
    {
      title: 'Een goed wachtwoord',
      text: 'Is lang en nergens anders in gebruik. Vier losse woorden werken prima, of laat je browser er een maken en onthouden.',
    },
    {
      title: 'Wat er verandert',
      text: 'Met je nieuwe wachtwoord log je overal opnieuw in. We mailen je dat het veranderd is.',
    },
  ],
  verifyEmail: [
    {
      title: 'Waarom bevestigen?',
      text: 'Op dit adres krijg je facturen en berichten over je domeinnaam. Een typefout kan je naam kosten, daarom kijken we het na.',
    },
  ],
}
