import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { InvoiceSummary } from '#web/account/invoice-summary.tsx'
import type { Customer } from '#web/account/own-customer.ts'
import { VerifyNote } from '#web/account/verify-note.tsx'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'

interface Props {
  readonly customer: Customer
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onSaved: (customer: Customer) => void
}

/** Who the invoice is for, and which VAT that means; to be changed in place. */
export function CheckDetails({ customer, isEditing, onEdit, onSaved }: Props) {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const session = useSessionStore()
  const { user } = useSession()
  const hasNames = useCartPart(({ items }) => items.some(({ type }) => type === 'domain'))
  const heading = useRef<HTMLHeadingElement>(null)
  const [turns, setTurns] = useState(0)

  // What was pressed is gone: whoever pressed it goes on where its place was.
  useEffect(() => {
    if (turns > 0) heading.current?.focus()
  }, [turns])

  function turn(toEditing: boolean): void {
    onEdit(toEditing)
    setTurns(turns + 1)
  }

  return (
    <section className="fs check">
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
          <InvoiceSummary customer={customer} />
          <button type="button" className="btn btn-t" onClick={() => turn(true)}>
            {account('edit')}
          </button>
          {hasNames && user?.emailVerified === false && <VerifyNote email={customer.email} />}
        </>
      )}
    </section>
  )
}
