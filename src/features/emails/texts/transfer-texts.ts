import { promiseWords } from '#catalogue/promises.ts'
import type { Locale } from '#core/locale/locale.ts'

const { nl: saidNl, de: saidDe, en: saidEn } = promiseWords

/** Texts of the mail about a transfer that waits. The Dutch texts are the shape of those in other languages. */
const nl = {
  subjects: {
    code_needed: (name: string) => `We missen de verhuiscode van ${name}`,
    code_wrong: (name: string) => `De verhuiscode van ${name} klopt niet`,
    locked: (name: string) => `${name} staat nog op slot`,
    holder: (name: string) => `Bevestig de verhuizing van ${name}`,
    provider: (name: string) => `De verhuizing van ${name} is aangevraagd`,
  },
  headings: {
    code_needed: 'We missen nog de verhuiscode',
    code_wrong: 'De verhuiscode klopt niet',
    locked: 'De naam staat nog op slot',
    holder: 'Bevestig de verhuizing',
    provider: 'De verhuizing is aangevraagd',
  },
  what: {
    code_needed: 'Met de verhuiscode beginnen we meteen met verhuizen.',
    code_wrong:
      'Het register neemt de verhuiscode niet aan. Misschien is hij verlopen, of niet helemaal gekopieerd. Stuur ons een nieuwe. Je betaalt niets extra.',
    locked: 'Laat het slot weghalen bij je huidige provider. Daarna gaat het bij ons vanzelf verder.',
    holder:
      'De houder van de naam krijgt een mail van het register. Klik daarin op de link, dan gaat de verhuizing door.',
    provider: `Je huidige provider heeft ${saidNl.objectionPeriod} om bezwaar te maken. Zegt die niets, dan gaat het vanzelf door. Je hoeft niets te doen.`,
  },
  until: (moment: string) => `Dat kan tot ${moment}.`,
  /** How the holder gets the code, by the rules of the registry. */
  code: {
    nl: `De verhuiscode van een .nl-naam heet token. Je huidige provider moet hem ${saidNl.tokenDue} geven.`,
    de: `De verhuiscode van een .de-naam heet AuthInfo. Vraag hem bij je huidige provider. Hij is ${saidNl.authInfoLife} geldig.`,
    be: `DNS Belgium mailt de verhuiscode naar de houder: 15 cijfers, ${saidNl.belgianCodeLife} geldig. Vraag hem aan bij je huidige provider of op dnsbelgium.be.`,
    eu: `Vraag de verhuiscode bij je huidige provider of in My .eu van EURid. Hij is ${saidNl.europeanCodeLife} geldig.`,
    generic: 'Vraag de verhuiscode bij je huidige provider, en laat daar ook het slot van de naam halen.',
    other: 'Vraag de verhuiscode bij je huidige provider.',
  },
  early: `In de eerste ${saidNl.transferLock} na een registratie of verhuizing kan een naam niet weg.`,
  meanwhile: 'Je site en je mail blijven ondertussen gewoon werken.',
  item: 'Het gaat om',
  send: 'Heb je de code?',
  sendHere: 'Stuur hem ons',
}

