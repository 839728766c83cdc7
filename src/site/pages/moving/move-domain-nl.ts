import { promiseWords } from '#catalogue/promises.ts'
import type { MoveDomainText } from './move-domain-page.tsx'

export const moveDomainNl: MoveDomainText<'nl'> = {
  head: {
    label: 'Domeinnaam verhuizen',
    menuLine: 'Neem je domeinnaam mee. Wij regelen de rest.',
    title: 'Domeinnaam verhuizen met je verhuiscode',
    description:
      'Neem je domeinnaam mee met een verhuiscode van je huidige provider. Wij vragen de verhuizing aan en nemen je DNS over.',
    h1: 'Domeinnaam verhuizen.',
    lead: 'Haal je verhuiscode op bij je huidige provider, dan vragen wij de verhuizing aan. We nemen je DNS over, zodat je site en je mail blijven werken.',
  },
  reason: {
    h2: 'Je domeinnaam en je site verhuizen los van elkaar',
    paragraphs: [
      'Je kunt je domeinnaam hierheen halen en je site laten staan, of andersom.',
      'De DNS van je naam nemen we over voordat de naam verhuist. Zo blijven je site en je mail bereikbaar.',
    ],
  },
  choice: {
    h2: 'Verhuizen of laten staan?',
    head: ['Wat je wilt', 'Wat je doet', 'Wat het betekent'],
    rows: [
      ['Alles op één plek', 'Naam verhuizen, en hosting erbij', 'Eén factuur en één inlog. Wij stellen de DNS in'],
      [
        'Alleen de naam hier',
        'Naam verhuizen, zonder hosting',
        'Je site en mail blijven waar ze zijn. Wij nemen de DNS-records over',
      ],
      [
        'Alleen de site hier',
        'Naam laten staan, DNS aanpassen',
        'Geen code nodig. Je oude provider blijft je de naam in rekening brengen',
      ],
      [
        'Wachten tot het jaar om is',
        'Nu hosting kiezen, later de naam',
        'Handig bij .nl, .de en .be, waar de betaalde looptijd niet meegaat',
      ],
    ],
  },
  watch: {
    h2: 'Als een verhuizing vastloopt',
    items: [
      {
        title: 'Er staat een slot op',
        text: 'Een .com, .net of .org is vaak vergrendeld. Zet dat uit bij je domeinnaam. Een .nl en een .de hebben geen slot, een .be kan er een hebben.',
      },
      {
        title: 'De domeinnaam is te jong',
        text: `Een .com die net is geregistreerd of verhuisd, moet ${promiseWords.nl.transferLock} wachten. Daar kan geen provider iets aan doen.`,
      },
      {
        title: 'Het mailadres van de houder',
        text: 'Bij .be komt de code daarheen, bij .com de bevestiging. Staat er een adres dat niet meer bestaat, laat het dan eerst aanpassen.',
      },
      {
        title: 'DNSSEC staat nog aan',
        text: 'De sleutel hoort bij je oude nameservers. Wisselt hij niet mee, dan is je naam onbereikbaar. We kijken het na en zeggen het als jij iets moet uitzetten.',
      },
      {
        title: 'De domeinnaam is al opgezegd',
        text: 'Dan staat hij misschien in quarantaine en kan hij niet verhuizen. Haal hem eerst terug bij je oude provider. Doe dat snel: na de quarantaine kan iedereen hem registreren.',
      },
      {
        title: 'Er staat een rekening open',
        text: 'Een provider mag een .nl-code niet om die reden weigeren. De rekening zelf blijft wel staan, dus regel dat apart.',
      },
    ],
  },
  packing: {
    h2: 'Voor je begint',
    bring: {
      h3: 'Dit heb je nodig',
      items: [
        'De verhuiscode van je huidige provider, nu of later',
        'Een werkend mailadres van de houder',
        'Het slot eraf, als er een op zit',
        'Een lijstje van wat je naam gebruikt: site, mail, nieuwsbrief',
      ],
    },
    stays: {
      h3: 'Dit gaat niet mee',
      items: [
        'Je site en je postvakken: daarvoor is de gratis verhuisservice',
        'Doorverwijzingen die je provider voor je deed',
        'De betaalde looptijd van een .nl, .de of .be',
        'Je contract: hosting bij je oude provider zeg je zelf op',
      ],
    },
  },
  next: {
    h2: 'Verder',
    items: [
      {
        page: 'moveWebsite',
        label: 'Website verhuizen',
        text: 'Ook je site en je mail mee, gratis.',
      },
      { page: 'webhosting', label: 'Webhosting', text: 'Een plek voor je site, in drie pakketten.' },
      { page: 'emailHosting', label: 'E-mailhosting', text: 'Alleen e-mail met je eigen domeinnaam.' },
    ],
  },
  list: {
    h2: (total) => `Verhuizen kan met ${total} extensies`,
    lead: 'Wat de verhuizing kost, wat je daarna per jaar betaalt en of je een code nodig hebt. Zoek je extensie op.',
  },
  steps: {
    h2: 'Zo gaat het',
    lead: 'Jij haalt de code, wij doen de rest en nemen je DNS over.',
    items: [
      {
        title: 'Haal je code op',
        text: 'Vraag je huidige provider om de verhuiscode. Staat er een slot op de naam, laat dat dan meteen weghalen.',
        who: 'Jij, 5 minuten',
      },
      {
        title: 'We nemen je DNS over',
        text: 'Zoek je naam hierboven en geef de code nu of later door. We zetten je DNS klaar en vragen de verhuizing aan.',
        who: 'Wij',
      },
      {
        title: 'Je domeinnaam komt over',
        text: `Een .nl of .de is meteen om. Bij .com heeft je oude provider ${promiseWords.nl.objectionPeriod} om te reageren. Zeg je oude pakket pas daarna op.`,
        who: 'Het register, meteen tot 5 dagen',
      },
    ],
  },
  table: {
    h2: 'De code per extensie',
    head: ['Extensie', 'De code', 'Hoe het gaat'],
    rows: [
      [
        '.nl',
        `Een verhuiscode, ook wel token. Je provider moet hem ${promiseWords.nl.tokenDue} geven`,
        'Meteen, zonder bevestiging. Er komt geen jaar bij',
      ],
      ['.de', `Een AuthInfo-code, ${promiseWords.nl.authInfoLife} geldig`, 'Meteen. Er komt geen jaar bij'],
      [
        '.be',
        `Een code per mail aan de houder, ${promiseWords.nl.belgianCodeLife} geldig`,
        'Meteen. Er begint een nieuw jaar, je oude looptijd komt er niet achteraan. Kijk vooraf of het mailadres van de houder klopt',
      ],
      [
        '.eu',
        `Een verhuiscode van je provider of van het register, ${promiseWords.nl.europeanCodeLife} geldig`,
        'Meestal meteen. Er komt een jaar bij. De houder moet een band hebben met de EU of EER',
      ],
      [
        '.com, .net, .org',
        'Een verhuiscode, ook wel autorisatiecode of EPP-code',
        `Je oude provider heeft ${promiseWords.nl.objectionPeriod} om bezwaar te maken. Er komt een jaar bij. Niet in de eerste ${promiseWords.nl.transferLock} na registratie of een eerdere verhuizing`,
      ],
    ],
  },
  faq: {
    h2: 'Vragen over verhuizen',
    items: [
      {
        question: 'Waar vind ik mijn verhuiscode?',
        answer:
          'Log in bij je huidige provider en open je domeinnaam. De code heet daar verhuiscode, token, autorisatiecode, AuthInfo of EPP-code. Zie je hem niet, vraag er dan om: je provider moet hem geven.',
      },
      {
        question: 'Ben ik even offline?',
        answer:
          'Niet als je DNS gelijk blijft, en daarom nemen we die over voordat de naam verhuist. Zeg je oude pakket pas op als alles bij ons staat.',
      },
      {
        question: 'Raak ik de tijd kwijt die ik al betaald heb?',
        answer:
          'Bij .com en de meeste andere extensies niet: het nieuwe jaar komt achter de looptijd die je al had. Bij .nl en .de hoort de looptijd bij je provider, en bij .be begint er een nieuw jaar. Vraag je provider of je het restant terugkrijgt.',
      },
      {
        question: 'Wat kost het?',
        answer:
          'Een .nl en een .de verhuizen gratis. Bij .com en de meeste andere extensies betaal je alleen het nieuwe jaar. De prijs van elke extensie staat in de lijst. Laat je ook je site en je mail verhuizen, dan is die verhuisservice gratis.',
      },
      {
        question: 'Mijn code wordt geweigerd. Wat nu?',
        answer: `Meestal is de code verlopen of staat er nog een slot op de naam. Vraag een nieuwe code aan en laat het slot eraf halen. Ook kan de naam net geregistreerd of verhuisd zijn: een .com moet dan eerst ${promiseWords.nl.transferLock} wachten.`,
      },
    ],
  },
}
