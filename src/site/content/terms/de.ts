import { promises, promiseWords } from '#catalogue/promises.ts'
import type { TermsText, TermsArticle } from './terms-text.ts'
import { brand } from '#site/brand.ts'

const { street, postalCode, city } = brand.address
const { withdrawalDays, refundDays, dataAfterEndDays, invoiceDays } = promises
const words = promiseWords.de

/** Parties and conclusion of the contract. */
const agreement: readonly TermsArticle[] = [
  {
    title: 'Wer wir sind und was Begriffe bedeuten',
    paragraphs: [
      `Diese Bedingungen sind die der ${brand.legalName}, ${street}, ${postalCode} ${city}, Niederlande, eingetragen bei der niederländischen Handelskammer (Kamer van Koophandel) unter der Nummer ${brand.chamberOfCommerceNumber}, USt-IdNr. ${brand.vatNumber}. In diesem Text heißen wir „wir“ oder „${brand.name}“.`,
      {
        text: 'In diesen Bedingungen bedeutet:',
        items: [
          'Sie: jeder, der bei uns bestellt oder eine Leistung von uns nutzt;',
          'Verbraucher: ein Mensch, der nicht für seinen Beruf oder seinen Betrieb handelt;',
          'Geschäftskunde: jeder andere, also auch ein Verein, eine Stiftung oder eine Behörde;',
          'Leistung: was Sie bei uns bestellen, etwa eine Domain, Hosting, ein Website- oder Shop-Baukasten, E-Mail, Reseller-Hosting, ein Extra oder der Umzugsservice;',
          'laufender Vertrag: jede Leistung, die weiterläuft, bis jemand kündigt; bei einer Domain ist das, was nach der Registrierung kommt: die Domain zu halten und zu verlängern;',
          'erste Laufzeit: der Zeitraum, den Sie bei Ihrer Bestellung wählen, zum Beispiel ein Monat oder ein Jahr;',
          'Registrierungsstelle: die Organisation, die eine Endung verwaltet, etwa SIDN für .nl;',
          'Inhalte: alles, was Sie oder andere mit einer Leistung speichern, zeigen oder versenden;',
          `${brand.portalName.de}: der Bereich, in dem Sie Ihre Leistungen, Daten und Rechnungen verwalten;`,
          'schriftlich: auf Papier oder per E-Mail.',
        ],
      },
    ],
  },
  {
    title: 'Wann diese Bedingungen gelten',
    paragraphs: [
      'Diese Bedingungen gelten für jedes Angebot und jeden Vertrag zwischen Ihnen und uns. Eigene Einkaufsbedingungen von Ihnen gelten nicht, auch dann nicht, wenn Sie später auf sie verweisen.',
      'Sie erhalten diese Bedingungen vor Ihrer Bestellung und noch einmal mit der Bestätigung Ihrer Bestellung, in einer Form, die Sie aufbewahren können.',
      'Steht bei einer Leistung auf unserer Website etwas anderes als hier, so geht das vor. Abweichende Absprachen gelten, wenn wir sie schriftlich bestätigt haben.',
      'Steht bei einem Artikel, dass er nur für Verbraucher oder nur für Geschäftskunden gilt, so gilt er nicht für die anderen.',
      'Wo das Gesetz Ihnen als Verbraucher mehr Rechte gibt als diese Bedingungen, behalten Sie diese Rechte.',
    ],
  },
  {
    title: 'Angebot und Bestellung',
    paragraphs: [
      'Bei jedem Angebot stehen die wichtigsten Eigenschaften, der Preis der ersten Laufzeit, der Preis danach und die Laufzeit. Ein offensichtlicher Irrtum oder Tippfehler bindet uns nicht.',
      'Der Vertrag kommt zustande, wenn Sie die Bestellung mit der Schaltfläche bestätigen, die sagt, dass Sie damit zahlen müssen. Sie erhalten sofort eine Bestätigung per E-Mail.',
      'Sie geben uns richtige und vollständige Daten und halten sie aktuell. Wir dürfen Sie bitten, Ihre E-Mail-Adresse oder Ihre Identität zu bestätigen, bevor wir liefern, zum Beispiel weil eine Registrierungsstelle das verlangt.',
      'Sind Sie jünger als 18, brauchen Sie die Zustimmung eines Elternteils oder Vormunds.',
      'Wir dürfen eine Bestellung ablehnen, wenn es dafür einen guten Grund gibt, etwa einen Verdacht auf Missbrauch oder frühere Rechnungen, die nicht bezahlt sind. Dann erfahren Sie, warum, und erhalten zurück, was Sie bezahlt haben.',
      'Stimmt ein Preis oder die Verfügbarkeit einer Domain in dem Moment nicht mehr, in dem Sie zahlen, so sagen wir Ihnen das, bevor Sie zahlen.',
    ],
  },
  {
    title: 'Lieferung und Ihr Konto',
    paragraphs: [
      `Wir beginnen, sobald Sie bezahlt haben. Hosting und E-Mail stehen ${words.deliveryUsually} bereit, ${words.deliveryLatest}. Bei einer Domain bestimmt die Registrierungsstelle das Tempo.`,
      'Sind Sie Verbraucher und haben Sie nicht verlangt, dass wir sofort beginnen, so beginnen wir nach der Widerrufsfrist aus Artikel 8.',
      'Gelingt die Lieferung nicht rechtzeitig, so teilen wir Ihnen das mit. Liefern wir auch innerhalb der angemessenen Frist nicht, die Sie uns danach setzen, dürfen Sie vom Vertrag zurücktreten und erhalten Ihr Geld zurück.',
      'Ihr Konto gehört Ihnen. Halten Sie Ihr Passwort geheim und teilen Sie es mit niemandem. Glauben Sie, dass ein anderer es kennt, so ändern Sie es und teilen Sie uns das mit. Was mit Ihrem Konto geschieht, bevor Sie uns warnen, geht zu Ihren Lasten, es sei denn, wir hätten etwas daran ändern können.',
      'Sie wirken mit, wo das nötig ist, zum Beispiel indem Sie eine E-Mail einer Registrierungsstelle beantworten oder eine Einstellung bei einem anderen Unternehmen ändern. Solange das nicht geschieht, läuft unsere Frist nicht.',
      'Wir dürfen andere einschalten, um Leistungen zu erbringen. Ihnen gegenüber bleiben wir dafür verantwortlich.',
    ],
  },
]

