import { StrictMode } from 'react'
import { hydrateRoot } from '#web/islands/react-runtime.ts'
import type { SiteLocale } from '#domain/locale.ts'
import { OrderApp, type OrderAppProps } from '#web/order/order-app.tsx'
import { pageLocale } from '#web/page-locale.ts'
import { Texts } from '#web/texts.tsx'

const messages: Readonly<Record<SiteLocale, () => Promise<{ default: unknown }>>> = {
  nl: () => import('virtual:messages/order/nl'),
  de: () => import('virtual:messages/order/de'),
}

/** Takes over the prerendered order page once its texts are there; until then the page stays as it is. */
async function start(root: HTMLElement): Promise<void> {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as OrderAppProps
  const locale = pageLocale()
  const texts = await messages[locale]()
  hydrateRoot(
    root,
    <StrictMode>
      <Texts locale={locale} messages={texts.default}>
        <OrderApp {...props} />
      </Texts>
    </StrictMode>,
  )
}

const root = document.getElementById('order')
if (root) await start(root)
