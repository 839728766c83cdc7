import { promises, promiseWords } from '#catalogue/promises.ts'
import type { TermsText, TermsArticle } from './terms-text.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address
const { withdrawalDays, refundDays, dataAfterEndDays, invoiceDays } = promises
const words = promiseWords.nl

/** Parties and conclusion of the contract. */
const agreement: readonly TermsArticle[] = [
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
          'abonnement: elke dienst die doorloopt tot iemand opzegt; bij een domeinnaam is dat wat na de registratie komt: de naam aanhouden en verlengen;',
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
      `We beginnen zodra je hebt betaald. Hosting en e-mail staan ${words.deliveryUsually} klaar, ${words.deliveryLatest}. Bij een domeinnaam bepaalt het register de snelheid.`,
      'Ben je consument en heb je ons niet gevraagd om meteen te beginnen, dan beginnen we na de bedenktijd van artikel 8.',
      'Lukt leveren niet op tijd, dan laten we dat weten. Leveren we ook niet binnen de redelijke termijn die je ons daarna geeft, dan mag je ontbinden en krijg je je geld terug.',
      'Je account is van jou. Houd je wachtwoord geheim en deel het met niemand. Denk je dat een ander het kent, verander het dan en laat het ons weten. Wat er met je account gebeurt voordat je ons waarschuwt, komt voor jouw rekening, tenzij wij er iets aan konden doen.',
      'Je werkt mee waar dat nodig is, bijvoorbeeld door een mail van een register te beantwoorden of een instelling bij een ander bedrijf aan te passen. Zolang dat niet gebeurt, loopt onze termijn niet.',
      'We mogen anderen inschakelen om diensten te leveren. Tegenover jou blijven wij daarvoor verantwoordelijk.',
    ],
  },
]