/** Prices, payment, duration and termination. */
const money: readonly TermsArticle[] = [
  {
    title: 'Preise und Mehrwertsteuer',
    paragraphs: [
      'Sie zahlen den Preis, der bei Ihrer Bestellung stand. Ein Rabatt gilt für den Zeitraum, der dabeisteht. Der Preis danach steht immer daneben.',
      'Wir zeigen Preise ohne und mit Mehrwertsteuer. Wir berechnen den Steuersatz, der nach dem Gesetz für Sie gilt. Er hängt von Ihrem Land ab und davon, ob Sie geschäftlich mit einer gültigen USt-IdNr. kaufen. In Ihrer Bestellung steht immer der Gesamtbetrag inklusive Mehrwertsteuer.',
      'Bei einer USt-IdNr. aus einem anderen EU-Land geht die Steuerschuld auf Sie über, sobald das europäische Register die Nummer bestätigt. Bis dahin berechnen wir Mehrwertsteuer.',
      `Den Preis nach der ersten Laufzeit, der in Ihrer Bestätigung steht, sagen wir Ihnen bis einschließlich der ersten Verlängerung zu. Müssen wir davon abweichen oder ändern wir den Preis später, so teilen wir Ihnen das ${words.priceChangeNotice} per E-Mail mit, mit dem Grund. Möchten Sie den neuen Preis nicht, so können Sie zu dem Tag kündigen, an dem er gilt.`,
      'Steigt der Preis innerhalb von drei Monaten, nachdem Sie als Verbraucher bestellt haben, so dürfen Sie den Vertrag auflösen. Eine Änderung des Steuersatzes durch den Staat geben wir weiter.',
      'Wechseln Sie in ein größeres Paket, so verrechnen wir, was Sie bereits im Voraus bezahlt haben. In ein kleineres Paket wechseln Sie zum Ende des Zeitraums, für den Sie bezahlt haben.',
    ],
  },
  {
    title: 'Zahlung',
    paragraphs: [
      `Sie zahlen im Voraus, pro Monat oder pro Jahr, auf einem der Wege, die wir bei Ihrer Bestellung anbieten. Eine Verlängerung buchen wir nur dann automatisch ab, wenn Sie uns dafür bei Ihrer Bestellung oder später ausdrücklich eine Ermächtigung erteilt haben. Diese Ermächtigung können Sie ablehnen und jederzeit widerrufen. Ohne Ermächtigung erhalten Sie eine Rechnung mit einer Zahlungsfrist von ${invoiceDays} Tagen.`,
      'Rechnungen senden wir per E-Mail. Stimmt etwas nicht, so teilen Sie uns das bitte mit. Den Teil, über den wir uns einig sind, zahlen Sie trotzdem rechtzeitig.',
      `Zahlen Sie zu spät, so senden wir zuerst eine kostenlose Erinnerung und geben Ihnen noch ${promiseWords.de.reminderPeriod}. Danach dürfen wir die gesetzlichen Zinsen und die gesetzlichen Inkassokosten berechnen. Geschäftskunden schulden die gesetzlichen Zinsen für Handelsgeschäfte.`,
      'Ist eine automatische Abbuchung fehlgeschlagen oder zurückgebucht worden, so bitten wir Sie, den Betrag selbst zu überweisen. Der vorige Absatz gilt dann ebenfalls.',
      'Als Geschäftskunde dürfen Sie nur mit Forderungen aufrechnen, die feststehen oder die wir anerkannt haben.',
    ],
  },
  {
    title: 'Laufzeit, Verlängerung und Kündigung',
    paragraphs: [
      'Ein laufender Vertrag beginnt an dem Tag, an dem wir liefern, und läuft zuerst für die Laufzeit, die Sie gewählt haben. Danach läuft es auf unbestimmte Zeit weiter, und Sie zahlen jeweils für einen Zeitraum derselben Länge im Voraus. Registrieren Sie eine Domain für mehrere Jahre auf einmal, so zahlen Sie danach jährlich.',
      `Sie können zum Ende der ersten Laufzeit kündigen. Nach der ersten Laufzeit können Sie jederzeit kündigen, mit ${words.notice}. Dauert die erste Laufzeit länger als ein Jahr, so können Sie das als Verbraucher schon nach dem ersten Jahr.`,
      `Was Sie für die Zeit nach dem Ende Ihres Vertrags im Voraus bezahlt haben, zahlen wir innerhalb von ${refundDays} Tagen zurück.`,
      `Kündigen können Sie in ${brand.portalName.de}, auf unserer Website, per E-Mail und per Brief. Sie erhalten eine Bestätigung mit dem Tag, an dem der Vertrag endet. Eine Kündigung kostet nichts, und Sie brauchen keinen Grund zu nennen.`,
      'Wir können einen laufenden Vertrag nach der ersten Laufzeit mit einer Frist von mindestens zwei Monaten kündigen. Sie erhalten dann Zeit und Hilfe, um Ihre Daten und Domains mitzunehmen.',
      'Hält einer von uns eine wichtige Vereinbarung nicht ein und wird das nach einer angemessenen Frist nicht behoben, so darf der andere den Vertrag auflösen. Werden Sie als Geschäftskunde für insolvent erklärt oder beantragen Sie Zahlungsaufschub, so dürfen wir den Vertrag sofort beenden.',
      'Kündigen Sie Ihr Hosting, so läuft Ihre Domain weiter, und umgekehrt. Jede Leistung kündigen Sie separat.',
      `Nach dem Ende bewahren wir Ihre Daten noch ${dataAfterEndDays} Tage auf, damit Sie sie abholen können. Danach löschen wir sie, außer dem, was wir nach dem Gesetz aufbewahren müssen.`,
    ],
  },
  {
    title: 'Widerruf durch Verbraucher',
    paragraphs: [
      `Als Verbraucher können Sie eine Bestellung innerhalb von ${withdrawalDays} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach Ihrer Bestellung. Absenden am letzten Tag ist rechtzeitig.`,
      'Widerrufen können Sie mit dem Formular auf unserer Website, mit dem Formular am Ende dieser Bedingungen oder mit jeder anderen eindeutigen Erklärung. Nutzen Sie das Formular auf der Website, so bestätigen wir das sofort per E-Mail.',
      `Wir zahlen alles, was Sie für diese Bestellung bezahlt haben, so schnell wie möglich zurück, spätestens innerhalb von ${refundDays} Tagen nach Ihrem Widerruf. Das tun wir auf demselben Weg, auf dem Sie bezahlt haben, und ohne Kosten für Sie.`,
      'Verlangen Sie bei Ihrer Bestellung, dass wir sofort beginnen, so zahlen Sie bei einem Widerruf nur den Teil der Leistung, den wir bis dahin erbracht haben. Verlangen Sie das nicht, so zahlen Sie nichts, und wir beginnen erst nach der Widerrufsfrist.',
      'Die Registrierung einer Domain ist eine Leistung für sich, die vollständig erbracht ist, sobald die Domain registriert ist. Das Widerrufsrecht dafür erlischt in diesem Moment, wenn Sie vorher ausdrücklich verlangt haben, dass wir sofort beginnen, und bestätigt haben, dass Sie Ihr Recht damit verlieren. Für Hosting und E-Mail zu dieser Domain behalten Sie es.',
    ],
  },
]

