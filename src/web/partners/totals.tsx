import { useTranslations } from 'use-intl'
import type { StatementAnswer } from '#contract/partners/affiliate.ts'
import { approvalDays } from '#domain/partners/commission.ts'
import { euro } from '#web/partners/written.ts'

const purses = ['pending', 'approved', 'paid'] as const

/** Where the commission is. */
export function Totals({ totals }: Pick<StatementAnswer, 'totals'>) {
  const t = useTranslations('partners.statement')
  return (
    <>
      <h3 className="vh">{t('totals')}</h3>
      <dl className="purses">
        {purses.map((purse) => (
          <div key={purse}>
            <dt>{t(purse)}</dt>
            <dd>{euro(totals[purse])}</dd>
            <dd className="small">{t(`${purse}Text`, { days: String(approvalDays) })}</dd>
          </div>
        ))}
      </dl>
      {totals.approved < 0 && <p className="note">{t('owed')}</p>}
    </>
  )
}
