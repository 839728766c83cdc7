import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { keepChoice } from '#web/order/kept-choices.ts'
import { addressOf, navigate } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { nameItemsOf, type PricingContext } from './hosting-items.ts'
import { FreeNameOffer } from './free-name-offer.tsx'
import { type FreeName, HostField, type OwnershipAnswer, useHostField } from './host-field.tsx'

interface ElsewhereProps {
  readonly initial: string
  readonly pricing: PricingContext
  readonly onShow: (name: string) => void
}

/** Form to add hosting for a domain name kept elsewhere. It shows the packages and adds nothing to the cart. */
export function ElsewhereForm({ initial, pricing, onShow }: ElsewhereProps) {
  const t = useTranslations('orderHosting')
  const { path } = useOrder().pages.orderHosting
  const { busy } = useCart()
  const add = useAdding()
  const host = useHostField()

  async function show(confirmation?: OwnershipAnswer): Promise<void> {
    const typed = await host.read(confirmation)
    if (!typed) return
    navigate(addressOf(path, { domain: typed.ascii }))
    onShow(typed.ascii)
  }

  async function register({ name, table }: FreeName): Promise<void> {
    if (!(await add(...nameItemsOf(pricing, table, name, 'purchase')))) return
    keepChoice({ domain: '' })
    onShow(name.ascii)
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (!host.isChecking) void show()
  }

  return (
    <details className="host-form elsewhere-form" open={pricing.items.length === 0 || undefined}>
      <summary>
        <h2>{t('elsewhereHeading')}</h2>
      </summary>
      <form onSubmit={handleSubmit} noValidate>
        <HostField host={host} initial={initial} />
        {host.free && (
          <FreeNameOffer
            free={host.free}
            pricing={pricing}
            isBusy={busy}
            onRegister={(free) => void register(free)}
            onOwn={() => void show({ isOwn: true })}
          />
        )}
        <p className="actions">
          <button className="button button-secondary" aria-busy={host.isChecking}>
            {t('elsewhereShow')}
          </button>
          <OrderLink to="orderDomains" className="button button-text">
            {t('wishNew')}
          </OrderLink>
        </p>
      </form>
    </details>
  )
}
