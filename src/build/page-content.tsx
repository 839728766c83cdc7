import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { featured, groups } from '#catalogue/extensions/featured.ts'
import type { DomainPageId } from '#content/domain-page-text.ts'
import { pageText } from '#content/pages.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { ArticleLink } from '#site/articles.ts'
import { findPath, type OrderPage, pathOf } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'
import { ExtensionListIsland } from '#web/islands/extension-list-mark.tsx'
import { OrderApp, type OrderAppProps } from '#web/order/order-app.tsx'
import { type OrderPageId, orderPageIds, type OrderPageText } from '#web/order/order-context.ts'
import { AccountIsland } from '#web/islands/account-mark.tsx'
import { ContactIsland } from '#web/islands/contact-mark.tsx'
import { DeclarationIsland } from '#web/islands/declaration-mark.tsx'
import { PartnersIsland } from '#web/islands/partners-mark.tsx'
import { AccountPage } from '#web/pages/account-page.tsx'
import { AboutPage } from '#web/pages/company/about-page.tsx'
import { ContactPage } from '#web/pages/company/contact-page.tsx'
import { CookiesPage } from '#web/pages/cookies-page.tsx'
import { DeclarationPage } from '#web/pages/declaration-page.tsx'
import { DomainSections } from '#web/pages/domain-sections.tsx'
import { extensionListOf, listedExtensions } from '#web/pages/listed-extensions.ts'
import { HelpdeskPage } from '#web/pages/helpdesk/helpdesk-page.tsx'
import { HomePage } from '#web/pages/home-page.tsx'
import { MoveDomainPage } from '#web/pages/moving/move-domain-page.tsx'
import { MoverPage } from '#web/pages/moving/mover-page.tsx'
import { MoveWebsitePage } from '#web/pages/moving/move-website-page.tsx'
import { MoveWordpressPage } from '#web/pages/moving/move-wordpress-page.tsx'
import { EmailPage } from '#web/pages/offer/email-page.tsx'
import { ResellerPage } from '#web/pages/offer/reseller-page.tsx'
import { WebhostingPage } from '#web/pages/offer/webhosting-page.tsx'
import { WebshopPage } from '#web/pages/offer/webshop-page.tsx'
import { WebsitePage } from '#web/pages/offer/website-page.tsx'
import { WoocommerceShopPage } from '#web/pages/offer/woocommerce-shop-page.tsx'
import { WordpressHostingPage } from '#web/pages/offer/wordpress-hosting-page.tsx'
import { WordpressSitePage } from '#web/pages/offer/wordpress-site-page.tsx'
import { ReadingPage } from '#web/pages/legal/reading-page.tsx'
import { ReportAbusePage } from '#web/pages/legal/report-abuse-page.tsx'
import { PartnerProgrammePage } from '#web/pages/partner-programme-page.tsx'
import { PartnerSignupPage } from '#web/pages/partner-signup-page.tsx'
import { PartnerStatementPage } from '#web/pages/partner-statement-page.tsx'
import { linkablePages, partnerLadder } from '#web/pages/partner-terms.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { SearchPage } from '#web/pages/search-page.tsx'
import { trustPoints } from '#web/pages/trust-points.ts'
import type { PartnerPartProps } from '#web/partners/partner-part.tsx'
import { Texts } from '#web/texts.tsx'

interface Given {
  readonly locale: SiteLocale
  readonly search: ReactNode
  /** Where the table of all extensions is. */
  readonly extensions: string
  readonly messages: unknown
  /** Those of the helpdesk, in the language of the page. */
  readonly articles: readonly ArticleLink[]
}

