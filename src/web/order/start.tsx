import { StrictMode } from 'react'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { cart } from '#web/cart/cart.ts'
import { ProductTitlesContext, type ProductTitles } from '#web/cart/product-titles.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { hydrateRoot } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import { pageSession } from '#web/session/page-session.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'
import { loadExtensions } from './extension-table.ts'
import { orderQueryIn } from './order-address.ts'
import { OrderApp, type OrderAppProps } from './order-app.tsx'
import { orderPageIds } from './order-context.ts'
import { loadOrderPage } from './order-pages.ts'

interface Words {
  readonly messages: unknown
  readonly titles: ProductTitles
}

const words: Readonly<Record<SiteLocale, () => Promise<Words>>> = {
  nl: () => together(import('virtual:messages/order/nl'), import('virtual:product-titles/nl')),
  de: () => together(import('virtual:messages/order/de'), import('virtual:product-titles/de')),
}
const retryPausesMs = [1000, 3000]
const { dataset } = document.documentElement

async function together(
  messages: Promise<{ default: unknown }>,
  titles: Promise<{ default: ProductTitles }>,
): Promise<Words> {
  const [texts, names] = await Promise.all([messages, titles])
  return { messages: texts.default, titles: names.default }
}

async function repeatedly<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of retryPausesMs) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
  return load()
}

/** A page with something on it is fetched beside its texts, so that it shows at once. */
async function prepare({ pages, extensions }: OrderAppProps): Promise<void> {
  const id = orderPageIds.find((each) => pages[each].path === location.pathname)
  const isForAll = id === 'orderAccount' || id === 'orderComplete'
  if (dataset['cart'] === undefined && !isForAll) return
  if (orderQueryIn(location.search).q !== '') loadExtensions(extensions.address).catch(() => {})
  if (id) await loadOrderPage(id, pageLocale()).catch(() => {})
}

/** Takes over the prerendered order page once its texts are there; until then the page stays as it is. */
async function start(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as OrderAppProps
  const locale = pageLocale()
  const [{ messages, titles }] = await Promise.all([repeatedly(words[locale]), prepare(props)])
  hydrateRoot(
    root,
    <StrictMode>
      <Texts locale={locale} messages={messages}>
        <ProductTitlesContext value={titles}>
          <CartContext value={cart}>
            <SessionContext value={pageSession}>
              <OrderApp {...props} />
            </SessionContext>
          </CartContext>
        </ProductTitlesContext>
      </Texts>
    </StrictMode>,
  )
}

const root = document.getElementById('order')
try {
  if (root) await start(root)
} catch (error) {
  // Without its texts the app cannot start: the search of the prerendered page still works.
  delete dataset['cart']
  throw error
}