/** Prices, payment, duration and termination. */
const money: readonly TermsArticle[] = [
  {
    title: 'Prijzen en btw',
    paragraphs: [
      'Je betaalt de prijs die bij je bestelling stond. Een korting geldt voor de periode die erbij staat. De prijs daarna staat er altijd naast.',
      'We tonen prijzen exclusief en inclusief btw. We rekenen het btw-tarief dat volgens de wet bij jou hoort. Dat hangt af van je land en van de vraag of je zakelijk koopt met een geldig btw-nummer. In je bestelling staat altijd het totaal inclusief btw.',
      'Bij een btw-nummer uit een ander EU-land verleggen we de btw zodra het Europese register het nummer bevestigt. Tot dan rekenen we btw.',
      `De prijs na de eerste periode die in je bevestiging staat, beloven we je tot en met de eerste verlenging. Moeten we daarvan afwijken, of wijzigen we de prijs later, dan laten we je dat ${words.priceChangeNotice} per e-mail weten, met de reden. Wil je de nieuwe prijs niet, dan kun je opzeggen tegen de dag waarop hij ingaat.`,
      'Stijgt de prijs binnen drie maanden nadat je als consument hebt besteld, dan mag je de overeenkomst ontbinden. Een wijziging van het btw-tarief door de overheid rekenen we door.',
      'Stap je over naar een groter pakket, dan verrekenen we wat je al vooruit hebt betaald. Naar een kleiner pakket ga je tegen het einde van de periode waarvoor je hebt betaald.',
    ],
  },
  {
    title: 'Betaling',
    paragraphs: [
      `Je betaalt vooruit, per maand of per jaar, op een van de manieren die we bij je bestelling aanbieden. Een verlenging schrijven we alleen automatisch af als je daar bij je bestelling of later uitdrukkelijk een machtiging voor hebt gegeven. Die machtiging kun je weigeren en altijd intrekken. Zonder machtiging krijg je een factuur met een betaaltermijn van ${invoiceDays} dagen.`,
      'Facturen sturen we per e-mail. Klopt er iets niet, laat het dan weten. Het deel waar we het over eens zijn, betaal je gewoon op tijd.',
      `Betaal je te laat, dan sturen we eerst een kosteloze herinnering en geven we je nog ${promiseWords.nl.reminderPeriod}. Daarna mogen we de wettelijke rente en de wettelijke incassokosten rekenen. Zakelijke klanten zijn de wettelijke handelsrente verschuldigd.`,
      'Is een automatische afschrijving mislukt of teruggeboekt, dan vragen we je het bedrag zelf over te maken. Het vorige lid geldt dan ook.',
      'Als zakelijke klant mag je ons alleen verrekenen wat vaststaat of wat we hebben erkend.',
    ],
  },
  {
    title: 'Duur, verlenging en opzeggen',
    paragraphs: [
      'Een abonnement begint op de dag dat we leveren en loopt eerst de periode die je hebt gekozen. Daarna loopt het door voor onbepaalde tijd, en betaal je steeds voor een periode van dezelfde lengte vooruit. Registreer je een domeinnaam voor meer jaren tegelijk, dan betaal je daarna per jaar.',
      `Je kunt opzeggen tegen het einde van de eerste periode. Na de eerste periode kun je elke dag opzeggen, met ${words.notice}. Duurt de eerste periode langer dan een jaar, dan kan dat als consument al na het eerste jaar.`,
      `Wat je vooruit hebt betaald voor de tijd na het einde van je abonnement, betalen we binnen ${refundDays} dagen terug.`,
      `Opzeggen kan in ${brand.portalName.nl}, op onze website, per e-mail en per brief. Je krijgt een bevestiging met de einddatum. Een opzegging kost niets en je hoeft geen reden te geven.`,
      'Wij kunnen een abonnement na de eerste periode opzeggen met een termijn van minstens twee maanden. Je krijgt dan tijd en hulp om je gegevens en domeinnamen mee te nemen.',
      'Komt een van ons een belangrijke afspraak niet na en wordt dat na een redelijke termijn niet hersteld, dan mag de ander de overeenkomst ontbinden. Word je als zakelijke klant failliet verklaard of vraag je surseance aan, dan mogen wij de overeenkomst direct beëindigen.',
      'Zeg je hosting op, dan loopt je domeinnaam door, en andersom. Elke dienst zeg je apart op.',
      `Na het einde bewaren we je gegevens nog ${dataAfterEndDays} dagen, zodat je ze kunt ophalen. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren.`,
    ],
  },
  {
    title: 'Herroepen door consumenten',
    paragraphs: [
      `Als consument kun je een bestelling binnen ${withdrawalDays} dagen zonder reden herroepen. De termijn begint op de dag na je bestelling. Versturen op de laatste dag is op tijd.`,
      'Herroepen doe je met het formulier op onze website, met het formulier achter deze voorwaarden, of met elke andere duidelijke verklaring. Gebruik je het formulier op de website, dan bevestigen we dat meteen per e-mail.',
      `We betalen alles wat je voor die bestelling hebt betaald zo snel mogelijk terug, uiterlijk binnen ${refundDays} dagen nadat je hebt herroepen. Dat doen we op dezelfde manier als je hebt betaald en zonder kosten voor jou.`,
      'Vraag je ons bij je bestelling om meteen te beginnen, dan betaal je bij een herroeping alleen het deel van de dienst dat we tot dan toe hebben geleverd. Vraag je dat niet, dan betaal je niets, en beginnen we pas na de bedenktijd.',
      'De registratie van een domeinnaam is een dienst op zichzelf, die volledig is uitgevoerd zodra de naam is geregistreerd. Het herroepingsrecht daarvoor vervalt op dat moment, als je vooraf uitdrukkelijk hebt gevraagd om meteen te beginnen en hebt verklaard dat je je recht daarmee verliest. Voor hosting en e-mail bij die naam houd je het.',
    ],
  },
]

