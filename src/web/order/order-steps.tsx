import { useTranslations } from 'use-intl'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import type { OrderPageId } from './order-context.ts'
import { OrderLink } from './order-link.tsx'

const steps = [
  { step: 'domain', page: 'orderDomains' },
  { step: 'hosting', page: 'orderHosting' },
  { step: 'account', page: 'orderAccount' },
  { step: 'payment', page: 'orderPayment' },
] as const

/** Progress bar with the four steps; completed steps are links. */
export function OrderSteps({ current }: { readonly current: OrderPageId }) {
  const t = useTranslations('order')
  const now = steps.findIndex(({ page }) => page === current)
  if (now < 0) return null
  return (
    <nav className="order-steps" aria-label={t('stepsLabel')}>
      <div className="wrap">
        <ol>
          {steps.map(({ step, page }, index) => {
            const name = t(`steps.${step}`)
            if (index < now) {
              return (
                <li key={step} className="done">
                  <span className="step-mark">
                    <LeafNode />
                  </span>
                  <OrderLink to={page} label={t('stepDone', { step: name })}>
                    {name}
                  </OrderLink>
                </li>
              )
            }
            const isNow = index === now
            return (
              <li key={step} className={isNow ? 'now' : undefined} aria-current={isNow ? 'step' : undefined}>
                <span className="step-mark" />
                {name}
              </li>
            )
          })}
        </ol>
      </div>
    </nav>
  )
}
