import { useTranslations } from 'use-intl'
import { FormNote } from '#web/ui/form-note.tsx'

interface Props {
  readonly text: string
  readonly onRetry: () => void
}

/** A failed request, with a button to retry. */
export function FailedNote({ text, onRetry }: Props) {
  const t = useTranslations('common')
  return (
    <FormNote>
      {text}{' '}
      <button type="button" className="btn btn-t" onClick={onRetry}>
        {t('retry')}
      </button>
    </FormNote>
  )
}
