import type { TermsArticle } from '#content/terms/terms-text.ts'

/** What belongs to each kind of service. */
export const services: readonly TermsArticle[] = [
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
      'Wat je zelf op je ruimte zet, houd je zelf bij: je site, je thema’s, je plug-ins en je wachtwoorden. Installeren wij software van anderen voor je, zoals WordPress, dan gelden daarvoor de licentievoorwaarden van de maker.',
      'Bij een website- of webshopbouwer zijn je teksten en beelden van jou. Het ontwerp en de programma’s van de bouwer werken alleen bij ons en kun je niet meenemen naar een andere provider. Dat staat ook bij het pakket.',
      'Verkoop je via een webshop, dan ben jij de verkoper. Je zorgt zelf dat je winkel aan de wet voldoet.',
      'Een beveiligd certificaat (SSL) hoort bij elk pakket. We vragen het voor je aan zolang de domeinnaam naar onze servers wijst.',
    ],
  },
  {
    title: 'Eerlijk gebruik',
    paragraphs: [
      'Waar bij een pakket ‘onbeperkt’ staat, bedoelen we zoveel als bij gewoon gebruik van dat pakket past. Gewoon gebruik is wat vergelijkbare klanten met hetzelfde pakket doen.',
      'Hosting is bedoeld voor websites en de mail die daarbij hoort. Het is geen opslag voor back-ups van elders, geen verspreiding van grote bestanden en geen rekenkracht voor andere doelen.',
      'Gebruik je veel meer dan vergelijkbare klanten en hebben anderen daar last van, dan overleggen we eerst en bieden we je een passende maat aan. Pas als dat binnen een redelijke tijd niets oplevert, mogen we begrenzen. Is er direct gevaar voor anderen, dan mogen we meteen begrenzen en overleggen we daarna.',
    ],
  },
  {
    title: 'E-mail',
    paragraphs: [
      'We bezorgen en ontvangen mail met zorg, maar kunnen niet beloven dat elke mail aankomt. Andere mailservers beslissen zelf wat zij aannemen.',
      'We filteren op spam en virussen. Een filter maakt soms een fout, dus kijk geregeld in de map met ongewenste mail.',
      'We mogen grenzen stellen aan het aantal mails per uur en aan de grootte van een mail. Nieuwsbrieven stuur je alleen aan mensen die daar toestemming voor gaven of die dat van de wet mogen verwachten, en altijd met een manier om zich af te melden.',
      'Wordt je postbus gebruikt om spam te versturen, ook zonder dat je het weet, dan mogen we het verzenden stilzetten tot het is opgelost.',
    ],
  },
  {
    title: 'Back-ups',
    paragraphs: [
      'We maken elke dag een back-up van je hosting en bewaren die zo lang als bij je pakket staat. Terugzetten doe je zelf of vraag je ons, zonder kosten.',
      'Back-ups zijn een vangnet tegen storingen en vergissingen. Van gegevens die je niet kwijt mag raken, houd je zelf ook een kopie, op een andere plaats.',
      'Wat je wist, verdwijnt ook uit de back-ups zodra hun bewaartijd om is.',
    ],
  },
  {
    title: 'Verhuisservice',
    paragraphs: [
      'Met de verhuisservice zetten we je site, je mail en op verzoek je domeinnaam over naar een pakket bij ons. De service is gratis. Je betaalt alleen de diensten die je kiest.',
      'Je geeft ons de toegang die daarvoor nodig is en staat ervoor in dat je die mag geven. We gebruiken die toegang alleen voor de verhuizing en wissen haar daarna. Verander je wachtwoorden als we klaar zijn.',
      'We maken een kopie, testen die en zetten pas om als jij akkoord geeft. Tot dan blijft je oude site staan. Kan iets niet mee, bijvoorbeeld omdat het met een sitebouwer van een andere provider is gemaakt, dan zeggen we dat voordat we beginnen.',
      'Je oude abonnement zeg je zelf op, en liefst pas nadat je hebt gezien dat alles werkt. Houd tot die tijd zelf een kopie van belangrijke gegevens.',
      'Een genoemde duur van een verhuizing is een verwachting. We hangen ook af van je oude provider, van registers en van jouw antwoorden.',
    ],
  },
  {
    title: 'Resellers',
    paragraphs: [
      'Ben je reseller, dan verkoop je onze diensten onder je eigen naam en sluit je zelf overeenkomsten met je klanten. Wij hebben met hen geen overeenkomst.',
      'Je legt je klanten verplichtingen op die minstens zo streng zijn als artikel 9, 11, 12 en 17, en zorgt dat zij zich daaraan houden. Wat zij doen, rekenen we jou aan.',
      'Je bent voor je klanten het aanspreekpunt, ook bij storingen en vragen. Met instellingen waarmee je bij hun gegevens kunt, ga je zorgvuldig om.',
      'Verwerk je voor je klanten persoonsgegevens, dan zijn wij tegenover jou verdere verwerker. Artikel 21 geldt dan zo.',
      'Stopt onze overeenkomst, dan help je je klanten hun gegevens en domeinnamen mee te nemen. Laat je hen in de steek, dan mogen we hen rechtstreeks benaderen.',
    ],
  },
  {
    title: 'Onderhoud, storingen en hulp',
    paragraphs: [
      'Onderhoud doen we zo veel mogelijk op rustige uren. Merkbaar onderhoud kondigen we aan. Bij een dringend lek in de beveiliging kan dat pas achteraf.',
      'Storingen en onderhoud staan op onze statuspagina. Meld een storing die er niet bij staat zo snel mogelijk.',
      'Hulp krijg je via de helpdesk, per e-mail en op werkdagen per telefoon. De tijden staan op onze website. We helpen met onze diensten. Met je eigen website of apparaat helpen we als dat kan, maar beloven doen we het niet.',
      'Levert een dienst niet wat is afgesproken, dan herstellen we dat zonder kosten. Lukt dat niet binnen een redelijke tijd, dan heb je als consument de rechten die de wet bij digitale diensten geeft, waaronder een lagere prijs of het einde van de overeenkomst.',
    ],
  },
]