const de: typeof nl = {
  subjects: {
    code_needed: (name) => `Uns fehlt der Auth-Code von ${name}`,
    code_wrong: (name) => `Der Auth-Code von ${name} stimmt nicht`,
    locked: (name) => `${name} ist noch gesperrt`,
    holder: (name) => `Bestätigen Sie den Umzug von ${name}`,
    provider: (name) => `Der Umzug von ${name} ist beantragt`,
  },
  headings: {
    code_needed: 'Uns fehlt noch der Auth-Code',
    code_wrong: 'Der Auth-Code stimmt nicht',
    locked: 'Die Domain ist noch gesperrt',
    holder: 'Bestätigen Sie den Umzug',
    provider: 'Der Umzug ist beantragt',
  },
  what: {
    code_needed: 'Mit dem Auth-Code beginnen wir sofort mit dem Umzug.',
    code_wrong:
      'Die Registrierungsstelle nimmt den Auth-Code nicht an. Vielleicht ist er abgelaufen oder nicht ganz kopiert. Schicken Sie uns einen neuen. Es kostet nichts extra.',
    locked: 'Lassen Sie die Sperre bei Ihrem bisherigen Anbieter aufheben. Danach geht es bei uns von selbst weiter.',
    holder:
      'Der Inhaber der Domain erhält eine E-Mail der Registrierungsstelle. Klicken Sie darin auf den Link, dann geht der Umzug weiter.',
    provider: `Ihr bisheriger Anbieter hat ${saidDe.objectionPeriod} Zeit für einen Einspruch. Meldet er sich nicht, geht es von selbst weiter. Sie müssen nichts tun.`,
  },
  until: (moment) => `Das geht bis ${moment}.`,
  code: {
    nl: `Der Auth-Code einer .nl-Domain heißt Token. Ihr bisheriger Anbieter muss ihn ${saidDe.tokenDue} herausgeben.`,
    de: `Der Auth-Code einer .de-Domain heißt AuthInfo. Fordern Sie ihn bei Ihrem bisherigen Anbieter an. Er gilt ${saidDe.authInfoLife}.`,
    be: `DNS Belgium schickt den Auth-Code per E-Mail an den Inhaber: 15 Ziffern, gültig für ${saidDe.belgianCodeLife}. Fordern Sie ihn bei Ihrem bisherigen Anbieter oder auf dnsbelgium.be an.`,
    eu: `Fordern Sie den Auth-Code bei Ihrem bisherigen Anbieter oder in My .eu von EURid an. Er gilt ${saidDe.europeanCodeLife}.`,
    generic:
      'Fordern Sie den Auth-Code bei Ihrem bisherigen Anbieter an und lassen Sie dort auch die Sperre der Domain aufheben.',
    other: 'Fordern Sie den Auth-Code bei Ihrem bisherigen Anbieter an.',
  },
  early: `In den ersten ${saidDe.transferLock} nach einer Registrierung oder einem Umzug kann eine Domain nicht umziehen.`,
  meanwhile: 'Ihre Website und Ihre E-Mail funktionieren in der Zwischenzeit weiter.',
  item: 'Es geht um',
  send: 'Haben Sie den Code?',
  sendHere: 'Schicken Sie ihn uns',
}

const en: typeof nl = {
  subjects: {
    code_needed: (name) => `We need the transfer code of ${name}`,
    code_wrong: (name) => `The transfer code of ${name} is wrong`,
    locked: (name) => `${name} is still locked`,
    holder: (name) => `Confirm the transfer of ${name}`,
    provider: (name) => `The transfer of ${name} was requested`,
  },
  headings: {
    code_needed: 'We still need the transfer code',
    code_wrong: 'The transfer code is wrong',
    locked: 'The name is still locked',
    holder: 'Confirm the transfer',
    provider: 'The transfer was requested',
  },
  what: {
    code_needed: 'With the transfer code we begin at once.',
    code_wrong:
      'The register does not take the transfer code. It may have expired or been copied in part. Send us a new one. There is no extra charge.',
    locked: 'Have the lock removed at your current provider. After that it goes on by itself.',
    holder: 'The holder of the name gets a mail from the register. Follow the link in it and the transfer goes on.',
    provider: `Your current provider has ${saidEn.objectionPeriod} to object. If they say nothing it goes on by itself. You need not do anything.`,
  },
  until: (moment) => `They can until ${moment}.`,
  code: {
    nl: `The transfer code of a .nl name is called token. Your current provider must give it ${saidEn.tokenDue}.`,
    de: `The transfer code of a .de name is called AuthInfo. Ask your current provider. It is valid for ${saidEn.authInfoLife}.`,
    be: `DNS Belgium mails the transfer code to the holder: 15 digits, valid for ${saidEn.belgianCodeLife}. Ask for it at your current provider or on dnsbelgium.be.`,
    eu: `Ask for the transfer code at your current provider or in My .eu of EURid. It is valid for ${saidEn.europeanCodeLife}.`,
    generic: 'Ask your current provider for the transfer code, and have the name unlocked there too.',
    other: 'Ask your current provider for the transfer code.',
  },
  early: `In the first ${saidEn.transferLock} after a registration or transfer a name cannot move.`,
  meanwhile: 'Your site and your mail keep working meanwhile.',
  item: 'It is about',
  send: 'Do you have the code?',
  sendHere: 'Send it to us',
}

export const transferTexts: Readonly<Record<Locale, typeof nl>> = { nl, de, en }
