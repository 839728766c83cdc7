import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { featured, groups } from '#catalogue/extensions/featured.ts'
import { products } from '#catalogue/products.ts'
import { listedExtensions } from '#site/pages/domains/listed-extensions.ts'
import { trustPoints } from '#site/pages/home/home-texts.ts'
import { readersVatRate } from '#site/pages/parts/readers-vat.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { renderedOn } from '#web/rendered-on.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { paymentMethodName } from '#core/orders/payment-method-name.ts'
import { canBeRestricted } from '#core/tax/vat-evidence.ts'
import { acceptedMethods } from '#site/accepted-methods.ts'
import { type OrderPage, pathOf } from '#site/links.ts'
import type { PageText } from '#site/pages.ts'
import { sliceOf } from '#web/message-slices.ts'
import { OrderApp, type OrderAppProps } from '#web/order/order-app.tsx'
import { type AppTexts, appTextsId, orderPageIds, orderSlices } from '#web/order/order-context.ts'
import { useSite } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { orderDe } from './order-de.ts'
import { orderNl } from './order-nl.ts'

export type OrderTexts = Readonly<Record<OrderPage, { readonly head: PageText }>>

export default orderPageIds.map((id) =>
  definePage(id, { texts: { nl: orderNl[id], de: orderDe[id] }, Content: OrderContent }),
)

/** Payment methods and delivery countries. Private buyers abroad can use only methods that reveal their country. */
const accepts: Readonly<Record<SiteLocale, string>> = {
  nl: `Betalen kan met ${listOf('nl', acceptedMethods.nl)}, afhankelijk van je land. We leveren online, in alle landen.`,
  de: `Als Privatkunde in Deutschland zahlen Sie mit ${listOf('de', acceptedMethods.de.filter(isGerman))}, als Unternehmen mit bestätigter USt-IdNr. auch mit ${listOf(
    'de',
    acceptedMethods.de.filter((id) => !isGerman(id)),
  )}. Wir liefern online, in alle Länder.`,
}

/** Message without JavaScript: the order app needs it, so name the alternatives. */
const withoutScript: Readonly<Record<SiteLocale, ReactNode>> = {
  nl: (
    <>
      Zoeken, inloggen en bestellen werken hier alleen met JavaScript. Zet het aan in je browser en laad deze pagina
      opnieuw. Liever niet? Wat een naam kost, staat bij{' '}
      <PageLink page="registerDomain" className="link">
        domeinnaam registreren
      </PageLink>
      , en via het{' '}
      <PageLink page="contact" className="link">
        contactformulier
      </PageLink>{' '}
      kijken wij de naam voor je na.
    </>
  ),
  de: (
    <>
      Suchen, Anmelden und Bestellen funktionieren hier nur mit JavaScript. Schalten Sie es im Browser ein und laden Sie
      diese Seite neu. Lieber nicht? Was ein Name kostet, steht unter{' '}
      <PageLink page="registerDomain" className="link">
        Domains registrieren
      </PageLink>
      , und über das{' '}
      <PageLink page="contact" className="link">
        Kontaktformular
      </PageLink>{' '}
      prüfen wir den Namen für Sie.
    </>
  ),
}

function isGerman(id: string): boolean {
  return canBeRestricted(id, 'DE')
}

function listOf(locale: SiteLocale, ids: readonly string[]): string {
  const names = ids.map((id) => paymentMethodName(id, locale) ?? id)
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** First paint of the order app, with the data that it needs to hydrate. */
function OrderContent({ page, locale }: PageProps<OrderTexts[OrderPage], OrderPage>) {
  const { messages, extensionsPath, pricesPath, portalUrl, textOf } = useSite()
  const textAt = (id: OrderPage) => {
    const { title, h1, lead } = textOf(id)
    return { path: pathOf(id, locale), title, h1, lead }
  }
  const props: OrderAppProps = {
    pages: Object.fromEntries(orderPageIds.map((id) => [id, textAt(id)])) as OrderAppProps['pages'],
    paths: {
      wordpressHosting: pathOf('wordpressHosting', locale),
      moving: pathOf('moveWebsite', locale),
      setPassword: pathOf('setPassword', locale),
      devices: pathOf('devices', locale),
      contact: pathOf('contact', locale),
      helpdesk: pathOf('helpdesk', locale),
      portal: portalUrl,
      withdrawal: pathOf('withdrawal', locale),
      sharedCart: pathOf('sharedCart', locale),
    },
    trust: trustPoints(locale),
    accepts: accepts[locale],
    extensions: {
      address: extensionsPath,
      featured: featured[locale],
      groups: {
        popular: groups.popular[locale],
        nearby: groups.nearby[locale],
        shop: groups.shop[locale],
        cities: groups.cities[locale],
      },
      total: listedExtensions(locale).length,
    },
    pricedOn: renderedOn,
    previewVat: readersVatRate(locale),
  }
  const all = messages as Readonly<Record<string, unknown>>
  const texts: AppTexts = {
    messages: sliceOf(all, 'order'),
    pageMessages: sliceOf(all, orderSlices[page]),
    titles: Object.fromEntries(products.map(({ slug, title }) => [slug, title[locale]])),
  }
  const html = renderToString(
    <Texts locale={locale} messages={messages}>
      <OrderApp {...props} ssrPath={pathOf(page, locale)} />
    </Texts>,
  )
  return (
    <>
      <div className="wrap">
        <p className="note unscripted">
          <span>{withoutScript[locale]}</span>
        </p>
      </div>
      <div
        id="order"
        data-prices={pricesPath}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        id={appTextsId}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(texts).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  )
}
