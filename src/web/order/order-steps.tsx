import { useTranslations } from 'use-intl'

const order = ['domain', 'hosting', 'account', 'payment'] as const
export type OrderStep = (typeof order)[number]

/** The stem with four nodes: where in the order somebody is. */
export function OrderSteps({ current }: { readonly current: OrderStep }) {
  const t = useTranslations('order')
  return (
    <nav className="stemnav" aria-label={t('stepsLabel')}>
      <div className="wrap">
        <ol>
          {order.map((step) => (
            <li
              key={step}
              className={step === current ? 'now' : undefined}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className="n" />
              {t(`steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
