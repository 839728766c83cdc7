import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { countryCodes } from '#core/locale/country.ts'
import { isShown } from '#core/customers/profile.ts'
import { formatRate } from '#core/money/euro-format.ts'
import type { BasisPoints } from '#core/money/money.ts'
import { vatNumberOf } from '#core/tax/vat-number.ts'
import { vatRateOf } from '#core/tax/vat-rate.ts'
import { homeCountry, taxOf } from '#core/tax/vat.ts'
import { post } from '#web/api/account-calls.ts'
import { useOrderSession } from '#web/order/order-session.ts'
import { useHydrated } from '#web/order/use-hydrated.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormFields } from './form-fields.ts'

/** Private or business customer, and the invoice details of each. */
export function InvoiceFields({ fields }: { readonly fields: FormFields }) {
  const t = useTranslations('registration')
  const { customerType, country } = fields.values
  const isBusiness = customerType === 'business'
  const checks = useVatChecks()
  const rate = useVatPreviewOf(fields.values, checks)
  return (
    <section className="form-section">
      <h2>{t('invoiceFor')}</h2>
      <ChoiceSwitch
        label={t('customerType')}
        name="customerType"
        choices={[
          { value: 'private', label: t('private') },
          { value: 'business', label: t('business') },
        ]}
        value={customerType}
        onChange={(chosen) => fields.change({ customerType: chosen })}
      />
      <div className="form">
        {isBusiness && (
          <TextField
            {...fields.bind('companyName')}
            label={t('companyName')}
            autoComplete="organization"
            maxLength={200}
            className="half"
          />
        )}
        <CountrySelect fields={fields} rate={rate} className={isBusiness ? 'half' : undefined} />
        {isBusiness && isShown('chamberOfCommerceNumber', country) && (
          <TextField
            {...fields.bind('chamberOfCommerceNumber')}
            label={t('chamberOfCommerceNumber')}
            optional
            placeholder={t('chamberPlaceholder')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            className="half"
          />
        )}
        {isBusiness && isShown('vatNumber', country) && <VatNumberField fields={fields} checks={checks} />}
      </div>
    </section>
  )
}

/** VAT rate for the current input. The cart shows it as a preview while the form is open. */
function useVatPreviewOf({ customerType, country, vatNumber }: FormFields['values'], checks: VatChecks): BasisPoints {
  const { set } = useOrderSession()
  const check = customerType === 'business' ? checks.of(vatNumber, country) : undefined
  const vatState = check === undefined || check.state === 'checking' ? null : check.state
  const rate = vatRateOf(taxOf({ country, customerType, vatState }, renderedOn))

  // A prefilled number was checked before; the register is asked for its current state.
  const askAtFirst = useEffectEvent(() => checks.ask(vatNumber, country))
  useEffect(() => askAtFirst(), [])
  useEffect(() => set({ vatPreview: rate }), [set, rate])
  useEffect(() => () => set({ vatPreview: null }), [set])
  return rate
}

/** The result of the VAT check never blocks the form: an unconfirmed number only means that VAT is charged. */
function VatNumberField({ fields, checks }: { readonly fields: FormFields; readonly checks: VatChecks }) {
  const t = useTranslations('registration')
  const { vatNumber, country } = fields.values
  const field = fields.bind('vatNumber')
  const check = checks.of(vatNumber, country)

  function handleBlur(): void {
    field.onBlur()
    checks.ask(vatNumber, country)
  }
  return (
    <TextField
      {...field}
      onBlur={handleBlur}
      label={t('vatNumber')}
      optional
      help={check && <CheckText check={check} isAbroad={country !== homeCountry} />}
      valid={check?.state === 'valid'}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="half"
    />
  )
}

function CheckText({ check, isAbroad }: { readonly check: VatCheck; readonly isAbroad: boolean }) {
  const t = useTranslations('registration.vat')
  if (check.state === 'invalid') {
    return (
      <>
        {t('invalid')} <ArticleLink id="vat-number" />
      </>
    )
  }
  if (check.state !== 'valid') return t(check.state)
  return (
    <>
      {check.name ? t('validName', { name: check.name }) : t('valid')} {isAbroad && t('reverse')}
    </>
  )
}

interface VatCheck {
  readonly state: 'checking' | 'valid' | 'invalid' | 'unknown'
  /** Name of the holder, if the register returns it. */
  readonly name?: string | undefined
}

interface VatAnswer {
  readonly state: 'valid' | 'invalid' | 'unknown'
  readonly name?: string
}

interface VatChecks {
  /** Check result for the current input; undefined if it was not checked. */
  readonly of: (text: string, country: string) => VatCheck | undefined
  readonly ask: (text: string, country: string) => void
}

/** Checks each number once; a check without a result is repeated on the next request. */
function useVatChecks(): VatChecks {
  const [checks, setChecks] = useState<ReadonlyMap<string, VatCheck>>(new Map())
  const remember = (number: string, check: VatCheck) => setChecks((before) => new Map([...before, [number, check]]))

  async function ask(text: string, country: string): Promise<void> {
    const number = vatNumberOf(text, country)
    if (!number.ok) return
    const before = checks.get(number.value)
    if (before !== undefined && before.state !== 'unknown') return
    remember(number.value, { state: 'checking' })
    const answer = await post<VatAnswer>('/vat-numbers/check', { vatNumber: number.value, country })
    remember(number.value, answer.ok ? { state: answer.body.state, name: answer.body.name } : { state: 'unknown' })
  }
  return {
    of(text, country) {
      const number = vatNumberOf(text, country)
      return number.ok ? checks.get(number.value) : undefined
    },
    ask: (text, country) => void ask(text, country),
  }
}

const nearby = ['NL', 'BE', 'DE']

interface CountryProps {
  readonly fields: FormFields
  /** VAT rate for the current input; undefined where VAT is not shown. */
  readonly rate?: BasisPoints
  readonly error?: ReactNode
  readonly className?: string | undefined
}

/**
 * Nearby countries first, then all others by name. The full list is rendered in the browser only, because its names for
 * countries may differ from those at build.
 */
export function CountrySelect({ fields, rate, error, className }: CountryProps) {
  const t = useTranslations('registration')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const others = countryCodes
    .filter((code) => !nearby.includes(code))
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <SelectField
      {...fields.bind('country')}
      {...(error !== undefined && { error })}
      label={t('country')}
      help={rate === undefined ? undefined : t('countryHelp', { rate: formatRate(rate, locale) })}
      autoComplete="country"
      className={className}
    >
      {nearby.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
      {isHydrated &&
        others.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
