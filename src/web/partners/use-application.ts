import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NewAffiliate } from '#contract/partners/affiliate.ts'
import { normalizeEmail } from '#domain/customers/email.ts'
import { partnerFaults, type PartnerForm } from '#domain/partners/partner.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { apply } from '#web/api/affiliates.ts'
import type { Refusal } from '#web/api/account-calls.ts'

type Name = keyof PartnerForm
/** `fax` is for programs that fill in every field. */
type Values = PartnerForm & { readonly fax: string }

const blank: Values = { name: '', companyName: '', email: '', website: '', vatNumber: '', iban: '', fax: '' }

/** The form of somebody who wants to be a partner: what was typed stays, whatever comes of it. */
export function useApplication() {
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [sentTo, setSentTo] = useState<string>()
  const faults = partnerFaults(values)

  function errorOf(name: Name): string | undefined {
    const own = isJudged || left.has(name) ? faults : []
    const fault = [...own, ...(refusal?.errors ?? [])].find(({ path }) => path === name)
    return fault && textOf(name, fault.code)
  }

  function change(name: keyof Values, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setRefusal((before) => before && { ...before, errors: before.errors.filter(({ path }) => path !== name) })
  }

  /** What was typed, or filled in by the browser, before the script came. */
  const takeOver = useEffectEvent(() => {
    for (const name of Object.keys(blank) as (keyof Values)[]) {
      const found = form.current?.elements.namedItem(name)
      if (found instanceof HTMLInputElement) change(name, found.value)
    }
  })
  useLayoutEffect(() => takeOver(), [])

  return {
    form,
    isBusy,
    sentTo,
    refusal,
    fax: values.fax,
    change,
    bind: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => {
        if (values[name] !== '') setLeft((before) => new Set([...before, name]))
      },
      error: errorOf(name),
    }),

    send: async (event: SubmitEvent): Promise<void> => {
      event.preventDefault()
      if (isBusy) return
      // The errors must be there before one of them can be led to.
      flushSync(() => setJudged(true))
      if (faults.length > 0) return focusFirstFault(form.current)
      setBusy(true)
      const answer = await apply(applicationOf(values))
      flushSync(() => {
        setBusy(false)
        setRefusal(answer.ok ? undefined : answer)
        if (answer.ok) setSentTo(normalizeEmail(values.email))
      })
      if (!answer.ok) focusFirstFault(form.current)
    },

    goBack: () => setSentTo(undefined),
  }
}

/** What may be left out is left out. */
function applicationOf({ name, email, website, ...optional }: Values): NewAffiliate {
  const given = Object.entries(optional).filter(([, text]) => text.trim() !== '')
  return { name, email, website, ...Object.fromEntries(given) }
}
