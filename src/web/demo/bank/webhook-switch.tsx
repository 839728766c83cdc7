import { useTranslations } from 'use-intl'
import { type WebhookTiming, webhookTimings } from '#domain/demo/demo-bank.ts'

interface Props {
  readonly chosen: WebhookTiming
  readonly choose: (manner: WebhookTiming) => void
}

/** How the shop hears of it: to see what it does when a bank is late, repeats itself or forgets. */
export function WebhookSwitch({ chosen, choose }: Props) {
  const t = useTranslations('demoBank.webhook')
  return (
    <details className="bank-webhook">
      <summary>{t('title')}</summary>
      <fieldset>
        <legend>{t('text')}</legend>
        {webhookTimings.map((manner) => (
          <label key={manner}>
            <input
              className="rd"
              type="radio"
              name="webhook"
              checked={manner === chosen}
              onChange={() => choose(manner)}
            />
            {t(`manners.${manner}`)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
