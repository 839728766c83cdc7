import { type ReactNode, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { NewAffiliate } from '#features/partners/schema/affiliate.ts'
import { normalizeEmail } from '#core/customers/email.ts'
import { maxPartnerLengths, partnerFaults, type PartnerForm } from '#core/partners/partner.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { Outcome } from '#web/account/outcome.tsx'
import type { Refusal } from '#web/api/account-calls.ts'
import { apply } from '#web/api/affiliates.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const code = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const

/** Application to the partner programme: personal details, and where the partner will advertise. */
export function ApplicationForm() {
  const t = useTranslations('partners.form')
  const { form, bind, fax, change, send, isBusy, refusal, sentTo, goBack } = useApplication()

  if (sentTo !== undefined) return <CheckInbox email={sentTo} onBack={goBack} />
  return (
    <ShortForm ref={form} onSubmit={send} isBusy={isBusy} refusal={refusal} submitLabel={t('submit')}>
      <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={maxPartnerLengths.name} />
      <TextField
        {...bind('companyName')}
        label={t('companyName')}
        autoComplete="organization"
        maxLength={maxPartnerLengths.companyName}
        optional
      />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} />
      <TextField
        {...bind('website')}
        label={t('website')}
        help={t('websiteHelp')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxPartnerLengths.website}
      />
      <TextField
        {...bind('vatNumber')}
        {...code}
        label={t('vatNumber')}
        help={t('vatNumberHelp')}
        maxLength={maxPartnerLengths.vatNumber}
        optional
      />
      <TextField
        {...bind('iban')}
        {...code}
        label={t('iban')}
        help={t('ibanHelp')}
        maxLength={maxPartnerLengths.iban}
        optional
      />
      <div className="visually-hidden" aria-hidden="true">
        <input
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={fax}
          onChange={(event) => change('fax', event.target.value)}
        />
      </div>
    </ShortForm>
  )
}

/** The response is the same for every address, so that it does not reveal registered ones. */
function CheckInbox({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const t = useTranslations('partners.applied')
  return (
    <Outcome title={t('title')}>
      <p>{t('text', { email })}</p>
      <p>{t('help')}</p>
      <p>
        <button type="button" className="btn btn-t" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </Outcome>
  )
}

type Name = keyof PartnerForm
/** `fax` is a honeypot field for bots. */
type Values = PartnerForm & { readonly fax: string }

const blank: Values = { name: '', companyName: '', email: '', website: '', vatNumber: '', iban: '', fax: '' }

/** State of the application form. The values survive a failed submit. */
function useApplication() {
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [sentTo, setSentTo] = useState<string>()
  const faults = partnerFaults(values)

  function errorOf(name: Name): ReactNode {
    const own = isJudged || touched.has(name) ? faults : []
    const fault = [...own, ...(refusal?.errors ?? [])].find(({ path }) => path === name)
    return fault && textOf(name, fault.code)
  }

  function change(name: keyof Values, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setRefusal((before) => before && { ...before, errors: before.errors.filter(({ path }) => path !== name) })
  }

  /** Adopts values typed or autofilled before hydration. */
  const takeOver = useEffectEvent(() => {
    for (const name of Object.keys(blank) as (keyof Values)[]) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) change(name, input.value)
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
        if (values[name] !== '') setTouched((before) => new Set([...before, name]))
      },
      error: errorOf(name),
    }),

    send: async (event: SubmitEvent): Promise<void> => {
      event.preventDefault()
      if (isBusy) return
      // The errors must be rendered before the first invalid field can be focused.
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

/** Empty optional fields are not sent. */
function applicationOf({ name, email, website, ...optional }: Values): NewAffiliate {
  const filled = Object.entries(optional).filter(([, text]) => text.trim() !== '')
  return { name, email, website, ...Object.fromEntries(filled) }
}
