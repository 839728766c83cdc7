import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { InvoiceSummary } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import type { Customer } from '#web/account/own-customer.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { useFocusOn } from '#web/use-focus-on.ts'

interface Props {
  readonly customer: Customer
  readonly isFree: boolean
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onSaved: (customer: Customer) => void
}

/** Billing details and the resulting VAT, editable in place. */
export function CheckDetails({ customer, isFree, isEditing, onEdit, onSaved }: Props) {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const session = useSessionStore()
  const heading = useRef<HTMLHeadingElement>(null)
  const [turns, setTurns] = useState(0)

  // The pressed button is gone, so the focus moves to the heading that replaces it.
  useFocusOn(heading, turns)

  function turn(toEditing: boolean): void {
    onEdit(toEditing)
    setTurns(turns + 1)
  }

  return (
    <section className="form-section check">
      <h2 ref={heading} tabIndex={-1}>
        {isEditing ? account('edit') : t('check')}
      </h2>
      {isEditing ? (
        <CustomerForm
          customer={customer}
          onSaved={(saved) => {
            onSaved(saved)
            turn(false)
          }}
          onSignedOut={() => void session.refresh()}
          onCancel={() => turn(false)}
        />
      ) : (
        <>
          <button type="button" className="button button-text" aria-label={account('edit')} onClick={() => turn(true)}>
            {t('change')}
          </button>
          <InvoiceSummary customer={customer} isFree={isFree} />
        </>
      )}
    </section>
  )
}
