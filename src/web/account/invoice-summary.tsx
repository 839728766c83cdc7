import { useLocale, useTranslations } from 'use-intl'
import type { CustomerAnswer } from '#contract/customers/customer.ts'
import { VatText } from '#web/account/customer-details.tsx'

/** In short: who the invoice is for, where it goes, and its VAT. */
export function InvoiceSummary({ customer }: { readonly customer: CustomerAnswer }) {
  const t = useTranslations('account')
  const payment = useTranslations('payment')
  const locale = useLocale()
  const { firstName, lastName, companyName, street, houseNumber, postalCode, city, country } = customer
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  const name = `${firstName} ${lastName}`
  return (
    <dl className="invoiced">
      <div>
        <dt>{t('invoice')}</dt>
        <dd>
          {companyName ?? name}
          <small>
            {companyName !== null && `${name}, `}
            {street} {houseNumber}, {postalCode} {city}, {land}
          </small>
        </dd>
      </div>
      <div>
        <dt>{payment('mailTo')}</dt>
        <dd>{customer.email}</dd>
      </div>
      <div className="wide">
        <dt>{t('vat')}</dt>
        <dd>
          <small>
            <VatText customer={customer} />
          </small>
        </dd>
      </div>
    </dl>
  )
}
