import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

/** Data of customers, and data that customers keep with us of others. */
export const personalData: readonly TermsArticle[] = [
  {
    title: 'Jouw persoonsgegevens en die van anderen',
    paragraphs: [
      'We verwerken je gegevens volgens de Algemene verordening gegevensbescherming (AVG). Wat we bewaren, waarom en hoe lang, staat in onze privacyverklaring.',
      'Voor domeinnamen geven we de gegevens door die een register nodig heeft. Waar het register het toestaat, zijn ze niet openbaar zichtbaar.',
      {
        text: 'Bewaar je bij ons persoonsgegevens van anderen, bijvoorbeeld van bezoekers of klanten, dan ben jij de verwerkingsverantwoordelijke (of verwerker voor een ander) en zijn wij verwerker. Dit artikel is dan de verwerkersovereenkomst tussen jou en ons. Daarvoor geldt:',
        items: [
          'onderwerp en doel: het leveren van de dienst, dus opslaan, tonen, versturen, back-uppen en herstellen;',
          'soort gegevens en personen: die jij kiest; bijzondere gegevens, zoals over gezondheid, zet je alleen bij ons neer als je daar zelf passende maatregelen voor neemt;',
          'duur: zolang de dienst loopt, en daarna tot de gegevens volgens artikel 7 zijn gewist.',
        ],
      },
      {
        text: 'Als verwerker:',
        items: [
          'verwerken we de gegevens alleen volgens jouw opdracht, zoals die blijkt uit deze overeenkomst en het gebruik van de dienst, tenzij een wet iets anders eist;',
          'zorgen we dat wie er bij ons bij kan, tot geheimhouding is verplicht;',
          'nemen we passende technische en organisatorische maatregelen, zoals versleutelde verbindingen, beperkte toegang, dagelijkse back-ups en tijdige updates;',
          'schakelen we alleen andere verwerkers in die aan dezelfde eisen voldoen. Je geeft ons daarvoor algemene toestemming. Een nieuwe verwerker melden we vooraf, en je kunt daar bezwaar tegen maken;',
          'verwerken we de gegevens binnen de Europese Economische Ruimte, tenzij jij iets anders kiest of de AVG doorgifte toestaat;',
          'melden we je een inbreuk op de beveiliging zonder onredelijke vertraging en zo mogelijk binnen 48 uur nadat ze bij ons bekend is, met wat we ervan weten;',
          'helpen we je, voor zover redelijk, om verzoeken van betrokkenen te beantwoorden en je andere plichten uit de AVG na te komen;',
          'geven we je de informatie die nodig is om aan te tonen dat we ons hieraan houden, en werken we mee aan een controle door een onafhankelijke deskundige, hooguit eens per jaar, na overleg en op jouw kosten, tenzij blijkt dat we tekortschieten;',
          'wissen we de gegevens na het einde van de dienst, of geven we ze op verzoek terug.',
        ],
      },
      `Wil je als zakelijke klant een apart ondertekende verwerkersovereenkomst, mail dan naar ${brand.email}.`,
    ],
  },
]