/** Terms of each kind of service. */
const services: readonly TermsArticle[] = [
  {
    title: 'Domains und Registrierungsstellen',
    paragraphs: [
      'Wir beantragen eine Domain auf Ihren Namen. Sie sind der Inhaber. Die Registrierungsstelle der Endung entscheidet über den Antrag. Dass eine Domain frei schien, als Sie suchten, ist noch keine Garantie. Gelingt die Registrierung nicht, so zahlen wir Ihnen den Betrag für diese Domain zurück.',
      'Für jede Domain gelten auch die Regeln der Registrierungsstelle, für .nl die von SIDN und für Endungen wie .com auch die von ICANN. Sie regeln, wer eine Domain halten darf, wie sie umzieht, wie sie endet und wie Streit gelöst wird. Mit Ihrer Bestellung stimmen Sie ihnen zu. Auf Wunsch zeigen wir Ihnen, wo Sie sie finden.',
      'Sie stehen dafür ein, dass Sie den Namen verwenden dürfen und damit keine Rechte anderer verletzen. Wer ein Recht auf einen Namen hat, entscheiden wir nicht. Die Entscheidung eines Gerichts oder eines Schiedsverfahrens führen wir aus.',
      'Die Daten des Inhabers müssen stimmen. Bittet eine Registrierungsstelle oder bitten wir um Bestätigung und antworten Sie nicht rechtzeitig, so kann die Registrierungsstelle die Domain abschalten oder einziehen.',
      'Eine Domain verlängern wir rechtzeitig, es sei denn, Sie haben gekündigt oder nicht bezahlt. Kündigen Sie kurz vor der Verlängerung, so kann die Registrierungsstelle die Domain bereits verlängert haben. Die Zeit, die Sie nicht nutzen, zahlen wir Ihnen dann zurück.',
      'Sie dürfen Ihre Domain jederzeit zu einem anderen Anbieter mitnehmen. Den Auth-Code erhalten Sie kostenlos und spätestens innerhalb von fünf Tagen, nachdem Sie danach fragen, auch wenn noch eine Rechnung offen ist. Manche Registrierungsstellen erlauben in den ersten 60 Tagen keinen Umzug.',
      'Ziehen Sie mit einer Domain zu uns um, so geben Sie uns den Auth-Code und sorgen dafür, dass die Domain nicht gesperrt ist.',
      'Nach einer Kündigung oder einer versäumten Verlängerung kann eine Domain in Quarantäne kommen. Zurückholen lässt sie sich dann nur nach den Regeln und zu den Kosten der Registrierungsstelle. Diese Kosten nennen wir vorher.',
    ],
  },
  {
    title: 'Hosting und Baukästen',
    paragraphs: [
      'Wir stellen den Speicherplatz und die Möglichkeiten bereit, die bei Ihrem Paket stehen, und setzen uns dafür ein, dass alles ohne Unterbrechung funktioniert.',
      'Wir dürfen technische Einstellungen und Versionen von Software erneuern. Was sich dadurch bei Ihnen ändern kann, kündigen wir rechtzeitig an. Alte Versionen, die nicht mehr sicher sind, dürfen wir abschalten.',
      'In unseren Paketen für WordPress und WooCommerce aktualisieren wir WordPress und die Plug-ins. In jedem anderen Paket halten Sie selbst aktuell, was Sie auf Ihren Speicherplatz legen: Ihre Website, Ihre Themes und Ihre Plug-ins. Ihre Passwörter verwalten Sie immer selbst. Für Software anderer, die wir für Sie installieren, gelten die Lizenzbedingungen des Herstellers.',
      'Bei einem Website- oder Shop-Baukasten gehören Ihre Texte und Bilder Ihnen. Das Design und die Programme des Baukastens funktionieren nur bei uns, und Sie können sie nicht zu einem anderen Anbieter mitnehmen. Das steht auch beim Paket.',
      'Verkaufen Sie über einen Onlineshop, so sind Sie der Verkäufer. Sie sorgen selbst dafür, dass Ihr Shop dem Gesetz entspricht.',
      'Ein Sicherheitszertifikat (SSL) gehört zu jedem Paket mit einer Website. Wir beantragen es für Sie, solange die Domain auf unsere Server zeigt.',
    ],
  },
  {
    title: 'Faire Nutzung',
    paragraphs: [
      'Wo bei einem Paket „unbegrenzt“ steht, meinen wir so viel, wie zur gewöhnlichen Nutzung dieses Pakets passt. Gewöhnliche Nutzung ist, was vergleichbare Kunden mit demselben Paket tun.',
      'Hosting ist für Websites und die E-Mails gedacht, die dazugehören. Es ist kein Speicher für Backups von anderswo, keine Verteilung großer Dateien und keine Rechenleistung für andere Zwecke.',
      'Nutzen Sie viel mehr als vergleichbare Kunden und beeinträchtigt das andere, so sprechen wir zuerst mit Ihnen und bieten Ihnen ein passendes Paket an. Erst wenn das innerhalb einer angemessenen Zeit nichts ergibt, dürfen wir begrenzen. Besteht unmittelbare Gefahr für andere, so dürfen wir sofort begrenzen und sprechen danach mit Ihnen.',
    ],
  },
  {
    title: 'E-Mail',
    paragraphs: [
      'Wir stellen E-Mails mit Sorgfalt zu und nehmen sie mit Sorgfalt an, können aber nicht versprechen, dass jede E-Mail ankommt. Andere Mailserver entscheiden selbst, was sie annehmen.',
      'Wir filtern Spam und Viren. Ein Filter macht manchmal einen Fehler, sehen Sie also regelmäßig im Spam-Ordner nach.',
      'Wir dürfen die Zahl der E-Mails pro Stunde und die Größe einer E-Mail begrenzen. Newsletter senden Sie nur an Menschen, die dem zugestimmt haben oder die sie nach dem Gesetz erwarten dürfen, und immer mit einer Möglichkeit, sich abzumelden.',
      'Wird Ihr Postfach genutzt, um Spam zu versenden, auch ohne Ihr Wissen, so dürfen wir den Versand anhalten, bis das gelöst ist.',
    ],
  },
  {
    title: 'Backups',
    paragraphs: [
      'Ob zu Ihrem Paket ein Backup gehört, wie oft wir es erstellen und wie lange wir es aufbewahren, steht beim Paket. E-Mails sind nicht in den Backups enthalten. Wiederherstellen können Sie selbst, oder Sie bitten uns darum, ohne Kosten.',
      'Backups sind ein Schutz bei Störungen und Versehen. Von Daten, die Sie nicht verlieren dürfen, bewahren Sie auch selbst eine Kopie auf, an einem anderen Ort.',
      'Was Sie löschen, verschwindet auch aus den Backups, sobald deren Aufbewahrungszeit vorbei ist.',
    ],
  },
  {
    title: 'Umzugsservice',
    paragraphs: [
      'Mit dem Umzugsservice übertragen wir Ihre Website, Ihre E-Mails und auf Wunsch Ihre Domain in ein Paket bei uns. Der Service ist kostenlos. Sie zahlen nur die Leistungen, die Sie wählen. Bei manchen Endungen, etwa .com, gehört dazu ein Jahr Registrierung; das sehen Sie, bevor Sie bestellen.',
      'Sie geben uns den Zugang, der dafür nötig ist, und stehen dafür ein, dass Sie ihn geben dürfen. Wir nutzen diesen Zugang nur für den Umzug und löschen ihn danach. Ändern Sie Ihre Passwörter, wenn wir fertig sind.',
      'Wir erstellen eine Kopie, testen sie und stellen erst um, wenn Sie zustimmen. Bis dahin bleibt Ihre alte Website bestehen. Kann etwas nicht mitkommen, zum Beispiel weil es mit dem Baukasten eines anderen Anbieters gemacht ist, so sagen wir das, bevor wir beginnen.',
      'Ihren alten Vertrag kündigen Sie selbst, am besten erst, nachdem Sie gesehen haben, dass alles funktioniert. Bewahren Sie bis dahin selbst eine Kopie wichtiger Daten auf.',
      `Ein Umzug dauert ${words.movingTime} ab dem Moment, in dem wir alle Zugänge haben. Das ist eine Erwartung: Wir hängen auch von Ihrem alten Anbieter, von Registrierungsstellen und von Ihren Antworten ab. Sind Sie Verbraucher und haben Sie nicht verlangt, dass wir sofort beginnen, so beginnt der Umzug nach der Widerrufsfrist aus Artikel 8.`,
    ],
  },
  {
    title: 'Reseller',
    paragraphs: [
      'Sind Sie Reseller, so verkaufen Sie unsere Leistungen unter Ihrem eigenen Namen und schließen selbst Verträge mit Ihren Kunden. Wir haben mit ihnen keinen Vertrag.',
      'Sie erlegen Ihren Kunden Pflichten auf, die mindestens so streng sind wie Artikel 9, 11, 12 und 17, und sorgen dafür, dass sie sich daran halten. Was sie tun, rechnen wir Ihnen zu.',
      'Sie sind für Ihre Kunden der Ansprechpartner, auch bei Störungen und Fragen. Mit Einstellungen, über die Sie an deren Daten kommen, gehen Sie sorgfältig um.',
      'Verarbeiten Sie für Ihre Kunden personenbezogene Daten, so sind wir Ihnen gegenüber weiterer Auftragsverarbeiter. Artikel 21 gilt dann ebenfalls.',
      'Endet unser Vertrag, so helfen Sie Ihren Kunden, ihre Daten und Domains mitzunehmen. Lassen Sie sie im Stich, so dürfen wir sie direkt ansprechen.',
    ],
  },
  {
    title: 'Wartung, Störungen und Hilfe',
    paragraphs: [
      'Wartung erledigen wir möglichst zu ruhigen Zeiten. Spürbare Wartung kündigen wir an. Bei einer dringenden Sicherheitslücke kann das auch erst im Nachhinein geschehen.',
      'Störungen und Wartung stehen auf unserer Statusseite. Melden Sie eine Störung, die dort nicht steht, so schnell wie möglich.',
      `Hilfe erhalten Sie im Helpdesk, per E-Mail und an Werktagen telefonisch. Die Zeiten stehen auf unserer Website. Eine erste Antwort erhalten Sie ${words.answerTime}. Wir helfen bei unseren Leistungen. Bei Ihrer eigenen Website oder Ihrem Gerät helfen wir, wenn es geht, versprechen es aber nicht. Eine Verfügbarkeit in Prozent versprechen wir nicht.`,
      'Bietet eine Leistung nicht, was vereinbart ist, so beheben wir das ohne Kosten. Gelingt das nicht innerhalb einer angemessenen Zeit, so haben Sie als Verbraucher die Rechte, die das Gesetz bei digitalen Dienstleistungen gibt, darunter einen niedrigeren Preis oder das Ende des Vertrags.',
    ],
  },
]

