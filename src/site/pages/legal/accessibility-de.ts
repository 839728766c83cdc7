import type { ReadingText } from './reading-page.tsx'
import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

const mail = { label: brand.email, href: `mailto:${brand.email}?subject=Barrierefreiheit` }

/** Claims only what the tests measure. */
export const accessibilityDe: ReadingText = {
  head: {
    label: 'Barrierefreiheit',
    title: 'Barrierefreiheit in diesem Shop',
    description:
      'Wie wir dafür sorgen, dass alle hier lesen, suchen und bestellen können, welcher Norm wir folgen und wie Sie eine Barriere melden.',
    h1: 'Ein Shop für alle',
    lead: 'Alle sollen hier lesen, suchen und bestellen können. Stoßen Sie auf eine Barriere, sagen Sie uns bitte Bescheid.',
  },
  sections: [
    {
      id: 'dienst',
      title: 'Worum es geht',
      blocks: [
        `Diese Erklärung der ${brand.legalName} gilt für diese Website, unseren Shop. Hier suchen Sie Domains, vergleichen Pakete, legen ein Konto an, bestellen und bezahlen, und im Helpdesk finden Sie Antworten. Dazu kommen E-Mails und Rechnungen, die wir Ihnen schicken.`,
        'Seit dem 28. Juni 2025 müssen Onlineshops barrierefrei sein. In Deutschland regelt das das Barrierefreiheitsstärkungsgesetz (BFSG). Die Norm dafür ist EN\u00a0301\u00a0549, sie verweist auf WCAG 2.1, Stufe AA. Wir richten uns nach der neueren WCAG 2.2, Stufe AA.',
      ],
    },
    {
      id: 'ablauf',
      title: 'So bestellen Sie',
      blocks: [
        'Eine Bestellung hat vier Schritte: Domain suchen, Hosting wählen, Angaben machen, bezahlen. In jedem Schritt steht oben, wo Sie sind, und Sie können zurückgehen, ohne etwas zu verlieren. Es gibt keine Zeitbegrenzung. Vor dem Kauf sehen Sie alles noch einmal, mit dem Gesamtpreis. Kündigen und widerrufen können Sie ohne Anmeldung, auch per Brief.',
      ],
    },
    {
      id: 'massnahmen',
      title: 'Was wir dafür tun',
      blocks: [
        {
          kind: 'list',
          items: [
            'Alles lässt sich mit der Tastatur bedienen. Sie sehen, wo Sie sind, und die Kopfzeile verschwindet nicht, solange der Fokus dort liegt.',
            'Jedes Feld hat eine sichtbare Beschriftung. Stimmt etwas nicht, steht dabei, was falsch ist und wie Sie es beheben, und Sie gelangen zum ersten Feld mit einem Fehler.',
            'Passwörter dürfen Sie einfügen. Es gibt kein Rätsel, mit dem Sie beweisen müssen, dass Sie ein Mensch sind.',
            'Text hat genug Kontrast, hell wie dunkel. Farbe ist nie das einzige Zeichen.',
            'Schaltflächen sind groß genug. Auf einem Bildschirm von 320 Pixeln Breite müssen Sie nicht seitwärts schieben.',
            'Wer weniger Bewegung möchte, bekommt weniger Bewegung.',
            'Die Seiten selbst, der Helpdesk, das Kontaktformular und die Meldung von Missbrauch funktionieren auch ohne JavaScript. Bestellen geht nicht ohne.',
            'Die AGB und Ihre Rechnungen sind PDF-Dateien mit Überschriften und Tabellen, die Hilfsprogramme lesen können. Die AGB gibt es auf Niederländisch und auf Deutsch.',
          ],
        },
      ],
    },
    {
      id: 'prufung',
      title: 'Wie wir das prüfen',
      blocks: [
        'Bei jeder Änderung prüft ein Programm (axe) alle Seiten, hell und dunkel, und die Menüs und die Bestellung auch in der Größe eines Telefons. Weitere Tests gehen nur mit der Tastatur durch Menüs und Formulare, achten darauf, dass immer zu sehen ist, wo Sie sind, und rechnen die Kontraste nach. Stimmt etwas nicht, wird die Änderung nicht veröffentlicht.',
        'Das ist eine Selbstbewertung, keine Prüfung durch Dritte.',
      ],
    },
    {
      id: 'grenzen',
      title: 'Was wir noch nicht wissen oder nicht können',
      blocks: [
        {
          kind: 'list',
          items: [
            'Menschen, die jeden Tag mit Screenreader, Sprachsteuerung oder Vergrößerung arbeiten, haben diesen Shop noch nicht für uns getestet. Programme finden längst nicht alles.',
            'Die Bezahlseite gehört dem Zahlungsdienstleister und Ihrer Bank. Darauf haben wir keinen Einfluss.',
            `${brand.portalName.de} und die Statusseite sind eigene Websites und fallen nicht unter diese Erklärung.`,
            'Eine Fassung in Leichter Sprache oder Gebärdensprache haben wir nicht. Wir schreiben so einfach, wie wir können.',
          ],
        },
      ],
    },
    {
      id: 'melden',
      title: 'Barriere melden',
      blocks: [
        [
          'Schreiben Sie an ',
          mail,
          ', rufen Sie an unter ',
          { label: formatPhone(brand.phone), href: `tel:${brand.phone}` },
          ' oder nutzen Sie das ',
          { label: 'Kontaktformular', page: 'contact' },
          `. Sagen Sie uns bitte, auf welcher Seite es war und womit Sie arbeiten. Sie erfahren ${promiseWords.de.accessibilityAnswer}, was wir tun. Möchten Sie inzwischen bestellen oder kündigen, erledigen wir das gemeinsam mit Ihnen, per E-Mail oder am Telefon.`,
        ],
      ],
    },
    {
      id: 'aufsicht',
      title: 'Zuständige Marktüberwachung',
      blocks: [
        {
          kind: 'facts',
          facts: [
            {
              label: 'In Deutschland',
              value: [
                'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, ',
                { label: 'MLBF@ms.sachsen-anhalt.de', href: 'mailto:MLBF@ms.sachsen-anhalt.de' },
              ],
            },
            {
              label: 'In den Niederlanden',
              value: [{ label: 'Autoriteit Consument & Markt (ACM), Den Haag', href: 'https://www.acm.nl/' }],
            },
          ],
        },
      ],
    },
  ],
  changed: 'Bewertet am 15. November 2026.',
}
