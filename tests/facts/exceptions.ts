/** Facts that texts may type, because they are not ours or no facts: by file and phrase, each with its reason. */
export interface Exception {
  readonly reason: string
  /** Every number that a place may name: another one contradicts it. */
  readonly says: readonly number[]
  readonly places: Readonly<Record<string, readonly string[]>>
}

export const exceptions: readonly Exception[] = [
  {
    reason: 'The term that is chosen there: a month',
    says: [1],
    places: {
      'messages/de.json': ['nach einem Monat jederzeit'],
      'messages/en.json': ['day after a month'],
      'messages/nl.json': ['na een maand elke'],
    },
  },
  {
    reason: 'Terms: a consumer may end the contract when a price rises soon after the order',
    says: [3],
    places: {
      'src/site/content/terms/de.ts': ['von drei Monaten, nachdem'],
      'src/site/content/terms/nl.ts': ['binnen drie maanden nadat'],
    },
  },
  {
    reason: 'Terms: our own notice after the first term',
    says: [2],
    places: {
      'src/site/content/terms/de.ts': ['mindestens zwei Monaten kündigen'],
      'src/site/content/terms/nl.ts': ['minstens twee maanden'],
    },
  },
  {
    reason: 'Terms: force majeure lasts that long before a contract may end',
    says: [30],
    places: {
      'src/site/content/terms/de.ts': ['als 30 Tage, so'],
      'src/site/content/terms/nl.ts': ['dan 30 dagen, dan'],
    },
  },
  {
    reason: 'Terms: a processor reports a breach',
    says: [48],
    places: {
      'src/site/content/terms/de.ts': ['von 48 Stunden, nachdem'],
      'src/site/content/terms/nl.ts': ['binnen 48 uur nadat'],
    },
  },
  {
    reason: 'Terms: the period that limits our liability to businesses',
    says: [12],
    places: {
      'src/site/content/terms/de.ts': ['den zwölf Monaten davor'],
      'src/site/content/terms/nl.ts': ['de twaalf maanden daarvoor'],
    },
  },
  {
    reason: 'Terms: a business must report damage',
    says: [1],
    places: {
      'src/site/content/terms/de.ts': ['innerhalb eines Jahres, nachdem'],
      'src/site/content/terms/nl.ts': ['binnen een jaar nadat'],
    },
  },
  {
    reason: 'Terms: a change of the terms is announced',
    says: [1],
    places: {
      'src/site/content/terms/de.ts': ['mindestens einen Monat vorher'],
      'src/site/content/terms/nl.ts': ['minstens een maand van'],
    },
  },
  {
    reason: 'Specification: the promo of the partner programme',
    says: [200],
    places: {
      'messages/de.json': ['zu 200\u00a0€ pro'],
      'messages/en.json': ['to €200 per'],
      'messages/nl.json': ['tot €\u00a0200 per'],
      'src/site/pages/company/partners-nl.ts': ['tot €\u00a0200 per'],
    },
  },
  {
    reason: 'Prices are compared over three years, as threeYearCostOf counts: the first and the two after it',
    says: [2, 3],
    places: {
      'messages/de.json': [
        '3 Jahre gesamt',
        'Drei Jahre zusammen',
        'in 3 Jahren',
        'in drei Jahren',
        'In drei Jahren',
        'über drei Jahre',
      ],
      'messages/en.json': [
        '3 years in',
        'Three years together',
        'Over three years',
        'in 3 years',
        'in three years',
        'In three years',
        'over three years',
        'Over three years',
      ],
      'messages/nl.json': [
        '3 jaar samen',
        'Drie jaar samen',
        'in 3 jaar',
        'in drie jaar',
        'In drie jaar',
        'over drie jaar',
      ],
      'src/site/pages/domains/domains-de.ts': ['Drei Jahre zusammen“', 'Drei Jahre zusammen'],
      'src/site/pages/domains/domains-nl.ts': ['drie jaar samen’', 'Drie jaar samen'],
      'src/site/pages/home/home-de.ts': ['in drei Jahren kostet'],
      'src/site/pages/home/home-nl.ts': ['in drie jaar kost'],
      'src/site/pages/hosting/webhosting-nl.ts': ['de twee jaren erna'],
      'src/site/pages/hosting/webshop-de.ts': ['für drei Jahre'],
      'src/site/pages/hosting/wordpress-hosting-nl.ts': ['daarna twee jaar voor'],
      'src/site/pages/parts/three-years.tsx': [
        'Drie jaar samen',
        'In drei Jahren',
        'drie-jaar',
        'over drie jaar',
        'über drei Jahre',
      ],
    },
  },
  {
    reason: 'Buttons of the bank of the demo, read from maxBankDelayMs in a test of their own',
    says: [8, 10],
    places: {
      'messages/de.json': ['Nach 10 Sekunden', 'nach 10 Sekunden von', 'höchstens 8 Sekunden'],
      'messages/en.json': ['After 10 seconds', 'after 10 seconds', 'waits 8 seconds at'],
      'messages/nl.json': ['Na 10 seconden', 'na 10 seconden van', 'hooguit 8 seconden'],
    },
  },
  {
    reason: 'Banks: a transfer arrives after one to three working days',
    says: [1, 3],
    places: {
      'messages/de.json': ['bis drei Werktage'],
      'messages/en.json': ['takes one to three working days'],
      'messages/nl.json': ['tot drie werkdagen'],
      'src/site/content/helpdesk/de/e-mail-nicht-angekommen.md': ['bis drei Werktage'],
      'src/site/content/helpdesk/de/zahlung-fehlgeschlagen.md': ['bis drei Werktage'],
      'src/site/content/helpdesk/de/zahlungsarten.md': ['bis drei Werktage'],
      'src/site/content/helpdesk/nl/betaalmethoden.md': ['tot drie werkdagen'],
      'src/site/content/helpdesk/nl/betaling-mislukt.md': ['tot drie werkdagen'],
      'src/site/content/helpdesk/nl/mail-niet-ontvangen.md': ['tot drie werkdagen'],
    },
  },
  {
    reason: '.ai is registered for two years at a time, as minYears says',
    says: [2],
    places: {
      'catalogue/extensions/notes.ts': ['per twee jaar', 'für zwei Jahre', 'for two years at'],
    },
  },
  {
    reason: 'SWITCH: a .ch cannot move for 60 days after a move',
    says: [60],
    places: {
      'catalogue/extensions/notes.ts': ['naam 60 dagen vast', 'Domain 60 Tage lang', 'for 60 days'],
      'src/site/content/helpdesk/de/domain-gesperrt.md': ['von 60 Tagen'],
      'src/site/content/helpdesk/de/uk-ch-at-fr-umziehen.md': [
        'danach 60 Tage gesperrt',
        'Domain 60 Tage gesperrt',
        'es 60 Tage warten',
      ],
      'src/site/content/helpdesk/nl/domein-op-slot.md': ['van 60 dagen na'],
      'src/site/content/helpdesk/nl/uk-ch-at-fr-verhuizen.md': [
        'daarna 60 dagen vast',
        'naam 60 dagen vast',
        'de 60 dagen eerst',
      ],
    },
  },
  {
    reason: 'ICANN: a .com and its like cannot move for 60 days after a registration, a move or another holder',
    says: [60],
    places: {
      'src/site/content/helpdesk/de/com-net-org-umziehen.md': [
        'als 60 Tage',
        'ersten 60 Tagen nach',
        'von 60 Tagen auslösen',
        'bei 60 Tagen',
      ],
      'src/site/content/helpdesk/de/domain-gesperrt.md': ['von 60 Tagen', 'Umzug 60 Tage lang'],
      'src/site/content/helpdesk/de/domain-mitnehmen.md': ['als 60 Tage'],
      'src/site/content/helpdesk/de/inhaber-wechseln.md': ['60 Tage für'],
      'src/site/content/helpdesk/de/umzug-kommt-nicht-voran.md': ['von 60 Tagen'],
      'src/site/content/helpdesk/nl/com-net-org-verhuizen.md': [
        'dan 60 dagen',
        'eerste 60 dagen na',
        'van 60 dagen geven',
        'het 60 dagen',
      ],
      'src/site/content/helpdesk/nl/domein-meenemen.md': ['dan 60 dagen'],
      'src/site/content/helpdesk/nl/domein-op-slot.md': ['van 60 dagen', 'naam 60 dagen niet'],
      'src/site/content/helpdesk/nl/houder-wijzigen.md': ['60 dagen niet'],
      'src/site/content/helpdesk/nl/verhuizing-loopt-vast.md': ['van 60 dagen'],
      'src/site/content/terms/de.ts': ['ersten 60 Tagen keinen'],
      'src/site/content/terms/nl.ts': ['eerste 60 dagen niet'],
      'src/site/pages/domains/domains-de.ts': ['ersten 60 Tagen kann'],
      'src/site/pages/domains/domains-nl.ts': ['eerste 60 dagen kan'],
      'src/site/pages/moving/move-domain-de.ts': [
        'muss 60 Tage warten',
        'von 60 Tagen nach',
        'seit 60 Tagen registriert',
      ],
    },
  },
  {
    reason: 'nic.at: a token to move a .at is valid for 21 days',
    says: [21],
    places: {
      'src/site/content/helpdesk/de/uk-ch-at-fr-umziehen.md': ['E-Mail, 21 Tage gültig'],
    },
  },
  {
    reason: 'ICANN: the provider that a .com leaves has five days to object',
    says: [5],
    places: {
      'src/site/content/helpdesk/de/com-net-org-umziehen.md': [
        'rund fünf Tage',
        'danach fünf Tage Zeit',
        'nach fünf Tagen von',
      ],
      'src/site/content/helpdesk/de/domain-mitnehmen.md': ['es fünf Tage'],
      'src/site/content/helpdesk/nl/com-net-org-verhuizen.md': [
        'duurt hooguit een dag of vijf',
        'daarna vijf dagen om',
        'na vijf dagen vanzelf',
      ],
      'src/site/content/helpdesk/nl/domein-meenemen.md': ['het vijf dagen'],
      'src/site/content/helpdesk/nl/verhuizing-loopt-vast.md': ['hooguit vijf dagen'],
      'src/site/pages/moving/from-strato-nl.ts': ['en vijf dagen duren'],
      'src/site/pages/moving/move-domain-de.ts': ['Anbieter fünf Tage Zeit', 'hat fünf Tage Zeit'],
      'src/site/pages/moving/move-domain-nl.ts': ['tot 5 dagen'],
    },
  },
  {
    reason: 'SIDN and ICANN: a provider hands out a code within five days',
    says: [5],
    places: {
      'src/site/content/helpdesk/de/auth-code-anfordern.md': ['von fünf Tagen'],
      'src/site/content/helpdesk/de/domain-mitnehmen.md': ['von fünf Tagen'],
      'src/site/content/helpdesk/de/nl-domain-umziehen.md': ['von fünf Tagen herausgeben'],
      'src/site/content/helpdesk/nl/nl-domein-verhuizen.md': ['binnen vijf dagen geven', 'binnen vijf dagen'],
      'src/site/content/helpdesk/nl/verhuiscode-opvragen.md': ['binnen vijf dagen'],
      'src/site/content/terms/de.ts': ['von fünf Tagen'],
      'src/site/content/terms/nl.ts': ['binnen vijf dagen nadat'],
      'src/site/pages/moving/from-hostnet-nl.ts': ['binnen vijf dagen'],
      'src/site/pages/moving/from-vimexx-nl.ts': ['binnen vijf dagen geven'],
      'src/site/pages/moving/from-yourhosting-nl.ts': ['binnen vijf dagen'],
      'src/site/pages/moving/move-domain-de.ts': ['von fünf Tagen herausgeben'],
    },
  },
  {
    reason: 'DENIC: an AuthInfo code is valid for 30 days',
    says: [30],
    places: {
      'catalogue/extensions/notes.ts': ['die 30 dagen geldig', 'der 30 Tage gilt', 'for 30 days'],
      'src/site/content/helpdesk/de/auth-code-anfordern.md': ['30 Tage'],
      'src/site/content/helpdesk/de/de-domain-umziehen.md': [
        'die 30 Tage gilt',
        'Sie 30 Tage Zeit',
        'Nach 30 Tagen brauchen',
        'noch 30 Tage',
      ],
      'src/site/content/helpdesk/nl/de-domein-verhuizen.md': [
        'die 30 dagen geldt',
        'geldt 30 dagen',
        'Na 30 dagen werkt',
        'dan 30 dagen om',
      ],
      'src/site/content/helpdesk/nl/verhuiscode-opvragen.md': ['30 dagen'],
      'src/site/pages/moving/move-domain-de.ts': ['er 30 Tage', 'noch 30 Tage zurückholen', 'AuthInfo, 30 Tage gültig'],
    },
  },
  {
    reason: 'DNS Belgium: a transfer code is valid for seven days',
    says: [7],
    places: {
      'src/site/content/helpdesk/de/auth-code-anfordern.md': ['7 Tage'],
      'src/site/content/helpdesk/de/be-domain-umziehen.md': ['gilt sieben Tage', 'von sieben Tagen'],
      'src/site/content/helpdesk/nl/be-domein-verhuizen.md': ['geldt zeven dagen', 'binnen zeven dagen'],
      'src/site/content/helpdesk/nl/verhuiscode-opvragen.md': ['7 dagen'],
      'src/site/pages/moving/move-domain-de.ts': ['Inhaber, 7 Tage gültig'],
    },
  },
  {
    reason: 'EURid: a transfer code is valid for 40 days',
    says: [40],
    places: {
      'src/site/content/helpdesk/de/auth-code-anfordern.md': ['40 Tage'],
      'src/site/content/helpdesk/de/eu-domain-umziehen.md': ['der 40 Tage gilt', 'gilt 40 Tage'],
      'src/site/content/helpdesk/nl/eu-domein-verhuizen.md': ['die 40 dagen geldt', 'geldt 40 dagen'],
      'src/site/content/helpdesk/nl/verhuiscode-opvragen.md': ['40 dagen'],
      'src/site/pages/moving/move-domain-de.ts': ['EURid, 40 Tage gültig'],
    },
  },
  {
    reason: 'Registers: how long a cancelled name can be restored, or waits before it is free again',
    says: [5, 30, 40, 45],
    places: {
      'src/site/content/helpdesk/de/com-net-org-umziehen.md': ['dann 45 Tage', 'Regeln: 30 Tage Wartezeit'],
      'src/site/content/helpdesk/de/domain-in-quarantane.md': [
        '30 Tage',
        '30 Tage ab',
        'Noch 5 Tage Wartezeit',
        '40 Tage',
        'höchstens 45 Tagen',
      ],
      'src/site/content/helpdesk/de/nl-domain-umziehen.md': ['Domain 40 Tage in'],
      'src/site/content/helpdesk/nl/com-net-org-verhuizen.md': ['dan 45 dagen', 'van 30 dagen'],
      'src/site/content/helpdesk/nl/domein-in-quarantaine.md': [
        '40 dagen',
        '30 dagen',
        'Nog 5 dagen wachten',
        'hooguit 45 dagen',
      ],
      'src/site/content/helpdesk/nl/nl-domein-verhuizen.md': ['binnen 40 dagen uit'],
      'src/site/pages/domains/domains-de.ts': ['Domain 30 Tage in', 'Löschung 40 Tage in'],
      'src/site/pages/domains/domains-nl.ts': ['naam 40 dagen in', 'nog 30 dagen terughalen', 'hij 40 dagen in'],
    },
  },
  {
    reason: 'Registers: a restored or confirmed name usually works again within a day',
    says: [1],
    places: {
      'src/site/content/helpdesk/de/domain-in-quarantane.md': ['sie innerhalb eines Tages wieder'],
      'src/site/content/helpdesk/de/inhaber-bestatigen.md': ['Domain innerhalb eines Tages wieder'],
      'src/site/content/helpdesk/nl/domein-in-quarantaine.md': ['hij binnen een dag weer'],
      'src/site/content/helpdesk/nl/houder-bevestigen.md': ['hij binnen een dag weer'],
    },
  },
  {
    reason: 'ICANN, EURid and DNS Belgium: how long a holder has to confirm, and a check of papers takes',
    says: [3, 5, 7, 14, 15],
    places: {
      'src/site/content/helpdesk/de/inhaber-bestatigen.md': [
        '15 Tage',
        '3, 7 oder 14 Tage',
        'Unterlagen fünf Werktage dauern',
      ],
      'src/site/content/helpdesk/nl/houder-bevestigen.md': ['15 dagen', '3, 7 of 14 dagen', 'tot vijf werkdagen'],
    },
  },
  {
    reason: 'ICANN: move well before a name expires',
    says: [2],
    places: {
      'src/site/content/helpdesk/de/com-net-org-umziehen.md': ['mindestens zwei Wochen vor'],
      'src/site/content/helpdesk/nl/com-net-org-verhuizen.md': ['minstens twee weken voor'],
    },
  },
  {
    reason: 'VAT rates of member states, the home of which is src/core/tax/vat.ts',
    says: [7, 9, 19, 20, 21],
    places: {
      'src/site/content/helpdesk/de/extras-und-einzelkosten.md': ['mit 19 % MwSt'],
      'src/site/content/helpdesk/de/mehrwertsteuer-nach-land.md': [
        'description: 19 Prozent in',
        'also 19 %',
        '19 %',
        '20 %',
        '21 %',
        'Anfang 21 %',
        'Aus 21 % werden',
      ],
      'src/site/content/helpdesk/nl/btw-buitenland.md': ['21%', 'bijvoorbeeld 21% in', 'en 19% in', 'eerst 21%'],
      'src/site/content/helpdesk/nl/btw-nummer.md': ['Nederland 21% btw'],
      'src/site/pages/hosting/woocommerce-shop-de.ts': ['oder 7\u00a0Prozent'],
      'src/site/pages/hosting/woocommerce-shop-nl.ts': ['of 9\u00a0procent'],
    },
  },
  {
    reason: 'Law for shops of customers: withdrawal, lowest price, delivery, guarantee, VAT abroad',
    says: [1, 14, 30, 10000],
    places: {
      'src/site/pages/hosting/webshop-de.ts': ['14 Tage', 'letzten 30 Tage', 'unter 10.000 Euro im'],
      'src/site/pages/hosting/webshop-nl.ts': [
        'tot 14 dagen na',
        'de 30 dagen ervoor',
        'Binnen 30 dagen',
        'ook na een jaar',
        'onder 10.000 euro per',
      ],
      'src/site/pages/hosting/woocommerce-shop-de.ts': ['14 Tage'],
      'src/site/pages/hosting/woocommerce-shop-nl.ts': ['14 dagen'],
    },
  },
  {
    reason: 'DNS: how long caches keep a record, and how long to wait between two steps',
    says: [1, 2, 5],
    places: {
      'src/site/content/helpdesk/de/dns-anderung-dauer.md': [
        'meist innerhalb einer Stunde',
        '5 Minuten',
        '1 Stunde',
        '1 Tag',
        'bis zwei Tage vorher',
        'als zwei Tage',
      ],
      'src/site/content/helpdesk/de/dns-eintrage.md': ['Sie nach einer Stunde nach'],
      'src/site/content/helpdesk/de/dnssec.md': ['bis zwei Tage'],
      'src/site/content/helpdesk/de/domain-auf-website-zeigen.md': ['Sie nach einer Stunde nach'],
      'src/site/content/helpdesk/de/domain-mitnehmen.md': ['bis zwei Tage vorher'],
      'src/site/content/helpdesk/de/e-mails-kommen-nicht-an.md': ['ersten zwei Tagen kommt'],
      'src/site/content/helpdesk/de/e-mails-umziehen.md': ['Zwei Tage später'],
      'src/site/content/helpdesk/nl/dns-records.md': ['kijk na een uur of'],
      'src/site/content/helpdesk/nl/dns-wijziging-hoe-lang.md': [
        'meestal binnen een uur',
        'nameservers binnen een dag',
        '5 minuten',
        '1 uur',
        '1 dag',
        'dan twee dagen',
      ],
      'src/site/content/helpdesk/nl/dnssec.md': ['tot twee dagen'],
      'src/site/content/helpdesk/nl/domein-laten-wijzen.md': ['Kijk na een uur of'],
      'src/site/content/helpdesk/nl/mail-komt-niet-aan.md': ['eerste twee dagen komt'],
      'src/site/content/helpdesk/nl/mail-verhuizen.md': ['Kijk twee dagen later'],
    },
  },
  {
    reason: 'What the reader does: how long it takes, by experience',
    says: [2, 5, 10, 15, 0.5],
    places: {
      'src/site/content/helpdesk/de/anmeldung-klappt-nicht.md': ['dauert zwei Minuten'],
      'src/site/content/helpdesk/de/website-nicht-erreichbar.md': ['in fünf Minuten'],
      'src/site/content/helpdesk/nl/inloggen-lukt-niet.md': ['duurt twee minuten'],
      'src/site/content/helpdesk/nl/mail-instellen-iphone-ipad.md': ['in vijf minuten op'],
      'src/site/content/helpdesk/nl/site-onbereikbaar.md': ['in vijf minuten'],
      'src/site/content/helpdesk/nl/wordpress-inloggen-lukt-niet.md': ['een half uur'],
      'src/site/pages/moving/from-combell-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-hostnet-nl.ts': ['Jij, 15 minuten'],
      'src/site/pages/moving/from-mijndomein-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-onecom-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-savvii-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-strato-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-transip-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-versio-nl.ts': ['een half uur'],
      'src/site/pages/moving/from-vimexx-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/from-yourhosting-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/move-domain-nl.ts': ['Jij, 5 minuten'],
      'src/site/pages/moving/move-website-nl.ts': ['Jij, 10 minuten'],
      'src/site/pages/moving/move-wordpress-nl.ts': ['Jij, 5 minuten'],
    },
  },
  {
    reason: 'Sizes of files and sites, by experience',
    says: [2, 5, 10, 300],
    places: {
      'src/site/content/helpdesk/de/speicher-voll.md': ['leicht 5 MB', 'oft 300 kB'],
      'src/site/content/helpdesk/de/welche-hosting-grosse.md': ['als 2 GB', 'auf 5 bis 10 GB', 'die 10 GB'],
      'src/site/content/helpdesk/nl/schijfruimte-vol.md': ['gauw 5 MB', 'is 300 kB vaak'],
      'src/site/content/helpdesk/nl/welke-maat-hosting.md': ['dan 2 GB', 'op 5 tot 10 GB', 'de 10 GB'],
    },
  },
  {
    reason: 'WordPress and its plug-ins: the bin is emptied after 30 days, a lock-out lasts half an hour',
    says: [30, 0.5],
    places: {
      'src/site/content/helpdesk/de/wordpress-anmeldung-klappt-nicht.md': ['eine halbe Stunde'],
      'src/site/content/helpdesk/de/wordpress-sicherung-einspielen.md': ['noch 30 Tage'],
      'src/site/content/helpdesk/nl/wordpress-terugzetten.md': ['het 30 dagen liggen'],
    },
  },
  {
    reason: 'GDPR: a data breach is reported within 72 hours',
    says: [72],
    places: {
      'src/site/content/helpdesk/de/wordpress-gehackt.md': ['haben 72 Stunden'],
      'src/site/content/helpdesk/nl/wordpress-gehackt.md': ['binnen 72 uur bij'],
    },
  },
  {
    reason: 'Tax law: how long a business keeps invoices, seven years in the Netherlands and eight in Germany',
    says: [7, 8],
    places: {
      'src/site/content/helpdesk/de/rechnungen.md': ['Regel acht Jahre auf'],
      'src/site/content/helpdesk/nl/facturen.md': ['facturen zeven jaar als'],
    },
  },
  {
    reason: 'Words of the law: the model of the Widerrufsbelehrung',
    says: [14],
    places: {
      'src/site/withdrawal-form.ts': [
        'binnen vierzehn Tagen ohne',
        'beträgt vierzehn Tage ab',
        'binnen vierzehn Tagen ab',
      ],
    },
  },
  {
    reason: 'No fact: an example of what we do not do, or of what a swindler writes',
    says: [10, 24],
    places: {
      'src/site/content/helpdesk/nl/phishing-herkennen.md': ['binnen 24 uur'],
      'src/site/pages/company/about-de.ts': ['in zehn Minuten endet'],
      'src/site/pages/company/about-nl.ts': ['over tien minuten weg'],
    },
  },
  {
    reason: 'No fact: advice on when to look again',
    says: [1],
    places: {
      'src/site/pages/moving/from-onecom-nl.ts': ['Kijk na een week in'],
      'src/site/pages/moving/from-yourhosting-nl.ts': ['ze na een jaar kosten'],
    },
  },
  {
    reason: 'Strato: how long its customers wait for a code',
    says: [1, 30],
    places: {
      'src/site/pages/moving/from-strato-nl.ts': ['verstuur. Binnen een dag is', 'vanzelf, dertig dagen voor'],
    },
  },
]
