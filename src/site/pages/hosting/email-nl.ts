import type { EmailPageText } from './email-page.tsx'
import { limitOf } from '#site/pages/parts/product-of-slug.ts'

export const emailNl: EmailPageText<'nl'> = {
  head: {
    label: 'E-mailhosting',
    menuLine: 'Je eigen domeinnaam achter het apenstaartje, ook zonder website.',
    title: 'Zakelijke e-mail met je eigen domeinnaam',
    description:
      'Zakelijke e-mail met je eigen domeinnaam, ook als je nog geen website hebt. Kies hoe groot je postvak is en of je een agenda wilt delen.',
    h1: 'E-mail met je eigen domeinnaam.',
    lead: 'Een mailadres met je eigen domeinnaam, ook als je geen website hebt. Kies een postvak voor jezelf, of een paar voor het hele team.',
  },
  hero: {
    choose: 'Kies je postvak',
    second: { label: 'Zoek eerst een domeinnaam', page: 'registerDomain' },
  },
  sender: {
    h2: 'Dezelfde offerte, twee afzenders',
    lead: 'Een gratis adres kan van iedereen zijn. Staat je eigen naam achter het apenstaartje, dan weet de ander meteen wie er schrijft.',
    inbox: 'Zo ziet je klant het binnenkomen',
    messages: [
      { from: 'groenev…83@gmail.com', subject: 'Offerte voor je tuin', verdict: 'Van wie is dit?' },
      { from: 'saar@groenevingers.nl', subject: 'Offerte voor je tuin', verdict: 'Van Saar, van Groene Vingers' },
    ],
    points: [
      {
        title: 'Je adres blijft van jou',
        text: 'Het hoort bij je domeinnaam, niet bij een provider. Stap je over, dan houd je je adres.',
      },
      {
        title: 'Ook voor wie bij je werkt',
        text: 'Vertrekt een medewerker, dan blijven het adres en de post bij jou.',
      },
      {
        title: 'Een website hoeft niet',
        text: 'Een domeinnaam en een postvak zijn genoeg. Je site kan later komen, of ergens anders staan.',
      },
    ],
  },
  packages: {
    h2: 'Drie e-mailpakketten',
    fits: {
      'email-stek': 'Voor jezelf, met genoeg ruimte om te beginnen.',
      'email-struik': 'Voor wie alles bewaart en zijn agenda erbij wil.',
      'email-boom': `Voor een team van ${limitOf('email-boom', 'mailboxes', 'nl')}, met één gedeelde agenda.`,
    },
  },
  ways: {
    h2: 'Alleen mail, of mail bij je hosting?',
    lead: 'Bij webhosting zit ook mail. Wil je ook een site, dan ben je daar voordeliger uit.',
    firstYear: 'Kleinste pakket, eerste jaar',
    ways: [
      { slug: 'email-stek', label: 'E-mailhosting' },
      { slug: 'webhosting-stek', label: 'Webhosting' },
    ],
    rows: [
      ['Kies dit als', 'je site ergens anders staat of er niet is', 'je een site en mail bij elkaar wilt'],
      [
        'Postvakken',
        `${limitOf('email-stek', 'mailboxes', 'nl')}, of ${limitOf('email-boom', 'mailboxes', 'nl')} bij Boom`,
        `${limitOf('webhosting-stek', 'mailboxes', 'nl')} in het kleinste pakket`,
      ],
      [
        'Grootte per postvak',
        `${limitOf('email-stek', 'mailboxGb', 'nl')}, of ${limitOf('email-struik', 'mailboxGb', 'nl')} vanaf Struik`,
        limitOf('webhosting-stek', 'mailboxGb', 'nl'),
      ],
      ['Agenda', 'Bij Struik, en gedeeld bij Boom', 'Niet inbegrepen'],
      ['Website', 'Niet inbegrepen', 'Inbegrepen, met SSL en elke dag een back-up'],
      ['Betalen', 'Per jaar', 'Per jaar of per maand'],
    ],
  },
  moving: {
    h2: 'Je oude mail meenemen',
    lead: 'Gratis, met alle mappen. Je oude postvak blijft intussen gewoon post ontvangen.',
    items: [
      {
        title: 'Jij geeft ons toegang',
        text: 'Kies bij je bestelling de gratis verhuisservice en zeg dat je mail mee moet. We vragen je daarna om toegang tot je oude postvak.',
        who: 'Jij',
      },
      {
        title: 'Wij kopiëren je mappen',
        text: 'Alle berichten komen in dezelfde mappen in je nieuwe postvak te staan. Op de oude plek verandert er niets. Agenda en contacten zet je zelf over.',
        who: 'Wij',
      },
      {
        title: 'Je post komt hierheen',
        text: 'Jij kijkt of alles er is en geeft akkoord. Dan laten we je post hier bezorgen en halen we na wat er intussen nog bij je oude postvak binnenkwam.',
        who: 'Samen',
      },
    ],
  },
  devices: {
    h2: 'Mail instellen op je telefoon en computer',
    lead: 'Het programma dat je al gebruikt, werkt ook hier. Je hebt je adres nodig, je wachtwoord en deze gegevens.',
    rowHeading: 'Waarvoor',
    columns: { server: 'Server', port: 'Poort', security: 'Beveiliging' },
    receive: 'Ontvangen (IMAP)',
    send: 'Versturen (SMTP)',
    sendOtherwise: 'Versturen, als dat niet lukt',
    webmail: 'Zonder programma, in je browser',
    articles: 'Stap voor stap, per apparaat',
  },
  spam: {
    h2: 'SPF, DKIM en DMARC: zo blijft je mail uit de spam',
    paragraphs: [
      'Iedereen kan jouw adres als afzender op een mail zetten. Daarom controleren Gmail, Outlook en andere ontvangers of een bericht echt van jou komt. Dat doen ze met drie records in de DNS van je domeinnaam.',
      'Staan je nameservers en je mail bij ons, dan zetten we de records voor je klaar. Beheer je de DNS ergens anders, dan neem je ze over. Een garantie zijn ze niet: wie ongevraagd reclame rondstuurt, wordt alsnog tegengehouden.',
    ],
    points: [
      {
        title: 'SPF: de lijst met bezorgers',
        text: 'Hier staat welke servers post uit jouw naam mogen brengen. Komt een bericht van een server die er niet op staat, dan is er iets mis.',
      },
      {
        title: 'DKIM: het zegel',
        text: 'Elk bericht krijgt een digitale handtekening mee. Verandert iemand het bericht onderweg, dan klopt de handtekening niet meer.',
      },
      {
        title: 'DMARC: de afspraak',
        text: 'Hier zeg je wat een ontvanger moet doen met post die niet door de controle komt: doorlaten, apart leggen of weigeren.',
      },
    ],
  },
  threeYears: {
    lead: 'Het eerste jaar is goedkoper dan de jaren erna. Hier staat het bij elkaar opgeteld.',
    note: 'De domeinnaam betaal je apart, daarom staat hij op een eigen regel.',
  },
  notIncluded: {
    h2: 'Wat er niet in zit',
    items: [
      {
        title: 'De domeinnaam',
        text: 'Die kies je apart, of je gebruikt de domeinnaam die je al hebt. Die mag ook bij een andere provider blijven staan.',
        link: { label: 'Zoek een domeinnaam', page: 'registerDomain' },
      },
      {
        title: 'Een website',
        text: 'Een postvak is alleen voor mail. Bij webhosting krijg je ruimte voor een site, en daar zit mail bij.',
        link: { label: 'Naar webhosting', page: 'webhosting' },
      },
      {
        title: 'Nieuwsbrieven',
        text: 'Schrijf je honderden mensen tegelijk aan, neem daar dan een dienst voor die ook de afmeldingen bijhoudt.',
      },
      {
        title: 'Word, Excel en andere programma’s',
        text: 'Je krijgt mail, en bij Struik en Boom een agenda.',
      },
      {
        title: 'Back-ups van je mail',
        text: 'Van mail maken we geen back-up waar je iets uit kunt terugzetten. Bewaar post die je niet mag kwijtraken ook zelf.',
      },
    ],
  },
  faq: {
    h2: 'Vragen over e-mail',
    lead: 'Staat je vraag er niet bij?',
    items: [
      {
        question: 'Kan ik mijn Gmail-adres meenemen?',
        answer:
          'Het adres niet, dat is van Google. Je berichten wel: die zetten we over. Laat Gmail daarna nog een tijd doorsturen, dan mis je niets van wie je oude adres gebruikt.',
      },
      {
        question: 'Mijn domeinnaam staat bij een andere provider. Kan dat?',
        answer:
          'Ja. Je zet daar een paar DNS-records neer. Welke, krijg je van ons. Je domeinnaam hoeft niet te verhuizen, maar het mag wel.',
      },
      {
        question: 'Mis ik post tijdens het overzetten?',
        answer:
          'Niet als je oude postvak open blijft tot alles over is. Sommige mailservers lopen achter, dus kan er nog een dag of twee iets op de oude plek binnenkomen. We halen na het omzetten op wat daar nog binnenkwam. Zeg je oude postvak pas daarna op.',
      },
      {
        question: 'Wat doe ik als mijn postvak vol is?',
        answer:
          'Kijk eerst bij je verzonden berichten: daar staan vaak de grootste bijlagen. Helpt dat niet, dan neem je een groter postvak of een groter pakket. We verrekenen wat je al betaald hebt.',
      },
    ],
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'registerDomain',
        label: 'Zoek een domeinnaam',
        text: 'Het deel achter het apenstaartje. Kijk wat er vrij is.',
      },
      {
        page: 'moveDomain',
        label: 'Verhuis je domeinnaam',
        text: 'Domeinnaam en mail bij elkaar. Je DNS nemen we over.',
      },
      {
        page: 'buildWebsite',
        label: 'Maak er een site bij',
        text: 'Een paar pagina’s, zonder code.',
      },
    ],
  },
}
