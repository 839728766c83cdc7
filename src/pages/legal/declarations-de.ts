import type { DeclarationText } from './declaration-page.tsx'
import { brand } from '#site/brand.ts'

const address = `${brand.legalName}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Niederlande`

export const declarationsDe = {
  withdrawal: {
    head: {
      label: 'Vertrag widerrufen',
      title: 'Vertrag widerrufen innerhalb von 14 Tagen',
      description:
        'Anders überlegt? Als Verbraucher widerrufen Sie Ihre Bestellung hier innerhalb von 14 Tagen, ohne Anmeldung und ohne Angabe von Gründen.',
      h1: 'Vertrag widerrufen',
      lead: 'Als Verbraucher können Sie eine Bestellung innerhalb von 14 Tagen widerrufen. Das geht hier, ohne Anmeldung und ohne Angabe von Gründen.',
    },
    asides: [
      {
        title: 'Für wen',
        text: 'Widerrufen können Sie, wenn Sie als Verbraucher bestellt haben, nicht für Gewerbe oder Beruf.',
      },
      {
        title: 'Wie lange',
        text: 'Bis 14 Tage nach dem Tag Ihrer Bestellung. Es genügt, wenn Sie den Widerruf am letzten Tag absenden.',
      },
      {
        title: 'So läuft es ab',
        text: 'Erst füllen Sie das Formular aus, dann prüfen und bestätigen Sie. Danach kommt sofort eine E-Mail. An die Adresse Ihrer Bestellung geht außerdem eine E-Mail mit einer Schaltfläche: Nach diesem Klick gilt der Widerruf ab dem Tag seines Eingangs. Sind Sie angemeldet, gilt er sofort.',
      },
    ],
    sections: [
      {
        title: 'Folgen des Widerrufs',
        paragraphs: [
          'Nach Ihrem Widerruf zahlen wir alles zurück, was Sie für diese Bestellung bezahlt haben, unverzüglich und spätestens binnen 14 Tagen, auf demselben Weg, auf dem Sie bezahlt haben. Kosten entstehen Ihnen nicht.',
          'Haben Sie bei der Bestellung verlangt, dass wir sofort beginnen, zahlen Sie für Hosting und E-Mail nur die Tage bis zum Widerruf.',
          'Eine Domain registrieren wir sofort, wenn Sie das verlangt haben. Ist sie registriert, ist diese Leistung vollständig erbracht und das Widerrufsrecht dafür erloschen. Das haben Sie bei der Bestellung bestätigt.',
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
      lines: [
        `An ${address}, ${brand.email}`,
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
        'Bestellnummer und Dienstleistung:',
        'Bestellt am:',
        'Name des Verbrauchers:',
        'Anschrift des Verbrauchers:',
        'Datum und, nur auf Papier, Unterschrift:',
      ],
      mail: 'Diesen Text als E-Mail öffnen',
    },
    noScript:
      'Das Formular braucht JavaScript. Ohne geht es genauso gut: Nutzen Sie den Text unten und senden Sie ihn per E-Mail oder Brief.',
  },
  cancellation: {
    head: {
      label: 'Verträge hier kündigen',
      title: 'Verträge hier kündigen',
      description:
        'Kündigen Sie Hosting, E-Mail oder Domain hier ohne Anmeldung. Nach der ersten Laufzeit an jedem Tag, mit höchstens einem Monat Frist.',
      h1: 'Verträge kündigen',
      lead: 'Hier kündigen Sie ohne Anmeldung. Nach der ersten Laufzeit geht das an jedem Tag, mit höchstens einem Monat Frist.',
    },
    asides: [
      {
        title: 'Wann es geht',
        text: 'Nach der ersten Laufzeit an jedem Tag, mit höchstens einem Monat Frist. Während der ersten Laufzeit zu deren Ende.',
      },
      {
        title: 'Was Sie zurückerhalten',
        text: 'Vorausbezahlte Tage nach dem Ende zahlen wir innerhalb von 14 Tagen zurück.',
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
          'Sie erhalten sofort eine Bestätigung per E-Mail, mit Datum und Uhrzeit des Eingangs. An die Adresse Ihrer Bestellung geht eine E-Mail mit dem Tag, an dem der Vertrag endet, und einer Schaltfläche: Nach diesem Klick gilt die Kündigung ab dem Tag ihres Eingangs. Sind Sie angemeldet, gilt sie sofort. Bis zum Ende bleibt alles in Betrieb.',
          'Danach bewahren wir Website, E-Mails und Datenbanken noch 14 Tage auf, damit Sie sie abholen können. Dann löschen wir sie, bis auf das, was wir nach dem Gesetz aufbewahren müssen. Sichern Sie bitte rechtzeitig, was Sie behalten möchten.',
          'Ist Ihre Bestellung jünger als 14 Tage? Dann ist ein Widerruf meist günstiger als eine Kündigung.',
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
    noScript:
      'Das Formular braucht JavaScript. Ohne geht es genauso gut: Nutzen Sie den Text unten und senden Sie ihn per E-Mail oder Brief.',
  },
} as const satisfies Record<string, DeclarationText>
