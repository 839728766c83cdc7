import { useTranslations } from 'use-intl'
import { isInVatArea } from '#domain/basics/country.ts'
import { CountrySelect } from '#web/account/country-select.tsx'
import type { FormFields } from '#web/account/form-fields.ts'
import { VatNumberField } from '#web/account/vat-number-field.tsx'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Private or business, and what an invoice needs to know of either. */
export function InvoiceFields({ fields }: { readonly fields: FormFields }) {
  const t = useTranslations('registration')
  const { customerType, country } = fields.values
  const isBusiness = customerType === 'business'
  return (
    <section className="fs">
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
            className="h"
          />
        )}
        <CountrySelect fields={fields} className={isBusiness ? 'h' : undefined} />
        {isBusiness && country === 'NL' && (
          <TextField
            {...fields.bind('chamberOfCommerceNumber')}
            label={t('chamberOfCommerceNumber')}
            optional
            placeholder={t('chamberPlaceholder')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            className="h"
          />
        )}
        {isBusiness && isInVatArea(country) && <VatNumberField fields={fields} />}
      </div>
    </section>
  )
}
