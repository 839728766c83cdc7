import type { MoveDomainText } from '#content/moving-text.ts'

export const moveDomainNl: MoveDomainText<'nl'> = {
  reason: {
    h2: 'Een naam verhuist los van je site',
    paragraphs: [
      'Je domeinnaam is een adresbordje. Waar het hangt, zegt niets over waar je site staat. Je kunt dus de naam hierheen halen en je site laten staan, of precies andersom.',
      'Wat wel meekomt, zijn de regels op het bordje: de DNS. Die nemen we over voordat de naam verhuist. Zo vinden bezoekers en mail onderweg gewoon de weg.',
    ],
    drawing: 'naam',
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
    h2: 'Waar een verhuizing op vastloopt',
    items: [
      {
        title: 'Er staat een slot op',
        text: 'Een .com, .net of .org is vaak vergrendeld. Zet dat uit bij je domeinnaam. Een .nl en een .de hebben geen slot, een .be kan er een hebben.',
      },
      {
        title: 'De naam is te jong',
        text: 'Een .com die net is geregistreerd of verhuisd, moet zestig dagen wachten. Daar kan geen provider iets aan doen.',
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
        title: 'De naam is al opgezegd',
        text: 'Dan staat hij misschien in quarantaine en kan hij niet verhuizen. Haal hem eerst terug bij je oude provider. Doe dat snel, want na die tijd is hij voor iedereen.',
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
        'Je site en je mailboxen: daarvoor is de gratis verhuisservice',
        'Doorverwijzingen die je provider voor je deed',
        'De betaalde looptijd van een .nl, .de of .be',
        'Je contract: hosting bij je oude provider zeg je zelf op',
      ],
    },
  },
  next: {
    h2: 'En je site?',
    items: [
      { page: 'moveWebsite', label: 'Website verhuizen', text: 'Ook je site en je mail mee, gratis en zonder gat.' },
      { page: 'webhosting', label: 'Webhosting', text: 'Een plek voor je site, in drie maten.' },
      { page: 'emailHosting', label: 'E-mailhosting', text: 'Alleen mail op je naam.' },
    ],
  },
}
