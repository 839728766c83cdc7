import type { ReceiptResponse } from '#features/support/schema/contact.ts'
import { type ReactNode, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeclaredResponse } from '#features/declarations/schema/declaration.ts'
import type { FieldFault } from '#platform/schema/problem.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'

/** Values of text fields and checkboxes. */
type Fields<Given> = { readonly [Name in keyof Given]: string | boolean }
type Texts<Given> = { [Name in keyof Given]: Given[Name] extends string ? Name : never }[keyof Given] & string

interface Settings<Given extends Fields<Given>> {
  /** Path of the API that takes the form. */
  readonly path: '/contact' | '/abuse-reports' | '/withdrawals' | '/cancellations' | '/affiliates'
  /** Language of the reply, where there is one. */
  readonly locale?: SiteLocale
  readonly blank: Given
  readonly faultsOf: (values: Given) => readonly FieldFault[]
  /** Values prefilled from the query string. */
  readonly beginWith?: (query: URLSearchParams) => Partial<Given>
  /** The honeypot field; null where the law forbids further fields. */
  readonly trapName?: 'website' | 'fax' | null
}

/** Declarations return more than a receipt. */
type Answer = ReceiptResponse & Partial<DeclaredResponse>

/** State of a form that returns a receipt. The values survive a failed submit. */
export function useSupportForm<Given extends Fields<Given>>({
  path,
  locale,
  blank,
  faultsOf,
  beginWith,
  trapName = 'website',
}: Settings<Given>) {
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [trap, setTrap] = useState('')
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [receipt, setReceipt] = useState<Answer>()
  const faults = faultsOf(values)

  function errorOf(name: keyof Given & string): ReactNode {
    const own = isJudged || touched.has(name) ? faults : []
    const fault = [...own, ...(refusal?.errors ?? [])].find((each) => each.path === name)
    return fault && textOf(name, fault.code)
  }

  function change(changed: Partial<Given>): void {
    setValues((before) => ({ ...before, ...changed }))
    setRefusal(
      (before) => before && { ...before, errors: before.errors.filter((each) => !Object.hasOwn(changed, each.path)) },
    )
  }

  /** Adopts values typed before hydration or given in the URL, and replaces the browser's validation. */
  const takeOver = useEffectEvent(() => {
    if (!form.current) return
    form.current.noValidate = true
    const prefilled = beginWith?.(new URLSearchParams(location.search))
    const typed = Object.fromEntries(Object.keys(blank).flatMap((name) => typedIn(form.current, name)))
    change({ ...prefilled, ...typed })
    const [[, filled] = []] = trapName ? typedIn(form.current, trapName) : []
    if (typeof filled === 'string') setTrap(filled)
  })
  useLayoutEffect(() => takeOver(), [])

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    // The errors must be rendered before the first invalid field can be focused.
    flushSync(() => setJudged(true))
    if (faults.length > 0) return focusFirstFault(form.current)
    setBusy(true)
    const hidden = { ...(trapName && { [trapName]: trap }), ...(locale && { language: locale }) }
    const answer = await post<Answer>(path, { ...givenOf(values), ...hidden })
    flushSync(() => {
      setBusy(false)
      setRefusal(answer.ok ? undefined : answer)
      if (answer.ok) setReceipt(answer.body)
    })
    if (!answer.ok) focusFirstFault(form.current)
  }

  return {
    /** Props of the `ShortForm` that shows the fields. */
    form: {
      ref: form,
      onSubmit: send,
      isBusy,
      refusal,
      ...(locale && { action: `/api${path}?language=${locale}`, language: locale }),
      ...(trapName && { honeypot: { name: trapName, value: trap, onChange: setTrap } }),
    },
    values,
    receipt,
    change,
    errorOf,
    /** Shows the form again with its values. */
    goBack: () => setReceipt(undefined),
    bind: <Name extends Texts<Given>>(name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (value: string) => change({ [name]: value } as unknown as Partial<Given>),
      onBlur: () => {
        if (values[name] !== '') setTouched((before) => new Set([...before, name]))
      },
      error: errorOf(name),
    }),
  }
}

/** @returns name and current value of a field; empty if it has no value */
function typedIn(form: HTMLFormElement | null, name: string): readonly (readonly [string, string | boolean])[] {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? [[name, true]] : []
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isField && control.value !== '' && !isUntouchedChoice(control) ? [[name, control.value]] : []
}

/** The first option is selected by default, so it does not count as a choice. */
function isUntouchedChoice(field: HTMLElement): boolean {
  return field instanceof HTMLSelectElement && field.selectedIndex === 0
}

/** Empty optional fields are not sent. */
function givenOf(values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
}
