import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Locale } from '#core/locale/locale.ts'
import { frequencyOf } from '#core/catalogue/frequency.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { basisPoints, basisPointsOfPercentage, cents } from '#core/money/money.ts'
import type { Payment } from '#web/api/payments.ts'
import { useRenewals } from '#web/cart/use-renewals.ts'
import { useMethodName } from '#web/order/payment/payment-methods.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { stageOf } from './payment-stage.ts'

type OwnOrder = NonNullable<NonNullable<Payment['order']>['own']>

/** Key facts of the order; a visitor with only the link sees three of them. */
export function OrderFacts({ payment }: { readonly payment: Payment }) {
  const t = useTranslations('complete.facts')
  const euro = useEuro()
  const nameOf = useMethodName()
  const { amount, method, order, orderNumber } = payment
  const own = order?.own
  const isPaid = stageOf(payment) === 'paid'
  return (
    <dl className="facts">
      <Fact term={t('number')}>{orderNumber}</Fact>
      <Fact term={t(isPaid ? 'paid' : 'toPay')}>{t(own?.exemption ?? 'inclVat', { amount: euro(amount) })}</Fact>
      <Fact term={t('with')}>{method === null ? t('nothing') : nameOf({ id: method, name: method })}</Fact>
      {own?.coupon && (
        <Fact term={t('coupon', { code: own.coupon.code })}>
          −&nbsp;{euro(own.coupon.discount + own.coupon.vat)}
          {own.coupon.vat > 0 && <small>{t('couponVat', { vat: euro(own.coupon.vat) })}</small>}
        </Fact>
      )}
      {isPaid && own?.nextInvoice && <NextInvoice invoice={own.nextInvoice} {...own} />}
    </dl>
  )
}

interface NextProps {
  readonly invoice: NonNullable<OwnOrder['nextInvoice']>
  readonly exemption: OwnOrder['exemption']
  readonly mandate: boolean
}

function NextInvoice({ invoice, exemption, mandate }: NextProps) {
  const t = useTranslations('complete.facts')
  const locale = useLocale()
  const euro = useEuro()
  const { amount, amountInclVat, date } = invoice
  return (
    <Fact term={t('next')}>
      {exemption ? (
        t(exemption, { amount: euro(amount) })
      ) : (
        <VatPair pair={{ excl: cents(Math.round(amount * 100)), incl: cents(Math.round(amountInclVat * 100)) }} />
      )}
      <small>
        {t('onDay', { day: dayText(date, locale) })}
        <br />
        {t(mandate ? 'charged' : 'invoiced')}
      </small>
    </Fact>
  )
}

/** The price after the first term that each line was confirmed at. */
export function PromisedRenewals({ order }: { readonly order: OwnOrder }) {
  const t = useTranslations('complete.promise')
  const lines = order.lines.filter(({ renewal }) => renewal !== null && renewal > 0)
  if (lines.length === 0) return null
  return (
    <section className="grid happens">
      <h2>{t('heading')}</h2>
      <div className="rest">
        <p>{t('text')}</p>
        <dl className="promised">
          {lines.map((line) => (
            <Fact key={line.itemId} term={line.title === line.name ? line.title : `${line.title}, ${line.name}`}>
              <PromisedRenewal line={line} vatRate={order.vatRate} />
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  )
}

function PromisedRenewal({ line, vatRate }: { readonly line: OwnOrder['lines'][number]; readonly vatRate: number }) {
  const price = { amount: cents(Math.round((line.renewal ?? 0) * 100)) }
  const item = { renewal: price, priceFrequency: frequencyOf(line.priceFrequency ?? '') }
  return useRenewals([item], basisPointsOfPercentage(vatRate) ?? basisPoints(0))
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Formats an amount in euros from the API. */
function useEuro(): (euros: number) => string {
  const locale = useLocale()
  return (euros) => formatEuro(cents(Math.round(euros * 100)), locale)
}

/** A date in words in the shop's time zone, such as `15 november 2027`. */
export function dayText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date(iso))
}
