import messages from 'virtual:message-files/demo-bank'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BankPaymentResponse, BankPaymentEntry } from '#features/demo/schema/demo-bank.ts'
import { type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import { demoPages } from '#site/demo-pages.ts'
import { pathOf } from '#site/links.ts'
import { fetchBankPayment, fetchBankPayments } from '#web/api/demo-bank.ts'
import { momentOf } from '#web/demo/moment.ts'
import { Texts } from '#web/texts.tsx'
import { BankFaults } from './bank-faults.tsx'
import { BankPayment } from './bank-payment.tsx'
import { eurosIn } from './euros.ts'

/** The page of the demo bank. Renders nothing until the payment's language is known. */
export function Bank() {
  const { shown, refresh } = useBankView()
  if (!shown) return <Waiting />
  return (
    <Texts {...shown.texts}>
      <Counter view={shown.view} refresh={refresh} />
    </Texts>
  )
}

function Counter({ view, refresh }: { readonly view: BankView; readonly refresh: () => Promise<void> }) {
  if (view.kind === 'payment') return <BankPayment payment={view.payment} refresh={refresh} />
  if (view.kind === 'list') return <BankList payments={view.payments} />
  return <NothingToShow kind={view.kind} refresh={refresh} />
}

function NothingToShow({
  kind,
  refresh,
}: {
  readonly kind: 'unknown' | 'unreachable'
  readonly refresh: () => Promise<void>
}) {
  const t = useTranslations('demoBank')
  return (
    <>
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{t(`${kind}.text`)}</p>
      <p className="actions">
        {kind === 'unreachable' ? (
          <button type="button" className="button button-primary" onClick={() => void refresh()}>
            {t('retry')}
          </button>
        ) : (
          <a className="button button-secondary" href={demoPages.bank}>
            {t('all')}
          </a>
        )}
        <a className="link" href={pathOf('home', 'nl')}>
          {t('toShop')}
        </a>
      </p>
    </>
  )
}

function Waiting() {
  return (
    <div className="bank-waiting" aria-busy="true">
      <i />
      <i />
      <i />
    </div>
  )
}

/** The newest payments, with links to change their status. */
function BankList({ payments }: { readonly payments: readonly BankPaymentEntry[] }) {
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
        <a className="button button-text" href={pathOf('home', 'nl')}>
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

type BankView =
  | { readonly kind: 'payment'; readonly payment: BankPaymentResponse }
  | { readonly kind: 'list'; readonly payments: readonly BankPaymentEntry[] }
  | { readonly kind: 'unknown' | 'unreachable' }

/** Texts in the language of the payment, which may differ from the page's. */
interface BankTexts {
  readonly locale: SiteLocale
  readonly messages: unknown
}

interface Shown {
  readonly view: BankView
  readonly texts: BankTexts
}

interface LoadedBank {
  /** Undefined until loaded. */
  readonly shown: Shown | undefined
  readonly refresh: () => Promise<void>
}

/** Loads the payment in the URL, or all payments. It reloads after the back button. */
function useBankView(): LoadedBank {
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const show = () => void load().then(setShown)
    const showAgain = ({ persisted }: PageTransitionEvent) => void (persisted && show())
    show()
    addEventListener('pageshow', showAgain)
    return () => removeEventListener('pageshow', showAgain)
  }, [])

  useEffect(() => {
    if (shown) document.documentElement.lang = shown.texts.locale
  }, [shown])

  return { shown, refresh: () => load().then(setShown) }
}

async function load(): Promise<Shown> {
  const view = await viewOf(new URLSearchParams(location.search).get('payment'))
  const locale = view.kind === 'payment' ? view.payment.locale : 'nl'
  return { view, texts: { locale, messages: (await messages[locale]()).default } }
}

async function viewOf(id: string | null): Promise<BankView> {
  if (id === null) {
    const all = await fetchBankPayments()
    return all.ok ? { kind: 'list', payments: all.body.payments } : { kind: 'unreachable' }
  }
  const answer = await fetchBankPayment(id)
  if (answer.ok) return { kind: 'payment', payment: answer.body }
  return { kind: answer.status === 404 ? 'unknown' : 'unreachable' }
}
