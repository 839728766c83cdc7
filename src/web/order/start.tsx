import { StrictMode } from 'react'
import { hydrateRoot } from '#web/islands/react-runtime.ts'
import type { SiteLocale } from '#domain/locale.ts'
import { cart } from '#web/cart/cart.ts'
import { ProductTitlesContext, type ProductTitles } from '#web/cart/product-titles.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { OrderApp, type OrderAppProps } from '#web/order/order-app.tsx'
import { pageLocale } from '#web/page-locale.ts'
import { Texts } from '#web/texts.tsx'

interface Words {
  readonly messages: unknown
  readonly titles: ProductTitles
}

const words: Readonly<Record<SiteLocale, () => Promise<Words>>> = {
  nl: () => together(import('virtual:messages/order/nl'), import('virtual:product-titles/nl')),
  de: () => together(import('virtual:messages/order/de'), import('virtual:product-titles/de')),
}

async function together(
  messages: Promise<{ default: unknown }>,
  titles: Promise<{ default: ProductTitles }>,
): Promise<Words> {
  return { messages: (await messages).default, titles: (await titles).default }
}

/** Takes over the prerendered order page once its texts are there; until then the page stays as it is. */
async function start(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as OrderAppProps
  const locale = pageLocale()
  const { messages, titles } = await words[locale]()
  hydrateRoot(
    root,
    <StrictMode>
      <Texts locale={locale} messages={messages}>
        <ProductTitlesContext value={titles}>
          <CartContext value={cart}>
            <OrderApp {...props} />
          </CartContext>
        </ProductTitlesContext>
      </Texts>
    </StrictMode>,
  )
}

const root = document.getElementById('order')
if (root) await start(root)
