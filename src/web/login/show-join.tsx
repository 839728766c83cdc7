import { cart } from '#web/cart/cart.ts'
import { ProductTitlesContext } from '#web/cart/product-titles.ts'
import { renderAtOnce } from '#web/islands/react-runtime.ts'
import { JoinDialog, type JoinHandle } from '#web/login/join-dialog.tsx'
import { pageLocale } from '#web/page-locale.ts'
import { customerCarts } from '#web/session/session.ts'
import { Texts } from '#web/texts.tsx'

const words = {
  nl: () => Promise.all([import('virtual:messages/join/nl'), import('virtual:product-titles/nl')]),
  de: () => Promise.all([import('virtual:messages/join/de'), import('virtual:product-titles/de')]),
}

const locale = pageLocale()
const [messages, titles] = await words[locale]()
let handle: JoinHandle | null = null
renderAtOnce(
  document.body.appendChild(document.createElement('div')),
  <Texts locale={locale} messages={messages.default}>
    <ProductTitlesContext value={titles.default}>
      <JoinDialog
        cart={cart}
        carts={customerCarts}
        ref={(each) => {
          handle = each
        }}
      />
    </ProductTitlesContext>
  </Texts>,
)

export function showJoin(): void {
  handle?.open()
}
