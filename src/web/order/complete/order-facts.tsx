import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { cents } from '#domain/money/money.ts'
import type { Payment } from '#web/api/payments.ts'
import { dayText } from '#web/order/complete/day-text.ts'
import { stageOf } from '#web/order/complete/payment-stage.ts'
import { useEuro } from '#web/order/complete/use-euro.ts'
import { useMethodName } from '#web/order/payment/known-methods.ts'
import { VatPair } from '#web/price/vat-pair.tsx'

type OwnOrder = NonNullable<NonNullable<Payment['order']>['own']>

/** The order in four facts; whoever only has the link sees three. */
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
      {isPaid && own?.nextInvoice && <NextInvoice invoice={own.nextInvoice} exemption={own.exemption} />}
    </dl>
  )
}

interface NextProps {
  readonly invoice: NonNullable<OwnOrder['nextInvoice']>
  readonly exemption: OwnOrder['exemption']
}

function NextInvoice({ invoice, exemption }: NextProps) {
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
      <small>{t('onDay', { day: dayText(date, locale) })}</small>
    </Fact>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
