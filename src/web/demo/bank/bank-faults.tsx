import { useTranslations } from 'use-intl'
import { hasBankFaults, noBankFaults, webhookModes } from '#domain/demo/demo-bank.ts'
import { CurrentFaults } from '#web/demo/bank/current-faults.tsx'
import { FaultChoice } from '#web/demo/bank/fault-choice.tsx'
import { useBankFaults } from '#web/demo/bank/use-bank-faults.ts'
import { Icon } from '#web/ui/icon.tsx'

const waitsMs = [0, 2000, 5000, 10_000]
const counts = [0, 1, 3, 20]

/** What a person can let go wrong, to see what the shop makes of it. */
export function BankFaults() {
  const t = useTranslations('demoBank.faults')
  const { now, chosen, choose, isBusy, hasFailed, apply, look } = useBankFaults()
  const countOf = (count: number) => t('counts', { count })
  const waitOf = (ms: number) => (ms === 0 ? t('slow.none') : t('slow.some', { seconds: String(ms / 1000) }))
  return (
    <details className="bank-webhook bank-faults" onToggle={(event) => void (event.currentTarget.open && look())}>
      <summary>
        {t('title')}
        {now && <em>{t(hasBankFaults(now) ? 'on' : 'off')}</em>}
      </summary>
      <p>{t('text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void apply(chosen)
        }}
      >
        {now && <CurrentFaults troubles={now} />}
        <FaultChoice
          name="fail"
          title={t('fail.title')}
          text={t('fail.text')}
          options={withCurrent(counts, chosen.failNext)}
          chosen={chosen.failNext}
          labelOf={countOf}
          choose={(failNext) => choose({ failNext })}
        />
        <FaultChoice
          name="drop"
          title={t('drop.title')}
          text={t('drop.text')}
          options={withCurrent(counts, chosen.dropNext)}
          chosen={chosen.dropNext}
          labelOf={countOf}
          choose={(dropNext) => choose({ dropNext })}
        />
        <FaultChoice
          name="slow"
          title={t('slow.title')}
          text={t('slow.text')}
          options={withCurrent(waitsMs, chosen.slowMs)}
          chosen={chosen.slowMs}
          labelOf={waitOf}
          choose={(slowMs) => choose({ slowMs })}
        />
        <FaultChoice
          name="webhooks"
          title={t('webhooks.title')}
          text={t('webhooks.text')}
          options={webhookModes}
          chosen={chosen.webhooks}
          labelOf={(habit) => t(`webhooks.habits.${habit}`)}
          choose={(webhooks) => choose({ webhooks })}
        />
        {hasFailed && (
          <p className="note err" role="alert">
            <Icon name="warn" />
            <span>{t('failed')}</span>
          </p>
        )}
        <div className="bank-outcomes">
          <button className="btn btn-s" aria-busy={isBusy}>
            {t('apply')}
          </button>
          <button className="btn btn-s" type="button" aria-busy={isBusy} onClick={() => void apply(noBankFaults)}>
            {t('reset')}
          </button>
        </div>
      </form>
    </details>
  )
}

/** A count may have gone down since it was chosen. */
function withCurrent(options: readonly number[], current: number): readonly number[] {
  return options.includes(current) ? options : [...options, current].toSorted((one, other) => one - other)
}
