import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { namePricesOf } from '#web/order/domains/name-prices.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { PricingContext } from './hosting-items.ts'
import { CostLine } from './package-option.tsx'
import { useFocusOn } from '#web/use-focus-on.ts'
import type { FreeName } from './host-field.tsx'

interface FreeProps {
  readonly free: FreeName
  readonly pricing: PricingContext
  readonly isBusy: boolean
  readonly onRegister: (free: FreeName) => void
  readonly onOwn: () => void
}

/** Offers to register a name that the visitor entered as their own but that is not registered. */
export function FreeNameOffer({ free, pricing, isBusy, onRegister, onOwn }: FreeProps) {
  const t = useTranslations('orderHosting.free')
  const price = useTranslations('price')
  const register = useRef<HTMLButtonElement>(null)
  const { name, table } = free
  const extension = table.extensions.get(name.tld)
  const prices = extension && namePricesOf(extension, pricing.date, pricing.vatRate)

  // The offer replaces the pressed button, so it takes the focus.
  useFocusOn(register, true)

  return (
    <div className="note free">
      <Icon name="info" />
      <div>
        <p role="status">
          <b>{t('is', { name: name.unicode })}</b> {t('offer')}
        </p>
        {prices && <CostLine prices={prices} pays={prices.years === 1 ? price('firstYear') : ''} />}
        <p className="actions">
          <button
            ref={register}
            type="button"
            className="button button-secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRegister(free)}
          >
            {t('register', { name: name.unicode })}
          </button>
          <button
            type="button"
            className="button button-text"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onOwn()}
          >
            {t('own')}
          </button>
        </p>
      </div>
    </div>
  )
}
