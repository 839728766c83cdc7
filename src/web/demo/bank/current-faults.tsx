import { useTranslations } from 'use-intl'
import { type BankFaultSettings, hasBankFaults } from '#domain/demo/demo-bank.ts'

/** In words what goes wrong now, also for who cannot see it change. */
export function CurrentFaults({ troubles }: { readonly troubles: BankFaultSettings }) {
  const t = useTranslations('demoBank.faults')
  const { slowMs, failNext, dropNext, webhooks } = troubles
  return (
    <div className="bank-now" role="status">
      <b>{t('now')}</b>
      <ul>
        {!hasBankFaults(troubles) && <li>{t('nothing')}</li>}
        {failNext > 0 && <li>{t('current.fail', { count: failNext })}</li>}
        {dropNext > 0 && <li>{t('current.drop', { count: dropNext })}</li>}
        {slowMs > 0 && <li>{t('current.slow', { seconds: String(slowMs / 1000) })}</li>}
        {webhooks !== 'atOnce' && <li>{t(`current.webhooks.${webhooks}`)}</li>}
      </ul>
    </div>
  )
}
