import { daysOf } from '#core/retention/mailed-links.ts'
import { brand } from '#site/brand.ts'
import type { MailedLinkText } from './mailed-link-page.tsx'

export const mailedLinksDe = {
  confirmDeclaration: {
    head: {
      label: 'Erklärung bestätigen',
      title: 'Widerruf oder Kündigung bestätigen',
      description:
        'Bestätigen Sie hier Ihren Widerruf oder Ihre Kündigung mit dem Link aus unserer E-Mail. Es zählt der Tag des Eingangs.',
      h1: 'Erklärung bestätigen',
      lead: 'So wissen wir, dass Sie es waren. Ihr Widerruf oder Ihre Kündigung zählt ab dem Tag des Eingangs.',
    },
    sent: {
      title: 'Bestätigt',
      text: 'Die Bestätigung kommt gleich per E-Mail, mit dem Tag, an dem der Vertrag endet.',
    },
    asked: {
      title: 'Sehen Sie in Ihr Postfach',
      text: 'Wartet noch eine Erklärung auf Bestätigung, ist ein neuer Link unterwegs an die Adresse der Bestellung.',
    },
    refused: {
      title: 'Dieser Code gilt nicht',
      text: `Vielleicht ist er zu alt oder nicht vollständig. Fordern Sie unten einen neuen Link an oder schreiben Sie uns: ${brand.email}.`,
    },
    asides: [
      {
        title: 'Warum bestätigen?',
        text: 'Eine Bestellnummer lässt sich erraten. Deshalb beenden und erstatten wir nichts, bevor wir wissen, dass Sie es waren. Es zählt der Tag des Eingangs.',
      },
      {
        title: 'Waren Sie das nicht?',
        text: 'Sagen Sie es uns, dann weisen wir die Erklärung zurück. Wir beenden nichts, bevor wir wissen, von wem sie ist.',
      },
      {
        title: 'Wie lange es geht',
        text: `Der Link gilt ${daysOf('confirmDeclaration')} Tage. Danach fordern Sie hier einen neuen an. Ihre Erklärung verfällt nicht: Bleibt der Klick aus, klären wir es selbst.`,
      },
    ],
  },
  invoice: {
    head: {
      label: 'Rechnung öffnen',
      title: 'Ihre Rechnung öffnen',
      description:
        'Öffnen Sie hier Ihre Rechnung mit dem Link aus unserer E-Mail, ohne Anmeldung. Ist er zu alt, senden wir einen neuen.',
      h1: 'Ihre Rechnung',
      lead: 'Mit dem Link aus unserer E-Mail öffnen Sie hier Ihre Rechnung, ohne sich anzumelden.',
    },
    sent: { title: 'Fertig', text: 'Ihre Rechnung liegt bei Ihren Downloads.' },
    asked: {
      title: 'Sehen Sie in Ihr Postfach',
      text: 'War es ein Link von uns, ist ein neuer unterwegs an die Adresse der Bestellung.',
    },
    refused: {
      title: 'Dieser Link gilt nicht mehr',
      text: `Vielleicht ist er zu alt oder nicht vollständig. Fordern Sie unten einen neuen an, melden Sie sich an oder schreiben Sie uns: ${brand.email}.`,
    },
    asides: [
      {
        title: 'Wie lange der Link gilt',
        text: `${daysOf('invoicePdf')} Tage. Danach senden wir einen neuen an die Adresse der Bestellung.`,
      },
      { title: 'Lieber anmelden?', text: `In ${brand.portalName.de} finden Sie alle Ihre Rechnungen.` },
    ],
  },
} as const satisfies Record<string, MailedLinkText>
