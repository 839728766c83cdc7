import type { MoveWordpressText } from './move-wordpress-page.tsx'

export const moveWordpressDe: MoveWordpressText<'de'> = {
  head: {
    label: 'WordPress-Website umziehen',
    menuLine: 'Kostenlos. Wir packen an, Sie geben frei.',
    title: 'WordPress-Website kostenlos umziehen',
    description:
      'Lassen Sie Ihre WordPress-Website kostenlos umziehen, mit Theme, Plug-ins und Datenbank. Die alte bleibt online, bis Sie die neue freigeben.',
    h1: 'Ihre WordPress-Website zieht kostenlos um.',
    lead: 'Wir kopieren Theme, Plug-ins und alle Beiträge und testen sie unter einer vorläufigen Adresse. Ihre alte Website bleibt online, bis Sie die neue freigeben.',
  },
  steps: {
    h2: 'So zieht WordPress um',
    lead: 'Etwa drei Werktage. Sie arbeiten weiter, bis wir gemeinsam den Zeitpunkt wählen.',
    items: [
      {
        title: 'Sie legen einen Zugang an',
        text: 'Ein eigenes Konto in WordPress mit der Rolle Administrator reicht uns. Ihr Passwort brauchen wir nicht, und nach dem Umzug löschen Sie das Konto wieder.',
        who: 'Sie, 5 Minuten',
      },
      {
        title: 'Wir kopieren alles',
        text: 'Dateien und Datenbank kommen auf eine vorläufige Adresse. Dort passen wir die Links an, schalten alte Cache-Plug-ins ab und testen jede Art von Seite.',
        who: 'Wir, 1 bis 2 Tage',
      },
      {
        title: 'Sie prüfen und geben frei',
        text: 'Melden Sie sich auf der Kopie an, ändern Sie einen Beitrag, senden Sie Ihr Formular ab. Passt alles, holen wir das Neueste nach und stellen Ihre Domain um.',
        who: 'Gemeinsam, 1 Tag',
      },
    ],
  },
  reason: {
    h2: 'Kopieren kann jeder. Danach muss es laufen.',
    paragraphs: [
      'Es gibt Plug-ins, die eine Website mit einem Klick umziehen, und für ein kleines Blog genügt das. Schwierig wird es an den Rändern: Adressen, die fest in der Datenbank stehen, ein Cache, der noch zum alten Server zeigt, ein Kontaktformular, das keine E-Mail mehr verschickt.',
      'Genau diese Ränder gehen wir durch. Wir ersetzen Ihre Adresse auch dort, wo WordPress sie verpackt ablegt, und prüfen den Versand, bevor eine Kundin vergeblich auf Antwort wartet.',
    ],
  },
  luggage: {
    h2: 'Was in die Kiste kommt',
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
    h2: 'Ein Shop zieht bei offener Tür um',
    paragraphs: [
      'Bei WooCommerce zählt jede Stunde. Bestellungen, die während des Kopierens eingehen, dürfen nicht verloren gehen. Deshalb arbeiten wir in zwei Schritten: zuerst der ganze Shop, dann zu einer ruhigen Zeit nur das, was neu ist.',
      'Für diesen letzten Schritt steht Ihr Shop kurz auf „gleich zurück“. Die Uhrzeit wählen Sie. Vor dem Öffnen testen wir eine Bestellung mit Ihrem Zahlungsanbieter.',
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
        'Sicherungen und Testumgebungen, die dort liegen',
      ],
    },
  },
  years: {
    h2: 'Der Umzug ist kostenlos. Und danach?',
    lead: 'Das kostet WordPress-Hosting in drei Jahren, der Rabatt des ersten Jahres ist schon abgezogen.',
    note: 'Die Domain kommt hinzu und darf auch bleiben, wo sie ist. Nach dem ersten Jahr können Sie an jedem Tag kündigen, mit höchstens einem Monat Frist, und bekommen zurück, was Sie nicht mehr nutzen.',
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
          'Besser nicht kurz vorher. Ziehen Sie die Website so um, wie sie ist, dann lässt sich ein Fehler eindeutig zuordnen. Die Updates machen wir danach, zuerst auf einer Kopie.',
      },
      {
        question: 'Bei wem liegen meine Daten danach?',
        answer:
          'Bei einem niederländischen Unternehmen, es gilt also weiterhin die Datenschutz-Grundverordnung. Die Vereinbarung zur Auftragsverarbeitung steht in unseren AGB, ein eigenes Dokument schicken wir Ihnen auf Wunsch.',
      },
      {
        question: 'Was ist, wenn mir die Kopie nicht gefällt?',
        answer:
          'Dann geben Sie sie nicht frei, und es hat sich nichts geändert. Ihre alte Website war die ganze Zeit online. Sagen Sie uns, was nicht stimmt, und wir bessern nach.',
      },
    ],
  },
  next: {
    h2: 'Wohin geht die Reise?',
    items: [
      {
        page: 'wordpressHosting',
        label: 'WordPress-Hosting',
        text: 'Drei Größen, mit Updates, die zuerst auf einer Kopie laufen.',
      },
      {
        page: 'buildWoocommerceShop',
        label: 'WooCommerce',
        text: 'Für Shops: mit Testumgebung und Sicherungen, die 30 Tage bleiben.',
      },
      {
        page: 'moveDomain',
        label: 'Nur die Domain',
        text: 'Was der Umzug je Endung kostet und welchen Code Sie brauchen.',
      },
    ],
  },
}
