import { useTranslations } from 'use-intl'
import { FormNote } from './form-note.tsx'

interface Props {
  readonly text: string
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** A failed request, with a button to retry. */
export function RetryNote({ text, isBusy, onRetry }: Props) {
  const t = useTranslations('common')
  return (
    <FormNote>
      {text}{' '}
      <button type="button" className="button button-text" aria-disabled={isBusy} onClick={onRetry}>
        {t('retry')}
      </button>
    </FormNote>
  )
}
