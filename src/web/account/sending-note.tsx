import { useTranslations } from 'use-intl'
import type { Refusal } from '#web/api/account-calls.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { withArticle } from '#web/ui/with-article.tsx'

/** Why a form could not be sent. Its input is kept. */
export function SendingNote({ refusal }: { readonly refusal: Refusal }) {
  const t = useTranslations('registration')
  const problems = useTranslations('problems')
  if (refusal.status === 429) return <FormNote>{withArticle(problems('rate_limited'), 'rate_limited')}</FormNote>
  if (refusal.status === 403)
    return <FormNote>{withArticle(problems('reauthentication_required'), 'reauthentication_required')}</FormNote>
  if (refusal.status === 422) return <FormNote>{problems('validation_failed')}</FormNote>
  return <FormNote>{t(refusal.status === 0 && !navigator.onLine ? 'offline' : 'failed')}</FormNote>
}
