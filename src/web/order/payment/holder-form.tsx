import { Fragment, type SubmitEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { euCountries } from '#core/locale/country.ts'
import type { DomainItem } from '#core/cart/cart.ts'
import { askedFor, legalForms } from '#core/customers/holder.ts'
import { isOptional, profileFields } from '#core/customers/profile.ts'
import { useForm } from '#web/account/form-fields.ts'
import { formWith, withHouseNumber } from '#web/account/form-state.ts'
import { CountrySelect } from '#web/account/invoice-fields.tsx'
import { personInputs } from '#web/account/person-fields.tsx'
import { emptyRegistration, type RegistrationValues } from '#web/account/registration-values.ts'
import { SendingNote } from '#web/account/sending-note.tsx'
import { patch, post, type Refusal } from '#web/api/account-calls.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/select-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { firstFault, useFocusOn } from '#web/use-focus-on.ts'
import { faultKey, type KnownHolder, typedOf, valuesOf, wrongIn } from './holder-values.ts'

interface Props {
  /** Undefined for a new holder. */
  readonly holder: KnownHolder | undefined
  /** Domain names of this holder; their registries determine the required fields. */
  readonly names: readonly DomainItem[]
  readonly onSaved: (holder: KnownHolder) => void
  readonly onCancel: () => void
}

/** Customer fields, plus those that the registries of the names require. */
export function HolderForm({ holder, names, onSaved, onCancel }: Props) {
  const t = useTranslations('nameSettings')
  const registration = useTranslations('registration')
  const account = useTranslations('account')
  const locale = useSiteLocale()
  const tlds = names.map(({ parameters }) => parameters.tld)
  const element = useRef<HTMLFormElement>(null)
  const [legalForm, setLegalForm] = useState<string>(holder?.legalForm ?? '')
  const [citizenship, setCitizenship] = useState(holder?.citizenship ?? '')
  const begin = valuesOf(holder, emptyRegistration(locale))
  const faultsOf = (values: RegistrationValues) => wrongIn(typedOf(values, legalForm, citizenship), tlds)
  const { state, fields, tell } = useForm(formWith(begin), (values) => faultsOf(values).filter(({ tld }) => !tld))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [attempts, setAttempts] = useState(0)
  const { customerType, country } = fields.values
  const isBusiness = customerType === 'business'
  const required = askedFor(tlds, fields.values)
  const all = faultsOf(state.values)

  useFocusOn(element, true, { within: 'input' })
  useFocusOn(element, attempts, { within: firstFault })

  /** Errors specific to this form: registry rules and missing values. Other errors come from the customer form. */
  function errorOf(path: string): string | undefined {
    const fault = state.wasSent ? all.find((each) => each.path === path) : undefined
    if (fault?.tld !== undefined) return t(faultKey(path, fault.code), { name: `.${fault.tld}` })
    return fault?.code === 'required' ? t('form.missing') : undefined
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    tell({ type: 'sent' })
    const sent = typedOf(withHouseNumber(state.values), legalForm, citizenship)
    if (wrongIn(sent, tlds).length > 0) return setAttempts((before) => before + 1)
    setBusy(true)
    const answer = await (holder
      ? patch<KnownHolder>(`/holders/${holder.id}`, sent)
      : post<KnownHolder>('/holders', sent))
    setBusy(false)
    if (answer.ok) return onSaved(answer.body)
    tell({ type: 'refused', faults: answer.errors })
    setRefusal(answer.errors.length > 0 ? undefined : answer)
    setAttempts((before) => before + 1)
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="name-settings"
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ChoiceSwitch
        label={t('form.kind')}
        choices={[
          { value: 'business', label: t('form.organisation') },
          { value: 'private', label: t('form.person') },
        ]}
        value={customerType}
        onChange={(chosen) => fields.change({ customerType: chosen })}
      />
      <div className="form">
        {isBusiness && (
          <TextField
            {...fields.bind('companyName')}
            {...overriding(errorOf('companyName'))}
            label={t('form.name')}
            help={t('form.nameHelp')}
            maxLength={profileFields.companyName.maxLength}
            autoComplete="off"
          />
        )}
        {required.legalForm && (
          <SelectField
            name="legalForm"
            label={t('form.legalForm')}
            value={legalForm}
            onChange={setLegalForm}
            error={errorOf('legalForm')}
            className="half"
          >
            <option value="">{t('form.choose')}</option>
            {legalForms.map((form) => (
              <option key={form} value={form}>
                {t(`legalForms.${form}`)}
              </option>
            ))}
          </SelectField>
        )}
        {isBusiness && (
          <TextField
            {...fields.bind('chamberOfCommerceNumber')}
            {...overriding(errorOf('chamberOfCommerceNumber'))}
            label={country === 'NL' ? registration('chamberOfCommerceNumber') : t('form.companyNumber')}
            optional={country !== 'NL' || !required.legalForm}
            autoComplete="off"
            maxLength={30}
            className="half"
          />
        )}
        {personInputs.map(({ name, help, isShort, isConfirmed: _confirmed, isContact: _contact, ...attributes }) => (
          <Fragment key={name}>
            <TextField
              {...fields.bind(name)}
              {...overriding(errorOf(name))}
              {...attributes}
              autoComplete="off"
              label={registration(name)}
              maxLength={profileFields[name].maxLength}
              help={help && registration(help)}
              optional={isOptional(name, country)}
              className={isShort ? 'half half-on-phones' : 'half'}
            />
            {name === 'lastName' && (
              <EmailField
                {...fields.bind('email')}
                {...overriding(errorOf('email'))}
                label={t('form.email')}
                help={t('form.emailHelp')}
                className="half"
              />
            )}
          </Fragment>
        ))}
        <CountrySelect fields={fields} error={errorOf('country')} className="half" />
        {required.citizenship && (
          <CitizenshipSelect value={citizenship} onChange={setCitizenship} error={errorOf('citizenship')} />
        )}
      </div>
      {refusal && <SendingNote refusal={refusal} />}
      <div className="actions">
        <SubmitButton isBusy={isBusy} className="button-large">
          {t('form.save')}
        </SubmitButton>
        <button type="button" className="button button-text" onClick={onCancel}>
          {account('cancel')}
        </button>
      </div>
    </form>
  )
}

const overriding = (error: string | undefined) => (error === undefined ? {} : { error })

/** Citizenship of a country whose nationals may hold a name wherever they live. */
function CitizenshipSelect(props: Pick<SelectFieldProps, 'value' | 'onChange' | 'error'>) {
  const t = useTranslations('nameSettings')
  const locale = useLocale()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = [...euCountries, 'IS', 'LI', 'NO']
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <SelectField
      name="citizenship"
      label={t('form.citizenship')}
      help={t('form.citizenshipHelp')}
      {...props}
      className="half"
    >
      <option value="">{t('form.choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
