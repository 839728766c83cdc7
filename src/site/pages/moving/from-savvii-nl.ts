import type { MoverText } from './mover-page.tsx'
import { whoDoes } from './moving-words.ts'
import { brand } from '#site/brand.ts'

export const fromSavvii: MoverText = {
  head: {
    label: 'Savvii',
    title: 'Overstappen van Savvii: verhuiscode en site overzetten',
    description:
      'Je WordPress-site verhuizen van Savvii? Thema, plug-ins, media en database gaan gratis mee. Updates en back-ups lopen hier ook vanzelf.',
    h1: `Overstappen van Savvii naar ${brand.name}.`,
    lead: 'Je bent gewend dat iemand anders WordPress bijhoudt, en dat blijft zo. Je thema, plug-ins, media en database gaan gratis mee.',
  },
  smallest: 'wordpress-stek',
  steps: {
    lead: 'Let vooral op de cache van Savvii, en op je naam: die staat vaak bij een andere provider.',
    items: [
      {
        title: 'Jij laat ons binnen',
        text: 'Voeg ons op billing.savvii.nl toe bij Contacten beheren, met alleen het recht Details bij je site. Dan zien we de SFTP-gegevens en geen facturen.',
        who: 'Jij, 10 minuten',
      },
      {
        title: 'Wij kopiëren en stellen af',
        text: 'Bestanden, database en media gaan over. De plug-in van Savvii zelf halen we eruit, want die werkt alleen op de servers van Savvii.',
        who: whoDoes.we,
      },
      {
        title: 'Jij keurt goed, de DNS gaat om',
        text: 'Staat je naam bij een andere partij, dan pas je daar twee records aan. Of je laat de naam ook verhuizen, dan doen wij het.',
        who: whoDoes.together,
      },
    ],
  },
  code: {
    h2: 'Heb je wel een code nodig?',
    path: [
      'Kijk wie je elk jaar een factuur stuurt voor je domeinnaam. Bij Savvii draait je site, je naam kan heel goed bij een ander staan.',
      'Staat hij bij een ander, log dan daar in en haal de verhuiscode bij je domeinnaam op.',
      'Staat hij bij Savvii, vraag de code dan aan hun support.',
      'Wil je de naam laten staan, dan heb je geen code nodig. Je past alleen de DNS aan.',
    ],
    otherwise:
      'Een slot op je naam en DNSSEC horen bij de partij waar de naam staat, niet bij Savvii. Verhuist de naam mee, dan kijken wij dat na. Weet je niet waar hij staat, zeg dat dan bij je bestelling. We zoeken het samen uit.',
    facts: [
      ['Je site', 'admin.savvii.nl, met per site SFTP, DNS-gegevens en gebruikers'],
      ['Facturen en opzeggen', 'billing.savvii.nl, met dezelfde inlog'],
      ['Bestanden', 'Via SFTP, soms alleen vanaf adressen die je zelf hebt toegestaan'],
      ['Cache', 'Varnish op de server, met de plug-in Warpdrive in WordPress'],
      ['Postvakken', 'Staan meestal bij een andere partij en blijven dan gewoon werken'],
    ],
  },
  duties: [
    ['WordPress', 'Bestanden, database en media kopiëren', 'Inloggen op de kopie en rondklikken'],
    ['Cache en Warpdrive', 'Verwijderen en hier opnieuw afstellen', 'Niets'],
    ['WooCommerce', 'Een rustig moment kiezen, bestellingen meenemen', 'Zeggen wanneer het stil is'],
    ['DNS', 'De juiste records opgeven, of alles overnemen', 'Aanpassen als je naam elders blijft'],
    ['Oud pakket', 'Je laten weten wanneer het weg kan', 'Opzeggen op billing.savvii.nl'],
  ],
  mark: `Savvii is een merk van zijn eigenaar. ${brand.name} heeft geen band met Savvii.`,
  reason: {
    h2: 'Ook hier doen wij de updates',
    paragraphs: [
      'Updates van WordPress en je plug-ins testen we eerst op een kopie. Ziet die er anders uit dan je site, dan wachten we en krijg je een mail.',
      'We bouwen je site niet om en repareren geen code van een plug-in. We zeggen wat er misgaat, en zetten een back-up terug als je dat wilt.',
    ],
  },
  watch: [
    {
      title: 'Warpdrive hoort bij Savvii',
      text: 'De plug-in leegt de cache op hun servers, en je kunt hem niet altijd zelf uitzetten. Op de kopie halen we hem weg. Verwijder hem niet alvast van je site bij Savvii.',
    },
    {
      title: 'SFTP op slot',
      text: 'Heb je SFTP beperkt tot bepaalde IP-adressen, dan komen wij er niet in. Voeg ons adres toe op admin.savvii.nl, bij je site onder gebruiker. Na een kwartier werkt het.',
    },
    {
      title: 'Opzeggen kan op twee manieren',
      text: 'Bij Savvii kies je tussen per direct en aan het eind van de periode. Per direct haalt de site meteen weg. Doe dat pas als je naam naar de nieuwe wijst.',
    },
    {
      title: 'Mail vanuit je site',
      text: 'Formulieren en webshops versturen mail via de server. Gebruik je daar een eigen SMTP-dienst voor, dan laten we die staan. Anders stellen we het hier opnieuw in en testen het.',
    },
  ],
  bring: [
    'Toegang als contactpersoon, of de SFTP-gegevens',
    'Een beheerder in WordPress waarmee we mogen inloggen',
    'De naam van de partij waar je domein en je mail staan',
    'De licenties van betaalde plug-ins, als die aan je adres hangen',
  ],
  stays: [
    'De plug-in Warpdrive en de instellingen van de cache',
    'Back-ups en staging-kopieën bij Savvii',
    'Regels die Savvii op de server voor je heeft gezet, zoals eigen redirects',
    'Je mail, als die bij een andere partij staat',
  ],
  faq: [
    {
      question: 'Moet mijn domeinnaam mee?',
      answer:
        'Nee. Bij Savvii staat je naam vaak toch al ergens anders. Je past daar dan de records van je site aan, wij zeggen welke. Verhuis je hem wel, dan staan naam, site en mail hier bij elkaar.',
    },
    {
      question: 'Blijft mijn mail werken?',
      answer:
        'Ja, want we veranderen alleen de records van je site. Je MX-records, die zeggen waar mail heen moet, blijven zoals ze zijn. Wil je je mail ook hier, dan nemen we de postvakken mee.',
    },
    {
      question: 'Is mijn site hier net zo snel?',
      answer:
        'Dat beloven we niet, want het hangt van je site af. Wel kun je het zelf zien: de kopie staat op een tijdelijk adres, en je vergelijkt hem met je oude site voordat je akkoord geeft.',
    },
    {
      question: 'Ik heb een testomgeving bij Savvii. Gaat die mee?',
      answer:
        'We verhuizen de site die live staat. Vanaf het pakket Struik zit er hier een testomgeving bij, die je na de verhuizing opnieuw vult. Staat er in je oude nog werk dat niet live is, zeg het dan vooraf.',
    },
    {
      question: 'Ik beheer meer sites voor klanten. Kan dat in één keer?',
      answer:
        'We zetten ze een voor een over, elk met een eigen test en akkoord. Geef bij je bestelling het rijtje door, dan spreken we af met welke we beginnen.',
    },
  ],
  next: [
    {
      page: 'wordpressHosting',
      label: 'WordPress-hosting',
      text: 'Drie pakketten, met updates die we eerst op een kopie testen.',
    },
    { page: 'moveWordpress', label: 'WordPress verhuizen', text: 'Wat er meegaat, van thema tot WooCommerce.' },
    { page: 'resellerHosting', label: 'Reseller-hosting', text: 'Sites voor klanten bij elkaar in één pakket.' },
  ],
}