/** Prohibited use and its consequences. */
const conduct: readonly TermsArticle[] = [
  {
    title: 'Was nicht erlaubt ist',
    paragraphs: [
      {
        text: 'Sie nutzen unsere Leistungen nicht für etwas, das gegen das Gesetz verstößt oder anderen schadet. In keinem Fall für:',
        items: [
          'Phishing, Betrug oder das Nachahmen anderer;',
          'Viren und andere schädliche Software oder Angriffe auf Computer und Netze;',
          'Spam oder andere E-Mails, die das Gesetz verbietet;',
          'strafbare Inhalte, etwa Darstellungen sexuellen Missbrauchs von Kindern, Bedrohung oder das Aufstacheln zu Gewalt oder Hass;',
          'die Verletzung von Rechten anderer, etwa Urheberrecht, Markenrecht oder Privatsphäre;',
          'das Schürfen von Kryptowährungen, offene Proxys oder andere Anwendungen, die das Netz unnötig belasten.',
        ],
      },
      'Sie sind für die Inhalte verantwortlich, die Sie mit unseren Leistungen einstellen oder einstellen lassen. Wir prüfen sie nicht vorab und suchen nicht aktiv nach dem, was nicht erlaubt ist.',
      'Als Geschäftskunde stellen Sie uns von Ansprüchen anderer frei, die aus Ihren Inhalten oder aus einer Nutzung entgegen diesem Artikel folgen.',
    ],
  },
  {
    title: 'Meldungen über Inhalte',
    paragraphs: [
      `Jeder kann uns melden, dass Inhalte eines unserer Kunden rechtswidrig oder strafbar sind, über das Formular auf unserer Website oder über ${brand.email}. Wir folgen dabei dem Vorgehen des niederländischen Verhaltenskodex Notice-and-Take-Down.`,
      'Wir prüfen eine Meldung sorgfältig und unvoreingenommen. Sind die Inhalte unverkennbar rechtswidrig oder strafbar, oder droht unmittelbar Schaden, so machen wir sie unzugänglich. Ist das nicht unverkennbar, so legen wir Ihnen die Meldung vor und bitten um eine Stellungnahme.',
      'Wir tun nicht mehr, als nötig ist. Ist Ihre Website gehackt, so helfen wir Ihnen zuerst, sie zu bereinigen.',
      'Sie erfahren, was wir getan haben und warum, es sei denn, das Gesetz oder eine Behörde verbietet es. Sind Sie nicht einverstanden, so können Sie widersprechen. Jemand, der an der Entscheidung nicht beteiligt war, sieht es sich dann noch einmal an.',
      'Ihre Daten geben wir nur an einen Melder, wenn das Gesetz uns dazu verpflichtet oder wenn das Unrecht hinreichend wahrscheinlich ist, der Melder ein echtes Interesse daran hat und es nicht auf mildere Weise geht.',
      'Für Schäden, weil wir nach einer sorgfältigen Prüfung eingreifen oder gerade nicht eingreifen, haften wir gegenüber Geschäftskunden nicht.',
    ],
  },
  {
    title: 'Aussetzen und Abschalten',
    paragraphs: [
      `Ist nach der Erinnerung aus Artikel 6 noch nicht bezahlt, so dürfen wir die betroffene Leistung aussetzen. Das kündigen wir ${promiseWords.de.pauseNotice} an. Ihre Daten löschen wir nicht früher als ${promiseWords.de.pausedData} nach dessen Beginn.`,
      'Halten Sie sich nicht an Artikel 11, 12 oder 17, so dürfen wir die Leistung oder einen Teil davon aussetzen. Wir warnen zuerst und geben Ihnen Zeit, es zu lösen, außer wenn die Gefahr für andere zu groß ist, um zu warten.',
      'Sobald der Grund vorbei ist, schalten wir die Leistung wieder ein. Bei einem schweren oder wiederholten Verstoß dürfen wir den Vertrag beenden.',
      'Solange eine Leistung durch Ihr Verschulden ausgesetzt ist, läuft die Zahlung weiter. Mit Ihrer Domain dürfen Sie auch dann umziehen.',
    ],
  },
  {
    title: 'Rechte an Werken und Software',
    paragraphs: [
      'Was Sie bei uns einstellen, bleibt Ihres. Sie geben uns nur das Recht, es zu speichern, zu kopieren und weiterzugeben, soweit das nötig ist, um die Leistung zu erbringen.',
      'Die Rechte an unserer Website, Software und Dokumentation bleiben bei uns oder bei denen, die sie uns gegeben haben. Sie dürfen sie nutzen, solange Sie eine Leistung von uns haben und wie diese Leistung gedacht ist.',
      'Melden Sie uns eine Lücke in unserer Sicherheit, so geben Sie uns bitte angemessene Zeit, sie zu schließen, und nutzen Sie sie nicht weiter, als nötig ist, um sie zu zeigen. Dann unternehmen wir nichts gegen Sie.',
    ],
  },
]

