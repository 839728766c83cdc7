import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

/** Who pays when things go wrong, and who decides when we disagree. */
export const closing: readonly TermsArticle[] = [
  {
    title: 'Aansprakelijkheid',
    paragraphs: [
      'We doen ons werk zorgvuldig. Gaat er iets mis door onze schuld, meld het dan snel en geef ons de kans om het te herstellen.',
      'Tegenover consumenten gelden de regels van de wet.',
      'Tegenover zakelijke klanten zijn we alleen aansprakelijk voor directe schade, en per gebeurtenis tot hooguit het bedrag (zonder btw) dat je ons in de twaalf maanden daarvoor voor de betrokken dienst hebt betaald. Een reeks samenhangende gebeurtenissen telt als één.',
      'Directe schade is wat je redelijkerwijs moet uitgeven om onze fout te herstellen of de gevolgen te beperken. Gevolgschade, zoals gemiste omzet, gemiste besparing, verlies van gegevens die je zelf had kunnen bewaren en schade aan je goede naam, vergoeden we aan zakelijke klanten niet.',
      'Een vordering van een zakelijke klant vervalt als je haar niet binnen een jaar nadat de schade je bekend werd schriftelijk bij ons hebt gemeld.',
      'Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van ons, bij schade door dood of letsel, en niet waar de wet een beperking verbiedt.',
    ],
  },
  {
    title: 'Overmacht',
    paragraphs: [
      'Kan een van ons iets niet nakomen door overmacht, dan hoeft dat zolang niet en is er geen schadevergoeding verschuldigd. Voor geld dat je moet betalen, geldt dit niet.',
      'Overmacht is een oorzaak waar iemand geen schuld aan heeft en die niet voor zijn rekening komt. Daaronder valt bijvoorbeeld een storing bij een register, een netwerk of een energieleverancier waar we geen invloed op hebben, een grote aanval van buiten die we met passende maatregelen niet konden tegenhouden, een ramp of een maatregel van de overheid.',
      'Zolang we door overmacht niet leveren, betaal je niet voor de dienst. Wat je vooruit betaalde, verrekenen we.',
      'Duurt overmacht langer dan 30 dagen, dan mogen we allebei ontbinden en krijg je terug wat je vooruit hebt betaald.',
    ],
  },
  {
    title: 'Wijziging van deze voorwaarden',
    paragraphs: [
      'We mogen deze voorwaarden wijzigen als daar een goede reden voor is, zoals een nieuwe wet, een uitspraak van een rechter, een nieuwe dienst of een verandering in de techniek. We laten het je minstens een maand van tevoren per e-mail weten, met wat er verandert.',
      'Is een wijziging in je nadeel, dan mag je opzeggen tegen de dag waarop zij ingaat. Wat je te veel hebt betaald, krijg je terug.',
      'Voor een bestelling geldt de versie die er was toen je bestelde, tot een nieuwe volgens dit artikel ingaat.',
    ],
  },
  {
    title: 'Overdracht en overige bepalingen',
    paragraphs: [
      'We mogen een overeenkomst overdragen aan een bedrijf dat onze onderneming of een deel ervan overneemt. We laten het je vooraf weten, en je mag dan opzeggen. Jij mag een overeenkomst overdragen als we daarmee instemmen. Dat weigeren we niet zonder goede reden.',
      'Berichten sturen we naar het e-mailadres van je account. Houd dat dus bij. Een e-mail is voor ons net zo goed als een brief, tenzij de wet papier eist.',
      'Is een bepaling niet geldig, dan blijven de andere gelden. In de plaats van die bepaling komt de regel die er het dichtst bij ligt en wel is toegestaan.',
      'Is er een vertaling van deze voorwaarden, dan gaat de Nederlandse tekst voor.',
    ],
  },
  {
    title: 'Klachten',
    paragraphs: [
      `Ben je niet tevreden, mail ons dan via ${brand.email}. Je krijgt binnen 14 dagen een inhoudelijk antwoord, of hoort wanneer dat komt.`,
      'Vind je het antwoord niet goed, vraag dan om een tweede oordeel. Iemand die er niet eerder bij betrokken was, kijkt dan opnieuw.',
      'Een klacht indienen doet niets af aan je rechten. Je kunt altijd naar de rechter.',
    ],
  },
  {
    title: 'Recht en rechter',
    paragraphs: [
      'Op de overeenkomst is Nederlands recht van toepassing. Woon je als consument in een ander land, dan houd je de bescherming van de dwingende regels van dat land.',
      'Geschillen met zakelijke klanten beslist de bevoegde rechter van de plaats waar wij gevestigd zijn. Als consument mag je naar de rechter die volgens de wet bevoegd is, en ook naar die van je eigen woonplaats.',
    ],
  },
]
