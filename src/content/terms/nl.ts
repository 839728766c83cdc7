import type { TermsArticle, TermsText } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address

const agreement: readonly TermsArticle[] = [
  {
    title: 'Wie we zijn en wat woorden betekenen',
    paragraphs: [
      `Deze voorwaarden zijn van ${brand.legalName}, gevestigd aan de ${street}, ${postalCode} ${city}, ingeschreven bij de Kamer van Koophandel onder nummer ${brand.chamberOfCommerceNumber}, btw-nummer ${brand.vatNumber}. In deze tekst heten we ‘wij’ of ‘${brand.name}’.`,
      '‘Je’ is iedereen die bij ons bestelt. Een consument is een mens die niet handelt voor zijn beroep of bedrijf; ieder ander is een zakelijke klant. Waar een artikel alleen voor een van beiden geldt, staat dat erbij.',
      '‘Dienst’ is wat je bij ons bestelt: een domeinnaam, hosting, een website- of webshopbouwer, e-mail, reseller-hosting, een extra of de verhuisservice. ‘Abonnement’ is elke dienst die doorloopt. ‘Eerste periode’ is de termijn die je bij je bestelling kiest.',
      `‘${brand.portalName.nl}’ is de omgeving waar je je diensten, gegevens en facturen beheert.`,
    ],
  },
  {
    title: 'Aanbod en bestelling',
    paragraphs: [
      'Bij elk aanbod staan de belangrijkste eigenschappen, de prijs van de eerste periode, de prijs daarna en de termijn. Een kennelijke vergissing of tikfout bindt ons niet.',
      'De overeenkomst ontstaat als je de bestelling bevestigt met de knop die zegt dat je daarmee moet betalen. Je krijgt direct een bevestiging per e-mail, met deze voorwaarden erbij.',
      'Je geeft ons juiste en volledige gegevens en houdt die bij. We mogen vragen om je e-mailadres of je identiteit te bevestigen voordat we leveren, bijvoorbeeld omdat een register dat eist.',
      'We mogen een bestelling weigeren als daar een goede reden voor is, zoals een vermoeden van misbruik. Dan hoor je waarom en krijg je terug wat je hebt betaald.',
      'Deze voorwaarden gaan voor op je eigen inkoopvoorwaarden. Afwijkende afspraken gelden als we ze schriftelijk of per e-mail hebben bevestigd.',
    ],
  },
  {
    title: 'Domeinnamen',
    paragraphs: [
      'We vragen een domeinnaam aan op jouw naam. Het register van de extensie beslist over de aanvraag; dat een naam vrij leek toen je zocht, is nog geen garantie. Lukt de registratie niet, dan betalen we je het bedrag voor die naam terug.',
      'Op elke domeinnaam gelden ook de regels van het register, voor .nl bijvoorbeeld die van SIDN. Die gaan over wie een naam mag houden, hoe hij verhuist, hoe hij eindigt en hoe geschillen worden opgelost. Je vindt ze bij het register en we wijzen je er op verzoek de weg naar.',
      'Je staat ervoor in dat je de naam mag gebruiken en daarmee geen rechten van anderen schendt. Over wie recht heeft op een naam beslissen wij niet; een uitspraak van een rechter of een geschillenregeling voeren we uit.',
      'Je mag je naam altijd meenemen naar een andere provider. Je krijgt de verhuiscode zonder kosten en uiterlijk binnen vijf dagen nadat je erom vraagt, ook als er nog een rekening openstaat.',
      'Na een opzegging of een gemiste verlenging kan een naam in quarantaine komen. Terughalen kan dan alleen volgens de regels en kosten van het register. Die kosten noemen we vooraf.',
    ],
  },
  {
    title: 'Hosting, e-mail en eerlijk gebruik',
    paragraphs: [
      'We leveren de ruimte en mogelijkheden die bij je pakket staan en zetten ons in om alles zonder onderbreking te laten werken. Onderhoud doen we zo veel mogelijk op rustige uren, en merkbaar onderhoud kondigen we aan.',
      'Waar bij een pakket ‘onbeperkt’ staat, bedoelen we zoveel als bij gewoon gebruik van dat pakket past. Gebruik je veel meer dan vergelijkbare klanten en hebben anderen daar last van, dan overleggen we eerst en bieden we je een passende maat aan. Pas als dat niets oplevert, mogen we begrenzen.',
      'We maken back-ups en bewaren die zo lang als bij je pakket staat. Ze zijn een vangnet: van gegevens die je niet kwijt mag raken, houd je zelf ook een kopie.',
      'Je gebruikt onze diensten niet voor iets dat strafbaar is, rechten van anderen schendt of het netwerk schaadt, zoals phishing, spam, malware of aanvallen. Je houdt je wachtwoorden geheim en je eigen software bij.',
      'Krijgen we een melding over inhoud op je site, dan beoordelen we die zorgvuldig. Is de inhoud onmiskenbaar onrechtmatig of dreigt er direct schade, dan mogen we hem ontoegankelijk maken. Je hoort dan wat we hebben gedaan en waarom, en je kunt daar bezwaar tegen maken.',
      'Ben je reseller, dan sluit je zelf overeenkomsten met je klanten. Je zorgt dat zij zich aan dit artikel houden en bent voor hen het aanspreekpunt.',
    ],
  },
  {
    title: 'Verhuisservice',
    paragraphs: [
      'Met de verhuisservice zetten we je site, je mail en op verzoek je domeinnaam over naar een pakket bij ons. De service is gratis. Je betaalt alleen de diensten die je kiest.',
      'Je geeft ons de toegang die daarvoor nodig is en staat ervoor in dat je die mag geven. We gebruiken die toegang alleen voor de verhuizing en bewaren hem niet langer dan nodig.',
      'We maken een kopie, testen die en zetten pas om als jij akkoord geeft. Kan iets niet mee, bijvoorbeeld omdat het met een sitebouwer van een andere provider is gemaakt, dan zeggen we dat voordat we beginnen.',
      'Je oude abonnement zeg je zelf op, en liefst pas nadat je hebt gezien dat alles werkt. Houd tot die tijd zelf een kopie van belangrijke gegevens.',
    ],
  },
]

