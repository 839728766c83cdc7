import { useLocale, useTranslations } from 'use-intl'
import type { BankPaymentEntry } from '#contract/demo/demo-bank.ts'
import { demoPages } from '#site/demo-pages.ts'
import { pathOf } from '#site/links.ts'
import { BankFaults } from '#web/demo/bank/bank-faults.tsx'
import { eurosIn } from '#web/demo/bank/euros.ts'
import { momentOf } from '#web/demo/moment.ts'
import { siteLocaleOf } from '#domain/basics/locale.ts'

/** The newest payments, each with a way to change its fate. */
export function BankList({ payments }: { readonly payments: readonly BankPaymentEntry[] }) {
  const t = useTranslations('demoBank')
  const isEmpty = payments.length === 0
  return (
    <>
      <h1>{t(isEmpty ? 'list.empty' : 'list.title')}</h1>
      <p className="lead">{t(isEmpty ? 'list.emptyText' : 'list.text')}</p>
      {!isEmpty && (
        <ol className="bank-list">
          {payments.map((payment) => (
            <li key={payment.id}>
              <Entry payment={payment} />
            </li>
          ))}
        </ol>
      )}
      <BankFaults />
      <p className="bank-back">
        <a className="btn btn-t" href={pathOf('home', 'nl')}>
          {t('toShop')}
        </a>
      </p>
    </>
  )
}

function Entry({ payment }: { readonly payment: BankPaymentEntry }) {
  const t = useTranslations('demoBank')
  const locale = siteLocaleOf(useLocale())
  const { id, status, amount, refunded, chargedBack, orderNumber, method, createdAt } = payment
  const after = chargedBack > 0 ? t('chargedBack') : refunded > 0 ? t('refunded') : t(`states.${status}`)
  return (
    <a href={`${demoPages.bank}?payment=${id}`}>
      <strong>{orderNumber ?? id}</strong>
      <b>{eurosIn(amount, locale)}</b>
      <span>
        {method}, <time dateTime={createdAt}>{momentOf(createdAt, locale, 'short')}</time>
      </span>
      <em data-state={status}>{after}</em>
    </a>
  )
}
