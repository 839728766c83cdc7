import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CustomerDetails } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { VerifyNote } from '#web/account/verify-note.tsx'
import { useCartStore } from '#web/cart/use-cart.ts'
import { LedHeading } from '#web/order/account/led-heading.tsx'
import { WaitingAccount } from '#web/order/account/waiting-account.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly hasCart: boolean
  readonly name: string
}

/** A customer's own details, to look at and to change. */
export function KnownCustomer({ hasCart, name }: Props) {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const registration = useTranslations('registration')
  const { paths } = useOrder()
  const session = useSessionStore()
  const cart = useCartStore()
  const { customer, retry, replace } = useOwnCustomer()
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const [isSaved, setSaved] = useState(false)

  function leave(): void {
    setEditing(false)
    setEdited(true)
  }

  function handleSaved(saved: Parameters<typeof replace>[0]): void {
    replace(saved)
    leave()
    setSaved(true)
    // Another country is another tax.
    void session.refresh()
    void cart.refresh()
  }

  if (customer === undefined) return <WaitingAccount heading={t('heading')} />
  if (customer === 'failed') {
    return (
      <>
        <h1>{t('heading')}</h1>
        <FormNote>
          {t('failed')}{' '}
          <button type="button" className="btn btn-t" onClick={retry}>
            {common('retry')}
          </button>
        </FormNote>
      </>
    )
  }
  if (isEditing) {
    return (
      <>
        <LedHeading isLed>{t('edit')}</LedHeading>
        <CustomerForm
          customer={customer}
          onSaved={handleSaved}
          onSignedOut={() => void session.refresh()}
          onCancel={leave}
        />
      </>
    )
  }
  return (
    <>
      <LedHeading isLed={hasEdited}>{t('heading')}</LedHeading>
      <p className="lead">{t('lead', { name })}</p>
      {isSaved && <FormNote kind="info">{t('saved')}</FormNote>}
      {!customer.emailVerified && <VerifyNote email={customer.email} />}
      <CustomerDetails customer={customer} />
      <p className="act">
        {hasCart && (
          <OrderLink to="orderPayment" className="btn btn-p btn-l">
            {registration('toPayment')} <Icon name="arrow" size="s" />
          </OrderLink>
        )}
        <button type="button" className="btn btn-s" onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
        <a className="btn btn-t" href={paths.setPassword}>
          {t('password')}
        </a>
      </p>
    </>
  )
}