/** Terms of each kind of service. */
const services: readonly TermsArticle[] = [
  {
    title: 'Domeinnamen en registers',
    paragraphs: [
      'We vragen een domeinnaam aan op jouw naam. Jij bent de houder. Het register van de extensie beslist over de aanvraag. Dat een naam vrij leek toen je zocht, is nog geen garantie. Lukt de registratie niet, dan betalen we je het bedrag voor die naam terug.',
      'Op elke domeinnaam gelden ook de regels van het register, voor .nl die van SIDN en voor extensies als .com ook die van ICANN. Ze gaan over wie een naam mag houden, hoe hij verhuist, hoe hij eindigt en hoe geschillen worden opgelost. Door te bestellen ga je daarmee akkoord. Op verzoek wijzen we je er de weg naar.',
      'Je staat ervoor in dat je de naam mag gebruiken en daarmee geen rechten van anderen schendt. Over wie recht heeft op een naam beslissen wij niet. Een uitspraak van een rechter of van een geschillenregeling voeren we uit.',
      'De gegevens van de houder moeten kloppen. Vraagt een register of wij om bevestiging en antwoord je niet op tijd, dan kan het register de naam stilzetten of intrekken.',
      'Een domeinnaam verlengen we op tijd, tenzij je hebt opgezegd of niet hebt betaald. Zeg je op kort voordat de naam verlengt, dan kan het register hem toch al hebben verlengd. De tijd die je niet gebruikt, betalen we je dan terug.',
      'Je mag je naam altijd meenemen naar een andere provider. Je krijgt de verhuiscode zonder kosten en uiterlijk binnen vijf dagen nadat je erom vraagt, ook als er nog een rekening openstaat. Sommige registers staan een verhuizing de eerste 60 dagen niet toe.',
      'Verhuis je een naam naar ons, dan geef je ons de verhuiscode en zorg je dat de naam niet op slot staat.',
      'Na een opzegging of een gemiste verlenging kan een naam in quarantaine komen. Terughalen kan dan alleen volgens de regels en tegen de kosten van het register. Die kosten noemen we vooraf.',
    ],
  },
  {
    title: 'Hosting en bouwers',
    paragraphs: [
      'We leveren de ruimte en mogelijkheden die bij je pakket staan, en zetten ons in om alles zonder onderbreking te laten werken.',
      'We mogen technische instellingen en versies van software vernieuwen. Wat daardoor bij jou kan veranderen, kondigen we op tijd aan. Oude versies die niet meer veilig zijn, mogen we uitzetten.',
      'In onze pakketten voor WordPress en WooCommerce werken wij WordPress en de plug-ins bij. In elk ander pakket houd je zelf bij wat je op je ruimte zet: je site, je thema’s en je plug-ins. Je wachtwoorden beheer je altijd zelf. Voor software van anderen die wij voor je installeren, gelden de licentievoorwaarden van de maker.',
      'Bij een website- of webshopbouwer zijn je teksten en beelden van jou. Het ontwerp en de programma’s van de bouwer werken alleen bij ons en kun je niet meenemen naar een andere provider. Dat staat ook bij het pakket.',
      'Verkoop je via een webshop, dan ben jij de verkoper. Je zorgt zelf dat je winkel aan de wet voldoet.',
      'Een beveiligd certificaat (SSL) hoort bij elk pakket met een website. We vragen het voor je aan zolang de domeinnaam naar onze servers wijst.',
    ],
  },
  {
    title: 'Eerlijk gebruik',
    paragraphs: [
      'Waar bij een pakket ‘onbeperkt’ staat, bedoelen we zoveel als bij gewoon gebruik van dat pakket past. Gewoon gebruik is wat vergelijkbare klanten met hetzelfde pakket doen.',
      'Hosting is bedoeld voor websites en de mail die daarbij hoort. Het is geen opslag voor back-ups van elders, geen verspreiding van grote bestanden en geen rekenkracht voor andere doelen.',
      'Gebruik je veel meer dan vergelijkbare klanten en hebben anderen daar last van, dan overleggen we eerst en bieden we je een passend pakket aan. Pas als dat binnen een redelijke tijd niets oplevert, mogen we begrenzen. Is er direct gevaar voor anderen, dan mogen we meteen begrenzen en overleggen we daarna.',
    ],
  },
  {
    title: 'E-mail',
    paragraphs: [
      'We bezorgen en ontvangen mail met zorg, maar kunnen niet beloven dat elke mail aankomt. Andere mailservers beslissen zelf wat zij aannemen.',
      'We filteren op spam en virussen. Een filter maakt soms een fout, dus kijk geregeld in de map met ongewenste mail.',
      'We mogen grenzen stellen aan het aantal mails per uur en aan de grootte van een mail. Nieuwsbrieven stuur je alleen aan mensen die daar toestemming voor gaven of die dat van de wet mogen verwachten, en altijd met een manier om zich af te melden.',
      'Wordt je postvak gebruikt om spam te versturen, ook zonder dat je het weet, dan mogen we het verzenden stilzetten tot het is opgelost.',
    ],
  },
  {
    title: 'Back-ups',
    paragraphs: [
      'Of bij je pakket een back-up hoort, hoe vaak we die maken en hoe lang we die bewaren, staat bij het pakket. E-mail zit niet in de back-ups. Terugzetten doe je zelf of vraag je ons, zonder kosten.',
      'Back-ups zijn een vangnet tegen storingen en vergissingen. Van gegevens die je niet kwijt mag raken, houd je zelf ook een kopie, op een andere plaats.',
      'Wat je wist, verdwijnt ook uit de back-ups zodra hun bewaartijd om is.',
    ],
  },
  {
    title: 'Verhuisservice',
    paragraphs: [
      'Met de verhuisservice zetten we je site, je mail en op verzoek je domeinnaam over naar een pakket bij ons. De service is gratis. Je betaalt alleen de diensten die je kiest. Bij sommige extensies, zoals .com, hoort daar een jaar registratie bij; dat zie je voordat je bestelt.',
      'Je geeft ons de toegang die daarvoor nodig is en staat ervoor in dat je die mag geven. We gebruiken die toegang alleen voor de verhuizing en wissen haar daarna. Verander je wachtwoorden als we klaar zijn.',
      'We maken een kopie, testen die en zetten pas om als jij akkoord geeft. Tot dan blijft je oude site staan. Kan iets niet mee, bijvoorbeeld omdat het met een sitebouwer van een andere provider is gemaakt, dan zeggen we dat voordat we beginnen.',
      'Je oude abonnement zeg je zelf op, en liefst pas nadat je hebt gezien dat alles werkt. Houd tot die tijd zelf een kopie van belangrijke gegevens.',
      `Een verhuizing duurt ${words.movingTime} vanaf het moment dat we alle toegang hebben. Dat is een verwachting: we hangen ook af van je oude provider, van registers en van jouw antwoorden. Ben je consument en heb je ons niet gevraagd om meteen te beginnen, dan begint de verhuizing na de bedenktijd van artikel 8.`,
    ],
  },
  {
    title: 'Resellers',
    paragraphs: [
      'Ben je reseller, dan verkoop je onze diensten onder je eigen naam en sluit je zelf overeenkomsten met je klanten. Wij hebben met hen geen overeenkomst.',
      'Je legt je klanten verplichtingen op die minstens zo streng zijn als artikel 9, 11, 12 en 17, en zorgt dat zij zich daaraan houden. Wat zij doen, rekenen we jou aan.',
      'Je bent voor je klanten het aanspreekpunt, ook bij storingen en vragen. Met instellingen waarmee je bij hun gegevens kunt, ga je zorgvuldig om.',
      'Verwerk je voor je klanten persoonsgegevens, dan zijn wij tegenover jou verdere verwerker. Artikel 21 geldt dan ook.',
      'Stopt onze overeenkomst, dan help je je klanten hun gegevens en domeinnamen mee te nemen. Laat je hen in de steek, dan mogen we hen rechtstreeks benaderen.',
    ],
  },
  {
    title: 'Onderhoud, storingen en hulp',
    paragraphs: [
      'Onderhoud doen we zo veel mogelijk op rustige uren. Merkbaar onderhoud kondigen we aan. Bij een dringend lek in de beveiliging kan dat pas achteraf.',
      'Storingen en onderhoud staan op onze statuspagina. Meld een storing die er niet bij staat zo snel mogelijk.',
      `Hulp krijg je via de helpdesk, per e-mail en op werkdagen per telefoon. De tijden staan op onze website. Een eerste antwoord krijg je ${words.answerTime}. We helpen met onze diensten. Met je eigen website of apparaat helpen we als dat kan, maar beloven doen we het niet. Een percentage beschikbaarheid beloven we niet.`,
      'Levert een dienst niet wat is afgesproken, dan herstellen we dat zonder kosten. Lukt dat niet binnen een redelijke tijd, dan heb je als consument de rechten die de wet bij digitale diensten geeft, waaronder een lagere prijs of het einde van de overeenkomst.',
    ],
  },
]

