import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { DeclaredResponse } from '#contract/orders/declaration.ts'
import type { CancellationForm, DeclarationFault } from '#domain/orders/declaration.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'

export type DeclarationValues = CancellationForm
type Name = DeclarationFault['path']

interface Settings {
  readonly path: '/withdrawals' | '/cancellations'
  readonly locale: SiteLocale
  readonly faultsOf: (values: DeclarationValues) => readonly DeclarationFault[]
  /** What is sent of the values. */
  readonly bodyOf: (values: DeclarationValues) => object
  readonly form: RefObject<HTMLFormElement | null>
}

const blank: DeclarationValues = { name: '', contract: '', email: '', type: 'ordinary', reason: '', endsOn: '' }

function changed(values: DeclarationValues, change: Partial<DeclarationValues>): DeclarationValues {
  return { ...values, ...change }
}

/** Form, review, submit: the law requires two steps. Values survive going back. */
export function useDeclaration({ path, locale, faultsOf, bodyOf, form }: Settings) {
  const textOf = useFaultText()
  const [values, change] = useReducer(changed, blank)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [receipt, setReceipt] = useState<DeclaredResponse>()
  const faults = faultsOf(values)

  function errorOf(name: Name): ReactNode {
    const fault = isJudged || left.has(name) ? faults.find((each) => each.path === name) : undefined
    return fault && textOf(name, fault.code)
  }

  /** Takes over values typed or autofilled before hydration. */
  const takeOver = useEffectEvent(() => {
    for (const name of ['name', 'contract', 'email'] as const) {
      const found = form.current?.elements.namedItem(name)
      if (found instanceof HTMLInputElement) change({ [name]: found.value })
    }
  })
  useLayoutEffect(() => takeOver(), [])

  return {
    values,
    receipt,
    refusal,
    isBusy,
    isReviewing,
    change,
    bind: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => change({ [name]: value }),
      onBlur: () => {
        if (values[name] !== '') setLeft((before) => new Set([...before, name]))
      },
      error: errorOf(name),
    }),

    review: (event: SubmitEvent): void => {
      event.preventDefault()
      // The errors must be rendered before the first one can be focused.
      flushSync(() => setJudged(true))
      if (faults.length > 0) focusFirstFault(form.current)
      else setReviewing(true)
    },

    goBack: (): void => {
      setRefusal(undefined)
      setReviewing(false)
    },

    send: async (): Promise<void> => {
      if (isBusy) return
      setBusy(true)
      const answer = await post<DeclaredResponse>(path, { ...bodyOf(values), language: locale })
      setBusy(false)
      setRefusal(answer.ok ? undefined : answer)
      if (answer.ok) setReceipt(answer.body)
      else if (answer.status === 422) setReviewing(false)
    },
  }
}

export type DeclarationState = ReturnType<typeof useDeclaration>
