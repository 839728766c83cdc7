import { useTranslations } from 'use-intl'
import type { DemoMailEntry } from '#contract/demo/demo-mail.ts'
import { momentOf } from '#web/demo/moment.ts'
import { mailAnchor } from '#web/demo/use-chosen-mail.ts'
import { pageLocale } from '#web/page-locale.ts'

interface Props {
  readonly mails: readonly DemoMailEntry[]
  readonly shownId: string
}

export function MailEntries({ mails, shownId }: Props) {
  const t = useTranslations('demoMailbox')
  return (
    <nav className="mailbox-list" aria-label={t('list')}>
      <ol>
        {mails.map(({ id, subject, to, preview, receivedAt }) => (
          <li key={id}>
            <a href={mailAnchor(id)} aria-current={id === shownId ? 'true' : undefined}>
              <span className="to">
                <span>{to}</span>
                <time dateTime={receivedAt}>{momentOf(receivedAt, pageLocale(), 'short')}</time>
              </span>
              <strong>{subject}</strong>
              <span className="preview">{preview}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
