import { promises, promiseWords } from '#catalogue/promises.ts'
import type { DeclarationText } from './declaration-page.tsx'
import { brand } from '#site/brand.ts'
import { withdrawalForm, withdrawalInstructionsDe as legal } from '#site/withdrawal-form.ts'

const { withdrawalDays, refundDays, dataAfterEndDays } = promises
const { notice } = promiseWords.de
const address = `${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Niederlande`

export const declarationsDe = {
  withdrawal: {
    head: {
      label: 'Vertrag widerrufen',
      title: `Vertrag widerrufen innerhalb von ${withdrawalDays} Tagen`,
      description: `Anders überlegt? Als Verbraucher widerrufen Sie Ihre Bestellung hier innerhalb von ${withdrawalDays} Tagen, ohne Anmeldung und ohne Angabe von Gründen.`,
      h1: 'Vertrag widerrufen',
      lead: `Als Verbraucher können Sie eine Bestellung innerhalb von ${withdrawalDays} Tagen widerrufen. Das geht hier, ohne Anmeldung und ohne Angabe von Gründen.`,
    },
    asides: [
      {
        title: 'Für wen',
        text: 'Widerrufen können Sie, wenn Sie als Verbraucher bestellt haben, nicht für Gewerbe oder Beruf.',
      },
      {
        title: 'Wie lange',
        text: `Bis ${withdrawalDays} Tage nach dem Tag Ihrer Bestellung. Es genügt, wenn Sie den Widerruf am letzten Tag absenden.`,
      },
      {
        title: 'So läuft es ab',
        text: 'Sie füllen das Formular aus und bestätigen. Danach kommt sofort eine E-Mail. An die Adresse Ihrer Bestellung geht außerdem eine E-Mail mit einer Schaltfläche: Mit diesem Klick wissen wir, dass Sie es sind, und danach beenden und erstatten wir. Es zählt der Tag, an dem der Widerruf einging. Sind Sie angemeldet, brauchen Sie den Klick nicht.',
      },
    ],
    sections: [
      {
        title: 'Widerrufsbelehrung',
        paragraphs: [legal.right, legal.how, legal.online, legal.inTime],
      },
      {
        title: 'Folgen des Widerrufs',
        paragraphs: [legal.refund, legal.share],
      },
      {
        title: 'Wann das Widerrufsrecht erlischt',
        paragraphs: [
          'Eine Domain registrieren wir sofort, wenn Sie das verlangt haben. Ist sie registriert, ist diese Leistung vollständig erbracht und das Widerrufsrecht dafür erloschen. Das haben Sie bei der Bestellung bestätigt. Für Hosting und E-Mail zu dieser Domain bleibt es bestehen.',
          'Der angemessene Betrag für Hosting und E-Mail ist der Preis der Tage bis zu Ihrem Widerruf.',
        ],
      },
      {
        title: 'Nur einen Teil widerrufen',
        paragraphs: [
          'Möchten Sie nur einen Teil widerrufen, schreiben Sie bei der Bestellung dazu, welchen. Zum Beispiel: 2026-000123, nur das Paket von gruenerdaumen.de.',
        ],
      },
    ],
    letter: {
      title: 'Muster-Widerrufsformular',
      lead: 'Sie können auch per Brief oder E-Mail widerrufen, mit diesem Muster oder in eigenen Worten.',
      lines: withdrawalForm.de(`${address}, ${brand.email}`).slice(1),
      mail: 'Diesen Text als E-Mail öffnen',
    },
    refused: {
      title: 'Ihr Widerruf wurde nicht gesendet',
      text: 'Prüfen Sie Name, Bestellung und E-Mail-Adresse und senden Sie das Formular noch einmal. Klappt es nicht, schreiben Sie uns eine E-Mail: Das zählt genauso.',
    },
  },
  cancellation: {
    head: {
      label: 'Verträge hier kündigen',
      title: 'Verträge hier kündigen',
      description: `Kündigen Sie Hosting, E-Mail oder Domain hier ohne Anmeldung. Nach der ersten Laufzeit jederzeit, mit ${notice}.`,
      h1: 'Verträge kündigen',
      lead: `Hier kündigen Sie ohne Anmeldung. Nach der ersten Laufzeit geht das jederzeit, mit ${notice}.`,
    },
    asides: [
      {
        title: 'Wann es geht',
        text: `Nach der ersten Laufzeit jederzeit, mit ${notice}. Während der ersten Laufzeit zu deren Ende.`,
      },
      {
        title: 'Was Sie zurückerhalten',
        text: `Vorausbezahlte Tage nach dem Ende zahlen wir innerhalb von ${refundDays} Tagen zurück.`,
      },
      {
        title: 'Ihre Domain',
        text: `Möchten Sie Ihre Domain behalten? Ziehen Sie sie vor dem Ende um. Den Auth-Code finden Sie in ${brand.portalName.de}.`,
      },
    ],
    sections: [
      {
        title: 'Was nach der Kündigung geschieht',
        paragraphs: [
          'Sie sehen sofort, wann Ihr Vertrag endet, und erhalten eine Bestätigung per E-Mail, mit Datum und Uhrzeit des Eingangs. An die Adresse Ihrer Bestellung geht eine E-Mail mit dem genauen Tag, an dem jeder Teil des Vertrags endet, und einer Schaltfläche: Mit diesem Klick wissen wir, dass Sie es sind. Es zählt der Tag, an dem die Kündigung einging. Sind Sie angemeldet, brauchen Sie den Klick nicht. Bis zum Ende bleibt alles in Betrieb.',
          `Danach bewahren wir Website, E-Mails und Datenbanken noch ${dataAfterEndDays} Tage auf, damit Sie sie abholen können. Dann löschen wir sie, bis auf das, was wir nach dem Gesetz aufbewahren müssen. Sichern Sie bitte rechtzeitig, was Sie behalten möchten.`,
          `Ist Ihre Bestellung jünger als ${withdrawalDays} Tage? Dann ist ein Widerruf meist günstiger als eine Kündigung.`,
        ],
      },
    ],
    letter: {
      title: 'Lieber per Brief oder E-Mail?',
      lead: 'Auch das geht, in eigenen Worten oder so:',
      lines: [
        `An ${address}, ${brand.email}`,
        'Hiermit kündige ich meinen Vertrag zum nächstmöglichen Zeitpunkt:',
        'Bestellnummer oder Domain und Paket:',
        'Name:',
        'E-Mail-Adresse für die Bestätigung:',
        'Datum und, nur auf Papier, Unterschrift:',
      ],
      mail: 'Diesen Text als E-Mail öffnen',
    },
    refused: {
      title: 'Ihre Kündigung wurde nicht gesendet',
      text: 'Prüfen Sie Name, Vertrag, E-Mail-Adresse und Datum und senden Sie das Formular noch einmal. Eine außerordentliche Kündigung braucht einen Grund. Klappt es nicht, schreiben Sie uns eine E-Mail: Das zählt genauso.',
    },
  },
} as const satisfies Record<string, DeclarationText>
