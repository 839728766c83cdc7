import { useTranslations } from 'use-intl'
import { pathOf } from '#site/links.ts'
import { MailEntries } from '#web/demo/mail-entries.tsx'
import { MailView } from '#web/demo/mail-view.tsx'
import { useChosenMail } from '#web/demo/use-chosen-mail.ts'
import { useDemoMails } from '#web/demo/use-demo-mails.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The letter box of the demo: all that the shop mailed, and one of them as a person would read it. */
export function Mailbox() {
  const t = useTranslations('demoMailbox')
  const { mails, isUnreachable } = useDemoMails()
  const chosenId = useChosenMail()
  const chosen = mails?.find(({ id }) => id === chosenId)
  const shown = chosen ?? mails?.[0]

  return (
    <div className="mailbox" data-view={chosen ? 'mail' : 'list'} aria-busy={mails === undefined}>
      {isUnreachable && (
        <p className="note err" role="alert">
          <Icon name="warn" />
          <span>{t('unreachable')}</span>
        </p>
      )}
      <p className="vh" role="status">
        {mails && t('count', { count: mails.length })}
      </p>
      {mails === undefined && <Waiting />}
      {mails?.length === 0 && <Empty />}
      {mails && shown && (
        <div className="mailbox-panes">
          <MailEntries mails={mails} shownId={shown.id} />
          <MailView key={shown.id} mail={shown} isChosen={chosen !== undefined} />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="mailbox-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

function Empty() {
  const t = useTranslations('demoMailbox')
  return (
    <div className="mailbox-empty">
      <h2>{t('emptyTitle')}</h2>
      <p className="lead">{t('emptyText')}</p>
      <a className="btn btn-s" href={pathOf('register', pageLocale())}>
        {t('emptyAction')}
      </a>
    </div>
  )
}
