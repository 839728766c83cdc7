import { StrictMode } from 'react'
import { cart } from '#web/cart/cart.ts'
import { ProductTitlesContext } from '#web/cart/product-titles.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { hydrateRoot } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import { pageSession } from '#web/session/page-session.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'
import { orderQueryIn } from './order-address.ts'
import { OrderApp, type OrderAppProps } from './order-app.tsx'
import { type OrderPageId, orderPageIds, type AppTexts, appTextsId } from './order-context.ts'
import { createOrderSession } from './order-session.ts'

const session = createOrderSession()
const { dataset } = document.documentElement

/** Preloads the page unless it will be empty, so that its content shows at once. */
async function prepare({ extensions }: OrderAppProps, id: OrderPageId | undefined): Promise<void> {
  const isForAll = id === 'orderAccount' || id === 'orderComplete'
  if (dataset['cart'] === undefined && !isForAll) return
  if (orderQueryIn(location.search).q !== '') session.downloads.fetchExtensions(extensions.address).catch(() => {})
  if (id) await session.downloads.loadPage(id, pageLocale()).catch(() => {})
}

/** Hydrates the prerendered page once its content is loaded; until then the page is left as it is. */
async function start(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as OrderAppProps
  const { messages, pageMessages, titles } = JSON.parse(
    document.getElementById(appTextsId)?.textContent ?? '{}',
  ) as AppTexts
  const id = orderPageIds.find((each) => props.pages[each].path === location.pathname)
  if (id) session.downloads.keepTexts(id, pageMessages)
  const locale = pageLocale()
  await prepare(props, id)
  hydrateRoot(
    root,
    <StrictMode>
      <Texts locale={locale} messages={messages}>
        <ProductTitlesContext value={titles}>
          <CartContext value={cart}>
            <SessionContext value={pageSession}>
              <OrderApp {...props} session={session} />
            </SessionContext>
          </CartContext>
        </ProductTitlesContext>
      </Texts>
    </StrictMode>,
  )
}

const root = document.getElementById('order')
// Not awaited: pages import this bundle, so a top-level await would deadlock.
if (root) void start(root)
