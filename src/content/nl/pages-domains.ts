import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const domainPagesNl = {
  registerDomain: {
    label: 'Domeinnaam registreren',
    menuLine: 'Zoek een naam en leg hem vandaag nog vast.',
    title: 'Domeinnaam registreren: zoek en leg vast',
    description:
      'Zoek je domeinnaam en zie meteen of hij vrij is. Bij elke extensie staat de prijs van het eerste jaar en van elk jaar daarna.',
    h1: 'Jouw naam, vanaf vandaag van jou.',
    lead: 'Typ een naam en je ziet meteen of hij vrij is. Bij elke extensie staan twee prijzen: voor het eerste jaar en voor elk jaar daarna.',
  },
  moveDomain: {
    label: 'Domeinnaam verhuizen',
    menuLine: 'Neem je naam mee. Wij regelen de rest.',
    title: 'Domeinnaam verhuizen met je verhuiscode',
    description:
      'Neem je domeinnaam mee met een verhuiscode van je huidige provider. Wij vragen de verhuizing aan en nemen je DNS over.',
    h1: 'Je naam gaat mee.',
    lead: 'Haal je verhuiscode op bij je huidige provider, dan vragen wij de verhuizing aan. We nemen je DNS over, zodat je site en je mail blijven werken.',
  },
  buyDomain: {
    label: 'Domeinnaam kopen',
    title: 'Domeinnaam kopen: alle extensies en prijzen',
    description:
      'Alle extensies op een rij, van .nl en .com tot .amsterdam. Met de prijs van het eerste jaar, van de jaren daarna en van een verhuizing.',
    h1: 'Wat kost jouw naam?',
    lead: 'Hier staan alle extensies met hun prijs: voor het eerste jaar, voor de jaren daarna en voor een verhuizing. Zo weet je vooraf waar je aan toe bent.',
  },
  checkDomain: {
    label: 'Domeinnaam checken',
    title: 'Domeinnaam checken: is hij nog vrij?',
    description:
      'Controleer of je domeinnaam nog vrij is. Typ één naam of plak een heel lijstje, dan kijken we ze allemaal voor je na.',
    h1: 'Is jouw naam nog vrij?',
    lead: 'Typ één naam, of plak een heel lijstje. Weten we het van een naam niet zeker, dan zeggen we dat erbij.',
  },
  emailHosting: {
    label: 'E-mailhosting',
    menuLine: 'Mail op je eigen domein, ook zonder website.',
    title: 'E-mailhosting op je eigen domeinnaam',
    description:
      'E-mail op je eigen domeinnaam, ook als je nog geen website hebt. Kies hoe groot je postvak is en of je een agenda wilt delen.',
    h1: 'Mail op je eigen naam.',
    lead: 'Een adres dat bij je past, ook als je nog geen website hebt. Kies een postvak voor jezelf, of meteen een paar voor het hele team.',
  },
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