const money: readonly TermsArticle[] = [
  {
    title: 'Prijzen, btw en verlenging',
    paragraphs: [
      'Je betaalt de prijs die bij je bestelling stond. Een korting geldt voor de periode die erbij staat. De prijs daarna staat er altijd naast.',
      'Onze prijzen tonen we exclusief en inclusief btw. We rekenen het btw-tarief dat volgens de wet bij jou hoort; dat hangt af van je land en van de vraag of je zakelijk koopt met een geldig btw-nummer. In je bestelling staat altijd het totaal inclusief btw.',
      'We mogen de prijs van een abonnement wijzigen na de eerste periode. Dat laten we je minstens een maand van tevoren per e-mail weten. Wil je de nieuwe prijs niet, dan kun je opzeggen tegen de dag waarop hij ingaat.',
      'Stijgt de prijs binnen drie maanden nadat je als consument hebt besteld, dan mag je de overeenkomst ontbinden. Een wijziging van het btw-tarief door de overheid rekenen we door.',
      'Stap je over naar een grotere maat, dan verrekenen we wat je al vooruit hebt betaald.',
    ],
  },
  {
    title: 'Betaling',
    paragraphs: [
      'Je betaalt vooruit, per jaar of per maand, op een van de manieren die we bij je bestelling aanbieden. Een verlenging schrijven we alleen automatisch af als je daar een machtiging voor hebt gegeven; anders krijg je een factuur met een betaaltermijn van 14 dagen.',
      'Facturen sturen we per e-mail. Klopt er iets niet, laat het dan weten; over het deel waar we het over eens zijn, betaal je gewoon op tijd.',
      'Betaal je te laat, dan sturen we eerst een kosteloze herinnering en geven we je nog 14 dagen. Daarna mogen we de wettelijke rente en de wettelijke incassokosten rekenen.',
      'Is er na die herinnering nog niet betaald, dan mogen we de dienst waar het om gaat pauzeren. Dat kondigen we minstens zeven dagen van tevoren aan. Je gegevens wissen we niet eerder dan 30 dagen na het begin van die pauze.',
    ],
  },
  {
    title: 'Duur en opzeggen',
    paragraphs: [
      'Een abonnement begint op de dag dat we leveren en loopt eerst de periode die je hebt gekozen. Daarna loopt het door voor onbepaalde tijd, tot jij of wij opzeggen.',
      'Je kunt opzeggen tegen het einde van de eerste periode. Na de eerste periode kun je elke dag opzeggen, met een opzegtermijn van hooguit een maand.',
      'Wat je vooruit hebt betaald voor de tijd na het einde van je abonnement, betalen we binnen 14 dagen terug.',
      `Opzeggen kan in ${brand.portalName.nl}, op onze website, per e-mail en per brief. Je krijgt een bevestiging met de einddatum. Een opzegging kost niets.`,
      'Wij kunnen een abonnement na de eerste periode opzeggen met een termijn van minstens twee maanden. Je krijgt dan tijd en hulp om je gegevens en domeinnamen mee te nemen.',
      'Komt een van ons een belangrijke afspraak niet na en wordt dat na een redelijke termijn niet hersteld, dan mag de ander de overeenkomst ontbinden.',
      'Na het einde bewaren we je gegevens nog 14 dagen, zodat je ze kunt ophalen. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren.',
    ],
  },
  {
    title: 'Herroepingsrecht voor consumenten',
    paragraphs: [
      'Als consument mag je een overeenkomst binnen 14 dagen herroepen zonder een reden te geven. De termijn begint op de dag na je bestelling. Een duidelijk bericht binnen die termijn is genoeg, bijvoorbeeld via onze website, per e-mail of met het modelformulier van de overheid.',
      'We betalen je binnen 14 dagen na je herroeping terug, op de manier waarop je hebt betaald.',
      'Vraag je ons bij je bestelling om meteen te beginnen, dan betaal je bij een herroeping alleen het deel van de dienst dat we tot dan toe hebben geleverd. Vraag je dat niet, dan betaal je niets, en beginnen we pas na de bedenktijd.',
      'Voor de registratie van een domeinnaam vervalt het herroepingsrecht zodra de naam is geregistreerd, als je vooraf uitdrukkelijk hebt gevraagd om meteen te beginnen en hebt verklaard dat je je recht daarmee verliest.',
    ],
  },
]

