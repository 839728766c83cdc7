import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReceiptAnswer } from '#contract/orders/declaration.ts'
import type { FieldFault } from '#contract/basics/problem.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'

/** Fields of a form, each a text or a box. */
type Fields<Given> = { readonly [Name in keyof Given]: string | boolean }
type Texts<Given> = { [Name in keyof Given]: Given[Name] extends string ? Name : never }[keyof Given] & string

interface Settings<Given extends Fields<Given>> {
  readonly path: '/contact' | '/abuse-reports'
  readonly locale: SiteLocale
  /** A form nobody has touched. */
  readonly blank: Given
  readonly faultsOf: (values: Given) => readonly FieldFault[]
  /** What stands there already for who comes by a link that says what it is about. */
  readonly beginWith?: (query: URLSearchParams) => Partial<Given>
}

/** A letter to the provider: what was typed stays, whatever comes of it. */
export function useLetter<Given extends Fields<Given>>({ path, locale, blank, faultsOf, beginWith }: Settings<Given>) {
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [trap, setTrap] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [receipt, setReceipt] = useState<ReceiptAnswer>()
  const faults = faultsOf(values)

  function errorOf(name: keyof Given & string): string | undefined {
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

  /** What was typed before the script came, or stands in the address. The browser no longer checks: we do, in words. */
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
      // The errors must be there before one of them can be led to.
      flushSync(() => setJudged(true))
      if (faults.length > 0) return focusFirstFault(form.current)
      setBusy(true)
      const answer = await post<ReceiptAnswer>(path, { ...givenOf(values), website: trap, language: locale })
      flushSync(() => {
        setBusy(false)
        setRefusal(answer.ok ? undefined : answer)
        if (answer.ok) setReceipt(answer.body)
      })
      if (!answer.ok) focusFirstFault(form.current)
    },
  }
}

/** What stands in a field, unless nothing does. */
function typedIn(form: HTMLFormElement | null, name: string): readonly (readonly [string, string | boolean])[] {
  const found = form?.elements.namedItem(name)
  if (found instanceof HTMLInputElement && found.type === 'checkbox') return found.checked ? [[name, true]] : []
  const isField =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  return isField && found.value !== '' && !isUntouchedChoice(found) ? [[name, found.value]] : []
}

/** A list shows its first choice whether somebody chose it or not. */
function isUntouchedChoice(field: HTMLElement): boolean {
  return field instanceof HTMLSelectElement && field.selectedIndex === 0
}

/** What may be left out is left out. */
function givenOf(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
