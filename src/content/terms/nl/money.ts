import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

/** What it costs, how long it lasts, and how it ends. */
export const money: readonly TermsArticle[] = [
  {
    title: 'Prijzen en btw',
    paragraphs: [
      'Je betaalt de prijs die bij je bestelling stond. Een korting geldt voor de periode die erbij staat. De prijs daarna staat er altijd naast.',
      'We tonen prijzen exclusief en inclusief btw. We rekenen het btw-tarief dat volgens de wet bij jou hoort. Dat hangt af van je land en van de vraag of je zakelijk koopt met een geldig btw-nummer. In je bestelling staat altijd het totaal inclusief btw.',
      'Bij een btw-nummer uit een ander EU-land verleggen we de btw zodra het Europese register het nummer bevestigt. Tot dan rekenen we btw.',
      'We mogen de prijs van een abonnement na de eerste periode wijzigen. Dat laten we je minstens een maand van tevoren per e-mail weten, met de reden. Wil je de nieuwe prijs niet, dan kun je opzeggen tegen de dag waarop hij ingaat.',
      'Stijgt de prijs binnen drie maanden nadat je als consument hebt besteld, dan mag je de overeenkomst ontbinden. Een wijziging van het btw-tarief door de overheid rekenen we door.',
      'Stap je over naar een grotere maat, dan verrekenen we wat je al vooruit hebt betaald. Naar een kleinere maat ga je tegen het einde van de periode waarvoor je hebt betaald.',
    ],
  },
  {
    title: 'Betaling',
    paragraphs: [
      'Je betaalt vooruit, per maand of per jaar, op een van de manieren die we bij je bestelling aanbieden. Een verlenging schrijven we alleen automatisch af als je daar een machtiging voor hebt gegeven. Anders krijg je een factuur met een betaaltermijn van 14 dagen.',
      'Facturen sturen we per e-mail. Klopt er iets niet, laat het dan weten. Het deel waar we het over eens zijn, betaal je gewoon op tijd.',
      'Betaal je te laat, dan sturen we eerst een kosteloze herinnering en geven we je nog 14 dagen. Daarna mogen we de wettelijke rente en de wettelijke incassokosten rekenen. Zakelijke klanten zijn de wettelijke handelsrente verschuldigd.',
      'Is een automatische afschrijving mislukt of teruggeboekt, dan vragen we je het bedrag zelf over te maken. Het vorige lid geldt dan ook.',
      'Als zakelijke klant mag je ons alleen verrekenen wat vaststaat of wat we hebben erkend.',
    ],
  },
  {
    title: 'Duur, verlenging en opzeggen',
    paragraphs: [
      'Een abonnement begint op de dag dat we leveren en loopt eerst de periode die je hebt gekozen. Daarna loopt het door voor onbepaalde tijd, en betaal je steeds voor een periode van dezelfde lengte vooruit.',
      'Je kunt opzeggen tegen het einde van de eerste periode. Na de eerste periode kun je elke dag opzeggen, met een opzegtermijn van hooguit een maand.',
      'Wat je vooruit hebt betaald voor de tijd na het einde van je abonnement, betalen we binnen 14 dagen terug.',
      `Opzeggen kan in ${brand.portalName.nl}, op onze website, per e-mail en per brief. Je krijgt een bevestiging met de einddatum. Een opzegging kost niets en je hoeft geen reden te geven.`,
      'Wij kunnen een abonnement na de eerste periode opzeggen met een termijn van minstens twee maanden. Je krijgt dan tijd en hulp om je gegevens en domeinnamen mee te nemen.',
      'Komt een van ons een belangrijke afspraak niet na en wordt dat na een redelijke termijn niet hersteld, dan mag de ander de overeenkomst ontbinden. Word je als zakelijke klant failliet verklaard of vraag je surseance aan, dan mogen wij de overeenkomst direct beëindigen.',
      'Zeg je hosting op, dan loopt je domeinnaam door, en andersom. Elke dienst zeg je apart op.',
      'Na het einde bewaren we je gegevens nog 14 dagen, zodat je ze kunt ophalen. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren.',
    ],
  },
  {
    title: 'Herroepen door consumenten',
    paragraphs: [
      'Als consument kun je een bestelling binnen 14 dagen zonder reden herroepen. De termijn begint op de dag na je bestelling. Versturen op de laatste dag is op tijd.',
      'Herroepen doe je met het formulier op onze website, met het formulier achter deze voorwaarden, of met elke andere duidelijke verklaring. Gebruik je het formulier op de website, dan bevestigen we dat meteen per e-mail.',
      'We betalen alles wat je voor die bestelling hebt betaald zo snel mogelijk terug, uiterlijk binnen 14 dagen nadat je hebt herroepen. Dat doen we op dezelfde manier als je hebt betaald en zonder kosten voor jou.',
      'Vraag je ons bij je bestelling om meteen te beginnen, dan betaal je bij een herroeping alleen het deel van de dienst dat we tot dan toe hebben geleverd. Vraag je dat niet, dan betaal je niets, en beginnen we pas na de bedenktijd.',
      'Voor de registratie van een domeinnaam vervalt het herroepingsrecht zodra de naam is geregistreerd, als je vooraf uitdrukkelijk hebt gevraagd om meteen te beginnen en hebt verklaard dat je je recht daarmee verliest.',
    ],
  },
]
