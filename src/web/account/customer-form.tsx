import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { patch, type Refusal } from '#web/api/account-calls.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useForm } from './form-fields.ts'
import { formWith, withHouseNumber } from './form-state.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { detailFaultsOf, detailsOf, isFormField, valuesOf } from './registration-values.ts'
import { SendingNote } from './sending-note.tsx'
import { firstFault, useFocusOn } from '#web/use-focus-on.ts'

interface Props {
  readonly customer: CustomerResponse
  readonly onSaved: (customer: CustomerResponse) => void
  readonly onSignedOut: () => void
  readonly onCancel: () => void
}

/** The registration fields, except e-mail address and password, which are changed elsewhere. */
export function CustomerForm({ customer, onSaved, onSignedOut, onCancel }: Props) {
  const t = useTranslations('account')
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { state, fields, tell } = useForm(formWith(valuesOf(customer)), detailFaultsOf)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [attempts, setAttempts] = useState(0)

  useFocusOn(element, attempts, { within: firstFault })

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    tell({ type: 'sent' })
    const sent = withHouseNumber(state.values)
    if (detailFaultsOf(sent).length > 0) return setAttempts((before) => before + 1)
    isSending.current = true
    setBusy(true)
    const answer = await patch<CustomerResponse>('/customer', detailsOf(sent))
    isSending.current = false
    setBusy(false)
    if (answer.ok) return onSaved(answer.body)
    if (answer.status === 401) return onSignedOut()
    tell({ type: 'refused', faults: answer.errors })
    const isAtFields = answer.errors.length > 0 && answer.errors.every(({ path }) => isFormField(path))
    setRefusal(isAtFields ? undefined : answer)
    setAttempts((before) => before + 1)
  }

  return (
    <form ref={element} method="post" noValidate aria-busy={isBusy} onSubmit={(event) => void handleSubmit(event)}>
      <InvoiceFields fields={fields} />
      <PersonFields fields={fields} />
      {refusal && <SendingNote refusal={refusal} />}
      <div className="actions">
        <SubmitButton isBusy={isBusy} className="button-large">
          {t('save')}
        </SubmitButton>
        <button type="button" className="button button-text" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