const responsibility: readonly TermsArticle[] = [
  {
    title: 'Aansprakelijkheid',
    paragraphs: [
      'We doen ons werk zorgvuldig. Gaat er iets mis door onze schuld, geef ons dan de kans om het snel te herstellen.',
      'Tegenover zakelijke klanten is onze aansprakelijkheid beperkt tot directe schade, en per gebeurtenis tot het bedrag dat je ons in de twaalf maanden daarvoor voor de betrokken dienst hebt betaald. Gevolgschade, zoals gemiste omzet, vergoeden we aan zakelijke klanten niet.',
      'Tegenover consumenten gelden de regels van de wet.',
      'Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van ons, bij schade aan personen, en niet waar de wet een beperking verbiedt.',
      'Voor overmacht zijn we niet aansprakelijk. Daaronder valt ook een storing bij een register, een netwerk of een energieleverancier waar wij geen invloed op hebben. Duurt overmacht langer dan 30 dagen, dan mogen we allebei ontbinden en krijg je terug wat je vooruit hebt betaald.',
    ],
  },
  {
    title: 'Persoonsgegevens',
    paragraphs: [
      'We verwerken je gegevens volgens de AVG. Wat we bewaren, waarom en hoe lang, staat in onze privacyverklaring.',
      'Voor domeinnamen geven we de gegevens door die een register nodig heeft. Waar het register het toestaat, zijn ze niet openbaar zichtbaar.',
      'Staan er op je site of in je mail persoonsgegevens van anderen, dan ben jij daarvoor verantwoordelijk en zijn wij verwerker. We verwerken die gegevens alleen om de dienst te leveren, beveiligen ze passend, houden ze geheim, schakelen alleen andere verwerkers in die aan dezelfde eisen voldoen, en melden een datalek zonder onnodige vertraging.',
      'Op verzoek helpen we je aan je wettelijke plichten te voldoen. Na het einde wissen we de gegevens of geven we ze terug.',
    ],
  },
  {
    title: 'Klachten, wijzigingen en recht',
    paragraphs: [
      `Ben je niet tevreden, mail ons dan via ${brand.email}. Je krijgt binnen 14 dagen een inhoudelijk antwoord, of hoort wanneer dat komt.`,
      'We mogen deze voorwaarden wijzigen als daar een goede reden voor is, zoals een nieuwe wet of een nieuwe dienst. We laten het je minstens een maand van tevoren weten. Is een wijziging in je nadeel, dan mag je opzeggen tegen de dag waarop zij ingaat.',
      'Is een bepaling niet geldig, dan blijven de andere gelden. In de plaats van die bepaling komt de regel die er het dichtst bij ligt en wel is toegestaan.',
      'Op de overeenkomst is Nederlands recht van toepassing. Woon je als consument in een ander land, dan houd je de bescherming van de dwingende regels van dat land. Geschillen met zakelijke klanten beslist de bevoegde rechter van de plaats waar wij gevestigd zijn; als consument mag je ook naar de rechter van je woonplaats.',
    ],
  },
]

/** First version of the general terms; the footer links its PDF. */
export const termsNl: TermsText = {
  title: 'Algemene voorwaarden',
  date: '2023-01-31',
  dateLabel: '31 januari 2023',
  articles: [...agreement, ...money, ...responsibility],
}
