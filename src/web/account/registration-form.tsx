import {
  type ReactNode,
  type SubmitEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { StorageKey } from '#core/retention/browser-storage.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { namesOf } from '#core/customers/registration.ts'
import { termsPathIn } from '#site/terms-path.ts'
import { track } from '#web/analytics/track.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'
import { useOrderSession } from '#web/order/order-session.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useForm, type FormFields } from './form-fields.ts'
import { withHouseNumber, type FormState, formWith } from './form-state.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { useCommonPasswords, NewPasswordField } from '#web/passwords/new-password-field.tsx'
import { LanguageSelect, PersonFields } from './person-fields.tsx'
import {
  faultsOf,
  registrationOf,
  isFormField,
  type RegistrationValues,
  valuesIn,
  emptyRegistration,
  keptText,
  withKept,
} from './registration-values.ts'
import { SendingNote } from './sending-note.tsx'
import { firstFault, useFocusOn } from '#web/use-focus-on.ts'

export interface Registered {
  readonly firstName: string
  readonly email: string
  readonly isSignedIn: boolean
}

interface Props {
  readonly locale: SiteLocale
  readonly submitLabel: ReactNode
  readonly onRegistered: (registered: Registered) => void
  /** The form is a step of an order: the terms are accepted with the order and only linked here. */
  readonly isOrdering?: boolean
  /** Alternative action beside the button. */
  readonly children?: ReactNode
}

/** Registers and logs in with the same credentials. The input is kept until both succeed. */
export function RegistrationForm({ locale, submitLabel, onRegistered, isOrdering = false, children }: Props) {
  const t = useTranslations('registration')
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const session = useContext(SessionContext)
  const order = useOrderSession()
  const { isCommon, load } = useCommonPasswords()
  const { state, fields, tell } = useForm(order.state().registration ?? formWith(emptyRegistration(locale)), (typed) =>
    faultsOf(agreed(typed), isCommon),
  )
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [attempts, setAttempts] = useState(0)
  const { values } = state

  // Adopts input typed or autofilled before hydration, then a draft from before a reload.
  const takeOver = useEffectEvent(() => {
    if (!element.current) return
    const current = valuesIn(new FormData(element.current), values)
    tell({ type: 'found', values: withKept(current, emptyRegistration(locale), keptDraft(), Date.now()) })
  })
  useLayoutEffect(() => takeOver(), [])
  useEffect(() => {
    order.set({ registration: state })
    storeDraft(state, emptyRegistration(locale))
  }, [order, state, locale])
  useFocusOn(element, attempts, { within: firstFault })

  /** In an order the terms are accepted with the order's own consent. */
  function agreed(typed: RegistrationValues): RegistrationValues {
    return isOrdering ? { ...typed, acceptTerms: true } : typed
  }

  async function send(sent: RegistrationValues): Promise<void> {
    const answer = await post('/auth/register', { ...registrationOf(sent), ...(isOrdering && { ordering: true }) })
    if (!answer.ok) {
      tell({ type: 'refused', faults: answer.errors })
      const isAtFields = answer.errors.length > 0 && answer.errors.every(({ path }) => isFormField(path))
      setRefusal(isAtFields ? undefined : answer)
      return setAttempts((before) => before + 1)
    }
    track('signUp')
    const { email, password, firstName } = registrationOf(sent)
    const isSignedIn = (await session?.signIn({ email, password })) === 'signedIn'
    if (isSignedIn) {
      order.set({ registration: undefined })
      storing((storage) => storage.removeItem(key))
    }
    onRegistered({ firstName, email, isSignedIn })
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    tell({ type: 'sent' })
    const sent = agreed(withHouseNumber(values))
    if (faultsOf(sent, isCommon).length > 0) return setAttempts((before) => before + 1)
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    await send(sent)
    isSending.current = false
    setBusy(false)
  }

  return (
    <form
      ref={element}
      className="registration-form"
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <InvoiceFields fields={fields} />
      <PersonFields fields={fields} withEmail>
        <NewPasswordField
          {...fields.bind('password')}
          label={t('password')}
          context={{ email: values.email, names: namesOf(values) }}
          isCommon={isCommon}
          onFocus={load}
        />
        <LanguageSelect fields={fields} />
        {isOrdering ? <TermsNote /> : <TermsBox fields={fields} />}
      </PersonFields>
      {refusal && <SendingNote refusal={refusal} />}
      <div className="actions">
        <SubmitButton isBusy={isBusy} className="button-large">
          {refusal ? t('retry') : submitLabel}
        </SubmitButton>
        {children}
      </div>
    </form>
  )
}

/** The draft survives other order steps and, without the password, a reload. */
const key = 'account-fields' satisfies StorageKey

function storeDraft(state: FormState, empty: RegistrationValues): void {
  const text = keptText(state.values, empty, Date.now())
  if (text !== null) storing((storage) => storage.setItem(key, text))
  else if (state.typed.size > 0) storing((storage) => storage.removeItem(key))
}

function keptDraft(): string | null {
  return storing((storage) => storage.getItem(key)) ?? null
}

/** If storage is blocked, a reload loses the draft. */
function storing<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage)
  } catch {
    return undefined
  }
}

/** Never preselected. */
function TermsBox({ fields }: { readonly fields: FormFields }) {
  return (
    <TickBox
      name="acceptTerms"
      isTicked={fields.values.acceptTerms}
      onChange={(acceptTerms) => fields.change({ acceptTerms })}
      error={fields.errorOf('acceptTerms')}
    >
      <TermsText text="terms" />
    </TickBox>
  )
}

function TermsNote() {
  return (
    <p className="field small muted">
      <TermsText text="termsWithOrder" />
    </p>
  )
}

function TermsText({ text }: { readonly text: 'terms' | 'termsWithOrder' }) {
  const t = useTranslations('registration')
  const locale = useLocale()
  return t.rich(text, {
    terms: (words) => (
      <a className="link" href={termsPathIn(locale)} target="_blank" rel="noopener">
        {words}
      </a>
    ),
  })
}
