import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'
import type { HelpdeskText } from './helpdesk-nl.ts'

const { from, to } = brand.hours

export const helpdeskDe: HelpdeskText = {
  head: {
    label: 'Helpdesk',
    menuLine: 'Antwort finden oder Frage stellen.',
    title: 'Helpdesk: Antworten und Anleitungen',
    description:
      'Antworten zu Domains, Hosting, E-Mail, Umzug und Rechnungen. Ihre Frage ist nicht dabei? Rufen Sie an oder schreiben Sie uns.',
    h1: 'Wobei können wir helfen?',
    lead: 'Suchen Sie eine Antwort oder stöbern Sie in den Themen. Kommen Sie nicht weiter? Dann stellen Sie uns Ihre Frage.',
  },
  groups: {
    domains: 'Domains',
    dns: 'DNS und Nameserver',
    moving: 'Umzug',
    email: 'E-Mail',
    wordpress: 'WordPress',
    hosting: 'Hosting',
    billing: 'Rechnungen und Zahlung',
    account: 'Konto und Sicherheit',
    law: 'Widerruf und Kündigung',
  },
  calls: 'Was tue ich, wenn…',
  callTexts: {
    'mail-not-arriving': 'meine E-Mails nicht ankommen',
    'site-offline': 'meine Website nicht erreichbar ist',
    'password-reset': 'ich mein Passwort vergessen habe',
    invoices: 'ich meine Rechnung suche',
    'move-stuck': 'mein Umzug nicht vorankommt',
    'domain-quarantine': 'meine Domain weg ist',
    'hosting-ssl': 'mein Browser warnt',
    'mail-spam': 'ich Spam bekomme',
    'hosting-full': 'mein Speicher voll ist',
    'dns-ttl': 'eine DNS-Änderung nicht wirkt',
  },
  quick: 'Auch oft gesucht',
  all: 'Alle Themen',
  noScript:
    'Die Suche läuft in Ihrem Browser und braucht dafür JavaScript. Alle Artikel stehen hier unten, nach Themen geordnet. Mit Strg+F oder ⌘F durchsuchen Sie diese Liste.',
  contact: {
    h2: 'Lieber mit jemandem sprechen?',
    lead: 'Halten Sie Ihre Bestellnummer bereit, wenn Sie eine haben.',
    call: {
      title: 'Rufen Sie an',
      hours: `Montag bis Freitag, von ${from.replace('.', ':')} bis ${to.replace('.', ':')}\u00a0Uhr.`,
    },
    write: {
      title: 'Schreiben Sie uns',
      text: `Wir antworten Ihnen ${promiseWords.de.answerTime}.`,
    },
    status: {
      title: 'Gibt es eine Störung?',
      text: 'Auf der Statusseite steht, was wir wissen und woran wir arbeiten.',
      link: 'Status ansehen',
    },
  },
  article: {
    sections: 'Auf dieser Seite',
    related: 'Lesen Sie auch',
    updated: (day) => `Aktualisiert am ${day}`,
    stuck: 'Kommen Sie nicht weiter?',
    stuckLead: 'Rufen Sie an oder schreiben Sie uns. Sagen Sie, was Sie schon versucht haben, dann geht es schneller.',
  },
  links: 'Anleitungen im Helpdesk',
  emptyWords:
    'aber alle als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser ein eine einen ' +
    'einer er es für gibt habe haben hat ich ihr im in ist kann können man mein meine meinem meinen meiner mich mir ' +
    'mit muss nach nicht noch nun nur oder sein sich sie sind so und um uns von vor wann warum was welche wenn wer ' +
    'werden wie will wir wird wo zu zum zur über',
}