/** Personal data of customers, and of others that customers store with us. */
const personalData: readonly TermsArticle[] = [
  {
    title: 'Ihre personenbezogenen Daten und die anderer',
    paragraphs: [
      'Wir verarbeiten Ihre Daten nach der Datenschutz-Grundverordnung (DSGVO). Was wir aufbewahren, warum und wie lange, steht in unserer Datenschutzerklärung.',
      'Für Domains geben wir die Daten weiter, die eine Registrierungsstelle braucht. Wo die Registrierungsstelle es erlaubt, sind sie nicht öffentlich sichtbar.',
      {
        text: 'Bewahren Sie bei uns personenbezogene Daten anderer auf, zum Beispiel von Besuchern oder Kunden, so sind Sie der Verantwortliche (oder Auftragsverarbeiter für einen anderen) und wir sind Auftragsverarbeiter. Dieser Artikel ist dann der Vertrag zur Auftragsverarbeitung zwischen Ihnen und uns. Dafür gilt:',
        items: [
          'Gegenstand und Zweck: die Erbringung der Leistung, also Speichern, Zeigen, Versenden, Sichern und Wiederherstellen;',
          'Art der Daten und Personen: die Sie wählen; besondere Daten, etwa über die Gesundheit, legen Sie nur dann bei uns ab, wenn Sie dafür selbst geeignete Maßnahmen treffen;',
          'Dauer: solange die Leistung läuft, und danach, bis die Daten nach Artikel 7 gelöscht sind.',
        ],
      },
      {
        text: 'Als Auftragsverarbeiter:',
        items: [
          'verarbeiten wir die Daten nur nach Ihrer Weisung, wie sie sich aus diesem Vertrag und der Nutzung der Leistung ergibt, es sei denn, ein Gesetz verlangt etwas anderes;',
          'sorgen wir dafür, dass alle, die bei uns Zugriff haben, zur Verschwiegenheit verpflichtet sind;',
          'treffen wir geeignete technische und organisatorische Maßnahmen, etwa verschlüsselte Verbindungen, begrenzten Zugang, rechtzeitige Updates und die Backups, die bei Ihrem Paket stehen;',
          'setzen wir nur andere Auftragsverarbeiter ein, die dieselben Anforderungen erfüllen. Sie erteilen uns dafür eine allgemeine Genehmigung. Einen neuen Auftragsverarbeiter melden wir vorher, und Sie können dagegen Einspruch erheben;',
          `bewahren wir die Daten in ${words.datacentre} auf und verarbeiten sie nur innerhalb der Europäischen Union, es sei denn, Sie wählen etwas anderes;`,
          'melden wir Ihnen eine Verletzung der Sicherheit unverzüglich und möglichst innerhalb von 48 Stunden, nachdem sie uns bekannt ist, mit dem, was wir davon wissen;',
          'helfen wir Ihnen, soweit zumutbar, Anfragen betroffener Personen zu beantworten und Ihre anderen Pflichten aus der DSGVO zu erfüllen;',
          'geben wir Ihnen die Informationen, die nötig sind, um nachzuweisen, dass wir uns daran halten, und wirken an einer Prüfung durch einen unabhängigen Sachverständigen mit, höchstens einmal pro Jahr, nach Absprache und auf Ihre Kosten, es sei denn, es zeigt sich, dass wir unsere Pflichten nicht erfüllen;',
          'löschen wir die Daten nach dem Ende der Leistung oder geben sie auf Wunsch zurück.',
        ],
      },
      `Wünschen Sie als Geschäftskunde einen gesondert unterschriebenen Vertrag zur Auftragsverarbeitung, so schreiben Sie an ${brand.email}.`,
    ],
  },
]

