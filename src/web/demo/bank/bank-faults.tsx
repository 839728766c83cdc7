import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type BankFaultSettings, hasBankFaults, noBankFaults, webhookModes } from '#core/demo/demo-bank.ts'
import { fetchBankFaults, setBankFaults } from '#web/api/demo-bank.ts'
import { Icon } from '#web/ui/icon.tsx'

const waitsMs = [0, 2000, 5000, 10_000]
const counts = [0, 1, 3, 20]

/** Fault injection for the demo: shows how the shop handles a failing bank. */
export function BankFaults() {
  const t = useTranslations('demoBank.faults')
  const { now, chosen, choose, isBusy, hasFailed, apply, refresh } = useBankFaults()
  const countOf = (count: number) => t('counts', { count })
  const waitOf = (ms: number) => (ms === 0 ? t('slow.none') : t('slow.some', { seconds: String(ms / 1000) }))
  return (
    <details className="bank-webhook bank-faults" onToggle={(event) => void (event.currentTarget.open && refresh())}>
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
          <p className="note error" role="alert">
            <Icon name="warn" />
            <span>{t('failed')}</span>
          </p>
        )}
        <div className="bank-outcomes">
          <button className="button button-secondary" aria-busy={isBusy}>
            {t('apply')}
          </button>
          <button
            className="button button-secondary"
            type="button"
            aria-busy={isBusy}
            onClick={() => void apply(noBankFaults)}
          >
            {t('reset')}
          </button>
        </div>
      </form>
    </details>
  )
}

/** Adds the current value to the options: a count decreases with use, and then no option may match it. */
function withCurrent(options: readonly number[], current: number): readonly number[] {
  return options.includes(current) ? options : [...options, current].toSorted((a, b) => a - b)
}

/** The active faults, announced to screen readers. */
function CurrentFaults({ troubles }: { readonly troubles: BankFaultSettings }) {
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

interface FaultChoiceProps<Option> {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly labelOf: (option: Option) => string
  readonly choose: (option: Option) => void
}

function FaultChoice<Option extends string | number>(props: FaultChoiceProps<Option>) {
  const { name, title, text, options, chosen, labelOf, choose } = props
  return (
    <fieldset>
      <legend>
        <b>{title}</b> {text}
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input
            className="radio"
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
          {labelOf(option)}
        </label>
      ))}
    </fieldset>
  )
}

interface BankFaultSwitches {
  /** Active faults; undefined until loaded. */
  readonly now: BankFaultSettings | undefined
  /** Selected but not yet applied. */
  readonly chosen: BankFaultSettings
  readonly choose: (part: Partial<BankFaultSettings>) => void
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly apply: (troubles: BankFaultSettings) => Promise<void>
  /** Reloads the counts, which decrease with every failed request. */
  readonly refresh: () => Promise<void>
}

function useBankFaults(): BankFaultSwitches {
  const [now, setNow] = useState<BankFaultSettings>()
  /* Undefined while nothing is selected and the active faults are shown. A refresh never resets a selection. */
  const [choice, setChoice] = useState<BankFaultSettings>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const chosen = choice ?? now ?? noBankFaults

  useEffect(() => void currentFaults().then(setNow), [])

  return {
    now,
    chosen,
    choose: (part) => setChoice({ ...chosen, ...part }),
    isBusy,
    hasFailed,
    async apply(troubles) {
      setBusy(true)
      const answer = await setBankFaults(troubles)
      setBusy(false)
      setFailed(!answer.ok)
      if (!answer.ok) return
      setNow(answer.body)
      setChoice(undefined)
    },
    refresh: () => currentFaults().then(setNow),
  }
}

async function currentFaults(): Promise<BankFaultSettings | undefined> {
  const answer = await fetchBankFaults()
  return answer.ok ? answer.body : undefined
}
