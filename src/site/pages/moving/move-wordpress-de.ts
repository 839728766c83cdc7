import { promiseWords } from '#catalogue/promises.ts'
import type { MoveWordpressText } from './move-wordpress-page.tsx'

const { datacentre, movingTime, notice, refundPeriod } = promiseWords.de

export const moveWordpressDe: MoveWordpressText<'de'> = {
  head: {
    label: 'WordPress-Website umziehen',
    menuLine: 'Kostenlos. Wir packen an, Sie geben frei.',
    title: 'WordPress-Website kostenlos umziehen',
    description:
      'Lassen Sie Ihre WordPress-Website kostenlos umziehen, mit Theme, Plug-ins und Datenbank. Die alte bleibt online, bis Sie die neue freigeben.',
    h1: 'Wir ziehen Ihre WordPress-Website kostenlos um.',
    lead: 'Wir kopieren Theme, Plug-ins und alle Beiträge und testen sie unter einer temporären Adresse (Vorschau). Ihre alte Website bleibt online, bis Sie die neue freigeben.',
  },
  steps: {
    h2: 'So zieht WordPress um',
    lead: `Der Umzug dauert ${movingTime}, sobald wir alle Zugänge haben.`,
    items: [
      {
        title: 'Sie legen einen Zugang an',
        text: 'Ein eigenes Konto in WordPress mit der Rolle Administrator reicht uns. Ihr Passwort brauchen wir nicht, und nach dem Umzug löschen Sie das Konto wieder.',
        who: 'Sie, wenige Minuten',
      },
      {
        title: 'Wir kopieren alles',
        text: 'Dateien und Datenbank liegen zuerst unter einer temporären Adresse. Dort passen wir die Links an, schalten alte Cache-Plug-ins ab und testen jede Art von Seite.',
        who: 'Wir',
      },
      {
        title: 'Sie prüfen und geben frei',
        text: 'Melden Sie sich auf der Kopie an, ändern Sie einen Beitrag, senden Sie Ihr Formular ab. Passt alles, holen wir das Neueste nach und stellen Ihre Domain um.',
        who: 'Gemeinsam',
      },
    ],
  },
  reason: {
    h2: 'Was wir nach dem Kopieren prüfen',
    paragraphs: [
      'Für ein kleines Blog genügt oft ein Umzugs-Plug-in. Schwierig wird es in den Details: Adressen, die fest in der Datenbank stehen, ein Cache, der noch zum alten Server zeigt, ein Kontaktformular, das keine E-Mail mehr verschickt.',
      'Das alles prüfen wir, bevor wir umstellen: Links, Formulare, E-Mail-Versand, Cache und Anmeldung.',
    ],
  },
  luggage: {
    h2: 'Was mit umzieht',
    head: ['Bestandteil', 'Kommt mit', 'Zu beachten'],
    rows: [
      ['Beiträge, Seiten und Medien', 'Ja, mit Datum und Kategorien', 'Alle Adressen bleiben gleich'],
      ['Theme und Anpassungen', 'Ja, auch ein Child-Theme', 'Nicht, wenn das Theme nur beim alten Anbieter läuft'],
      ['Plug-ins und Einstellungen', 'Ja', 'Bezahlte Plug-ins fragen manchmal erneut nach der Lizenz'],
      ['Benutzer und Passwörter', 'Ja', 'Alle melden sich an wie bisher'],
      ['Impressum und Datenschutzerklärung', 'Ja, als Seiten', 'Tragen Sie uns dort als neuen Hoster ein'],
      ['Multisite', 'Nach Absprache', 'Sagen Sie uns, wie viele Websites es sind'],
      ['Postfächer', 'Ja, auf Wunsch', 'Liegt Ihre E-Mail anderswo, bleibt sie dort'],
    ],
  },
  shop: {
    h2: 'So zieht ein WooCommerce-Shop um',
    paragraphs: [
      'Bestellungen, die während des Kopierens eingehen, dürfen nicht verloren gehen. Deshalb kopieren wir zweimal: zuerst den ganzen Shop, dann zu einer ruhigen Zeit nur, was neu ist.',
      'Beim zweiten Mal ist Ihr Shop kurz im Wartungsmodus. Die Uhrzeit stimmen wir mit Ihnen ab. Bevor der Shop wieder online geht, testen wir eine Bestellung mit Ihrem Zahlungsdienstleister.',
    ],
  },
  watch: {
    h2: 'Woran es meistens hakt',
    items: [
      {
        title: 'Der Cache des alten Anbieters',
        text: 'Viele Anbieter setzen ein eigenes Plug-in in WordPress ein. Bei uns bewirkt es nichts oder stört sogar. Auf der Kopie entfernen wir es, auf der alten Website lassen Sie es stehen.',
      },
      {
        title: 'Eine alte PHP-Version',
        text: 'Läuft ein Plug-in nicht unter einer neueren PHP-Version, nennen wir Ihnen welches. Oft gibt es ein Update. Sie entscheiden, bevor wir umstellen.',
      },
      {
        title: 'Der Vertrag läuft weiter',
        text: 'Der Umzug kündigt nichts. Prüfen Sie Laufzeit und Kündigungsfrist bei Ihrem bisherigen Anbieter, und kündigen Sie erst nach Ihrer Freigabe.',
      },
      {
        title: 'Auftragsverarbeitung',
        text: 'Mit dem Hoster wechselt auch, wer Daten in Ihrem Auftrag verarbeitet. Passen Sie Ihre Datenschutzerklärung zum Tag der Umstellung an.',
      },
    ],
  },
  packing: {
    h2: 'Bevor Sie anfangen',
    bring: {
      h3: 'Das brauchen wir',
      items: [
        'Einen Administrator in WordPress, oder SFTP und Datenbank',
        'Die Lizenzen bezahlter Themes und Plug-ins',
        'Eine Uhrzeit, zu der Ihre Website ruhig ist',
        'Den Auth-Code, wenn auch die Domain umzieht',
      ],
    },
    stays: {
      h3: 'Das kommt nicht mit',
      items: [
        'Websites aus einem Homepage-Baukasten: Texte und Bilder ja, das Design nicht',
        'Kostenlose Websites von WordPress.com: Dort lassen sich nur Beiträge und Medien exportieren',
        'Plug-ins, die nur beim bisherigen Anbieter laufen',
        'Backups und Testumgebungen, die dort liegen',
      ],
    },
  },
  years: {
    lead: 'Der Umzug ist kostenlos. Sie zahlen das Paket, das Sie wählen.',
    note: `Die Domain kommt hinzu und darf auch bleiben, wo sie ist. Nach der ersten Laufzeit können Sie jederzeit kündigen, mit ${notice}. Was Sie nicht mehr nutzen, erstatten wir ${refundPeriod}.`,
  },
  faq: {
    h2: 'Fragen zum WordPress-Umzug',
    items: [
      {
        question: 'Kann ich während des Umzugs weiterschreiben?',
        answer:
          'Ja, bis wir gemeinsam umstellen. Was Sie bis dahin veröffentlichen, holen wir mit der letzten Kopie nach. Nur an Theme und Plug-ins sollten Sie in den letzten Stunden nichts ändern.',
      },
      {
        question: 'Muss meine Domain mit umziehen?',
        answer:
          'Nein. Sie kann bei Ihrem Anbieter bleiben, dann ändern Sie dort nur die DNS-Einträge. Soll sie mitkommen, brauchen wir den Auth-Code. Ein KK-Antrag ist bei .de nicht mehr nötig.',
      },
      {
        question: 'Sollte ich vorher alle Plug-ins aktualisieren?',
        answer:
          'Besser nicht kurz vorher: Sonst ist unklar, ob ein Fehler vom Update oder vom Umzug kommt. Die Updates machen wir danach.',
      },
      {
        question: 'Bei wem liegen meine Daten danach?',
        answer: `Bei uns, in ${datacentre}, also in der EU. Die Vereinbarung zur Auftragsverarbeitung nach Art.\u00a028 DSGVO gehört zu unseren AGB.`,
      },
      {
        question: 'Was ist, wenn mir die Kopie nicht gefällt?',
        answer:
          'Dann geben Sie sie nicht frei und sagen uns, was nicht stimmt. Wir bessern nach, Ihre alte Website bleibt solange online.',
      },
    ],
  },
  next: {
    h2: 'Wie geht es weiter?',
    items: [
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting',
        text: 'Drei Pakete, Updates und Backups machen wir.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'WooCommerce',
        text: 'Für Shops, mit Testumgebung und täglichem Backup.',
      },
      {
        page: 'moveWebsite',
        label: 'Kein WordPress?',
        text: 'So ziehen Joomla, TYPO3, HTML und andere Websites um.',
      },
    ],
  },
}
