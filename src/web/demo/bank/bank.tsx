import { useTranslations } from 'use-intl'
import { demoPages } from '#site/demo-pages.ts'
import { pathOf } from '#site/links.ts'
import { BankList } from '#web/demo/bank/bank-list.tsx'
import { BankPayment } from '#web/demo/bank/bank-payment.tsx'
import { useBankView, type BankView } from '#web/demo/bank/use-bank-view.ts'
import { Texts } from '#web/texts.tsx'

/** The counter of the demo's bank. Until it knows which language to speak it says nothing. */
export function Bank() {
  const { shown, look } = useBankView()
  if (!shown) return <Waiting />
  return (
    <Texts {...shown.texts}>
      <Counter view={shown.view} look={look} />
    </Texts>
  )
}

function Counter({ view, look }: { readonly view: BankView; readonly look: () => Promise<void> }) {
  if (view.kind === 'payment') return <BankPayment payment={view.payment} look={look} />
  if (view.kind === 'list') return <BankList payments={view.payments} />
  return <NothingToShow kind={view.kind} look={look} />
}

function NothingToShow({
  kind,
  look,
}: {
  readonly kind: 'unknown' | 'unreachable'
  readonly look: () => Promise<void>
}) {
  const t = useTranslations('demoBank')
  return (
    <>
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{t(`${kind}.text`)}</p>
      <p className="act">
        {kind === 'unreachable' ? (
          <button type="button" className="btn btn-p" onClick={() => void look()}>
            {t('retry')}
          </button>
        ) : (
          <a className="btn btn-s" href={demoPages.bank}>
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
