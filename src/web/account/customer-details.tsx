import { Fragment } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { formatRate } from '#core/money/euro-format.ts'
import { basisPointsOfPercentage } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { languageNames, personInputs } from './person-fields.tsx'

/** Billing details of a customer, and the resulting VAT. */
export function CustomerDetails({ customer }: { readonly customer: CustomerResponse }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { firstName, lastName, companyName, street, houseNumber, postalCode, city, country } = customer
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return (
    <dl className="details">
      <div>
        <dt>{t('invoice')}</dt>
        <dd>
          {companyName !== null && (
            <>
              <b>{companyName}</b>
              <br />
            </>
          )}
          {firstName} {lastName}
          <br />
          {street} {houseNumber}
          <br />
          {postalCode} {city}
          <br />
          {land}
        </dd>
      </div>
      <div>
        <dt>{t('contact')}</dt>
        <dd>
          {customer.email}
          {personInputs.map(
            ({ name, isContact }) =>
              isContact && (
                <Fragment key={name}>
                  <br />
                  {customer[name]}
                </Fragment>
              ),
          )}
          <br />
          {languageNames[customer.language]}
        </dd>
      </div>
      <div className="wide">
        <dt>{t('vat')}</dt>
        <dd>
          <VatText customer={customer} />
          {customer.chamberOfCommerceNumber !== null && (
            <>
              <br />
              {t('chamber', { number: customer.chamberOfCommerceNumber })}
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** Explains why VAT is charged or not, and the next step. */
function VatText({ customer }: { readonly customer: CustomerResponse }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { vatNumber, vatState, taxPercentage, taxExempt, taxBasis } = customer
  const rate = formatRate(basisPointsOfPercentage(taxPercentage) ?? visitorVatRate, locale)
  if (taxBasis === 'unproven') return t('unproven', { rate })
  if (taxBasis === 'outside_eu') return `${t('outsideEu')} ${t('proof')}`
  if (taxBasis === 'country' && vatNumber === null) return `${t('rate', { rate })} ${t('proof')}`
  if (vatNumber === null || vatState === null) return t('rate', { rate })
  if (vatState !== 'valid') return t(`vatStates.${vatState}`, { number: vatNumber, rate })
  if (taxExempt) return t('vatStates.reverse', { number: vatNumber })
  return (
    <>
      {t('rate', { rate })} {t('vatStates.valid', { number: vatNumber })}
    </>
  )
}

interface SummaryProps {
  readonly customer: CustomerResponse
  /** Nothing has to be paid, so there is no invoice. */
  readonly isFree: boolean
}

/** Short form: name and address on the invoice, e-mail address and VAT. */
export function InvoiceSummary({ customer, isFree }: SummaryProps) {
  const t = useTranslations('account')
  const registration = useTranslations('registration')
  const payment = useTranslations('payment')
  const locale = useLocale()
  const { firstName, lastName, companyName, street, houseNumber, postalCode, city, country } = customer
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  const name = `${firstName} ${lastName}`
  return (
    <dl className="invoiced">
      <div>
        <dt>{isFree ? registration('yourDetails') : t('invoice')}</dt>
        <dd>
          {companyName ?? name}
          <small>
            {companyName !== null && `${name}, `}
            {street} {houseNumber}, {postalCode} {city}, {land}
          </small>
        </dd>
      </div>
      <div>
        <dt>{isFree ? t('contact') : payment('mailTo')}</dt>
        <dd>{customer.email}</dd>
      </div>
      {!isFree && (
        <div className="wide">
          <dt>{t('vat')}</dt>
          <dd>
            <small>
              <VatText customer={customer} />
            </small>
          </dd>
        </div>
      )}
    </dl>
  )
}
