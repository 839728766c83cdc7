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
  readonly path: '/contact' | '/abuse-reports' | '/withdrawals' | '/cancellations'
  readonly locale: SiteLocale
  /** Initial values. */
  readonly blank: Given
  readonly faultsOf: (values: Given) => readonly FieldFault[]
  /** Values prefilled from the query string. */
  readonly beginWith?: (query: URLSearchParams) => Partial<Given>
  /** Whether a field that only robots fill in is sent; default: yes. */
  readonly isTrapped?: boolean
}

/** Declarations are answered with more than a receipt. */
type Answer = ReceiptResponse & Partial<DeclaredResponse>

/** State of a form that is answered with a receipt; the values survive a failed submit. */
export function useSupportForm<Given extends Fields<Given>>({
  path,
  locale,
  blank,
  faultsOf,
  beginWith,
  isTrapped = true,
}: Settings<Given>) {
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [trap, setTrap] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [receipt, setReceipt] = useState<Answer>()
  const faults = faultsOf(values)

  function errorOf(name: keyof Given & string): ReactNode {
    const own = isJudged || left.has(name) ? faults : []
    const fault = [...own, ...(refusal?.errors ?? [])].find((each) => each.path === name)
    return fault && textOf(name, fault.code)
  }

  function change(changed: Partial<Given>): void {
    setValues((before) => ({ ...before, ...changed }))
    setRefusal(
      (before) => before && { ...before, errors: before.errors.filter((each) => !Object.hasOwn(changed, each.path)) },
    )
  }

  /** Takes over values typed before hydration or given in the URL, and the validation from the browser. */
  const takeOver = useEffectEvent(() => {
    if (!form.current) return
    form.current.noValidate = true
    const begun = beginWith?.(new URLSearchParams(location.search))
    const typed = Object.fromEntries(Object.keys(blank).flatMap((name) => typedIn(form.current, name)))
    change({ ...begun, ...typed })
  })
  useLayoutEffect(() => takeOver(), [])

  return {
    form,
    values,
    isBusy,
    refusal,
    receipt,
    trap,
    setTrap,
    change,
    errorOf,
    bind: <Name extends Texts<Given>>(name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (value: string) => change({ [name]: value } as unknown as Partial<Given>),
      onBlur: () => {
        if (values[name] !== '') setLeft((before) => new Set([...before, name]))
      },
      error: errorOf(name),
    }),

    send: async (event: SubmitEvent): Promise<void> => {
      event.preventDefault()
      if (isBusy) return
      // The errors must be rendered before the first one can be focused.
      flushSync(() => setJudged(true))
      if (faults.length > 0) return focusFirstFault(form.current)
      setBusy(true)
      const hidden = { ...(isTrapped && { website: trap }), language: locale }
      const answer = await post<Answer>(path, { ...givenOf(values), ...hidden })
      flushSync(() => {
        setBusy(false)
        setRefusal(answer.ok ? undefined : answer)
        if (answer.ok) setReceipt(answer.body)
      })
      if (!answer.ok) focusFirstFault(form.current)
    },
  }
}

/** The current value of a field, if it has one. */
function typedIn(form: HTMLFormElement | null, name: string): readonly (readonly [string, string | boolean])[] {
  const found = form?.elements.namedItem(name)
  if (found instanceof HTMLInputElement && found.type === 'checkbox') return found.checked ? [[name, true]] : []
  const isField =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  return isField && found.value !== '' && !isUntouchedChoice(found) ? [[name, found.value]] : []
}

/** The first option is selected by default, so it is not a choice. */
function isUntouchedChoice(field: HTMLElement): boolean {
  return field instanceof HTMLSelectElement && field.selectedIndex === 0
}

/** Empty optional fields are not sent. */
function givenOf(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