/** Which component makes the content of a page. */
export function contentOf(
  page: Exclude<PageId, OrderPage>,
  { search, locale, messages, extensions, articles }: Given,
): ReactNode {
  const extensionList = (id: DomainPageId) => (
    <ExtensionListIsland locale={locale} messages={messages} list={extensionListOf(id, locale, extensions)} />
  )
  const partners = (props: PartnerPartProps) => <PartnersIsland messages={messages} props={props} />
  switch (page) {
    case 'home':
      return <HomePage />
    case 'webhosting':
      return <WebhostingPage />
    case 'wordpressHosting':
      return <WordpressHostingPage />
    case 'buildWordpressSite':
      return <WordpressSitePage />
    case 'buildWoocommerceShop':
      return <WoocommerceShopPage />
    case 'emailHosting':
      return <EmailPage />
    case 'resellerHosting':
      return <ResellerPage />
    case 'buildWebsite':
      return <WebsitePage />
    case 'buildWebshop':
      return <WebshopPage />
    case 'registerDomain':
    case 'buyDomain':
    case 'checkDomain':
      return (
        <SearchPage page={page}>
          <DomainSections page={page} list={extensionList(page)} />
        </SearchPage>
      )
    case 'moveDomain':
      return <MoveDomainPage list={extensionList(page)} />
    case 'moveWebsite':
      return <MoveWebsitePage />
    case 'moveWordpress':
      return <MoveWordpressPage />
    case 'moveFromTransip':
    case 'moveFromVimexx':
    case 'moveFromSavvii':
    case 'moveFromCombell':
    case 'moveFromOnecom':
    case 'moveFromYourhosting':
    case 'moveFromMijndomein':
    case 'moveFromVersio':
    case 'moveFromHostnet':
    case 'moveFromStrato':
      return <MoverPage page={page} />
    case 'register':
    case 'forgotPassword':
    case 'setPassword':
    case 'verifyEmail':
      return <AccountPage page={page} island={<AccountIsland page={page} locale={locale} messages={messages} />} />
    case 'withdrawal':
    case 'cancellation':
      return (
        <DeclarationPage page={page} island={<DeclarationIsland page={page} locale={locale} messages={messages} />} />
      )
    case 'about':
      return <AboutPage />
    case 'contact':
      return <ContactPage island={<ContactIsland form={page} locale={locale} messages={messages} />} />
    case 'reportAbuse':
      return <ReportAbusePage island={<ContactIsland form={page} locale={locale} messages={messages} />} />
    case 'privacy':
    case 'accessibility':
    case 'colophon':
      return <ReadingPage page={page} />
    case 'cookies':
      return <CookiesPage />
    case 'partnerProgramme':
      return <PartnerProgrammePage earnings={partners({ part: 'earnings', ladder: partnerLadder })} />
    case 'partnerSignup':
      return <PartnerSignupPage form={partners({ part: 'signup' })} />
    case 'partnerStatement':
      return (
        <PartnerStatementPage
          statement={partners({ part: 'statement', ladder: partnerLadder, pages: linkablePages })}
        />
      )
    case 'helpdesk':
      return <HelpdeskPage search={search} articles={articles} />
  }
}

/** The order app as its first paint, with everything it needs to take over. */
export function orderContent(
  path: string,
  locale: SiteLocale,
  messages: unknown,
  extensionsAddress: string,
  portal: string,
): ReactNode {
  const props: OrderAppProps = {
    pages: Object.fromEntries(orderPageIds.map((id) => [id, orderText(id, locale)])) as OrderAppProps['pages'],
    paths: {
      wordpressHosting: pathOf('wordpressHosting', locale),
      moving: findPath('moveWebsite', locale) ?? pathOf('moveWordpress', locale),
      setPassword: pathOf('setPassword', locale),
      contact: pathOf('contact', locale),
      helpdesk: pathOf('helpdesk', locale),
      portal,
      withdrawal: pathOf('withdrawal', locale),
    },
    trust: trustPoints(locale),
    extensions: {
      address: extensionsAddress,
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
  }
  const html = renderToString(
    <Texts locale={locale} messages={messages}>
      <OrderApp {...props} ssrPath={path} />
    </Texts>,
  )
  return <div id="order" data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}

function orderText(id: OrderPageId, locale: SiteLocale): OrderPageText {
  const { title, h1, lead } = pageText(id, locale)
  return { path: pathOf(id, locale), title, h1, lead }
}
