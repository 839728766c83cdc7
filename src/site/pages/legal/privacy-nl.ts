import type { ReadingText } from './reading-page.tsx'
import { keptData } from '#core/retention/kept-data.ts'
import { mailbox, type Period, periodText } from '#core/retention/period.ts'
import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address
const mail = { label: brand.email, href: `mailto:${brand.email}` }

const time = (period: Period) => periodText(period, 'nl')
const { orders, mails, carts, sessions } = keptData

/** Must match what the shop stores: every retention period comes from the table that the clean-up reads. */
export const privacyNl: ReadingText = {
  head: {
    label: 'Privacy',
    title: 'Privacyverklaring',
    description:
      'Welke persoonsgegevens we bewaren, waarom we dat doen en hoe lang. En hoe je ze kunt inzien, laten verbeteren of laten wissen.',
    h1: 'Wat we met je gegevens doen',
    lead: 'Hier lees je wat we van je bewaren, waarom en hoe lang. En hoe je het inziet, laat verbeteren of laat wissen.',
  },
  sections: [
    {
      id: 'kort',
      title: 'In het kort',
      blocks: [
        {
          kind: 'list',
          items: [
            'We vragen alleen wat we nodig hebben om te leveren wat je bestelt, je een factuur te sturen en je vragen te beantwoorden.',
            'We verkopen je gegevens aan niemand en maken geen profiel van je.',
            'Voor statistieken en advertenties plaatsen we niets in je browser voordat je ja zegt. Kom je via een partner, dan onthouden we alleen welke.',
            'In het logboek van deze winkel schrijven we geen IP-adressen op.',
            ['Je mag altijd weten wat we van je hebben. Eén mail naar ', mail, ' is genoeg.'],
          ],
        },
      ],
    },
    {
      id: 'wie',
      title: 'Wie verantwoordelijk is',
      blocks: [
        `${brand.legalName} beslist wat er met je gegevens gebeurt en is daar verantwoordelijk voor. Een functionaris gegevensbescherming hoeven we niet te hebben. Je vraag komt terecht bij iemand die erover gaat.`,
        {
          kind: 'facts',
          facts: [
            { label: 'Adres', value: `${street}, ${postalCode} ${city}` },
            { label: 'E-mail', value: [mail] },
            { label: 'KvK-nummer', value: brand.chamberOfCommerceNumber },
          ],
        },
      ],
    },
    {
      id: 'wat',
      title: 'Wat we bewaren, waarom en hoe lang',
      blocks: [
        'Tussen haakjes staat de grondslag: de reden waarom de wet (artikel 6 van de AVG) ons toestaat dit te doen.',
        {
          kind: 'table',
          head: ['Wat', 'Waarom', 'Hoe lang'],
          rows: [
            [
              'Je account: naam, adres, telefoonnummer, e-mailadres en taal. Zakelijk ook bedrijf, KvK- en btw-nummer. Van je wachtwoord alleen een versleutelde afdruk.',
              'Om te leveren wat je bestelt en je te kunnen bereiken (overeenkomst). Adres en telefoonnummer eisen de registers van domeinnamen.',
              `Zolang je het gebruikt: tot ${time(keptData.customers.periods.idle)} nadat je voor het laatst inlogde, en zolang er een bestelling van je is. Wil je er eerder van af, mail ons dan.`,
            ],
            [
              'Bestellingen, facturen en betalingen, met de teksten waarmee je akkoord ging en het netwerk waaruit je bestelde (niet je hele IP-adres)',
              'Om de overeenkomst uit te voeren (overeenkomst) en omdat de belastingwet het voorschrijft (wettelijke plicht).',
              `${time(orders.periods.books)} na het jaar waarin je betaalde. Verkopen aan consumenten in andere EU-landen ${time(orders.periods.booksAbroad)}. Moet een partner er nog commissie voor krijgen, dan tot die is betaald. Een bestelling die je niet betaalt: ${time(orders.periods.unpaid)}.`,
            ],
            [
              'Van de houder van een domeinnaam, als je dat niet zelf bent: naam, adres, telefoonnummer, e-mailadres en KvK-nummer. En wat laat zien dat een houder klopt: een bevestigd e-mailadres, het antwoord van het btw-register en de naam bij de rekening die betaalde.',
              'Om de naam op naam van de houder te zetten (overeenkomst), en omdat registers moeten weten wie de houder is (wettelijke plicht).',
              'Met de bestelling. In je lijst van houders tot je ze eruit haalt.',
            ],
            [
              'De verhuiscode van een domeinnaam',
              'Om de naam voor je te verhuizen (overeenkomst). We bewaren de code versleuteld.',
              `Tot we hem doorgeven, en nooit langer dan ${time(orders.periods.transferCode)}.`,
            ],
            [
              'Wat we doorgeven om je bestelling te leveren',
              'Om te leveren, en niets twee keer (overeenkomst).',
              `Tot ${time(keptData.provisioning_events.periods.sent)} nadat het is verstuurd.`,
            ],
            [
              'Je btw-nummer en wat het Europese register daarover zei',
              'Om de juiste btw te rekenen en dat te kunnen laten zien (wettelijke plicht).',
              `Zolang je klant bent. Zonder account ${time(keptData.vat_checks.periods.nobodys)}.`,
            ],
            [
              'Je mandje: namen en pakketten, en wat je invulde voor een verhuizing',
              'Om je keuze te onthouden (voorbereiding van een overeenkomst). Tot je inlogt, weten we niet wiens mandje het is.',
              `Tot ${time(carts.periods.filled)} na je laatste bezoek. Een leeg mandje ${time(carts.periods.empty)}.`,
            ],
            [
              'Dat je bent ingelogd, met welk soort apparaat en uit welk netwerk (een ingekort adres), en hoe vaak iemand iets probeerde',
              'Om je account te beveiligen (gerechtvaardigd belang). Adressen die we tellen, maken we eerst onherkenbaar.',
              `Een sessie ${time(sessions.periods.idle)} na je laatste bezoek, en nooit langer dan ${time(sessions.periods.longest)}. Een apparaat dat we herkennen ${time(keptData.devices.periods.unused)} nadat je er het laatst inlogde. Wat er rond je account gebeurt, zoals inloggen, ${time(keptData.security_events.periods.all)}. Tellers hooguit een paar uur. Links uit mails tot ${time(keptData.customer_tokens.periods.all)} nadat ze zijn verlopen.`,
            ],
            [
              'Mails die we je sturen',
              'Om te weten wat we je schreven en of het is verstuurd (gerechtvaardigd belang).',
              `${time(mails.periods.others)}. Wat bij een bestelling hoort: ${time(mails.periods.orders)}.`,
            ],
            [
              'Je vraag via het contactformulier of per mail',
              'Om antwoord te geven (overeenkomst of gerechtvaardigd belang).',
              `${time(keptData.contact_messages.periods.all)} in deze winkel, hooguit ${time(mailbox)} in ons postvak.`,
            ],
            [
              'Een melding van misbruik, met je naam en adres als je die gaf',
              'Om de melding te behandelen (wettelijke plicht uit de digitaledienstenverordening).',
              `${time(keptData.abuse_reports.periods.all)}.`,
            ],
            [
              'Wat je van een artikel in de helpdesk vindt: ja of nee, en je opmerking als je die gaf',
              'Om de uitleg beter te maken (gerechtvaardigd belang). Wie je bent, slaan we niet op. Mailadressen en lange nummers halen we uit je opmerking.',
              `Een opmerking ${time(keptData.article_remarks.periods.all)}, de telling van ja en nee ${time(keptData.article_votes.periods.all)}.`,
            ],
            [
              'Een herroeping of opzegging',
              'Om die uit te voeren en te kunnen bewijzen (wettelijke plicht).',
              `${time(keptData.declarations.periods.all)}.`,
            ],
            [
              'Partners: naam, e-mailadres, bedrijf, website, btw-nummer en rekeningnummer',
              'Om commissie te berekenen en uit te betalen (overeenkomst).',
              `Zolang je partner bent. Wat bij een uitbetaling hoort: ${time(keptData.partner_payouts.periods.books)} na het jaar ervan. Een aanmelding die je niet bevestigt: ${time(keptData.partner_applications.periods.all)}.`,
            ],
            [
              'Een bezoek via een partnerlink: het uur, de pagina en een kenmerk',
              'Om bezoeken eerlijk te tellen (gerechtvaardigd belang). Het kenmerk maken we van je IP-adres en browser met een sleutel die elke dag anders is.',
              `De sleutel verdwijnt de volgende dag. Daarna kan niemand zien van wie het bezoek was, wij ook niet. Het bezoek zelf bewaren we ${time(keptData.affiliate_visits.periods.all)}.`,
            ],
            [
              'Je keuze over cookies, met zo’n zelfde kenmerk',
              'Om te kunnen laten zien wat je koos (wettelijke plicht).',
              `${time(keptData.cookie_choices.periods.all)}.`,
            ],
            [
              'Foutmeldingen die je browser ons stuurt',
              'Om storingen en aanvallen te zien (gerechtvaardigd belang).',
              `${time(keptData.browser_reports.periods.all)}.`,
            ],
          ],
        },
        'We tellen ook hoe vaak er op een dag wordt gezocht, besteld en betaald. Die tellingen gaan over niemand in het bijzonder.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        [
          'Wat er in je browser komt te staan, waarvoor en hoe lang, lees je op de pagina over ',
          { label: 'cookies', page: 'cookies' },
          '. Daar verander je ook je keuze.',
        ],
      ],
    },
    {
      id: 'statistieken',
      title: 'Statistieken',
      tags: 'with',
      blocks: [
        'Zeg je ja tegen statistieken, dan meet Google Analytics welke pagina’s je bezoekt en welke stappen van een bestelling je zet (toestemming). Je naam, adres en e-mailadres sturen we niet mee, en op de pagina’s waar je die invult of betaalt, laden we niets van Google. Zeg je nee of niets, dan gebeurt er niets.',
      ],
    },
    {
      id: 'statistieken',
      title: 'Statistieken',
      tags: 'without',
      blocks: ['We gebruiken nu geen statistieken van andere bedrijven. Komt dat er ooit, dan vragen we het je eerst.'],
    },
    {
      id: 'delen',
      title: 'Met wie we delen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Het register van je domeinnaam, zoals SIDN voor .nl: de gegevens van de houder die dat register vraagt. Waar het register het toestaat, staan ze niet in het openbaar.',
            'Mollie, de betaaldienst: het bedrag, je bestelnummer en wat je bij het betalen invult. Vink je aan dat we verlengingen automatisch mogen afschrijven, dan ook je naam en e-mailadres.',
            'Het btw-register van de Europese Unie (VIES): je btw-nummer.',
            'Klikte je op een advertentie en gaf je toestemming voor marketing, dan het netwerk dat die plaatste: het nummer van die klik, dat er is besteld, het bestelnummer en het bedrag. Zonder je toestemming hoort het netwerk niets.',
            'Partners zien dat er via hun link iets is besteld, wanneer en wat voor product. Nooit door wie.',
            'Bedrijven die voor ons werken, zoals een accountant of de beheerder van een server. Met wie persoonsgegevens voor ons verwerkt, hebben we een verwerkersovereenkomst.',
            'De politie, een rechter of een toezichthouder, als de wet ons daartoe dwingt.',
          ],
        },
      ],
    },
    {
      id: 'buiten-de-eu',
      title: 'Buiten de Europese Unie',
      blocks: [
        `Onze servers staan in ${promiseWords.nl.datacentre}. Je gegevens blijven in de Europese Unie, op één uitzondering na: kies je een extensie van een register daarbuiten, zoals .com, dan krijgt dat register de gegevens die het voor je registratie nodig heeft. Zonder die gegevens kan het de naam niet voor je vastleggen.`,
      ],
      tags: 'without',
    },
    {
      id: 'buiten-de-eu',
      title: 'Buiten de Europese Unie',
      blocks: [
        `Onze servers staan in ${promiseWords.nl.datacentre}. Je gegevens blijven in de Europese Unie, op twee uitzonderingen na. Kies je een extensie van een register daarbuiten, zoals .com, dan krijgt dat register de gegevens die het voor je registratie nodig heeft. En zeg je ja tegen statistieken, dan kan Google de meting in de Verenigde Staten verwerken, onder het kader voor gegevensbescherming tussen de EU en de VS.`,
      ],
      tags: 'with',
    },
    {
      id: 'rechten',
      title: 'Wat je kunt vragen',
      blocks: [
        'Je mag je gegevens inzien, laten verbeteren, laten wissen, meenemen en laten stilzetten. Gaat het om een gerechtvaardigd belang, dan mag je bezwaar maken. Gaf je toestemming, dan trek je die in wanneer je wilt; wat daarvoor gebeurde, blijft geldig.',
        [
          'Mail naar ',
          mail,
          ' of gebruik het ',
          { label: 'contactformulier', page: 'contact' },
          `. Je krijgt ${promiseWords.nl.privacyAnswer} antwoord. Om zeker te weten dat jij het bent, kunnen we je vragen te mailen vanaf het adres van je account. Een kopie van je paspoort hoeven we niet.`,
        ],
        'Wat we volgens de wet moeten bewaren, zoals facturen, kunnen we niet eerder wissen.',
      ],
    },
    {
      id: 'klacht',
      title: 'Niet tevreden?',
      blocks: [
        [
          'Zeg het ons, dan proberen we het op te lossen. Je kunt ook een klacht indienen bij de ',
          { label: 'Autoriteit Persoonsgegevens', href: 'https://www.autoriteitpersoonsgegevens.nl/' },
          ', of bij de toezichthouder van het land waar je woont.',
        ],
      ],
    },
    {
      id: 'verder',
      title: 'Wat je verder moet weten',
      blocks: [
        'Je gegevens geven is vrijwillig, maar zonder naam, adres en e-mailadres kunnen we geen overeenkomst met je sluiten en geen domeinnaam voor je vastleggen.',
        'Er is geen besluit over jou dat alleen een computer neemt en dat gevolgen voor je heeft.',
        'Staan er op je eigen site of in je mail gegevens van anderen, dan ben jij daarvoor verantwoordelijk en zijn wij verwerker. De afspraken daarover staan in onze algemene voorwaarden, onderaan elke pagina.',
        [
          'Een lek in onze beveiliging gevonden? Mail het naar ',
          { label: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
          '. Daar zijn we je dankbaar voor.',
        ],
      ],
    },
  ],
  changed:
    'Laatst gewijzigd op 16 november 2026. Verandert er iets wezenlijks, dan laten we het klanten per mail weten.',
}
