import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import type { NewFeedback } from '#features/support/schema/article-feedback.ts'
import { feedbackAnchors, feedbackPath, maxRemarkLength } from '#core/support/article-feedback.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { Field } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export interface ArticleFeedbackProps {
  readonly article: string
  readonly locale: SiteLocale
}

type Stage = 'asked' | 'helped' | 'missed' | 'told'

/** Asks whether an article helped and, if not, why. The first question works without script. */
export function ArticleFeedback({ article, locale }: ArticleFeedbackProps) {
  const t = useTranslations('articleFeedback')
  const [stage, setStage] = useState<Stage>('asked')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [remark, setRemark] = useState('')
  const message = useRef<HTMLParagraphElement>(null)

  // The pressed button is gone, so the focus moves to its replacement.
  useFocusOn(message, stage !== 'asked' && stage)

  async function send(answer: { readonly helpful?: boolean; readonly remark?: string }, next: Stage): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const isTaken = await sendFeedback({ article, locale, ...answer })
    setBusy(false)
    setFailed(!isTaken)
    if (isTaken) setStage(next)
  }

  function handleAnswer(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const helpful = submitter instanceof HTMLButtonElement && submitter.value === 'true'
    void send({ helpful }, helpful ? 'helped' : 'missed')
  }

  function handleRemark(event: SubmitEvent): void {
    event.preventDefault()
    if (remark.trim() === '') message.current?.focus()
    else void send({ remark }, 'told')
  }

  return (
    <section className="feedback" aria-label={t('question')}>
      {stage === 'asked' && (
        <>
          <form action={`${feedbackPath}?article=${article}&language=${locale}`} method="post" onSubmit={handleAnswer}>
            <input type="hidden" name="article" value={article} />
            <input type="hidden" name="locale" value={locale} />
            <p className="heading-3">{t('question')}</p>
            <div className="actions">
              <button className="button button-secondary" name="helpful" value="true">
                {t('yes')}
              </button>
              <button className="button button-secondary" name="helpful" value="false">
                {t('no')}
              </button>
            </div>
          </form>
          <p className="thanks" id={feedbackAnchors.sent}>
            {t('thanks')}
          </p>
          <p className="refused" id={feedbackAnchors.refused}>
            {t('failed')}
          </p>
        </>
      )}
      {stage !== 'asked' && (
        <p className="heading-3" ref={message} tabIndex={-1}>
          {t(stage === 'told' ? 'thanks' : stage)}
        </p>
      )}
      {stage === 'missed' && (
        <form className="short-form" noValidate onSubmit={handleRemark}>
          <Field label={t('remark')} help={t('remarkHelp')}>
            {(links) => (
              <textarea
                {...links}
                rows={4}
                maxLength={maxRemarkLength}
                value={remark}
                onChange={(event) => setRemark(event.target.value)}
              />
            )}
          </Field>
          <div className="actions">
            <SubmitButton isBusy={isBusy}>{t('send')}</SubmitButton>
          </div>
        </form>
      )}
      <p role="status" className="failed">
        {hasFailed && t('failed')}
      </p>
    </section>
  )
}

/** @returns whether the server accepted the feedback */
async function sendFeedback(feedback: NewFeedback): Promise<boolean> {
  try {
    const response = await fetch(feedbackPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
    })
    return response.ok
  } catch {
    return false
  }
}
