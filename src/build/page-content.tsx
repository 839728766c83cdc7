import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { pageText } from '#content/pages.ts'
import type { SiteLocale } from '#domain/locale.ts'
import { findPath, pathOf } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'
import { OrderApp, type OrderAppProps, type OrderPageId, type OrderPageText } from '#web/order/order-app.tsx'
import { HelpdeskPage } from '#web/pages/helpdesk-page.tsx'
import { HomePage } from '#web/pages/home-page.tsx'
import { MovingPage } from '#web/pages/moving-page.tsx'
import { PlainPage } from '#web/pages/plain-page.tsx'
import { PlanPage } from '#web/pages/plan-page.tsx'
import { SearchPage } from '#web/pages/search-page.tsx'
import { trustPoints } from '#web/pages/trust-points.ts'
import { Texts } from '#web/texts.tsx'

interface Given {
  readonly locale: SiteLocale
  readonly search: ReactNode
}

/** Which component makes the content of a page. */
export function contentOf(page: PageId, { search }: Given): ReactNode {
  switch (page) {
    case 'home':
      return <HomePage />
    case 'wordpressHosting':
    case 'webhosting':
      return <PlanPage page={page} />
    case 'registerDomain':
    case 'buyDomain':
    case 'checkDomain':
      return <SearchPage page={page} />
    case 'helpdesk':
      return <HelpdeskPage search={search} />
    default:
      return page.startsWith('move') ? <MovingPage page={page} /> : <PlainPage page={page} />
  }
}

const orderPages = [
  'orderDomains',
  'orderHosting',
  'orderAccount',
  'orderPayment',
  'orderComplete',
] as const satisfies readonly OrderPageId[]

/** The order app as its first paint, with everything it needs to take over. */
export function orderContent(path: string, locale: SiteLocale, messages: unknown): ReactNode {
  const props: OrderAppProps = {
    pages: Object.fromEntries(orderPages.map((id) => [id, orderText(id, locale)])) as OrderAppProps['pages'],
    paths: {
      wordpressHosting: pathOf('wordpressHosting', locale),
      moving: findPath('moveWebsite', locale) ?? pathOf('moveWordpress', locale),
    },
    trust: trustPoints(locale),
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
