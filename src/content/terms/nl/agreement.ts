import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address

/** Who agrees on what, and how that comes about. */
export const agreement: readonly TermsArticle[] = [
  {
    title: 'Wie we zijn en wat woorden betekenen',
    paragraphs: [
      `Deze voorwaarden zijn van ${brand.legalName}, gevestigd aan de ${street}, ${postalCode} ${city}, ingeschreven bij de Kamer van Koophandel onder nummer ${brand.chamberOfCommerceNumber}, btw-nummer ${brand.vatNumber}. In deze tekst heten we ‘wij’ of ‘${brand.name}’.`,
      {
        text: 'In deze voorwaarden betekent:',
        items: [
          'je: iedereen die bij ons bestelt of een dienst van ons gebruikt;',
          'consument: een mens die niet handelt voor zijn beroep of bedrijf;',
          'zakelijke klant: ieder ander, dus ook een vereniging, stichting of overheid;',
          'dienst: wat je bij ons bestelt, zoals een domeinnaam, hosting, een website- of webshopbouwer, e-mail, reseller-hosting, een extra of de verhuisservice;',
          'abonnement: elke dienst die doorloopt tot iemand opzegt;',
          'eerste periode: de termijn die je bij je bestelling kiest, bijvoorbeeld een maand of een jaar;',
          'register: de organisatie die een extensie beheert, zoals SIDN voor .nl;',
          'inhoud: alles wat jij of anderen met een dienst opslaan, tonen of versturen;',
          `${brand.portalName.nl}: de omgeving waarin je je diensten, gegevens en facturen beheert;`,
          'schriftelijk: op papier of per e-mail.',
        ],
      },
    ],
  },
  {
    title: 'Wanneer deze voorwaarden gelden',
    paragraphs: [
      'Deze voorwaarden gelden voor elk aanbod en elke overeenkomst tussen jou en ons. Eigen inkoopvoorwaarden van jou gelden niet, ook niet als je er later naar verwijst.',
      'Je krijgt deze voorwaarden voordat je bestelt en nog eens bij de bevestiging van je bestelling, in een vorm die je kunt bewaren.',
      'Staat er bij een dienst op onze website iets anders dan hier, dan gaat dat voor. Afwijkende afspraken gelden als we ze schriftelijk hebben bevestigd.',
      'Staat bij een artikel dat het alleen voor consumenten of alleen voor zakelijke klanten is, dan geldt het niet voor de ander.',
      'Waar de wet je als consument meer rechten geeft dan deze voorwaarden, houd je die.',
    ],
  },
  {
    title: 'Aanbod en bestelling',
    paragraphs: [
      'Bij elk aanbod staan de belangrijkste eigenschappen, de prijs van de eerste periode, de prijs daarna en de termijn. Een kennelijke vergissing of tikfout bindt ons niet.',
      'De overeenkomst ontstaat als je de bestelling bevestigt met de knop die zegt dat je daarmee moet betalen. Je krijgt direct een bevestiging per e-mail.',
      'Je geeft ons juiste en volledige gegevens en houdt die bij. We mogen vragen je e-mailadres of je identiteit te bevestigen voordat we leveren, bijvoorbeeld omdat een register dat eist.',
      'Ben je jonger dan 18, dan heb je toestemming nodig van een ouder of voogd.',
      'We mogen een bestelling weigeren als daar een goede reden voor is, zoals een vermoeden van misbruik of eerdere rekeningen die niet zijn betaald. Dan hoor je waarom en krijg je terug wat je hebt betaald.',
      'Klopt een prijs of de beschikbaarheid van een naam niet meer op het moment dat je betaalt, dan zeggen we dat voordat je betaalt.',
    ],
  },
  {
    title: 'Levering en je account',
    paragraphs: [
      'We beginnen zodra je hebt betaald. Hosting en e-mail staan meestal binnen een dag klaar, uiterlijk binnen 30 dagen. Bij een domeinnaam bepaalt het register de snelheid.',
      'Ben je consument en heb je ons niet gevraagd om meteen te beginnen, dan beginnen we na de bedenktijd van artikel 8.',
      'Lukt leveren niet op tijd, dan laten we dat weten. Leveren we ook niet binnen de redelijke termijn die je ons daarna geeft, dan mag je ontbinden en krijg je je geld terug.',
      'Je account is van jou. Houd je wachtwoord geheim en deel het met niemand. Denk je dat een ander het kent, verander het dan en laat het ons weten. Wat er met je account gebeurt voordat je ons waarschuwt, komt voor jouw rekening, tenzij wij er iets aan konden doen.',
      'Je werkt mee waar dat nodig is, bijvoorbeeld door een mail van een register te beantwoorden of een instelling bij een ander bedrijf aan te passen. Zolang dat niet gebeurt, loopt onze termijn niet.',
      'We mogen anderen inschakelen om diensten te leveren. Tegenover jou blijven wij daarvoor verantwoordelijk.',
    ],
  },
]