/** Prohibited use and its consequences. */
const conduct: readonly TermsArticle[] = [
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
      `Is er na de herinnering van artikel 6 nog niet betaald, dan mogen we de dienst waar het om gaat stilzetten. Dat kondigen we ${promiseWords.nl.pauseNotice} aan. Je gegevens wissen we niet eerder dan ${promiseWords.nl.pausedData} na het begin daarvan.`,
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

/** Personal data of customers, and of others that customers store with us. */
const personalData: readonly TermsArticle[] = [
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
          'nemen we passende technische en organisatorische maatregelen, zoals versleutelde verbindingen, beperkte toegang, tijdige updates en de back-ups die bij je pakket staan;',
          'schakelen we alleen andere verwerkers in die aan dezelfde eisen voldoen. Je geeft ons daarvoor algemene toestemming. Een nieuwe verwerker melden we vooraf, en je kunt daar bezwaar tegen maken;',
          `bewaren we de gegevens in ${words.datacentre}, en verwerken we ze alleen binnen de Europese Unie, tenzij jij iets anders kiest;`,
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

/** Liability and disputes. */
const closing: readonly TermsArticle[] = [
  {
    title: 'Aansprakelijkheid',
    paragraphs: [
      'We doen ons werk zorgvuldig. Gaat er iets mis door onze schuld, meld het dan snel en geef ons de kans om het te herstellen.',
      'Tegenover consumenten gelden de regels van de wet.',
      'Tegenover zakelijke klanten zijn we alleen aansprakelijk voor directe schade, en per gebeurtenis tot hooguit het bedrag (zonder btw) dat je ons in de twaalf maanden daarvoor voor de betrokken dienst hebt betaald. Een reeks samenhangende gebeurtenissen telt als één.',
      'Directe schade is wat je redelijkerwijs moet uitgeven om onze fout te herstellen of de gevolgen te beperken. Gevolgschade, zoals gemiste omzet, gemiste besparing, verlies van gegevens die je zelf had kunnen bewaren en schade aan je goede naam, vergoeden we aan zakelijke klanten niet.',
      'Een vordering van een zakelijke klant vervalt als je haar niet binnen een jaar nadat de schade je bekend werd schriftelijk bij ons hebt gemeld.',
      'Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van ons, bij schade door dood of letsel, en niet waar de wet een beperking verbiedt.',
    ],
  },
  {
    title: 'Overmacht',
    paragraphs: [
      'Kan een van ons iets niet nakomen door overmacht, dan hoeft dat zolang niet en is er geen schadevergoeding verschuldigd. Voor geld dat je moet betalen, geldt dit niet.',
      'Overmacht is een oorzaak waar iemand geen schuld aan heeft en die niet voor zijn rekening komt. Daaronder valt bijvoorbeeld een storing bij een register, een netwerk of een energieleverancier waar we geen invloed op hebben, een grote aanval van buiten die we met passende maatregelen niet konden tegenhouden, een ramp of een maatregel van de overheid.',
      'Zolang we door overmacht niet leveren, betaal je niet voor de dienst. Wat je vooruit betaalde, verrekenen we.',
      'Duurt overmacht langer dan 30 dagen, dan mogen we allebei ontbinden en krijg je terug wat je vooruit hebt betaald.',
    ],
  },
  {
    title: 'Wijziging van deze voorwaarden',
    paragraphs: [
      'We mogen deze voorwaarden wijzigen als daar een goede reden voor is, zoals een nieuwe wet, een uitspraak van een rechter, een nieuwe dienst of een verandering in de techniek. We laten het je minstens een maand van tevoren per e-mail weten, met wat er verandert.',
      'Is een wijziging in je nadeel, dan mag je opzeggen tegen de dag waarop zij ingaat. Wat je te veel hebt betaald, krijg je terug.',
      'Voor een bestelling geldt de versie die er was toen je bestelde, tot een nieuwe volgens dit artikel ingaat.',
    ],
  },
  {
    title: 'Overdracht en overige bepalingen',
    paragraphs: [
      'We mogen een overeenkomst overdragen aan een bedrijf dat onze onderneming of een deel ervan overneemt. We laten het je vooraf weten, en je mag dan opzeggen. Jij mag een overeenkomst overdragen als we daarmee instemmen. Dat weigeren we niet zonder goede reden.',
      'Berichten sturen we naar het e-mailadres van je account. Houd dat dus bij. Een e-mail is voor ons net zo goed als een brief, tenzij de wet papier eist.',
      'Is een bepaling niet geldig, dan blijven de andere gelden. In de plaats van die bepaling komt de regel die er het dichtst bij ligt en wel is toegestaan.',
      'Deze voorwaarden zijn er in het Nederlands en in het Duits, in één document. Verschillen de teksten, dan gaat de Nederlandse voor. De rechten die het dwingende recht van je land je als consument geeft, houd je, in welke taal je ook hebt besteld.',
    ],
  },
  {
    title: 'Klachten',
    paragraphs: [
      `Ben je niet tevreden, mail ons dan via ${brand.email}. Je krijgt ${promiseWords.nl.complaintAnswer} een inhoudelijk antwoord, of hoort wanneer dat komt.`,
      'Vind je het antwoord niet goed, vraag dan om een tweede oordeel. Iemand die er niet eerder bij betrokken was, kijkt dan opnieuw.',
      'Een klacht indienen doet niets af aan je rechten. Je kunt altijd naar de rechter.',
    ],
  },
  {
    title: 'Recht en rechter',
    paragraphs: [
      'Op de overeenkomst is Nederlands recht van toepassing. Woon je als consument in een ander land, dan houd je de bescherming van de dwingende regels van dat land.',
      'Geschillen met zakelijke klanten beslist de bevoegde rechter van de plaats waar wij gevestigd zijn. Als consument mag je naar de rechter die volgens de wet bevoegd is, en ook naar die van je eigen woonplaats.',
    ],
  },
]

/** First version of the general terms, whose PDF the footer links. It must not mention anything newer than its date. */
export const termsNl: TermsText = {
  language: 'nl',
  title: 'Algemene voorwaarden',
  date: '2023-01-31',
  dateLabel: '31 januari 2023',
  opening: [
    'Dit zijn de afspraken tussen jou en ons. We hebben ze zo gewoon mogelijk opgeschreven, want je moet ze kunnen lezen. Ze gelden voor alles wat je bij ons bestelt.',
    `Vragen? Mail naar ${brand.email}.`,
  ],
  place: 'De Nederlandse tekst staat voor de Duitse.',
  articles: [...agreement, ...money, ...services, ...conduct, ...personalData, ...closing],
  form: {
    title: 'Formulier om te herroepen',
    lead: 'Vul dit formulier alleen in en stuur het terug als je als consument de overeenkomst wilt herroepen.',
    says: [
      `Aan ${brand.legalName}, ${street}, ${postalCode} ${city}, ${brand.email}`,
      'Ik deel hierbij mee dat ik onze overeenkomst over de levering van de volgende dienst herroep:',
    ],
    blanks: ['Bestelnummer en dienst:', 'Besteld op:', 'Naam:', 'Adres:', 'Handtekening (alleen op papier):', 'Datum:'],
  },
  pageOf: (page, pages) => `Pagina ${page} van ${pages}`,
}