/** Liability and disputes. */
const closing: readonly TermsArticle[] = [
  {
    title: 'Haftung',
    paragraphs: [
      'Wir arbeiten sorgfältig. Geht durch unsere Schuld etwas schief, so melden Sie es bitte schnell und geben Sie uns die Gelegenheit, es zu beheben.',
      'Gegenüber Verbrauchern gelten die Regeln des Gesetzes.',
      'Gegenüber Geschäftskunden haften wir nur für unmittelbare Schäden und je Ereignis höchstens bis zu dem Betrag (ohne Mehrwertsteuer), den Sie uns in den zwölf Monaten davor für die betroffene Leistung bezahlt haben. Eine Reihe zusammenhängender Ereignisse zählt als eines.',
      'Unmittelbarer Schaden ist, was Sie vernünftigerweise ausgeben müssen, um unseren Fehler zu beheben oder die Folgen zu begrenzen. Folgeschäden, etwa entgangenen Umsatz, entgangene Einsparungen, den Verlust von Daten, die Sie selbst hätten aufbewahren können, und Schaden an Ihrem guten Ruf, ersetzen wir Geschäftskunden nicht.',
      'Ein Anspruch eines Geschäftskunden verfällt, wenn Sie ihn uns nicht innerhalb eines Jahres, nachdem Ihnen der Schaden bekannt wurde, schriftlich gemeldet haben.',
      'Diese Grenzen gelten nicht bei Vorsatz oder bewusster Leichtfertigkeit von uns, bei Schäden durch Tod oder Verletzung, und nicht, wo das Gesetz eine Beschränkung verbietet.',
    ],
  },
  {
    title: 'Höhere Gewalt',
    paragraphs: [
      'Kann einer von uns etwas wegen höherer Gewalt nicht erfüllen, so muss er das so lange nicht, und es ist kein Schadensersatz geschuldet. Für Geld, das Sie zahlen müssen, gilt das nicht.',
      'Höhere Gewalt ist eine Ursache, an der jemand keine Schuld hat und die nicht zu seinen Lasten geht. Darunter fällt zum Beispiel eine Störung bei einer Registrierungsstelle, einem Netz oder einem Energieversorger, auf die wir keinen Einfluss haben, ein großer Angriff von außen, den wir mit geeigneten Maßnahmen nicht aufhalten konnten, eine Katastrophe oder eine Maßnahme des Staates.',
      'Solange wir wegen höherer Gewalt nicht liefern, zahlen Sie nicht für die Leistung. Was Sie im Voraus bezahlt haben, verrechnen wir.',
      'Dauert höhere Gewalt länger als 30 Tage, so dürfen wir beide den Vertrag auflösen, und Sie erhalten zurück, was Sie im Voraus bezahlt haben.',
    ],
  },
  {
    title: 'Änderung dieser Bedingungen',
    paragraphs: [
      'Wir dürfen diese Bedingungen ändern, wenn es dafür einen guten Grund gibt, etwa ein neues Gesetz, die Entscheidung eines Gerichts, eine neue Leistung oder eine Veränderung in der Technik. Wir teilen es Ihnen mindestens einen Monat vorher per E-Mail mit, mit dem, was sich ändert.',
      'Ist eine Änderung zu Ihrem Nachteil, so dürfen Sie zu dem Tag kündigen, an dem sie in Kraft tritt. Was Sie zu viel bezahlt haben, erhalten Sie zurück.',
      'Für eine Bestellung gilt die Fassung, die es gab, als Sie bestellten, bis eine neue nach diesem Artikel in Kraft tritt.',
    ],
  },
  {
    title: 'Übertragung und sonstige Bestimmungen',
    paragraphs: [
      'Wir dürfen einen Vertrag auf ein Unternehmen übertragen, das unser Unternehmen oder einen Teil davon übernimmt. Wir teilen es Ihnen vorher mit, und Sie dürfen dann kündigen. Sie dürfen einen Vertrag übertragen, wenn wir zustimmen. Das verweigern wir nicht ohne guten Grund.',
      'Nachrichten senden wir an die E-Mail-Adresse Ihres Kontos. Halten Sie sie also aktuell. Eine E-Mail ist für uns so gut wie ein Brief, es sei denn, das Gesetz verlangt Papier.',
      'Ist eine Bestimmung nicht gültig, so gelten die anderen weiter. An die Stelle dieser Bestimmung tritt die Regel, die ihr am nächsten kommt und erlaubt ist.',
      'Diese Bedingungen gibt es auf Niederländisch und auf Deutsch, in einem Dokument. Weichen die Texte voneinander ab, so geht der niederländische vor. Die Rechte, die das zwingende Recht Ihres Landes Ihnen als Verbraucher gibt, behalten Sie, in welcher Sprache Sie auch bestellt haben.',
    ],
  },
  {
    title: 'Beschwerden',
    paragraphs: [
      `Sind Sie nicht zufrieden, so schreiben Sie uns an ${brand.email}. Sie erhalten ${promiseWords.de.complaintAnswer} eine inhaltliche Antwort oder erfahren, wann sie kommt.`,
      'Überzeugt Sie die Antwort nicht, so bitten Sie um eine zweite Beurteilung. Jemand, der vorher nicht beteiligt war, sieht es sich dann noch einmal an.',
      'Eine Beschwerde ändert nichts an Ihren Rechten. Sie können sich immer an ein Gericht wenden.',
    ],
  },
  {
    title: 'Recht und Gericht',
    paragraphs: [
      'Für den Vertrag gilt niederländisches Recht. Wohnen Sie als Verbraucher in einem anderen Land, so behalten Sie den Schutz der zwingenden Regeln dieses Landes.',
      'Über Streit mit Geschäftskunden entscheidet das zuständige Gericht des Ortes, an dem wir unseren Sitz haben. Als Verbraucher dürfen Sie sich an das Gericht wenden, das nach dem Gesetz zuständig ist, und auch an das Ihres eigenen Wohnorts.',
    ],
  },
]

