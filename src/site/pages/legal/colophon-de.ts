import type { ReadingText } from './reading-page.tsx'
import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { promiseWords } from '#catalogue/promises.ts'

const { street, postalCode, city } = brand.address

export const colophonDe: ReadingText = {
  head: {
    label: 'Impressum',
    title: 'Impressum und Firmenangaben',
    description: `Angaben zu ${brand.legalName}: Anschrift, Handelsregister, Umsatzsteuer-Identifikationsnummer und wie Sie uns erreichen.`,
    h1: 'Impressum',
    lead: `Die ${brand.legalName} betreibt diesen Shop. Hier finden Sie Anschrift, Register und Kontakt.`,
  },
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben gemäß § 5 DDG',
      blocks: [
        {
          kind: 'facts',
          facts: [
            {
              label: 'Anbieter',
              value: `${brand.legalName}, eine Gesellschaft mit beschränkter Haftung niederländischen Rechts (besloten vennootschap)`,
            },
            { label: 'Anschrift', value: `${street}, ${postalCode} ${city}, Niederlande` },
            {
              label: 'Vertretungsberechtigt',
              value:
                brand.representative ??
                'Dies ist ein Demo-Shop. Hier steht der Name der Geschäftsführung, sobald ein echtes Unternehmen dahintersteht.',
            },
            {
              label: 'Handelsregister',
              value: `Kamer van Koophandel (Niederlande), Nummer ${brand.chamberOfCommerceNumber}`,
            },
            { label: 'Umsatzsteuer-Identifikationsnummer', value: brand.vatNumber },
          ],
        },
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Telefon', value: [{ label: formatPhone(brand.phone), href: `tel:${brand.phone}` }] },
            { label: 'E-Mail', value: [{ label: brand.email, href: `mailto:${brand.email}` }] },
            { label: 'Formular', value: [{ label: 'zum Kontaktformular', page: 'contact' }] },
            {
              label: 'Sicherheitslücken',
              value: [{ label: brand.securityEmail, href: `mailto:${brand.securityEmail}` }],
            },
          ],
        },
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Verbraucherstreitbeilegung',
      blocks: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
        [
          'Mit einer Beschwerde wenden Sie sich bitte zuerst an uns: ',
          { label: brand.email, href: `mailto:${brand.email}?subject=Beschwerde` },
          `. Sie erhalten ${promiseWords.de.complaintAnswer} eine Antwort zur Sache, oder Sie erfahren, wann sie kommt. Bei Verträgen mit Anbietern im EU-Ausland berät Sie das `,
          { label: 'Europäische Verbraucherzentrum Deutschland', href: 'https://www.evz.de/' },
          ' kostenlos.',
        ],
      ],
    },
    {
      id: 'kontaktstelle',
      title: 'Kontaktstelle nach dem Digital Services Act',
      blocks: [
        [
          'Unsere zentrale Kontaktstelle für Behörden und für Nutzer (Artikel 11 und 12 der Verordnung (EU) 2022/2065) ist ',
          { label: brand.email, href: `mailto:${brand.email}` },
          '. Sie können uns auf Deutsch, Niederländisch und Englisch schreiben. Rechtswidrige Inhalte melden Sie mit dem ',
          { label: 'Formular für Missbrauch', page: 'reportAbuse' },
          '.',
        ],
      ],
    },
    {
      id: 'rechte',
      title: 'Texte, Zeichnungen und Namen anderer',
      blocks: [
        'Texte und Zeichnungen dieser Website gehören uns. Möchten Sie etwas davon verwenden, fragen Sie bitte kurz. Namen anderer Unternehmen nennen wir nur, um zu sagen, woher Sie kommen oder womit etwas funktioniert. Sie gehören diesen Unternehmen, und wir arbeiten nicht mit ihnen zusammen, wenn es nicht dabeisteht.',
        'Die Schrift ist Nunito, gestaltet von Vernon Adams und anderen und frei verwendbar unter der SIL Open Font License.',
      ],
    },
  ],
  changed: 'Zuletzt geändert am 15. November 2026.',
}
