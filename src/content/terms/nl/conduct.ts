import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

/** What is not allowed, and what happens then. */
export const conduct: readonly TermsArticle[] = [
  {
    title: 'Wat niet mag',
    paragraphs: [
      {
        text: 'Je gebruikt onze diensten niet voor iets dat in strijd is met de wet of dat anderen schaadt. In elk geval niet voor:',
        items: [
          'phishing, oplichting of het nadoen van een ander;',
          'virussen en andere schadelijke software, of aanvallen op computers en netwerken;',
          'spam of andere mail die de wet verbiedt;',
          'inhoud die strafbaar is, zoals beelden van seksueel misbruik van kinderen, bedreiging of het aanzetten tot geweld of haat;',
          'inbreuk op rechten van anderen, zoals auteursrecht, merkrecht of privacy;',
          'het delven van cryptomunten, open proxy’s of andere toepassingen die het netwerk onnodig belasten.',
        ],
      },
      'Je bent verantwoordelijk voor de inhoud die je met onze diensten plaatst of laat plaatsen. We kijken daar vooraf niet naar en zoeken niet actief naar wat niet mag.',
      'Als zakelijke klant vrijwaar je ons voor aanspraken van anderen die voortkomen uit jouw inhoud of uit gebruik in strijd met dit artikel.',
    ],
  },
  {
    title: 'Meldingen over inhoud',
    paragraphs: [
      `Iedereen kan ons melden dat inhoud bij een klant van ons onrechtmatig of strafbaar is, via het formulier op onze website of via ${brand.email}. We volgen daarbij de werkwijze van de Nederlandse gedragscode Notice-and-Take-Down.`,
      'We beoordelen een melding zorgvuldig en zonder vooroordeel. Is de inhoud onmiskenbaar onrechtmatig of strafbaar, of dreigt er direct schade, dan maken we haar ontoegankelijk. Is dat niet onmiskenbaar, dan leggen we de melding aan jou voor en vragen we om een reactie.',
      'We doen niet meer dan nodig is. Is je site gehackt, dan helpen we je eerst om hem schoon te maken.',
      'Je hoort wat we hebben gedaan en waarom, tenzij de wet of een autoriteit dat verbiedt. Ben je het er niet mee eens, dan kun je bezwaar maken. Iemand die niet bij het besluit betrokken was, kijkt er dan opnieuw naar.',
      'Je gegevens geven we alleen aan een melder als de wet ons daartoe verplicht of als het onrecht voldoende aannemelijk is, de melder er een echt belang bij heeft en het niet op een lichtere manier kan.',
      'Voor schade doordat we na een zorgvuldige beoordeling ingrijpen of juist niet ingrijpen, zijn we tegenover zakelijke klanten niet aansprakelijk.',
    ],
  },
  {
    title: 'Opschorten en afsluiten',
    paragraphs: [
      'Is er na de herinnering van artikel 6 nog niet betaald, dan mogen we de dienst waar het om gaat stilzetten. Dat kondigen we minstens zeven dagen van tevoren aan. Je gegevens wissen we niet eerder dan 30 dagen na het begin daarvan.',
      'Houd je je niet aan artikel 11, 12 of 17, dan mogen we de dienst of een deel ervan stilzetten. We waarschuwen eerst en geven je tijd om het op te lossen, behalve als het gevaar voor anderen te groot is om te wachten.',
      'Zodra de reden voorbij is, zetten we de dienst weer aan. Bij een ernstige of herhaalde overtreding mogen we de overeenkomst beëindigen.',
      'Zolang een dienst door jouw toedoen stilstaat, loopt de betaling door. Je domeinnaam mag je ook dan verhuizen.',
    ],
  },
  {
    title: 'Rechten op werk en software',
    paragraphs: [
      'Wat je bij ons plaatst, blijft van jou. Je geeft ons alleen het recht om het op te slaan, te kopiëren en door te geven zo ver dat nodig is om de dienst te leveren.',
      'De rechten op onze website, software en documentatie blijven van ons of van wie ze aan ons gaf. Je mag ze gebruiken zolang je een dienst van ons hebt en zoals die dienst bedoeld is.',
      'Meld je ons een lek in onze beveiliging, geef ons dan redelijk de tijd om het te dichten en gebruik het niet verder dan nodig is om het aan te tonen. Dan ondernemen we niets tegen je.',
    ],
  },
]