/** German translation of the Dutch terms, paragraph by paragraph; a test compares their structure. */
export const termsDe: TermsText = {
  language: 'de',
  title: 'Allgemeine Geschäftsbedingungen',
  date: '2023-01-31',
  dateLabel: '31. Januar 2023',
  opening: [
    'Das sind die Vereinbarungen zwischen Ihnen und uns. Wir haben sie so einfach wie möglich geschrieben, denn Sie müssen sie lesen können. Sie gelten für alles, was Sie bei uns bestellen.',
    `Fragen? Schreiben Sie an ${brand.email}.`,
  ],
  place: 'Der deutsche Text folgt nach dem niederländischen.',
  articles: [...agreement, ...money, ...services, ...conduct, ...personalData, ...closing],
  form: {
    title: 'Muster-Widerrufsformular',
    lead: 'Füllen Sie dieses Formular nur aus und senden Sie es zurück, wenn Sie als Verbraucher den Vertrag widerrufen möchten.',
    says: [
      `An ${brand.legalName}, ${street}, ${postalCode} ${city}, Niederlande, ${brand.email}`,
      'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
    ],
    blanks: [
      'Bestellnummer und Leistung:',
      'Bestellt am:',
      'Name:',
      'Anschrift:',
      'Unterschrift (nur auf Papier):',
      'Datum:',
    ],
  },
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
}
