import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const hostingPagesNl = {
  wordpressHosting: {
    label: 'WordPress-hosting',
    menuLine: 'WordPress staat klaar, updates lopen vanzelf.',
    title: 'WordPress-hosting in drie maten',
    description:
      'WordPress-hosting waarbij WordPress klaarstaat, updates vanzelf draaien en elke nacht een back-up loopt. In drie maten, verhuizen is gratis.',
    h1: 'WordPress met wortels.',
    lead: 'WordPress staat klaar, updates draaien vanzelf en elke nacht maken we een back-up. Jij schrijft, wij geven water.',
  },
  buildWordpressSite: {
    label: 'WordPress-website maken',
    menuLine: 'Kies een ontwerp en begin met schrijven.',
    title: 'WordPress-website maken: zo begin je',
    description:
      'Maak je eigen website met WordPress. Wij zetten WordPress voor je klaar, jij kiest een ontwerp en schrijft je eerste pagina.',
    h1: 'Kies een ontwerp, begin met schrijven.',
    lead: 'Wij zetten WordPress voor je klaar, jij vult de pagina’s. Online gaat je site pas als jij hem mooi genoeg vindt.',
  },
  buildWoocommerceShop: {
    label: 'WooCommerce-webshop maken',
    menuLine: 'Verkopen met iDEAL | Wero, zonder omwegen.',
    title: 'WooCommerce-webshop maken met WordPress',
    description:
      'Begin een webshop met WooCommerce op WordPress. Met een testomgeving om veilig te verbouwen en back-ups die we 30 dagen bewaren.',
    h1: 'Verkopen met WooCommerce.',
    lead: 'Je winkel draait op WordPress, dus je kunt er alles aan verbouwen. Wij zorgen voor de ruimte, de back-ups en een testomgeving.',
  },
  moveWordpress: {
    label: 'WordPress-website verhuizen',
    menuLine: 'Gratis. Wij doen het werk, jij keurt het goed.',
    title: 'WordPress-website gratis laten verhuizen',
    description:
      'Laat je WordPress-site gratis verhuizen, met thema, plug-ins en database. Je oude site blijft online tot jij de kopie hebt goedgekeurd.',
    h1: 'Je WordPress-site verhuist gratis.',
    lead: 'We kopiëren je thema, je plug-ins en al je berichten en testen ze op een tijdelijk adres. Je oude site blijft online tot jij akkoord geeft.',
  },
  buildWebsite: {
    label: 'Website maken',
    menuLine: 'Slepen, schrijven, online.',
    title: 'Website maken zonder code',
    description:
      'Maak zelf een website in je browser, zonder code. Begin met een paar pagina’s en groei door naar een blog of een agenda voor afspraken.',
    h1: 'Slepen, schrijven, online.',
    lead: 'Je bouwt je site in je browser, zonder één regel code. Begin met een paar pagina’s en breid uit wanneer je eraan toe bent.',
  },
  buildWebshop: {
    label: 'Webshop maken',
    menuLine: 'Je kraam staat er in een avond.',
    title: 'Webshop maken met iDEAL | Wero',
    description:
      'Begin een eigen webshop zonder code. Klanten betalen met iDEAL | Wero via je eigen betaalprovider. Met prijzen, plichten en wat er niet in zit.',
    h1: 'Open je eigen kraam.',
    lead: 'Zet je producten erin, schrijf er een paar woorden bij en ga open. Klanten betalen met iDEAL\u00a0|\u2060\u00a0Wero, rechtstreeks aan jou.',
  },
  webhosting: {
    label: 'Webhosting',
    menuLine: 'Ruimte voor alles wat je zelf bouwt.',
    title: 'Webhosting die met je site meegroeit',
    description:
      'Webhosting in drie maten, met mail, SSL en elke dag een back-up. Begin klein en stap over naar een grotere maat als je ruimte tekortkomt.',
    h1: 'Webhosting die meegroeit.',
    lead: 'Begin klein en stap over als je meer ruimte nodig hebt. Je ziet altijd beide prijzen: voor het eerste jaar en voor de tijd daarna.',
  },
  resellerHosting: {
    label: 'Reseller-hosting',
    title: 'Reseller-hosting voor bureaus en makers',
    description:
      'Reseller-hosting voor wie sites voor anderen bouwt en beheert. Zet je klanten in één pakket en betaal per maand, of per jaar met korting.',
    h1: 'Hosting voor jouw klanten.',
    lead: 'Zet de sites van je klanten in één pakket en bepaal zelf wat je ervoor rekent. Je betaalt per maand, of per jaar met korting.',
  },
} satisfies Partial<Record<PageIdIn<'nl'>, PageText>>
