import type { ReportAbuseText } from './report-abuse-page.tsx'
import { brand } from '#site/brand.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { periodText } from '#core/retention/period.ts'

export const reportAbuseDe: ReportAbuseText = {
  head: {
    label: 'Missbrauch melden',
    title: 'Missbrauch oder rechtswidrige Inhalte melden',
    description:
      'Phishing, Betrug oder andere rechtswidrige Inhalte auf einer Website bei uns gesehen? Melden Sie es hier. Die Bestätigung kommt per E-Mail.',
    h1: 'Missbrauch melden',
    lead: 'Haben Sie auf einer Website bei uns Phishing, Betrug oder andere rechtswidrige Inhalte gesehen? Melden Sie es hier, wir gehen dem nach.',
  },
  formTitle: 'Ihre Meldung',
  sent: {
    title: 'Ihre Meldung ist eingegangen',
    text: 'Wir prüfen sie. Haben Sie eine E-Mail-Adresse angegeben, erhalten Sie gleich eine Bestätigung und später unsere Entscheidung.',
  },
  refused: {
    title: 'Das Absenden ist fehlgeschlagen',
    text: 'Prüfen Sie bitte, ob alles ausgefüllt ist, ob jede Adresse in einer eigenen Zeile steht und ob das Häkchen gesetzt ist. Mit der Zurück-Taste Ihres Browsers ist Ihr Text noch da.',
  },
  asides: [
    {
      title: 'Liegt die Website bei uns?',
      text: 'Wir können nur bei Websites und Postfächern eingreifen, die bei uns liegen. Wer eine Domain verwaltet, erfahren Sie bei der Registrierungsstelle, für .de bei der DENIC. Sind Sie unsicher, melden Sie es trotzdem.',
    },
    {
      title: 'Besteht unmittelbare Gefahr?',
      text: 'Rufen Sie 110 oder 112 an. Wir sind nicht die Polizei.',
    },
    {
      title: 'Darstellungen von Kindesmissbrauch',
      text: [
        'Melden Sie sie ohne Namen bei der ',
        { label: 'Internet-Beschwerdestelle', href: 'https://www.internet-beschwerdestelle.de/' },
        ' oder hier bei uns. Speichern Sie nichts und schicken Sie keine Bilder mit.',
      ],
    },
    {
      title: 'Selbst betrogen worden?',
      text: [
        'Rufen Sie Ihre Bank an und erstatten Sie Anzeige. Rat gibt die ',
        { label: 'Verbraucherzentrale', href: 'https://www.verbraucherzentrale.de/' },
        '.',
      ],
    },
  ],
  steps: {
    h2: 'Was mit Ihrer Meldung geschieht',
    items: [
      {
        title: 'Sie erhalten eine Bestätigung',
        text: 'Mit Nummer und Zeitpunkt. Per E-Mail, wenn Sie eine Adresse angegeben haben, sonst auf dieser Seite.',
        who: 'Sofort',
      },
      {
        title: 'Wir prüfen',
        text: 'Über Ihre Meldung entscheidet nie ein Programm allein. Phishing und Schadsoftware gehen vor. Im Zweifel bitten wir den Kunden um eine Stellungnahme.',
        who: 'Zeitnah, sorgfältig und unvoreingenommen',
      },
      {
        title: 'Beide erfahren die Entscheidung',
        text: 'Sie und der Kunde erhalten die Entscheidung mit Begründung, und was man tun kann, wenn man nicht einverstanden ist.',
        who: 'Unverzüglich',
      },
    ],
  },
  more: {
    h2: 'Gut zu wissen',
    items: [
      {
        title: 'Was wir tun können',
        paragraphs: [
          'Wir können eine Seite oder eine ganze Website sperren, E-Mails anhalten oder einen Vertrag beenden. Wir tun nicht mehr als nötig. Wurde eine Website nur gehackt, helfen wir dem Kunden zuerst beim Aufräumen.',
          'Ob etwas rechtswidrig ist, können wir nicht immer erkennen. Bei Streit über Äußerungen, Verträge oder Marken braucht es manchmal ein Gericht. Das sagen wir Ihnen dann.',
        ],
      },
      {
        title: 'Nicht einverstanden?',
        paragraphs: [
          [
            'Antworten Sie auf unsere E-Mail, dann sieht sich jemand anderes den Fall noch einmal an. Beschweren können Sie sich auch beim ',
            { label: 'Digital Services Coordinator der Bundesnetzagentur', href: 'https://www.dsc.bund.de/' },
            ' oder bei der niederländischen ',
            { label: 'Autoriteit Consument & Markt', href: 'https://www.acm.nl/' },
            ', die für uns zuständig ist. Der Weg zum Gericht steht Ihnen immer offen.',
          ],
        ],
      },
      {
        title: 'Wer erfährt, wer Sie sind',
        paragraphs: [
          [
            `Der Kunde erfährt nicht, wer gemeldet hat, es sei denn, es geht nicht anders, etwa beim Urheberrecht. Dann fragen wir Sie vorher. Ihre Meldung bewahren wir ${periodText(keptData.abuse_reports.periods.all, 'de')} auf. Mehr dazu steht unter `,
            { label: 'Datenschutz', page: 'privacy' },
            '.',
          ],
          'Wer immer wieder meldet, was offensichtlich nicht stimmt, muss damit rechnen, dass wir seine Meldungen eine Zeit lang nicht bearbeiten. Vorher warnen wir.',
        ],
      },
      {
        title: 'Für Behörden und vertrauenswürdige Hinweisgeber',
        paragraphs: [
          [
            'Unsere Kontaktstelle ist ',
            { label: brand.email, href: `mailto:${brand.email}` },
            ', auf Deutsch, Niederländisch oder Englisch. Sicherheitslücken bei uns selbst melden Sie an ',
            { label: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
            '.',
          ],
        ],
      },
    ],
  },
}
