import type { ReadingText } from './reading-page.tsx'
import { keptData } from '#core/retention/kept-data.ts'
import { mailbox, type Period, periodText } from '#core/retention/period.ts'
import { promiseWords } from '#catalogue/promises.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address
const mail = { label: brand.email, href: `mailto:${brand.email}` }

const time = (period: Period) => periodText(period, 'de')
const { orders, mails, carts, sessions } = keptData

/** Must match what the shop stores: every retention period comes from the table that the clean-up reads. */
export const privacyDe: ReadingText = {
  head: {
    label: 'Datenschutz',
    title: 'Datenschutzerklärung',
    description:
      'Welche personenbezogenen Daten wir speichern, warum und wie lange. Und wie Sie sie einsehen, berichtigen oder löschen lassen.',
    h1: 'Was mit Ihren Daten geschieht',
    lead: 'Hier lesen Sie, was wir von Ihnen speichern, warum und wie lange. Und wie Sie es einsehen, berichtigen oder löschen lassen.',
  },
  sections: [
    {
      id: 'kurz',
      title: 'Kurz gesagt',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wir fragen nur nach dem, was wir brauchen, um Ihre Bestellung auszuführen, Ihnen eine Rechnung zu schicken und Ihre Fragen zu beantworten.',
            'Wir verkaufen Ihre Daten nicht und erstellen kein Profil von Ihnen.',
            'Für Partnerlinks, Statistik und Werbung speichern wir nichts in Ihrem Browser, bevor Sie zustimmen.',
            'Das Protokoll dieses Shops enthält keine IP-Adressen.',
            ['Sie dürfen jederzeit wissen, was wir über Sie gespeichert haben. Eine E-Mail an ', mail, ' genügt.'],
          ],
        },
      ],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlicher',
      blocks: [
        `Die ${brand.legalName} ist Verantwortliche im Sinne der DSGVO. Zur Bestellung eines Datenschutzbeauftragten sind wir nicht verpflichtet. Ihre Frage landet bei jemandem, der dafür zuständig ist.`,
        {
          kind: 'facts',
          facts: [
            { label: 'Anschrift', value: `${street}, ${postalCode} ${city}, Niederlande` },
            { label: 'E-Mail', value: [mail] },
            {
              label: 'Handelsregister',
              value: `Kamer van Koophandel (Niederlande), Nummer ${brand.chamberOfCommerceNumber}`,
            },
          ],
        },
      ],
    },
    {
      id: 'daten',
      title: 'Welche Daten, wozu und wie lange',
      blocks: [
        'In Klammern steht jeweils die Rechtsgrundlage aus Artikel 6 Absatz 1 DSGVO: Vertrag (Buchstabe b), rechtliche Verpflichtung (c), berechtigtes Interesse (f) oder Einwilligung (a).',
        {
          kind: 'table',
          head: ['Was', 'Wozu', 'Wie lange'],
          rows: [
            [
              'Ihr Konto: Name, Anschrift, Telefonnummer, E-Mail-Adresse und Sprache. Bei Firmen auch Firmenname, Registernummer und USt-IdNr. Ihr Passwort nur als Hashwert.',
              'Um Ihre Bestellung auszuführen und Sie zu erreichen (Vertrag). Anschrift und Telefonnummer verlangen die Registrierungsstellen der Domains.',
              `Solange Sie es nutzen: bis ${time(keptData.customers.periods.idle)} nach Ihrer letzten Anmeldung, und solange es eine Bestellung von Ihnen gibt. Möchten Sie es früher löschen, schreiben Sie uns.`,
            ],
            [
              'Bestellungen, Rechnungen und Zahlungen, mit den Texten, denen Sie zugestimmt haben, und dem Netz, aus dem Sie bestellt haben (nicht Ihrer ganzen IP-Adresse)',
              'Um den Vertrag zu erfüllen (Vertrag) und weil das niederländische Steuerrecht es verlangt (rechtliche Verpflichtung).',
              `${time(orders.periods.books)} nach dem Jahr, in dem Sie bezahlt haben. Verkäufe an Verbraucher außerhalb der Niederlande ${time(orders.periods.booksAbroad)}. Steht einem Partner dafür noch Provision zu, dann bis sie bezahlt ist. Eine Bestellung, die Sie nicht bezahlen: ${time(orders.periods.unpaid)}.`,
            ],
            [
              'Vom Inhaber einer Domain, wenn Sie das nicht selbst sind: Name, Anschrift, Telefonnummer, E-Mail-Adresse und Registernummer. Und was zeigt, dass ein Inhaber stimmt: eine bestätigte E-Mail-Adresse, die Antwort des USt-Registers und der Name zum Konto, das bezahlt hat.',
              'Um die Domain auf den Inhaber einzutragen (Vertrag), und weil Registrierungsstellen wissen müssen, wer der Inhaber ist (rechtliche Verpflichtung).',
              'Mit der Bestellung. In Ihrer Liste der Inhaber, bis Sie sie herausnehmen.',
            ],
            [
              'Der Auth-Code einer Domain',
              'Um die Domain für Sie umzuziehen (Vertrag). Wir speichern den Code verschlüsselt.',
              `Bis wir ihn weitergeben, und nie länger als ${time(orders.periods.transferCode)}.`,
            ],
            [
              'Was wir weitergeben, um Ihre Bestellung zu liefern',
              'Um zu liefern, und nichts doppelt (Vertrag).',
              `Bis ${time(keptData.provisioning_events.periods.sent)} nach dem Versand.`,
            ],
            [
              'Ihre USt-IdNr. und die Antwort des europäischen Registers',
              'Um die Umsatzsteuer richtig zu berechnen und das zu belegen (rechtliche Verpflichtung).',
              `Solange Sie Kunde sind. Ohne Konto ${time(keptData.vat_checks.periods.nobodys)}.`,
            ],
            [
              'Ihr Warenkorb: Domains und Pakete, und was Sie für einen Umzug angegeben haben',
              'Um Ihre Auswahl zu behalten (Vorbereitung eines Vertrags). Solange Sie nicht angemeldet sind, wissen wir nicht, wem der Warenkorb gehört.',
              `Bis ${time(carts.periods.filled)} nach Ihrem letzten Besuch. Ein leerer Warenkorb ${time(carts.periods.empty)}.`,
            ],
            [
              'Dass Sie angemeldet sind, mit welcher Art von Gerät und aus welchem Netzwerk (eine gekürzte Adresse), und wie oft jemand etwas versucht hat',
              'Um Ihr Konto zu schützen (berechtigtes Interesse). Adressen, die wir zählen, machen wir vorher unkenntlich.',
              `Eine Sitzung ${time(sessions.periods.idle)} nach Ihrem letzten Besuch, und nie länger als ${time(sessions.periods.longest)}. Ein Gerät, das wir wiedererkennen, ${time(keptData.devices.periods.unused)} nach der letzten Anmeldung. Was rund um Ihr Konto geschieht, etwa Anmeldungen, ${time(keptData.security_events.periods.all)}. Zähler höchstens einige Stunden. Links aus E-Mails bis ${time(keptData.customer_tokens.periods.all)} nach ihrem Ablauf.`,
            ],
            [
              'E-Mails, die wir Ihnen schicken',
              'Um zu wissen, was wir Ihnen geschrieben haben und ob es verschickt wurde (berechtigtes Interesse).',
              `${time(mails.periods.others)}. Was zu einer Bestellung gehört: ${time(mails.periods.orders)}.`,
            ],
            [
              'Ihre Frage über das Kontaktformular oder per E-Mail',
              'Um Ihnen zu antworten (Vertrag oder berechtigtes Interesse).',
              `${time(keptData.contact_messages.periods.all)} in diesem Shop, höchstens ${time(mailbox)} in unserem Postfach.`,
            ],
            [
              'Eine Meldung von Missbrauch, mit Name und Adresse, wenn Sie sie angeben',
              'Um die Meldung zu bearbeiten (rechtliche Verpflichtung aus dem Digital Services Act).',
              `${time(keptData.abuse_reports.periods.all)}.`,
            ],
            [
              'Was Sie von einem Artikel im Helpdesk halten: Ja oder Nein, und Ihr Hinweis, wenn Sie einen geben',
              'Um die Anleitungen zu verbessern (berechtigtes Interesse). Wer Sie sind, speichern wir nicht. E-Mail-Adressen und lange Nummern entfernen wir aus dem Hinweis.',
              `Ein Hinweis ${time(keptData.article_remarks.periods.all)}, die Zählung von Ja und Nein ${time(keptData.article_votes.periods.all)}.`,
            ],
            [
              'Ein Widerruf oder eine Kündigung',
              'Um sie auszuführen und belegen zu können (rechtliche Verpflichtung).',
              `${time(keptData.declarations.periods.all)}.`,
            ],
            [
              'Ein Besuch über einen Partnerlink: Stunde, Seite und ein Kennzeichen',
              'Um Besuche richtig zu zählen (berechtigtes Interesse). Das Kennzeichen bilden wir aus IP-Adresse und Browser mit einem Schlüssel, der jeden Tag wechselt.',
              `Der Schlüssel verschwindet am nächsten Tag. Danach kann niemand mehr sehen, von wem der Besuch war, auch wir nicht. Den Besuch selbst speichern wir ${time(keptData.affiliate_visits.periods.all)}.`,
            ],
            [
              'Ihre Auswahl zu Cookies, mit einem ebensolchen Kennzeichen',
              'Um zu belegen, was Sie gewählt haben (rechtliche Verpflichtung).',
              `${time(keptData.cookie_choices.periods.all)}.`,
            ],
            [
              'Fehlermeldungen, die Ihr Browser uns schickt',
              'Um Störungen und Angriffe zu erkennen (berechtigtes Interesse).',
              `${time(keptData.browser_reports.periods.all)}.`,
            ],
          ],
        },
        'Außerdem zählen wir, wie oft an einem Tag gesucht, bestellt und bezahlt wird. Diese Zahlen betreffen niemanden persönlich.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        [
          'Was in Ihrem Browser gespeichert wird, wofür und wie lange, steht auf der Seite über ',
          { label: 'Cookies', page: 'cookies' },
          '. Dort ändern Sie auch Ihre Auswahl. Was nicht unbedingt erforderlich ist, speichern wir nur mit Ihrer Einwilligung (§ 25 TDDDG).',
        ],
      ],
    },
    {
      id: 'statistik',
      title: 'Statistik',
      tags: 'with',
      blocks: [
        'Stimmen Sie der Statistik zu, misst Google Analytics, welche Seiten Sie besuchen und welche Schritte einer Bestellung Sie gehen (Einwilligung). Name, Anschrift und E-Mail-Adresse geben wir nicht weiter, und auf den Seiten, auf denen Sie sie eingeben oder bezahlen, laden wir nichts von Google. Ohne Ihr Ja geschieht nichts.',
      ],
    },
    {
      id: 'statistik',
      title: 'Statistik',
      tags: 'without',
      blocks: [
        'Zurzeit verwenden wir keine Statistik anderer Unternehmen. Sollte sich das ändern, fragen wir Sie vorher.',
      ],
    },
    {
      id: 'empfanger',
      title: 'Wer Daten erhält',
      blocks: [
        {
          kind: 'list',
          items: [
            'Die Registrierungsstelle Ihrer Domain, für .de die DENIC: die Angaben zum Inhaber, die sie verlangt. Wo sie es erlaubt, sind diese Angaben nicht öffentlich.',
            'Mollie, der Zahlungsdienstleister: der Betrag, Ihre Bestellnummer und was Sie beim Bezahlen eingeben. Kreuzen Sie an, dass wir Verlängerungen automatisch abbuchen dürfen, dann auch Name und E-Mail-Adresse.',
            'Das Mehrwertsteuer-Register der Europäischen Union (VIES): Ihre USt-IdNr.',
            'Haben Sie auf eine Anzeige geklickt und dem Marketing zugestimmt, dann das Netzwerk, das sie geschaltet hat: die Nummer dieses Klicks, dass bestellt wurde, die Bestellnummer und der Betrag. Ohne Ihr Ja erfährt es nichts.',
            'Partner sehen, dass über ihren Link etwas bestellt wurde, wann und welche Art von Produkt. Nie, von wem.',
            'Unternehmen, die für uns arbeiten, etwa Steuerberatung oder Serverbetrieb. Mit allen, die personenbezogene Daten für uns verarbeiten, haben wir einen Vertrag zur Auftragsverarbeitung.',
            'Polizei, Gerichte und Aufsichtsbehörden, wenn ein Gesetz uns dazu verpflichtet.',
          ],
        },
      ],
    },
    {
      id: 'drittlander',
      title: 'Außerhalb der Europäischen Union',
      tags: 'without',
      blocks: [
        `Unsere Server stehen in ${promiseWords.de.datacentre}. Ihre Daten bleiben in der Europäischen Union, mit einer Ausnahme: Wählen Sie eine Endung, deren Registrierungsstelle anderswo sitzt, zum Beispiel .com, erhält diese die Angaben, die sie für Ihre Registrierung braucht (Artikel 49 Absatz 1 Buchstabe b DSGVO). Anders lässt sich die Domain nicht eintragen.`,
      ],
    },
    {
      id: 'drittlander',
      title: 'Außerhalb der Europäischen Union',
      tags: 'with',
      blocks: [
        `Unsere Server stehen in ${promiseWords.de.datacentre}. Ihre Daten bleiben in der Europäischen Union, mit zwei Ausnahmen. Wählen Sie eine Endung, deren Registrierungsstelle anderswo sitzt, zum Beispiel .com, erhält diese die Angaben, die sie für Ihre Registrierung braucht (Artikel 49 Absatz 1 Buchstabe b DSGVO). Und stimmen Sie der Statistik zu, kann Google die Messung in den USA verarbeiten, auf Grundlage des Datenschutzrahmens zwischen der EU und den USA.`,
      ],
    },
    {
      id: 'rechte',
      title: 'Ihre Rechte',
      blocks: [
        'Sie können Auskunft verlangen, Ihre Daten berichtigen, löschen, einschränken und sich in einem gängigen Format geben lassen. Stützen wir uns auf ein berechtigtes Interesse, können Sie widersprechen. Eine Einwilligung widerrufen Sie jederzeit; was vorher geschah, bleibt rechtmäßig.',
        [
          'Schreiben Sie an ',
          mail,
          ' oder nutzen Sie das ',
          { label: 'Kontaktformular', page: 'contact' },
          `. Sie erhalten ${promiseWords.de.privacyAnswer} eine Antwort. Um sicher zu sein, dass Sie es sind, bitten wir Sie vielleicht, von der Adresse Ihres Kontos zu schreiben. Eine Kopie Ihres Ausweises brauchen wir nicht.`,
        ],
        'Was wir nach dem Gesetz aufbewahren müssen, etwa Rechnungen, können wir nicht früher löschen.',
      ],
    },
    {
      id: 'beschwerde',
      title: 'Beschwerde',
      blocks: [
        [
          'Sie können sich bei jeder Datenschutzaufsicht beschweren. In Deutschland ist das die ',
          {
            label: 'Aufsichtsbehörde Ihres Bundeslandes',
            href: 'https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html',
          },
          ', für uns als niederländisches Unternehmen die ',
          { label: 'Autoriteit Persoonsgegevens', href: 'https://www.autoriteitpersoonsgegevens.nl/' },
          ' in Den Haag. Am liebsten ist uns, Sie sagen es zuerst uns.',
        ],
      ],
    },
    {
      id: 'weiteres',
      title: 'Was Sie noch wissen sollten',
      blocks: [
        'Sie müssen uns keine Daten geben. Ohne Name, Anschrift und E-Mail-Adresse können wir aber keinen Vertrag mit Ihnen schließen und keine Domain für Sie registrieren.',
        'Es gibt keine Entscheidung über Sie, die allein ein Computer trifft und die Folgen für Sie hat.',
        'Stehen auf Ihrer eigenen Website oder in Ihrem Postfach Daten anderer Menschen, sind Sie dafür verantwortlich und wir sind Auftragsverarbeiter. Die Vereinbarung dazu finden Sie in unseren AGB, unten auf jeder Seite. Ein eigenes Dokument nach Artikel 28 DSGVO schicken wir Ihnen auf Wunsch.',
        [
          'Sie haben eine Sicherheitslücke gefunden? Schreiben Sie an ',
          { label: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
          '. Dafür sind wir dankbar.',
        ],
      ],
    },
  ],
  changed:
    'Zuletzt geändert am 16. November 2026. Ändert sich etwas Wesentliches, teilen wir es unseren Kunden per E-Mail mit.',
}
